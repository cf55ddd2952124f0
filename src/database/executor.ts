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

/** Executor that passes each statement to `watcher` before its execution. */
export function watchExecutor(executor: Executor, watcher: (sql: string) => void): Executor {
  return {
    dialect: executor.dialect,
    all(sql, values) {
      watcher(sql);
      return executor.all(sql, values);
    },
    first(sql, values) {
      watcher(sql);
      return executor.first(sql, values);
    },
    run(sql, values) {
      watcher(sql);
      return executor.run(sql, values);
    },
  };
}
