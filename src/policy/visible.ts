import type { Knex } from 'knex';
import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { Actor } from '#src/records/actor.ts';
import { whereGranting, whereNotExpired } from '#src/records/membership.ts';
import type { Visibility } from '#src/records/visibility.ts';
import { AccessLevel } from './access-level.ts';
import { isVisibleTo, listVisibilities } from './visibility.ts';

type Query = Knex.QueryBuilder;

/** Shape of a prepared statement: everything but the user's id that the SQL of visible objects depends on. */
export interface ViewerShape {
  readonly seesAll: boolean;
  /** Visibilities that need no membership. */
  readonly visibilities: readonly Visibility[];
  readonly signedIn: boolean;
}

export const describeViewer = (actor: Actor | null): ViewerShape => ({
  seesAll: actor?.admin === true,
  visibilities: listVisibilities(actor),
  signedIn: actor !== null,
});

/**
 * Projects that the actor may see, to be narrowed and ordered by the caller: for queries that start
 * from something small. Long lists walk one index per branch instead.
 */
export function selectVisibleProjects(db: Database, actor: Actor | null): Query {
  return selectProjectsVisibleTo(db, describeViewer(actor), actor?.user.id ?? 0);
}

/** Variant for prepared statements: `user` may be a slot, and is not read for anonymous callers. */
export function selectProjectsVisibleTo(
  db: Database,
  { seesAll, visibilities, signedIn }: ViewerShape,
  user: number,
): Query {
  const query = db('projects').whereNotNull('projects.listing');
  if (seesAll) return query;
  return query.where((either) => {
    either.whereIn('projects.visibility', visibilities);
    if (!signedIn) return;
    either.orWhereIn(
      'projects.id',
      db('project_authorizations').where('user_id', user).select('project_id'),
    );
  });
}

/** Every group, in the words of the indexes that hold groups only: SQLite compares the text. */
export function selectListedGroups(db: Database): Query {
  return whereListed(db('namespaces'));
}

/** Limits a query that holds `namespaces` to the same groups. */
export function whereListed(namespaces: Query): Query {
  return namespaces.whereRaw("namespaces.kind = 'group' and not namespaces.pending_delete");
}

/** Groups (as `namespaces`) that the actor may see; see `selectVisibleProjects`. */
export function selectVisibleGroups(
  db: Database,
  actor: Actor | null,
  today = findToday(db),
): Query {
  return selectGroupsVisibleTo(db, describeViewer(actor), { user: actor?.user.id ?? 0, today });
}

/** The same for prepared statements; see `selectProjectsVisibleTo`. */
export function selectGroupsVisibleTo(
  db: Database,
  { seesAll, visibilities, signedIn }: ViewerShape,
  { user, today }: { readonly user: number; readonly today: string },
): Query {
  const query = selectListedGroups(db);
  if (seesAll) return query;
  return query.where((either) => {
    either.whereIn('namespaces.visibility', visibilities);
    if (!signedIn) return;
    either.orWhereIn('namespaces.id', selectUserGroups(db, user, today));
  });
}

/** The groups of which the actor may see more than the name. */
export function selectOpenedGroups(
  db: Database,
  actor: Actor | null,
  today = findToday(db),
): Query {
  const query = selectListedGroups(db);
  if (actor?.admin === true) return query;
  return query.where((either) => {
    either.whereIn('namespaces.visibility', listVisibilities(actor));
    if (actor === null) return;
    either.orWhereIn('namespaces.id', selectGroupsOpenToUser(db, actor.user.id, today));
  });
}

/**
 * Ids of the groups that a user sees whatever their visibility, also of personal namespaces. They are the user's
 * groups and groups shared with them, with all groups below; and the groups above those of the user and above projects
 * that they are authorized for. `user` and `today` may be slots.
 */
export function selectUserGroups(db: Database, user: number, today: string): Query {
  // Minimal access reveals a name only.
  const named = selectOwnGroups(db, user, today);
  return db(selectOpened(db, user, today).union([named]).as('reached')).select('reached.id');
}

/** The groups that a user may open, without those whose name alone is visible. */
export function selectGroupsOpenToUser(db: Database, user: number, today: string): Query {
  return db(selectOpened(db, user, today).as('reached')).select('reached.id');
}

function selectOpened(db: Database, user: number, today: string): Query {
  const selectOwn = () => selectOwnGroups(db, user, today, AccessLevel.Minimal);
  return selectGroupsAbove(db, selectOwn()).union([
    selectGroupsBelow(db, selectOwn()),
    selectGroupsBelow(db, selectReachedByShares(db, user, today)),
    selectGroupsAbove(db, selectProjectHolders(db, user, today)),
    selectGroupsAbove(db, selectSharedWithProjects(db, user, today)),
  ]);
}

