import type { UpdatePushRule } from '../../../generated/push-rules/types.ts';
import { BadRequest } from '../../errors.ts';

const patterns = [
  'commit_message_regex',
  'commit_message_negative_regex',
  'branch_name_regex',
  'author_email_regex',
  'file_name_regex',
] as const;

/** Throws `BadRequest` with the names of the patterns that cannot be read. */
export function checkPatterns(body: UpdatePushRule): void {
  const broken = patterns.filter((name) => !isRe2(body[name] ?? ''));
  if (broken.length === 0) return;
  throw new BadRequest(Object.fromEntries(broken.map((name) => [name, ['is invalid']])));
}

/** What our own engine knows and re2 refuses, because no linear engine can match it. */
const neverLinear = /\(\?(?:=|!|<=|<!|>)|\\[1-9]|\\k[<{]/;

/**
 * Whether a text is a regular expression in the syntax of re2. It is only read, never matched: the words of re2 that
 * our own engine does not know are put into its words first.
 */
export function isRe2(text: string): boolean {
  // Two backslashes are a sign like any other; what follows them is not escaped.
  const plain = text.replaceAll('\\\\', '_').replace(/\\Q[\s\S]*?(?:\\E|$)/g, 'q');
  if (neverLinear.test(plain)) return false;
  const known = plain
    .replaceAll('(?P<', '(?<')
    .replace(/\(\?(?:[imsU]+(?:-[imsU]+)?|-[imsU]+)(?=[):])/g, '(?:')
    .replaceAll('(?:)', '')
    .replace(/\[:\^?[a-z]+:\]/g, 'a-z');
  try {
    new RegExp(known);
    return true;
  } catch {
    return false;
  }
}
