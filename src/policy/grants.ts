/**
 * Sources of access, as joins. A query with a column of group ids is joined with the memberships that give users a
 * level in that group. With a restriction to users, groups or projects, indexes serve every step of the query.
 */
import type { Knex } from 'knex';
import { whereGranting, whereNotExpired } from '#src/records/membership.ts';
import { AccessLevel } from './access-level.ts';

type Query = Knex.QueryBuilder;

/**
 * Joins `members` of the group in column `group`, and of the groups above it. Minimal access is left
 * out wherever it would be inherited; `own` says whether the level of the group itself counts even
 * when it is minimal.
 */
export function joinMembers(query: Query, group: string, today: string, own = false): Query {
  query.join('namespace_ancestors as above', 'above.namespace_id', group).join('members', (on) => {
    on.on('members.source_id', 'above.ancestor_id');
    on.andOnVal('members.source_type', 'Namespace');
  });
  whereGranting(query, today);
  return query.where((either) => {
    either.where('members.access_level', '>', AccessLevel.Minimal);
    if (own) either.orWhere('above.distance', 0);
  });
}

/**
 * Joins `links`, the shares of the group in column `group` or of a group above it, and the `members`
 * of the groups they are shared with. Shares are followed one step: who has access to the invited
 * group by a share only does not get further.
 */
export function joinMembersOfShares(query: Query, group: string, today: string): Query {
  query
    .join('namespace_ancestors as sharing', 'sharing.namespace_id', group)
    .join('group_group_links as links', 'links.shared_group_id', 'sharing.ancestor_id');
  whereNotExpired(query, 'links', today);
  return joinMembers(query, 'links.shared_with_group_id', today);
}

/** Joins `members` that are of the project in column `project` itself. */
export function joinProjectMembers(query: Query, project: string, today: string): Query {
  query.join('members', (on) => {
    on.on('members.source_id', project).andOnVal('members.source_type', 'Project');
  });
  return whereGranting(query, today);
}

/** SQL for the lowest of some columns: a membership under the ceilings of shares. */
export function selectLowest(...columns: readonly [string, ...string[]]): string {
  const [first, ...rest] = columns;
  return rest.reduce(
    (low, column) => `case when ${column} < ${low} then ${column} else ${low} end`,
    first,
  );
}
