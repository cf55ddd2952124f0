/**
 * The sources of access, as joins. A query that holds a group's id in some column is joined with the
 * memberships that give users a level in that group; who restricts it to users, groups or projects
 * gets a query in which indexes serve every step.
 */
import type { Knex } from 'knex';
import { AccessLevel } from './access-level.ts';

type Query = Knex.QueryBuilder;

/** The day in UTC, `YYYY-MM-DD`: what expiry dates are compared with. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

const day = 86_400_000;
let current = { text: '', begins: 0 };

/** `dayOf` now, worked out once a day: every check of access asks for it. */
export function today(): string {
  const now = Date.now();
  if (now - current.begins >= day || now < current.begins) {
    current = { text: dayOf(new Date(now)), begins: now - (now % day) };
  }
  return current.text;
}

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

/** Leaves out what expired, waits for approval, is only asked for, or invites nobody with an account. */
export function whereGranting(query: Query, today: string): Query {
  query.where('members.state', 'active').whereNull('members.requested_at');
  query.whereNotNull('members.user_id');
  return whereNotExpired(query, 'members', today);
}

/** Memberships and shares end when the day `expires_at` begins in UTC. */
export function whereNotExpired(query: Query, table: string, today: string): Query {
  return query.where((either) => {
    either.whereNull(`${table}.expires_at`).orWhere(`${table}.expires_at`, '>', today);
  });
}

/** SQL for the lowest of some columns: a membership under the ceilings of shares. */
export function lowest(...columns: readonly [string, ...string[]]): string {
  const [first, ...rest] = columns;
  return rest.reduce(
    (low, column) => `case when ${column} < ${low} then ${column} else ${low} end`,
    first,
  );
}
