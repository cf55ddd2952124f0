import { RE2JS } from 're2js';
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

/** Whether a text is a regular expression in the syntax of re2. */
export function isRe2(text: string): boolean {
  try {
    RE2JS.compile(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a regular expression finds anything in a text, in time that grows with the text only. */
export function matchesPattern(pattern: string, text: string): boolean {
  return RE2JS.compile(pattern, RE2JS.MULTILINE).test(text);
}

/** The same; what is stored but cannot be read as a regular expression finds nothing. */
export function matchesIfPattern(pattern: string, text: string): boolean {
  return isRe2(pattern) && matchesPattern(pattern, text);
}
