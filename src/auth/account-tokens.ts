import { randomBytes } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { hourMs } from '#src/units.ts';
import { digestToken } from './tokens.ts';

/** Actions of a user who has proved that they read the mail of an address. */
export type AccountTokenPurpose = 'confirmation' | 'password_reset';

/** Milliseconds. */
export const accountTokenLifetime: Readonly<Record<AccountTokenPurpose, number>> = {
  confirmation: 72 * hourMs,
  password_reset: 6 * hourMs,
};

/** A token that holds, with the address that it was sent to. */
export interface AccountToken {
  readonly id: number;
  readonly user_id: number;
  readonly email_id: number;
}

/** Creates a token for a mail to an address of the user; null if the address no longer belongs to the user. */
export async function createAccountToken(
  db: Database,
  purpose: AccountTokenPurpose,
  { userId, email }: { readonly userId: number; readonly email: string },
  now: Date,
): Promise<string | null> {
  const address = await db('emails')
    .where({ user_id: userId, email_key: fold(email) })
    .first<{ id: number } | undefined>('id');
  if (address === undefined) return null;
  const token = randomBytes(32).toString('base64url');
  await db('account_tokens').insert({
    user_id: userId,
    email_id: address.id,
    purpose,
    digest: digestToken(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + accountTokenLifetime[purpose]).toISOString(),
  });
  return token;
}

const selectToken = (db: Database, purpose: AccountTokenPurpose, token: string, now: Date) =>
  db('account_tokens')
    .where({ purpose, digest: digestToken(token) })
    .where('expires_at', '>', now.toISOString());

/** Undefined for a used, expired or unknown token. */
export async function findAccountToken(
  db: Database,
  purpose: AccountTokenPurpose,
  token: string,
  now: Date,
): Promise<AccountToken | undefined> {
  return selectToken(db, purpose, token, now).first<AccountToken | undefined>(
    'id',
    'user_id',
    'email_id',
  );
}

/** Redeems the token in the transaction of its effect: only one of several simultaneous requests succeeds. */
export async function redeemAccountToken(
  db: Database,
  purpose: AccountTokenPurpose,
  token: string,
  now: Date,
): Promise<AccountToken | undefined> {
  const [taken] = await selectToken(db, purpose, token, now)
    .delete()
    .returning<AccountToken[]>(['id', 'user_id', 'email_id']);
  return taken;
}

/** Makes worthless all that was sent for the purpose and not used. */
export async function endAccountTokens(
  db: Database,
  purpose: AccountTokenPurpose,
  where: { readonly user_id: number } | { readonly email_id: number },
): Promise<void> {
  await db('account_tokens')
    .where({ purpose, ...where })
    .delete();
}
