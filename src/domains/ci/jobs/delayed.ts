import type { Database } from '#src/database/database.ts';
import type { WorkerDefinition, Workers } from '#src/workers/definition.ts';
import { ofJob, ofPipeline } from '#src/workers/owners.ts';
import { jobColumns, type JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { lockPipeline } from '#src/domains/ci/pipelines/table.ts';
import { processPipeline, queueJobs } from './processing.ts';

/** Delayed jobs of a pipeline that begin in one transaction. */
const delayedBatchSize = 100;

type Payload =
  | { readonly pipeline_id: number }
  /** Earlier versions had an entry for each job. */
  | { readonly id: number };

/** Starts the due delayed jobs of a pipeline; the next due job becomes the only queue entry. */
export const startDelayedJob: WorkerDefinition<Payload> = {
  name: 'start_delayed_job',
  worksFor: (payload, db) =>
    'id' in payload ? ofJob(db, payload.id) : ofPipeline(db, payload.pipeline_id),

  async run(payload, { db, clock, workers }) {
    const id = 'id' in payload ? await findPipelineId(db, payload.id) : payload.pipeline_id;
    await db.transaction(async (db) => {
      const pipeline = id === undefined ? undefined : await lockPipeline(db, id);
      if (pipeline === undefined) return;
      const at = clock();
      const selectScheduled = () =>
        db<JobRow>('jobs')
          .where({ pipeline_id: pipeline.id, status: 'scheduled' })
          .orderBy('scheduled_at')
          .orderBy('id');
      // The query reads the status again: jobs may have been canceled, or started by hand.
      const due = await selectScheduled()
        .where('scheduled_at', '<=', at.toISOString())
        .limit(delayedBatchSize)
        .select<JobRow[]>(...jobColumns);
      if (due.length > 0) {
        await queueJobs(db, due, at);
        await processPipeline(db, pipeline, at, []);
      }
      const next = await selectScheduled().first('pipeline_id', 'scheduled_at');
      if (next !== undefined) await startInTime(db, workers, next, at);
    });
  },
};

async function findPipelineId(db: Database, id: number): Promise<number | undefined> {
  const job = await db<JobRow>('jobs').where({ id }).first('pipeline_id');
  return job === undefined ? undefined : Number(job.pipeline_id);
}

/** Queues a check of a pipeline's delayed jobs when this one is due, or sooner. Callers hold the pipeline's lock. */
export async function startInTime(
  db: Database,
  workers: Pick<Workers, 'enqueue'>,
  { pipeline_id, scheduled_at }: Pick<JobRow, 'pipeline_id' | 'scheduled_at'>,
  at: Date,
): Promise<void> {
  const runAt = scheduled_at === null ? at : new Date(scheduled_at);
  const options = { runAt, key: String(pipeline_id) };
  await workers.enqueue(db, startDelayedJob, { pipeline_id }, options);
}
