/** Modules of Knex that its published types leave out. */
declare module 'knex/lib/dialects/*' {
  import type { Knex } from 'knex';

  const Client: new (config: Knex.Config) => Knex.Client;
  export = Client;
}

declare module 'knex/lib/query/querybuilder.js' {
  /** Made by clients alone. */
  class QueryBuilder {
    constructor(client: object);
    whereIn(column: unknown, values: unknown): this;
    whereRaw(sql: string, bindings: readonly unknown[]): this;
  }
  export = QueryBuilder;
}

/** What Knex reads its tables and indexes with on SQLite, to build a table anew; both throw. */
declare module 'knex/lib/dialects/sqlite3/schema/internal/parser.js' {
  export function parseCreateTable(sql: string): unknown;
  export function parseCreateIndex(sql: string): unknown;
}
