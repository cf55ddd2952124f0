import type { ProjectAccess } from '#src/policy/project-access.ts';

export const changelogPolicy = {
  /** The branch decides on the rest; archived projects are read-only. */
  commit: ({ project }: { readonly project: Pick<ProjectAccess, 'archived'> }) => !project.archived,
};
