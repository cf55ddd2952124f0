import type { Knex } from 'knex';
import type { ListAllRunnersRequest } from '../../../generated/runners/types.ts';
import type { Database } from '../../database/database.ts';
import { cappedCount, inList, joinFirstOfEach } from '../../database/dialect.ts';
import { findFew, inAll } from '../../database/few-rows.ts';
import { dayOf } from '../../day.ts';
import { cutTo, depthOf, limitTo } from '../../pagination/cut.ts';
import { countList, offsetPage, offsetWindow, type Page } from '../../pagination/offset.ts';
import { AccessLevel } from '../../policy/access-level.ts';
import { groupsBelow, listedGroups, ownGroups } from '../../policy/visible.ts';
import type { Actor } from '../../records/actor.ts';
import { whereNotExpired } from '../../records/membership.ts';
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
  return pageOf(db, 'all', [(narrowed) => byId(narrowed(db('runners')))], query, now);
}

/** Project runners of projects that the actor maintains, group runners of groups that the actor owns. */
export function listOwnRunners(
  db: Database,
  { user }: Actor,
  query: RunnerQuery,
  now: Date,
): Promise<Page<RunnerRow>> {
  const owned = ownedGroups(db, user.id, dayOf(now));
  const walks: Walk[] = [
    (narrowed) =>
      byId(narrowed(db('runners')).whereIn('runners.id', runnersOfMaintained(db, user.id))),
    (narrowed, depth) => ofGroups(db, narrowed, depth, db(owned.as('groups')), 'groups.id'),
  ];
  return pageOf(db, `of user ${user.id} on ${dayOf(now)}`, walks, query, now);
}

/** The project's own, those of the groups above it, and those of the instance. */
export function listProjectRunners(
  db: Database,
  project: { readonly id: number; readonly namespace_id: number },
  query: RunnerQuery,
  now: Date,
): Promise<Page<RunnerRow>> {
  const own: Walk = (narrowed) =>
    narrowed(db('runner_projects as served').join('runners', 'runners.id', 'served.runner_id'))
      .where('served.project_id', project.id)
      .select('served.runner_id as id')
      .orderBy('served.runner_id');
  const walks = [own, ...serving(db, project.namespace_id)];
  return pageOf(db, `of project ${project.id}`, walks, query, now);
}

/** The group's own, those of the groups above it, and those of the instance. */
export function listGroupRunners(
  db: Database,
  group: { readonly id: number },
  query: RunnerQuery,
  now: Date,
): Promise<Page<RunnerRow>> {
  return pageOf(db, `of group ${group.id}`, serving(db, group.id), query, now);
}

/** Gives a query over `runners` the filters of the list. */
type Narrowed = (query: Query, table?: string) => Query;

/**
 * Ids of a part of a list, in their order along an index; it need not go further than `depth`. Parts may have rows in
 * common. Each is a walk of its own: with `or`, both databases would look at every runner there is.
 */
type Walk = (narrowed: Narrowed, depth: number) => Query;

/** Runners that serve everything in a namespace. */
function serving(db: Database, namespaceId: number): Walk[] {
  const above = () => db('namespace_ancestors as above').where('above.namespace_id', namespaceId);
  return [
    (narrowed) => byId(narrowed(db('runners')).where('runners.runner_type', 'instance_type')),
    (narrowed, depth) => ofGroups(db, narrowed, depth, above(), 'above.ancestor_id'),
  ];
}

/** The first runners of each group whose id is in column `group` of a query. */
function ofGroups(
  db: Database,
  narrowed: Narrowed,
  depth: number,
  groups: Query,
  group: string,
): Query {
  const each = narrowed(db('runners as each'), 'each').whereRaw('each.group_id = ??', [group]);
  const first = limitTo(each.orderBy('each.id'), depth);
  return byId(joinFirstOfEach(db, groups, 'runners', first));
}

function byId(runners: Query): Query {
  return runners.select('runners.id').orderBy('runners.id');
}

function runnersOfMaintained(db: Database, userId: number): Query {
  // SQLite keeps the order of a cross join; the level in the words of the index that holds only such.
  return db('project_authorizations as held')
    .crossJoin(db.raw('runner_projects'))
    .where('held.user_id', userId)
    .whereRaw('held.access_level >= 40')
    .whereRaw('runner_projects.project_id = held.project_id')
    .select('runner_projects.runner_id');
}

/** From memberships, and from shares that give the members of one group all rights in another. */
function ownedGroups(db: Database, userId: number, today: string): Query {
  const owned = () => groupsBelow(db, ownGroups(db, userId, today, AccessLevel.Maintainer));
  const shared = whereNotExpired(db('group_group_links'), 'group_group_links', today)
    .where('group_group_links.group_access', '>=', AccessLevel.Owner)
    .whereIn('group_group_links.shared_with_group_id', owned())
    .select('group_group_links.shared_group_id');
  const all = owned().union([groupsBelow(db, shared)]);
  return listedGroups(db).whereIn('namespaces.id', all).select('namespaces.id');
}

