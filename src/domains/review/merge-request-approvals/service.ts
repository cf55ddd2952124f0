import type { MergeRequestApprovalsService } from '#generated/merge-request-approvals/service.ts';
import { bindToTransaction, type RequestContext } from '#src/context.ts';
import { RowNotFound } from '#src/errors.ts';
import { createPageOfRows } from '#src/lists/offset.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { refuseRule, findRuleErrors } from '#src/domains/code/approval-rules/rule-errors.ts';
import { findMergeRequest } from '#src/domains/review/merge-requests/finder.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { lockPresent } from '#src/domains/projects/removals/lock-present.ts';
import { approve, unapprove } from './approve.ts';
import {
  authorizeRules,
  createRequestRule,
  deleteRequestRule,
  updateRequestRule,
} from './own-rules.ts';
import { presentApprovals, presentRequestRule, listShownRules } from './presenter.ts';
import { presentStateRules, loadRuleSources } from './presented-state.ts';
import { loadReview } from '#src/domains/ci/approvals/review.ts';
import { type AppliedRule, computeNumberRuleId } from '#src/domains/ci/approvals/rules.ts';
import { type ApprovalFacts, findApprovalFacts } from '#src/domains/ci/approvals/state.ts';

export const mergeRequestApprovals = {
  async getMergeRequestApprovals({ project, params }, context) {
    const facts = await loadFacts(context, project, params.merge_request_iid);
    return {
      status: 200,
      body: presentApprovals(facts, { ...toPresentContext(context), project }),
    };
  },

  async updateMergeRequestApprovals({ project, params, body }, context) {
    const { approvals_required } = body;
    const seen = await findMergeRequest(context.db, project, params.merge_request_iid);
    const mergeRequest = await context.db.transaction(async (db) => {
      const locked = await lockPresent(db, 'merge_requests', seen.id);
      await authorizeRules(bindToTransaction(context, db), project, locked);
      refuseRule(findRuleErrors({ name: locked.title, approvals_required }));
      const changes = { approvals_before_merge: approvals_required, updated_at: context.now };
      await db('merge_requests').where({ id: locked.id }).update(changes);
      return { ...locked, ...changes };
    });
    const review = await loadReview(context, mergeRequest);
    const facts = await findApprovalFacts(context, project, mergeRequest, review);
    return {
      status: 201,
      body: presentApprovals(facts, { ...toPresentContext(context), project }),
    };
  },

  async getMergeRequestApprovalState({ project, params }, context) {
    const facts = await loadFacts(context, project, params.merge_request_iid);
    const presented = await presentStateRules(context, facts);
    const approval_rules_overwritten = facts.rules.overwritten;
    return { status: 200, body: { approval_rules_overwritten, rules: presented } };
  },

  async approveMergeRequest({ project, params, body }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    const facts = await approve(context, project, mergeRequest, body);
    return {
      status: 201,
      body: presentApprovals(facts, { ...toPresentContext(context), project }),
    };
  },

  async unapproveMergeRequest({ project, params }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    const facts = await unapprove(context, project, mergeRequest);
    return {
      status: 201,
      body: presentApprovals(facts, { ...toPresentContext(context), project }),
    };
  },

  async listMergeRequestApprovalRules({ project, params, query }, context) {
    const facts = await loadFacts(context, project, params.merge_request_iid);
    const { rows, page } = await createPageOfRows(listRules(facts), query);
    const sources = await loadRuleSources(context, rows);
    const body = listShownRules(rows).map((rule) =>
      presentRequestRule(rule, sources(rule), context.url),
    );
    return { status: 200, page, body };
  },

  async getMergeRequestApprovalRule({ project, params }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    const body = await presentOneRule(context, project, mergeRequest, params.approval_rule_id);
    return { status: 200, body };
  },

  async createMergeRequestApprovalRule({ project, params, body }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    const id = await createRequestRule(context, project, mergeRequest, body);
    return { status: 201, body: await presentOneRule(context, project, mergeRequest, id) };
  },

  async updateMergeRequestApprovalRule({ project, params, body }, context) {
    const { approval_rule_id: id } = params;
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    const rule = await findRule(context, project, mergeRequest, id);
    await updateRequestRule(context, project, mergeRequest, rule, body);
    return { status: 200, body: await presentOneRule(context, project, mergeRequest, id) };
  },

  async deleteMergeRequestApprovalRule({ project, params, headers }, context) {
    const mergeRequest = await findMergeRequest(context.db, project, params.merge_request_iid);
    const rule = await findRule(context, project, mergeRequest, params.approval_rule_id);
    const since = headers['If-Unmodified-Since'];
    await deleteRequestRule(context, project, mergeRequest, rule, since);
    return { status: 204 };
  },
} satisfies MergeRequestApprovalsService<RequestContext>;

const toPresentContext = ({ actor, url, paid }: RequestContext) => ({ actor, url, paid });

async function loadFacts(
  context: RequestContext,
  project: ProjectAccess,
  iid: number,
): Promise<ApprovalFacts> {
  const mergeRequest = await findMergeRequest(context.db, project, iid);
  return findApprovalFacts(context, project, mergeRequest, await loadReview(context, mergeRequest));
}

/** The merge request's own rules and the automatic ones. */
function listRules({
  mergeRequest,
  rules: { own, applied },
}: ApprovalFacts): readonly AppliedRule[] {
  const number = computeNumberRuleId(mergeRequest);
  const system = applied.filter(
    ({ id, rule_type }) =>
      rule_type === 'report_approver' || rule_type === 'code_owner' || id === number,
  );
  return [...own, ...system];
}

async function findRule(
  context: RequestContext,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
  id: number,
): Promise<AppliedRule> {
  const review = await loadReview(context, mergeRequest);
  const facts = await findApprovalFacts(context, project, mergeRequest, review);
  const rule = listRules(facts).find((each) => each.id === id);
  if (rule === undefined) throw new RowNotFound();
  return rule;
}

async function presentOneRule(
  context: RequestContext,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
  id: number,
) {
  const rule = await findRule(context, project, mergeRequest, id);
  const sources = await loadRuleSources(context, [rule]);
  return presentRequestRule(rule, sources(rule), context.url);
}
