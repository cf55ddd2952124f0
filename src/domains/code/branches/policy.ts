import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';

type Facts = Pick<ProjectAccess, 'level' | 'archived'>;

/** Abilities on every branch or tag; protections narrow them, see `policy/protected-refs.ts`. */
export const refPolicy = {
  write: ({ project }: { project: Facts }) =>
    project.level >= AccessLevel.Developer && !project.archived,

  protect: ({ project }: { project: Facts }) =>
    project.level >= AccessLevel.Maintainer && !project.archived,
};
