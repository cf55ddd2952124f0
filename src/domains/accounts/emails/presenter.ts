import type { Email } from '#generated/emails/types.ts';
import type { EmailRow } from '#src/domains/core/users/table.ts';

export function presentEmail({ id, email, confirmed_at }: EmailRow): Email {
  return { id, email, confirmed_at };
}
