import type { Knex } from 'knex';

/** Times at which pipelines run on behalf of somebody, what these are given, and which there were. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('pipeline_schedules', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('owner_id').references('users.id').onDelete('SET NULL').index();
    for (const column of ['description', 'ref', 'cron', 'cron_timezone']) {
      t.text(column).notNullable();
    }
    t.boolean('active').notNullable();
    t.timestamp('next_run_at').notNullable();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();

    t.index(['project_id', 'id']);
  });

  await knex.schema.createTable('pipeline_schedule_variables', (t) => {
    t.bigIncrements('id');
    t.bigInteger('pipeline_schedule_id')
      .notNullable()
      .references('pipeline_schedules.id')
      .onDelete('CASCADE');
    t.text('key').notNullable();
    t.text('value_sealed').notNullable();
    t.text('variable_type').notNullable();

    t.unique(['pipeline_schedule_id', 'key']);
  });

  await knex.schema.createTable('pipeline_schedule_runs', (t) => {
    t.bigInteger('pipeline_schedule_id')
      .notNullable()
      .references('pipeline_schedules.id')
      .onDelete('CASCADE');
    t.bigInteger('pipeline_id').notNullable().references('pipelines.id').onDelete('CASCADE');
    // The job of the queue that made it: a job that is tried again finds the pipeline.
    t.text('cause').notNullable().unique();

    t.primary(['pipeline_schedule_id', 'pipeline_id']);
    t.index('pipeline_id');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('pipeline_schedule_runs');
  await knex.schema.dropTable('pipeline_schedule_variables');
  await knex.schema.dropTable('pipeline_schedules');
}
