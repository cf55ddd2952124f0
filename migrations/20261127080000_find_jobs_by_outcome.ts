import type { Knex } from 'knex';

const indexes = [
  ['jobs_by_outcome', '(pipeline_id, status, allow_failure, stage_index) where not retried'],
  [
    'jobs_waiting_for_stages',
    `(pipeline_id, stage_index, id) where status = 'created' and not has_needs and not retried`,
  ],
  [
    'jobs_by_start',
    '(pipeline_id, started_at, finished_at) where started_at is not null and not retried',
  ],
  ['jobs_by_end', '(pipeline_id, finished_at) where finished_at is not null and not retried'],
  ['jobs_measured', '(pipeline_id, coverage) where coverage is not null and not retried'],
] as const;

/** Indexes tell the states of the jobs of a pipeline without reading them, and who waits for a job by its name. */
export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of indexes) {
    await knex.raw(`create index ${name} on jobs ${columns}`);
  }
  await knex.schema.alterTable('job_needs', (t) => {
    // Of the job that needs, which never moves.
    t.bigInteger('pipeline_id').notNullable().defaultTo(0);
  });
  await knex.raw(
    'update job_needs set pipeline_id = (select pipeline_id from jobs where jobs.id = job_needs.job_id)',
  );
  await knex.schema.alterTable('job_needs', (t) => {
    t.index(['pipeline_id', 'name', 'job_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('job_needs', (t) => {
    t.dropIndex(['pipeline_id', 'name', 'job_id']);
    t.dropColumn('pipeline_id');
  });
  for (const [name] of indexes) await knex.raw(`drop index ${name}`);
}
