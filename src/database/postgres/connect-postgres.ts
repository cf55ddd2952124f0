import type { PoolClient, PoolConfig } from 'pg';
import { minuteMs } from '#src/units.ts';
import type { Backend, Committed, ConnectionLimits, ConnectOptions, Snapshot } from '../backend.ts';
import { DatabaseBusy, ServerReadOnly, TransactionAborted, TransactionTimeout } from '../errors.ts';
import type { Executor, Row } from '../executor.ts';
import { TransactionScope, limitTransactionTime } from '../transaction-scope.ts';
import { ListValue, toPlainValue, type PlainValue } from '../values.ts';
import { Answers } from './answers.ts';
import { Connections, toConnectionSettings, usualLimits } from './connections.ts';
import {
  isServerUnreliable,
  isStalePlan,
  isWorthRetrying,
  translatePostgresFailure,
} from './failures.ts';
import type { QueryOutcome, SentValue } from './prepared-query.ts';
import { PostgresStatements } from './prepared-statements.ts';
import { RepeatedQuery } from './repeated-query.ts';

/** Maximum number of attempts of a transaction that Postgres rejects temporarily. */
const maxAttempts = 4;
/** Milliseconds that a reader of a snapshot may spend on other work in between. */
const snapshotIdleMs = 15 * minuteMs;

/**
 * Opens a pool of at most `poolSize` connections and checks that the server answers, and takes writes.
 * @throws DatabaseUnavailable
 */
export async function connectPostgres(
  url: string,
  { poolSize = 10, limits = {} }: ConnectOptions,
  onError: NonNullable<ConnectOptions['onError']>,
): Promise<Backend> {
  const known = { ...usualLimits, ...limits };
  const settings = toConnectionSettings(url, known);
  const connections = new Connections({ ...settings, max: poolSize }, known, onError);
  try {
    connections.giveBack(await connections.take(), null);
  } catch (error) {
    await connections.close();
    throw error;
  }
  return new PostgresBackend(connections, { settings, limits: known, onError });
}

type Reading<T> = (outcome: QueryOutcome) => T;

const getRows: Reading<Row[]> = ({ rows }) => rows;
const getFirstRow: Reading<Row | undefined> = ({ rows }) => rows[0];
const getChangedRows: Reading<number> = ({ count }) => count;

/** Options and limits of further connections. */
interface Ways {
  readonly settings: PoolConfig;
  readonly limits: ConnectionLimits;
  readonly onError: NonNullable<ConnectOptions['onError']>;
}

class PostgresBackend implements Backend {
  readonly dialect = 'postgres';
  readonly executor: Executor;
  readonly #connections: Connections;
  readonly #prepared = new WeakMap<PoolClient, PostgresStatements>();
  /** Connections whose statements were prepared in an earlier generation are cleared first. */
  #generation = 0;
  readonly #generations = new WeakMap<PoolClient, number>();
  readonly #settings: PoolConfig;
  readonly #limits: ConnectionLimits;
  readonly #repeated: RepeatedQuery[] = [];
  readonly #answers: Answers;

  readonly #onError: NonNullable<ConnectOptions['onError']>;

