import type { ApprovalRule } from '#generated/approval-rules/types.ts';
import type {
  ApprovalState,
  MergeRequestApprovalRule,
  MergeRequestApprovals,
} from '#generated/merge-request-approvals/types.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { UserBasicRow } from '#src/records/user.ts';
import type { Urls } from '#src/text/urls.ts';
import {
  listActiveUsers,
  noApprovers,
  listShownApprovers,
} from '#src/domains/code/approval-rules/approvers.ts';
import { Crowd } from '#src/domains/code/approval-rules/crowd.ts';
import { presentApprovers } from '#src/domains/code/approval-rules/presenter.ts';
import { noGroupParts, presentGroup } from '#src/domains/core/groups/presenter.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { approvalPolicy, hasApproved } from './policy.ts';
import { type AppliedRule, computeNumberRuleId } from '#src/domains/ci/approvals/rules.ts';
import type { ApprovalFacts } from '#src/domains/ci/approvals/state.ts';
import { isBarred, type RuleTally } from '#src/domains/ci/approvals/tally.ts';

interface Shown {
  readonly actor: Actor | null;
  readonly project: Pick<ProjectAccess, 'level'>;
  readonly url: Urls;
  readonly paid: boolean;
}

export function presentApprovals(
  facts: ApprovalFacts,
  { actor, project: { level }, url, paid }: Shown,
): MergeRequestApprovals {
  const { approvals, tally } = facts;
  return {
    user_has_approved: hasApproved(facts, actor),
    user_can_approve: approvalPolicy.approve({ actor, level, facts }),
    approved: tally.approved,
    approved_by: approvals.map((user) => ({ user: presentUserBasic(user, url) })),
    ...(paid && presentRequired(facts, url)),
  };
}

/** The fields that paid plans have beside the others. */
function presentRequired(facts: ApprovalFacts, url: Urls): Partial<MergeRequestApprovals> {
  const { mergeRequest, configuration, approvals, tally } = facts;
  const unsatisfied = tally.rules.filter(({ satisfied }) => !satisfied);
  const asked = listEligible(unsatisfied).filter(
    ({ id }) => !isBarred(facts, id) && !approvals.some((approval) => approval.id === id),
  );
  const regular = tally.rules.map(({ rule }) => rule).filter(({ section }) => section === null);
  const users = listActiveUsers(regular.flatMap(({ approvers }) => approvers.users));
  const groups = new Map(
    regular.flatMap(({ approvers }) => approvers.groups).map((group) => [group.id, group]),
  );
  return {
    id: mergeRequest.id,
    iid: mergeRequest.iid,
    project_id: mergeRequest.target_project_id,
    title: mergeRequest.title,
    description: mergeRequest.description,
    state: mergeRequest.state,
    created_at: mergeRequest.created_at,
    updated_at: mergeRequest.updated_at,
    merge_status: mergeRequest.merge_status,
    approvals_required: tally.required,
    approvals_left: tally.left,
    require_password_to_approve: configuration.require_password_to_approve,
    suggested_approvers: asked.map((user) => presentUserBasic(user, url)),
    approvers: users.map((user) => ({ user: presentUserBasic(user, url) })),
    approver_groups: [...groups.values()].map((group) => ({
      group: presentGroup(group, noGroupParts, url),
    })),
    approval_rules_left: unsatisfied.map(({ rule: { id, name, rule_type } }) => ({
      id,
      name,
      rule_type,
    })),
    has_approval_rules: tally.rules.some(
      ({ rule }) => rule.id !== computeNumberRuleId(mergeRequest),
    ),
    merge_request_approvers_available: true,
    multiple_approval_rules_available: true,
  };
}

/** Each once, by id, however many rules name the same. */
function listEligible(rules: readonly RuleTally[]): readonly UserBasicRow[] {
  return Crowd.of(rules.map(({ rule }) => rule.approvers.eligible)).all();
}

/** Presents the rules in one response. */
export function listShownRules(rules: readonly AppliedRule[]): AppliedRule[] {
  const told = listShownApprovers(rules.map(({ approvers }) => approvers));
  return rules.map((rule, at) => ({ ...rule, approvers: told[at] ?? noApprovers }));
}

/** `source` is the rule of the project that it was copied from. */
export function presentRequestRule(
  rule: AppliedRule,
  source: ApprovalRule | null,
  url: Urls,
): MergeRequestApprovalRule {
  return {
    id: rule.id,
    name: rule.name,
    rule_type: rule.rule_type,
    ...(rule.report_type !== null && { report_type: rule.report_type }),
    ...presentApprovers(rule.approvers, url),
    approvals_required: rule.approvals_required,
    section: rule.section,
    source_rule: source,
    overridden: rule.overridden,
  };
}

export function presentStateRule(
  { rule, approvedBy, satisfied }: RuleTally,
  source: ApprovalRule | null,
  url: Urls,
): ApprovalState['rules'][number] {
  return {
    ...presentRequestRule(rule, source, url),
    code_owner: rule.rule_type === 'code_owner',
    approved_by: approvedBy.map((user) => presentUserBasic(user, url)),
    approved: satisfied,
  };
}
