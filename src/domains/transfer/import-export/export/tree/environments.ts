import type { EnvironmentRow } from '#src/domains/ci/environments/table.ts';
import type { DeploymentRow } from '#src/domains/ci/deployments/table.ts';
import {
  type ExportedRecord,
  type ExportSource,
  loadOwnedRows,
  splitIntoPages,
  streamRecords,
  streamRows,
} from '../record.ts';

/** Environments without their timers: nothing of an archive begins by itself. */
export function exportEnvironments({
  db,
  projectId,
}: ExportSource): AsyncGenerator<ExportedRecord> {
  const rows = streamRows<EnvironmentRow>(
    () => db('environments').where('environments.project_id', projectId).select('*'),
    { of: 'environments', by: ['name'] },
  );
  return streamRecords(rows, (row) => {
    const { name, slug, external_url, tier, state, created_at, updated_at } = row;
    return { name, slug, external_url, tier, state, created_at, updated_at };
  });
}

type StoredDeployment = DeploymentRow & {
  readonly environment_name: string;
  readonly last_deployment_id: number | null;
  readonly job_name: string | null;
  readonly job_created_at: string | null;
  readonly pipeline_iid: number | null;
};

interface DeployedRequest {
  readonly deployment_id: number;
  readonly iid: number;
  readonly deployed_at: string;
}

interface Vote {
  readonly id: number;
  readonly deployment_id: number;
  readonly user_id: number;
  readonly status: string;
  readonly comment: string | null;
  readonly created_at: string;
}

const deploymentBatchSize = 100;

/** Deployments with their votes and merge requests. They name their environments, jobs and merge requests of the archive. */
export async function* exportDeployments({
  db,
  projectId,
}: ExportSource): AsyncGenerator<ExportedRecord> {
  const rows = streamRows<StoredDeployment>(
    () =>
      db('deployments')
        .join('environments', 'environments.id', 'deployments.environment_id')
        .leftJoin('jobs', 'jobs.id', 'deployments.job_id')
        .leftJoin('pipelines', 'pipelines.id', 'jobs.pipeline_id')
        .where('deployments.project_id', projectId)
        .select('deployments.*', 'environments.last_deployment_id', {
          ...{ environment_name: 'environments.name', job_name: 'jobs.name' },
          ...{ job_created_at: 'jobs.created_at', pipeline_iid: 'pipelines.iid' },
        }),
    { of: 'deployments', by: ['id'], atOnce: deploymentBatchSize },
  );
  for await (const page of splitIntoPages(rows, deploymentBatchSize)) {
    const ids = page.map(({ id }) => id);
    const requests = await loadOwnedRows<DeployedRequest>(
      ids,
      () =>
        db('deployment_merge_requests')
          .join('merge_requests', 'merge_requests.id', 'deployment_merge_requests.merge_request_id')
          .where('merge_requests.target_project_id', projectId)
          .select('deployment_merge_requests.*', 'merge_requests.iid'),
      { of: 'deployment_merge_requests', owner: 'deployment_id', by: ['merge_request_id'] },
    );
    const votes = await loadOwnedRows<Vote>(ids, () => db('deployment_approvals').select('*'), {
      ...{ of: 'deployment_approvals', owner: 'deployment_id', by: ['id'] },
    });
    for (const row of page) {
      yield {
        own: deploymentRecord(row),
        lists: {
          approvals: streamRecords(votes(row.id), ({ user_id, status, comment, created_at }) => ({
            ...{ user_id, status, comment, created_at },
          })),
          deployment_merge_requests: streamRecords(requests(row.id), ({ iid, deployed_at }) => ({
            merge_request: { iid },
            deployed_at,
          })),
        },
      };
    }
  }
}

function deploymentRecord(row: StoredDeployment): object {
  const { id, iid, ref, tag, sha, status, user_id, on_stop } = row;
  const { created_at, updated_at, finished_at } = row;
  return {
    ...{ iid, ref, tag, sha, status, user_id, on_stop, created_at, updated_at, finished_at },
    environment: { name: row.environment_name },
    // True for the deployment that the environment has now.
    last: row.last_deployment_id === id,
    deployable:
      row.job_name === null
        ? null
        : { name: row.job_name, created_at: row.job_created_at, pipeline_iid: row.pipeline_iid },
  };
}

interface StoredResourceGroup {
  readonly id: number;
  readonly key: string;
  readonly process_mode: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export function exportResourceGroups({
  db,
  projectId,
}: ExportSource): AsyncGenerator<ExportedRecord> {
  const rows = streamRows<StoredResourceGroup>(
    () => db('resource_groups').where('resource_groups.project_id', projectId).select('*'),
    { of: 'resource_groups', by: ['key'] },
  );
  return streamRecords(rows, ({ key, process_mode, created_at, updated_at }) => ({
    ...{ key, process_mode, created_at, updated_at },
  }));
}
