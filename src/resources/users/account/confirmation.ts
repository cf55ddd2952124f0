import {
  endAccountTokens,
  findAccountToken,
  takeAccountToken,
} from '../../../auth/account-tokens.ts';
import { bump } from '../../../database/access-revision.ts';
import type { Database } from '../../../database/database.ts';
import type { UserRow } from '../../../records/user.ts';
import { acceptInvitations } from '../../members/accept-invitations.ts';
import { type EmailRow, lockUser } from '../table.ts';

/** Confirms the address that the token was sent to, and answers whose it is; null when the token is worth nothing. */
export async function confirmByToken(
  db: Database,
  token: string,
  now: Date,
): Promise<UserRow | null> {
  const found = await findAccountToken(db, 'confirmation', token, now);
  if (found === undefined) return null;
  return db.transaction(async (db) => {
    // Before all locks.
    await bump(db);
    const user = await lockUser(db, found.user_id);
    if (user === undefined) return null;
    const taken = await takeAccountToken(db, 'confirmation', token, now);
    if (taken === undefined) return null;
    await confirmAddress(db, user, taken.email_id, now);
    return user;
  });
}

/** To be called in a transaction that holds the user and raises the access revision. */
export async function confirmAddress(
  db: Database,
  user: UserRow,
  emailId: number,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const [email] = await db('emails')
    .where({ id: emailId, user_id: user.id, confirmed_at: null })
    .update({ confirmed_at: at, updated_at: at })
    .returning<Pick<EmailRow, 'email' | 'primary'>[]>(['email', 'primary']);
  if (email === undefined) return;
  await endAccountTokens(db, 'confirmation', { email_id: emailId });
  if (email.primary) {
    await db('users').where('id', user.id).update({ confirmed_at: at, updated_at: at });
  }
  if (user.state === 'active') await acceptInvitations(db, user, [email.email], at);
}
