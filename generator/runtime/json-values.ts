/** Bodies in JSON, of operations that read them by the standard: nothing is taken for something else. */
import type { Decoder } from './decode.ts';
import { LongText } from './long-text.ts';
import { isTree, type RawValue } from './raw.ts';

/** The value as it came, where long texts become strings as far as a string may go. */
export const value: Decoder<RawValue> = (raw) => withStrings(raw);

function withStrings(raw: RawValue | undefined): RawValue | undefined {
  if (typeof raw !== 'object' || raw === null) return raw;
  if (raw instanceof LongText) return raw.whole ?? raw;
  if (Array.isArray(raw)) {
    const list = raw as RawValue[];
    for (let index = 0; index < list.length; index += 1) putString(list, index);
  } else if (isTree(raw)) {
    for (const key in raw) putString(raw, key);
  }
  return raw;
}

function putString<Key extends string | number>(container: Record<Key, RawValue>, key: Key): void {
  const member = container[key];
  if (typeof member !== 'object' || member === null) return;
  const read = withStrings(member);
  if (read !== undefined && read !== member) container[key] = read;
}
