import type { ProjectAccess } from '#src/policy/project-access.ts';

export const protectionPolicy = {
  /** Maintainers come here; what is archived stays as it is. */
  change: ({ project }: { project: Pick<ProjectAccess, 'archived'> }) => !project.archived,
};
