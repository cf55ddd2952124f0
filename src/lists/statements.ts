import type { Knex } from 'knex';
import type { Database } from '../database/database.ts';
import { rowsWithIds } from '../database/dialect.ts';
import { shapedStatement, type ShapedStatement, type Slots } from '../database/statement.ts';
import { type Cut, cutPage, cutWalk } from '../pagination/cut.ts';
import type { SortDirection } from '../pagination/keyset.ts';
import { MAXIMUM_TOTAL } from '../pagination/offset.ts';
import type { Filter, Query, Shape, Values } from './filter.ts';

/** The columns or expressions that a list may be ordered by; the engine ends each order with the id. */
export interface Order {
  readonly by: string | ((db: Database, slots: Values) => unknown);
  /** True when no two rows are equal in it: then the id is not needed. */
  readonly unique?: boolean;
}

/** All that the SQL of a list depends on, and nothing else: the key under which it is compiled. */
export interface ListShape {
  readonly sources: readonly Shape[];
  readonly order: string;
  readonly sort: SortDirection;
  readonly ties: SortDirection;
  /** The parameters that narrow the list, and what of their values is written into the SQL. */
  readonly filters: readonly (readonly [parameter: string, shape: Shape])[];
  /** True when indexes have found the few rows that the filters may leave. */
  readonly found: boolean;
}

interface PageShape {
  readonly list: ListShape;
  readonly cut: Cut;
  readonly form: Shape;
}

/** Comes with the total of the list where that is known without counting it for itself. */
export type Listed<Row> = Row & { readonly total?: number };

export interface ListStatements<Row extends object> {
  /** One page in one round trip: the ids are found along an index first, then their rows. */
  readonly page: ShapedStatement<PageShape, Values, Listed<Row>>;
  /** The ids of a list in its order, as far as totals are told. */
  readonly order: ShapedStatement<ListShape, Values, { id: number }>;
  /** How many rows the list has, counting no further than it takes to know that no total is told. */
  readonly count: ShapedStatement<ListShape, Values, { count: number }>;
  /** Rows by their ids. */
  readonly rows: ShapedStatement<Shape, { ids: readonly number[] }, Row>;
  /** Tells whether no index has the rows of the list in its order: what is read whole, to be sorted, is counted on the way. */
  isReadWhole(shape: ListShape): boolean;
}

interface Declared<Source extends Shape> {
  readonly table: string;
  readonly listed?: (rows: Query) => Query;
  readonly shows: (
    query: Query,
    source: Source,
    slots: Values,
    place: { readonly db: Database; readonly found: boolean },
  ) => void;
  readonly walk?: (db: Database, source: Source, slots: Values) => Query | null;
  readonly isInOrder?: (source: Source) => boolean;
  readonly rankOf?: (source: Source) => number;
  readonly filters: object;
  readonly orders: Readonly<Record<string, Order>>;
  readonly hydrate: (page: Query, form: Shape) => Query;
}

/** Written into the SQL instead of bound. */
const inSql = { skipBinding: true };
const countedRows = MAXIMUM_TOTAL + 1;

