import type { Database } from '../../database/database.ts';
import type { EnvironmentRow } from '../environments/table.ts';
import { enqueueJob } from '../jobs/transitions.ts';
import type { JobRow } from '../pipelines/job-table.ts';
import type { DeploymentRow } from './table.ts';

interface Stopping {
  readonly at: Date;
  /** The user whose wish it is; null for time and deleted branches, when whoever deployed stands for it. */
  readonly userId: number | null;
  /** True: the job that stops what is deployed is not begun. */
  readonly force: boolean;
}

/** Stops an environment, and begins the job that its last deployment named for this. */
export async function stopEnvironment(
  db: Database,
  { id, last_deployment_id }: EnvironmentRow,
  { at, userId, force }: Stopping,
): Promise<EnvironmentRow | undefined> {
  return db.transaction(async (db) => {
    // Pipelines are locked before environments.
    if (!force && last_deployment_id !== null) {
      const job = await stoppingJob(db, last_deployment_id);
      const user = userId ?? job?.deployed_by ?? undefined;
      const from = ['manual', 'scheduled'] as const;
      if (job !== null) {
        await enqueueJob(db, job.id, { from, ...(user !== undefined && { userId: user }) }, at);
      }
    }
    const [row] = await db('environments')
      .where({ id })
      .update({ state: 'stopped', auto_stop_at: null, updated_at: at.toISOString() })
      .returning<EnvironmentRow[]>('*');
    return row;
  });
}

async function stoppingJob(
  db: Database,
  deploymentId: number,
): Promise<{ readonly id: number; readonly deployed_by: number | null } | null> {
  const deployment = await db<DeploymentRow>('deployments').where({ id: deploymentId }).first();
  if (deployment === undefined || deployment.job_id === null || deployment.on_stop === null) {
    return null;
  }
  const own = await db<JobRow>('jobs').where({ id: deployment.job_id }).first('pipeline_id');
  if (own === undefined) return null;
  const job = await db<JobRow>('jobs')
    .where({ pipeline_id: own.pipeline_id, name: deployment.on_stop, retried: false })
    .first('id');
  return job === undefined ? null : { id: job.id, deployed_by: deployment.user_id };
}

/** The job that stops an environment is done, whoever began it. */
export async function stopEnvironmentOf(
  db: Database,
  { project_id, environment }: JobRow,
  at: Date,
): Promise<void> {
  await db('environments')
    .where({ project_id, name: environment ?? '', state: 'available' })
    .update({ state: 'stopped', auto_stop_at: null, updated_at: at.toISOString() });
}
