import type { Knex } from 'knex';

/** Jobs, whom they wait for, and what they are told. */
export async function up(knex: Knex): Promise<void> {
  // The parts of pipelines, each with a state of its own; and what other systems report of theirs.
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
    // One of the tags of a job, under which runners find it; empty for those without tags.
    t.text('queue_tag').notNullable().defaultTo('');
    // Which of the runs of a job in its pipeline a row is: each has a row of its own, and there is a limit to them.
    t.integer('run').notNullable().defaultTo(1);

    t.index(['project_id', 'sha', 'id']);
    t.index(['pipeline_id', 'id']);
  });
  for (const index of [
    'unique index jobs_latest_by_name on jobs (pipeline_id, name) where not retried',
    `index jobs_scheduled on jobs (scheduled_at) where status = 'scheduled'`,
    `index jobs_running on jobs (contacted_at) where status = 'running' and kind = 'build'`,
    'index jobs_by_project on jobs (project_id, id)',
    'index jobs_in_resource_groups on jobs (project_id, resource_group, id) where resource_group is not null',
    'index jobs_of_runners on jobs (runner_id, id) where runner_id is not null',
    `index jobs_waiting on jobs (project_id, tag_list, ref, tag, id)
     where status = 'pending' and kind = 'build'`,
    `index jobs_queued on jobs (queued_at) where status = 'pending' and kind = 'build'`,
    // Of a resource group one job is queued or runs at a time.
    `unique index jobs_holding_resources on jobs (project_id, resource_group)
     where resource_group is not null and status in ('preparing', 'pending', 'running')`,
    // Of each tag, those waiting are found by project, ref and all of their tags.
    `index jobs_waiting_by_tag on jobs (queue_tag, project_id, tag_list, ref, tag, id)
     where status = 'pending' and kind = 'build'`,
    // The groups for which jobs of a project wait.
    `index jobs_waiting_for_resources on jobs (project_id, resource_group, id)
     where status = 'waiting_for_resource'`,
    // Indexes tell the states of the jobs of a pipeline without reading them, and who waits for a job by its name.
    'index jobs_by_outcome on jobs (pipeline_id, status, allow_failure, stage_index) where not retried',
    `index jobs_waiting_for_stages on jobs (pipeline_id, stage_index, id)
     where status = 'created' and not has_needs and not retried`,
    `index jobs_by_start on jobs (pipeline_id, started_at, finished_at)
     where started_at is not null and not retried`,
    'index jobs_by_end on jobs (pipeline_id, finished_at) where finished_at is not null and not retried',
    'index jobs_measured on jobs (pipeline_id, coverage) where coverage is not null and not retried',
    // An index tells who was skipped in the stages after one, without those that need others.
    `index jobs_skipped_for_stages on jobs (pipeline_id, stage_index, id)
     where status = 'skipped' and not has_needs and not retried`,
  ]) {
    await knex.raw(`create ${index}`);
  }

  // The jobs for which a job waits, by name.
  await knex.schema.createTable('job_needs', (t) => {
    t.bigInteger('job_id').notNullable().references('jobs.id').onDelete('CASCADE');
    t.text('name').notNullable();
    t.boolean('artifacts').notNullable();
    t.boolean('optional').notNullable();
    // Of the job that needs, which never moves.
    t.bigInteger('pipeline_id').notNullable().defaultTo(0);

    t.primary(['job_id', 'name']);
    t.index(['pipeline_id', 'name', 'job_id']);
  });

  await knex.schema.createTable('job_variables', (t) => {
    t.bigIncrements('id');
    t.bigInteger('job_id').notNullable().references('jobs.id').onDelete('CASCADE');
    t.text('key').notNullable();
    t.text('value_sealed').notNullable();
    t.text('variable_type').notNullable();

    t.unique(['job_id', 'key']);
  });

  // The values that a job was given and that its log is not to show, until the log is in a blob.
  await knex.schema.createTable('job_masked_values', (t) => {
    t.bigInteger('job_id').primary().references('jobs.id').onDelete('CASCADE');
    // A JSON array of texts.
    t.text('values_sealed').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['job_masked_values', 'job_variables', 'job_needs', 'jobs']) {
    await knex.schema.dropTable(table);
  }
}
