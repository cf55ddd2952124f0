import type { Knex } from 'knex';

/** For the projects of one namespace in their order of creation. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('projects', (t) => t.index(['namespace_id', 'id']));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('projects', (t) => t.dropIndex(['namespace_id', 'id']));
}
