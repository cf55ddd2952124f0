// Generated from spec/resources/groups.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/groups/service.ts has the function. */
export const groupsStubs = {
  listGroups: stub('listGroups', 'spec/resources/groups.yaml:6:5'),
  createGroup: stub('createGroup', 'spec/resources/groups.yaml:110:5'),
  getGroup: stub('getGroup', 'spec/resources/groups.yaml:171:5'),
  updateGroup: stub('updateGroup', 'spec/resources/groups.yaml:226:5'),
  deleteGroup: stub('deleteGroup', 'spec/resources/groups.yaml:262:5'),
  getGroupAvatar: stub('getGroupAvatar', 'spec/resources/groups.yaml:727:5'),
  listDescendantGroups: stub('listDescendantGroups', 'spec/resources/groups.yaml:350:5'),
  syncGroupWithLdap: stub('syncGroupWithLdap', 'spec/resources/groups.yaml:820:5'),
  listGroupProjects: stub('listGroupProjects', 'spec/resources/groups.yaml:385:5'),
  listSharedGroupProjects: stub('listSharedGroupProjects', 'spec/resources/groups.yaml:477:5'),
  transferProjectToGroup: stub('transferProjectToGroup', 'spec/resources/groups.yaml:549:5'),
  listProvisionedUsers: stub('listProvisionedUsers', 'spec/resources/groups.yaml:751:5'),
  restoreGroup: stub('restoreGroup', 'spec/resources/groups.yaml:287:5'),
  shareGroup: stub('shareGroup', 'spec/resources/groups.yaml:659:5'),
  unshareGroup: stub('unshareGroup', 'spec/resources/groups.yaml:700:5'),
  listSubgroups: stub('listSubgroups', 'spec/resources/groups.yaml:315:5'),
  transferGroup: stub('transferGroup', 'spec/resources/groups.yaml:588:5'),
  listGroupTransferLocations: stub('listGroupTransferLocations', 'spec/resources/groups.yaml:627:5'),
};
