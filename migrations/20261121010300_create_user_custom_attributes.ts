import type { Knex } from 'knex';

/** Pairs that administrators attach to users. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('user_custom_attributes', (t) => {
    t.bigIncrements('id');
    t.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE');
    t.string('key', 255).notNullable();
    t.text('value').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.unique(['user_id', 'key']);
    t.index(['key', 'user_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('user_custom_attributes');
}
