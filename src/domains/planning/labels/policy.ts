import type { ProjectAccess } from '#src/policy/project-access.ts';

export const labelPolicy = {
  /** Archived projects stay as they are. */
  change: ({ project }: { readonly project: Pick<ProjectAccess, 'archived'> }) => !project.archived,
};
