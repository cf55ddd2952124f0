import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import { approvalRulePolicy } from '#src/domains/code/approval-rules/policy.ts';

interface Facts {
  readonly project: ProjectAccess;
  readonly actor: Actor | null;
}

export const projectApprovalsPolicy = {
  /**
   * Follows the rule of approval rules. In an archived project, only auditors and maintainers may read the settings.
   */
  read: ({ project, actor }: Facts) =>
    project.archived
      ? project.viaAuditor || project.level >= AccessLevel.Maintainer
      : approvalRulePolicy.read({ project, actor }),

  /** Callers are maintainers; archived projects are read-only. */
  change: ({ project }: { project: Pick<ProjectAccess, 'archived'> }) => !project.archived,
};
