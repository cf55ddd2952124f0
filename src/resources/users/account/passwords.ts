import { endAccountTokens } from '../../../auth/account-tokens.ts';
import { endAuthorizationsOf } from '../../../auth/oauth-tokens.ts';
import { endSessionsOf } from '../../../auth/sessions.ts';
import type { Database } from '../../../database/database.ts';
import { publish } from '../../../domain-events/publish.ts';
import type { UserRow } from '../../../records/user.ts';
import { passwordChanged } from '../events.ts';

interface PasswordChange {
  readonly user: UserRow;
  readonly byAdministrator: boolean;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * To be called in the transaction that gives a user another password, which raises the access revision: whoever knows
 * the old one, was let in with it, or holds the link of a mail, has nothing of it any more.
 */
export async function endOldPassword(
  db: Database,
  { user, byAdministrator, now }: PasswordChange,
): Promise<void> {
  await endSessionsOf(db, [user.id]);
  await endAuthorizationsOf(db, [user.id], now);
  await endAccountTokens(db, 'password_reset', { user_id: user.id });
  await publish(db, passwordChanged({ user, byAdministrator, at: new Date(now) }));
}
