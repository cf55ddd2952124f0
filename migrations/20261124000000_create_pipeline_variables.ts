import type { Knex } from 'knex';

/** Variables that a pipeline, or one job of it, was started with. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, owner] of [
    ['pipeline_variables', 'pipeline'],
    ['job_variables', 'job'],
  ] as const) {
    await knex.schema.createTable(table, (t) => {
      t.bigIncrements('id');
      t.bigInteger(`${owner}_id`).notNullable().references(`${owner}s.id`).onDelete('CASCADE');
      t.text('key').notNullable();
      t.text('value_sealed').notNullable();
      // `env_var` or `file`.
      t.text('variable_type').notNullable();
      t.unique([`${owner}_id`, 'key']);
    });
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('job_variables');
  await knex.schema.dropTable('pipeline_variables');
}