/** Finds which of these listed groups the actor knows by name only, through minimal access. */
export async function findKnownByName(
  db: Database,
  actor: Actor | null,
  groups: readonly { readonly id: number; readonly visibility: Visibility }[],
  today: string,
): Promise<ReadonlySet<number>> {
  if (actor === null || actor.admin) return new Set();
  const hidden = groups.filter(({ visibility }) => !isVisibleTo(visibility, actor));
  if (hidden.length === 0) return new Set();
  const found = await namedOnly.all(db, {
    ids: hidden.map(({ id }) => id),
    user: actor.user.id,
    today,
  });
  return new Set(found.map(({ source_id }) => source_id));
}

const namedOnly = prepareStatement<
  { ids: readonly number[]; user: number; today: string },
  { source_id: number }
>((db, { ids, user, today }) =>
  whereInList(selectOwnGroups(db, user, today), 'members.source_id', ids)
    .where('members.access_level', AccessLevel.Minimal)
    .whereNotIn('members.source_id', selectGroupsOpenToUser(db, user, today)),
);

/** Ids of the groups in which the user is a direct member with a higher level than `beyond`. */
export function selectOwnGroups(db: Database, user: number, today: string, beyond = 0): Query {
  return whereGranting(db('members'), today)
    .where('members.source_type', 'Namespace')
    .where('members.user_id', user)
    .where('members.access_level', '>', beyond)
    .select('members.source_id');
}

/** Ids of the groups in which the user has `level` or more, by memberships and shares of them or of groups above. */
export function selectGroupsAtLevel(
  db: Database,
  user: number,
  today: string,
  level: AccessLevel,
): Query {
  const selectOwn = () => selectOwnGroups(db, user, today, level - 1);
  const shared = whereNotExpired(db('group_group_links'), 'group_group_links', today)
    .where('group_group_links.group_access', '>=', level)
    .whereIn('group_group_links.shared_with_group_id', selectGroupsBelow(db, selectOwn()))
    .select('group_group_links.shared_group_id');
  return selectGroupsBelow(db, selectOwn()).union([selectGroupsBelow(db, shared)]);
}

/** Ids of these groups and of all their descendants. */
export function selectGroupsBelow(db: Database, groups: Query): Query {
  return db('namespace_ancestors').whereIn('ancestor_id', groups).select('namespace_id as id');
}

/** Ids of these groups and of all their ancestors. */
function selectGroupsAbove(db: Database, groups: Query): Query {
  return db('namespace_ancestors').whereIn('namespace_id', groups).select('ancestor_id as id');
}

/** Ids of the groups that are shared with groups the user belongs to. */
function selectReachedByShares(db: Database, user: number, today: string): Query {
  const invited = selectGroupsBelow(db, selectOwnGroups(db, user, today, AccessLevel.Minimal));
  return whereNotExpired(db('group_group_links'), 'group_group_links', today)
    .whereIn('group_group_links.shared_with_group_id', invited)
    .select('group_group_links.shared_group_id');
}

/**
 * Ids of the namespaces with projects for which the user is authorized, without those below the user's own groups:
 * these may be thousands, and the groups above them are already known.
 */
function selectProjectHolders(db: Database, user: number, today: string): Query {
  const joined = whereGranting(db('members'), today)
    .where('members.source_type', 'Project')
    .where('members.user_id', user)
    .select('members.source_id');
  const shared = whereNotExpired(db('project_group_links'), 'project_group_links', today)
    .where((either) => {
      const own = selectOwnGroups(db, user, today, AccessLevel.Minimal);
      either.whereIn('project_group_links.group_id', selectGroupsBelow(db, own));
      const reached = selectGroupsBelow(db, selectReachedByShares(db, user, today));
      either.orWhereIn('project_group_links.group_id', reached);
    })
    .select('project_group_links.project_id');
  return db('projects')
    .whereNotNull('projects.listing')
    .whereIn('projects.id', joined.unionAll([shared]))
    .select('projects.namespace_id');
}

/** Ids of the groups that the user reaches by a share, and that have a project in them. */
function selectSharedWithProjects(db: Database, user: number, today: string): Query {
  return selectReachedByShares(db, user, today).whereExists(
    db('namespace_ancestors as inside')
      .join('projects', 'projects.namespace_id', 'inside.namespace_id')
      .whereRaw('inside.ancestor_id = group_group_links.shared_group_id')
      .whereNotNull('projects.listing')
      .select(db.raw('1')),
  );
}
