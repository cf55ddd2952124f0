import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { includesPlan, type Plan } from '#src/plan.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { whereNotExpired } from '#src/records/membership.ts';

export const membershipTypes = [
  'group_member',
  'project_member',
  'group_invite',
  'project_invite',
] as const;
export type MembershipType = (typeof membershipTypes)[number];

/** A user with access to any part of the tree of a group. */
export interface SeatRow {
  readonly user_id: number;
  /** The first of `membershipTypes` that applies, by its place. */
  readonly kind: number;
  readonly access_level: AccessLevel;
  /** True if all memberships of the user are awaiting. */
  readonly awaiting: boolean;
  readonly joined_at: string;
}

/** Seats are for who holds more than this; the highest plan has guests for nothing. */
export function chooseFreeLevel(plan: Plan): AccessLevel {
  return includesPlan(plan, 'ultimate') ? AccessLevel.Guest : AccessLevel.Minimal;
}

/**
 * Selects active users with a membership in the tree of a namespace, in its projects, or in a group invited to any of
 * these. `users` limits the result.
 */
export function selectSeats(
  db: Database,
  namespaceId: number,
  today: string,
  users?: readonly number[],
): Knex.QueryBuilder {
  const selectGroups = () =>
    db('namespace_ancestors').where('ancestor_id', namespaceId).select('namespace_id');
  const selectProjects = () =>
    db('projects').whereIn('namespace_id', selectGroups()).whereNotNull('listing').select('id');
  const selectOfType = (kind: MembershipType, query: Knex.QueryBuilder, ceiling: string | null) => {
    whereNotExpired(query, 'members', today)
      .whereNotNull('members.user_id')
      .whereNull('members.requested_at')
      .where('members.access_level', '>', AccessLevel.Minimal);
    if (users !== undefined) whereInList(query, 'members.user_id', users);
    const level =
      ceiling === null
        ? 'members.access_level'
        : `case when ${ceiling} < members.access_level then ${ceiling} else members.access_level end`;
    return query.select(
      'members.user_id',
      'members.state',
      'members.created_at',
      db.raw(`${membershipTypes.indexOf(kind)} as kind, ${level} as access_level`),
    );
  };
  const selectMembers = (type: 'Namespace' | 'Project') =>
    db('members').where('members.source_type', type);
  const groupLinks = whereNotExpired(db('group_group_links as links'), 'links', today).whereIn(
    'links.shared_group_id',
    selectGroups(),
  );
  const projectLinks = whereNotExpired(db('project_group_links as links'), 'links', today).whereIn(
    'links.project_id',
    selectProjects(),
  );
  const all = selectOfType(
    'group_member',
    selectMembers('Namespace').whereIn('source_id', selectGroups()),
    null,
  ).unionAll([
    selectOfType(
      'project_member',
      selectMembers('Project').whereIn('source_id', selectProjects()),
      null,
    ),
    selectOfType(
      'group_invite',
      selectInvited(db, groupLinks, 'links.shared_with_group_id'),
      'links.group_access',
    ),
    selectOfType(
      'project_invite',
      selectInvited(db, projectLinks, 'links.group_id'),
      'links.group_access',
    ),
  ]);
  return db(all.as('seats'))
    .join('users', 'users.id', 'seats.user_id')
    .where('users.state', 'active')
    .whereNull('users.user_type')
    .groupBy('seats.user_id')
    .select(
      'seats.user_id',
      db.raw('min(seats.kind) as kind'),
      db.raw(
        `coalesce(
           max(case when seats.state = 'active' then seats.access_level end),
           max(seats.access_level)
         ) as access_level`,
      ),
      db.raw(`max(case when seats.state = 'active' then 1 else 0 end) = 0 as awaiting`),
      db.raw('min(seats.created_at) as joined_at'),
    );
}

/** Finds which of these users take a seat in the tree that the namespace belongs to. */
export async function loadSeats(
  db: Database,
  namespaceId: number,
  users: readonly number[],
  { plan, today }: { readonly plan: Plan; readonly today: string },
): Promise<ReadonlySet<number>> {
  const root = await db<{ ancestor_id: number }>('namespace_ancestors')
    .where('namespace_id', namespaceId)
    .orderBy('distance', 'desc')
    .select('ancestor_id')
    .first();
  const rows = (await selectSeats(db, root?.ancestor_id ?? namespaceId, today, users)) as SeatRow[];
  return new Set(
    rows
      .filter((row) => !isTrue(row.awaiting) && row.access_level > chooseFreeLevel(plan))
      .map(({ user_id }) => user_id),
  );
}

/** Finds a user who takes a seat in the tree, or waits for one; undefined for all others. */
export async function findSeat(
  db: Database,
  groupId: number,
  userId: number,
  { plan, today }: { readonly plan: Plan; readonly today: string },
): Promise<SeatRow | undefined> {
  const rows = (await selectSeats(db, groupId, today, [userId])) as SeatRow[];
  return rows.find((row) => row.access_level > chooseFreeLevel(plan));
}

/** A computed condition is a number in SQLite. */
const isTrue = (value: unknown) => value === true || value === 1;

/**
 * Selects the members of invited groups. A group that is invited to a hundred projects lets in its members once, with
 * the highest level of all invitations.
 */
const selectInvited = (db: Database, links: Knex.QueryBuilder, group: string) =>
  db(
    links
      .join('namespace_ancestors as reached', 'reached.namespace_id', group)
      .groupBy('reached.ancestor_id')
      .select('reached.ancestor_id as group_id')
      .max('links.group_access as group_access')
      .as('links'),
  ).join('members', (on) => {
    on.on('members.source_id', 'links.group_id');
    on.andOnVal('members.source_type', 'Namespace');
  });
