import { findGraceHours } from '#src/auth/second-factor.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { audit, toAuditedUser, type Doing } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import { BadRequest } from '#src/errors.ts';
import { findUser } from '#src/records/user.ts';
import { secondFactorRemoved } from '../events.ts';

type Person = NonNullable<Doing['actor']>['user'];

/** Throws `BadRequest` when none is set up. */
export async function disableTwoFactor(db: Database, id: number, doing: Doing): Promise<void> {
  await changeAccess(db, async (db) => {
    const changed = await db('users')
      .where({ id, two_factor_enabled: true })
      .update({ two_factor_enabled: false, updated_at: doing.now });
    if (changed === 0) {
      throw new BadRequest(
        '400 Bad request - Two-factor authentication is not enabled for this user',
      );
    }
    await db('second_factors').where('user_id', id).delete();
    await db('recovery_codes').where('user_id', id).delete();
    await db('half_sign_ins').where('user_id', id).delete();
    await audit(db, toAuditedUser({ id }), { remove: 'two_factor' }, doing);
    const user = await findUser(db, id);
    if (user === undefined) return;
    const byAdministrator = doing.actor?.user.id !== id;
    await publish(db, secondFactorRemoved({ user, byAdministrator, at: new Date(doing.now) }));
  });
}

/**
 * Disables two-factor authentication on the user's own request. Users who must have it keep it, since their grace
 * period would start again.
 * @throws BadRequest likewise, and where it is asked for
 */
export async function disableOwnTwoFactor(db: Database, user: Person, now: Date): Promise<void> {
  if ((await findGraceHours(db, user.id, now)) !== null) {
    throw new BadRequest('Two-factor authentication is required: it stays on.');
  }
  await disableTwoFactor(db, user.id, { actor: { user }, now: now.toISOString() });
}
