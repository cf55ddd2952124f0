import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { ApprovalConfigurationRow } from '#src/domains/code/project-approvals/table.ts';
import type { ApprovalFacts } from '#src/domains/ci/approvals/state.ts';
import { isBarred, isEligible, listNamedApprovers } from '#src/domains/ci/approvals/tally.ts';

interface RuleFacts {
  readonly project: ProjectAccess;
  readonly actor: Actor;
  readonly mergeRequest: Pick<MergeRequestRow, 'author_id' | 'state'>;
  readonly configuration: ApprovalConfigurationRow;
}

interface ApproveFacts {
  readonly actor: Actor | null;
  /** The level in the project, from all sources. */
  readonly level: AccessLevel;
  readonly facts: ApprovalFacts;
}

/** Archived projects stay as they are. */
export const approvalPolicy = {
  write: ({ project }: { readonly project: Pick<ProjectAccess, 'archived'> }) => !project.archived,

  /** Rules of a merged merge request never change. */
  changeRules: ({ project, actor, mergeRequest, configuration }: RuleFacts) =>
    !project.archived &&
    mergeRequest.state !== 'merged' &&
    !configuration.disable_overriding_approvers_per_merge_request &&
    (project.level >= AccessLevel.Developer || mergeRequest.author_id === actor.user.id),

  approve: (facts: ApproveFacts) => findApprovalFault(facts) === null,
};

/** Returns the reason why a user may not approve a merge request; null for a user who may. */
export function findApprovalFault({ actor, level, facts }: ApproveFacts): string | null {
  if (actor === null) return 'The caller is not signed in.';
  const { id } = actor.user;
  const { state } = facts.mergeRequest;
  if (state !== 'opened') return `The merge request is ${state}.`;
  if (facts.project.archived) return 'The project is archived.';
  if (hasApproved(facts, actor)) return 'The caller has approved the merge request.';
  if (isBarred(facts, id)) {
    return facts.authors.has(id) && !facts.configuration.merge_requests_author_approval
      ? 'The author may not approve the merge request.'
      : 'Users who committed to the merge request may not approve it.';
  }
  const approver = { ...actor.user, access_level: level };
  return isEligible(facts, approver, listNamedApprovers(facts.rules.applied))
    ? null
    : 'Only developers and those whom a rule names may approve.';
}

export const hasApproved = ({ approvals }: ApprovalFacts, actor: Actor | null): boolean =>
  actor !== null && approvals.some(({ id }) => id === actor.user.id);
