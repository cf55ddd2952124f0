import { endAccountTokens } from '#src/auth/account-tokens.ts';
import { revokeAuthorizations } from '#src/auth/oauth-tokens.ts';
import { endOtherSessions } from '#src/auth/own-sessions.ts';
import { endUserSessions } from '#src/auth/sessions.ts';
import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { UserRow } from '#src/records/user.ts';
import { passwordChanged } from '../events.ts';

interface PasswordChange {
  readonly user: UserRow;
  readonly byAdministrator: boolean;
  /** The identifier of the session that stays: of the user who changes it. */
  readonly keptSession?: string;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Ends everything that the old password gave: sessions, authorizations, and links in mails. Callers run it in the
 * transaction that stores the new password, which raises the access revision.
 */
export async function endOldPassword(
  db: Database,
  { user, byAdministrator, keptSession, now }: PasswordChange,
): Promise<void> {
  if (keptSession === undefined) await endUserSessions(db, [user.id]);
  else await endOtherSessions(db, user, keptSession);
  await revokeAuthorizations(db, [user.id], now);
  await endAccountTokens(db, 'password_reset', { user_id: user.id });
  await publish(db, passwordChanged({ user, byAdministrator, at: new Date(now) }));
}
