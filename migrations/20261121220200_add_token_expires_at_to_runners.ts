import type { Knex } from 'knex';

/** When the token of a runner ends; null for never. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('runners', (t) => {
    t.timestamp('token_expires_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  // Knex would copy the whole table on SQLite, which can do this itself.
  await knex.raw('alter table runners drop column token_expires_at');
}
