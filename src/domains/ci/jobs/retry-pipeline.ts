import type { Database } from '#src/database/database.ts';
import { runInOwnersTurn } from '#src/database/in-parts.ts';
import { findSubscriberDependencies, publish } from '#src/domain-events/publish.ts';
import { minuteMs } from '#src/units.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { ofPipeline } from '#src/workers/owners.ts';
import { pipelineChanged } from '#src/domains/ci/pipelines/events.ts';
import { jobColumns, type JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import {
  lockPipeline,
  formatOwnerOfParts,
  type PipelineRow,
} from '#src/domains/ci/pipelines/table.ts';
import { processPipeline } from './processing.ts';
import { maxRuns, repeatJob, resetSkipped } from './repeat.ts';

/** Maximum jobs that one transaction retries, and characters of their options. */
const [jobsAtOnce, lettersAtOnce] = [50, 262_144];

/** Milliseconds after which a worker continues, if the request did not. */
const graceTimeMs = minuteMs;

interface Context {
  readonly db: Database;
  readonly clock: () => Date;
  readonly signal?: AbortSignal;
}

/**
 * Retries the failed and canceled jobs of a pipeline, later stages in their order. Each batch is a transaction of its
 * own, with pauses for other work; no job starts before the last batch. Manual and delayed jobs wait again.
 */
export async function retryPipeline(
  { db, clock, signal }: Context,
  id: number,
  userId: number,
  { resumes = false } = {},
): Promise<PipelineRow | null> {
  for (let isFirst = !resumes; ; isFirst = false) {
    signal?.throwIfAborted();
    const part = await runInOwnersTurn(db, formatOwnerOfParts({ user_id: userId }), (db) =>
      retryPart(db, { id, userId, isFirst }, clock()),
    );
    if (part?.more !== true) return part?.pipeline ?? null;
  }
}

/** Continues the work of a process that stopped. If it did not, both do the same, one batch after the other. */
export const goOnRetrying: WorkerDefinition<{ readonly id: number; readonly user_id: number }> = {
  name: 'go_on_retrying_pipeline',
  worksFor: ({ id }, db) => ofPipeline(db, id),

  async run({ id, user_id }, { db, clock }, { signal }) {
    await retryPipeline({ db, clock, signal }, id, user_id, { resumes: true });
  },
};

interface Part {
  readonly id: number;
  readonly userId: number;
  readonly isFirst: boolean;
}

async function retryPart(
  db: Database,
  { id, userId, isFirst }: Part,
  at: Date,
): Promise<{ readonly pipeline: PipelineRow; readonly more: boolean } | null> {
  const pipeline = await lockPipeline(db, id);
  if (pipeline === undefined) return null;
  // Another request writes jobs of the pipeline, or it was canceled.
  if (pipeline.writing !== (isFirst ? null : 'retry')) return { pipeline, more: false };
  const over = await db('jobs')
    .where({ pipeline_id: id })
    .whereRaw('not retried')
    .whereNot('kind', 'external')
    .whereIn('status', ['failed', 'canceled'])
    .where('run', '<', maxRuns)
    .orderBy('id')
    .limit(jobsAtOnce)
    .select<JobRow[]>(...jobColumns);
  let [count, letters] = [0, 0];
  for (const job of over) {
    const next = await repeatJob(db, job, { userId, retries: 0 }, at);
    [count, letters] = [count + 1, letters + (next.options?.length ?? 0)];
    if (letters > lettersAtOnce) break;
  }
  if (count === jobsAtOnce || count < over.length) {
    return { pipeline: await mark(db, pipeline, userId, at), more: true };
  }
  if (!isFirst) await db('pipelines').where({ id }).update({ writing: null });
  if (!isFirst || count > 0) await resetSkipped(db, pipeline, await findBegun(db, id));
  // All other jobs wait for earlier ones, like the first time.
  return { pipeline: await processPipeline(db, { ...pipeline, writing: null }, at), more: false };
}

/** Marks the pipeline as unfinished, and as not to be processed yet. */
async function mark(
  db: Database,
  pipeline: PipelineRow,
  user_id: number,
  at: Date,
): Promise<PipelineRow> {
  const { id, writing, status: before } = pipeline;
  if (writing === 'retry') return pipeline;
  const changes = {
    writing: 'retry',
    status: 'pending',
    finished_at: null,
    duration: null,
  } as const;
  const after = { ...pipeline, ...changes, updated_at: at.toISOString() };
  await db('pipelines')
    .where({ id })
    .update({ ...changes, updated_at: after.updated_at });
  if (before !== after.status) {
    await publish(db, pipelineChanged({ pipeline: after, before, after: after.status, at }));
  }
  const runAt = new Date(at.getTime() + graceTimeMs);
  await findSubscriberDependencies(db).workers.enqueue(
    db,
    goOnRetrying,
    { id, user_id },
    { runAt },
  );
  return after;
}

/** The jobs for which others may wait now. */
const findBegun = (db: Database, pipeline_id: number) =>
  db<JobRow>('jobs')
    .where({ pipeline_id })
    .whereRaw('not retried')
    .whereIn('status', ['created', 'waiting_for_resource', 'pending', 'running'])
    .select('name', 'stage_index');
