import type { Knex } from 'knex';

/** Runs of jobs, ours and those of other systems, for a commit and a ref of a project. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('pipelines', (t) => {
    t.bigIncrements('id');
    t.bigInteger('project_id').notNullable().references('projects.id').onDelete('CASCADE');
    t.bigInteger('iid').notNullable();
    t.text('sha').notNullable();
    t.text('ref').notNullable();
    t.boolean('tag').notNullable();
    t.text('source').notNullable();
    t.text('status').notNullable();
    t.bigInteger('user_id').references('users.id').onDelete('SET NULL').index();
    t.text('before_sha');
    t.text('yaml_errors');
    // The mean of its jobs.
    t.double('coverage');
    t.timestamp('committed_at');
    t.timestamp('created_at').notNullable();
    t.timestamp('updated_at').notNullable();
    t.timestamp('started_at');
    t.timestamp('finished_at');
    // In seconds.
    t.integer('duration');
    t.integer('queued_duration');
    // Of child pipelines: the one whose job started it, in the same project.
    t.bigInteger('parent_pipeline_id').references('pipelines.id').onDelete('CASCADE').index();
    // The trigger job that started it, maybe in another project.
    t.bigInteger('source_job_id').index();
    // Of pipelines for a merge request.
    t.bigInteger('merge_request_id').references('merge_requests.id').onDelete('SET NULL').index();
    // As `workflow: name` says.
    t.text('name');
    // The effect of a newer pipeline of the same ref on this one, as its configuration says.
    // `conservative`, `interruptible` or `none`.
    t.text('auto_cancel').notNullable().defaultTo('conservative');
    // The pipeline from which others come, by however many jobs that started one another: they are counted.
    t.bigInteger('first_pipeline_id').index();
    // Says of a pipeline that its jobs are not all there.
    t.text('writing');
    // How many jobs a pipeline was made with: those of the active ones of a project are limited together.
    t.integer('planned_jobs').notNullable().defaultTo(0);

    t.unique(['project_id', 'iid']);
    t.index(['project_id', 'id']);
    t.index(['project_id', 'sha', 'id']);
    t.index(['project_id', 'ref', 'id']);
    t.index(['project_id', 'status', 'id']);
    t.index(['project_id', 'source', 'id']);
    t.index(['project_id', 'updated_at', 'id']);
  });
  for (const index of [
    // Statuses of one commit that arrive together belong to one pipeline.
    `unique index pipelines_external on pipelines (project_id, sha, ref) where source = 'external'`,
    // In an order that both databases have, also where nobody is left who started it.
    'index pipelines_by_user on pipelines (project_id, (coalesce(user_id, 0)), id)',
    'index pipelines_with_yaml_errors on pipelines (project_id, id) where yaml_errors is not null',
    // The newest pipeline of each tag is looked up from one tag to the next.
    'index pipelines_of_each_tag on pipelines (project_id, ref, id) where tag',
  ]) {
    await knex.raw(`create ${index}`);
  }

  // Variables that a pipeline, or one job of it, was started with.
  await knex.schema.createTable('pipeline_variables', (t) => {
    t.bigIncrements('id');
    t.bigInteger('pipeline_id').notNullable().references('pipelines.id').onDelete('CASCADE');
    t.text('key').notNullable();
    t.text('value_sealed').notNullable();
    // `env_var` or `file`.
    t.text('variable_type').notNullable();

    t.unique(['pipeline_id', 'key']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('pipeline_variables');
  await knex.schema.dropTable('pipelines');
}
