import type { ProjectAccess } from '../../policy/project-access.ts';

export const commitPolicy = {
  /** Whoever reads the code may say something about it; what is archived stays as it is. */
  comment: ({ project }: { readonly project: Pick<ProjectAccess, 'archived'> }) =>
    !project.archived,
};
