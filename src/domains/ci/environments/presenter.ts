import type { Environment, EnvironmentBrief } from '#generated/environments/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { NotFound } from '#src/errors.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { loadSimpleProjects } from '#src/domains/core/projects/presented.ts';
import { loadDeployables } from '#src/domains/ci/deployments/deployables.ts';
import { presentEnvironmentDeployment } from '#src/domains/ci/deployments/presenter.ts';
import {
  type DetailedDeploymentRow,
  joinDeploymentDetails,
} from '#src/domains/ci/deployments/table.ts';
import { environmentPolicy } from './policy.ts';
import type { EnvironmentRow } from './table.ts';

/** The function that presents these environments of a project, as its reader may see them. */
export async function createEnvironmentPresenter(
  context: RequestContext,
  project: ProjectAccess,
  rows: readonly EnvironmentRow[],
): Promise<(row: EnvironmentRow) => Environment> {
  const { db, url } = context;
  const deployed = await loadLastDeployments(db, rows);
  const deployables = await loadDeployables(context, project, [...deployed.values()]);
  const shown = (await loadSimpleProjects(db, context.actor, [project.id], url)).get(project.id);
  // The project was deleted meanwhile.
  if (shown === undefined) throw new NotFound('Project');
  const { full_path } = project;
  const presentLast = ({ last_deployment_id: id }: EnvironmentRow) => {
    const last = id === null ? undefined : deployed.get(id);
    return last === undefined ? null : presentEnvironmentDeployment(last, deployables, url);
  };
  const logs = environmentPolicy.readLogs({ project });
  return (row) => ({
    ...presentBrief(row),
    state: row.state,
    tier: row.tier,
    created_at: row.created_at,
    updated_at: row.updated_at,
    project: shown,
    ...(logs && {
      enable_advanced_logs_querying: false,
      logs_api_path: `/${full_path}/-/logs/k8s.json?environment_name=${encodeURIComponent(row.name)}`,
    }),
    last_deployment: presentLast(row),
  });
}

export const presentBrief = ({
  id,
  name,
  slug,
  external_url,
}: EnvironmentRow): EnvironmentBrief => ({
  id,
  name,
  slug,
  external_url,
});

/** Loads the current deployments of the environments, by id. */
async function loadLastDeployments(
  db: Database,
  environments: readonly EnvironmentRow[],
): Promise<ReadonlyMap<number, DetailedDeploymentRow>> {
  const ids = environments.flatMap(({ last_deployment_id: id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const query = joinDeploymentDetails(whereInList(db('deployments'), 'deployments.id', ids));
  const rows = (await query) as DetailedDeploymentRow[];
  return new Map(rows.map((row) => [row.id, row]));
}
