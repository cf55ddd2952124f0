import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('licenses', (t) => {
    t.bigIncrements('id');
    t.string('plan', 50).notNullable();
    t.date('starts_at').notNullable();
    t.date('expires_at');
    t.integer('user_limit');
    t.jsonb('licensee').notNullable();
    t.jsonb('add_ons').notNullable();
    // Users who counted when it was added.
    t.integer('users_before').notNullable();
    t.timestamp('created_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('licenses');
}
