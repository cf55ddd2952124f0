import type { Database } from '../../database/database.ts';
import { inList, insertReturning } from '../../database/dialect.ts';
import { rowsOfPart } from '../../database/in-parts.ts';
import { publish } from '../../domain-events/publish.ts';
import { inBatches } from '../../in-batches.ts';
import type { JobRow, JobWithOptions } from '../pipelines/job-table.ts';
import type { PipelineRow } from '../pipelines/table.ts';
import { jobsCreated } from './events.ts';
import { needsOf } from './needs.ts';
import { flowOptionsOf, readOptions } from './options.ts';
import { inOrderOfNeeds } from './order-of-needs.ts';
import { queueTagsOf } from './queue-tag.ts';

/** How often a job may run in its pipeline: each time it has a row, and a log, of its own. */
export const mostRuns = 100;

/** Puts a new job into the place of one that is over, in a locked pipeline; it begins no sooner than it is told to. */
export async function repeatJob(
  db: Database,
  job: JobRow,
  { userId, retries }: { readonly userId: number | null; readonly retries: number },
  at: Date,
): Promise<JobWithOptions> {
  const now = at.toISOString();
  await db('jobs').where({ id: job.id }).update({ retried: true, updated_at: now });
  const { project_id, pipeline_id, kind, sha, ref, tag, stage, stage_index, name } = job;
  const { options } = await readOptions(db, job);
  const { run_when, has_needs, interruptible, tag_list } = job;
  const { resource_group, environment } = job;
  const byExitCode = (flowOptionsOf({ options }).allowFailureExitCodes ?? []).length > 0;
  const again = await insertReturning<JobWithOptions>(db, 'jobs', {
    ...{ project_id, pipeline_id, kind, sha, ref, tag, stage, stage_index, name },
    ...{ options, run_when, has_needs, interruptible, tag_list, resource_group, environment },
    allow_failure: job.allow_failure && !byExitCode,
    status: 'created',
    queue_tag: (await queueTagsOf(db, [tag_list]))(tag_list),
    retries,
    run: job.run + 1,
    user_id: userId,
    created_at: now,
    updated_at: now,
  });
  const needs = await db('job_needs').where({ job_id: job.id });
  const copies = needs.map((need) => ({ ...need, job_id: again.id }));
  for (const some of inBatches(copies, rowsOfPart)) await db('job_needs').insert(some);
  await publish(db, jobsCreated({ projectId: project_id, ids: [again.id], at }));
  return again;
}

type Skipped = Pick<JobRow, 'id' | 'name' | 'stage_index' | 'has_needs'>;

/**
 * Lets jobs of a locked pipeline wait again that were skipped because of others before them, which now begin. Returns false
 * where there are none.
 */
export async function resetSkipped(
  db: Database,
  { id: pipeline_id }: PipelineRow,
  begun: readonly Pick<JobRow, 'name' | 'stage_index'>[],
): Promise<boolean> {
  const skipped: Skipped[] = await db<JobRow>('jobs')
    .where({ pipeline_id, status: 'skipped' })
    .whereRaw('not retried')
    .select('id', 'name', 'stage_index', 'has_needs');
  if (skipped.length === 0) return false;
  const needs = await needsOf(db, skipped);
  const waited = new Set(begun.map(({ name }) => name));
  const first = Math.min(...begun.map(({ stage_index }) => stage_index));
  const reset = new Set<number>();
  for (const { id, name, stage_index, has_needs } of inOrderOfNeeds(skipped, needs)) {
    const follows = has_needs
      ? (needs.get(id) ?? []).some((needed) => waited.has(needed))
      : stage_index > first;
    if (!follows) continue;
    reset.add(id);
    waited.add(name);
  }
  for (const some of inBatches([...reset], rowsOfPart)) {
    await inList(db('jobs'), 'jobs.id', some).update({ status: 'created', finished_at: null });
  }
  return reset.size > 0;
}
