import type { Knex } from 'knex';

/** For the addresses of one user in their order of creation. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('emails', (t) => t.index(['user_id', 'id']));
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('emails', (t) => t.dropIndex(['user_id', 'id']));
}
