import type { Knex } from 'knex';
import type { Backend, ConnectOptions, TransactionOptions } from './backend.ts';
import { execution } from './execution.ts';
import type { StatementExecution } from './execution.ts';
import { type Dialect, type Executor, watchExecutor } from './executor.ts';
import { loadKnexClient, bindExecutor } from './knex-client.ts';
import type { KnexClient } from './knex-client.ts';
import type { TransactionScope } from './transaction-scope.ts';

export { DatabaseBusy, DatabaseUnavailable, TransactionTimeout } from './errors.ts';

/**
 * A database, or one transaction on it: call it with a table name to build a query with Knex, and
 * await the query to run it. Rows hold the same types on SQLite and Postgres: numbers for integers
 * and counts, booleans, parsed JSON, ISO 8601 text for times and dates.
 *
 * Awaiting gives what Knex gives, with two differences: `raw` gives the rows, and an insert without
 * `returning` gives an empty list.
 */
export interface Database {
  <Row extends object = Record<string, unknown>>(
    table: string | Knex.Raw | Knex.QueryBuilder,
  ): Knex.QueryBuilder<Row, Row[]>;

  /** Raw SQL with `?` bindings: to await, or as a part of another query. */
  raw<Result extends object = Record<string, unknown>>(
    sql: string,
    bindings?: readonly unknown[],
  ): Knex.Raw<Result[]>;

  /**
   * Runs `work` in a transaction: commits when it resolves, rolls back when it rejects or takes
   * longer than 30 seconds. Called on the handle of a transaction it joins that one. After a failed
   * statement nothing more can be done in the transaction, even if the error is caught. On
   * Postgres, `work` is run again after a deadlock, so it must not change anything but the database.
   */
  transaction<T>(work: (db: Database) => Promise<T>, options?: TransactionOptions): Promise<T>;

  /** Calls `effect` once the transaction is committed and durable, never if it is not; at once outside one. */
  afterCommit(effect: () => void): void;

  /** Waits for the transactions under way, then releases everything. */
  close(): Promise<void>;

  readonly [execution]: StatementExecution;
}

/** Connections that are `used` and `idle`, and work `waiting` for one; on SQLite those of the writer. */
export function measureLoad(db: Database): Readonly<Record<string, number>> {
  return db[execution].load();
}

/**
 * Runs `work` with a handle that reads the database as of now, however long it takes and whatever is written meanwhile.
 * It has a connection of its own: it neither waits for others nor keeps them waiting.
 */
export async function readAtOneMoment<T>(
  db: Database,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { client, ...common } = db[execution];
  const { executor, close } = await common.snapshot();
  try {
    const own = { ...common, executor, client: bindExecutor(client, executor) };
    return await work(createHandle({ ...own, inTransaction: true }, readOnly));
  } finally {
    await close();
  }
}

const refuse = () => {
  throw new Error('a snapshot is read-only');
};
const readOnly: Methods = { transaction: refuse, afterCommit: refuse, close: refuse };

/**
 * Opens the database at `url`: `sqlite:<path>` (created when missing) or `postgres://…`.
 * Rejects with `DatabaseUnavailable` when it cannot be reached.
 */
export async function connect(url: string, options: ConnectOptions = {}): Promise<Database> {
  const onError = options.onError ?? reportOnStderr;
  const dialect = readDialect(url);
  const [backend, client] = await Promise.all([
    openBackend(dialect, url, options, onError),
    loadKnexClient(dialect),
  ]);
  return createRoot(backend, bindExecutor(client, backend.executor), url, { ...options, onError });
}

function readDialect(url: string): Dialect {
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgres';
  if (url.startsWith('sqlite:')) return 'sqlite';
  throw new Error('the database url must begin with sqlite: or postgres://');
}

/** Loads the driver for this URL, for processes that may not connect yet: loading takes longer than connecting. */
export async function loadDriver(url: string): Promise<void> {
  const dialect = readDialect(url);
  await Promise.all([
    dialect === 'postgres'
      ? import('./postgres/connect-postgres.ts')
      : import('./sqlite/connect-sqlite.ts'),
    loadKnexClient(dialect),
  ]);
}

async function openBackend(
  dialect: Dialect,
  url: string,
  options: ConnectOptions,
  onError: NonNullable<ConnectOptions['onError']>,
): Promise<Backend> {
  // Each driver is loaded only when used: they are the larger part of the start-up time.
  if (dialect === 'postgres') {
    const { connectPostgres } = await import('./postgres/connect-postgres.ts');
    return connectPostgres(url, options, onError);
  }
  const { connectSqlite } = await import('./sqlite/connect-sqlite.ts');
  return connectSqlite(url.slice('sqlite:'.length));
}

function createRoot(
  backend: Backend,
  client: KnexClient,
  url: string,
  { onError, watch }: ConnectOptions & Required<Pick<ConnectOptions, 'onError'>>,
): Database {
  const common = {
    dialect: backend.dialect,
    instance: {},
    url,
    repeatedly: (sql: string) => backend.repeatedly(sql),
    forgetStatements: () => backend.forgetStatements(),
    load: () => backend.load(),
    snapshot: () => backend.snapshot(),
  };

  const root = createHandle(
    { ...common, executor: backend.executor, client, inTransaction: false },
    {
      async transaction(work, options = {}) {
        const { result, scope, durable } = await backend.transaction((executor, scope) => {
          const seen = watch === undefined ? executor : watchExecutor(executor, watch());
          return work(createTransactionHandle(seen, scope));
        }, options);
        const takeEffect = () => {
          for (const effect of scope.effects) attempt(effect);
        };
        if (durable === undefined) takeEffect();
        else
          durable.then(takeEffect, (error: unknown) => onError(error, 'making a commit durable'));
        return result;
      },
      afterCommit: attempt,
      close: () => backend.close(),
    },
  );
  return root;

  function createTransactionHandle(executor: Executor, scope: TransactionScope): Database {
    const handle = createHandle(
      { ...common, executor, client: bindExecutor(client, executor), inTransaction: true },
      {
        async transaction(work) {
          scope.assertUsable();
          try {
            return await work(handle);
          } catch (error) {
            // The writes of the inner function cannot be undone alone: the outer one must not commit.
            scope.fail(error);
            throw error;
          }
        },
        afterCommit(effect) {
          scope.effects.push(effect);
        },
        close() {
          throw new Error('a transaction cannot close the database');
        },
      },
    );
    return handle;
  }

  function attempt(effect: () => void): void {
    try {
      effect();
    } catch (error) {
      // The change is committed; the caller must not receive an error.
      onError(error, 'an effect after a commit');
    }
  }
}

type Methods = Pick<Database, 'transaction' | 'afterCommit' | 'close'>;

function createHandle(internals: StatementExecution, methods: Methods): Database {
  const { client } = internals;
  function build<Row extends object>(table: string | Knex.Raw | Knex.QueryBuilder) {
    return client.queryBuilder<Row>().table(table);
  }
  function createRaw<Result extends object>(sql: string, bindings: readonly unknown[] = []) {
    return client.raw<Result>(sql, bindings);
  }
  return Object.assign(build, methods, { raw: createRaw, [execution]: internals });
}

function reportOnStderr(error: unknown, during: string): void {
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`database: ${during}: ${text}\n`);
}
