import type { Knex } from 'knex';

/** What users say about the moment; no row when nothing. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('user_statuses', (t) => {
    t.bigInteger('user_id').primary().references('users.id').onDelete('CASCADE');
    t.string('emoji', 255).notNullable();
    t.string('message', 100);
    t.string('availability', 16).notNullable();
    // Nothing shows from this time on, whether the row is there or not.
    t.timestamp('clear_status_at');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('user_statuses');
}
