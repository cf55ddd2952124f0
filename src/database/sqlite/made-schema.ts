import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { connect } from '../database.ts';
import { migrate } from '../migrate.ts';

/** Statements that create in an empty SQLite database the result of all migrations, in sequence. */
export async function listSchemaStatements(): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearth-schema-'));
  try {
    const file = path.join(folder, 'hearth.sqlite');
    const db = await connect(`sqlite:${file}`);
    try {
      await migrate(db);
    } finally {
      await db.close();
    }
    return readStatements(new Sqlite(file, { readonly: true }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Part {
  readonly type: string;
  readonly name: string;
  readonly sql: string;
}

/** Excludes the shadow tables that SQLite creates by itself. */
const allParts = `select type, name, sql from sqlite_master
  where sql is not null and name not like 'sqlite\\_%' escape '\\'
    and name not in (select name from pragma_table_list where type = 'shadow')
  order by rowid`;

const isVirtual = /^create virtual table/i;

function readStatements(connection: Sqlite.Database): string[] {
  try {
    const parts = connection.prepare<[], Part>(allParts).all();
    // Triggers come last, so that they do not fire for the rows.
    const triggers = parts.filter(({ type }) => type === 'trigger');
    const others = parts.filter(({ type }) => type !== 'trigger');
    const tables = others.filter(({ type, sql }) => type === 'table' && !isVirtual.test(sql));
    const indexes = others.filter(({ sql }) => isVirtual.test(sql));
    return [
      ...others.map(({ sql }) => sql),
      ...tables.flatMap(({ name }) => listRowTexts(connection, name)),
      ...indexes.flatMap(({ name }) => listOptions(connection, name)),
      ...triggers.map(({ sql }) => sql),
    ];
  } finally {
    connection.close();
  }
}

/** Statements that set the options of a text index; defaults are not stored. */
function listOptions(connection: Sqlite.Database, index: string): string[] {
  const options = connection
    .prepare<[], [name: string, value: unknown]>(
      `select k, v from "${index}_config" where k <> 'version' order by k`,
    )
    .raw(true)
    .all();
  return options.map(
    ([name, value]) =>
      `insert into "${index}" ("${index}", rank) values ('${name}', ${formatValue(value, 'rank')})`,
  );
}

/** Statement that inserts the rows of a table; empty for an empty table. */
function listRowTexts(connection: Sqlite.Database, table: string): string[] {
  const select = connection.prepare<[], unknown[]>(`select * from "${table}"`).raw(true);
  const names = select.columns().map(({ name }) => name);
  const rows = select.all();
  if (rows.length === 0) return [];
  const values = rows.map(
    (row) => `(${row.map((value, i) => formatValue(value, names[i])).join(', ')})`,
  );
  return [`insert into "${table}" (${names.join(', ')}) values ${values.join(', ')}`];
}

/** Value as SQL; times are those of the execution. */
function formatValue(value: unknown, column: string | undefined): string {
  if (column === 'migration_time') return "cast(unixepoch('subsec') * 1000 as integer)";
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') throw new Error(`cannot write a value of type ${typeof value}`);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
  return `'${value.replaceAll("'", "''")}'`;
}
