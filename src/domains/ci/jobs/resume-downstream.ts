import type { PlannedJob } from '#src/ci/plan.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { ofJob } from '#src/workers/owners.ts';
import { isFinal } from '#src/domains/ci/pipelines/composite-status.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { changeJobs, processPipeline } from './processing.ts';
import { resetSkipped } from './repeat.ts';
import { runUnderLock } from './transitions.ts';

/** Restarts a trigger job that depends on a pipeline, and resets the jobs that were skipped after it. */
export const resumeDownstream: WorkerDefinition<{ readonly id: number }> = {
  name: 'resume_downstream',
  worksFor: ({ id }, db) => ofJob(db, id),

  async run({ id }, { db, clock }) {
    await runUnderLock(db, id, async (db, job, pipeline) => {
      if (job.kind !== 'bridge' || job.retried || !isFinal(job.status)) return;
      const { trigger } = JSON.parse(job.options ?? '{}') as Partial<PlannedJob>;
      if (trigger?.strategy !== 'depend') return;
      const made = await db<PipelineRow>('pipelines')
        .where({ id: job.downstream_pipeline_id ?? 0 })
        .first('status');
      // A pipeline that has ended again has already announced its end.
      if (made === undefined || isFinal(made.status)) return;
      const at = clock();
      const again = { status: 'running', failure_reason: null, finished_at: null } as const;
      await changeJobs(db, [job], again, at);
      const waited = await resetSkipped(db, pipeline, [job]);
      await processPipeline(db, pipeline, at, waited);
    });
  },
};
