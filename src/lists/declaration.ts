import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import type { LongText } from '#src/database/long-texts.ts';
import type { Slots } from '#src/database/slots.ts';
import type {
  ListQuery,
  Filter,
  None,
  FilterContext,
  Query,
  FilterShape,
  Values,
} from './filter.ts';
import type { RequestedOrder } from './requested-order.ts';
import type { Stretches } from './stretches.ts';

/** The columns or expressions that a list may be ordered by; the engine ends each order with the id. */
export interface Order<Bounds = Values> {
  readonly by: string | ((db: Database, slots: Slots<Bounds>) => unknown);
  /** True if its values are unique: then the id is not needed for sorting. */
  readonly unique?: boolean;
  /** The table that has the column, with a row for each of the list, whose id is its key. */
  readonly beside?: { readonly table: string; readonly key: string };
}

/** Start of the walk of a source, if not the table itself. */
export interface Walk {
  /** Rows that are joined with the table, unless `each` is given. */
  readonly rows: Query;
  /** The column in `rows` that an index has in the order of ids, if it is not that of the table. */
  readonly id?: string;
  /** SQL that relates rows of the table to one of `rows`. For each of them, at most the rows of one page are read. */
  readonly each?: string;
  /** The column that distinguishes the `rows`: a page then reads only those whose own first rows come first. */
  readonly key?: string;
}

/** The columns that divide the rows of a list into separately counted parts. */
export interface Holders<Source, Bounds extends Values> {
  /** The column of the owner of a row, such as a project. */
  readonly column: string;
  /** A column of unique positive numbers, which an index has after the owner column. */
  readonly along: string;
  /**
   * Selects holders, behind a place, to which rows of a source may belong: `id` in each `area`. An area is a number
   * that precedes the ids in an index, such as the group of projects; 0 where the index has only ids.
   */
  readonly of: (db: Database, source: Source, slots: Slots<Bounds & Behind>) => Query;
}

/** A place among holders: the area of the last one that was read, and its id. */
export interface Behind {
  readonly area: number;
  readonly behind: number;
}

/** The declared parts of the statements of a list; slots stand for `Bounds`. */
export interface Declared<Source extends FilterShape, Bounds extends Values> {
  /** The table that the sources are parts of, and that has an `id`. */
  readonly table: string;
  /** Excludes rows that no list contains. */
  readonly listed?: (rows: Query) => Query;
  /** Limits rows of the table to those of a source. */
  readonly shows?: (
    query: Query,
    source: Source,
    slots: Slots<Bounds>,
    place: FilterContext,
  ) => void;
  /** Start of the walk of a source, if not the table, used while filters have found no rows. */
  readonly walk?: (
    db: Database,
    source: Source,
    slots: Slots<Bounds>,
    place: FilterContext,
  ) => Walk | null;
  /** The rows of a source that are few anyway: the list is read from them, whatever filters have found. */
  readonly contents?: (db: Database, source: Source, slots: Slots<Bounds>) => Query | null;
  /** Tells whether an index has the rows of the source in the order of the list; true by default. */
  readonly isInOrder?: (source: Source) => boolean;
  /** Orders without an index, and the way to read the rows of some sources for them. */
  readonly stretches?: Stretches<Source>;
  /** The column by which rows of the list are counted in parts; without it they are not. */
  readonly holders?: Holders<Source, Bounds>;
  /**
   * Rank of a source without rows in common with the others: rows of a lower rank come first, in either direction of
   * the order.
   */
  readonly rankOf?: (source: Source) => number;
  /** Disjoint sources with the same rows in total, for counting. */
  readonly disjoint?: (sources: readonly Source[]) => readonly Source[];
  /** Selects the stored number of rows of the sources; used without a narrowing filter. */
  readonly total?: (db: Database, sources: readonly Source[], slots: Slots<Bounds>) => Query | null;
  readonly filters: object;
  /** Orders other than the order of ids. */
  readonly orders?: Readonly<Record<string, Order<Bounds>>>;
  /** Values that may be added up of its rows, in SQL: a number of a row, or null. */
  readonly sums?: Readonly<Record<string, (db: Database) => Knex.Raw>>;
  readonly hydrate?: (page: Query, form: FilterShape, slots: Slots<Bounds>, db: Database) => Query;
}

/** Filters: an entry for each documented parameter of the operation, except those of every list. */
export type Filters<Parameters> = {
  readonly [
    Name in Exclude<keyof Parameters, 'order_by' | 'page' | 'pagination' | 'per_page' | 'sort'>
  ]-?: Filter<Exclude<Parameters[Name], undefined>, Parameters>;
};

/**
 * A list as it is declared. Its rows come from sources, each of them a walk along an index in the order of the list;
 * together they hold every row that the actor may see. Without `sources` the table is the only one. Slots have the types
 * of the values, which are inferred: `Bounds` from `values`, `Looked` from `prepare`, `Near` from `nearby`.
 */
export interface ListDeclaration<
  Parameters extends object,
  Source extends FilterShape,
  Prepared extends FilterShape,
  Bounds extends Values,
  Looked extends Values,
  Near extends Values,
> extends Declared<Source, NoInfer<Bounds & Looked & Near>> {
  /** Identifies the list in caches. */
  readonly name: string;
  /** Loads data on which the sources depend, and values for the statements. */
  readonly prepare?: (
    db: Database,
    listQuery: ListQuery<Parameters>,
  ) => Promise<{ readonly prepared: Prepared; readonly values: Looked }>;
  /**
   * Tells whether the rows lie in several projects: with an authorization service that answers per project, only users
   * exempt from it see them.
   */
  readonly crossesProjects?: (listQuery: ListQuery<Parameters>) => boolean;
  /** Sources of the list; an empty array shows no rows. */
  readonly sources?: (
    listQuery: ListQuery<Parameters>,
    prepared: NoInfer<Prepared> | null,
  ) => readonly Source[];
  /** Additional values of the statements, beside those of the filters. */
  readonly values?: (listQuery: ListQuery<Parameters>) => Bounds;
  /** False for sources without a total: counting them would take longer than many pages. */
  readonly isCounted?: (source: Source) => boolean;
  /**
   * Walks that may soon meet the first rows of a source without an index in the order of the list. Sets of walks run
   * one after the other, until all walks of a set meet enough rows. Otherwise the source is read whole.
   */
  readonly nearby?: (
    db: Database,
    listQuery: ListQuery<Parameters>,
    source: Source,
    depth: number,
  ) => AsyncIterable<readonly Nearby<Source, Near>[]>;
  readonly filters: Filters<Parameters>;
  /** The order of the list; by default `order_by` and `sort` of the request, or ascending ids. */
  readonly orderOf?: (listQuery: ListQuery<Parameters>) => RequestedOrder;
  /** Joins and selects the columns of the rows; `page` has the ids. By default the whole rows of the table. */
  readonly hydrate?: (
    page: Query,
    form: FilterShape,
    slots: Slots<NoInfer<Bounds>>,
    db: Database,
  ) => Query;
  /** Texts of the rows that may be long; `hydrate` selects them by `selectLongTexts`. */
  readonly texts?: readonly LongText[];
  /** The form of the rows, where there are several. */
  readonly formOf?: (listQuery: ListQuery<Parameters>) => FilterShape;
  /** Tells whether the order changes only with access, and not with other writes. */
  readonly changesWithAccess?: (listQuery: ListQuery<Parameters>) => boolean;
}

export interface Nearby<Source, Near extends Values = None> {
  readonly source: Source;
  /** Additional values of this walk. */
  readonly values: Near;
  /** A walk that finds fewer rows must continue. */
  readonly enough: number;
}
