import { type RequestContext, requireActor } from '#src/context.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findBranchAbilities } from '#src/policy/protected-refs.ts';
import { approve, unapprove } from '#src/domains/review/merge-request-approvals/approve.ts';
import { approvalPolicy, hasApproved } from '#src/domains/review/merge-request-approvals/policy.ts';
import { loadReview } from '#src/domains/ci/approvals/review.ts';
import { findApprovalFacts } from '#src/domains/ci/approvals/state.ts';
import { acceptMergeRequest } from '#src/domains/review/merge-requests/accept.ts';
import { findMergeRequest } from '#src/domains/review/merge-requests/finder.ts';
import { findHeadPipeline } from '#src/domains/ci/pipelines/head-pipeline.ts';
import { mayRebase, queueRebase } from '#src/domains/review/merge-requests/rebase.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { isActiveStatus } from '#src/domains/ci/pipelines/composite-status.ts';
import type { MergeRequestSubject, QuickAction } from './action.ts';

async function loadApprovals(
  context: RequestContext,
  { project, mergeRequest }: MergeRequestSubject,
) {
  if (mergeRequest === null || !approvalPolicy.write({ project })) return null;
  const review = await loadReview(context, mergeRequest);
  return findApprovalFacts(context, project, mergeRequest, review);
}

/** Commands about merge requests of others. */
export const reviewActions: readonly QuickAction<MergeRequestSubject>[] = [
  {
    names: ['approve'],
    once: true,
    async mayUse({ context, subject }) {
      const facts = await loadApprovals(context, subject);
      if (facts === null || facts.configuration.require_password_to_approve) return false;
      const { actor } = context;
      return approvalPolicy.approve({ actor, level: subject.project.level, facts });
    },
    read: ({ subject: { project, mergeRequest } }) =>
      mergeRequest === null
        ? null
        : {
            changes: { approve: true },
            summary: 'Approved this merge request.',
            effect: (context) => approve(context, project, mergeRequest, {}),
          },
  },
  {
    names: ['unapprove'],
    once: true,
    async mayUse({ context, subject }) {
      const { mergeRequest } = subject;
      if (mergeRequest?.state !== 'opened' && mergeRequest?.state !== 'closed') return false;
      const facts = await loadApprovals(context, subject);
      return facts !== null && hasApproved(facts, requireActor(context));
    },
    read: ({ subject: { project, mergeRequest } }) =>
      mergeRequest === null
        ? null
        : {
            changes: { unapprove: true },
            summary: 'Took the approval of this merge request back.',
            effect: (context) => unapprove(context, project, mergeRequest),
          },
  },
  {
    names: ['merge'],
    once: true,
    async mayUse({ context, subject: { project, mergeRequest }, headSha }) {
      if (mergeRequest?.state !== 'opened' || headSha === null) return false;
      const { db, actor } = context;
      const rules = await findBranchAbilities(db, project, actor, mergeRequest.target_branch);
      return rules.canMerge;
    },
    read: ({ subject: { project, mergeRequest }, headSha }) =>
      mergeRequest === null || headSha === null
        ? null
        : {
            later: {
              changes: { merge: headSha },
              refused: 'Could not merge this merge request.',
              act: (context) => accept(context, project, mergeRequest, headSha),
            },
          },
  },
  {
    names: ['rebase'],
    once: true,
    mayUse: async ({ context, subject: { project, mergeRequest } }) =>
      mergeRequest?.state === 'opened' && (await mayRebase(context, project, mergeRequest)),
    read: ({ subject: { project, mergeRequest } }) =>
      mergeRequest === null
        ? null
        : {
            later: {
              changes: { rebase: true },
              refused: 'Could not rebase the source branch.',
              async act(context) {
                await queueRebase(context, project, mergeRequest);
                return 'Scheduled a rebase of the source branch.';
              },
            },
          },
  },
];

/** Merges the current head, or schedules the merge after the running pipeline. */
async function accept(
  context: RequestContext,
  project: ProjectAccess,
  { iid }: MergeRequestRow,
  sha: string,
): Promise<string> {
  const found = await findMergeRequest(context.db, project, iid);
  const pipeline = await findHeadPipeline(context.db, found);
  const waits = pipeline !== null && isActiveStatus(pipeline.status);
  const input = { sha, merge_when_pipeline_succeeds: waits };
  await acceptMergeRequest(context, project, found, input);
  return waits
    ? 'Set this merge request to be merged when its pipeline succeeds.'
    : 'Merged this merge request.';
}
