import type { KnexClient } from './knex-client.ts';

export type Row = Record<string, unknown>;

export type Dialect = 'sqlite' | 'postgres';

/** A result that SQLite has at once and Postgres has later; `await` takes both. */
export type Soon<T> = T | Promise<T>;

/**
 * Runs compiled SQL with positional values. One belongs to the connection as a whole, and each
 * transaction has its own. Values are in the caller's types; the array may be changed.
 */
export interface Executor {
  readonly dialect: Dialect;
  /** Every row; none for a statement that returns none. */
  all(sql: string, values: unknown[]): Soon<Row[]>;
  /** The first row only. */
  first(sql: string, values: unknown[]): Soon<Row | undefined>;
  /** The number of rows inserted, changed or deleted. */
  run(sql: string, values: unknown[]): Soon<number>;
}

/** Key of the part of a `Database` that only `src/database/` and `src/workers/` look at. */
export const execution: unique symbol = Symbol('execution');

export interface Execution {
  readonly dialect: Dialect;
  readonly executor: Executor;
  readonly client: KnexClient;
  /** True for the handle that a transaction function receives. */
  readonly inTransaction: boolean;
  /** One object for the database and all transactions on it. */
  readonly instance: object;
  /** The url given to `connect`. */
  readonly url: string;
  /**
   * For one query without values that is asked all the time, outside of transactions: gives its first row, as of a
   * time after everything that the asker can know of.
   */
  repeatedly(sql: string): () => Soon<Row | undefined>;
  /** See `loadOf`. */
  load(): Readonly<Record<string, number>>;
  /** Drops cached statements; needed after the schema has changed. */
  forgetStatements(): void;
}
