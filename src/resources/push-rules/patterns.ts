import type { UpdatePushRule } from '../../../generated/push-rules/types.ts';
import { BadRequest } from '../../errors.ts';
import { isRe2 } from '../../patterns.ts';

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
