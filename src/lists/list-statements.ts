import type { ShapedStatement } from '#src/database/statement.ts';
import type { Positioned } from './ends.ts';
import type { FilterShape, Values } from './filter.ts';
import type {
  CountEachShape,
  EachShape,
  ListShape,
  PageShape,
  StretchShape,
  SumShape,
  TallyShape,
  WalkShape,
} from './shapes.ts';
import type { Placed, StretchKind } from './stretches.ts';

/** A row with the total of the list, if known without a separate count. */
type Listed<Row> = Row & { readonly total?: number };

/** The statements that a list is read by. */
export interface ListStatements<Row extends object, Parameters extends object = Values> {
  /** One page in one round trip: the ids are found along an index first, then their rows. */
  readonly page: ShapedStatement<PageShape, Parameters, Listed<Row>>;
  /** Rows with their positions, from one end on. */
  readonly slice: ShapedStatement<PageShape, Parameters, Row & Positioned>;
  /** The first rows of the list of each parent, in one statement. */
  readonly each: ShapedStatement<EachShape, Parameters, Row & Positioned & { parent_id: number }>;
  /** The first ids of a single source. */
  readonly ids: ShapedStatement<WalkShape, Parameters, { id: number }>;
  /** Ids of a list in its order, up to the limit of totals. */
  readonly order: ShapedStatement<ListShape, Parameters, { id: number }>;
  /** Number of rows of the list, counted up to one more than the limit of totals. */
  readonly count: ShapedStatement<ListShape, Parameters, { count: number }>;
  /** Number of rows in the list of each parent, by one statement; null above its limit. */
  readonly countEach: ShapedStatement<
    CountEachShape,
    Parameters,
    { parent_id: number; count: number | null }
  >;
  /** Number of listed rows for each value of a column, among the found rows. */
  readonly tally: ShapedStatement<TallyShape, Parameters, { value: string; count: number }>;
  /** The sum over the listed rows, among the found rows. */
  readonly sum: ShapedStatement<SumShape, Parameters, { value: string; count: number }>;
  /** Rows by their ids. */
  readonly rows: ShapedStatement<FilterShape, Parameters, Row>;
  /** The rows that come next along a column, and where they belong in the order of the list. */
  readonly stretch: ShapedStatement<StretchShape, Parameters, Placed>;
  /** Returns how the list is read in stretches; null if it is not. */
  stretchesOf(shape: ListShape): StretchKind | null;
  /**
   * Tells whether no index has the rows in the order of the list: such lists are read completely for sorting, and
   * counted at the same time.
   */
  isReadWhole(shape: ListShape): boolean;
}
