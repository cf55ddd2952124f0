import type { Knex } from 'knex';

/** Says of a pipeline that its jobs are not all there. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('pipelines', (t) => {
    t.text('writing');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('pipelines', (t) => {
    t.dropColumn('writing');
  });
}
