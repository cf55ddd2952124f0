import type { Database } from '#src/database/database.ts';
import { groupBy, normalizeSql, readChecks, writeRows, writeTable } from './schema-words.ts';

interface Part {
  readonly type: 'table' | 'index' | 'trigger' | 'view';
  readonly name: string;
  readonly tbl_name: string;
  readonly sql: string;
}
interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
  readonly pk: number;
}
interface Reference {
  readonly id: number;
  readonly seq: number;
  readonly table: string;
  readonly from: string;
  readonly to: string | null;
  readonly on_update: string;
  readonly on_delete: string;
}
interface Index {
  readonly name: string;
  readonly origin: 'c' | 'u' | 'pk';
}

/** The tables of an index of texts, and those in which Knex notes what has run, are nobody's migration. */
const allParts = `select type, name, tbl_name, sql from sqlite_master
  where sql is not null and name not like 'sqlite\\_%' escape '\\' and tbl_name not like 'knex\\_%' escape '\\'
    and name not in (select name from pragma_table_list where type = 'shadow')
  order by type <> 'table', tbl_name, name`;

/** The things for which this description has no words. */
const unknown = /\b(?:collate|conflict|deferrable|generated|strict|without)\b/;

/** The schema of a database on SQLite as a text, and the rows that are in it. */
export async function describeSqlite(db: Database): Promise<string[]> {
  const parts = await db.raw<Part>(allParts);
  const view = parts.find(({ type }) => type === 'view');
  if (view !== undefined) throw new Error(`${view.name}: no words for a view`);
  const texts: string[] = [];
  for (const table of parts.filter(({ type }) => type === 'table')) {
    const own = parts.filter(({ type, tbl_name }) => type !== 'table' && tbl_name === table.name);
    const written = /^create virtual/i.test(table.sql)
      ? [`${normalizeSql(table.sql)};`, ...(await describeOptions(db, table.name))]
      : [
          await describeTable(db, table),
          ...own.map(({ sql }) => `${normalizeSql(sql)};`),
          ...writeRows(table.name, await db(table.name)),
        ];
    texts.push(written.join('\n'));
  }
  return texts;
}

async function describeTable(db: Database, { name, sql }: Part): Promise<string> {
  const strange = unknown.exec(normalizeSql(sql).replaceAll(/'(?:[^']|'')*'/g, ''));
  if (strange !== null) throw new Error(`${name}: no words for ${strange[0]}`);

  const columns = await db.raw<Column>('select * from pragma_table_info(?)', [name]);
  const keys = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
  const counted = /\bautoincrement\b/i.test(sql) ? ' autoincrement' : '';
  const lines = columns.map(({ name: column, type, notnull, dflt_value, pk }) =>
    [
      `${column} ${type.toLowerCase()}`,
      ...(notnull === 1 ? ['not null'] : []),
      ...(dflt_value === null ? [] : [`default ${dflt_value}`]),
      ...(pk > 0 && keys.length === 1 ? [`primary key${counted}`] : []),
    ].join(' '),
  );
  if (keys.length > 1) lines.push(`primary key (${keys.map((key) => key.name).join(', ')})`);

  const indexes = await db.raw<Index>('select name, origin from pragma_index_list(?)', [name]);
  const unique: string[] = [];
  for (const { name: index } of indexes.filter(({ origin }) => origin === 'u')) {
    const names = await db.raw<{ name: string }>('select name from pragma_index_info(?)', [index]);
    unique.push(`unique (${names.map((each) => each.name).join(', ')})`);
  }
  return writeTable(name, [
    ...lines,
    ...unique.toSorted(),
    ...(await describeReferences(db, name)),
    ...readChecks(sql).toSorted(),
  ]);
}

async function describeReferences(db: Database, table: string): Promise<string[]> {
  const rows = await db.raw<Reference>(
    'select * from pragma_foreign_key_list(?) order by id, seq',
    [table],
  );
  const texts = [...groupBy(rows, ({ id }) => id).values()].map((columns) => {
    const [first] = columns;
    const from = columns.map((each) => each.from).join(', ');
    const to = columns.map((each) => each.to ?? 'id').join(', ');
    const actions = [
      ...(first.on_update === 'NO ACTION' ? [] : [` on update ${first.on_update.toLowerCase()}`]),
      ...(first.on_delete === 'NO ACTION' ? [] : [` on delete ${first.on_delete.toLowerCase()}`]),
    ];
    return `foreign key (${from}) references ${first.table} (${to})${actions.join('')}`;
  });
  return texts.toSorted();
}

async function describeOptions(db: Database, index: string): Promise<string[]> {
  const options = await db.raw<{ k: string; v: string | number }>(
    `select k, v from "${index}_config" where k <> 'version' order by k`,
  );
  return options.map(
    ({ k, v }) => `insert into ${index} (${index}, rank) values ('${k}', ${String(v)});`,
  );
}