  constructor(connections: Connections, { settings, limits, onError }: Ways) {
    this.#onError = onError;
    this.#connections = connections;
    this.#settings = settings;
    this.#limits = limits;
    this.#answers = new Answers(limits.answerMs);
    this.executor = {
      dialect: 'postgres',
      all: (sql, values) => this.#execute(getRows, sql, values),
      first: (sql, values) => this.#execute(getFirstRow, sql, values),
      run: (sql, values) => this.#execute(getChangedRows, sql, values),
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
        if (!isWorthRetrying(cause)) throw translatePostgresFailure(error);
        if (attempt === maxAttempts) throw createDatabaseBusy(cause);
        await waitForOthers(attempt);
      }
    }
  }

  /** Apart from the pool, whose connections are for short work. */
  async snapshot(): Promise<Snapshot> {
    const settings = {
      ...this.#settings,
      max: 1,
      idle_in_transaction_session_timeout: snapshotIdleMs,
    };
    const connections = new Connections(settings, this.#limits, this.#onError);
    let client: PoolClient | null = null;
    const close = async () => {
      if (client !== null) connections.giveBack(client, null, true);
      await connections.close();
    };
    try {
      client = await connections.take();
      const text = 'begin isolation level repeatable read, read only';
      await this.#answers.ask(client, { text });
      // The moment is that of the first read.
      await this.#answers.ask(client, { text: 'select 1' });
    } catch (error) {
      await close();
      throw translatePostgresFailure(error);
    }
    return { executor: this.#scopedExecutor(client, new TransactionScope()), close };
  }

  forgetStatements(): void {
    this.#generation += 1;
  }

  repeatedly(sql: string): () => Promise<Row | undefined> {
    const repeated = new RepeatedQuery(this.#settings, this.#limits, sql);
    this.#repeated.push(repeated);
    return () =>
      repeated.first().catch(async (error: unknown) => {
        if (isServerUnreliable(error)) this.#connections.distrust();
        // The pool handles lost connections and changed tables.
        const row = await this.executor.first(sql, []);
        if (row?.['read_only'] !== true) return row;
        this.#connections.distrust();
        throw new ServerReadOnly();
      });
  }

  load() {
    return this.#connections.load;
  }

  async close(): Promise<void> {
    this.#answers.close();
    await Promise.all([this.#connections.close(), ...this.#repeated.map((each) => each.close())]);
  }

  async #attemptTransaction<T>(
    work: (executor: Executor, scope: TransactionScope) => Promise<T>,
  ): Promise<Committed<T>> {
    const client = await this.#take();
    const scope = new TransactionScope();
    let unusable = true;
    let failure: unknown = null;
    try {
      // Sent in front of the first statement, and answered with it. It cannot be refused on a
      // connection that is alive; should that be lost, the statements behind it are lost too.
      const begun = this.#answers.ask(client, { text: 'begin' });
      begun.catch(() => {});
      try {
        const result = await limitTransactionTime(work(this.#scopedExecutor(client, scope), scope));
        scope.end();
        scope.assertCommittable();
        await begun;
        const { command } = await this.#answers.ask(client, { text: 'commit' });
        // Postgres answers so for a transaction that it has already aborted.
        if (command === 'ROLLBACK') throw new TransactionAborted(undefined);
        unusable = false;
        return { result, scope };
      } catch (error) {
        scope.end();
        failure = scope.failure ?? error;
        // A query may still be running after a timeout: closing the connection ends both.
        if (error instanceof TransactionTimeout) throw error;
        unusable = !(await this.#rollBack(client, failure));
        // The failure of the database is thrown, whatever `work` did with it, because the transaction may succeed
        // later.
        throw isWorthRetrying(scope.failure) ? scope.failure : error;
      }
    } finally {
      this.#connections.giveBack(client, failure, unusable);
    }
  }

  /** True when the connection is fit for the next transaction. */
  async #rollBack(client: PoolClient, failure: unknown): Promise<boolean> {
    try {
      await this.#answers.ask(client, { text: 'rollback' });
      if (isStalePlan(failure)) await this.#preparedOf(client).clear();
      return true;
    } catch {
      return false;
    }
  }

  async #take(): Promise<PoolClient> {
    const client = await this.#connections.take();
    const generation = this.#generations.get(client);
    if (generation !== this.#generation) {
      this.#generations.set(client, this.#generation);
      if (generation !== undefined) await this.#preparedOf(client).clear();
    }
    return client;
  }

  /** A statement by itself is a transaction, too, and run again like one. */
  async #execute<T>(read: Reading<T>, sql: string, values: unknown[]): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#executeOnce(read, sql, values);
      } catch (error) {
        if (!isWorthRetrying(error)) throw error;
        if (attempt === maxAttempts) throw createDatabaseBusy(error);
        await waitForOthers(attempt);
      }
    }
  }

  async #executeOnce<T>(read: Reading<T>, sql: string, values: unknown[]): Promise<T> {
    const bound = toSent(values);
    const client = await this.#take();
    let failure: unknown = null;
    try {
      try {
        return read(await this.#query(client, sql, bound));
      } catch (error) {
        if (!isStalePlan(error)) throw error;
        await this.#preparedOf(client).clear();
        return read(await this.#query(client, sql, bound));
      }
    } catch (error) {
      failure = error;
      throw translatePostgresFailure(error);
    } finally {
      this.#connections.giveBack(client, failure);
    }
  }

  #scopedExecutor(client: PoolClient, scope: TransactionScope): Executor {
    const execute = async <T>(read: Reading<T>, sql: string, values: unknown[]): Promise<T> => {
      scope.assertUsable();
      try {
        return read(await this.#query(client, sql, toSent(values)));
      } catch (error) {
        scope.fail(error);
        throw translatePostgresFailure(error);
      }
    };
    return {
      dialect: 'postgres',
      all: (sql, values) => execute(getRows, sql, values),
      first: (sql, values) => execute(getFirstRow, sql, values),
      run: (sql, values) => execute(getChangedRows, sql, values),
    };
  }

  async #query(client: PoolClient, sql: string, values: SentValue[]): Promise<QueryOutcome> {
    const statement = this.#preparedOf(client).get(sql);
    if (statement !== undefined) return this.#answers.execute(client, statement, values);
    const { rows, rowCount } = await this.#answers.ask(client, { text: sql, values });
    return { rows, count: rowCount ?? 0 };
  }

  #preparedOf(client: PoolClient): PostgresStatements {
    let prepared = this.#prepared.get(client);
    if (prepared === undefined) {
      prepared = new PostgresStatements(client);
      this.#prepared.set(client, prepared);
    }
    return prepared;
  }
}

/** Waits for a random time, so that transactions that collided do not collide again. */
function waitForOthers(attempt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
}

function createDatabaseBusy(cause: unknown): DatabaseBusy {
  return new DatabaseBusy('the transaction conflicted too often', { cause });
}

/** Converts the values to their sent form. */
function toSent(values: readonly unknown[]): SentValue[] {
  return values.map((value) => {
    if (typeof value === 'string') return value;
    const plain = toPlainValue(value);
    if (plain instanceof ListValue) return formatArrayLiteral(plain.items.map(toPlainValue));
    if (plain instanceof Uint8Array) {
      return Buffer.from(plain.buffer, plain.byteOffset, plain.byteLength);
    }
    return plain === null ? null : String(plain);
  });
}

/** `{1,"two"}` */
function formatArrayLiteral(items: readonly PlainValue[]): string {
  const elements = items.map((item) => {
    if (typeof item === 'string') return `"${item.replace(/["\\]/g, '\\$&')}"`;
    if (typeof item === 'number' || typeof item === 'boolean') return String(item);
    if (item === null) return 'null';
    throw new TypeError('a list may hold texts, numbers and booleans only');
  });
  return `{${elements.join(',')}}`;
}
