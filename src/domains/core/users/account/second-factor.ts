import { endOtherSessions } from '#src/auth/own-sessions.ts';
import { revokePasswordTokens } from '#src/auth/oauth-tokens.ts';
import { createRecoveryCodes, readCode, findCodeStep } from '#src/auth/one-time-codes.ts';
import { digestToken } from '#src/auth/tokens.ts';
import { bump } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import { audit, toAuditedUser } from '#src/domain-events/audited.ts';
import { BadRequest } from '#src/errors.ts';
import { lockExistingUser } from '../table.ts';

interface Owner {
  readonly id: number;
}

const formatSealPurpose = ({ id }: Owner) => `second_factors.secret:${id}`;

/** Encrypts an offered secret, so that clients can return it but not create one. */
export const sealOffer = (db: Database, user: Owner, secret: string) =>
  seal(db, secret, formatSealPurpose(user));

/** @throws BadRequest for what was not offered to this user */
export function openOffer(db: Database, user: Owner, offer: string): string {
  try {
    return unseal(db, offer, formatSealPurpose(user));
  } catch {
    throw new BadRequest('Load the page again, and scan the new picture.');
  }
}

interface SetUp {
  readonly secret: string;
  /** The code that the app of the user shows now. */
  readonly code: string;
  readonly sessionId: string;
  readonly now: Date;
}

/**
 * Enables two-factor authentication, and returns the recovery codes, which are shown only once. Ends all other
 * sessions of the user, and tokens obtained with the password alone.
 * @throws BadRequest for a wrong code, and when there is a second factor already
 */
export async function setUpTwoFactor(
  db: Database,
  user: Owner,
  { secret, code, sessionId, now }: SetUp,
): Promise<readonly string[]> {
  const step = findCodeStep(secret, readCode(code), now);
  if (step === null) throw new BadRequest({ code: ['is wrong, or too old: enter the next one'] });
  return db.transaction(async (db) => {
    await bump(db);
    const locked = await lockExistingUser(db, user.id);
    if (locked.two_factor_enabled) throw new BadRequest('Two-factor authentication is on already.');
    const created_at = now.toISOString();
    await db('second_factors').where('user_id', user.id).delete();
    await db('second_factors').insert({
      user_id: user.id,
      secret: seal(db, secret, formatSealPurpose(user)),
      last_step: step,
      created_at,
    });
    await db('users')
      .where('id', user.id)
      .update({ two_factor_enabled: true, two_factor_wanted_since: null, updated_at: created_at });
    await endOtherSessions(db, user, sessionId);
    await revokePasswordTokens(db, user, created_at);
    const doing = { actor: { user: locked }, now: created_at };
    await audit(db, toAuditedUser(user), { add: 'two_factor' }, doing);
    return replaceRecoveryCodes(db, user);
  });
}

/**
 * Replaces the recovery codes.
 * @throws BadRequest for whoever has no second factor that they could stand in for
 */
export function replaceRecoveryCodes(db: Database, user: Owner): Promise<readonly string[]> {
  return db.transaction(async (db) => {
    const { two_factor_enabled: enabled } = await lockExistingUser(db, user.id);
    if (!enabled) throw new BadRequest('Two-factor authentication is off.');
    const codes = createRecoveryCodes();
    await db('recovery_codes').where('user_id', user.id).delete();
    await db('recovery_codes').insert(
      codes.map((code) => ({ user_id: user.id, digest: digestToken(readCode(code)) })),
    );
    return codes;
  });
}

export async function countRecoveryCodes(db: Database, user: Owner): Promise<number> {
  const rows = await db('recovery_codes').where('user_id', user.id).select('id');
  return rows.length;
}

/**
 * Tells whether the code is valid: one of the user's app, or a recovery code. Each is accepted once, even by
 * concurrent requests.
 */
export async function takeSecondFactor(
  db: Database,
  user: Owner,
  text: string,
  now: Date,
): Promise<boolean> {
  const code = readCode(text);
  const taken = await db('recovery_codes')
    .where({ user_id: user.id, digest: digestToken(code) })
    .delete();
  if (Number(taken) > 0) return true;
  const factor = await db<{ secret: string }>('second_factors')
    .where('user_id', user.id)
    .first('secret');
  if (factor === undefined) return false;
  const step = findCodeStep(unseal(db, factor.secret, formatSealPurpose(user)), code, now);
  if (step === null) return false;
  const noted = await db('second_factors')
    .where('user_id', user.id)
    .where('last_step', '<', step)
    .update({ last_step: step });
  return Number(noted) > 0;
}
