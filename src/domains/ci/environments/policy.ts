import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';

interface DeployFacts {
  readonly project: Pick<ProjectAccess, 'archived'>;
  /** True where no protection of the environment leaves the actor out. */
  readonly deployer: boolean;
}

export const environmentPolicy = {
  /** Developers come here; what is archived stays as it is. */
  change: ({ project }: Pick<DeployFacts, 'project'>) => !project.archived,

  /** A protected environment is changed, stopped and deleted by those alone who may deploy to it. */
  update: ({ project, deployer }: DeployFacts) => !project.archived && deployer,

  stop: ({ project, deployer }: DeployFacts) => !project.archived && deployer,

  /** Only a stopped environment may be deleted. */
  delete: ({
    project,
    deployer,
    state,
  }: DeployFacts & { readonly state: 'available' | 'stopped' }) =>
    !project.archived && deployer && state === 'stopped',

  /** Tells who may read the logs of what runs there. */
  readLogs: ({ project }: { readonly project: Pick<ProjectAccess, 'level'> }) =>
    project.level >= AccessLevel.Developer,
};
