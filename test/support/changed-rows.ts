import Sqlite from 'better-sqlite3';

/** A statement of SQLite and the rows that it changed, with those that triggers and foreign keys changed for it. */
export interface Changed {
  readonly sql: string;
  readonly rows: number;
}

/** The statements and transactions that have changed the most rows since `forget`. */
export interface ChangedRows {
  largest(): Changed;
  /** Largest transaction; `sql` is its last statement that changed rows. */
  largestTransaction(): Changed;
  forget(): void;
}

const none: Changed = { sql: '', rows: 0 };

/** Watches the statements of every connection that is opened from now on. */
export function watchChangedRows(): ChangedRows {
  let largest = none;
  let largestTransaction = none;
  const begun = new WeakMap<Sqlite.Database, number>();
  const prototype = Sqlite.prototype;
  const prepare = Reflect.get(prototype, 'prepare') as (sql: string) => Sqlite.Statement<unknown[]>;
  Object.assign(prototype, {
    prepare(this: Sqlite.Database, sql: string) {
      const statement = prepare.call(this, sql);
      if (statement.readonly) return statement;
      const total = prepare.call(this, 'select total_changes()').pluck();
      const watched = (name: 'run' | 'all' | 'get') => {
        const own = statement[name].bind(statement);
        return (...values: unknown[]): unknown => {
          const before = Number(total.get());
          if (!this.inTransaction) begun.set(this, before);
          const result = own(...values);
          const after = Number(total.get());
          const rows = after - before;
          if (rows > largest.rows) largest = { sql, rows };
          const together = after - (begun.get(this) ?? before);
          if (together > largestTransaction.rows) largestTransaction = { sql, rows: together };
          return result;
        };
      };
      const methods = { run: watched('run'), all: watched('all'), get: watched('get') };
      return Object.assign(statement, methods);
    },
  });
  return {
    largest: () => largest,
    largestTransaction: () => largestTransaction,
    forget: () => void (largest = largestTransaction = none),
  };
}
