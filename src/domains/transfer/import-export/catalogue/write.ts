import type { Knex } from 'knex';
import { whereInList } from '#src/database/dialect.ts';
import {
  type ExportedRecord,
  gatherRows,
  loadOwnedRows,
  splitIntoPages,
  streamRows,
} from '../export/record.ts';
import type {
  Attribute,
  RecordAttributes,
  Leaf,
  RecordList,
  RecordLists,
  Relation,
  Source,
  WrittenRows,
  Walked,
} from './relation.ts';

type Record_ = Readonly<Record<string, unknown>>;

const pageSize = 200;

/** Writes the records of a relation. */
export function writeRelation(source: Source, relation: Relation): AsyncGenerator<ExportedRecord> {
  const { table, by, atOnce = pageSize } = relation;
  const rows = streamRows<object>(() => selectRows(source, relation), { of: table, by, atOnce });
  return writeRows(source, relation, rows);
}

function selectRows(source: Source, told: WrittenRows): Knex.QueryBuilder {
  if (told.rows !== undefined) return told.rows(source);
  const { column, id } = source.container;
  return source
    .db(told.table)
    .where(`${told.table}.${told.owner ?? column}`, id)
    .select('*');
}

/** Writes rows with their lists, page by page. */
export async function* writeRows(
  source: Source,
  relation: Walked & Pick<Relation, 'lists' | 'parts'>,
  rows: AsyncIterable<object>,
): AsyncGenerator<ExportedRecord> {
  const { lists = {}, parts, atOnce = pageSize } = relation;
  const written = Object.entries(lists).flatMap(([name, { write }]) =>
    write === undefined ? [] : [[name, write] as const],
  );
  for await (const page of splitIntoPages(rows, atOnce)) {
    const records = await tellRows(source, relation, page);
    const listsOf = await runInTurn(written, ([, write]) => write(source, page.map(getId)));
    for (const [row, own] of records) {
      const ofRow = written.map(([name], at) => [name, listsOf[at]?.(getId(row))] as const);
      yield {
        own,
        ...(parts !== undefined && { parts: await parts(source, row) }),
        lists: Object.fromEntries(ofRow) as NonNullable<ExportedRecord['lists']>,
      };
    }
  }
}

/** One after the other: all queries of an export have one connection. */
async function runInTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result> | Result,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

export const getId = (row: object): number => getColumn(row, 'id') as number;

/** The value of a column. */
export const getColumn = (row: object, column: string): unknown => Reflect.get(row, column);

/** The columns of attributes, for queries of those alone. */
export const listColumns = (table: string, fields: RecordAttributes): readonly string[] =>
  Object.entries(fields).flatMap(([name, { column = name }]) =>
    column === null ? [] : [`${table}.${column}`],
  );

/** The attributes of rows, which are few: without those that are left out. */
export async function tellRows<Row extends object>(
  source: Source,
  { fields, has }: Pick<WrittenRows, 'fields' | 'has'>,
  rows: readonly Row[],
): Promise<readonly (readonly [Row, Record_])[]> {
  const tellers = await loadTellers(source, fields, rows);
  return rows.flatMap((row) => {
    const told = tellers.map(([name, tell]) => [name, tell(row)] as const);
    const record = Object.fromEntries(told.filter(([, value]) => value !== undefined));
    return has?.(record) === false ? [] : [[row, record] as const];
  });
}

const loadTellers = (source: Source, fields: RecordAttributes, rows: readonly object[]) =>
  runInTurn(
    Object.entries(fields).filter(([, { foreign }]) => foreign === undefined),
    async ([name, { load, tell, column }]) => {
      const copy = (row: object) => getColumn(row, column ?? name);
      return [name, load === undefined ? (tell ?? copy) : await load(source, rows)] as const;
    },
  );

/** The attribute that is another row, or some attributes of it: null for a row outside the archive. */
export function linkToRow(column: string, of: WrittenRows, take?: Attribute['take']): Attribute {
  return {
    column,
    ...(take !== undefined && { take, first: true }),
    async load(source, rows) {
      const found = await loadRecords(
        source,
        of,
        rows.map((row) => getColumn(row, column)),
      );
      return (row) => found.get(getColumn(row, column)) ?? null;
    },
  };
}

/** A reference that records without it leave out. */
export function linkToAny(column: string, of: WrittenRows): Attribute {
  const { load } = linkToRow(column, of);
  return {
    column,
    async load(source, rows) {
      const tell = await load?.(source, rows);
      return (row) => (getColumn(row, column) === null ? undefined : tell?.(row));
    },
  };
}

/** Records by the ids of their rows, all in memory at the same time. */
export async function loadRecords(
  source: Source,
  told: WrittenRows,
  ids: readonly unknown[],
): Promise<ReadonlyMap<unknown, Record_>> {
  const distinct = [...new Set(ids.filter((id) => id !== null))] as number[];
  if (distinct.length === 0) return new Map();
  const rows = (await whereInList(
    selectRows(source, told),
    `${told.table}.id`,
    distinct,
  )) as object[];
  return new Map((await tellRows(source, told, rows)).map(([row, own]) => [getId(row), own]));
}

/** Writes the list of rows that belong to each of some others. */
export async function writeOwned(
  source: Source,
  relation: Walked & { readonly owner: string; readonly lists?: RecordLists },
  ids: readonly number[],
): Promise<(id: number) => AsyncIterable<ExportedRecord>> {
  const { table, owner, by, atOnce = pageSize } = relation;
  const selectRelationRows = () => relation.rows?.(source) ?? source.db(table).select('*');
  const of = await loadOwnedRows<object>(ids, selectRelationRows, { of: table, owner, by, atOnce });
  return (id) => writeRows(source, relation, of(id));
}

/** A list of rows among the attributes: it is short, as one request made it. */
export const listRows = (leaf: Leaf): Attribute => ({
  column: null,
  rows: leaf,
  async load(source, rows) {
    const of = await writeOwned(source, leaf, rows.map(getId));
    const lists = await runInTurn(rows, async (row) => {
      const records = await gatherRows(of(getId(row)));
      return [getId(row), records.map(({ own }) => own)] as const;
    });
    const found = new Map(lists);
    return (row) => found.get(getId(row)) ?? [];
  },
});

export const writeLeaf = (rows: Leaf): Required<Pick<RecordList, 'rows' | 'write'>> => ({
  rows,
  write: (source, ids) => writeOwned(source, rows, ids),
});
