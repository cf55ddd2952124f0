import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { shapedStatement, type Slots } from '../../database/statement.ts';
import { memberLevel } from '../../policy/group-level.ts';
import { whereGranting, whereNotExpired } from '../../policy/grants.ts';
import { MAXIMUM_TOTAL } from '../../pagination/offset.ts';
import { narrowed } from './list-filters.ts';
import {
  type Container,
  isSizeOrder,
  type ListParameters,
  type ListShape,
  type Source,
} from './list-shape.ts';
import type { Listing } from './listing.ts';
import type { DetailsRow, StatisticsRow } from './rows.ts';
import { settingsColumns } from './settings.ts';
import { projectColumns } from './table.ts';

type Query = Knex.QueryBuilder;

/** Written into the SQL instead of bound. */
const inSql = { skipBinding: true };

const countedRows = MAXIMUM_TOTAL + 1;

/** What is read with each project, from tables that have one row for it. */
export interface HydratedParts {
  /** Settings and the owner: what the full form shows beyond the simple one. */
  readonly full: boolean;
  readonly statistics: boolean;
}

/**
 * Which rows of the list. A usual number of rows is written into the SQL: Postgres then plans the statement once;
 * with a parameter it plans it for every request, which takes longer than to run it.
 */
export interface Cut {
  readonly rows: (typeof usualRows)[number] | null;
  /** From the first row on. */
  readonly first: boolean;
}

const usualRows = [20, 21, 50, 51, 100, 101] as const;

export function cutOf({ limit, offset }: { limit: number; offset: number }): Cut {
  return { rows: usualRows.find((rows) => rows === limit) ?? null, first: offset === 0 };
}

/** Rows for a page: either so many of a list, or certain ids. */
export type PageSource =
  | {
      readonly kind: 'list';
      readonly list: ListShape;
      /** Whether the rows come with the total of the list: only where no filter narrows it. */
      readonly counted: boolean;
      readonly cut: Cut;
    }
  /** Whoever they show to: that is the caller's to check. */
  | { readonly kind: 'ids'; readonly user: boolean };

export interface PageShape {
  readonly rows: PageSource;
  readonly parts: HydratedParts;
}

/**
 * One page of projects with all that has one row for each of them, in one round trip: the ids are found along an
 * index first, then their rows. Takes `limit`, `offset` and `depth` (their sum) for lists, `ids` otherwise.
 */
export const pageStatement = shapedStatement<PageShape, ListParameters, Record<string, unknown>>(
  (db, slots, { rows, parts }) => {
    const { page, list } = pageOfIds(db, slots, rows);
    const query = hydrate(db, db(page.as('page')), slots, parts, rows);
    if (list === null) return query.orderBy('projects.id', 'desc');
    const sort = list.sort;
    return list.order === 'id'
      ? query.orderBy('page.id', sort)
      : query.orderBy('page.position', sort).orderBy('page.id', sort);
  },
);

/** What a single project of a signed-in actor is presented with, beside its own row. */
export const detailsStatement = shapedStatement<
  { readonly statistics: boolean },
  { id: number; user: number; today: string },
  DetailsRow | (DetailsRow & StatisticsRow)
>((db, slots, { statistics }) => {
  const query = db('projects').where('projects.id', slots.id).whereNotNull('projects.listing');
  addDetails(db, query, slots);
  if (statistics) addStatistics(query);
  return query.limit(1, inSql);
});

/** How many rows the list has, counting no further than it takes to know that no total is told. */
export const countStatement = shapedStatement<ListShape, ListParameters, { count: number }>(
  (db, slots, list) => {
    const walks = disjoint(list.sources).map((source) => {
      const walk = narrowed(db, from(db, source, slots), slots, list);
      // Which columns are selected is of no matter; an id is in every index.
      return db(walk.select('projects.id').limit(countedRows, inSql).as('walk')).select('id');
    });
    const rows = joined(walks, (first, rest) => first.unionAll(rest));
    return db(rows.limit(countedRows, inSql).as('counted')).count({ count: '*' });
  },
);

