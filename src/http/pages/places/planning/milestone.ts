import type { Request } from 'express';
import { readPathId } from '../../page-query.ts';
import { type EitherVisit, findPlaceId, isProjectVisit } from '../either-place.tsx';
import type { BodyOf } from '../operations.ts';

const operationsOf = {
  project: {
    list: 'listProjectMilestones',
    one: 'getProjectMilestone',
    issues: 'listProjectMilestoneIssues',
    create: 'createProjectMilestone',
    update: 'updateProjectMilestone',
    remove: 'deleteProjectMilestone',
  },
  group: {
    list: 'listGroupMilestones',
    one: 'getGroupMilestone',
    issues: 'listGroupMilestoneIssues',
    create: 'createGroupMilestone',
    update: 'updateGroupMilestone',
    remove: 'deleteGroupMilestone',
  },
} as const;

/** Operations about the milestones of the project or group. */
export const findMilestoneOperations = (visit: EitherVisit) =>
  operationsOf[isProjectVisit(visit) ? 'project' : 'group'];

export type MilestoneFacts = BodyOf<'getProjectMilestone'>;

/** The milestone whose `iid` the address has, with the parameters of operations about it. @throws HttpError 404 */
export async function findMilestoneAt(visit: EitherVisit, req: Request) {
  const operations = findMilestoneOperations(visit);
  const id = findPlaceId(visit);
  const query = { iids: [readPathId(req, 'iid')] };
  const [found] = await visit.api.call(operations.list, { params: { id }, query });
  const params = { id, milestone_id: found?.id ?? 0 };
  const milestone: MilestoneFacts = await visit.api.call(operations.one, { params });
  return { params, milestone };
}
