import { type HalfSignIn, startHalfSignIn } from '#src/auth/half-sign-ins.ts';
import { createSession, type NewSession } from '#src/auth/sessions.ts';
import type { SigningIn } from '#src/auth/password-login.ts';
import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { publish } from '#src/domain-events/publish.ts';
import { Unauthorized } from '#src/errors.ts';
import { toNetwork } from '#src/limits/caller-key.ts';
import type { UserRow } from '#src/records/user.ts';
import { userSignedIn } from '../events.ts';
import { lockUser } from '../table.ts';
import { changeState, stateChanges } from './states.ts';

interface Arrival {
  readonly now: Date;
  readonly ip: string;
  readonly userAgent: string;
  /** True if the browser keeps the session after it is closed. */
  readonly remembered: boolean;
}

/**
 * Starts a session for an authenticated user, and activates a deactivated account.
 * @throws Unauthorized when the account, its password or its second factor changed meanwhile
 */
export async function signIn(
  db: Database,
  { user, digest }: SigningIn,
  { now, ip, userAgent, remembered }: Arrival,
): Promise<NewSession> {
  const at = now.toISOString();
  if (user.state === 'deactivated') {
    await changeState(db, user.id, stateChanges.activate, { actor: user, now: at });
  }
  return db.transaction(async (db) => {
    const locked = await lockWithPassword(db, { user, digest });
    if (locked.state !== 'active') throw new Unauthorized();
    await db('users')
      .where('id', user.id)
      .update({
        sign_in_count: locked.sign_in_count + 1,
        last_sign_in_at: locked.current_sign_in_at,
        last_sign_in_ip: locked.current_sign_in_ip,
        current_sign_in_at: at,
        current_sign_in_ip: ip,
        last_activity_on: toDay(at),
      });
    const fromUnknownNetwork = await isUnknownNetwork(db, locked, ip);
    const facts = { user: locked, ip, userAgent, fromUnknownNetwork, at: now };
    await publish(db, userSignedIn(facts));
    return createSession(db, user, now, { remembered, userAgent, ip });
  });
}

/**
 * Holds the user until the transaction ends.
 * @throws Unauthorized when the account is gone, its password changed meanwhile, or the second factor was switched on
 * or off: to look at a password takes a while, in which whoever has it would do without the code
 */
export async function lockWithPassword(
  db: Database,
  { user: { id, two_factor_enabled: needsSecondFactor }, digest }: SigningIn,
): Promise<UserRow> {
  const locked = await lockUser(db, id);
  const stored = await db('users').where({ id }).first('password_digest');
  if (locked === undefined || stored?.password_digest !== digest) throw new Unauthorized();
  if (locked.two_factor_enabled !== needsSecondFactor) throw new Unauthorized();
  return locked;
}

/**
 * Starts the sign-in of a user who still needs the second factor.
 * @throws Unauthorized as `lockWithPassword` does
 */
export function signInHalf(
  db: Database,
  who: SigningIn,
  half: Pick<HalfSignIn, 'remembered' | 'return_to'>,
  now: Date,
): Promise<string> {
  return db.transaction(async (db) => {
    const { id } = await lockWithPassword(db, who);
    return startHalfSignIn(db, { ...half, user_id: id }, now);
  });
}

/** Never for the first sign-in: there is nothing to compare it with. */
async function isUnknownNetwork(db: Database, user: UserRow, ip: string): Promise<boolean> {
  if (user.sign_in_count === 0) return false;
  const sessions = await db('sessions')
    .where('user_id', user.id)
    .orderBy('id', 'desc')
    .limit(100)
    .pluck<string[]>('ip');
  const seen = [user.current_sign_in_ip, user.last_sign_in_ip, ...sessions];
  const network = toNetwork(ip);
  return !seen.some((each) => each !== null && each !== '' && toNetwork(each) === network);
}
