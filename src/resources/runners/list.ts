import type { Knex } from 'knex';
import type { ListAllRunnersRequest } from '../../../generated/runners/types.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database } from '../../database/database.ts';
import { type Page, paginate } from '../../pagination/offset.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { dayOf, whereNotExpired } from '../../policy/grants.ts';
import { groupsBelow, listedGroups, ownGroups } from '../../policy/visible.ts';
import { contactTimes, type ContactTimes } from './contact.ts';
import { runnerColumns, type RunnerRow } from './table.ts';
import { tagsOf } from './tags.ts';

type Query = Knex.QueryBuilder;
export type RunnerQuery = ListAllRunnersRequest['query'];

/** Every runner of the instance. */
export function listAllRunners(
  db: Database,
  query: RunnerQuery,
  now: Date,
): Promise<Page<RunnerRow>> {
  return pageOf(db, db('runners'), query, now);
}

/** Project runners of projects that the actor maintains, group runners of groups that the actor owns. */
export function listOwnRunners(
  db: Database,
  { user }: Actor,
  query: RunnerQuery,
  now: Date,
): Promise<Page<RunnerRow>> {
  const ids = runnersOfMaintained(db, user.id).union(
    db('runners')
      .whereIn('group_id', ownedGroups(db, user.id, dayOf(now)))
      .select('id'),
  );
  return pageOf(db, db('runners').whereIn('runners.id', ids), query, now);
}

/** The project's own, those of the groups above it, and those of the instance. */
export function listProjectRunners(
  db: Database,
  project: { readonly id: number; readonly namespace_id: number },
  query: RunnerQuery,
  now: Date,
): Promise<Page<RunnerRow>> {
  const ids = runnersFor(db, project.namespace_id).union(
    db('runner_projects').where('project_id', project.id).select('runner_id'),
  );
  return pageOf(db, db('runners').whereIn('runners.id', ids), query, now);
}

/** The group's own, those of the groups above it, and those of the instance. */
export function listGroupRunners(
  db: Database,
  group: { readonly id: number },
  query: RunnerQuery,
  now: Date,
): Promise<Page<RunnerRow>> {
  return pageOf(db, db('runners').whereIn('runners.id', runnersFor(db, group.id)), query, now);
}

/**
 * Ids of runners that serve everything in a namespace. Put together with `union` here and above: with `or`, both
 * databases would look at every runner there is.
 */
function runnersFor(db: Database, namespaceId: number): Query {
  const above = db('namespace_ancestors').where('namespace_id', namespaceId).select('ancestor_id');
  return db('runners')
    .where('runner_type', 'instance_type')
    .select('id')
    .union(db('runners').whereIn('group_id', above).select('id'));
}

function runnersOfMaintained(db: Database, userId: number): Query {
  return db('project_authorizations as held')
    .join('runner_projects', 'runner_projects.project_id', 'held.project_id')
    .where('held.user_id', userId)
    .where('held.access_level', '>=', AccessLevel.Maintainer)
    .select('runner_projects.runner_id');
}

/** From memberships, and from shares that give the members of one group all rights in another. */
function ownedGroups(db: Database, userId: number, today: string): Query {
  const owned = () => groupsBelow(db, ownGroups(db, userId, today, AccessLevel.Maintainer));
  const shared = whereNotExpired(db('group_group_links'), 'group_group_links', today)
    .where('group_group_links.group_access', '>=', AccessLevel.Owner)
    .whereIn('group_group_links.shared_with_group_id', owned())
    .select('group_group_links.shared_group_id');
  return listedGroups(db)
    .where((either) => {
      either.whereIn('namespaces.id', owned()).orWhereIn('namespaces.id', groupsBelow(db, shared));
    })
    .select('namespaces.id');
}

function pageOf(
  db: Database,
  runners: Query,
  query: RunnerQuery,
  now: Date,
): Promise<Page<RunnerRow>> {
  filter(runners, query, contactTimes(now));
  const [first, ...others] = tagsOf(query.tag_list ?? []);
  if (first !== undefined) filterByTags(db, runners, first, others);
  // The index of tags has the ids in order too.
  runners.select(...runnerColumns).orderBy(first === undefined ? 'runners.id' : 'tagged.runner_id');
  return paginate(db, runners as Knex.QueryBuilder<RunnerRow, RunnerRow[]>, query);
}

function filterByTags(
  db: Database,
  runners: Query,
  first: string,
  others: readonly string[],
): void {
  runners.join('runner_tags as tagged', 'tagged.runner_id', 'runners.id');
  runners.where('tagged.name', first);
  for (const name of others) {
    const also = db('runner_tags').whereRaw('runner_tags.runner_id = runners.id').where({ name });
    runners.whereExists(also);
  }
}

function filter(runners: Query, query: RunnerQuery, times: ContactTimes): void {
  if (query.type !== undefined) runners.where('runners.runner_type', query.type);
  if (query.paused !== undefined) runners.where('runners.active', !query.paused);
  for (const state of [query.status, query.scope]) {
    if (state !== undefined) filterByState(runners, state, times);
  }
}

type State = NonNullable<RunnerQuery['status'] | RunnerQuery['scope']>;

function filterByState(
  runners: Query,
  state: State,
  { onlineAfter, staleBefore }: ContactTimes,
): void {
  switch (state) {
    case 'active':
    case 'paused':
      runners.where('runners.active', state === 'active');
      return;
    case 'shared':
      runners.where('runners.runner_type', 'instance_type');
      return;
    case 'specific':
      runners.whereNot('runners.runner_type', 'instance_type');
      return;
    case 'online':
      runners.where('runners.contacted_at', '>', onlineAfter);
      return;
    case 'offline':
      runners.where('runners.contacted_at', '<=', onlineAfter);
      return;
    case 'not_connected':
    case 'never_contacted':
      runners.whereNull('runners.contacted_at');
      return;
    case 'stale':
      runners.where('runners.created_at', '<', staleBefore).where((either) => {
        either.whereNull('runners.contacted_at').orWhere('runners.contacted_at', '<', staleBefore);
      });
  }
}
