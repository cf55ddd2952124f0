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

/** Comes with the total of the list where that is known without counting it for itself. */
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
  /** How many rows the list of each parent has, in one statement; null where there are more rows than it looks at. */
  readonly countEach: ShapedStatement<
    CountEachShape,
    Parameters,
    { parent_id: number; count: number | null }
  >;
  /** How many rows of the list there are of each value of a column of the table, among those that were found. */
  readonly tally: ShapedStatement<TallyShape, Parameters, { value: string; count: number }>;
  /** The sum over the rows of the list among those that were found. */
  readonly sum: ShapedStatement<SumShape, Parameters, { value: string; count: number }>;
  /** Rows by their ids. */
  readonly rows: ShapedStatement<FilterShape, Parameters, Row>;
  /** The rows that come next along a column, and where they belong in the order of the list. */
  readonly stretch: ShapedStatement<StretchShape, Parameters, Placed>;
  /** Tells how the list is read in stretches; null where it is not. */
  stretchesOf(shape: ListShape): StretchKind | null;
  /** Tells whether no index has the rows of the list in its order: what is read whole, to be sorted, is counted on the way. */
  isReadWhole(shape: ListShape): boolean;
}
