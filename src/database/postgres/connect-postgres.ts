import { Pool } from 'pg';
import type { PoolClient, PoolConfig, QueryResult } from 'pg';
import type { Backend, Committed, ConnectOptions } from '../database.ts';
import { DatabaseUnavailable, TransactionAborted, TransactionTimeout } from '../errors.ts';
import type { Executor, Row } from '../execution.ts';
import { TransactionScope, transactionTimeout, withinTime } from '../transaction-scope.ts';
import { ListValue, toPlainValue } from '../values.ts';
import { isConnectionLost, isStalePlan, isWorthRetrying, translateFailure } from './failures.ts';
import { PreparedNames } from './prepared-statements.ts';
import { typeParsers } from './types.ts';

/** How often a transaction is run when Postgres asks for it to be run again. */
const attempts = 4;

/** Opens a pool of at most `poolSize` connections and checks that the server answers. */
export async function connectPostgres(
  url: string,
  poolSize: number,
  onError: NonNullable<ConnectOptions['onError']>,
): Promise<Backend> {
  const settings: PoolConfig = {
    connectionString: url,
    // Queries of one transaction that do not wait for each other share a round trip.
    pipeline: true,
    max: poolSize,
    types: typeParsers,
    fallback_application_name: 'hearth',
    // Text forms of times are read by position, see parseTimestamp.
    options: '-c TimeZone=UTC -c DateStyle=ISO',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: transactionTimeout,
    idle_in_transaction_session_timeout: transactionTimeout,
    keepAlive: true,
  };
  const pool = new Pool(settings);
  // A server that goes away ends idle connections too; the pool replaces them when next needed.
  pool.on('error', (error) => {
    if (!isConnectionLost(error)) onError(error, 'an idle connection');
  });
  // The pool stops listening while a connection is in use; the query under way reports the failure.
  pool.on('connect', (client) => client.on('error', () => {}));

  const backend = new PostgresBackend(pool);
  try {
    await backend.executor.all('select 1', []);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return backend;
}

type Outcome<T> = (result: QueryResult<Row>) => T;

/** SQL of several statements, which only pg-boss sends, has several results and no use for them. */
const everyRow: Outcome<Row[]> = (result) => (Array.isArray(result) ? [] : result.rows);
const firstRow: Outcome<Row | undefined> = (result) => result.rows[0];
const changedRows: Outcome<number> = (result) => result.rowCount ?? 0;

class PostgresBackend implements Backend {
  readonly dialect = 'postgres';
  readonly executor: Executor;
  readonly #pool: Pool;
  readonly #prepared = new WeakMap<PoolClient, PreparedNames>();
  /** Connections whose statements were prepared in an earlier generation are cleared first. */
  #generation = 0;
  readonly #generations = new WeakMap<PoolClient, number>();
  #closed: Promise<void> | null = null;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.executor = {
      dialect: 'postgres',
      all: (sql, values) => this.#execute(everyRow, sql, values),
      first: (sql, values) => this.#execute(firstRow, sql, values),
      run: (sql, values) => this.#execute(changedRows, sql, values),
    };
  }

  async transaction<T>(
    work: (executor: Executor, scope: TransactionScope) => Promise<T>,
  ): Promise<Committed<T>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#attemptTransaction(work);
      } catch (error) {
        const cause = error instanceof TransactionAborted ? error.cause : error;
        if (attempt === attempts || !isWorthRetrying(cause)) throw translateFailure(error);
        // Those that collided wait for different times.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
      }
    }
  }

  forgetStatements(): void {
    this.#generation += 1;
  }

  close(): Promise<void> {
    this.#closed ??= this.#pool.end();
    return this.#closed;
  }

  async #attemptTransaction<T>(
    work: (executor: Executor, scope: TransactionScope) => Promise<T>,
  ): Promise<Committed<T>> {
    const client = await this.#connect();
    const scope = new TransactionScope();
    let unusable = true;
    try {
      // Sent in front of the first statement, and answered with it. It cannot be refused on a
      // connection that is alive; should that be lost, the statements behind it are lost too.
      const begun = client.query('begin');
      begun.catch(() => {});
      try {
        const result = await withinTime(work(this.#scopedExecutor(client, scope), scope));
        scope.end();
        scope.assertCommittable();
        await begun;
        const { command } = await client.query('commit');
        // What Postgres answers for a transaction that it has already given up.
        if (command === 'ROLLBACK') throw new TransactionAborted(undefined);
        unusable = false;
        return { result, scope };
      } catch (error) {
        scope.end();
        // After a timeout a query may still be running: closing the connection ends both.
        if (!(error instanceof TransactionTimeout))
          unusable = !(await this.#rollBack(client, error));
        throw error;
      }
    } finally {
      client.release(unusable);
    }
  }

  /** True when the connection is fit for the next transaction. */
  async #rollBack(client: PoolClient, failure: unknown): Promise<boolean> {
    try {
      await client.query('rollback');
      if (isStalePlan(failure)) await this.#preparedOf(client).clear();
      return true;
    } catch {
      return false;
    }
  }

  async #connect(): Promise<PoolClient> {
    if (this.#closed !== null) throw new DatabaseUnavailable('the database is closed');
    let client: PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw translateFailure(error);
    }
    const generation = this.#generations.get(client);
    if (generation !== this.#generation) {
      this.#generations.set(client, this.#generation);
      if (generation !== undefined) await this.#preparedOf(client).clear();
    }
    return client;
  }

  async #execute<T>(outcome: Outcome<T>, sql: string, values: unknown[]): Promise<T> {
    const bound = bindValues(values);
    const client = await this.#connect();
    let unusable = false;
    try {
      try {
        return outcome(await this.#query(client, sql, bound));
      } catch (error) {
        if (!isStalePlan(error)) throw error;
        await this.#preparedOf(client).clear();
        return outcome(await this.#query(client, sql, bound));
      }
    } catch (error) {
      unusable = isConnectionLost(error);
      throw translateFailure(error);
    } finally {
      client.release(unusable);
    }
  }

  #scopedExecutor(client: PoolClient, scope: TransactionScope): Executor {
    const execute = async <T>(outcome: Outcome<T>, sql: string, values: unknown[]): Promise<T> => {
      scope.assertUsable();
      try {
        return outcome(await this.#query(client, sql, bindValues(values)));
      } catch (error) {
        scope.fail(error);
        throw translateFailure(error);
      }
    };
    return {
      dialect: 'postgres',
      all: (sql, values) => execute(everyRow, sql, values),
      first: (sql, values) => execute(firstRow, sql, values),
      run: (sql, values) => execute(changedRows, sql, values),
    };
  }

  #query(client: PoolClient, sql: string, values: unknown[]): Promise<QueryResult<Row>> {
    const name = this.#preparedOf(client).get(sql);
    return name === undefined
      ? client.query({ text: sql, values })
      : client.query({ name, text: sql, values });
  }

  #preparedOf(client: PoolClient): PreparedNames {
    let prepared = this.#prepared.get(client);
    if (prepared === undefined) {
      prepared = new PreparedNames(client);
      this.#prepared.set(client, prepared);
    }
    return prepared;
  }
}

/** Converts the values in place to what pg sends. */
function bindValues(values: unknown[]): unknown[] {
  for (let index = 0; index < values.length; index += 1) {
    const plain = toPlainValue(values[index]);
    values[index] = plain instanceof ListValue ? plain.items.map(toPlainValue) : plain;
  }
  return values;
}
