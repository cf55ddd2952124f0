import type BetterSqlite from 'better-sqlite3';
import type { Knex } from 'knex';
import { minuteMs } from '#src/units.ts';
import type { Database } from './database.ts';
import { DatabaseBusy } from './errors.ts';
import { execution } from './execution.ts';
import { listMigrations, loadMigration, loadSqliteSchema } from './migration-files.ts';
import { isBusySqlite } from './sqlite/failures.ts';
import { keepTriggersAndIndexes } from './sqlite/rebuilt-tables.ts';

/** How long to wait for another process that is migrating, in milliseconds. */
const timeoutMs = minuteMs;

/** Arbitrary number, the same in every process: the lock of migrations on Postgres. */
const advisoryLockId = 725_846_190;

/** Reason why the schema could not be migrated, in one line; `cause` has the details. */
export class MigrationError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'MigrationError';
  }
}

/**
 * Brings the schema up to date: every migration that has not run yet, in one transaction. Processes
 * that start together wait for each other, for a minute at most. One query when nothing is to do.
 * Throws `MigrationError`.
 */
export async function migrate(db: Database): Promise<void> {
  const names = await listMigrations();
  const completed = await listCompletedMigrations(db);
  refuseUnknown(completed, names);
  if (completed.length === names.length) return;
  if (completed.length === 0 && (await makeAtOnce(db))) return;
  await runWithKnex(db, async (trx) => {
    const records: MigrationRecord[] = await trx('knex_migrations').select('name', 'batch');
    const done = new Set(records.map((record) => record.name));
    const batch = Math.max(0, ...records.map((record) => record.batch)) + 1;
    for (const name of names.filter((each) => !done.has(each))) {
      await runOne(db, trx, name, async () => (await loadMigration(name)).up(trx));
      await trx('knex_migrations').insert({ name, batch, migration_time: new Date() });
    }
    if (db[execution].dialect === 'postgres') {
      const { compareTextByBytes } = await import('./postgres/text-by-bytes.ts');
      await compareTextByBytes(trx);
    }
  });
}

/** Creates the whole schema at once in an empty database, if known; tells whether it did. */
async function makeAtOnce(db: Database): Promise<boolean> {
  const statements = db[execution].dialect === 'sqlite' ? await loadSqliteSchema() : null;
  if (statements === null) return false;
  try {
    return await db.transaction(async (trx) => {
      const [any] = await trx.raw('select 1 from sqlite_master limit 1');
      if (any !== undefined) return false;
      for (const sql of statements) await trx[execution].executor.run(sql, []);
      return true;
    });
  } catch (error) {
    // Another process is making it, which the caller waits for.
    if (error instanceof DatabaseBusy) return false;
    throw error;
  } finally {
    db[execution].forgetStatements();
  }
}

/** Reverts the last effective call of `migrate`. */
export async function revertMigration(db: Database): Promise<void> {
  await runWithKnex(db, async (trx) => {
    const records: MigrationRecord[] = await trx('knex_migrations').select('name', 'batch');
    const batch = Math.max(0, ...records.map((record) => record.batch));
    const names = records.filter((record) => record.batch === batch).map((record) => record.name);
    for (const name of names.sort().reverse()) {
      await runOne(db, trx, name, async () => (await loadMigration(name)).down(trx));
      await trx('knex_migrations').where({ name }).del();
    }
  });
}

interface MigrationRecord {
  readonly name: string;
  readonly batch: number;
}

/** Names of completed migrations, in any order; none without a schema. */
export async function listCompletedMigrations(db: Database): Promise<string[]> {
  try {
    const records = await db<MigrationRecord>('knex_migrations').select('name');
    return records.map((record) => record.name);
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

const isMissingTable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '42P01') || error.message.startsWith('no such table'));

function refuseUnknown(completed: readonly string[], known: readonly string[]): void {
  const unknown = completed.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new MigrationError(
    areBeforeRelease(unknown, known)
      ? 'the database is older than the first release and its schema: start with an empty database, and transfer projects with `hearth admin export` of the version that made this one'
      : `the database was migrated by a newer version, which knows ${unknown.sort().join(', ')}`,
  );
}

/**
 * Tells whether migrations that this version does not know are of the history before the first release, whose tables the
 * first ones of now make at once. `known` is in order, and migrations are added behind all others.
 */
export function areBeforeRelease(unknown: readonly string[], known: readonly string[]): boolean {
  const [first = ''] = known;
  return unknown.some((name) => name < first);
}

