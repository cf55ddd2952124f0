import type { Knex } from 'knex';
import { changeAccess } from '#src/database/access-revision.ts';
import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import { Forbidden, RowNotFound } from '#src/errors.ts';
import type { Actor } from '#src/records/actor.ts';
import { announceMemberChange } from './announce.ts';
import type { MemberView } from './hydrate.ts';
import { isLastOwner } from './last-owner.ts';
import type { MemberContainer } from './place.ts';
import { removeMembers } from './table.ts';

interface RemovalOptions {
  /** Null: the identity provider of the group. */
  readonly actor: Actor | null;
  /** True to keep memberships of subgroups and projects. */
  readonly skipSubresources: boolean;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Ends a membership and, of a group, the direct memberships of the user in everything below.
 * @throws Forbidden when the group would be left without owner
 * @throws RowNotFound when somebody else has just done it
 */
export async function removeMember(
  db: Database,
  place: MemberContainer,
  member: MemberView,
  { actor, skipSubresources, now }: RemovalOptions,
): Promise<void> {
  const today = toDay(now);
  await changeAccess(db, async (db) => {
    if (await isLastOwner(db, place, member.user_id, today)) throw new Forbidden();
    const below =
      place.type === 'Namespace' && !skipSubresources
        ? await selectMembershipsWithin(db, place.id, member.user_id).pluck<number[]>('members.id')
        : [];
    const scope = place.type === 'Project' ? { projectIds: [place.id] } : { namespaceId: place.id };
    const removed = await removeMembers(
      db,
      [...new Set([member.id, ...below])],
      { event: 'left', scope: { ...scope, userIds: [member.user_id] } },
      now,
    );
    if (!removed.some(({ id }) => id === member.id)) throw new RowNotFound();
    const access = { remove: 'user_access' };
    await announceMemberChange(db, place, [member.user_id], access, { actor, now });
  });
}

/**
 * Ends all direct memberships of a user in a group and in everything below it; there need not be any.
 * @throws Forbidden when the group would be left without owner
 */
export async function removeFromTree(
  db: Database,
  place: MemberContainer,
  userId: number,
  { actor, now }: Pick<RemovalOptions, 'actor' | 'now'>,
): Promise<void> {
  await changeAccess(db, async (db) => {
    if (await isLastOwner(db, place, userId, toDay(now))) throw new Forbidden();
    const ids = await selectMembershipsWithin(db, place.id, userId).pluck<number[]>('members.id');
    const scope = { namespaceId: place.id, userIds: [userId] };
    const removed = await removeMembers(db, ids, { event: 'left', scope }, now);
    if (removed.length === 0) return;
    await announceMemberChange(db, place, [userId], { remove: 'user_access' }, { actor, now });
  });
}

/** Direct memberships and requests of a user in a group and in all groups and projects below it. */
export function selectMembershipsWithin(
  db: Database,
  groupId: number,
  userId: number,
): Knex.QueryBuilder {
  return whereWithinGroup(db, db('members').where('members.user_id', userId), groupId);
}

/** Restricts rows of `members` to a group and its descendants. */
export function whereWithinGroup(
  db: Database,
  query: Knex.QueryBuilder,
  groupId: number,
): Knex.QueryBuilder {
  const selectGroups = () =>
    db('namespace_ancestors').where('ancestor_id', groupId).select('namespace_id');
  return query.where((either) => {
    either
      .where((of) => {
        of.where('members.source_type', 'Namespace').whereIn('members.source_id', selectGroups());
      })
      .orWhere((of) => {
        of.where('members.source_type', 'Project').whereIn(
          'members.source_id',
          db('projects').whereIn('namespace_id', selectGroups()).select('id'),
        );
      });
  });
}

/**
 * Rows of `members` of a group and its descendants, found by container: for conditions with an index by container, not
 * by user.
 */
export function selectMembersBelow(db: Database, groupId: number): Knex.QueryBuilder {
  const selectGroups = () =>
    db('namespace_ancestors').where('ancestor_id', groupId).select('namespace_id');
  const places = db('namespace_ancestors')
    .where('ancestor_id', groupId)
    .select(db.raw("'Namespace' as source_type, namespace_id as source_id"))
    .unionAll([
      db('projects')
        .whereIn('namespace_id', selectGroups())
        .select(db.raw("'Project' as source_type, id as source_id")),
    ]);
  // SQLite keeps the order of a cross join.
  return db(places.as('places'))
    .crossJoin(db.raw('members'))
    .whereRaw('members.source_type = places.source_type and members.source_id = places.source_id');
}
