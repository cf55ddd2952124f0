/** Values of JSON as decoders hand them on. */
import { LongText } from './long-text.ts';
import { isTree, type RawValue } from './raw.ts';

/** Converts texts of large bodies to strings in place; `otherwise` handles those that are too long. */
export function withStrings(
  raw: RawValue,
  otherwise: (text: LongText) => LongText | undefined,
): RawValue | undefined {
  if (raw instanceof LongText) return raw.whole ?? otherwise(raw);
  // Entries of a long list would need several times the memory of the list.
  if (Array.isArray(raw)) {
    const list = raw as RawValue[];
    for (let index = 0; index < list.length; index += 1) {
      if (!putString(list, index, otherwise)) return undefined;
    }
  } else if (isTree(raw)) {
    for (const key in raw) if (!putString(raw, key, otherwise)) return undefined;
  }
  return raw;
}

/** Tells whether the member was readable. */
function putString<Key extends string | number>(
  container: Record<Key, RawValue>,
  key: Key,
  otherwise: (text: LongText) => LongText | undefined,
): boolean {
  const value = container[key];
  if (typeof value !== 'object' || value === null) return true;
  const read = withStrings(value, otherwise);
  if (read === undefined) return false;
  if (read !== value) container[key] = read;
  return true;
}
