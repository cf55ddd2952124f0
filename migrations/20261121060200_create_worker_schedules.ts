import type { Knex } from 'knex';

/** When work that is done again and again was last due; its row is changed by whoever enqueues it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('worker_schedules', (t) => {
    t.string('worker', 255).primary();
    t.timestamp('due_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('worker_schedules');
}