function pageOfIds(
  db: Database,
  slots: Slots<ListParameters>,
  rows: PageSource,
): { page: Query; list: ListShape | null } {
  if (rows.kind === 'ids') {
    const page = db('projects').select('projects.id').whereNotNull('projects.listing');
    return { page: inList(page, 'projects.id', slots.ids), list: null };
  }
  const { list } = rows;
  const { first, rows: usual } = rows.cut;
  const limited = (query: Query) =>
    usual === null ? query.limit(slots.limit) : query.limit(usual, inSql);
  const cut = (query: Query) => (first ? limited(query) : limited(query).offset(slots.offset));
  const [only, ...others] = list.sources;
  if (only !== undefined && others.length === 0) {
    return { page: cut(ordered(db, only, slots, list)), list };
  }
  // Each walk goes as deep as the page lies: all of it might come from one of them.
  const walks = list.sources.map((source) => {
    const walk = ordered(db, source, slots, list);
    const deep = first ? limited(walk) : walk.limit(slots.depth);
    return db(deep.as('walk')).select('id', 'position');
  });
  const page = joined(walks, (first, rest) => first.union(rest)).orderBy('position', list.sort);
  if (list.order !== 'id') page.orderBy('id', list.sort);
  return { page: cut(page), list };
}

function joined(walks: readonly Query[], join: (first: Query, rest: Query[]) => Query): Query {
  const [first, ...rest] = walks;
  if (first === undefined) throw new Error('a list has no source');
  return rest.length === 0 ? first : join(first, rest);
}

function ordered(
  db: Database,
  source: Source,
  slots: Slots<ListParameters>,
  list: ListShape,
): Query {
  const id = source.kind === 'authorized' ? 'granted.project_id' : 'projects.id';
  const query = narrowed(db, from(db, source, slots, list), slots, list);
  if (isSizeOrder(list.order)) {
    return query
      .select('statistics.project_id as id', `statistics.${list.order} as position`)
      .orderBy(`statistics.${list.order}`, list.sort)
      .orderBy('statistics.project_id', list.sort);
  }
  if (list.order === 'id') {
    return query.select(`${id} as id`, `${id} as position`).orderBy(id, list.sort);
  }
  if (list.order === 'similarity') {
    return query
      .select('projects.id', similarity(db, slots))
      .orderBy('position', list.sort)
      .orderBy('projects.id', list.sort);
  }
  return query
    .select('projects.id', `projects.${list.order} as position`)
    .orderBy(`projects.${list.order}`, list.sort)
    .orderBy('projects.id', list.sort);
}

/** How well a project answers the search: by name or path, whole or as the beginning, else anywhere. */
function similarity(db: Database, slots: Slots<ListParameters>): Knex.Raw {
  const text = slots.text;
  return db.raw(
    `case
       when lower(projects.path) = ? then 4
       when projects.name_key = ? then 4
       when substr(lower(projects.path), 1, length(?)) = ? then 3
       when substr(projects.name_key, 1, length(?)) = ? then 3
       when projects.name_key like ? escape '\\' then 2
       else 1
     end as position`,
    [text, text, text, text, text, text, slots.pattern],
  );
}

function from(db: Database, source: Source, slots: Slots<ListParameters>, list?: ListShape): Query {
  switch (source.kind) {
    case 'listing': {
      // A project has few forks: the plus keeps them from being looked for along the index of the listing.
      const sign = list?.narrowed.includes('forked_from') === true ? '+' : '';
      return db('projects').whereRaw(`${sign}projects.listing = ${source.listing}`);
    }
    case 'all': {
      if (list === undefined || !isSizeOrder(list.order)) {
        return db('projects').whereNotNull('projects.listing');
      }
      return db('project_statistics as statistics')
        .join('projects', 'projects.id', 'statistics.project_id')
        .whereNotNull('projects.listing');
    }
    case 'authorized': {
      const query = db('project_authorizations as granted')
        .join('projects', 'projects.id', 'granted.project_id')
        .where('granted.user_id', slots.user);
      return source.listings === null
        ? query.whereNotNull('projects.listing')
        : query.whereRaw(isOneOf('projects.listing', source.listings));
    }
    case 'within':
      return within(db, source, slots, list !== undefined && isSizeOrder(list.order));
  }
}

