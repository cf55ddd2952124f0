import type { Knex } from 'knex';

const tables = ['projects', 'namespaces'] as const;

/** For texts of one or two letters, which are compared with whole names and paths: no index of parts knows them. */
export async function up(knex: Knex): Promise<void> {
  for (const table of tables) {
    await knex.raw(`create index ${table}_name_key on ${table} (name_key)`);
    await knex.raw(`create index ${table}_path_key on ${table} (lower(path))`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const table of tables) {
    await knex.raw(`drop index ${table}_name_key`);
    await knex.raw(`drop index ${table}_path_key`);
  }
}
