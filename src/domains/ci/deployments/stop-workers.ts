import type { Database } from '#src/database/database.ts';
import { Forbidden } from '#src/errors.ts';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { isPaid } from '#src/plan.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import {
  readWorkRequest,
  type StoredRequest,
  type UserRequest,
} from '#src/policy/work-requester.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { WorkerDefinition, WorkerDependencies } from '#src/workers/definition.ts';
import { ofEnvironment, ofProject, toUserOwner } from '#src/workers/owners.ts';
import { environmentPolicy } from '#src/domains/ci/environments/policy.ts';
import type { EnvironmentRow } from '#src/domains/ci/environments/table.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { mayChangePipelines } from '#src/domains/ci/pipelines/policy.ts';
import { createDeployCheck } from '#src/domains/ci/protected-environments/deployers.ts';
import { stopEnvironment } from './stop.ts';

/** Stops an environment whose time is over, unless it was deployed to since. */
export const stopInTime: WorkerDefinition<{ readonly environment_id: number }> = {
  name: 'stop_environment_in_time',
  worksFor: ({ environment_id }, db) => ofEnvironment(db, environment_id),

  async run({ environment_id: id }, { db, clock }) {
    const row = await db<EnvironmentRow>('environments').where({ id, state: 'available' }).first();
    const at = clock();
    if (row === undefined || row.auto_stop_at === null) return;
    if (Date.parse(row.auto_stop_at) > at.getTime()) return;
    await stopEnvironment(db, row, { at, userId: null, force: false });
  },
};

const environmentBatchSize = 100;

/** Stops the environments of a deleted branch that a job can stop. */
export const stopWithBranch: WorkerDefinition<{
  readonly project_id: number;
  readonly branches: readonly string[];
}> = {
  name: 'stop_environments_of_branch',
  worksFor: ({ project_id }, db) => ofProject(db, project_id),

  async run({ project_id, branches }, { db, git, clock }) {
    for (const branch of branches) {
      // The branch may have been created again.
      if ((await readBranchHead(git.repository(project_id), branch)) !== null) continue;
      for (let after = 0; ;) {
        const rows: EnvironmentRow[] = await db('environments')
          .join('deployments', 'deployments.id', 'environments.last_deployment_id')
          .where({ 'environments.project_id': project_id, 'environments.state': 'available' })
          .where({ 'deployments.ref': branch, 'deployments.tag': false })
          .whereNotNull('deployments.on_stop')
          .where('environments.id', '>', after)
          .orderBy('environments.id')
          .limit(environmentBatchSize)
          .select<EnvironmentRow[]>('environments.*');
        const options = { at: clock(), userId: null, force: false };
        for (const row of rows) await stopEnvironment(db, row, options);
        const last = rows.at(-1);
        if (last === undefined) break;
        after = last.id;
      }
    }
  },
};

/**
 * Stops the environments that pipelines of a merge request deployed to last, by their stop jobs. The user who closed
 * or merged it must be allowed to run these.
 */
export const stopWithRequest: WorkerDefinition<
  StoredRequest & { readonly merge_request_id: number }
> = {
  name: 'stop_environments_of_merge_request',
  worksFor: ({ user_id }) => toUserOwner(user_id),

  async run({ merge_request_id: id, ...cause }, { db, clock, config }) {
    const by = readWorkRequest(cause);
    const request = await db<MergeRequestRow>('merge_requests').where({ id }).first('state');
    if (request?.state !== 'closed' && request?.state !== 'merged') return;
    for (let after = 0; ;) {
      const deployed = db('pipelines')
        .join('jobs', 'jobs.pipeline_id', 'pipelines.id')
        .join('deployments', 'deployments.job_id', 'jobs.id')
        .where('pipelines.merge_request_id', id)
        .whereNotNull('deployments.on_stop');
      const rows = await db<EnvironmentRow>('environments')
        .whereIn('id', deployed.clone().select('deployments.environment_id'))
        .whereIn('last_deployment_id', deployed.clone().select('deployments.id'))
        .where({ state: 'available' })
        .where('id', '>', after)
        .orderBy('id')
        .limit(environmentBatchSize);
      for (const row of rows) await stopAsUser({ db, clock, config }, row, by);
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.id;
    }
  },
};

/** Stops an environment on behalf of a user; nothing happens where they may not. */
async function stopAsUser(
  { db, clock, config }: Pick<WorkerDependencies, 'db' | 'clock' | 'config'>,
  row: EnvironmentRow,
  by: UserRequest,
): Promise<void> {
  const as = await findProjectAsUser(db, by, row.project_id);
  if (as === null) return;
  const { actor, project } = as;
  if (project.level < AccessLevel.Developer) return;
  const deploys = await createDeployCheck({ db, actor, paid: isPaid(config.plan) }, project);
  if (!environmentPolicy.stop({ project, deployer: deploys(row.name) })) return;
  const mayBegin = (db: Database, job: JobRow) => mayChangePipelines(db, project, actor, job);
  try {
    await stopEnvironment(db, row, { at: clock(), userId: by.user_id, force: false, mayBegin });
  } catch (error) {
    if (!(error instanceof Forbidden)) throw error;
  }
}
