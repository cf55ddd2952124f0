import type { Database } from '#src/database/database.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { ofJob } from '#src/workers/owners.ts';
import { isFinal } from '#src/domains/ci/pipelines/composite-status.ts';
import type { JobRow, JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { refreshPipeline } from '#src/domains/ci/pipelines/refresh.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { changeJobs } from '../processing.ts';
import { finishJob, runUnderLock } from '../transitions.ts';
import { readTriggerJob } from './planned.ts';

/**
 * Stores the downstream pipeline; a job that depends on it runs until that ends. A pipeline with an invalid
 * configuration counts as not started.
 */
export async function noteDownstream(
  db: Database,
  job: JobWithOptions,
  made: PipelineRow,
  at: Date,
): Promise<void> {
  const depends = readTriggerJob(job)?.trigger?.strategy === 'depend';
  const isFaulty = made.yaml_errors !== null;
  await runUnderLock(db, job.id, async (db, job, pipeline) => {
    await db('jobs').where({ id: job.id }).update({ downstream_pipeline_id: made.id });
    if (job.status !== 'pending' || isFaulty) return;
    const started = { status: 'running', started_at: at.toISOString() } as const;
    await changeJobs(db, [{ ...job, downstream_pipeline_id: made.id }], started, at);
    await refreshPipeline(db, pipeline, at);
  });
  const failureReason = 'downstream_pipeline_creation_failed';
  const failed = { status: 'failed', failureReason, from: ['pending'] } as const;
  if (isFaulty) await finishJob(db, job.id, failed, at);
  else if (!depends) await finishJob(db, job.id, { status: 'success' }, at);
  else await finishAs(db, job.id, made.id, at);
}

async function finishAs(db: Database, id: number, pipelineId: number, at: Date): Promise<void> {
  const made = await db<PipelineRow>('pipelines').where({ id: pipelineId }).first();
  if (made !== undefined && !isFinal(made.status)) return;
  // A deleted downstream pipeline counts as canceled.
  const status = made?.status ?? 'canceled';
  if (status === 'canceled') await finishJob(db, id, { status }, at);
  else if (status === 'success' || status === 'skipped')
    await finishJob(db, id, { status: 'success' }, at);
  else await finishJob(db, id, { status: 'failed', failureReason: 'unknown_failure' }, at);
}

/** Ends a trigger job that depends on a pipeline which is over. */
export const followDownstream: WorkerDefinition<{ readonly id: number }> = {
  name: 'follow_downstream',
  worksFor: ({ id }, db) => ofJob(db, id),

  async run({ id }, { db, clock }) {
    const job = await db<JobRow>('jobs').where({ id, kind: 'bridge', status: 'running' }).first();
    // The id is null if the downstream pipeline was deleted.
    if (job !== undefined) await finishAs(db, id, job.downstream_pipeline_id ?? 0, clock());
  },
};
