import type { Knex } from 'knex';
import type { PendingMember } from '#generated/members/types.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { BadRequest, RowNotFound, Unprocessable } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import type { Actor } from '#src/records/actor.ts';
import type { UserState } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { isLastOwner } from './last-owner.ts';
import type { MemberContainer } from './place.ts';
import { chooseShownEmail } from './presenter.ts';
import { selectMembersBelow, whereWithinGroup } from './remove.ts';
import { type MemberRow, type MemberState, refreshMembers } from './table.ts';

interface PendingRow {
  readonly id: number;
  readonly state: MemberState;
  readonly invite_email: string | null;
  readonly user_id: number | null;
  readonly username: string | null;
  readonly name: string | null;
  readonly user_state: UserState | null;
  readonly avatar: string | null;
  readonly email: string | null;
  readonly public_email: string | null;
}

/** Lists users who wait for approval or were invited in the tree of a group, each with their first membership. */
export function listPending(
  db: Database,
  groupId: number,
  query: OffsetQuery,
): Promise<Page<PendingRow>> {
  // Two walks, each along an index of the few rows that it is about.
  const waiting = selectMembersBelow(db, groupId)
    .whereRaw("members.state = 'awaiting'")
    // As a sum, so that the index of all members does not tempt the planner away from that of the few who wait.
    .whereRaw('members.user_id + 0 is not null')
    .whereNull('members.requested_at')
    .groupBy('members.user_id')
    .select(db.raw('min(members.id) as id'));
  const invited = selectMembersBelow(db, groupId)
    .whereNull('members.user_id')
    .groupBy('members.invite_email_key')
    .select(db.raw('min(members.id) as id'));
  const both = db(waiting.as('waiting'))
    .select('id')
    .unionAll([db(invited.as('invited')).select('id')]);
  const rows = db(both.as('pending'))
    .join('members', 'members.id', 'pending.id')
    .leftJoin('users', 'users.id', 'members.user_id')
    .orderBy('members.id')
    .select(
      'members.id',
      'members.state',
      'members.invite_email',
      'members.user_id',
      'users.username',
      'users.name',
      'users.state as user_state',
      'users.avatar',
      'users.email',
      'users.public_email',
    );
  return paginate(db, rows as Knex.QueryBuilder<PendingRow, PendingRow[]>, query);
}

export function presentPending(row: PendingRow, actor: Actor, url: Urls): PendingMember {
  const { id, user_id, username, name, user_state, avatar, email, public_email } = row;
  const common = { id, approved: row.state === 'active' };
  if (user_id === null || username === null || name === null || user_state === null) {
    return {
      ...common,
      name: null,
      username: null,
      email: row.invite_email,
      web_url: null,
      invited: true,
      avatar_url: null,
    };
  }
  const basic = presentUserBasic({ id: user_id, username, name, state: user_state, avatar }, url);
  return {
    ...common,
    name,
    username,
    email: chooseShownEmail(actor, { email: email ?? '', public_email: public_email ?? '' }),
    web_url: basic.web_url,
    invited: false,
    avatar_url: basic.avatar_url,
  };
}

/**
 * Makes all waiting memberships of a person active, in the tree of the group in which one of them is.
 * @throws RowNotFound when there is no such membership there
 * @throws BadRequest when none of them waits
 */
export async function approvePending(
  db: Database,
  groupId: number,
  memberId: number,
  now: string,
): Promise<void> {
  const member = await whereWithinGroup(db, db('members').where('members.id', memberId), groupId)
    .whereNull('members.requested_at')
    .first<MemberRow | undefined>('members.*');
  if (member === undefined) throw new RowNotFound();
  const person =
    member.user_id === null
      ? { invite_email_key: member.invite_email_key }
      : { user_id: member.user_id };
  if (!(await setState(db, groupId, 'active', person, now))) {
    throw new BadRequest('No pending members to activate');
  }
}

/** Makes all waiting memberships in the tree of a group active. */
export async function approveAllPending(db: Database, groupId: number, now: string): Promise<void> {
  await setState(db, groupId, 'active', {}, now);
}

/**
 * Lets all memberships of a user in the tree of a group wait, or makes them active.
 * @throws Unprocessable when there are none, and when the group would be left without owner
 */
export async function setMemberState(
  db: Database,
  place: MemberContainer,
  userId: number,
  state: MemberState,
  now: string,
): Promise<void> {
  await changeAccess(db, async (db) => {
    const rows = await whereWithinGroup(
      db,
      db('members').where('members.user_id', userId),
      place.id,
    )
      .whereNull('members.requested_at')
      .select<MemberRow[]>('members.*');
    if (rows.length === 0) throw new Unprocessable('No memberships found');
    const own = rows.find((row) => row.source_type === 'Namespace' && row.source_id === place.id);
    if (own !== undefined && own.state === 'active' && state === 'awaiting') {
      if (await isLastOwner(db, place, userId, toDay(now))) {
        throw new Unprocessable('The last owner cannot be set to awaiting');
      }
    }
    await setState(db, place.id, state, { user_id: userId }, now);
  });
}

/** Returns whether a membership changed. */
async function setState(
  db: Database,
  groupId: number,
  state: MemberState,
  person: Partial<Pick<MemberRow, 'user_id' | 'invite_email_key'>>,
  now: string,
): Promise<boolean> {
  const from = state === 'active' ? 'awaiting' : 'active';
  return changeAccess(db, async (db) => {
    const changed = selectMembersBelow(db, groupId)
      .whereRaw(`members.state = '${from}'`)
      .whereNull('members.requested_at')
      .select('members.id');
    const ids =
      Object.keys(person).length === 0
        ? changed
        : whereWithinGroup(db, db('members').where(person).select('members.id'), groupId);
    const rows = await db('members')
      .whereIn('id', ids)
      .where('state', from)
      .whereNull('requested_at')
      .update({ state, updated_at: now })
      .returning<MemberRow[]>('*');
    if (rows.length > 0) await refreshMembers(db, rows, toDay(now));
    return rows.length > 0;
  });
}
