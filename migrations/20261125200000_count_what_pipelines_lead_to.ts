import type { Knex } from 'knex';

/** The pipeline from which others come, by however many jobs that started one another: they are counted. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('pipelines', (t) => {
    t.bigInteger('first_pipeline_id').index();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('pipelines', (t) => {
    t.dropColumn('first_pipeline_id');
  });
}
