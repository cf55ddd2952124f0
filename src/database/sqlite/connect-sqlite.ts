import Sqlite from 'better-sqlite3';
import { AsyncLock } from '../async-lock.ts';
import type { Backend, Committed, Snapshot, TransactionOptions } from '../backend.ts';
import { DatabaseUnavailable } from '../errors.ts';
import type { Executor, Row, Soon } from '../executor.ts';
import { TransactionScope, limitTransactionTime } from '../transaction-scope.ts';
import { DurableCommits } from './durable-commits.ts';
import { busyTimeoutMs, retryIfBusy, retryWhileBusy, translateSqliteFailure } from './failures.ts';
import { makePrivate } from './private-file.ts';
import { bindValues, SqliteStatements } from './prepared-statements.ts';
import type { SqliteStatement } from './prepared-statements.ts';
import { StatementTurn } from './turn.ts';

type Outcome<T> = (prepared: SqliteStatement, values: unknown[]) => T;

const loadRows: Outcome<Row[]> = (prepared, values) => prepared.all(values);
const loadFirstRow: Outcome<Row | undefined> = (prepared, values) => prepared.first(values);
const countChangedRows: Outcome<number> = (prepared, values) => prepared.run(values);

/**
 * One connection that reads and one that writes. In WAL mode the reader never waits for a writer,
 * and since better-sqlite3 is synchronous one reader is as fast as many.
 */
export async function connectSqlite(file: string): Promise<Backend> {
  makePrivate(file);
  const writer = await openConnection(file);
  let reader: Sqlite.Database | undefined;
  try {
    reader = await openConnection(file);
    const commits = await DurableCommits.open(file);
    return new SqliteBackend({ reader, writer, commits, open: () => openConnection(file) });
  } catch (error) {
    reader?.close();
    writer.close();
    throw error;
  }
}

