import type { Knex } from 'knex';
import type { Database } from '../database/database.ts';
import { inList, joinFirstOfEach, rowsWithIds } from '../database/dialect.ts';
import { shapedStatement, type Slots } from '../database/statement.ts';
import { type CutParameters, cutPage, cutWalk } from './cut.ts';
import { countRangesBetween, type EndSlots, narrowToEnds } from './ends.ts';
import { MAXIMUM_TOTAL } from './offset.ts';
import type { ListStatements } from './list-statements.ts';
import type { ListShape, PageShape, Parents } from './shapes.ts';
import type { Holders } from './tally.ts';
import { rowsOfStretch, type Stretches } from './stretches.ts';
import type { Filter, Place, Query, Shape, Values } from './filter.ts';

/** The columns or expressions that a list may be ordered by; the engine ends each order with the id. */
export interface Order<Bounds = Values> {
  readonly by: string | ((db: Database, slots: Slots<Bounds>) => unknown);
  /** True when no two rows are equal in it: then the id is not needed. */
  readonly unique?: boolean;
  /** The table that has the column, with a row for each of the list, whose id is its key. */
  readonly beside?: { readonly table: string; readonly key: string };
}

/** Where the walk of a source begins, if not at the table. */
export interface Walk {
  /** Rows that are joined with the table, unless `each` is given. */
  readonly rows: Query;
  /** The column in `rows` that an index has in the order of ids, if it is not that of the table. */
  readonly id?: string;
  /** How rows of the table belong to one of `rows`, in SQL. Of each of them as many are read as a page may need. */
  readonly each?: string;
  /** The column that tells `rows` apart: a page is then read from those alone whose own first rows come first. */
  readonly key?: string;
}

/** Values that the engine adds to those of a declaration. */
interface Own extends CutParameters, EndSlots {
  /** Ids of the rows that indexes have found. */
  readonly few: readonly number[];
  /** Ids of rows that were met nearby. */
  readonly nearby: readonly number[];
  /** Ids of rows that are shown. */
  readonly ids: readonly number[];
  /** Up to where stretches have been read. */
  readonly behind: number;
  readonly until: number;
  /** Ids of the rows to which lists belong. */
  readonly parents: readonly number[];
}

/** The parts of a list that its statements are made of; slots stand for `Bounds`. */
export interface Declared<Source extends Shape, Bounds extends Values> {
  /** The table that the sources are parts of, and that has an `id`. */
  readonly table: string;
  /** Leaves out of the table what no list has. */
  readonly listed?: (rows: Query) => Query;
  /** Narrows rows of the table to those of a source. */
  readonly shows?: (query: Query, source: Source, slots: Slots<Bounds>, place: Place) => void;
  /** Where the walk of a source begins, if not at the table, and filters have found nothing. */
  readonly walk?: (db: Database, source: Source, slots: Slots<Bounds>, place: Place) => Walk | null;
  /** The rows of a source that are few anyway: the list is read from them, whatever filters have found. */
  readonly contents?: (db: Database, source: Source, slots: Slots<Bounds>) => Query | null;
  /** Tells whether an index has the rows of the source in the order of the list; true unless said otherwise. */
  readonly isInOrder?: (source: Source) => boolean;
  /** Which orders no index has, and how the rows of some sources are read for them. */
  readonly stretches?: Stretches<Source>;
  /** How its rows are counted by a column; a list without it is not. */
  readonly holders?: Holders<Source, Bounds>;
  /** For sources without rows in common: rows of a lower rank come first, in either direction of the order. */
  readonly rankOf?: (source: Source) => number;
  /** Sources that have no row in common and together have the rows of these, where they are counted. */
  readonly disjoint?: (sources: readonly Source[]) => readonly Source[];
  /** Selects how many rows the sources have, where that is kept; asked where no filter narrows them. */
  readonly total?: (db: Database, sources: readonly Source[], slots: Slots<Bounds>) => Query | null;
  readonly filters: object;
  /** Beside the order of ids. */
  readonly orders?: Readonly<Record<string, Order<Bounds>>>;
  /** Values that may be added up of its rows, in SQL: a number of a row, or null. */
  readonly sums?: Readonly<Record<string, (db: Database) => Knex.Raw>>;
  readonly hydrate?: (page: Query, form: Shape, slots: Slots<Bounds>, db: Database) => Query;
}

interface Ends {
  /** Null where all rows of the walks are wanted. */
  readonly cut: ((walk: Query) => Query) | null;
  readonly forPage: boolean;
  /** False where rows are met in the order of the table, and not along the walks of sources. */
  readonly walks?: boolean;
}

