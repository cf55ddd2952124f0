import type { ProjectAccess } from '#src/policy/project-access.ts';

export const changelogPolicy = {
  /** The branch decides on the rest; what is archived stays as it is. */
  commit: ({ project }: { readonly project: Pick<ProjectAccess, 'archived'> }) => !project.archived,
};
