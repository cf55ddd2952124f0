import type { ListAllRunnersRequest } from '#generated/runners/types.ts';
import type { Database } from '#src/database/database.ts';
import { toDay } from '#src/text/day.ts';
import {
  filterByChoice,
  filterByColumn,
  countConditions,
  elsewhere,
  filter,
  type Filter,
  type Query,
  searchText,
} from '#src/lists/filter.ts';
import type { SortDirection } from '#src/lists/keyset.ts';
import { list } from '#src/lists/list.ts';
import { computeOffsetWindow, type Page } from '#src/lists/offset.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { selectGroupsBelow, selectListedGroups, selectOwnGroups } from '#src/policy/visible.ts';
import { whereNotExpired } from '#src/records/membership.ts';
import { type ContactTimes, computeContactTimes } from './contact.ts';
import { runnerColumns, type RunnerRow } from './table.ts';
import { readRunnerTags } from './tags.ts';

export type RunnerQuery = ListAllRunnersRequest['query'];

/**
 * The scope of the list: all runners, those a user maintains, those available to a project or a group, or those that
 * belong to a group or its tree.
 */
export interface RunnersOf {
  readonly of: 'instance' | 'user' | 'project' | 'group' | 'group itself' | 'group tree';
  readonly id?: number;
  /** The group itself; of a project its namespace. */
  readonly namespace?: number;
}

/** The filters of the operations, the scope of the list, and filters of GraphQL alone. */
export interface RunnerFilters extends Omit<RunnerQuery, 'page' | 'per_page'> {
  readonly where: RunnersOf;
  readonly search?: string;
  readonly ordered?: { readonly by: RunnerOrder; readonly sort: SortDirection };
}

export type RunnerOrder = 'id' | 'contacted_at' | 'created_at' | 'token_expires_at';

type Source =
  | 'all'
  | 'instance'
  | 'of-project'
  | 'of-groups-above'
  | 'of-maintained'
  | 'of-owned'
  | 'of-group'
  | 'of-groups-below'
  | 'of-projects-below';

const sources: Readonly<Record<RunnersOf['of'], readonly Source[]>> = {
  instance: ['all'],
  // Project runners of projects that the user maintains, group runners of groups that the user owns.
  user: ['of-maintained', 'of-owned'],
  project: ['of-project', 'instance', 'of-groups-above'],
  group: ['instance', 'of-groups-above'],
  'group itself': ['of-group'],
  'group tree': ['of-groups-below', 'of-projects-below'],
};

export const runnerList = list<RunnerFilters, Source, RunnerRow>()({
  name: 'runners',
  table: 'runners',
  sources: ({ query: { where } }) => (where === undefined ? [] : sources[where.of]),
  values: ({ query: { where }, now }) => ({
    place: where?.id ?? 0,
    namespace: where?.namespace ?? 0,
    today: toDay(now),
  }),
  shows,
  walk(db, source, slots) {
    switch (source) {
      case 'of-project':
        return {
          rows: selectProjectRunners(db, slots).join('runners', 'runners.id', 'served.runner_id'),
          id: 'served.runner_id',
        };
      case 'of-groups-above':
        return { rows: selectGroupsAbove(db, slots), each: 'runners.group_id = above.ancestor_id' };
      case 'of-owned':
        return {
          rows: db(selectOwnedGroups(db, slots).as('owned')),
          each: 'runners.group_id = owned.id',
        };
      case 'of-groups-below':
        return { rows: selectTreeGroups(db, slots), each: 'runners.group_id = below.namespace_id' };
      case 'of-projects-below':
        return {
          rows: db(selectTreeRunners(db, slots).as('served')),
          each: 'runners.id = served.runner_id',
        };
      default:
        return null;
    }
  },
  filters: {
    where: elsewhere,
    type: filterByColumn('runners.runner_type'),
    paused: filterByChoice({
      true: (runners) => void runners.where('runners.active', false),
      false: (runners) => void runners.where('runners.active', true),
    }),
    status: filterByState(),
    scope: filterByState(),
    ordered: elsewhere,
    search: searchText({
      table: 'runners',
      named: (db, text) => whereShortText(db('runners').select('runners.id as id'), text),
      narrow(runners, { text, pattern }, kind) {
        if (kind === 'whole') whereShortText(runners, text);
        else runners.whereRaw("runners.search_text like ? escape '\\'", [pattern]);
      },
    }),
    tag_list: filter({
      shapeOf: (tags) => countConditions(readRunnerTags(tags)) || null,
      boundOf: (tags) =>
        Object.fromEntries(readRunnerTags(tags).map((tag, index) => [`tag${index}`, tag])),
      narrow(runners, slots, count, { db }) {
        for (let index = 0; index < count; index += 1) {
          const tagged = db('runner_tags').select(db.raw('1')).whereRaw('runner_id = runners.id');
          runners.whereExists(tagged.where('name', slots[`tag${index}`] as string));
        }
      },
      candidates: (db, tags) =>
        readRunnerTags(tags).map((tag) => ({
          key: tag,
          query: db('runner_tags').where('name', tag).select('runner_id as id'),
        })),
    }),
  },
  orders: {
    created_at: { by: 'runners.created_at' },
    // The expressions equal those of the indexes.
    contacted_at: { by: (db) => db.raw(`coalesce(runners.contacted_at, '${never}')`) },
    token_expires_at: { by: (db) => db.raw(`coalesce(runners.token_expires_at, '${never}')`) },
  },
  orderOf: ({ query: { ordered = { by: 'id', sort: 'asc' } } }) => ({
    order: ordered.by,
    sort: ordered.sort,
  }),
  hydrate: (page) => page.select(runnerColumns),
});

