/** Modules of Knex that its published types leave out. */
declare module 'knex/lib/dialects/*' {
  import type { Knex } from 'knex';

  const Client: new (config: Knex.Config) => Knex.Client;
  export = Client;
}
