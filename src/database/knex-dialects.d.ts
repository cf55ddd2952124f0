/** Modules of Knex that its published types leave out. */
declare module 'knex/lib/dialects/*' {
  import type { Knex } from 'knex';

  const Client: new (config: Knex.Config) => Knex.Client;
  export = Client;
}

/** Parsers that Knex uses to rebuild SQLite tables and indexes; both throw. */
declare module 'knex/lib/dialects/sqlite3/schema/internal/parser.js' {
  export function parseCreateTable(sql: string): unknown;
  export function parseCreateIndex(sql: string): unknown;
}
