import type { ProjectAccess } from '#src/policy/project-access.ts';

export const repositoryFilePolicy = {
  /** Developers come here, and the branch decides on the rest; what is archived stays as it is. */
  commit: ({ project }: { readonly project: Pick<ProjectAccess, 'archived'> }) => !project.archived,
};
