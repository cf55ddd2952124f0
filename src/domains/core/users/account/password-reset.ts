import { findAccountToken, redeemAccountToken } from '#src/auth/account-tokens.ts';
import { digestPassword } from '#src/auth/passwords.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { audit, toAuditedUser } from '#src/domain-events/audited.ts';
import type { UserRow } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { lockUser, updateUser } from '../table.ts';
import { findChosenPasswordErrors } from './common-passwords.ts';
import { confirmAddress } from './confirmation.ts';
import { endOldPassword } from './passwords.ts';

type Outcome =
  | { readonly changed: UserRow }
  /** The token still holds: another password may do. */
  | { readonly errors: readonly string[] }
  /** The token is worth nothing. */
  | null;

/** Sets the password of the user to whom the token was sent, and marks their address as proven. */
export async function resetPassword(
  db: Database,
  token: string,
  password: string,
  now: Date,
): Promise<Outcome> {
  const found = await findAccountToken(db, 'password_reset', token, now);
  if (found === undefined) return null;
  const { minimum_password_length } = await loadCurrentSettings(db);
  const errors = await findChosenPasswordErrors(password, minimum_password_length);
  if (errors.length > 0) return { errors };
  // The digest takes a while, so it is computed before any lock.
  const password_digest = await digestPassword(password);
  return db.transaction(async (db) => {
    // The access revision is raised before any other lock is taken.
    await bump(db);
    const user = await lockUser(db, found.user_id);
    if (user === undefined) return null;
    const taken = await redeemAccountToken(db, 'password_reset', token, now);
    if (taken === undefined) return null;
    const at = now.toISOString();
    const changes = { password_digest, password_expires_at: null };
    const changed = await updateUser(db, user, changes, at);
    await confirmAddress(db, changed, taken.email_id, now);
    await endOldPassword(db, { user: changed, byAdministrator: false, now: at });
    const doing = { actor: { user: changed }, now: at };
    await audit(db, toAuditedUser(user), { change: 'password' }, doing);
    return { changed };
  });
}
