// Generated from spec/resources/members.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/members/service.ts has the function. */
export const membersStubs = {
  listBillableMembers: stub('listBillableMembers', 'spec/resources/members.yaml:882:5'),
  removeBillableMember: stub('removeBillableMember', 'spec/resources/members.yaml:985:5'),
  listBillableMemberships: stub('listBillableMemberships', 'spec/resources/members.yaml:942:5'),
  listGroupMembers: stub('listGroupMembers', 'spec/resources/members.yaml:6:5'),
  addGroupMember: stub('addGroupMember', 'spec/resources/members.yaml:49:5'),
  listAllGroupMembers: stub('listAllGroupMembers', 'spec/resources/members.yaml:115:5'),
  getInheritedGroupMember: stub('getInheritedGroupMember', 'spec/resources/members.yaml:287:5'),
  approveAllGroupMembers: stub('approveAllGroupMembers', 'spec/resources/members.yaml:780:5'),
  approveGroupMember: stub('approveGroupMember', 'spec/resources/members.yaml:755:5'),
  getGroupMember: stub('getGroupMember', 'spec/resources/members.yaml:161:5'),
  updateGroupMember: stub('updateGroupMember', 'spec/resources/members.yaml:204:5'),
  removeGroupMember: stub('removeGroupMember', 'spec/resources/members.yaml:255:5'),
  overrideGroupMember: stub('overrideGroupMember', 'spec/resources/members.yaml:664:5'),
  resetGroupMemberOverride: stub('resetGroupMemberOverride', 'spec/resources/members.yaml:709:5'),
  setGroupMemberState: stub('setGroupMemberState', 'spec/resources/members.yaml:840:5'),
  listPendingGroupMembers: stub('listPendingGroupMembers', 'spec/resources/members.yaml:799:5'),
  listProjectMembers: stub('listProjectMembers', 'spec/resources/members.yaml:332:5'),
  addProjectMember: stub('addProjectMember', 'spec/resources/members.yaml:375:5'),
  listAllProjectMembers: stub('listAllProjectMembers', 'spec/resources/members.yaml:447:5'),
  getInheritedProjectMember: stub('getInheritedProjectMember', 'spec/resources/members.yaml:619:5'),
  getProjectMember: stub('getProjectMember', 'spec/resources/members.yaml:493:5'),
  updateProjectMember: stub('updateProjectMember', 'spec/resources/members.yaml:536:5'),
  removeProjectMember: stub('removeProjectMember', 'spec/resources/members.yaml:587:5'),
};
