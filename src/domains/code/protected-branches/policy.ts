import type { ProjectAccess } from '#src/policy/project-access.ts';

export const protectionPolicy = {
  /** Callers are maintainers; archived projects are read-only. */
  change: ({ project }: { project: Pick<ProjectAccess, 'archived'> }) => !project.archived,
};
