import type { AllowedAgents } from '#generated/cluster-agents/types.ts';
import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { UserRow } from '#src/records/user.ts';
import { toEnvironmentSlug } from '#src/domains/ci/environments/slug.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { loadProjectIdentity } from '#src/domains/core/projects/identity.ts';
import type { ClusterAgentRow } from './table.ts';

const roles = [
  ['guest', AccessLevel.Guest],
  ['reporter', AccessLevel.Reporter],
  ['developer', AccessLevel.Developer],
  ['maintainer', AccessLevel.Maintainer],
  ['owner', AccessLevel.Owner],
] as const;

/** Facts about a running job for agents in clusters, which give the job the permissions of its user. */
export async function loadAllowedAgents(
  db: Database,
  project: ProjectAccess,
  jobId: number,
  { id, username }: UserRow,
): Promise<AllowedAgents> {
  const job = await db<JobRow>('jobs').where({ id: jobId }).first('pipeline_id', 'environment');
  if (job === undefined) throw new RowNotFound();
  const agents = await db<ClusterAgentRow>('cluster_agents')
    .where({ project_id: project.id })
    .orderBy('id')
    .select('id');
  const groups = await db('namespace_ancestors as above')
    .join('namespaces', 'namespaces.id', 'above.ancestor_id')
    .where('above.namespace_id', project.namespace_id)
    .where('namespaces.kind', 'group')
    .orderBy('namespaces.depth')
    .select<{ id: number }[]>('namespaces.id');
  const config_project = await loadProjectIdentity(db, project);
  const roles_in_project = roles
    .filter(([, level]) => level <= project.level)
    .map(([name]) => name);
  return {
    allowed_agents: agents.map((agent) => ({ id: agent.id, config_project, configuration: {} })),
    job: { id: jobId },
    pipeline: { id: job.pipeline_id },
    project: { id: project.id, groups: groups.map((group) => ({ id: group.id })) },
    user: { id, username, roles_in_project },
    environment: job.environment === null ? null : { slug: toEnvironmentSlug(job.environment) },
  };
}
