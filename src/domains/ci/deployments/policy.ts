import type { ProjectAccess } from '#src/policy/project-access.ts';

interface DeployFacts {
  readonly project: Pick<ProjectAccess, 'archived'>;
  /** True where no protection of the environment leaves the actor out. */
  readonly deployer: boolean;
}

export const deploymentPolicy = {
  /** Callers are developers; archived projects are read-only. */
  change: ({ project }: Pick<DeployFacts, 'project'>) => !project.archived,

  deploy: ({ project, deployer }: DeployFacts) => !project.archived && deployer,
};
