import Sqlite from 'better-sqlite3';

/** A statement of SQLite and the rows that it changed, with those that triggers and foreign keys changed for it. */
export interface Changed {
  readonly sql: string;
  readonly rows: number;
}

/** The statement that has changed the most rows since `forget`. */
export interface ChangedRows {
  largest(): Changed;
  forget(): void;
}

const none: Changed = { sql: '', rows: 0 };

/** Watches the statements of every connection that is opened from now on. */
export function watchChangedRows(): ChangedRows {
  let largest = none;
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
          const result = own(...values);
          const rows = Number(total.get()) - before;
          if (rows > largest.rows) largest = { sql, rows };
          return result;
        };
      };
      const methods = { run: watched('run'), all: watched('all'), get: watched('get') };
      return Object.assign(statement, methods);
    },
  });
  return {
    largest: () => largest,
    forget: () => void (largest = none),
  };
}
