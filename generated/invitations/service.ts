// Generated from spec/domains/* /invitations.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupInvitationsRequest, ListGroupInvitationsResponse, InviteToGroupRequest, InviteToGroupResponse, UpdateGroupInvitationRequest, UpdateGroupInvitationResponse, DeleteGroupInvitationRequest, DeleteGroupInvitationResponse, ListProjectInvitationsRequest, ListProjectInvitationsResponse, InviteToProjectRequest, InviteToProjectResponse, UpdateProjectInvitationRequest, UpdateProjectInvitationResponse, DeleteProjectInvitationRequest, DeleteProjectInvitationResponse } from './types.ts';

/** One function per operation of invitations; `C` is the request context of the server. */
export interface InvitationsService<C extends SubjectTypes> {
  /** List the invitations to a group. GET /groups/{id}/invitations (spec/domains/accounts/invitations.yaml#listGroupInvitations) */
  listGroupInvitations(
    request: ListGroupInvitationsRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupInvitationsResponse>;
  /** Invite people to a group. POST /groups/{id}/invitations (spec/domains/accounts/invitations.yaml#inviteToGroup) */
  inviteToGroup(
    request: InviteToGroupRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<InviteToGroupResponse>;
  /** Change an invitation to a group. PUT /groups/{id}/invitations/{email} (spec/domains/accounts/invitations.yaml#updateGroupInvitation) */
  updateGroupInvitation(
    request: UpdateGroupInvitationRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<UpdateGroupInvitationResponse>;
  /** Take back an invitation to a group. DELETE /groups/{id}/invitations/{email} (spec/domains/accounts/invitations.yaml#deleteGroupInvitation) */
  deleteGroupInvitation(
    request: DeleteGroupInvitationRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<DeleteGroupInvitationResponse>;
  /** List the invitations to a project. GET /projects/{id}/invitations (spec/domains/accounts/invitations.yaml#listProjectInvitations) */
  listProjectInvitations(
    request: ListProjectInvitationsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectInvitationsResponse>;
  /** Invite people to a project. POST /projects/{id}/invitations (spec/domains/accounts/invitations.yaml#inviteToProject) */
  inviteToProject(
    request: InviteToProjectRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<InviteToProjectResponse>;
  /** Change an invitation to a project. PUT /projects/{id}/invitations/{email} (spec/domains/accounts/invitations.yaml#updateProjectInvitation) */
  updateProjectInvitation(
    request: UpdateProjectInvitationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<UpdateProjectInvitationResponse>;
  /** Take back an invitation to a project. DELETE /projects/{id}/invitations/{email} (spec/domains/accounts/invitations.yaml#deleteProjectInvitation) */
  deleteProjectInvitation(
    request: DeleteProjectInvitationRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteProjectInvitationResponse>;
}
