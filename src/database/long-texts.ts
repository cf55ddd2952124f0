import type { Knex } from 'knex';
import { LaterText, type Text, TextChanged } from '#runtime/later-text.ts';
import type { Database } from './database.ts';
import { execution } from './execution.ts';
import { prepareShapedStatement } from './statement.ts';

/**
 * Longer texts are read separately from their rows, when the response is written: those of a page stay below some
 * megabytes.
 */
const shortBytes = 32_768;
/** Longer texts are read apart where there are more rows than a page has. */
export const maxShortBytes = 4096;

/** A column of texts that may be long. */
export interface LongText {
  readonly table: string;
  readonly column: string;
  /** The name of the text in rows. */
  readonly as: string;
  /** The name in rows of the id of the row that has the text. */
  readonly id: string;
  /** The name in rows of the time at which that row was changed last. */
  readonly changed: string;
}

/** The column of the table that a query reads, or of one that it joins: then with its names in rows. */
export function describeLongText(
  table: string,
  column: string,
  {
    as = column,
    id = 'id',
    changed = 'updated_at',
  }: Partial<Pick<LongText, 'as' | 'id' | 'changed'>> = {},
): LongText {
  return { table, column, as, id, changed };
}

/** Columns of a table without its long texts: `*` would read these, too. */
export function listColumnsBeside<Row extends object>(
  table: string,
  columns: Readonly<Record<keyof Row & string, true>>,
): readonly string[] {
  return Object.keys(columns).map((column) => `${table}.${column}`);
}

const formatBytesName = ({ as }: LongText) => `${as}_bytes`;

/** Selects texts that may be longer than `short` bytes; rows with them go through `loadLongTexts`. */
export function selectLongTexts<Query extends Knex.QueryBuilder>(
  query: Query,
  db: Database,
  texts: readonly LongText[],
  short = shortBytes,
): Query {
  for (const text of texts) {
    const column = `${text.table}.${text.column}`;
    query.select(
      db.raw(`case when octet_length(??) <= ${short} then ?? end as ??`, [column, column, text.as]),
      db.raw(`case when octet_length(??) > ${short} then octet_length(??) end as ??`, [
        column,
        column,
        formatBytesName(text),
      ]),
    );
  }
  return query;
}

/** Replaces long texts by objects that read them later. The rows come from `selectLongTexts`. */
export function loadLongTexts<Row extends object>(
  db: Database,
  rows: readonly Row[],
  texts: readonly LongText[],
): readonly Row[] {
  for (const row of rows) {
    for (const text of texts) {
      const bytes = Reflect.get(row, formatBytesName(text)) as number | null;
      if (bytes === null) continue;
      const { [text.id]: id, [text.changed]: changed } = row as Readonly<Record<string, unknown>>;
      if (typeof id !== 'number' || typeof changed !== 'string') {
        throw new TypeError(`a row with ${text.as} has no ${text.id} or no ${text.changed}`);
      }
      Reflect.set(row, text.as, createLaterText(db, text, { id, changed, bytes }));
    }
  }
  return rows;
}

const textOf = prepareShapedStatement<
  Pick<LongText, 'table' | 'column'>,
  { readonly id: number },
  { readonly text: string | null; readonly updated_at: string }
>((db, { id }, { table, column }) =>
  db(table).where({ id }).limit(1).select({ text: column }, 'updated_at'),
);

/** The row of a text, as it was when the answer was made. */
interface SeenRow {
  readonly id: number;
  /** ISO 8601. */
  readonly changed: string;
  /** Size of the text. */
  readonly bytes: number;
}

function createLaterText(
  db: Database,
  { table, column }: LongText,
  { id, changed, bytes }: SeenRow,
): Text {
  if (db[execution].inTransaction)
    throw new Error('a transaction cannot stream its texts: it ends before the response');
  return new LaterText(bytes, async (begun) => {
    const row = await textOf.first(db, { table, column }, { id });
    const text = row?.text ?? null;
    // A changed text may have the same length.
    const same = row?.updated_at === changed && text !== null && Buffer.byteLength(text) === bytes;
    if (begun && !same) throw new TextChanged();
    return text;
  });
}
