import type { ProjectAccess } from '../../policy/project-access.ts';

export const projectUploadPolicy = {
  /** Whoever sees a project may comment in it, and embed files there; what is archived stays as it is. */
  create: ({ project }: { readonly project: Pick<ProjectAccess, 'archived'> }) => !project.archived,
};
