import type { Dialect, Executor, Row, Soon } from './executor.ts';
import type { TransactionScope } from './transaction-scope.ts';

export interface TransactionOptions {
  /**
   * False for derived files that can be rebuilt: the transaction may then resolve before its data are durable. Default:
   * true.
   */
  readonly awaitDurability?: boolean;
}

/** Time limits of Postgres, in milliseconds. */
export interface ConnectionLimits {
  /** Milliseconds for opening a connection, and for waiting until a used one is released. */
  readonly connectMs: number;
  /** Milliseconds for the answer to a statement. */
  readonly answerMs: number;
  /** Milliseconds for the query of the revision, which precedes every request. */
  readonly revisionMs: number;
  /** Maximum age of a connection: the host name may lead to another server later. */
  readonly ageMs: number;
}

export interface ConnectOptions {
  /** Maximum number of connections to Postgres; default 10. SQLite always has one for reads and one for writes. */
  readonly poolSize?: number;
  /** Time limits of Postgres; defaults if absent. */
  readonly limits?: Partial<ConnectionLimits>;
  /** Called for each transaction; its result is called before each statement, and may reject it. */
  readonly watch?: () => (sql: string) => void;
  /** Receives failures without a caller; default: a line on stderr. */
  readonly onError?: (error: unknown, during: string) => void;
}

export interface Committed<T> {
  readonly result: T;
  readonly scope: TransactionScope;
  /** Resolves when the change is durable on disk. */
  readonly durable?: Promise<void>;
}

/** Reads that all see the database as of one moment, however long they take. */
export interface Snapshot {
  readonly executor: Executor;
  readonly close: () => Promise<void>;
}

/** One kind of database, below the query builder. */
export interface Backend {
  readonly dialect: Dialect;
  readonly executor: Executor;
  /** Returns the scope with the result, for effects after the commit. */
  transaction<T>(
    work: (executor: Executor, scope: TransactionScope) => Promise<T>,
    options: TransactionOptions,
  ): Promise<Committed<T>>;
  /** Opens a separate connection with a consistent view until it is closed. */
  snapshot(): Promise<Snapshot>;
  /** See `Execution`. */
  repeatedly(sql: string): () => Soon<Row | undefined>;
  forgetStatements(): void;
  /** See `measureLoad`. */
  load(): Readonly<Record<string, number>>;
  close(): Promise<void>;
}
