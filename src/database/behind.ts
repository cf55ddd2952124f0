/** Keyset pagination over multi-column indexes: selects the rows after a given row in index order. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';

type Query = Knex.QueryBuilder;

/** A column of an order with its value in one row, first the column that matters most. */
export interface Step {
  /** Name of a column, or an expression. */
  readonly column: string | Knex.Raw;
  /** Never null: nothing is behind it. Takes the slot of a statement, too. */
  readonly value: Knex.Value;
  /** The side on which the wanted rows are; default `>`. */
  readonly sign?: Sign;
}

type Sign = '<' | '>';
type Narrow = (query: Query) => void;

const isPostgres = (query: Query) => query.client.dialect === 'postgresql';
const getSign = ({ sign = '>' }: Pick<Step, 'sign'>): Sign => sign;
const isMixed = (steps: readonly Pick<Step, 'sign'>[]) => new Set(steps.map(getSign)).size > 1;

/** A column is named, an expression is written out. */
const getPlaceholder = (column: Step['column']) => (typeof column === 'string' ? '??' : '?');

/** Several columns compared at once; their signs are equal. */
function compareTuples(steps: readonly Step[]): readonly [sql: string, values: Knex.Value[]] {
  const marks = steps.map(({ column }) => getPlaceholder(column)).join(', ');
  const values = steps.map(() => '?').join(', ');
  return [
    `(${marks}) ${steps.map(getSign)[0]} (${values})`,
    [...steps.map(({ column }) => column as Knex.Value), ...steps.map(({ value }) => value)],
  ];
}

function compare(query: Query, { column, value }: Step, sign: Sign | '='): void {
  void query.whereRaw(`${getPlaceholder(column)} ${sign} ?`, [column as Knex.Value, value]);
}

/** Rows that equal the end in all earlier columns and follow it in this one. */
const narrowToRange =
  (steps: readonly Step[], at: number): Narrow =>
  (query) => {
    for (const [index, step] of steps.slice(0, at + 1).entries()) {
      compare(query, step, index === at ? getSign(step) : '=');
    }
  };

/** Number of ranges that `listRangesBehind` returns for these columns. */
export function countRanges(query: Query, steps: readonly Pick<Step, 'sign'>[]): number {
  return isPostgres(query) && !isMixed(steps) ? 1 : steps.length;
}

/**
 * Rows behind a given one, in ranges that follow one another in the order of the columns, each a walk along an index
 * over all of them.
 *
 * Postgres starts at a comparison of several columns at once. SQLite starts at the first column alone and reads all
 * rows that share it: over all pages the time grows with the square of their number. So SQLite gets the rows that
 * share all columns but the last, then those that share all but the last two, and so on.
 */
export function listRangesBehind(query: Query, steps: readonly Step[]): readonly Narrow[] {
  if (countRanges(query, steps) === 1) {
    return [(rows) => void rows.whereRaw(...compareTuples(steps))];
  }
  return steps.map((_, index) => narrowToRange(steps, steps.length - 1 - index));
}

/** Keeps the rows after one, or before it: for rows that are found in another way, or whose walk ends there. */
export function narrowToSide(query: Query, steps: readonly Step[]): void {
  if (!isMixed(steps)) {
    void query.whereRaw(...compareTuples(steps));
    return;
  }
  void query.where((either) => {
    for (const index of steps.keys()) {
      void either.orWhere((rows) => narrowToRange(steps, index)(rows as Query));
    }
  });
}

interface WalkOfRows<Row> {
  /** Columns, by their names in rows, that an index has in this order, and that tell rows apart. */
  readonly by: readonly (keyof Row & string)[];
  /** The table whose columns these are. */
  readonly of: string;
  readonly atOnce: number;
  /** The values behind which the walk begins, if not at the first row. */
  readonly behind?: Partial<Row> | undefined;
}

/** All rows of the query in their order, in pages of `atOnce` at most, with turns for others in between. */
export async function* walkRows<Row extends object>(
  rows: () => Query,
  { by, of, atOnce, behind }: WalkOfRows<Row>,
): AsyncGenerator<[Row, ...Row[]]> {
  const columns = by.map((name) => `${of}.${name}`);
  const listSteps = (row: Partial<Row>): Step[] =>
    by.map((name) => ({ column: `${of}.${name}`, value: row[name] as Knex.Value }));
  for (let last: Partial<Row> | undefined = behind; ;) {
    const ranges = last === undefined ? [() => {}] : listRangesBehind(rows(), listSteps(last));
    const found: Row[] = [];
    for (const narrow of ranges) {
      const page = rows().limit(atOnce - found.length);
      for (const column of columns) void page.orderBy(column);
      narrow(page);
      found.push(...((await page) as Row[]));
      if (found.length === atOnce) break;
    }
    const [first, ...rest] = found;
    if (first === undefined) return;
    yield [first, ...rest];
    if (found.length < atOnce) return;
    last = found.at(-1);
    await nextTurn();
  }
}
