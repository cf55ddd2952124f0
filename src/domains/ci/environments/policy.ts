import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';

interface DeployFacts {
  readonly project: Pick<ProjectAccess, 'archived'>;
  /** True where no protection of the environment leaves the actor out. */
  readonly deployer: boolean;
}

export const environmentPolicy = {
  /** Callers are developers; archived projects are read-only. */
  change: ({ project }: Pick<DeployFacts, 'project'>) => !project.archived,

  /** Only users who may deploy to a protected environment may change, stop and delete it. */
  update: ({ project, deployer }: DeployFacts) => !project.archived && deployer,

  stop: ({ project, deployer }: DeployFacts) => !project.archived && deployer,

  /** Only a stopped environment may be deleted. */
  delete: ({
    project,
    deployer,
    state,
  }: DeployFacts & { readonly state: 'available' | 'stopped' }) =>
    !project.archived && deployer && state === 'stopped',

  /** Users who may read the logs of pods in the environment. */
  readLogs: ({ project }: { readonly project: Pick<ProjectAccess, 'level'> }) =>
    project.level >= AccessLevel.Developer,
};
