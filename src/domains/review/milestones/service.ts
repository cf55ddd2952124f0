import type { MilestonesService } from '#generated/milestones/service.ts';
import type { RequestContext } from '#src/context.ts';
import { milestonePolicy } from '#src/domains/planning/milestones/policy.ts';
import { findMilestone } from '#src/domains/planning/milestones/table.ts';
import { loadMergeRequestsPage } from '#src/domains/review/merge-requests/list/page.ts';
import { authorize } from '#src/policy/authorize.ts';
import { toGroupContainer, toProjectContainer } from '#src/records/container.ts';

export const milestones = {
  async listProjectMilestoneMergeRequests({ project, params, query }, context) {
    authorize(milestonePolicy.read, { project });
    const { id } = await findMilestone(
      context.db,
      toProjectContainer(project),
      params.milestone_id,
    );
    const listParams = { ...query, of_milestone: id };
    const { rows, page } = await loadMergeRequestsPage(context, listParams, {
      kind: 'project',
      project,
    });
    return { status: 200, page, body: rows };
  },

  async listGroupMilestoneMergeRequests({ group, params, query }, context) {
    const { id } = await findMilestone(context.db, toGroupContainer(group), params.milestone_id);
    const listParams = { ...query, of_milestone: id };
    const { rows, page } = await loadMergeRequestsPage(context, listParams, {
      kind: 'group',
      group,
    });
    return { status: 200, page, body: rows };
  },
} satisfies Partial<MilestonesService<RequestContext>>;