async function pageOf(
  db: Database,
  name: string,
  walks: readonly Walk[],
  query: RunnerQuery,
  now: Date,
): Promise<Page<RunnerRow>> {
  const window = offsetWindow(query);
  const narrowed = await filtersOf(db, query, contactTimes(now));
  if (narrowed === null) return offsetPage(window, [], () => 0);
  const idsTo = (depth: number) => {
    const [first, ...rest] = walks.map((walk, index) =>
      db(limitTo(walk(narrowed, depth), depth).as(`walk${index}`)).select('id'),
    );
    if (first === undefined) throw new Error('a list has no walk');
    return rest.length === 0 ? first : first.union(rest);
  };
  const page = cutTo(idsTo(depthOf(window)).orderBy('id'), window);
  const rows = await db(page.as('page'))
    .join('runners', 'runners.id', 'page.id')
    .select<RunnerRow[]>(...runnerColumns)
    .orderBy('page.id');
  // Not the times that states are compared with: those are never the same again.
  const { type, status, scope, paused, tag_list } = query;
  const key = () => JSON.stringify([`runners ${name}`, type, status, scope, paused, tag_list]);
  const timed = statesOf(query).some(isInOrderOfContact);
  return offsetPage(window, rows, () =>
    countList(db, key, (cap) => cappedCount(db, idsTo(cap), cap), { timed }),
  );
}

/** Null when they are known to leave nothing. */
async function filtersOf(
  db: Database,
  query: RunnerQuery,
  times: ContactTimes,
): Promise<Narrowed | null> {
  const states = statesOf(query);
  const tags = tagsOf(query.tag_list ?? []);
  const { found, left } = await findByFilters(db, states, tags, times);
  if (found?.length === 0) return null;
  return (runners, table = 'runners') => {
    const column = (name: string) => `${table}.${name}`;
    if (found !== null) inList(runners, column('id'), found);
    if (query.type !== undefined) runners.where(column('runner_type'), query.type);
    if (query.paused !== undefined) runners.where(column('active'), !query.paused);
    for (const state of left.states) filterByState(runners, state, times, column);
    for (const name of left.tags) {
      runners.whereExists(
        db('runner_tags')
          .select(db.raw('1'))
          .whereRaw('runner_tags.runner_id = ??', [column('id')])
          .where('runner_tags.name', name),
      );
    }
    return runners;
  };
}

const statesOf = ({ status, scope }: RunnerQuery): State[] =>
  [status, scope].filter((state) => state !== undefined);

interface Left {
  readonly states: readonly State[];
  readonly tags: readonly string[];
}

/**
 * What filters leave of all runners if it is few, null if it is much, or if the index in their order serves them; and
 * the filters that have not been looked at with that.
 */
async function findByFilters(
  db: Database,
  states: readonly State[],
  tags: readonly string[],
  times: ContactTimes,
): Promise<{ found: readonly number[] | null; left: Left }> {
  const byState = states.map(async (state) => {
    if (!isInOrderOfContact(state)) return null;
    return findFew(db, `runners: ${state}`, (limit) => {
      const runners = db('runners').select<{ id: number }[]>('runners.id').limit(limit);
      filterByState(runners, state, times, (name) => `runners.${name}`);
      return runners;
    });
  });
  const byTag = tags.map((tag) =>
    findFew(db, `runners with tag: ${tag}`, (limit) =>
      db('runner_tags').where('name', tag).select<{ id: number }[]>('runner_id as id').limit(limit),
    ),
  );
  const [inState, tagged] = await Promise.all([Promise.all(byState), Promise.all(byTag)]);
  return {
    found: inAll([...inState, ...tagged]),
    left: {
      states: states.filter((_, index) => inState[index] === null),
      tags: tags.filter((_, index) => tagged[index] === null),
    },
  };
}

/** Of these, an index has the runners in the order of time, and lists are in the order of ids. */
const isInOrderOfContact = (state: State) =>
  state === 'online' || state === 'offline' || state === 'stale';

type State = NonNullable<RunnerQuery['status'] | RunnerQuery['scope']>;

function filterByState(
  runners: Query,
  state: State,
  { onlineAfter, staleBefore }: ContactTimes,
  column: (name: string) => string,
): void {
  switch (state) {
    case 'active':
    case 'paused':
      runners.where(column('active'), state === 'active');
      return;
    case 'shared':
      runners.where(column('runner_type'), 'instance_type');
      return;
    case 'specific':
      runners.whereNot(column('runner_type'), 'instance_type');
      return;
    case 'online':
      runners.where(column('contacted_at'), '>', onlineAfter);
      return;
    case 'offline':
      runners.where(column('contacted_at'), '<=', onlineAfter);
      return;
    case 'not_connected':
    case 'never_contacted':
      runners.whereNull(column('contacted_at'));
      return;
    case 'stale':
      runners.where(column('created_at'), '<', staleBefore).where((either) => {
        either.whereNull(column('contacted_at')).orWhere(column('contacted_at'), '<', staleBefore);
      });
  }
}
