import type { ProjectAccess } from '../../policy/project-access.ts';

export const approvalRulePolicy = {
  /** Maintainers come here; what is archived stays as it is. */
  change: ({ project }: { project: Pick<ProjectAccess, 'archived'> }) => !project.archived,
};
