import { AccessLevel } from '../../policy/access-level.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';

type Facts = Pick<ProjectAccess, 'archived' | 'level' | 'viaAuditor'>;

export const projectApprovalsPolicy = {
  /** Developers come here, and auditors; where nothing can be approved any more, only those who look after it read how. */
  read: ({ project }: { project: Facts }) =>
    !project.archived || project.viaAuditor || project.level >= AccessLevel.Maintainer,

  /** Maintainers come here; what is archived stays as it is. */
  change: ({ project }: { project: Pick<Facts, 'archived'> }) => !project.archived,
};
