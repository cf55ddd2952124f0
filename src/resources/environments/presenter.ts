import type { Environment, EnvironmentBrief } from '../../../generated/environments/types.ts';
import type { RequestContext } from '../../context.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import { waitsFor } from '../../waits-for.ts';
import { environmentPolicy } from './policy.ts';
import type { EnvironmentRow } from './table.ts';

/** The function that presents the environments of a project, as its reader may see them. */
export async function environmentPresenter(
  { db }: Pick<RequestContext, 'db'>,
  project: ProjectAccess,
): Promise<(row: EnvironmentRow) => Environment> {
  const namespace = await db('namespaces')
    .where({ id: project.namespace_id })
    .first<{ full_name: string } | undefined>('full_name');
  const { id, description, name, path, full_path, created_at } = project;
  const identity = {
    ...{ id, description, name, path, created_at },
    name_with_namespace: `${namespace?.full_name ?? ''} / ${name}`,
    path_with_namespace: full_path,
  };
  const logs = environmentPolicy.readLogs({ project });
  return (row) => ({
    ...presentBrief(row),
    state: row.state,
    tier: row.tier,
    created_at: row.created_at,
    updated_at: row.updated_at,
    project: identity,
    ...(logs && {
      enable_advanced_logs_querying: false,
      logs_api_path: `/${full_path}/-/logs/k8s.json?environment_name=${encodeURIComponent(row.name)}`,
    }),
    last_deployment: waitsFor('deployments', null),
  });
}

export const presentBrief = ({
  id,
  name,
  slug,
  external_url,
}: EnvironmentRow): EnvironmentBrief => ({
  ...{ id, name, slug, external_url },
});