/** Greater than all times: unset values come last. */
const never = '9999-12-31T23:59:59.999Z';

export function listRunners(
  db: Database,
  where: RunnersOf,
  query: RunnerQuery,
  now: Date,
): Promise<Page<RunnerRow>> {
  const listQuery = { query: { ...query, where }, actor: null, admin: false, now };
  return runnerList.page(db, listQuery, computeOffsetWindow(query));
}

interface RunnerSlots {
  readonly place: number;
  readonly namespace: number;
  readonly today: string;
}

/** Each source is a separate walk: with `or`, both databases would scan all runners. */
function shows(
  runners: Query,
  source: Source,
  slots: RunnerSlots,
  { db, found }: { readonly db: Database; readonly found: boolean },
): void {
  if (source === 'instance') runners.where('runners.runner_type', 'instance_type');
  if (source === 'of-group') runners.where('runners.group_id', slots.place);
  if (source === 'of-maintained') runners.whereIn('runners.id', selectMaintainedRunners(db, slots));
  // The walks of the others begin where they belong.
  if (!found) return;
  if (source === 'of-project') {
    const served = selectProjectRunners(db, slots).select(db.raw('1'));
    runners.whereExists(served.whereRaw('served.runner_id = runners.id'));
  }
  if (source === 'of-groups-above') {
    runners.whereIn('runners.group_id', selectGroupsAbove(db, slots).select('above.ancestor_id'));
  }
  if (source === 'of-groups-below') {
    runners.whereIn('runners.group_id', selectTreeGroups(db, slots).select('below.namespace_id'));
  }
  if (source === 'of-projects-below') runners.whereIn('runners.id', selectTreeRunners(db, slots));
  if (source === 'of-owned') runners.whereIn('runners.group_id', selectOwnedGroups(db, slots));
}

function selectProjectRunners(db: Database, slots: RunnerSlots): Query {
  return db('runner_projects as served').where('served.project_id', slots.place);
}

function selectGroupsAbove(db: Database, slots: RunnerSlots): Query {
  return db('namespace_ancestors as above').where('above.namespace_id', slots.namespace);
}

/** The index contains texts that are too short for a search by parts. */
const whereShortText = (runners: Query, text: string): Query =>
  runners.where('runners.search_text', text).whereRaw('length(runners.search_text) < 3');

function selectTreeGroups(db: Database, slots: RunnerSlots): Query {
  return db('namespace_ancestors as below').where('below.ancestor_id', slots.place);
}

function selectTreeRunners(db: Database, slots: RunnerSlots): Query {
  return selectTreeGroups(db, slots)
    .join('projects', 'projects.namespace_id', 'below.namespace_id')
    .join('runner_projects', 'runner_projects.project_id', 'projects.id')
    .distinct('runner_projects.runner_id');
}

function selectMaintainedRunners(db: Database, slots: RunnerSlots): Query {
  // SQLite keeps the order of a cross join; the level in the words of the index that holds only such.
  return db('project_authorizations as held')
    .crossJoin(db.raw('runner_projects'))
    .where('held.user_id', slots.place)
    .whereRaw('held.access_level >= 40')
    .whereRaw('runner_projects.project_id = held.project_id')
    .select('runner_projects.runner_id');
}

/** Groups from memberships, and from shares that give the members of one group all rights in another. */
function selectOwnedGroups(db: Database, { place: user, today }: RunnerSlots): Query {
  const selectOwned = () =>
    selectGroupsBelow(db, selectOwnGroups(db, user, today, AccessLevel.Maintainer));
  const shared = whereNotExpired(db('group_group_links'), 'group_group_links', today)
    .where('group_group_links.group_access', '>=', AccessLevel.Owner)
    .whereIn('group_group_links.shared_with_group_id', selectOwned())
    .select('group_group_links.shared_group_id');
  const all = selectOwned().union([selectGroupsBelow(db, shared)]);
  return selectListedGroups(db).whereIn('namespaces.id', all).select('namespaces.id');
}

type State = NonNullable<RunnerQuery['status'] | RunnerQuery['scope']>;

/** States that depend on the time, which an index of runners is sorted by. */
const timed: ReadonlySet<State> = new Set(['online', 'offline', 'stale']);

function filterByState(): Filter<State> {
  return filter({
    shapeOf: (state) => state,
    boundOf: (state, { now }): Partial<ContactTimes> =>
      timed.has(state) ? computeContactTimes(now) : {},
    timed: (state) => timed.has(state),
    narrow: (runners, slots, state) => void narrowToState(runners, state, slots),
    candidates(db, state, { now }) {
      if (!timed.has(state)) return [];
      const runners = db('runners').select('runners.id');
      narrowToState(runners, state, computeContactTimes(now));
      return [{ key: state, query: runners }];
    },
  });
}

function narrowToState(
  runners: Query,
  state: State,
  { onlineAfter: online, staleBefore: stale }: ContactTimes,
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
      runners.whereRaw(`runners.runner_type <> 'instance_type'`);
      return;
    case 'online':
      runners.where('runners.contacted_at', '>', online);
      return;
    case 'offline':
      runners.where('runners.contacted_at', '<=', online);
      return;
    case 'not_connected':
    case 'never_contacted':
      runners.whereNull('runners.contacted_at');
      return;
    case 'stale':
      runners.where('runners.created_at', '<', stale).where((either) => {
        either.whereNull('runners.contacted_at').orWhere('runners.contacted_at', '<', stale);
      });
  }
}
