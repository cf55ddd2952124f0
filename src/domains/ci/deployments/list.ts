import type { ListDeploymentsRequest } from '#generated/deployments/types.ts';
import { filterByColumn, elsewhere } from '#src/lists/filter.ts';
import { list } from '#src/lists/list.ts';
import { type DetailedDeploymentRow, joinDeploymentDetails } from './table.ts';

/** The parameters of the operation, the project, and the environment by its id. */
type Parameters = Omit<ListDeploymentsRequest['query'], 'environment'> & {
  readonly project: number;
  readonly environment_id?: number;
};

export const deploymentList = list<Parameters, 'project', DetailedDeploymentRow>()({
  name: 'deployments',
  table: 'deployments',
  sources: () => ['project'],
  values: ({ query: { project } }) => ({ project: project ?? 0 }),
  shows: (query, _, slots) => void query.where('deployments.project_id', slots.project),
  filters: {
    project: elsewhere,
    environment_id: filterByColumn('deployments.environment_id', '=', (db, environment_id) =>
      db('deployments').where({ environment_id }).select('id'),
    ),
    status: filterByColumn('deployments.status'),
    updated_after: filterByColumn('deployments.updated_at', '>'),
    updated_before: filterByColumn('deployments.updated_at', '<'),
  },
  orders: {
    iid: { by: 'deployments.iid' },
    created_at: { by: 'deployments.created_at' },
    updated_at: { by: 'deployments.updated_at' },
    ref: { by: 'deployments.ref' },
  },
  hydrate: joinDeploymentDetails,
});
