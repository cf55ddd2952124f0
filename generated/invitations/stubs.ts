// Generated from spec/resources/invitations.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/invitations/service.ts has the function. */
export const invitationsStubs = {
  listGroupInvitations: stub('listGroupInvitations', 'spec/resources/invitations.yaml:5:5'),
  inviteToGroup: stub('inviteToGroup', 'spec/resources/invitations.yaml:38:5'),
  updateGroupInvitation: stub('updateGroupInvitation', 'spec/resources/invitations.yaml:78:5'),
  deleteGroupInvitation: stub('deleteGroupInvitation', 'spec/resources/invitations.yaml:124:5'),
  listProjectInvitations: stub('listProjectInvitations', 'spec/resources/invitations.yaml:154:5'),
  inviteToProject: stub('inviteToProject', 'spec/resources/invitations.yaml:187:5'),
  updateProjectInvitation: stub('updateProjectInvitation', 'spec/resources/invitations.yaml:227:5'),
  deleteProjectInvitation: stub('deleteProjectInvitation', 'spec/resources/invitations.yaml:273:5'),
};
