import Sqlite from 'better-sqlite3';
import pg from 'pg';

type Row = Readonly<Record<string, unknown>>;

/** Time of every record: activity lists show some years only. */
const now = new Date().toISOString();

/** A connection that writes rows by the million: past the server and what it checks, in SQL alone. */
export interface Bulk {
  run(sql: string): Promise<void>;
  rows(sql: string): Promise<Row[]>;
  /** SQL of the moment so many seconds before now. */
  ago(seconds: string): string;
  /** SQL of a day, from SQL of its text. */
  day(text: string): string;
  close(): Promise<void>;
}

/** The tables written in bulk. Their indexes are made when the rows are there, which takes a fraction of the time. */
const tables = [
  'emails',
  'events',
  'groups',
  'issue_assignees',
  'issues',
  'label_links',
  'members',
  'merge_request_assignees',
  'merge_request_reviewers',
  'merge_requests',
  'namespace_ancestors',
  'namespaces',
  'pipelines',
  'project_languages',
  'project_settings',
  'project_statistics',
  'project_topics',
  'projects',
  'runner_projects',
  'runner_tags',
  'runners',
  'users',
];
/** Tables whose ids Postgres generates. */
const numberedTables = [
  'emails',
  'events',
  'issues',
  'label_links',
  'members',
  'merge_requests',
  'namespaces',
  'pipelines',
  'projects',
  'runners',
  'users',
];
/** Tables whose texts SQLite indexes in a separate table. */
const searched = ['namespaces', 'projects', 'users'];

/** Opens the database for one connection until `close`. */
export async function openBulk(url: string): Promise<Bulk> {
  const among = tables.map((name) => `'${name}'`).join(', ');
  return url.startsWith('sqlite:')
    ? openSqlite(url.slice('sqlite:'.length), among)
    : openPostgres(url, among);
}

async function openSqlite(file: string, among: string): Promise<Bulk> {
  const db = new Sqlite(file);
  for (const setting of ['journal_mode = OFF', 'synchronous = OFF', 'foreign_keys = OFF']) {
    db.pragma(setting);
  }
  db.pragma('cache_size = -400000');
  const objects = db
    .prepare(
      `select type, name, sql from sqlite_master
       where type in ('index', 'trigger') and sql is not null and tbl_name in (${among})`,
    )
    .all() as { type: string; name: string; sql: string }[];
  for (const { type, name } of objects) db.exec(`drop ${type} ${name}`);
  return {
    run: async (sql) => void db.exec(sql),
    rows: async (sql) => db.prepare(sql).all() as Row[],
    day: (text) => text,
    ago: (seconds) => `strftime('%Y-%m-%dT%H:%M:%S.000Z', '${now}', (-(${seconds})) || ' seconds')`,
    async close() {
      for (const { sql } of objects) db.exec(sql);
      for (const table of searched) {
        db.exec(`insert into ${table}_text_search (${table}_text_search) values ('rebuild')`);
        // `mergeTextIndexes` does this each day.
        db.exec(`insert into ${table}_text_search (${table}_text_search) values ('optimize')`);
      }
      // The work of a worker, which has not noticed these rows.
      for (const table of ['issues', 'merge_requests']) {
        db.exec(
          `insert into ${table}_text_search (rowid, text)
           select id, lower(title || char(10) || description) from ${table}`,
        );
      }
      db.exec('analyze');
      db.pragma('journal_mode = WAL');
      db.close();
    },
  };
}

async function openPostgres(url: string, among: string): Promise<Bulk> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // The connection checks no foreign keys and runs no triggers.
  await client.query('set session_replication_role = replica');
  await client.query(`set maintenance_work_mem = '256MB'`);
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
     where schemaname = 'public' and tablename in (${among})
       and indexname not in (select conname from pg_constraint)`,
  );
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  return {
    run: async (sql) => void (await client.query(sql)),
    rows: async (sql) => (await client.query<Row>(sql)).rows,
    day: (text) => `cast(${text} as date)`,
    ago: (seconds) => `timestamptz '${now}' - (${seconds}) * interval '1 second'`,
    async close() {
      // Ids were given by hand.
      for (const table of numberedTables) {
        await client.query(
          `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
        );
      }
      for (const { indexdef } of indexes) await client.query(indexdef);
      await client.query('vacuum analyze');
      await client.end();
    },
  };
}

/** Creates the table of the numbers from 1 on that `copyRows` counts with. */
export async function createNumbers(bulk: Bulk, count: number): Promise<void> {
  await bulk.run('create table scale_numbers (n bigint primary key)');
  await bulk.run(
    `insert into scale_numbers with recursive series(n) as
       (select 1 union all select n + 1 from series where n < ${count})
     select n from series`,
  );
}

export async function dropNumbers(bulk: Bulk): Promise<void> {
  await bulk.run('drop table scale_numbers');
}

/**
 * Copies one row once for each number `n` up to `count` that `where` leaves, with other values in some columns: SQL,
 * in which `n` is the number.
 */
export async function copyRows(
  bulk: Bulk,
  table: string,
  template: Row,
  columns: Readonly<Record<string, string>>,
  { count, where = 'true' }: { readonly count: number; readonly where?: string },
): Promise<void> {
  const values = {
    ...Object.fromEntries(
      Object.entries(template)
        .filter(([name]) => name !== 'id')
        .map(([name, value]) => [name, literal(value)]),
    ),
    ...columns,
  };
  const names = Object.keys(values).map((name) => `"${name}"`);
  await bulk.run(
    `insert into ${table} (${names.join(', ')})
     select ${Object.values(values).join(', ')} from scale_numbers where n <= ${count} and ${where}`,
  );
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return `'${value.toISOString()}'`;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}
