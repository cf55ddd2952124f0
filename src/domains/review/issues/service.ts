import type { IssuesService } from '#generated/issues/service.ts';
import type { RequestContext } from '#src/context.ts';
import { findIssue } from '#src/domains/planning/issues/finder.ts';
import { loadMergeRequestsPage } from '#src/domains/review/merge-requests/list/page.ts';

export const issues = {
  async listIssueClosedBy({ project, params, query }, context) {
    const { id: closing } = await findIssue(context, project, params.issue_iid);
    const { rows, page } = await loadMergeRequestsPage(context, { ...query, closing }, everywhere);
    return { status: 200, page, body: rows };
  },

  async listIssueRelatedMergeRequests({ project, params, query }, context) {
    const { id: related_to } = await findIssue(context, project, params.issue_iid);
    const { rows, page } = await loadMergeRequestsPage(
      context,
      { ...query, related_to },
      everywhere,
    );
    return { status: 200, page, body: rows };
  },
} satisfies Partial<IssuesService<RequestContext>>;

/** Merge requests of other projects may close an issue, too. */
const everywhere = { kind: 'instance' } as const;
