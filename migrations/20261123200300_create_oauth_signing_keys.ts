import type { Knex } from 'knex';

/** The keys that sign id tokens, one after the other. The private parts are sealed. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('oauth_signing_keys', (t) => {
    t.bigIncrements('id');
    t.integer('number').notNullable().unique();
    t.string('kid', 64).notNullable().unique();
    t.jsonb('public_key').notNullable();
    t.text('private_key').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('signs_from').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('oauth_signing_keys');
}
