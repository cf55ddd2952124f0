import type { ProjectAccess } from '#src/policy/project-access.ts';

export const clusterAgentPolicy = {
  /** Maintainers come here; what is archived stays as it is. */
  change: ({ project }: { readonly project: Pick<ProjectAccess, 'archived'> }) => !project.archived,
};
