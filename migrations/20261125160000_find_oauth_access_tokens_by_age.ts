import type { Knex } from 'knex';

/** Pairs that nobody has refreshed for long are found by their age. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('oauth_access_tokens', (t) => {
    t.index(['created_at']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('oauth_access_tokens', (t) => {
    t.dropIndex(['created_at']);
  });
}
