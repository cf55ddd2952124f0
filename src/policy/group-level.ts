import type { Knex } from 'knex';
import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { whereGranting, whereNotExpired } from '#src/records/membership.ts';
import { AccessLevel } from './access-level.ts';
import { selectLowest } from './grants.ts';

/** The levels that a group's memberships and shares give a user, as two columns of a query over groups. */
export interface GroupLevels {
  /** Level from memberships of the group and of the groups above it. */
  readonly member_level: number | null;
  /** Level from shares of these groups with other groups. */
  readonly share_level: number | null;
}

/**
 * The level that memberships of the group whose id is in column `group`, and of the groups above it, give a user:
 * one column, null when there are none. `user` and `today` may be slots.
 *
 * From the group upwards, and to the members last: there are at most 20 groups above, while a user
 * may be a member of thousands. SQLite keeps the order of a cross join, Postgres finds its own.
 */
export function selectMemberLevel(
  db: Database,
  group: string,
  user: number,
  today: string,
): Knex.QueryBuilder {
  const above = db('namespace_ancestors as above').whereRaw('above.namespace_id = ??', [group]);
  return selectMembersAbove(db, above, user, today)
    .where((either) => {
      either.where('members.access_level', '>', AccessLevel.Minimal).orWhere('above.distance', 0);
    })
    .max('members.access_level');
}

/** The two columns for the group whose id is in column `group`; `user` and `today` may be slots. */
export function selectGroupLevelColumns(
  db: Database,
  group: string,
  user: number,
  today: string,
): Knex.QueryBuilder[] {
  const sharing = db('namespace_ancestors as sharing')
    .crossJoin(db.raw('group_group_links as links'))
    .crossJoin(db.raw('namespace_ancestors as above'))
    .whereRaw('sharing.namespace_id = ??', [group])
    .whereRaw('links.shared_group_id = sharing.ancestor_id')
    .whereRaw('above.namespace_id = links.shared_with_group_id');
  const shared = selectMembersAbove(db, whereNotExpired(sharing, 'links', today), user, today)
    .where('members.access_level', '>', AccessLevel.Minimal)
    .max(db.raw(selectLowest('members.access_level', 'links.group_access')));
  return [selectMemberLevel(db, group, user, today).as('member_level'), shared.as('share_level')];
}

/** The user's memberships of the groups in `above`. */
function selectMembersAbove(
  db: Database,
  query: Knex.QueryBuilder,
  user: number,
  today: string,
): Knex.QueryBuilder {
  return whereGranting(
    query
      .crossJoin(db.raw('members'))
      .whereRaw('members.source_id = above.ancestor_id')
      .where('members.source_type', 'Namespace')
      .where('members.user_id', user),
    today,
  );
}

const levels: ReadonlySet<number> = new Set(Object.values(AccessLevel));

/** The level of a database column; other values mean a broken row. */
export function toAccessLevel(value: number | null): AccessLevel {
  if (value === null) return AccessLevel.None;
  if (!isAccessLevel(value)) throw new Error(`${value} is no access level`);
  return value;
}

function isAccessLevel(value: number): value is AccessLevel {
  return levels.has(value);
}

/** The higher of the two columns. */
export function computeEffectiveLevel({ member_level, share_level }: GroupLevels): AccessLevel {
  return toAccessLevel(Math.max(member_level ?? 0, share_level ?? 0));
}

const findLevels = prepareStatement<{ group: number; user: number; today: string }, GroupLevels>(
  (db, { group, user, today }) =>
    db('namespaces')
      .where('namespaces.id', group)
      .select(selectGroupLevelColumns(db, 'namespaces.id', user, today))
      .limit(1),
);

/**
 * Level of a user in a group, from memberships of it and of the groups above it, and from their shares; `None` without
 * a source, or for an unknown group.
 */
export async function findGroupLevel(
  db: Database,
  userId: number,
  groupId: number,
  day = findToday(db),
): Promise<AccessLevel> {
  const found = await findLevels.first(db, { group: groupId, user: userId, today: day });
  return found === undefined ? AccessLevel.None : computeEffectiveLevel(found);
}
