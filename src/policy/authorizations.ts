import type { Knex } from 'knex';
import { createAccessRevision } from '../database/access-revision.ts';
import type { Database } from '../database/database.ts';
import { inList } from '../database/dialect.ts';
import { AccessLevel } from './access-level.ts';
import {
  dayOf,
  joinMembers,
  joinMembersOfShares,
  joinProjectMembers,
  lowest,
  whereNotExpired,
} from './grants.ts';

/**
 * Which rows of `project_authorizations` a change may have touched. Several conditions narrow each
 * other; at least one is given.
 */
export interface AuthorizationScope {
  readonly projectIds?: readonly number[];
  readonly userIds?: readonly number[];
  /**
   * Every project that takes a level from this namespace or from anything below it: those inside,
   * and those that are shared with it.
   */
  readonly namespaceId?: number;
}

export interface AuthorizationDifference {
  readonly user_id: number;
  readonly project_id: number;
  /** Null: no row is stored. */
  readonly stored: number | null;
  /** Null: nothing grants the stored row. */
  readonly computed: number | null;
}

/**
 * Brings the stored authorizations in line with memberships, shares and the tree of groups, and
 * makes every process forget the levels it remembers. Call it in the transaction of the change,
 * after it, for all that the change touches.
 */
export async function refreshAuthorizations(
  db: Database,
  scope: AuthorizationScope,
  today = dayOf(new Date()),
): Promise<void> {
  if (Object.keys(scope).length === 0) throw new Error('what has changed is not said');
  await rewrite(db, scope, today);
}

/** The same for every user and project, whatever is stored. */
export async function recomputeAuthorizations(
  db: Database,
  today = dayOf(new Date()),
): Promise<void> {
  await rewrite(db, {}, today);
}

/** Where the stored authorizations differ from what grants them; none unless something is broken. */
export async function compareAuthorizations(
  db: Database,
  today = dayOf(new Date()),
): Promise<AuthorizationDifference[]> {
  const computed = () => grants(db, {}, today).as('computed');
  const missing = db(computed())
    .leftJoin('project_authorizations as stored', (on) =>
      on.on('stored.user_id', 'computed.user_id').andOn('stored.project_id', 'computed.project_id'),
    )
    .where((either) => {
      either
        .whereNull('stored.access_level')
        .orWhereRaw('stored.access_level <> computed.access_level');
    })
    .select<AuthorizationDifference[]>(
      'computed.user_id',
      'computed.project_id',
      'stored.access_level as stored',
      'computed.access_level as computed',
    );
  const unfounded = db('project_authorizations as stored')
    .leftJoin(computed(), (on) =>
      on.on('stored.user_id', 'computed.user_id').andOn('stored.project_id', 'computed.project_id'),
    )
    .whereNull('computed.user_id')
    .select<AuthorizationDifference[]>(
      'stored.user_id',
      'stored.project_id',
      'stored.access_level as stored',
      'computed.access_level as computed',
    );
  return [...(await missing), ...(await unfounded)];
}

async function rewrite(db: Database, scope: AuthorizationScope, today: string): Promise<void> {
  await db.transaction(async (db) => {
    // First of all: the row of the revision is then locked, so that of two transactions that each
    // see only their own change, the second waits and computes from both.
    await createAccessRevision(db).bump(db);
    await within(db, db('project_authorizations'), scope, 'user_id', 'project_id')
      .whereNotIn(
        ['user_id', 'project_id'],
        db(grants(db, scope, today).as('granted')).select('user_id', 'project_id'),
      )
      .delete();
    await db.raw(
      `insert into project_authorizations (user_id, project_id, access_level)
       select user_id, project_id, access_level from ? as granted where true
       on conflict (user_id, project_id) do update set access_level = excluded.access_level
       where project_authorizations.access_level <> excluded.access_level`,
      [grants(db, scope, today)],
    );
  });
}

/** The level that each user holds in each project, from every source of access. */
function grants(db: Database, scope: AuthorizationScope, today: string): Knex.QueryBuilder {
  const projects = () => db('projects').select('projects.id as project_id');
  const ofMembers = (query: Knex.QueryBuilder, ...levels: [string, ...string[]]) =>
    within(
      db,
      query.select('members.user_id', db.raw(`${lowest(...levels)} as access_level`)),
      scope,
      'members.user_id',
      'projects.id',
    );
  const linked = () => {
    const query = projects().join(
      'project_group_links as shares',
      'shares.project_id',
      'projects.id',
    );
    return whereNotExpired(query, 'shares', today);
  };
  const owners = projects()
    .join('namespaces', 'namespaces.id', 'projects.namespace_id')
    .whereNotNull('namespaces.owner_id')
    .select('namespaces.owner_id as user_id', db.raw(`${AccessLevel.Owner} as access_level`));

  const sources = [
    ofMembers(joinProjectMembers(projects(), 'projects.id', today), 'members.access_level'),
    ofMembers(joinMembers(projects(), 'projects.namespace_id', today), 'members.access_level'),
    ofMembers(
      joinMembersOfShares(projects(), 'projects.namespace_id', today),
      'members.access_level',
      'links.group_access',
    ),
    ofMembers(
      joinMembers(linked(), 'shares.group_id', today),
      'members.access_level',
      'shares.group_access',
    ),
    ofMembers(
      joinMembersOfShares(linked(), 'shares.group_id', today),
      'members.access_level',
      'links.group_access',
      'shares.group_access',
    ),
  ];
  const all = within(db, owners, scope, 'namespaces.owner_id', 'projects.id').unionAll(sources);
  return db(all.as('sources'))
    .select('user_id', 'project_id')
    .max('access_level as access_level')
    .groupBy('user_id', 'project_id');
}

/** Adds the conditions of the scope to a query that holds the user and the project in these columns. */
function within(
  db: Database,
  query: Knex.QueryBuilder,
  scope: AuthorizationScope,
  user: string,
  project: string,
): Knex.QueryBuilder {
  const { userIds, projectIds, namespaceId } = scope;
  if (userIds !== undefined) inList(query, user, userIds);
  if (projectIds !== undefined) inList(query, project, projectIds);
  if (namespaceId !== undefined) query.whereIn(project, projectsDependingOn(db, namespaceId));
  return query;
}

/** Projects that take a level from a namespace or from anything below it. */
function projectsDependingOn(db: Database, namespaceId: number): Knex.QueryBuilder {
  const inside = () =>
    db('namespace_ancestors').where('ancestor_id', namespaceId).select('namespace_id');
  const groups = () =>
    inside().union([
      db('group_group_links')
        .join('namespace_ancestors', 'ancestor_id', 'group_group_links.shared_group_id')
        .whereIn('group_group_links.shared_with_group_id', inside())
        .select('namespace_ancestors.namespace_id'),
    ]);
  return db('projects')
    .whereIn('namespace_id', groups())
    .select('id')
    .union([db('project_group_links').whereIn('group_id', groups()).select('project_id')]);
}
