import type { UpdatePushRule } from '#generated/push-rules/types.ts';
import { type AttributeErrors, BadRequest } from '#src/errors.ts';
import { isRe2 } from '#src/patterns/patterns.ts';
import { findLengthErrors } from '#src/text/text-errors.ts';

/** Maximum characters of each pattern. */
const patterns = {
  commit_message_regex: 511,
  commit_message_negative_regex: 2047,
  branch_name_regex: 511,
  author_email_regex: 511,
  file_name_regex: 511,
} as const;

/** Throws `BadRequest` with the faults of rules. */
export function checkRules(body: UpdatePushRule): void {
  const errors: Record<string, string[]> = {};
  for (const [name, longest] of Object.entries(patterns)) {
    const pattern = body[name as keyof typeof patterns] ?? '';
    const tooLong = findLengthErrors(pattern, longest);
    if (tooLong.length > 0) errors[name] = tooLong;
    else if (!isRe2(pattern)) errors[name] = ['is invalid'];
  }
  if ((body.max_file_size ?? 0) < 0) {
    errors['max_file_size'] = ['must be greater than or equal to 0'];
  }
  if (Object.keys(errors).length > 0) throw new BadRequest(errors satisfies AttributeErrors);
}
