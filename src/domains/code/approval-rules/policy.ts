import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { projectPolicy } from '#src/domains/core/projects/policy.ts';

interface Facts {
  readonly project: ProjectAccess;
  readonly actor: Actor | null;
}

export const approvalRulePolicy = {
  /** Users who may propose changes also see whose approval they need; developers always do. */
  read: ({ project, actor }: Facts) =>
    project.viaAuditor === true ||
    project.level >= AccessLevel.Developer ||
    projectPolicy.createMergeRequestIn({ project, actor }),

  /** Callers are maintainers; archived projects are read-only. */
  change: ({ project }: { project: Pick<ProjectAccess, 'archived'> }) => !project.archived,
};
