import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { runInOwnersTurn } from '#src/database/in-parts.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { findSubscriberDependencies, publish } from '#src/domain-events/publish.ts';
import { isFinal } from '#src/domains/ci/pipelines/composite-status.ts';
import { jobColumns, type JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { refreshPipeline } from '#src/domains/ci/pipelines/refresh.ts';
import {
  lockPipeline,
  formatOwnerOfParts,
  type PipelineRow,
} from '#src/domains/ci/pipelines/table.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { ofPipeline } from '#src/workers/owners.ts';
import { admit, type Admitted, type JobCandidate } from './admission.ts';
import { jobChanged } from './events.ts';
import { findFollowing, findSettled } from './following.ts';
import { loadJobNeeds } from './needs.ts';
import { readFlowOptions, readOptions } from './options.ts';
import { countRunnerUsage } from './runner-usage.ts';

/** Jobs of a pipeline that one transaction writes or changes, and announces: about ten milliseconds of work. */
export const admittedBatchSize = 100;

const findWaiting = prepareStatement<{ pipeline: number }, { id: number }>((db, { pipeline }) =>
  db('jobs')
    .where({ pipeline_id: pipeline, status: 'created' })
    .whereRaw('not retried')
    .limit(1)
    .select('id'),
);

const findCandidates = prepareStatement<{ pipeline: number }, JobCandidate>((db, { pipeline }) =>
  db('jobs')
    .where({ pipeline_id: pipeline })
    .whereRaw('not retried')
    .select('id', 'name', 'stage_index', 'status', 'allow_failure', 'run_when', 'has_needs'),
);

/**
 * Starts the next jobs of a pipeline whose row is locked, and updates the pipeline. If very many start at once, a
 * worker continues. `changed` names the jobs whose status changed since the last call, so that only their followers
 * are read; without it, all are.
 */
export async function processPipeline(
  db: Database,
  pipeline: PipelineRow,
  at: Date,
  changed?: readonly string[],
): Promise<PipelineRow> {
  const { id } = pipeline;
  const more =
    changed === undefined
      ? await beginSome(db, pipeline, at)
      : await beginFollowing(db, pipeline, changed, at);
  if (more) {
    await findSubscriberDependencies(db).workers.enqueue(
      db,
      goOnProcessing,
      { id },
      { key: String(id) },
    );
  }
  return refreshPipeline(db, pipeline, at);
}

interface Context {
  readonly db: Database;
  readonly clock: () => Date;
}

/** Processes a pipeline in several transactions, and yields to other work between them. Null for a deleted pipeline. */
export async function processInParts(
  { db, clock }: Context,
  { id, user_id }: Pick<PipelineRow, 'id' | 'user_id'>,
  signal?: AbortSignal,
): Promise<PipelineRow | null> {
  for (;;) {
    signal?.throwIfAborted();
    const part = await runInOwnersTurn(db, formatOwnerOfParts({ user_id }), async (db) => {
      const pipeline = await lockPipeline(db, id);
      if (pipeline === undefined) return null;
      const at = clock();
      const more = await beginSome(db, pipeline, at);
      return { pipeline: await refreshPipeline(db, pipeline, at), more };
    });
    if (part?.more !== true) return part?.pipeline ?? null;
  }
}

export const goOnProcessing: WorkerDefinition<{ readonly id: number }> = {
  name: 'go_on_processing_pipeline',
  worksFor: ({ id }, db) => ofPipeline(db, id),

  async run({ id }, dependencies, { signal }) {
    const pipeline = await dependencies.db<PipelineRow>('pipelines').where({ id }).first();
    if (pipeline !== undefined) await processInParts(dependencies, pipeline, signal);
  },
};

/** Starts the first of the jobs whose turn has come. Returns true if more of them remain. */
async function beginSome(db: Database, pipeline: PipelineRow, at: Date): Promise<boolean> {
  const { id, writing } = pipeline;
  if (writing !== null || (await findWaiting.first(db, { pipeline: id })) === undefined) {
    return false;
  }
  const candidates = await findCandidates.all(db, { pipeline: id });
  const waiting = candidates.filter(({ status }) => status === 'created');
  const admitted = admit(candidates, await loadJobNeeds(db, waiting));
  // The jobs are in the order of their dependencies, so the next part admits the rest.
  await advanceJobs(db, new Map([...admitted].slice(0, admittedBatchSize)), at);
  return admitted.size > admittedBatchSize;
}

/**
 * Starts or skips the jobs that follow from these, and from one another, up to the limit of one transaction. Returns
 * true if there may be more of them.
 */
async function beginFollowing(
  db: Database,
  { id, writing }: PipelineRow,
  changed: readonly string[],
  at: Date,
): Promise<boolean> {
  if (writing !== null) return false;
  let names = changed;
  for (let room = admittedBatchSize; room > 0;) {
    const { turns, more } = await findFollowing(db, id, names, room);
    await advanceJobs(db, turns, at);
    if (more) return true;
    if (turns.size === 0) return false;
    room -= turns.size;
    names = await findSettled(db, [...turns.keys()]);
  }
  return true;
}

async function advanceJobs(
  db: Database,
  turns: ReadonlyMap<number, Admitted>,
  at: Date,
): Promise<void> {
  const rows = await findRows(db, [...turns.keys()]);
  for (const status of ['skipped', 'manual', 'scheduled', 'pending'] as const) {
    const jobs = rows.filter(({ id }) => turns.get(id) === status);
    await advance[status](db, jobs, at);
  }
}

async function findRows(db: Database, ids: readonly number[]): Promise<JobRow[]> {
  if (ids.length === 0) return [];
  return whereInList(db('jobs'), 'jobs.id', ids)
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
      const { startIn } = readFlowOptions(await readOptions(db, job));
      const begins = new Date(at.getTime() + (startIn ?? 0) * 1000);
      const scheduled_at = begins.toISOString();
      await changeJobs(db, [job], { status: 'scheduled', scheduled_at }, at);
    }
  },
  pending: queueJobs,
};

/** Queues jobs of a locked pipeline for runners; those with a resource group wait for it first. */
export async function queueJobs(db: Database, jobs: readonly JobRow[], at: Date): Promise<void> {
  const needing = jobs.filter(({ resource_group }) => resource_group !== null);
  await changeJobs(db, needing, { status: 'waiting_for_resource' }, at);
  const free = jobs.filter(({ resource_group }) => resource_group === null);
  await changeJobs(db, free, { status: 'pending', queued_at: at.toISOString() }, at);
}

/** Applies the same change to jobs of a locked pipeline, at most one batch, and announces their statuses. */
export async function changeJobs(
  db: Database,
  jobs: readonly JobRow[],
  changes: Partial<JobRow> & Pick<JobRow, 'status'>,
  at: Date,
): Promise<void> {
  if (jobs.length === 0) return;
  if (jobs.length > admittedBatchSize)
    throw new Error('too many jobs for one transaction: change them in parts');
  const columns = { ...changes, updated_at: at.toISOString() };
  const ids = jobs.map(({ id }) => id);
  await whereInList(db('jobs'), 'jobs.id', ids).update(columns);
  if (isFinal(changes.status)) await countRunnerUsage(db, jobs, at);
  for (const job of jobs) {
    const after = { ...job, ...columns };
    if (job.status === after.status) continue;
    await publish(db, jobChanged({ job: after, before: job.status, after: after.status, at }));
  }
}
