import type { Knex } from 'knex';

/** Words that projects are found by; one topic whatever the case it is written in. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('topics', (t) => {
    t.bigIncrements('id');
    t.string('name', 255).notNullable();
    t.string('name_key', 1024).notNullable().unique();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('topics');
}
