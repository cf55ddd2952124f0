import { endUserSessions } from '#src/auth/sessions.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { audit, toAuditedUser, type Doing } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import { Conflict, Forbidden } from '#src/errors.ts';
import { isInternal } from '#src/records/user-types.ts';
import { findUser, type UserRow, type UserState } from '#src/records/user.ts';
import { acceptInvitations } from '#src/domains/core/members/accept-invitations.ts';
import { userApproved, userDeactivated, usersShutOut } from '../events.ts';
import { lockExistingUser } from '../table.ts';
import { loadProvenAddresses } from './addresses.ts';

interface Facts {
  readonly user: UserRow;
  /** The caller. */
  readonly actor: { readonly id: number };
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The state that the user gets; null when there is nothing to do. Throws when the state does not permit it. */
type Change = (facts: Facts) => UserState | null;

/** Days without activity after which an account may be deactivated. */
const dormantAfterDays = 90;

/** Latest activity date of accounts that are dormant today. */
export function computeDormantSince(today: string): string {
  const day = new Date(`${today}T00:00:00.000Z`);
  day.setUTCDate(day.getUTCDate() - dormantAfterDays);
  return toDay(day);
}

const shutOut: ReadonlySet<UserState> = new Set([
  'blocked',
  'ldap_blocked',
  'blocked_pending_approval',
  'banned',
]);

export const stateChanges = {
  block: ({ user, actor }) => {
    if (user.state === 'ldap_blocked') {
      throw new Forbidden('LDAP blocked users cannot be modified by the API');
    }
    if (user.id === actor.id) {
      throw new Forbidden('The API initiating user cannot be blocked by the API');
    }
    // A ban holds more than a block does.
    if (user.state === 'blocked' || user.state === 'banned') return null;
    if (isInternal(user)) throw new Forbidden('An internal user cannot be blocked');
    return 'blocked';
  },

  unblock: ({ user }) => {
    if (user.state === 'ldap_blocked') {
      throw new Forbidden('LDAP blocked users cannot be unblocked by the API');
    }
    if (user.state === 'deactivated') {
      throw new Forbidden('Deactivated users cannot be unblocked by the API');
    }
    if (user.state === 'banned') throw new Forbidden('A banned user must be unbanned');
    if (user.state === 'active') return null;
    return 'active';
  },

  deactivate: ({ user, actor, today }) => {
    if (user.state === 'deactivated') return null;
    if (shutOut.has(user.state)) {
      throw new Forbidden('A blocked user cannot be deactivated by the API');
    }
    if (isInternal(user)) {
      throw new Forbidden('An internal user cannot be deactivated by the API');
    }
    // An administrator may deactivate a user who was never active, but not themselves: the request itself is activity.
    const active =
      user.last_activity_on !== null && user.last_activity_on > computeDormantSince(today);
    if (active || user.id === actor.id) {
      throw new Forbidden(
        `The user you are trying to deactivate has been active in the past ${dormantAfterDays} days and cannot be deactivated`,
      );
    }
    return 'deactivated';
  },

  activate: ({ user }) => {
    if (shutOut.has(user.state)) {
      throw new Forbidden('A blocked user must be unblocked to be activated');
    }
    return 'active';
  },

  ban: ({ user }) => {
    if (isInternal(user)) throw new Forbidden('You cannot ban internal users.');
    if (user.state !== 'active') throw new Forbidden(`You cannot ban ${user.state} users.`);
    return 'banned';
  },

  unban: ({ user }) => {
    if (user.state !== 'banned') throw new Forbidden(`You cannot unban ${user.state} users.`);
    return 'active';
  },

  approve: ({ user }) => {
    if (user.state !== 'blocked_pending_approval') {
      throw new Conflict('The user you are trying to approve is not pending approval');
    }
    return 'active';
  },
} satisfies Readonly<Record<string, Change>>;

interface ByUser {
  readonly actor: NonNullable<Doing['actor']>['user'];
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Changes the state of a user; returns false when `change` had nothing to do. Every process sees it with its next
 * request.
 * @throws NotFound when there is no such user, or not for long
 */
export async function changeState(
  db: Database,
  id: number,
  change: Change,
  { actor, now }: ByUser,
): Promise<boolean> {
  const today = toDay(now);
  // A request without a change changes nothing, not even the access revision.
  const known = await findUser(db, id);
  if (known !== undefined && change({ user: known, actor, today }) === null) return false;
  return changeAccess(db, async (db) => {
    const user = await lockExistingUser(db, id);
    const state = change({ user, actor, today });
    if (state === null) return false;
    if (state === user.state) return true;
    await db('users').where({ id }).update({ state, updated_at: now });
    const told = { change: 'state', from: user.state, to: state };
    await audit(db, toAuditedUser(user), told, { actor: { user: actor }, now });
    if (state !== 'active') {
      await endUserSessions(db, [id]);
      await publish(db, usersShutOut({ ids: [id] }));
    }
    // Accepts invitations to proven addresses of the user from the time of the block.
    else await acceptInvitations(db, user, [...(await loadProvenAddresses(db, user))], now);
    if (state === 'deactivated') {
      await publish(db, userDeactivated({ user, at: new Date(now) }));
    }
    if (change === stateChanges.approve) {
      await publish(db, userApproved({ user, at: new Date(now) }));
    }
    return true;
  });
}
