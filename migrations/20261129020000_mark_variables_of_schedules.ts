import type { Knex } from 'knex';

/** Variables of a schedule reach the jobs of its pipelines, and are hidden in the variables of the pipeline. */
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
