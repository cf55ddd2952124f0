import { hoursOfGrace } from '../../../auth/second-factor.ts';
import { changeAccess } from '../../../database/access-revision.ts';
import type { Database } from '../../../database/database.ts';
import { BadRequest } from '../../../errors.ts';

/** Throws `BadRequest` when none is set up. */
export async function disableTwoFactor(db: Database, id: number, now: string): Promise<void> {
  await changeAccess(db, async (db) => {
    const changed = await db('users')
      .where({ id, two_factor_enabled: true })
      .update({ two_factor_enabled: false, updated_at: now });
    if (changed === 0) {
      throw new BadRequest(
        '400 Bad request - Two-factor authentication is not enabled for this user',
      );
    }
    await db('second_factors').where('user_id', id).delete();
    await db('recovery_codes').where('user_id', id).delete();
    await db('half_sign_ins').where('user_id', id).delete();
  });
}

/**
 * The same for users themselves. Whoever is asked for a second factor keeps it: without one their time of grace would
 * begin anew.
 * @throws BadRequest likewise, and where it is asked for
 */
export async function disableOwnTwoFactor(db: Database, id: number, now: Date): Promise<void> {
  if ((await hoursOfGrace(db, id, now)) !== null) {
    throw new BadRequest('Two-factor authentication is asked of you: it stays on.');
  }
  await disableTwoFactor(db, id, now.toISOString());
}
