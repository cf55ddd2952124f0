import type { Knex } from 'knex';

/** Jobs that runners take, next to those that other systems report; and pipelines that start others. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('pipelines', (t) => {
    // Of child pipelines: the one whose job started it, in the same project.
    t.bigInteger('parent_pipeline_id').references('pipelines.id').onDelete('CASCADE').index();
    // The trigger job that started it, maybe in another project.
    t.bigInteger('source_job_id').index();
    // Of pipelines for a merge request.
    t.bigInteger('merge_request_id').references('merge_requests.id').onDelete('SET NULL').index();
    // As `workflow: name` says.
    t.text('name');
  });
  await knex.schema.alterTable('jobs', (t) => {
    // As the configuration has it, in the form that `src/ci/` tells: JSON. Null for external ones.
    t.text('options');
    // `on_success`, `on_failure`, `always`, `manual`, `delayed`.
    t.text('run_when').notNullable().defaultTo('on_success');
    // It waits for the jobs that it names, and not for the stages before.
    t.boolean('has_needs').notNullable().defaultTo(false);
    t.boolean('interruptible').notNullable().defaultTo(false);
    // JSON, sorted; of those that runners take.
    t.text('tag_list');
    t.bigInteger('runner_id').references('runners.id').onDelete('SET NULL');
    // Of the token that the runner holds while the job runs.
    t.text('token_digest').unique();
    t.timestamp('scheduled_at');
    // Seconds, as the runner was told.
    t.integer('timeout');
    t.integer('exit_code');
    // How often it was begun again of itself.
    t.integer('retries').notNullable().defaultTo(0);
    t.text('resource_group');
    // With its variables expanded.
    t.text('environment');
    t.bigInteger('downstream_pipeline_id');
    t.timestamp('erased_at');
    t.bigInteger('erased_by_id').references('users.id').onDelete('SET NULL').index();
    // The runner spoke of it last.
    t.timestamp('contacted_at');
  });
  await knex.schema.createTable('job_needs', (t) => {
    t.bigInteger('job_id').notNullable().references('jobs.id').onDelete('CASCADE');
    t.text('name').notNullable();
    t.boolean('artifacts').notNullable();
    t.boolean('optional').notNullable();
    t.primary(['job_id', 'name']);
  });
  for (const index of [
    `jobs_scheduled on jobs (scheduled_at) where status = 'scheduled'`,
    `jobs_running on jobs (contacted_at) where status = 'running' and kind = 'build'`,
    `jobs_by_project on jobs (project_id, id)`,
    `jobs_in_resource_groups on jobs (project_id, resource_group, id) where resource_group is not null`,
    `jobs_of_runners on jobs (runner_id, id) where runner_id is not null`,
  ]) {
    await knex.raw(`create index ${index}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('job_needs');
  for (const index of [
    'jobs_scheduled',
    'jobs_running',
    'jobs_by_project',
    'jobs_in_resource_groups',
    'jobs_of_runners',
  ]) {
    await knex.raw(`drop index ${index}`);
  }
  await knex.schema.alterTable('jobs', (t) => {
    t.dropColumns(
      ...['options', 'run_when', 'has_needs', 'interruptible', 'tag_list', 'runner_id'],
      ...['token_digest', 'scheduled_at', 'timeout', 'exit_code', 'retries', 'resource_group'],
      ...['environment', 'downstream_pipeline_id', 'erased_at', 'erased_by_id', 'contacted_at'],
    );
  });
  await knex.schema.alterTable('pipelines', (t) => {
    t.dropColumns('parent_pipeline_id', 'source_job_id', 'merge_request_id', 'name');
  });
}