function within(
  db: Database,
  { container, open, granted }: Extract<Source, { kind: 'within' }>,
  slots: Slots<ListParameters>,
  withSizes: boolean,
): Query {
  const query = held(db, container, slots);
  if (withSizes) {
    query.join('project_statistics as statistics', 'statistics.project_id', 'projects.id');
  }
  if (granted.length === 0) return query.whereRaw(isOneOf('projects.listing', open));
  query.leftJoin('project_authorizations as granted', (on) =>
    on.on('granted.project_id', 'projects.id').andOnVal('granted.user_id', slots.user),
  );
  return query.where((either) => {
    if (open.length > 0) either.whereRaw(isOneOf('projects.listing', open));
    either.orWhere((own) => {
      own.whereRaw(isOneOf('projects.listing', granted)).whereNotNull('granted.user_id');
    });
  });
}

function held(db: Database, container: Container, slots: Slots<ListParameters>): Query {
  switch (container) {
    case 'namespace':
    case 'group':
      return db('projects').where('projects.namespace_id', slots.container);
    case 'stars':
      return db('project_stars as stars')
        .join('projects', 'projects.id', 'stars.project_id')
        .where('stars.user_id', slots.container);
    case 'tree':
      return db('projects').whereIn('projects.namespace_id', below(db, slots));
    case 'shared':
      return db('projects').whereIn('projects.id', sharedWith(db, slots));
    case 'group and shared':
      return db('projects').whereIn(
        'projects.id',
        sharedWith(db, slots).union([
          db('projects as own').select('own.id').where('own.namespace_id', slots.container),
        ]),
      );
    case 'tree and shared':
      return db('projects').whereIn(
        'projects.id',
        sharedWith(db, slots).union([
          db('projects as own').select('own.id').whereIn('own.namespace_id', below(db, slots)),
        ]),
      );
  }
}

/** The group and all groups below it. */
function below(db: Database, slots: Slots<ListParameters>): Query {
  return db('namespace_ancestors').select('namespace_id').where('ancestor_id', slots.container);
}

/** Projects of others to which the group is invited. */
function sharedWith(db: Database, slots: Slots<ListParameters>): Query {
  const shares = db('project_group_links as shares')
    .join('projects as invited', 'invited.id', 'shares.project_id')
    .select('shares.project_id as id')
    .where('shares.group_id', slots.container)
    .whereNot('invited.namespace_id', slots.container);
  return whereNotExpired(shares, 'shares', slots.today);
}

/** The same rows from sources that share none, so that they can be counted. */
function disjoint(sources: readonly Source[]): readonly Source[] {
  const walked = new Set(
    sources.flatMap((source) => (source.kind === 'listing' ? [source.listing] : [])),
  );
  return sources.map((source) => {
    if (source.kind !== 'authorized' || walked.size === 0) return source;
    const listings = source.listings ?? everyListing;
    return { ...source, listings: listings.filter((listing) => !walked.has(listing)) };
  });
}

const namespaceColumns = [
  'namespaces.name as ns_name',
  'namespaces.path as ns_path',
  'namespaces.kind as ns_kind',
  'namespaces.full_path as ns_full_path',
  'namespaces.full_name as ns_full_name',
  'namespaces.parent_id as ns_parent_id',
  'namespaces.owner_id as ns_owner_id',
  'namespaces.avatar as ns_avatar',
];

const ownerColumns = [
  'owners.username as owner_username',
  'owners.name as owner_name',
  'owners.state as owner_state',
  'owners.created_at as owner_created_at',
];

