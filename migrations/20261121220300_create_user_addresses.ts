import type { Knex } from 'knex';

/** Where users came from lately, kept while the instance limits how many places that may be. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('user_addresses', (t) => {
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.string('address', 64).notNullable();
    t.timestamp('seen_at').notNullable();

    t.primary(['user_id', 'address']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('user_addresses');
}
