import type { Knex } from 'knex';
import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { shapedStatement, type Slots } from '../../database/statement.ts';
import { type Cut, cutPage, cutWalk } from '../../pagination/cut.ts';
import { MAXIMUM_TOTAL } from '../../pagination/offset.ts';
import { projectColumns } from '../../records/project.ts';
import { addDetails, addNamespace, addStatistics } from './list-details.ts';
import { narrowed } from './list-filters.ts';
import { isSizeOrder, type ListParameters, type ListShape, type Source } from './list-shape.ts';
import { disjoint, everyListing, from, isOneOf } from './list-sources.ts';
import { similarity } from './similar.ts';

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

/** Rows for a page: either so many of a list, or certain ids. */
export type PageSource =
  | {
      readonly kind: 'list';
      readonly list: ListShape;
      /** What the page is taken from, where it is not the sources of the list. */
      readonly walked: readonly Source[] | null;
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

/** Whether no index has the rows of the list in its order: what one container holds is read and ordered. */
export const isReadWhole = ({ sources }: ListShape) =>
  sources.every((source) => source.kind === 'within' && source.container !== 'everything');

/** The ids of such a list in its order, as far as totals are told. */
export const orderStatement = shapedStatement<ListShape, ListParameters, { id: number }>(
  (db, slots, list) => {
    const [only] = list.sources;
    if (only === undefined) throw new Error('a list has no source');
    return ordered(db, only, slots, list).limit(countedRows, inSql);
  },
);

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
  const { list, walked } = rows;
  const sources = walked ?? list.sources;
  const cut = (query: Query) => cutPage(query, rows.cut, slots);
  const [only, ...others] = sources;
  if (only !== undefined && others.length === 0) {
    return { page: cut(ordered(db, only, slots, list)), list };
  }
  // Each walk goes as deep as the page lies: all of it might come from one of them.
  const walks = sources.map((source) => {
    const walk = cutWalk(ordered(db, source, slots, list), rows.cut, slots);
    return db(walk.as('walk')).select('id', 'position');
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
  const rows = from(db, source, slots, list);
  // What was picked has passed the filters.
  const query = source.kind === 'picked' ? rows : narrowed(db, rows, slots, list, id);
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
      .select('projects.id', db.raw('? as position', [similarity(db, slots)]))
      .orderBy('position', list.sort)
      .orderBy('projects.id', list.sort);
  }
  return query
    .select('projects.id', `projects.${list.order} as position`)
    .orderBy(`projects.${list.order}`, list.sort)
    .orderBy('projects.id', list.sort);
}

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
