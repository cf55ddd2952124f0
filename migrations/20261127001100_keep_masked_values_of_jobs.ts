import type { Knex } from 'knex';

/** The values that a job was given and that its log is not to show, until the log is in a blob. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('job_masked_values', (t) => {
    t.bigInteger('job_id').primary().references('jobs.id').onDelete('CASCADE');
    // A JSON array of texts.
    t.text('values_sealed').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('job_masked_values');
}
