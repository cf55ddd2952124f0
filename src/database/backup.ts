import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { readFileBytes } from '#src/disk/read-file.ts';
import { connect, type Database } from './database.ts';
import { execution } from './execution.ts';
import type { Dialect } from './executor.ts';
import { areBeforeRelease, listCompletedMigrations, migrate } from './migrate.ts';
import { listMigrations } from './migration-files.ts';

/** A database at one moment, as files in a folder. */
export interface SavedDatabase {
  readonly kind: Dialect;
  /** The names of the migrations that had run. */
  readonly migrations: readonly string[];
  /** Names of the files. On SQLite the database itself, on Postgres one of JSON lines for each table. */
  readonly files: readonly string[];
}

const sqliteFile = 'hearth.sqlite';
/** Number of rows that are read or written in one step. */
const batchSize = 1000;

/**
 * Writes all rows as of now into an empty folder, while other connections read and write. `progress` is called with
 * each finished table.
 */
export async function saveDatabase(
  db: Database,
  folder: string,
  progress: (table: string) => void,
): Promise<SavedDatabase> {
  const { dialect, url } = db[execution];
  const records = await db<{ name: string }>('knex_migrations').select('name').orderBy('name');
  const migrations = records.map(({ name }) => name);
  if (dialect === 'sqlite') {
    await copySqlite(toFilePath(url), path.join(folder, sqliteFile));
    progress('all tables');
    return { kind: dialect, migrations, files: [sqliteFile] };
  }
  return { kind: dialect, migrations, files: await savePostgres(url, folder, progress) };
}

/** Throws when the schema is not that of this version; a new instance has no schema. */
export async function requireCurrentSchema(db: Database): Promise<void> {
  const names = await listMigrations();
  const done = await listCompletedMigrations(db);
  const same = done.length === names.length && done.every((name) => names.includes(name));
  if (!same)
    throw new Error('the database lacks the schema of this version: start the server once');
}

/** Tells whether the database at `url` has never had a user. Creates a missing schema. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  const db = await connect(url);
  try {
    await migrate(db);
    return (await db('users').select('id').limit(1)).length === 0;
  } finally {
    await db.close();
  }
}

/**
 * Fills the empty database at `url` from the output of `saveDatabase`. Throws for another kind of database, or for an
 * incompatible schema.
 */
export async function loadDatabase(
  url: string,
  folder: string,
  saved: SavedDatabase,
  progress: (table: string) => void,
): Promise<void> {
  const kind: Dialect = url.startsWith('sqlite:') ? 'sqlite' : 'postgres';
  if (saved.kind !== kind) {
    throw new Error(`the backup is of a ${saved.kind} database, and this is a ${kind} one`);
  }
  const names = await listMigrations();
  const unknown = saved.migrations.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      areBeforeRelease(unknown, names)
        ? 'the backup is older than the first release and its schema: transfer projects with `hearth admin export` of the version that made it'
        : 'the backup was made by a newer version',
    );
  }
  if (kind === 'sqlite') {
    await replaceSqlite(toFilePath(url), path.join(folder, sqliteFile));
    progress('all tables');
    return;
  }
  // Rows fit the schema that they had; a file of SQLite brings its own, and is migrated like any other.
  if (saved.migrations.length < names.length) {
    throw new Error(
      'the backup was made by an older version: restore it with that version, then upgrade',
    );
  }
  await loadPostgres(url, folder, saved.files, progress);
}

const toFilePath = (url: string) => url.slice('sqlite:'.length);

/** Copies by a single statement, which sees the database as of one moment, despite concurrent writes. */
async function copySqlite(from: string, to: string): Promise<void> {
  const { default: Sqlite } = await import('better-sqlite3');
  const connection = new Sqlite(from, { readonly: true, fileMustExist: true, timeout: 60_000 });
  try {
    connection.prepare('vacuum into ?').run(to);
  } finally {
    connection.close();
  }
}

async function replaceSqlite(file: string, saved: string): Promise<void> {
  await Promise.all(['', '-wal', '-shm'].map((end) => rm(`${file}${end}`, { force: true })));
  await copySqlite(saved, file);
}

async function runWithPostgres<T>(url: string, work: (knex: Knex) => Promise<T>): Promise<T> {
  const { default: createKnex } = await import('knex');
  const knex = createKnex({
    client: 'pg',
    connection: { connectionString: url },
    pool: { min: 0, max: 1 },
  });
  try {
    return await work(knex);
  } finally {
    await knex.destroy();
  }
}

interface Table {
  readonly table_schema: string;
  readonly table_name: string;
}

async function listTables(trx: Knex): Promise<Table[]> {
  const tables = await selectRows<Table>(
    trx,
    `select table_schema, table_name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema = current_schema() order by 1, 2`,
  );
  // The lock of the migrations is no state to save.
  return tables.filter(({ table_name }) => table_name !== 'knex_migrations_lock');
}

