// Generated from spec/resources/milestones.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/milestones/service.ts has the function. */
export const milestonesStubs = {
  listGroupMilestones: stub('listGroupMilestones', 'spec/resources/milestones.yaml:5:5'),
  createGroupMilestone: stub('createGroupMilestone', 'spec/resources/milestones.yaml:47:5'),
  getGroupMilestone: stub('getGroupMilestone', 'spec/resources/milestones.yaml:92:5'),
  updateGroupMilestone: stub('updateGroupMilestone', 'spec/resources/milestones.yaml:125:5'),
  deleteGroupMilestone: stub('deleteGroupMilestone', 'spec/resources/milestones.yaml:171:5'),
  listGroupMilestoneBurndownEvents: stub('listGroupMilestoneBurndownEvents', 'spec/resources/milestones.yaml:238:5'),
  listGroupMilestoneIssues: stub('listGroupMilestoneIssues', 'spec/resources/milestones.yaml:188:5'),
  listGroupMilestoneMergeRequests: stub('listGroupMilestoneMergeRequests', 'spec/resources/milestones.yaml:212:5'),
  listProjectMilestones: stub('listProjectMilestones', 'spec/resources/milestones.yaml:262:5'),
  createProjectMilestone: stub('createProjectMilestone', 'spec/resources/milestones.yaml:304:5'),
  getProjectMilestone: stub('getProjectMilestone', 'spec/resources/milestones.yaml:349:5'),
  updateProjectMilestone: stub('updateProjectMilestone', 'spec/resources/milestones.yaml:382:5'),
  deleteProjectMilestone: stub('deleteProjectMilestone', 'spec/resources/milestones.yaml:428:5'),
  listProjectMilestoneBurndownEvents: stub('listProjectMilestoneBurndownEvents', 'spec/resources/milestones.yaml:519:5'),
  listProjectMilestoneIssues: stub('listProjectMilestoneIssues', 'spec/resources/milestones.yaml:445:5'),
  listProjectMilestoneMergeRequests: stub('listProjectMilestoneMergeRequests', 'spec/resources/milestones.yaml:469:5'),
  promoteProjectMilestone: stub('promoteProjectMilestone', 'spec/resources/milestones.yaml:495:5'),
};