/** Sizes in bytes that are kept for each project. */
export const sizeColumns = [
  'storage_size',
  'repository_size',
  'wiki_size',
  'lfs_objects_size',
  'job_artifacts_size',
  'pipeline_artifacts_size',
  'packages_size',
  'snippets_size',
  'uploads_size',
] as const;

export const statisticsColumns = ['commit_count', ...sizeColumns] as const;

function hydrate(
  db: Database,
  page: Query,
  slots: Slots<ListParameters>,
  parts: HydratedParts,
  rows: PageSource,
): Query {
  const user = rows.kind === 'ids' ? rows.user : rows.list.user;
  const query = page.join('projects', 'projects.id', 'page.id').select(...projectColumns);
  if (user) {
    query
      .leftJoin('project_authorizations as authorized', (on) =>
        on.on('authorized.project_id', 'projects.id').andOnVal('authorized.user_id', slots.user),
      )
      .select('authorized.access_level as authorized_level');
  }
  if (parts.full) addDetails(db, query, slots);
  else addNamespace(query);
  if (parts.statistics) addStatistics(query);
  if (rows.kind === 'list' && rows.counted) {
    query.select(total(db, slots, rows.list).as('total'));
  }
  return query;
}

function addNamespace(query: Query): void {
  query.join('namespaces', 'namespaces.id', 'projects.namespace_id').select(...namespaceColumns);
}

/** The columns of a `DetailsRow`, for projects in `projects`. */
function addDetails(
  db: Database,
  query: Query,
  { user, today }: { readonly user: number; readonly today: string },
): void {
  const membership = whereGranting(
    db('members')
      .whereRaw('members.source_id = projects.id')
      .where('members.source_type', 'Project')
      .where('members.user_id', user),
    today,
  );
  addNamespace(query);
  query
    .join('project_settings', 'project_settings.project_id', 'projects.id')
    .leftJoin('users as owners', 'owners.id', 'namespaces.owner_id')
    .select(...settingsColumns.map((name) => `project_settings.${name}`), ...ownerColumns)
    .select(
      membership.select('members.access_level').limit(1, inSql).as('project_access'),
      memberLevel(db, 'projects.namespace_id', user, today).as('group_access'),
      // Few projects are shared: this saves the others a query.
      db.raw(
        `case when exists (select 1 from project_group_links as links where links.project_id = projects.id)
         then 1 else 0 end as shared`,
      ),
    );
}

function addStatistics(query: Query): void {
  query
    .join('project_statistics as sizes', 'sizes.project_id', 'projects.id')
    .select(...statisticsColumns.map((name) => `sizes.${name}`));
}

/** How many rows the list has: from totals alone, which are kept by listing, of all projects and of each user's. */
function total(db: Database, slots: Slots<ListParameters>, list: ListShape): Query {
  const listings = list.sources.flatMap((source) => {
    if (source.kind === 'all') return everyListing;
    return source.kind === 'listing' ? [source.listing] : [];
  });
  const totals = disjoint(list.sources).flatMap((source) =>
    source.kind === 'authorized'
      ? db('project_authorization_totals')
          .select('count')
          .where('user_id', slots.user)
          .whereRaw(isOneOf('listing', source.listings ?? everyListing))
      : [],
  );
  if (listings.length > 0) {
    totals.unshift(db('project_totals').select('count').whereRaw(isOneOf('listing', listings)));
  }
  const counts = joined(totals, (first, rest) => first.unionAll(rest));
  return db(counts.as('totals')).select(db.raw('coalesce(sum(totals.count), 0)'));
}

const everyListing: readonly Listing[] = [0, 1, 2, 3, 4, 5];

/** Written into the SQL: Postgres plans the statement once, as with the usual numbers of rows. */
const isOneOf = (column: string, listings: readonly Listing[]) =>
  `${column} in (${listings.join(', ')})`;
