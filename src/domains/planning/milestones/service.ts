import type { MilestonesService } from '#generated/milestones/service.ts';
import type { RequestContext } from '#src/context.ts';
import type { OffsetQuery } from '#src/lists/offset.ts';
import { authorize } from '#src/policy/authorize.ts';
import { toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import { toGroupScope, toProjectScope } from '#src/domains/planning/issues/list/query.ts';
import { issueList } from '#src/domains/planning/issues/list/list.ts';
import type { IssuableScope } from '#src/domains/planning/issuables/sources.ts';
import { presentIssues } from '#src/domains/planning/issues/presenter.ts';
import type { Viewpoint } from '#src/domains/planning/issuables/references.ts';
import { listBurndownEvents } from './burndown.ts';
import { createMilestone, deleteMilestone, updateMilestone } from './change.ts';
import { milestoneList } from './list.ts';
import { milestonePolicy } from './policy.ts';
import { presentListedMilestone, presentMilestone } from './presenter.ts';
import { promoteMilestone } from './promote.ts';
import { findMilestone } from './table.ts';

export const milestones = {
  async listProjectMilestones({ project, query }, context) {
    authorize(milestonePolicy.read, { project });
    const listParams = { ...query, container: toProjectContainer(project) };
    const { rows, page } = await milestoneList.pageFor(context, listParams);
    return { status: 200, page, body: rows.map((row) => presentListedMilestone(row, context)) };
  },

  async getProjectMilestone({ project, params }, context) {
    authorize(milestonePolicy.read, { project });
    const container = toProjectContainer(project);
    const row = await findMilestone(context.db, container, params.milestone_id);
    return { status: 200, body: presentMilestone(row, project.full_path, context) };
  },

  async createProjectMilestone({ project, body }, context) {
    authorize(milestonePolicy.change, { project });
    const row = await createMilestone(context, toProjectContainer(project), body);
    return { status: 201, body: presentMilestone(row, project.full_path, context) };
  },

  async updateProjectMilestone({ project, params, body }, context) {
    authorize(milestonePolicy.change, { project });
    const container = toProjectContainer(project);
    const row = await updateMilestone(context, container, params.milestone_id, body);
    return { status: 200, body: presentMilestone(row, project.full_path, context) };
  },

  async deleteProjectMilestone({ project, params, headers }, context) {
    authorize(milestonePolicy.change, { project });
    await deleteMilestone(
      context,
      toProjectContainer(project),
      params.milestone_id,
      headers['If-Unmodified-Since'],
    );
    return { status: 204 };
  },

  async promoteProjectMilestone({ project, params }, context) {
    authorize(milestonePolicy.change, { project });
    await promoteMilestone(context, project, params.milestone_id);
    return { status: 200 };
  },

  async listProjectMilestoneIssues({ project, params, query }, context) {
    authorize(milestonePolicy.read, { project });
    const { id } = await findMilestone(
      context.db,
      toProjectContainer(project),
      params.milestone_id,
    );
    const from = { kind: 'project', fullPath: project.full_path } as const;
    return answerIssues(context, id, toProjectScope(project), from, query);
  },

  async listProjectMilestoneBurndownEvents({ project, params, query }, context) {
    authorize(milestonePolicy.read, { project });
    const { id } = await findMilestone(
      context.db,
      toProjectContainer(project),
      params.milestone_id,
    );
    const { rows, page } = await listBurndownEvents(context, id, query);
    return { status: 200, page, body: rows };
  },

  async listGroupMilestones({ group, query }, context) {
    const listParams = { ...query, container: toGroupContainer(group) };
    const { rows, page } = await milestoneList.pageFor(context, listParams);
    return { status: 200, page, body: rows.map((row) => presentListedMilestone(row, context)) };
  },

  async getGroupMilestone({ group, params }, context) {
    const row = await findMilestone(context.db, toGroupContainer(group), params.milestone_id);
    return { status: 200, body: presentMilestone(row, group.full_path, context) };
  },

  async createGroupMilestone({ group, body }, context) {
    const row = await createMilestone(context, toGroupContainer(group), body);
    return { status: 201, body: presentMilestone(row, group.full_path, context) };
  },

  async updateGroupMilestone({ group, params, body }, context) {
    const container = toGroupContainer(group);
    const row = await updateMilestone(context, container, params.milestone_id, body);
    return { status: 200, body: presentMilestone(row, group.full_path, context) };
  },

  async deleteGroupMilestone({ group, params, headers }, context) {
    await deleteMilestone(
      context,
      toGroupContainer(group),
      params.milestone_id,
      headers['If-Unmodified-Since'],
    );
    return { status: 204 };
  },

  async listGroupMilestoneIssues({ group, params, query }, context) {
    const { id } = await findMilestone(context.db, toGroupContainer(group), params.milestone_id);
    const from = { kind: 'group', fullPath: group.full_path } as const;
    return answerIssues(context, id, toGroupScope(group), from, query);
  },

  async listGroupMilestoneBurndownEvents({ group, params, query }, context) {
    const { id } = await findMilestone(context.db, toGroupContainer(group), params.milestone_id);
    const { rows, page } = await listBurndownEvents(context, id, query);
    return { status: 200, page, body: rows };
  },
} satisfies Omit<MilestonesService<RequestContext>, OfReview>;

/** Operations in `src/domains/review/`. */
type OfReview = 'listProjectMilestoneMergeRequests' | 'listGroupMilestoneMergeRequests';

/** The issues of a milestone by their best label. */
async function answerIssues(
  context: RequestContext,
  milestone: number,
  place: IssuableScope,
  from: Viewpoint,
  query: OffsetQuery,
) {
  const listParams = {
    ...query,
    place,
    of_milestone: milestone,
    order_by: 'label_priority',
    sort: 'asc',
  } as const;
  const { rows, page } = await issueList.pageFor(context, listParams);
  return { status: 200 as const, page, body: await presentIssues(context, rows, { from }) };
}
