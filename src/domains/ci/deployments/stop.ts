import type { Database } from '#src/database/database.ts';
import { Forbidden } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import type { EnvironmentRow } from '#src/domains/ci/environments/table.ts';
import { enqueueJob } from '#src/domains/ci/jobs/transitions.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { mayChangePipelines } from '#src/domains/ci/pipelines/policy.ts';
import type { DeploymentRow } from './table.ts';

const from = ['manual', 'scheduled'] as const;

interface Stopping {
  readonly at: Date;
  /** Id of the user who stops it; null for automatic stops, which act for the user who deployed. */
  readonly userId: number | null;
  /** True to skip the stop job. */
  readonly force: boolean;
  /** Tells whether the user may begin this job. */
  readonly mayBegin?: (db: Database, job: JobRow) => Promise<boolean>;
}

/**
 * Stops an environment, and begins the job that its last deployment named for this.
 * @throws Forbidden where that job waits for somebody, and the user may not begin it
 */
export async function stopEnvironment(
  db: Database,
  { id, last_deployment_id }: EnvironmentRow,
  { at, userId, force, mayBegin }: Stopping,
): Promise<EnvironmentRow | undefined> {
  return db.transaction(async (db) => {
    // Pipelines are locked before environments.
    if (!force && last_deployment_id !== null) {
      const found = await findStopJob(db, last_deployment_id);
      if (found !== null && from.some((status) => status === found.job.status)) {
        const { job, deployed_by } = found;
        if (mayBegin !== undefined && !(await mayBegin(db, job))) throw new Forbidden();
        const user = userId ?? (await findPermittedUser(db, job, deployed_by ?? job.user_id));
        if (user !== null) await enqueueJob(db, job.id, { from, userId: user }, at);
      }
    }
    const [row] = await db('environments')
      .where({ id })
      .update({ state: 'stopped', auto_stop_at: null, updated_at: at.toISOString() })
      .returning<EnvironmentRow[]>('*');
    return row;
  });
}

/** The user, if the ref of the job permits them; null otherwise, and the job then waits for a manual start. */
async function findPermittedUser(
  db: Database,
  job: JobRow,
  userId: number | null,
): Promise<number | null> {
  const as =
    userId === null ? null : await findProjectAsUser(db, toUnknownRequest(userId), job.project_id);
  if (as === null || as.project.level < AccessLevel.Developer) return null;
  return (await mayChangePipelines(db, as.project, as.actor, job)) ? userId : null;
}

async function findStopJob(
  db: Database,
  deploymentId: number,
): Promise<{ readonly job: JobRow; readonly deployed_by: number | null } | null> {
  const deployment = await db<DeploymentRow>('deployments').where({ id: deploymentId }).first();
  if (deployment === undefined || deployment.job_id === null || deployment.on_stop === null) {
    return null;
  }
  const own = await db<JobRow>('jobs').where({ id: deployment.job_id }).first('pipeline_id');
  if (own === undefined) return null;
  const job = await db<JobRow>('jobs')
    .where({ pipeline_id: own.pipeline_id, name: deployment.on_stop, retried: false })
    .first();
  return job === undefined ? null : { job, deployed_by: deployment.user_id };
}

/** The stop job of an environment has finished, started by any user. */
export async function stopJobEnvironment(
  db: Database,
  { project_id, environment }: JobRow,
  at: Date,
): Promise<void> {
  await db('environments')
    .where({ project_id, name: environment ?? '', state: 'available' })
    .update({ state: 'stopped', auto_stop_at: null, updated_at: at.toISOString() });
}
