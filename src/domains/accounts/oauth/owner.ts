import { requireUsableAccount } from '#src/auth/account-state.ts';
import type { Database } from '#src/database/database.ts';
import { Forbidden } from '#src/errors.ts';
import { findUser, type UserRow } from '#src/records/user.ts';
import { OauthRefusal } from './refusal.ts';

/**
 * The user of a code or token, whose account can be used. `now` is ISO 8601.
 * @throws OauthRefusal
 */
export async function findUsableOwner(db: Database, id: number, now: string): Promise<UserRow> {
  const user = await findUser(db, id);
  const expires = user?.password_expires_at ?? null;
  try {
    if (user === undefined) throw new Forbidden();
    const passwordExpiresAt = expires === null ? Infinity : Date.parse(expires);
    requireUsableAccount(user, passwordExpiresAt, Date.parse(now));
    return user;
  } catch (error) {
    if (!(error instanceof Forbidden)) throw error;
    throw new OauthRefusal('invalid_grant', 'The account of the user cannot be used.');
  }
}
