import type { ProjectAccess } from '#src/policy/project-access.ts';

export const clusterAgentPolicy = {
  /** Callers are maintainers; archived projects are read-only. */
  change: ({ project }: { readonly project: Pick<ProjectAccess, 'archived'> }) => !project.archived,
};
