import { randomBytes } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { digestToken } from './tokens.ts';

/** Sign-in after the password and before the second factor. */
export interface HalfSignIn {
  readonly user_id: number;
  readonly remembered: boolean;
  readonly return_to: string;
  /** Number of tries, including the current one. */
  readonly tries: number;
}

/** Seconds to enter the code. */
export const halfSignInSeconds = 300;
export const maxTries = 5;

/** Answers its identifier, which only the cookie of the visitor holds. */
export async function startHalfSignIn(
  db: Database,
  half: Omit<HalfSignIn, 'tries'>,
  now: Date,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + halfSignInSeconds * 1_000).toISOString();
  await db('half_sign_ins').insert({ ...half, digest: digestToken(id), expires_at });
  return id;
}

const selectLive = (db: Database, id: string, now: Date) =>
  db<HalfSignIn>('half_sign_ins')
    .where('digest', digestToken(id))
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', maxTries);

/** Undefined for an unknown or expired sign-in, and after too many wrong codes. */
export async function findHalfSignIn(
  db: Database,
  id: string,
  now: Date,
): Promise<Pick<HalfSignIn, 'return_to'> | undefined> {
  return selectLive(db, id, now).first('return_to');
}

/** Finds a half sign-in and counts a try, before the code is looked at. */
export async function tryHalfSignIn(
  db: Database,
  id: string,
  now: Date,
): Promise<HalfSignIn | undefined> {
  const [half] = await selectLive(db, id, now)
    .increment('tries')
    .returning<HalfSignIn[]>(['user_id', 'remembered', 'return_to', 'tries']);
  return half;
}

/** False if the sign-in had already ended. */
export async function endHalfSignIn(db: Database, id: string): Promise<boolean> {
  return Number(await db('half_sign_ins').where('digest', digestToken(id)).delete()) > 0;
}
