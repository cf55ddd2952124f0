import type { WorkerDefinition } from '#src/workers/definition.ts';
import { ofJob } from '#src/workers/owners.ts';
import { cancelWithChildren } from '#src/domains/ci/pipelines/cancel.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';

/** Cancels the pipeline that a canceled trigger job depended on, with the pipelines that its jobs started. */
export const cancelDownstream: WorkerDefinition<{ readonly id: number }> = {
  name: 'cancel_downstream',
  worksFor: ({ id }, db) => ofJob(db, id),

  async run({ id }, { db, clock }) {
    const job = await db<JobRow>('jobs').where({ id, kind: 'bridge', status: 'canceled' }).first();
    if (job?.downstream_pipeline_id == null) return;
    await cancelWithChildren({ db, clock }, job.downstream_pipeline_id);
  },
};