/** The rows of one source. */
interface Part {
  readonly query: Query;
  readonly rank: number;
  /** The column that has their ids. */
  readonly id: string;
}

/** Written into the SQL instead of bound. */
const inSql = { skipBinding: true };
const countedRows = MAXIMUM_TOTAL + 1;

/** Rows of one parent that a statement for many of them looks at. */
const rowsOfParents = 500;

export function createStatements<Source extends Shape, Row extends object, Bounds extends Values>({
  table,
  listed = (rows) => rows,
  shows = () => undefined,
  walk,
  contents,
  isInOrder = () => true,
  stretches,
  rankOf,
  disjoint = (sources) => sources,
  total,
  filters,
  orders = {},
  sums = {},
  hydrate = (page) => page.select(`${table}.*`),
}: Declared<Source, Bounds>): ListStatements<Row> {
  type OwnSlots = Slots<Bounds & Own>;
  const ownId = `${table}.id`;
  const sourcesOf = (list: ListShape) => list.sources as readonly Source[];
  const isReadWhole = (list: ListShape) => list.found || !sourcesOf(list).some(isInOrder);

  /** The rows of the table: those that were found, or all, beside the column that they are ordered by. */
  function begin(db: Database, slots: OwnSlots, list: ListShape): Walk {
    const few = list.found ? rowsWithIds(db, table, slots.few) : null;
    const beside = orders[list.order]?.beside;
    if (beside === undefined) return { rows: few ?? db(table) };
    const key = `${beside.table}.${beside.key}`;
    if (few !== null) return { rows: few.join(beside.table, key, ownId) };
    // SQLite keeps the order of a cross join.
    const rows = db(beside.table).crossJoin(db.raw('??', [table]));
    return { rows: rows.whereRaw('?? = ??', [ownId, key]), id: key };
  }

  /** The rows of a source that are few anyway; of them those that were found. */
  function contentsOf(db: Database, slots: OwnSlots, list: ListShape, source: Source): Walk | null {
    const rows = contents?.(db, source, slots) ?? null;
    if (rows === null) return null;
    const beside = orders[list.order]?.beside;
    if (beside !== undefined) rows.join(beside.table, `${beside.table}.${beside.key}`, ownId);
    return { rows: list.found ? inList(rows, ownId, slots.few) : rows };
  }

  /**
   * The rows of each source, narrowed; of what was found, those that any source shows. `cut` orders and cuts off a walk
   * that begins anew at each of some rows: behind the page, if it is for one.
   */
  function partsOf(
    db: Database,
    slots: OwnSlots,
    list: ListShape,
    { cut, forPage, walks = true }: Ends,
  ): Part[] {
    const place = { db, found: list.found, id: ownId, order: list.order, sort: list.sort };
    const sources = sourcesOf(list);
    const contained = sources.map((source) => contentsOf(db, slots, list, source));
    if (list.found && rankOf === undefined && contained.every((each) => each === null)) {
      const either = listed(begin(db, slots, list).rows).where((either) => {
        for (const source of sources) {
          either.orWhere((shown) => void shows(shown, source, slots, place));
        }
      });
      return [{ query: narrow(either, slots, list, place, { rank: 0 }), rank: 0, id: ownId }];
    }
    return sources.flatMap((source, index) => {
      const rank = rankOf?.(source) ?? 0;
      if (list.nearby === index) {
        // These have passed the filters.
        return {
          query: listed(rowsWithIds(db, table, slots.nearby)),
          rank,
          id: ownId,
        };
      }
      const isWalked = forPage && !list.found && contained[index] === null && isInOrder(source);
      if (!isWalked) return partOf(source, index, rank, null);
      const { sort, ties } = list;
      const { unique = false } = orderOf(list, ownId);
      const ranges = countRangesBetween(db(table), list.ends, rank, { sort, ties, unique });
      return Array.from({ length: ranges }, (_, range) => partOf(source, index, rank, range));
    });

    function partOf(source: Source, index: number, rank: number, range: number | null): Part {
      const walked = list.found || !walks ? null : (walk?.(db, source, slots, place) ?? null);
      const begun = contained[index] ?? walked ?? begin(db, slots, list);
      const id = begun.id ?? ownId;
      const narrowed = (query: Query) => {
        // Filters first: SQLite looks at the conditions of a row in the order in which they are written.
        const rows = narrow(listed(query), slots, list, { ...place, id }, { rank, range });
        shows(rows, source, slots, place);
        return rows;
      };
      const { rows, each, key } = begun;
      if (each === undefined) return { query: narrowed(rows), rank, id };
      if (cut === null) {
        return { query: narrowed(rows.joinRaw(`inner join ${table} on ${each}`)), rank, id };
      }
      const first = () => cut(narrowed(db(table).whereRaw(each)));
      if (forPage && key !== undefined) {
        const firsts = joinFirstOfEach(db, rows.clone(), table, first().limit(1, inSql), table);
        rows.whereIn(key, cut(firsts).select(key));
      }
      return { query: joinFirstOfEach(db, rows, table, first(), table), rank, id: ownId };
    }
  }

  function narrow(
    query: Query,
    slots: OwnSlots,
    list: ListShape,
    place: Place,
    { rank, range = null }: { readonly rank: number; readonly range?: number | null },
  ): Query {
    for (const [parameter, shape] of list.filters) {
      const filter = Reflect.get(filters, parameter) as Filter<unknown>;
      filter.narrow(query, slotsOf(slots, parameter), shape, place);
    }
    if (list.ends !== undefined) {
      const { by, unique = false } = orderOf(list, place.id);
      const { db } = place;
      const position = typeof by === 'string' ? db.raw('??', [by]) : (by(db, slots) as Knex.Raw);
      const id = db.raw('??', [place.id]);
      const { sort, ties, fromEnd = false } = list;
      const ordered = { position, id, sort, ties, unique, fromEnd, slots };
      narrowToEnds(query, list.ends, rank, range, ordered);
    }
    return query;
  }

  /** The parts in their order. `cut` cuts off a walk behind the page. */
  function walksOf(
    db: Database,
    slots: OwnSlots,
    list: ListShape,
    cut?: (walk: Query) => Query,
  ): Query[] {
    const positionOf = (id: string) => {
      const { by } = orderOf(list, id);
      return typeof by === 'string' ? by : 'position';
    };
    const first = (walk: Query) => {
      const { by } = orderOf(list, ownId);
      // Only the walks as a whole select their position.
      const position = typeof by === 'string' ? by : (by(db, slots) as Knex.Raw);
      const inOrder = ordered(walk, list, position, ownId);
      return cut?.(inOrder) ?? inOrder;
    };
    const ends = { cut: first, forPage: cut !== undefined };
    return partsOf(db, slots, list, ends).map(({ query, rank, id }) => {
      query.select(`${id} as id`);
      const { by } = orderOf(list, id);
      if (typeof by === 'string') query.select(`${by} as position`);
      else query.select(db.raw('? as position', [by(db, slots) as Knex.Raw]));
      if (rankOf !== undefined) query.select(db.raw(`${rank} as rank`));
      return ordered(query, list, positionOf(id), id);
    });
  }

  function orderOf(list: ListShape, id: string): Order<Bounds> {
    const order = list.order === 'id' ? { by: id, unique: true } : orders[list.order];
    if (order === undefined) throw new Error(`${table} has no order ${list.order}`);
    return order;
  }

  function ordered(query: Query, list: ListShape, position: string | Knex.Raw, id: string): Query {
    query.orderBy(position as string, list.sort);
    return orderOf(list, id).unique === true ? query : query.orderBy(id, list.ties);
  }

  const columns = rankOf === undefined ? ['id', 'position'] : ['id', 'position', 'rank'];

  /** Ids of walks that are laid together, in the order of the list, each walk cut off behind the page. */
  function merged(
    db: Database,
    walks: readonly Query[],
    list: ListShape,
    cut: (walk: Query) => Query,
  ): Query {
    const [only, ...rest] = walks;
    if (only !== undefined && rest.length === 0) return only;
    const parts = walks.map((walk, index) => db(cut(walk).as(`walk${index}`)).select(columns));
    return inRank(joined(parts), list, '');
  }

  /** The ids of the whole list in its order. */
  function whole(db: Database, walks: readonly Query[], list: ListShape): Query {
    const [only, ...rest] = walks;
    if (only !== undefined && rest.length === 0) return only;
    const parts = walks.map((walk, index) => db(walk.as(`walk${index}`)).select(columns));
    return inRank(db(joined(parts).as('walked')).select(columns), list, '');
  }

  function inRank(query: Query, list: ListShape, table: string): Query {
    if (rankOf !== undefined) query.orderBy(`${table}rank`, list.fromEnd === true ? 'desc' : 'asc');
    return ordered(query, list, `${table}position`, `${table}id`);
  }

  /** Sources that are ranked have no rows in common. */
  function joined([first, ...rest]: readonly Query[]): Query {
    if (first === undefined) throw new Error(`a list of ${table} has no source`);
    if (rest.length === 0) return first;
    return rankOf === undefined ? first.union([...rest]) : first.unionAll([...rest]);
  }

  function keptTotal(db: Database, slots: OwnSlots, list: ListShape): Query | null {
    if (list.found || list.filters.length > 0) return null;
    return total?.(db, disjoint(sourcesOf(list)), slots) ?? null;
  }

  /** The rows of a page that has their ids and positions, in the order of the list. */
  function positioned(db: Database, slots: OwnSlots, page: Query, { list, form }: PageShape) {
    const shown = hydrate(page.join(table, ownId, 'page.id'), form, slots, db);
    shown.select('page.position as list_position');
    if (rankOf !== undefined) shown.select('page.rank as list_rank');
    return inRank(shown, list, 'page.');
  }

  /** Slots of which some are columns of the row that the list belongs to. */
  function slotsOfParents(db: Database, slots: OwnSlots, parents: Parents): OwnSlots {
    return new Proxy<OwnSlots>(slots, {
      get: (_, name: string) => {
        const column = parents.slots[name];
        return column === undefined ? (slots as Values)[name] : db.raw('??', [`parents.${column}`]);
      },
    });
  }

  /** The rows of a source that belong to a row. */
  function rowsOfParent(db: Database, own: OwnSlots, list: ListShape, source: Source): Query {
    const place = { db, found: list.found, id: ownId, order: list.order, sort: list.sort };
    const begun = list.found ? rowsWithIds(db, table, own.few) : db(table);
    const rows = narrow(listed(begun), own, list, place, { rank: rankOf?.(source) ?? 0 });
    shows(rows, source, own, place);
    return rows;
  }

  function addedUp(db: Database, name: string): Knex.Raw {
    const value = sums[name];
    if (value === undefined) throw new Error(`no ${name} of ${table} is added up`);
    return value(db);
  }

  const statements: ListStatements<Row, Bounds & Own> = {
    isReadWhole,
    stretchesOf(list) {
      const [only, ...rest] = sourcesOf(list);
      if (stretches === undefined || only === undefined || rest.length > 0) return null;
      if (!stretches.isUnindexed(list.order, only)) return null;
      if (stretches.isAlong(only)) return 'rows';
      return list.found ? null : 'ids';
    },
    stretch: shapedStatement((db, slots, { list, kind }) => {
      const along = kind === 'rows' ? (stretches?.along ?? ownId) : ownId;
      const ends = { cut: (walk: Query) => walk, forPage: false, walks: kind === 'rows' };
      // Rows are placed once they are the next ones: a database that sorts places all before.
      const parts = partsOf(db, slots, list, ends).map(({ query, id }) => {
        query.where(along, '>', slots.behind).orderBy(along).limit(rowsOfStretch, inSql);
        if (kind === 'ids') query.where(along, '<=', slots.until);
        return query.select(`${id} as id`, `${along} as along`);
      });
      const { by } = orderOf(list, ownId);
      const position = typeof by === 'string' ? db.raw('??', [by]) : (by(db, slots) as Knex.Raw);
      return db(joined(parts).as('stretch'))
        .join(table, ownId, 'stretch.id')
        .select('stretch.id', 'stretch.along', db.raw('? as position', [position]))
        .orderBy('stretch.along');
    }),
    slice: shapedStatement((db, slots, shape) => {
      const { list, cut } = shape;
      const behindPage = (walk: Query) => cutWalk(walk, cut, slots);
      const rows = isReadWhole(list)
        ? whole(db, walksOf(db, slots, list), list)
        : merged(db, walksOf(db, slots, list, behindPage), list, behindPage);
      return positioned(db, slots, db(cutPage(rows, cut, slots).as('page')), shape);
    }),
    each: shapedStatement((db, slots, shape) => {
      const { list, cut, parents } = shape;
      const own = slotsOfParents(db, slots, parents);
      const { by } = orderOf(list, ownId);
      const position = () =>
        typeof by === 'string' ? db.raw('??', [by]) : (by(db, own) as Knex.Raw);
      const walks = sourcesOf(list).map((source) => {
        const rank = rankOf?.(source) ?? 0;
        const rows = rowsOfParent(db, own, list, source);
        const first = cutWalk(ordered(rows, list, position(), ownId), cut, slots);
        const asked = inList(db(`${parents.table} as parents`), 'parents.id', slots.parents);
        return joinFirstOfEach(db, asked, table, first, table)
          .select('parents.id as parent_id', `${ownId} as id`)
          .select(db.raw('? as position', [position()]))
          .select(...(rankOf === undefined ? [] : [db.raw(`${rank} as rank`)]));
      });
      const page = db(joined(walks).as('page')).select('page.parent_id');
      return positioned(db, slots, page, shape);
    }),
    page: shapedStatement((db, slots, { list, cut, form }) => {
      const behindPage = (walk: Query) => cutWalk(walk, cut, slots);
      const counted = isReadWhole(list);
      const rows = counted
        ? whole(db, walksOf(db, slots, list), list).select(db.raw('count(*) over () as total'))
        : merged(db, walksOf(db, slots, list, behindPage), list, behindPage);
      const page = db(cutPage(rows, cut, slots).as('page')).join(table, ownId, 'page.id');
      const shown = hydrate(page, form, slots, db);
      const kept = counted ? null : keptTotal(db, slots, list);
      if (counted) shown.select('page.total');
      else if (kept !== null) shown.select(kept.as('total'));
      return inRank(shown, list, 'page.');
    }),
    ids: shapedStatement((db, slots, { list, cut }) => {
      const walks = walksOf(db, slots, list, (walk) => cutWalk(walk, cut, slots));
      return cutPage(whole(db, walks, list), cut, slots);
    }),
    order: shapedStatement((db, slots, list) =>
      whole(db, walksOf(db, slots, list), list).limit(countedRows, inSql),
    ),
    count: shapedStatement((db, slots, list) => {
      const capped = (part: Query) => part.limit(countedRows, inSql);
      const apart = { ...list, sources: disjoint(sourcesOf(list)) };
      const ends = { cut: capped, forPage: false };
      const parts = partsOf(db, slots, apart, ends).map(({ query, id }, index) => {
        const walk = capped(query.select(`${id} as id`));
        return db(walk.as(`walk${index}`)).select('id');
      });
      return db(joined(parts).limit(countedRows, inSql).as('counted')).count({ count: '*' });
    }),
    countEach: shapedStatement((db, slots, { list, parents, sum }) => {
      const own = slotsOfParents(db, slots, parents);
      const met = (of: ListShape, most: number) => {
        const parts = disjoint(sourcesOf(of)).map((source, index) => {
          const rows = rowsOfParent(db, own, of, source).select(`${ownId} as id`);
          if (sum === undefined) return db(rows.limit(most, inSql).as(`part${index}`)).select('id');
          rows.select({ value: addedUp(db, sum) });
          return db(rows.limit(most, inSql).as(`part${index}`)).select('id', 'value');
        });
        return db(joined(parts).limit(most, inSql).as('counted'));
      };
      const counted = (of: ListShape, most: number) => met(of, most).count();
      // Filters may leave none of any number of rows: so those are met first that would be left without any.
      const all = counted({ ...list, filters: [], found: false }, rowsOfParents + 1);
      const left =
        sum === undefined
          ? counted(list, rowsOfParents)
          : met(list, rowsOfParents).select(db.raw('coalesce(sum(value), 0)'));
      const count = db.raw(`case when ? > ${rowsOfParents} then null else ? end`, [all, left]);
      return inList(db(`${parents.table} as parents`), 'parents.id', slots.parents)
        .select('parents.id as parent_id')
        .select({ count });
    }),
    tally: shapedStatement((db, slots, { list, by }) => {
      const parts = partsOf(db, slots, list, { cut: null, forPage: false }).map(({ query, id }) =>
        query.select(`${id} as id`, `${table}.${by} as value`),
      );
      return db(joined(parts).as('counted')).groupBy('value').select('value').count({ count: '*' });
    }),
    sum: shapedStatement((db, slots, { list, sum }) => {
      const parts = partsOf(db, slots, list, { cut: null, forPage: false }).map(({ query, id }) =>
        query.select(`${id} as id`).select({ value: addedUp(db, sum) }),
      );
      return db(joined(parts).as('added')).select(db.raw(`'sum' as value`)).sum({ count: 'value' });
    }),
    rows: shapedStatement((db, slots, form) =>
      hydrate(rowsWithIds(db, table, slots.ids), form, slots, db),
    ),
  };
  // They are run with the values that the request needs; a statement tells if it misses one.
  return statements;
}

/** The slots of one parameter, by the names that its filter has for them. */
function slotsOf(slots: Values, parameter: string): Values {
  return new Proxy<Values>(Object.create(null) as Values, {
    get: (_, name) => (typeof name === 'string' ? slots[`${parameter}.${name}`] : undefined),
  });
}