async function selectRows<Row>(trx: Knex, sql: string, values: readonly unknown[] = []) {
  const { rows } = await trx.raw<{ rows: Row[] }>(sql, values as Knex.RawBinding[]);
  return rows;
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
const formatTableName = ({ table_schema, table_name }: Table) =>
  `${quoteName(table_schema)}.${quoteName(table_name)}`;

async function savePostgres(
  url: string,
  folder: string,
  progress: (table: string) => void,
): Promise<string[]> {
  return runWithPostgres(url, (knex) =>
    knex.transaction(
      async (trx) => {
        const files: string[] = [];
        for (const table of await listTables(trx)) {
          const file = `${table.table_name}.jsonl`;
          await saveTable(trx, table, path.join(folder, file));
          files.push(file);
          progress(table.table_name);
        }
        return files;
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    ),
  );
}

async function saveTable(trx: Knex, table: Table, file: string): Promise<void> {
  const output = await open(file, 'wx', 0o600);
  try {
    await trx.raw(
      `declare saved no scroll cursor for select row_to_json(each)::text as line from ${formatTableName(table)} as each`,
    );
    for (;;) {
      const rows = await selectRows<{ line: string }>(trx, `fetch ${batchSize} from saved`);
      await output.writeFile(rows.map(({ line }) => `${line}\n`).join(''));
      if (rows.length < batchSize) break;
    }
    await trx.raw('close saved');
  } finally {
    await output.close();
  }
}

/** Loads all rows or none. Foreign keys are disabled meanwhile, so that rows may come in any order. */
async function loadPostgres(
  url: string,
  folder: string,
  files: readonly string[],
  progress: (table: string) => void,
): Promise<void> {
  await runWithPostgres(url, (knex) =>
    knex.transaction(async (trx) => {
      const tables = await listTables(trx);
      const references = await selectRows<{ name: string; owner: string; definition: string }>(
        trx,
        `select conname as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as definition
         from pg_constraint
         where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`,
      );
      for (const { owner, name } of references) {
        await trx.raw(`alter table ${owner} drop constraint ${quoteName(name)}`);
      }
      await trx.raw(`truncate ${tables.map(formatTableName).join(', ')}`);
      for (const table of tables) {
        const file = `${table.table_name}.jsonl`;
        if (!files.includes(file)) continue;
        await loadTable(trx, table, path.join(folder, file));
        progress(table.table_name);
      }
      for (const { owner, name, definition } of references) {
        await trx.raw(`alter table ${owner} add constraint ${quoteName(name)} ${definition}`);
      }
      await setSequences(trx);
    }),
  );
}

async function loadTable(trx: Knex, table: Table, file: string): Promise<void> {
  const columns = await selectRows<{ column_name: string }>(
    trx,
    `select column_name from information_schema.columns
     where table_schema = ? and table_name = ? and is_generated = 'NEVER'`,
    [table.table_schema, table.table_name],
  );
  const list = columns.map(({ column_name }) => quoteName(column_name)).join(', ');
  const insert = async (lines: readonly string[]) => {
    if (lines.length === 0) return;
    await trx.raw(
      `insert into ${formatTableName(table)} (${list}) overriding system value
       select ${list} from json_populate_recordset(null::${formatTableName(table)}, ?::json)`,
      [`[${lines.join(',')}]`],
    );
  };
  let lines: string[] = [];
  for await (const line of streamLines(file)) {
    lines.push(line);
    if (lines.length < batchSize) continue;
    await insert(lines);
    lines = [];
  }
  await insert(lines);
}

/** Ended by line feeds alone: other signs that could end a line are a part of the text here. */
async function* streamLines(file: string): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of readFileBytes(file)) {
    const bytes = Buffer.concat([rest, chunk]);
    let at = 0;
    for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, at)) {
      yield bytes.toString('utf8', at, end);
      at = end + 1;
    }
    rest = bytes.subarray(at);
  }
}

/** Numbers go on after the highest that is taken. */
async function setSequences(trx: Knex): Promise<void> {
  const owned = await selectRows<{ sequence: string; owner: string; name: string }>(
    trx,
    `select sequences.oid::regclass::text as sequence, tables.oid::regclass::text as owner, attname as name
     from pg_class as sequences
     join pg_depend on pg_depend.objid = sequences.oid and deptype in ('a', 'i')
     join pg_class as tables on tables.oid = pg_depend.refobjid
     join pg_attribute on attrelid = tables.oid and attnum = pg_depend.refobjsubid
     where sequences.relkind = 'S' and sequences.relnamespace = current_schema()::regnamespace`,
  );
  for (const { sequence, owner, name } of owned) {
    await trx.raw(
      `select setval(?::regclass, coalesce((select max(${quoteName(name)}) from ${owner}), 0) + 1, false)`,
      [sequence],
    );
  }
}
