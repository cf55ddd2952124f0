import type { Knex } from 'knex';

/** What all projects below a namespace at the top store is added up a thousand at a time, by id. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('projects', (t) => t.index(['root_id', 'id']));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('projects', (t) => t.dropIndex(['root_id', 'id']));
}
