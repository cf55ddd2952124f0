import { digestPassword } from '#src/auth/passwords.ts';
import { renewSession } from '#src/auth/sessions.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { audit, toAuditedUser } from '#src/domain-events/audited.ts';
import { BadRequest, Unauthorized } from '#src/errors.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { lockExistingUser } from '../table.ts';
import { findChosenPasswordErrors } from './common-passwords.ts';
import { endOldPassword } from './passwords.ts';

interface PasswordChange {
  readonly current: string;
  /** The digest of the current one, which was confirmed. */
  readonly digest: string;
  readonly password: string;
  readonly confirmation: string;
  /** The session of the request: the only one that stays, with a new identifier. */
  readonly sessionId: string;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Sets the password that a user chose, and renews the id of their session. Ends all other sessions, and applications
 * must be authorized again.
 * @throws BadRequest with what is wrong with it
 * @throws Unauthorized when the password was changed meanwhile
 */
export async function changeOwnPassword(
  db: Database,
  user: { readonly id: number },
  { current, digest, password, confirmation, sessionId, now }: PasswordChange,
): ReturnType<typeof renewSession> {
  const { minimum_password_length: minimum } = await loadCurrentSettings(db);
  const errors = await findChosenPasswordErrors(password, minimum);
  if (errors.length === 0 && password === current) errors.push('is the one that you have');
  if (errors.length > 0) throw new BadRequest({ password: errors });
  if (password !== confirmation) {
    throw new BadRequest({ password_confirmation: ['is not the same as the new password'] });
  }
  const password_digest = await digestPassword(password);
  return db.transaction(async (db) => {
    await bump(db);
    const locked = await lockExistingUser(db, user.id);
    const changed = await db('users')
      .where({ id: user.id, password_digest: digest })
      .update({ password_digest, password_expires_at: null, updated_at: now });
    if (Number(changed) === 0) throw new Unauthorized();
    const byAdministrator = false;
    await endOldPassword(db, { user: locked, byAdministrator, keptSession: sessionId, now });
    const doing = { actor: { user: locked }, now };
    await audit(db, toAuditedUser(user), { change: 'password' }, doing);
    return renewSession(db, sessionId);
  });
}
