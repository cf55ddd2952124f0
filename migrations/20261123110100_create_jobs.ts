import type { Knex } from 'knex';

/** The parts of pipelines, each with a state of its own; and what other systems report of theirs. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('jobs', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('pipeline_id').notNullable().references('pipelines.id').onDelete('CASCADE');
    // `external`: somebody else runs it, and reports.
    t.text('kind').notNullable();
    // As the pipeline has them: lists of a commit are met along an index of their own.
    t.text('sha').notNullable();
    t.text('ref').notNullable();
    t.boolean('tag').notNullable();
    t.text('stage').notNullable();
    t.integer('stage_index').notNullable();
    t.text('name').notNullable();
    t.text('status').notNullable();
    t.boolean('allow_failure').notNullable();
    // A later one of the same name has taken its place.
    t.boolean('retried').notNullable().defaultTo(false);
    t.text('failure_reason');
    t.text('target_url');
    t.text('description');
    t.double('coverage');
    t.bigInteger('user_id').references('users.id').onDelete('SET NULL').index();
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.timestamp('queued_at');
    t.timestamp('started_at');
    t.timestamp('finished_at');

    t.index(['project_id', 'sha', 'id']);
    t.index(['pipeline_id', 'id']);
  });
  await knex.raw(
    'create unique index jobs_latest_by_name on jobs (pipeline_id, name) where not retried',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('jobs');
}
