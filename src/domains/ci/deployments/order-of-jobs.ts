import type { Database } from '#src/database/database.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { DeploymentRow } from './table.ts';

type InPipeline = Pick<JobRow, 'pipeline_id'>;

/** The job, of the newest pipeline, that deploys or deployed to the same environment before. */
export function findLastStarted(
  db: Database,
  { id, environment_id }: Pick<DeploymentRow, 'id' | 'environment_id'>,
): Promise<InPipeline | undefined> {
  return db('deployments')
    .join('jobs', 'jobs.id', 'deployments.job_id')
    .where('deployments.environment_id', environment_id)
    .whereIn('deployments.status', ['running', 'success'])
    .where('deployments.id', '<', id)
    .orderBy('deployments.id', 'desc')
    .limit(1)
    .first<InPipeline | undefined>('jobs.pipeline_id');
}

/** Tells whether a newer pipeline has already deployed, unless a user retried the job as a rollback. */
export async function isOutdated(
  db: Database,
  { project_id, pipeline_id, name }: JobRow,
  last: InPipeline | undefined,
): Promise<boolean> {
  if (last === undefined || Number(last.pipeline_id) <= pipeline_id) return false;
  if (!(await isForwardOnly(db, project_id))) return false;
  const before = await db('jobs').where({ pipeline_id, name, retried: true }).first('id');
  return before === undefined;
}

export async function isForwardOnly(db: Database, project_id: number): Promise<boolean> {
  const settings = await db('project_settings')
    .where({ project_id })
    .first<{ ci_forward_deployment_enabled: boolean } | undefined>('ci_forward_deployment_enabled');
  return settings?.ci_forward_deployment_enabled === true;
}
