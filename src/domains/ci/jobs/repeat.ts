import type { Database } from '#src/database/database.ts';
import { whereInList, insertReturning } from '#src/database/dialect.ts';
import { partRows } from '#src/database/in-parts.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { publish } from '#src/domain-events/publish.ts';
import { splitIntoBatches } from '#src/turns/in-batches.ts';
import { Pauses } from '#src/turns/pauses.ts';
import type { JobRow, JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import {
  findVariables,
  type StartVariable,
  insertVariables,
} from '#src/domains/ci/pipelines/variables.ts';
import { jobsCreated } from './events.ts';
import { findNeeding, followedBatchSize } from './following.ts';
import { readFlowOptions, readOptions } from './options.ts';
import { chooseQueueTags } from './queue-tag.ts';

/** Maximum runs of a job in its pipeline: each run has a row and a log. */
export const maxRuns = 100;

/**
 * Replaces a finished job by a new one, in a locked pipeline; callers start it. It gets the variables that the other
 * was started with, unless others are given.
 */
export async function repeatJob(
  db: Database,
  job: JobRow,
  {
    userId,
    retries,
    variables,
  }: {
    readonly userId: number | null;
    readonly retries: number;
    readonly variables?: readonly StartVariable[];
  },
  at: Date,
): Promise<JobWithOptions> {
  const now = at.toISOString();
  await db('jobs').where({ id: job.id }).update({ retried: true, updated_at: now });
  const { project_id, pipeline_id, kind, sha, ref, tag, stage, stage_index, name } = job;
  const { options } = await readOptions(db, job);
  const { run_when, has_needs, interruptible, tag_list } = job;
  const { resource_group, environment } = job;
  const byExitCode = (readFlowOptions({ options }).allowFailureExitCodes ?? []).length > 0;
  const again = await insertReturning<JobWithOptions>(db, 'jobs', {
    project_id,
    pipeline_id,
    kind,
    sha,
    ref,
    tag,
    stage,
    stage_index,
    name,
    options,
    run_when,
    has_needs,
    interruptible,
    tag_list,
    resource_group,
    environment,
    allow_failure: job.allow_failure && !byExitCode,
    status: 'created',
    queue_tag: (await chooseQueueTags(db, [tag_list]))(tag_list),
    retries,
    run: job.run + 1,
    user_id: userId,
    created_at: now,
    updated_at: now,
  });
  const needs = await db('job_needs').where({ job_id: job.id });
  const copies = needs.map((need) => ({ ...need, job_id: again.id }));
  for (const some of splitIntoBatches(copies, partRows)) await db('job_needs').insert(some);
  const ownVariables = variables ?? (await loadVariables(db, job));
  if (ownVariables.length > 0) await insertVariables(db, 'job', again.id, ownVariables);
  await publish(db, jobsCreated({ projectId: project_id, ids: [again.id], at }));
  return again;
}

/** Only manually started jobs have variables. */
const loadVariables = async (db: Database, { id, run_when }: Pick<JobRow, 'id' | 'run_when'>) =>
  run_when === 'manual' || run_when === 'delayed' ? findVariables(db, 'job', id) : [];

interface Skipped {
  readonly id: number;
  readonly name: string;
}

const findAnySkipped = prepareStatement<{ pipeline: number }, object>((db, { pipeline }) =>
  db('jobs')
    .where({ pipeline_id: pipeline })
    .whereRaw("status = 'skipped' and not retried")
    .limit(1, { skipBinding: true })
    .select('id'),
);

const findSkippedOfStages = prepareStatement<{ pipeline: number; after: number }, Skipped>(
  (db, { pipeline, after }) =>
    db('jobs')
      .where({ pipeline_id: pipeline })
      .where('stage_index', '>', after)
      .whereRaw("status = 'skipped' and not has_needs and not retried")
      .orderBy('stage_index')
      .orderBy('id')
      .limit(partRows, { skipBinding: true })
      .select('id', 'name'),
);

/**
 * Resets jobs of a locked pipeline that were skipped because of earlier jobs, which now run again. It reads only
 * these, and no other skipped jobs. Returns the names of all jobs that have waiting followers again; empty if there
 * are none.
 */
export async function resetSkipped(
  db: Database,
  { id: pipeline }: Pick<PipelineRow, 'id'>,
  begun: readonly Pick<JobRow, 'name' | 'stage_index'>[],
): Promise<readonly string[]> {
  if (begun.length === 0) return [];
  if ((await findAnySkipped.first(db, { pipeline })) === undefined) return [];
  const waited = begun.map(({ name }) => name);
  const reset = async (jobs: readonly Skipped[]) => {
    const ids = jobs.map(({ id }) => id);
    await whereInList(db('jobs'), 'jobs.id', ids).update({ status: 'created', finished_at: null });
    waited.push(...jobs.map(({ name }) => name));
  };
  const pauses = new Pauses();
  const first = Math.min(...begun.map(({ stage_index }) => stage_index));
  for (let found = partRows; found === partRows;) {
    const jobs = await findSkippedOfStages.all(db, { pipeline, after: first });
    if (jobs.length > 0) await reset(jobs);
    found = jobs.length;
    await pauses.take();
  }
  // The list grows during the loop.
  for (const name of waited) {
    let after = 0;
    for (let found = followedBatchSize; found === followedBatchSize;) {
      const jobs = await findNeeding.all(db, 'skipped', { pipeline, name, after });
      if (jobs.length > 0) await reset(jobs);
      found = jobs.length;
      after = jobs.at(-1)?.id ?? after;
      await pauses.take();
    }
  }
  return waited.length > begun.length ? waited : [];
}
