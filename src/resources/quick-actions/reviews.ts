import { type RequestContext, signedIn } from '../../context.ts';
import { approve, unapprove } from '../merge-request-approvals/approve.ts';
import { approvalPolicy, hasApproved } from '../merge-request-approvals/policy.ts';
import { reviewOf } from '../merge-request-approvals/review.ts';
import { findApprovalFacts } from '../merge-request-approvals/state.ts';
import type { MergeRequestSubject, QuickAction } from './action.ts';

async function approvalsOf(
  context: RequestContext,
  { project, mergeRequest }: MergeRequestSubject,
) {
  if (mergeRequest === null || !approvalPolicy.write({ project })) return null;
  const review = await reviewOf(context, mergeRequest);
  return findApprovalFacts(context, project, mergeRequest, review);
}

/** Commands about what others propose. */
export const reviewActions: readonly QuickAction<MergeRequestSubject>[] = [
  {
    names: ['approve'],
    once: true,
    async mayUse({ context, subject }) {
      const facts = await approvalsOf(context, subject);
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
      const facts = await approvalsOf(context, subject);
      return facts !== null && hasApproved(facts, signedIn(context));
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
];
