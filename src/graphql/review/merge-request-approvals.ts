import type { MergeRequestApprovalsResolvers } from '#generated/graphql/resolvers.ts';
import { formatGlobalId } from '#runtime/graphql/global-ids.ts';
import type { GraphqlContext } from '../context.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { loadRowsWithoutTexts } from '#src/domains/review/merge-requests/details.ts';
import { loadPlacedMergeRequest } from './merge-requests-place.ts';
import { approvalPolicy } from '#src/domains/review/merge-request-approvals/policy.ts';
import { presentStateRules } from '#src/domains/review/merge-request-approvals/presented-state.ts';
import { loadReview } from '#src/domains/ci/approvals/review.ts';
import {
  type ApprovalFacts,
  findApprovalFacts,
  loadStandingApprovalsOfMany,
} from '#src/domains/ci/approvals/state.ts';
import type { ApprovalRow } from '#src/domains/ci/approvals/table.ts';

export const mergeRequestApprovalsGraphql = {
  MergeRequest: {
    approvalState: ({ id }) => ({ merge_request_id: id }),
    approvalsLeft: async ({ id }, _args, context) =>
      context.request.paid ? (await loadApprovalFacts(context, id)).tally.left : null,
    approvalsRequired: async ({ id }, _args, context) =>
      context.request.paid ? (await loadApprovalFacts(context, id)).tally.required : null,
    approved: async ({ id }, _args, context) =>
      (await loadApprovalFacts(context, id)).tally.approved,
    approvedBy: async ({ id }, _args, context) =>
      (await loadStandingRows(context, id)).map((user) =>
        presentUserBasic(user, context.request.url),
      ),
  },

  MergeRequestApprovalState: {
    async approvalRulesOverwritten({ merge_request_id: id }, _args, context) {
      return context.request.paid ? (await loadApprovalFacts(context, id)).rules.overwritten : null;
    },
    rules: ({ merge_request_id: id }, _args, context) => loadStateRules(context, id),
  },

  ApprovalRule: {
    // Rules of projects have no approval state.
    id: (rule, _args, { globalIdApp }) => {
      const isOfProject = (rule as Partial<typeof rule>).approved === undefined;
      const type = isOfProject ? 'ApprovalProjectRule' : 'ApprovalMergeRequestRule';
      return formatGlobalId(globalIdApp, type, rule.id);
    },
  },
} satisfies MergeRequestApprovalsResolvers<GraphqlContext>;

async function loadFacts(ids: readonly number[], context: GraphqlContext) {
  const { request } = context;
  const found = new Map<number, ApprovalFacts>();
  for (const id of ids) {
    const { project, row } = await loadPlacedMergeRequest(context, id);
    const find = async () =>
      findApprovalFacts(request, project, row, await loadReview(request, row));
    found.set(id, await context.lookUp(find));
  }
  return found;
}

/** Loads the facts that determine the approval of a merge request. */
async function loadApprovalFacts(context: GraphqlContext, id: number): Promise<ApprovalFacts> {
  // Every merge request has its own batch, so that a hidden one does not fail the others.
  const facts = await context.batches.load(loadFacts, id, context, `approval of ${id}`);
  if (facts === undefined) throw new Error(`no approval state was loaded for ${id}`);
  return facts;
}

/** The rules that apply to a merge request; null without the plan for them. */
export async function loadStateRules(context: GraphqlContext, id: number) {
  if (!context.request.paid) return null;
  return presentStateRules(context.request, await loadApprovalFacts(context, id));
}

/** Tells whether an approval of the caller would count. */
export async function mayApprove(context: GraphqlContext, id: number): Promise<boolean> {
  const facts = await loadApprovalFacts(context, id);
  const { project } = await loadPlacedMergeRequest(context, id);
  return approvalPolicy.approve({ actor: context.request.actor, level: project.level, facts });
}

async function loadApprovals(
  ids: readonly number[],
  { request: { db } }: GraphqlContext,
): Promise<ReadonlyMap<number, readonly ApprovalRow[]>> {
  return loadStandingApprovalsOfMany(db, await loadRowsWithoutTexts(db, ids));
}

/** The users who approved the current version of a merge request, oldest approval first. */
export const loadStandingRows = async (
  context: GraphqlContext,
  id: number,
): Promise<readonly ApprovalRow[]> =>
  (await context.batches.load(loadApprovals, id, context)) ?? [];
