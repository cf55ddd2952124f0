import type { CommitsService } from '#generated/commits/service.ts';
import type { RequestContext } from '#src/context.ts';
import { findCommitOfProject, requireCode } from '#src/domains/code/commits/finder.ts';
import { loadMergeRequestsPage } from '#src/domains/review/merge-requests/list/page.ts';

export const commits = {
  async listCommitMergeRequests({ project, params, query }, context) {
    requireCode(project);
    const { commit } = await findCommitOfProject(context.git, project, params.sha);
    const listParams = { ...query, of_commit: commit.id };
    const { rows, page } = await loadMergeRequestsPage(context, listParams, {
      kind: 'project',
      project,
    });
    return { status: 200, page, body: rows };
  },
} satisfies Partial<CommitsService<RequestContext>>;
