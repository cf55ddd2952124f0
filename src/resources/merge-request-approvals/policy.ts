import { AccessLevel } from '../../policy/access-level.ts';
import type { ProjectAccess } from '../../policy/project-access.ts';
import type { Actor } from '../../records/actor.ts';
import type { MergeRequestRow } from '../../records/merge-request.ts';
import type { ApprovalConfigurationRow } from '../project-approvals/table.ts';
import type { ApprovalFacts } from '../approvals/state.ts';
import { isBarred, isEligible, listNamedApprovers } from '../approvals/tally.ts';

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

  /** Of a merge request; what is merged keeps the rules that it was merged by. */
  changeRules: ({ project, actor, mergeRequest, configuration }: RuleFacts) =>
    !project.archived &&
    mergeRequest.state !== 'merged' &&
    !configuration.disable_overriding_approvers_per_merge_request &&
    (project.level >= AccessLevel.Developer || mergeRequest.author_id === actor.user.id),

  approve: ({ actor, level, facts }: ApproveFacts) =>
    actor !== null &&
    facts.mergeRequest.state === 'opened' &&
    !facts.project.archived &&
    !hasApproved(facts, actor) &&
    !isBarred(facts, actor.user.id) &&
    isEligible(
      facts,
      { ...actor.user, access_level: level },
      listNamedApprovers(facts.rules.applied),
    ),
};

export const hasApproved = ({ approvals }: ApprovalFacts, actor: Actor | null): boolean =>
  actor !== null && approvals.some(({ id }) => id === actor.user.id);
