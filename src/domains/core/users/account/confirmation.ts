import {
  endAccountTokens,
  findAccountToken,
  redeemAccountToken,
} from '#src/auth/account-tokens.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { UserRow } from '#src/records/user.ts';
import { acceptInvitations } from '#src/domains/core/members/accept-invitations.ts';
import { addressAdded } from '../events.ts';
import { type EmailRow, lockUser, updateUser } from '../table.ts';
import { changePrimaryEmail } from './addresses.ts';

/** Confirms the address that the token was sent to, and answers whose it is; null when the token is worth nothing. */
export async function confirmByToken(
  db: Database,
  token: string,
  now: Date,
): Promise<UserRow | null> {
  const found = await findAccountToken(db, 'confirmation', token, now);
  if (found === undefined) return null;
  return db.transaction(async (db) => {
    // The access revision is raised before any other lock is taken.
    await bump(db);
    const user = await lockUser(db, found.user_id);
    if (user === undefined) return null;
    const taken = await redeemAccountToken(db, 'confirmation', token, now);
    if (taken === undefined) return null;
    await confirmAddress(db, user, taken.email_id, now);
    return user;
  });
}

/**
 * Confirms an address, which may then be used, and may become the primary one. Callers run it in a transaction that
 * locks the user and raises the access revision.
 */
export async function confirmAddress(
  db: Database,
  user: UserRow,
  emailId: number,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const [email] = await db('emails')
    .where({ id: emailId, user_id: user.id, proven_at: null })
    .update({
      proven_at: at,
      confirmed_at: db.raw('coalesce(confirmed_at, ?)', [at]),
      updated_at: at,
    })
    .returning<Confirmed[]>(['email', 'primary', 'becomes_primary', 'confirmed_at']);
  if (email === undefined) return;
  await endAccountTokens(db, 'confirmation', { email_id: emailId });
  if (email.primary) {
    const { confirmed_at } = email;
    await db('users').where('id', user.id).update({ confirmed_at, updated_at: at });
  }
  if (email.becomes_primary) await replacePrimary(db, user, email.email, now);
  if (user.state === 'active') await acceptInvitations(db, user, [email.email], at);
}

type Confirmed = Pick<EmailRow, 'email' | 'primary' | 'becomes_primary' | 'confirmed_at'>;

async function replacePrimary(db: Database, user: UserRow, email: string, now: Date) {
  const at = now.toISOString();
  const { confirmed_at } = await changePrimaryEmail(db, user, email, { vouched: false, now: at });
  await updateUser(db, user, { email, confirmed_at }, at);
  await publish(db, addressAdded({ user, email, confirmed: true, primary: true, at: now }));
}
