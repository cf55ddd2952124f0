import { readBranchHead } from '../../git/reading/branches.ts';
import type { WorkerDefinition } from '../../workers/definition.ts';
import { ofEnvironment, ofProject } from '../../workers/owners.ts';
import type { EnvironmentRow } from '../environments/table.ts';
import { stopEnvironment } from './stop.ts';

/** Stops an environment whose time is over, unless something was deployed there meanwhile. */
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

/** Stops the environments to which a branch was deployed last that is gone, where a job stops them. */
export const stopWithBranch: WorkerDefinition<{
  readonly project_id: number;
  readonly branches: readonly string[];
}> = {
  name: 'stop_environments_of_branch',
  worksFor: ({ project_id }, db) => ofProject(db, project_id),

  async run({ project_id, branches }, { db, git, clock }) {
    for (const branch of branches) {
      // Somebody may have made it again.
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