async function openConnection(file: string): Promise<Sqlite.Database> {
  let connection: Sqlite.Database;
  try {
    connection = new Sqlite(file, { timeout: 0 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(`the database cannot be opened: ${reason}`, { cause: error });
  }
  connection.exec('pragma foreign_keys = ON');
  connection.function('fold_case', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  try {
    // Each pragma reads the file, which another process may hold while it opens it or recovers it after a kill.
    await retryWhileBusy(() => connection.exec('pragma journal_mode = WAL'));
    // DurableCommits adds the syncs of the writer that NORMAL leaves out.
    await retryWhileBusy(() => connection.exec('pragma synchronous = NORMAL'));
    await retryWhileBusy(() => connection.exec('pragma user_version'));
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

interface Connections {
  readonly reader: Sqlite.Database;
  readonly writer: Sqlite.Database;
  readonly commits: DurableCommits;
  /** Opens another connection to the same file. */
  readonly open: () => Promise<Sqlite.Database>;
}

class SqliteBackend implements Backend {
  readonly dialect = 'sqlite';
  readonly executor: Executor;
  readonly #reader: Sqlite.Database;
  readonly #writer: Sqlite.Database;
  readonly #reads: SqliteStatements;
  readonly #writes: SqliteStatements;
  readonly #commits: DurableCommits;
  readonly #turn = new StatementTurn();
  readonly #lock = new AsyncLock();
  readonly #open: Connections['open'];
  #closed = false;

  constructor({ reader, writer, commits, open }: Connections) {
    this.#open = open;
    this.#reader = reader;
    this.#writer = writer;
    this.#commits = commits;
    this.#reads = new SqliteStatements(reader);
    this.#writes = new SqliteStatements(writer);
    this.executor = {
      dialect: 'sqlite',
      all: (sql, values) => this.#execute(loadRows, sql, values),
      first: (sql, values) => this.#execute(loadFirstRow, sql, values),
      run: (sql, values) => this.#execute(countChangedRows, sql, values),
    };
  }

  async transaction<T>(
    work: (executor: Executor, scope: TransactionScope) => Promise<T>,
    { awaitDurability = true }: TransactionOptions,
  ): Promise<Committed<T>> {
    if (!this.#lock.tryAcquire()) await this.#lock.acquire(busyTimeoutMs);
    const scope = new TransactionScope();
    let result: T;
    try {
      this.#assertOpen();
      const begin = this.#writes.get('begin immediate');
      await retryWhileBusy(() => begin.run([]));
      try {
        result = await limitTransactionTime(work(this.#scopedExecutor(scope), scope));
        scope.assertCommittable();
        const commit = this.#writes.get('commit');
        await retryWhileBusy(() => commit.run([]));
      } finally {
        scope.end();
        if (this.#writer.inTransaction) this.#writes.get('rollback').run([]);
      }
    } finally {
      this.#lock.release();
    }
    const durable = this.#commits.flush();
    if (!awaitDurability) return { result, scope, durable };
    await durable;
    return { result, scope };
  }

  /** A reader in WAL mode blocks no writer; the log grows until the snapshot is closed. */
  async snapshot(): Promise<Snapshot> {
    this.#assertOpen();
    const connection = await this.#open();
    const statements = new SqliteStatements(connection);
    try {
      connection.exec('pragma query_only = ON');
      connection.exec('begin');
      // The moment is that of the first read.
      connection.exec('select count(*) from sqlite_schema');
    } catch (error) {
      connection.close();
      throw error;
    }
    const execute = <T>(outcome: Outcome<T>, sql: string, values: unknown[]): Soon<T> => {
      refuseTransactionControl(sql);
      return this.#turn.end(outcome(statements.get(sql), bindValues(values)));
    };
    return {
      executor: {
        dialect: 'sqlite',
        all: (sql, values) => execute(loadRows, sql, values),
        first: (sql, values) => execute(loadFirstRow, sql, values),
        run: (sql, values) => execute(countChangedRows, sql, values),
      },
      async close() {
        statements.clear();
        connection.close();
      },
    };
  }

  repeatedly(sql: string): () => Soon<Row | undefined> {
    let answer: Soon<Row | undefined>;
    let answered: Moment | null = null;
    return () => {
      this.#assertOpen();
      const now = readMoment();
      if (answered === null || !isSame(answered, now)) {
        answer = this.executor.first(sql, []);
        answered = now;
      }
      return answer;
    };
  }

  forgetStatements(): void {
    this.#reads.clear();
    this.#writes.clear();
  }

  load() {
    const used = this.#lock.held ? 1 : 0;
    return { used, idle: 1 - used, waiting: this.#lock.waiting };
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    await this.#lock.acquire(busyTimeoutMs);
    this.#closed = true;
    this.#lock.release();
    await this.#commits.close();
    this.forgetStatements();
    this.#reader.close();
    this.#writer.close();
  }

  #assertOpen(): void {
    if (this.#closed) throw new DatabaseUnavailable('the database is closed');
  }

  #execute<T>(outcome: Outcome<T>, sql: string, values: unknown[]): Soon<T> {
    this.#assertOpen();
    const prepared = this.#reads.get(sql);
    if (!prepared.readonly) return this.#write(outcome, sql, values);
    bindValues(values);
    try {
      return this.#turn.end(outcome(prepared, values));
    } catch (error) {
      return retryIfBusy(error, () => outcome(prepared, values));
    }
  }

  /** Single write as a separate transaction. */
  async #write<T>(outcome: Outcome<T>, sql: string, values: unknown[]): Promise<T> {
    refuseTransactionControl(sql);
    bindValues(values);
    if (!this.#lock.tryAcquire()) await this.#lock.acquire(busyTimeoutMs);
    let result: T;
    try {
      this.#assertOpen();
      this.#lock.note(sql);
      const prepared = this.#writes.get(sql);
      result = await retryWhileBusy(() => outcome(prepared, values));
    } finally {
      this.#lock.release();
    }
    await this.#commits.flush();
    return result;
  }

  #scopedExecutor(scope: TransactionScope): Executor {
    const execute = <T>(outcome: Outcome<T>, sql: string, values: unknown[]): Soon<T> => {
      scope.assertUsable();
      refuseTransactionControl(sql);
      this.#lock.note(sql);
      try {
        return this.#turn.end(outcome(this.#writes.get(sql), bindValues(values)));
      } catch (error) {
        scope.fail(error);
        throw translateSqliteFailure(error);
      }
    };
    return {
      dialect: 'sqlite',
      all: (sql, values) => execute(loadRows, sql, values),
      first: (sql, values) => execute(loadFirstRow, sql, values),
      run: (sql, values) => execute(countChangedRows, sql, values),
    };
  }
}

/** Period in which nothing happens that a caller can know. */
interface Moment {
  /** Number of waits of the event loop, and number of its handled events, of which one wait returns many. */
  readonly loopCount: number;
  readonly events: number;
  /** Number of commits that this process has begun: a caller learns of their success before the loop continues. */
  readonly commits: number;
}

/** The moment now. It ends with the next event, which may have been sent after a commit of another process. */
function readMoment(): Moment {
  const { loopCount, events } = performance.nodeTiming.uvMetricsInfo;
  return { loopCount, events, commits: DurableCommits.begun };
}

const isSame = (one: Moment, other: Moment) =>
  one.loopCount === other.loopCount && one.events === other.events && one.commits === other.commits;

function refuseTransactionControl(sql: string): void {
  // 'b', 'c', 'r', 's' and 'e' begin the words; almost every statement is sorted out here.
  const first = sql.charCodeAt(0) | 32;
  if (first !== 98 && first !== 99 && first !== 114 && first !== 115 && first !== 101) return;
  if (/^(begin|commit|end|rollback|savepoint|release)\b/i.test(sql)) {
    throw new Error('transactions are opened with db.transaction(), not with SQL');
  }
}