export function createStatements<Source extends Shape, Row extends object>({
  table,
  listed = (rows) => rows,
  shows,
  walk,
  isInOrder = () => true,
  rankOf,
  filters,
  orders,
  hydrate,
}: Declared<Source>): ListStatements<Row> {
  const id = `${table}.id`;
  const sourcesOf = (list: ListShape) => list.sources as readonly Source[];
  const isReadWhole = (list: ListShape) => list.found || !sourcesOf(list).some(isInOrder);

  /** The rows of each source, narrowed; of what was found, those that any source shows. */
  function partsOf(db: Database, slots: Slots<Values>, list: ListShape) {
    const place = { db, found: list.found };
    const rows = (source: Source | null) => {
      const begun = source === null || list.found ? null : (walk?.(db, source, slots) ?? null);
      if (begun !== null) return listed(begun);
      return listed(list.found ? rowsWithIds(db, table, listSlot(slots, 'few')) : db(table));
    };
    if (list.found && rankOf === undefined) {
      const either = rows(null).where((either) => {
        for (const source of sourcesOf(list)) {
          either.orWhere((shown) => void shows(shown, source, slots, place));
        }
      });
      return [{ query: narrow(db, either, slots, list), rank: 0 }];
    }
    return sourcesOf(list).map((source) => {
      const query = rows(source);
      shows(query, source, slots, place);
      return { query: narrow(db, query, slots, list), rank: rankOf?.(source) ?? 0 };
    });
  }

  function narrow(db: Database, query: Query, slots: Slots<Values>, list: ListShape): Query {
    for (const [parameter, shape] of list.filters) {
      const filter = Reflect.get(filters, parameter) as Filter<unknown>;
      const own = slotsOf(slots, parameter);
      filter.narrow(query, own, shape, { db, found: list.found });
    }
    return query;
  }

  function walksOf(db: Database, slots: Slots<Values>, list: ListShape): Query[] {
    return partsOf(db, slots, list).map(({ query, rank }) => {
      query.select(id);
      const { by } = orderOf(list);
      if (typeof by === 'string') query.select(`${by} as position`);
      else query.select(db.raw('? as position', [by(db, slots) as Knex.Raw]));
      if (rankOf !== undefined) query.select(db.raw(`${rank} as rank`));
      return ordered(query, list, typeof by === 'string' ? by : 'position', id);
    });
  }

  function orderOf(list: ListShape): Order {
    const order = list.order === 'id' ? { by: id, unique: true } : orders[list.order];
    if (order === undefined) throw new Error(`${table} has no order ${list.order}`);
    return order;
  }

  function ordered(query: Query, list: ListShape, position: string, id: string): Query {
    query.orderBy(position, list.sort);
    return orderOf(list).unique === true ? query : query.orderBy(id, list.ties);
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
    if (rankOf !== undefined) query.orderBy(`${table}rank`);
    return ordered(query, list, `${table}position`, `${table}id`);
  }

  /** Sources that are ranked have no rows in common. */
  function joined([first, ...rest]: readonly Query[]): Query {
    if (first === undefined) throw new Error(`a list of ${table} has no source`);
    if (rest.length === 0) return first;
    return rankOf === undefined ? first.union([...rest]) : first.unionAll([...rest]);
  }

  return {
    isReadWhole,
    page: shapedStatement((db, slots, { list, cut, form }) => {
      const lengths = {
        limit: numberSlot(slots, 'limit'),
        offset: numberSlot(slots, 'offset'),
        depth: numberSlot(slots, 'depth'),
      };
      const walks = walksOf(db, slots, list);
      const counted = isReadWhole(list);
      const rows = counted
        ? whole(db, walks, list).select(db.raw('count(*) over () as total'))
        : merged(db, walks, list, (walk) => cutWalk(walk, cut, lengths));
      const page = db(cutPage(rows, cut, lengths).as('page')).join(table, id, 'page.id');
      const shown = hydrate(page, form);
      if (counted) shown.select('page.total');
      return inRank(shown, list, 'page.');
    }),
    order: shapedStatement((db, slots, list) =>
      whole(db, walksOf(db, slots, list), list).limit(countedRows, inSql),
    ),
    count: shapedStatement((db, slots, list) => {
      const parts = partsOf(db, slots, list).map(({ query }, index) => {
        const walk = query.select(id).limit(countedRows, inSql);
        return db(walk.as(`walk${index}`)).select('id');
      });
      return db(joined(parts).limit(countedRows, inSql).as('counted')).count({ count: '*' });
    }),
    rows: shapedStatement((db, { ids }, form) => hydrate(rowsWithIds(db, table, ids), form)),
  };
}

function numberSlot(slots: Slots<Values>, name: string): number {
  return slots[name] as number;
}

function listSlot(slots: Slots<Values>, name: string): readonly number[] {
  return slots[name] as readonly number[];
}

/** The slots of one parameter, by the names that its filter has for them. */
function slotsOf(slots: Slots<Values>, parameter: string): Values {
  return new Proxy<Values>(Object.create(null) as Values, {
    get: (_, name) => (typeof name === 'string' ? slots[`${parameter}.${name}`] : undefined),
  });
}
