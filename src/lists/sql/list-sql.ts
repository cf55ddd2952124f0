import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { selectByIds } from '#src/database/dialect.ts';
import type { Slots } from '#src/database/slots.ts';
import type { CutParameters } from '../cut.ts';
import type { Declared, Order } from '../declaration.ts';
import type { EndSlots } from '../ends.ts';
import { narrowToEnds } from '../ends.ts';
import type { Filter, FilterContext, Query, FilterShape, Values } from '../filter.ts';
import { isReadWhole } from '../reading.ts';
import type { ListShape } from '../shapes.ts';

/** Written into the SQL instead of bound. */
export const inSql = { skipBinding: true };

/** Values that the engine adds to those of a declaration. */
export interface OwnValues extends CutParameters, EndSlots {
  /** Ids of the rows that indexes have found. */
  readonly few: readonly number[];
  /** Ids of rows that were found nearby. */
  readonly nearby: readonly number[];
  /** Ids of rows that are shown. */
  readonly ids: readonly number[];
  /** Positions up to which stretches have been read. */
  readonly behind: number;
  readonly until: number;
  /** Ids of the rows to which lists belong. */
  readonly parents: readonly number[];
}

/** Rank of the rows behind an end, and their range of an index; null for all ranges. */
interface Range {
  readonly rank: number;
  readonly range?: number | null;
}

/** A list during construction of one statement: its declaration, the compiled shape, and slots for its values. */
export class ListSql<Source extends FilterShape, Bounds extends Values> {
  readonly db: Database;
  readonly declared: Declared<Source, Bounds>;
  readonly slots: Slots<Bounds & OwnValues>;
  readonly list: ListShape;
  readonly table: string;
  /** The column that has the ids of the table. */
  readonly id: string;

  constructor(
    declared: Declared<Source, Bounds>,
    db: Database,
    slots: Slots<Bounds & OwnValues>,
    list: ListShape,
  ) {
    this.db = db;
    this.declared = declared;
    this.slots = slots;
    this.list = list;
    this.table = declared.table;
    this.id = `${declared.table}.id`;
  }

  /** The same declaration with another shape, or with columns in place of some slots. */
  with(list: ListShape, slots: Slots<Bounds & OwnValues> = this.slots): ListSql<Source, Bounds> {
    return new ListSql(this.declared, this.db, slots, list);
  }

  get sources(): readonly Source[] {
    return this.list.sources as readonly Source[];
  }

  /** Sources of the same rows that have no row in common. */
  get disjointSources(): readonly Source[] {
    const { disjoint = (sources) => sources } = this.declared;
    return disjoint(this.sources);
  }

  /** True where rows of some sources come in front of others; then no sources have rows in common. */
  get isRanked(): boolean {
    return this.declared.rankOf !== undefined;
  }

  get isReadWhole(): boolean {
    return isReadWhole(this.declared, this.list);
  }

  /** The context in which filters narrow the rows. */
  get place(): FilterContext {
    const { found, order, sort } = this.list;
    return { db: this.db, found, id: this.id, order, sort };
  }

  rankOf(source: Source): number {
    return this.declared.rankOf?.(source) ?? 0;
  }

  /** Excludes rows that no list contains. */
  listed(rows: Query): Query {
    return this.declared.listed?.(rows) ?? rows;
  }

  /** Leaves the rows of a source. */
  narrowToSource(rows: Query, source: Source): void {
    this.declared.shows?.(rows, source, this.slots, this.place);
  }

  /** All rows of the table, or the found rows. */
  begin(): Query {
    return this.list.found ? selectByIds(this.db, this.table, this.slots.few) : this.db(this.table);
  }

  /** Leaves the rows that the filters leave, between the ends. */
  narrow(query: Query, id: string, { rank, range = null }: Range): Query {
    const { db, list, slots } = this;
    const place = { ...this.place, id };
    for (const [parameter, shape] of list.filters) {
      const filter = Reflect.get(this.declared.filters, parameter) as Filter<unknown>;
      filter.narrow(query, createParameterSlots(slots, parameter), shape, place);
    }
    if (list.ends !== undefined) {
      const { unique = false } = this.orderAlong(id);
      const { sort, ties, fromEnd = false } = list;
      const position = this.positionOf(id);
      const ordered = { position, id: db.raw('??', [id]), sort, ties, unique, fromEnd, slots };
      narrowToEnds(query, list.ends, rank, range, ordered);
    }
    return query;
  }

  /** The order of the list, where the rows have their ids in this column. */
  orderAlong(id: string): Order<Bounds> {
    const { order } = this.list;
    const { orders = {} } = this.declared;
    const found = order === 'id' ? { by: id, unique: true } : orders[order];
    if (found === undefined) throw new Error(`${this.table} has no order ${order}`);
    return found;
  }

  /** The column or expression of the order. */
  positionOf(id: string): Knex.Raw {
    const { by } = this.orderAlong(id);
    return typeof by === 'string' ? this.db.raw('??', [by]) : (by(this.db, this.slots) as Knex.Raw);
  }

  /** Orders rows by their position, and by the id where several may have the same. */
  order(query: Query, position: string | Knex.Raw, id: string): Query {
    query.orderBy(position as string, this.list.sort);
    return this.orderAlong(id).unique === true ? query : query.orderBy(id, this.list.ties);
  }

  /** Orders rows that are laid together; `table` has their ids, positions and ranks. */
  orderByRank(query: Query, table: string): Query {
    if (this.isRanked) query.orderBy(`${table}rank`, this.list.fromEnd === true ? 'desc' : 'asc');
    return this.order(query, `${table}position`, `${table}id`);
  }

  /** Lays rows of several sources together. Sources that are ranked have no rows in common. */
  join([first, ...rest]: readonly Query[]): Query {
    if (first === undefined) throw new Error(`a list of ${this.table} has no source`);
    if (rest.length === 0) return first;
    return this.isRanked ? first.unionAll([...rest]) : first.union([...rest]);
  }

  /** A value of the rows that may be added up. */
  addUp(name: string): Knex.Raw {
    const value = this.declared.sums?.[name];
    if (value === undefined) throw new Error(`no ${name} of ${this.table} is added up`);
    return value(this.db);
  }

  /** Joins and selects the columns of the rows. */
  hydrate(page: Query, form: FilterShape): Query {
    return hydrateRows(this.declared, page, form, this.slots, this.db);
  }
}

export function hydrateRows<Source extends FilterShape, Bounds extends Values>(
  { hydrate, table }: Declared<Source, Bounds>,
  rows: Query,
  form: FilterShape,
  slots: Slots<Bounds>,
  db: Database,
): Query {
  return hydrate?.(rows, form, slots, db) ?? rows.select(`${table}.*`);
}

/** The slots of one parameter, by the names that its filter has for them. */
function createParameterSlots(slots: Values, parameter: string): Values {
  return new Proxy<Values>(Object.create(null) as Values, {
    get: (_, name) => (typeof name === 'string' ? slots[`${parameter}.${name}`] : undefined),
  });
}
