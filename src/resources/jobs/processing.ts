import type { Database } from '../../database/database.ts';
import { inList } from '../../database/dialect.ts';
import { rowsOfPart } from '../../database/in-parts.ts';
import { statement } from '../../database/statement.ts';
import { publish } from '../../domain-events/publish.ts';
import { inBatches } from '../../in-batches.ts';
import { isFinal } from '../pipelines/composite-status.ts';
import { jobColumns, type JobRow } from '../pipelines/job-table.ts';
import { refreshPipeline } from '../pipelines/refresh.ts';
import type { PipelineRow } from '../pipelines/table.ts';
import { admit, type Admitted, type Candidate } from './admission.ts';
import { jobChanged } from './events.ts';
import { needsOf } from './needs.ts';
import { flowOptionsOf, readOptions } from './options.ts';
import { countRunnerUsage } from './runner-usage.ts';

const findWaiting = statement<{ pipeline: number }, { id: number }>((db, { pipeline }) =>
  db('jobs')
    .where({ pipeline_id: pipeline, status: 'created' })
    .whereRaw('not retried')
    .limit(1)
    .select('id'),
);

const findCandidates = statement<{ pipeline: number }, Candidate>((db, { pipeline }) =>
  db('jobs')
    .where({ pipeline_id: pipeline })
    .whereRaw('not retried')
    .select('id', 'name', 'stage_index', 'status', 'allow_failure', 'run_when', 'has_needs'),
);

/**
 * Lets the jobs begin whose turn has come, in a pipeline whose row is locked, and brings the pipeline up to what its jobs
 * are now.
 */
export async function processPipeline(
  db: Database,
  pipeline: PipelineRow,
  at: Date,
): Promise<PipelineRow> {
  if ((await findWaiting.first(db, { pipeline: pipeline.id })) !== undefined) {
    const candidates = await findCandidates.all(db, { pipeline: pipeline.id });
    const waiting = candidates.filter(({ status }) => status === 'created');
    const admitted = admit(candidates, await needsOf(db, waiting));
    const rows = await findRows(db, [...admitted.keys()]);
    for (const status of ['skipped', 'manual', 'scheduled', 'pending'] as const) {
      const jobs = rows.filter(({ id }) => admitted.get(id) === status);
      await advance[status](db, jobs, at);
    }
  }
  return refreshPipeline(db, pipeline, at);
}

async function findRows(db: Database, ids: readonly number[]): Promise<JobRow[]> {
  if (ids.length === 0) return [];
  return inList(db('jobs'), 'jobs.id', ids)
    .orderBy('id')
    .select<JobRow[]>(...jobColumns);
}

const advance: Readonly<
  Record<Admitted, (db: Database, jobs: readonly JobRow[], at: Date) => Promise<void>>
> = {
  skipped: (db, jobs, at) => changeJobs(db, jobs, { status: 'skipped' }, at),
  manual: (db, jobs, at) => changeJobs(db, jobs, { status: 'manual' }, at),
  async scheduled(db, jobs, at) {
    for (const job of jobs) {
      const { startIn } = flowOptionsOf(await readOptions(db, job));
      const begins = new Date(at.getTime() + (startIn ?? 0) * 1000);
      const scheduled_at = begins.toISOString();
      await changeJobs(db, [job], { status: 'scheduled', scheduled_at }, at);
    }
  },
  pending: queueJobs,
};

/** Lets runners take jobs of a locked pipeline; those that need a resource wait for it first. */
export async function queueJobs(db: Database, jobs: readonly JobRow[], at: Date): Promise<void> {
  const needing = jobs.filter(({ resource_group }) => resource_group !== null);
  await changeJobs(db, needing, { status: 'waiting_for_resource' }, at);
  const free = jobs.filter(({ resource_group }) => resource_group === null);
  await changeJobs(db, free, { status: 'pending', queued_at: at.toISOString() }, at);
}

/** Changes jobs of a locked pipeline alike, and announces their statuses. */
export async function changeJobs(
  db: Database,
  jobs: readonly JobRow[],
  changes: Partial<JobRow> & Pick<JobRow, 'status'>,
  at: Date,
): Promise<void> {
  if (jobs.length === 0) return;
  const columns = { ...changes, updated_at: at.toISOString() };
  const ids = jobs.map(({ id }) => id);
  for (const some of inBatches(ids, rowsOfPart)) {
    await inList(db('jobs'), 'jobs.id', some).update(columns);
  }
  if (isFinal(changes.status)) await countRunnerUsage(db, jobs, at);
  for (const job of jobs) {
    const after = { ...job, ...columns };
    if (job.status === after.status) continue;
    await publish(db, jobChanged({ job: after, before: job.status, after: after.status, at }));
  }
}
