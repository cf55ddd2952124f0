import type { WorkerDefinition } from '#src/workers/definition.ts';
import { ofDeployment, ofJob } from '#src/workers/owners.ts';
import { processPipeline } from '#src/domains/ci/jobs/processing.ts';
import { finishJob, runUnderLock } from '#src/domains/ci/jobs/transitions.ts';
import { isForwardOnly } from './order-of-jobs.ts';
import type { DeploymentRow } from './table.ts';

/** Continues a pipeline with a blocked job. */
export const goOn: WorkerDefinition<{ readonly job_id: number }> = {
  name: 'go_on_after_refused_deployment',
  worksFor: ({ job_id }, db) => ofJob(db, job_id),

  async run({ job_id }, { db, clock }) {
    await runUnderLock(db, job_id, (db, { name }, pipeline) =>
      processPipeline(db, pipeline, clock(), [name]),
    );
  },
};

const deploymentBatchSize = 500;

/** Fails the jobs of older pipelines that wait to deploy where a newer one does already. */
export const dropOlderJobs: WorkerDefinition<{ readonly deployment_id: number }> = {
  name: 'drop_older_deployment_jobs',
  worksFor: ({ deployment_id }, db) => ofDeployment(db, deployment_id),

  async run({ deployment_id }, { db, clock }) {
    const deployment = await db<DeploymentRow>('deployments').where({ id: deployment_id }).first();
    if (deployment === undefined || deployment.job_id === null) return;
    if (!(await isForwardOnly(db, deployment.project_id))) return;
    const own = await db('jobs')
      .where({ id: deployment.job_id })
      .first<{ pipeline_id: number } | undefined>('pipeline_id');
    if (own === undefined) return;
    const older = await db('deployments')
      .join('jobs', 'jobs.id', 'deployments.job_id')
      .where('deployments.environment_id', deployment.environment_id)
      .whereIn('deployments.status', ['created', 'blocked'])
      .where('jobs.pipeline_id', '<', own.pipeline_id)
      .orderBy('jobs.id')
      .limit(deploymentBatchSize)
      .select<{ id: number }[]>('jobs.id');
    for (const { id } of older) {
      const outcome = {
        status: 'failed',
        failureReason: 'forward_deployment_failure',
        from: ['pending', 'waiting_for_resource', 'manual'],
      } as const;
      await finishJob(db, id, outcome, clock());
    }
  },
};
