import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { whereNotExpired } from '#src/records/membership.ts';
import { AccessLevel } from './access-level.ts';
import { joinMembers, joinMembersOfShares, joinProjectMembers, selectLowest } from './grants.ts';

/**
 * The rows of `project_authorizations` that a change may have touched. A row has to meet all conditions; at least one
 * is given.
 */
export interface AuthorizationScope {
  readonly projectIds?: readonly number[];
  readonly userIds?: readonly number[];
  /** Users with ids above the first, up to the second. */
  readonly userRange?: readonly [above: number, last: number];
  /**
   * Every project that gets an access level from this namespace or a descendant: projects inside, and projects shared
   * with it.
   */
  readonly namespaceId?: number;
}

/** The level that each user holds in each project, from every source of access. */
export function selectGrants(
  db: Database,
  scope: AuthorizationScope,
  today: string,
): Knex.QueryBuilder {
  return db(selectGrantSources(db, scope, today).as('sources'))
    .select('user_id', 'project_id')
    .max('access_level as access_level')
    .groupBy('user_id', 'project_id');
}

/** The levels that users hold in projects, once for each source of access. */
export function selectGrantSources(
  db: Database,
  scope: AuthorizationScope,
  today: string,
): Knex.QueryBuilder {
  const selectProjects = () => db('projects').select('projects.id as project_id');
  const selectMembers = (query: Knex.QueryBuilder, ...levels: [string, ...string[]]) =>
    whereWithinScope(
      db,
      query.select('members.user_id', db.raw(`${selectLowest(...levels)} as access_level`)),
      scope,
      'members.user_id',
      'projects.id',
    );
  const selectLinked = () => {
    const query = selectProjects().join(
      'project_group_links as shares',
      'shares.project_id',
      'projects.id',
    );
    return whereNotExpired(query, 'shares', today);
  };
  const owners = selectProjects()
    .join('namespaces', 'namespaces.id', 'projects.namespace_id')
    .whereNotNull('namespaces.owner_id')
    .select('namespaces.owner_id as user_id', db.raw(`${AccessLevel.Owner} as access_level`));

  const sources = [
    selectMembers(
      joinProjectMembers(selectProjects(), 'projects.id', today),
      'members.access_level',
    ),
    selectMembers(
      joinMembers(selectProjects(), 'projects.namespace_id', today),
      'members.access_level',
    ),
    selectMembers(
      joinMembersOfShares(selectProjects(), 'projects.namespace_id', today),
      'members.access_level',
      'links.group_access',
    ),
    selectMembers(
      joinMembers(selectLinked(), 'shares.group_id', today),
      'members.access_level',
      'shares.group_access',
    ),
    selectMembers(
      joinMembersOfShares(selectLinked(), 'shares.group_id', today),
      'members.access_level',
      'links.group_access',
      'shares.group_access',
    ),
  ];
  return whereWithinScope(db, owners, scope, 'namespaces.owner_id', 'projects.id').unionAll(
    sources,
  );
}

/** Adds the conditions of the scope to a query that holds the user and the project in these columns. */
export function whereWithinScope(
  db: Database,
  query: Knex.QueryBuilder,
  scope: AuthorizationScope,
  user: string,
  project: string,
): Knex.QueryBuilder {
  const { userIds, userRange, projectIds, namespaceId } = scope;
  if (userIds !== undefined) whereInList(query, user, userIds);
  if (userRange !== undefined) query.where(user, '>', userRange[0]).where(user, '<=', userRange[1]);
  if (projectIds !== undefined) whereInList(query, project, projectIds);
  if (namespaceId !== undefined)
    query.whereIn(project, selectProjectsDependingOn(db, [namespaceId]));
  return query;
}

/** Ids of the projects whose levels depend on namespaces or their descendants, see `AuthorizationScope`. */
export function selectProjectsDependingOn(
  db: Database,
  namespaceIds: readonly number[],
): Knex.QueryBuilder {
  const selectInside = () =>
    whereInList(db('namespace_ancestors').select('namespace_id'), 'ancestor_id', namespaceIds);
  const selectGroups = () =>
    selectInside().union([
      db('group_group_links')
        .join('namespace_ancestors', 'ancestor_id', 'group_group_links.shared_group_id')
        .whereIn('group_group_links.shared_with_group_id', selectInside())
        .select('namespace_ancestors.namespace_id'),
    ]);
  return db('projects')
    .whereIn('namespace_id', selectGroups())
    .select('id')
    .union([db('project_group_links').whereIn('group_id', selectGroups()).select('project_id')]);
}
