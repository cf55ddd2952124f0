import type { Knex } from 'knex';

/** The variables of a schedule reach the jobs of its pipelines, and nobody who reads those of the pipeline. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('pipeline_variables', (table) => {
    table.boolean('of_schedule').notNullable().defaultTo(false);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('pipeline_variables', (table) => {
    table.dropColumn('of_schedule');
  });
}