async function runOne(
  db: Database,
  trx: Knex.Transaction,
  name: string,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await (db[execution].dialect === 'sqlite' ? keepTriggersAndIndexes(trx, run) : run());
  } catch (error) {
    if (isBusySqlite(error)) throw error;
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new MigrationError(`migration ${name} failed: ${reason}`, error);
  }
}

/**
 * Migrations get a separate Knex and connection, because altering a table on SQLite needs all features of Knex. It is
 * closed before the schema is used.
 */
async function runWithKnex(db: Database, work: (trx: Knex.Transaction) => Promise<void>) {
  const { dialect, url } = db[execution];
  const knex = dialect === 'sqlite' ? await createSqliteKnex(url) : await createPostgresKnex(url);
  const deadline = performance.now() + timeoutMs;
  try {
    for (;;) {
      try {
        return await knex.transaction(async (trx) => {
          await (dialect === 'sqlite' ? lockSqlite(trx) : lockPostgres(trx));
          await work(trx);
          if (dialect === 'sqlite') await checkForeignKeys(trx);
        });
      } catch (error) {
        if (!isBusySqlite(error)) throw error;
        if (performance.now() > deadline) {
          throw new MigrationError('another process holds the database, migrations cannot run');
        }
        await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 60));
      }
    }
  } finally {
    await knex.destroy();
    db[execution].forgetStatements();
  }
}

// Failures are thrown; Knex would print them as well.
const silent = { warn() {}, error() {}, deprecate() {}, debug() {} };

async function createSqliteKnex(url: string): Promise<Knex> {
  const { default: createKnex } = await import('knex');
  return createKnex({
    client: 'better-sqlite3',
    connection: { filename: url.slice('sqlite:'.length) },
    useNullAsDefault: true,
    log: silent,
    pool: {
      afterCreate(connection: BetterSqlite.Database, done: (error: Error | null) => void) {
        connection.exec('pragma busy_timeout = 0');
        // A change of a table may rebuild it and drop the old one, which must not cascade.
        connection.exec('pragma foreign_keys = off');
        makeRowsHere(connection);
        done(null);
      },
    },
  });
}

/** The driver compiles a function from text for the rows of each statement, which some servers forbid. */
function makeRowsHere(connection: BetterSqlite.Database): void {
  const prepare = connection.prepare.bind(connection) as (sql: string) => BetterSqlite.Statement;
  Object.assign(connection, {
    prepare(sql: string) {
      const statement = prepare(sql);
      if (!statement.reader) return statement;
      const names = statement.columns().map(({ name }) => name);
      const all = statement.raw(true).all.bind(statement) as (values: unknown) => unknown[][];
      return Object.assign(statement, {
        all: (values: unknown) =>
          all(values).map((row) =>
            Object.fromEntries(names.map((name, index) => [name, row[index]])),
          ),
      });
    },
  });
}

async function createPostgresKnex(url: string): Promise<Knex> {
  const [{ default: createKnex }, { typeParsers }] = await Promise.all([
    import('knex'),
    import('./postgres/types.ts'),
  ]);
  return createKnex({
    client: 'pg',
    connection: { connectionString: url, types: typeParsers },
    log: silent,
    // One connection, so that no two migrations can get in each other's way.
    pool: { min: 0, max: 1 },
  });
}

/** Takes the write lock with the first statement, so that later reads remain valid. */
async function lockSqlite(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    'create table if not exists knex_migrations_lock (`index` integer primary key autoincrement, is_locked integer)',
  );
  await trx('knex_migrations_lock').update({ is_locked: 0 });
  await ensureMigrationsTable(trx);
}

async function lockPostgres(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`set local lock_timeout = ${timeoutMs}`);
  await trx.raw('select pg_advisory_xact_lock(?)', [advisoryLockId]);
  await ensureMigrationsTable(trx);
}

/** The table as Knex makes it, so that its own command line understands this database. */
async function ensureMigrationsTable(trx: Knex.Transaction): Promise<void> {
  if (await trx.schema.hasTable('knex_migrations')) return;
  await trx.schema.createTable('knex_migrations', (t) => {
    t.increments();
    t.string('name');
    t.integer('batch');
    t.timestamp('migration_time');
  });
}

async function checkForeignKeys(trx: Knex.Transaction): Promise<void> {
  const violations: { table: string }[] = await trx.raw('pragma foreign_key_check');
  const [first] = violations;
  if (first !== undefined) {
    throw new MigrationError(`migrations left rows of ${first.table} with dangling references`);
  }
}
