import type { Snapshot } from './backend.ts';
import type { Dialect, Executor, Row, Soon } from './executor.ts';
import type { KnexClient } from './knex-client.ts';

/** Key of the part of a `Database` that only `src/database/` and `src/workers/` look at. */
export const execution: unique symbol = Symbol('execution');

export interface StatementExecution {
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
   * Prepares a frequent query without values outside of transactions: returns its first row, at least as recent as
   * everything the caller can know.
   */
  repeatedly(sql: string): () => Soon<Row | undefined>;
  /** Opens a separate connection with a consistent view until it is closed. */
  readonly snapshot: () => Promise<Snapshot>;
  /** See `measureLoad`. */
  load(): Readonly<Record<string, number>>;
  /** Drops cached statements; needed after the schema has changed. */
  forgetStatements(): void;
}
