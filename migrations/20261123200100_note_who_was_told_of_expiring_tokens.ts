import type { Knex } from 'knex';

/** When the owner of a token was told that it is about to expire; null as long as nobody was. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('personal_access_tokens', (t) => {
    t.timestamp('expiry_told_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  // Knex would copy the whole table on SQLite, which can do this itself.
  await knex.raw('alter table personal_access_tokens drop column expiry_told_at');
}
