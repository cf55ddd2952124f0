import type { Knex } from 'knex';
import { walkRows } from '#src/database/behind.ts';
import { whereInList } from '#src/database/dialect.ts';
import { gatherRowsBy } from '#src/database/group-rows.ts';

/** A record of an archive: its own attributes, and lists of others that belong to it, of any length. */
export interface ExportedRecord {
  readonly own: object;
  /** Related records with exactly one of each. */
  readonly parts?: Readonly<Record<string, ExportedRecord>>;
  readonly lists?: Readonly<Record<string, AsyncIterable<ExportedRecord>>>;
}

/** A record that is no larger can be read again: an issue of 20,000 notes has a million values. See decision 50. */
export const readableRecord = { bytes: 256 * 1_048_576, values: 1_200_000 } as const;

export interface RecordSize {
  bytes: number;
  values: number;
}

/** The JSON of a record in pieces, each about as long as one row of the database; adds the bytes to `size`. */
export async function* streamPieces(
  { own, parts = {}, lists = {} }: ExportedRecord,
  size: RecordSize,
): AsyncGenerator<string> {
  size.values += countValues(own);
  const text = JSON.stringify(own);
  yield countBytes(text.slice(0, -1), size);
  let comma = text.length > 2 ? ',' : '';
  for (const [name, part] of Object.entries(parts)) {
    size.values += 1;
    yield countBytes(`${comma}${JSON.stringify(name)}:`, size);
    yield* streamPieces(part, size);
    comma = ',';
  }
  for (const [name, list] of Object.entries(lists)) {
    // The name, and the list itself.
    size.values += 2;
    yield countBytes(`${comma}${JSON.stringify(name)}:[`, size);
    let first = true;
    for await (const each of list) {
      if (!first) yield countBytes(',', size);
      yield* streamPieces(each, size);
      first = false;
    }
    yield countBytes(']', size);
    comma = ',';
  }
  yield countBytes('}', size);
}

function countBytes(text: string, size: RecordSize): string {
  size.bytes += Buffer.byteLength(text);
  return text;
}

/** Names count as values, as they do on import. */
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  const named = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, each) => sum + countValues(each), 1 + named);
}

/** Rows that are read in batches, with one batch in memory at a time. */
interface Walked {
  /** Columns, by their names in rows, that order the rows and tell them apart. */
  readonly by: readonly string[];
  /** The table whose columns these are. */
  readonly of: string;
  readonly atOnce?: number;
}

const usualRows = 200;

/** All rows of the query, page by page along an index. */
export async function* streamRows<Row extends object>(
  rows: () => Knex.QueryBuilder,
  { by, of, atOnce = usualRows }: Walked,
): AsyncGenerator<Row> {
  const along = by as readonly (keyof Row & string)[];
  for await (const page of walkRows<Row>(rows, { by: along, of, atOnce })) yield* page;
}

interface Owned extends Walked {
  /** The column, by its name in rows, that refers to the parent row. */
  readonly owner: string;
}

/** Loads the rows that belong to these ids: all at once if they are few, else page by page for each id on demand. */
export async function loadOwnedRows<Row extends object>(
  ids: readonly number[],
  rows: () => Knex.QueryBuilder,
  { owner, by, of, atOnce = usualRows }: Owned,
): Promise<(id: number) => AsyncIterable<Row>> {
  const column = `${of}.${owner}`;
  const some = (await whereInList(rows(), column, ids).limit(atOnce + 1)) as Row[];
  if (some.length > atOnce) {
    return (id) => streamRows<Row>(() => rows().where(column, id), { by, of, atOnce });
  }
  const ofEach = gatherRowsBy(
    some.toSorted(createComparison(by)),
    (row) => Reflect.get(row, owner) as number,
  );
  return (id) => streamRowsInOrder(ofEach.get(id) ?? []);
}

const createComparison =
  (by: readonly string[]) =>
  (one: object, other: object): number => {
    for (const column of by) {
      const [a, b] = [Reflect.get(one, column) as string, Reflect.get(other, column) as string];
      if (a !== b) return a < b ? -1 : 1;
    }
    return 0;
  };

async function* streamRowsInOrder<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}

/** All rows of a short list. */
export async function gatherRows<Row>(rows: AsyncIterable<Row>): Promise<readonly Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

/** Groups rows into pages of at most `size` rows; no page is empty. */
export async function* splitIntoPages<Row>(
  rows: AsyncIterable<Row>,
  size: number,
): AsyncGenerator<readonly [Row, ...Row[]]> {
  let page: Row[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length < size) continue;
    yield page as [Row, ...Row[]];
    page = [];
  }
  const [first, ...rest] = page;
  if (first !== undefined) yield [first, ...rest];
}
