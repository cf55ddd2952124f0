import type { Knex } from 'knex';

/** The key that signs tokens for an external container registry: one of each instance. The private part is sealed. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('registry_signing_keys', (t) => {
    t.bigIncrements('id');
    // 1 always: of two processes that make it at once one comes too late.
    t.integer('number').notNullable().unique();
    t.string('kid', 64).notNullable();
    t.jsonb('public_key').notNullable();
    t.text('private_key').notNullable();
    t.timestamp('created_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('registry_signing_keys');
}
