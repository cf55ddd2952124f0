import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('broadcast_messages', (t) => {
    t.bigIncrements('id');
    t.text('message').notNullable();
    t.timestamp('starts_at').notNullable();
    t.timestamp('ends_at').notNullable();
    t.string('color', 255).notNullable();
    t.string('font', 255).notNullable();
    t.jsonb('target_access_levels').notNullable();
    t.string('target_path', 255);
    t.string('broadcast_type', 20).notNullable();
    t.boolean('dismissable').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('broadcast_messages');
}
