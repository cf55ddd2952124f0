// Generated from spec/resources/invitations.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateInvitation = components['schemas']['CreateInvitation'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationsSent = components['schemas']['InvitationsSent'];
export type UpdateInvitation = components['schemas']['UpdateInvitation'];

/** List the invitations to a group: GET /groups/{id}/invitations */
export interface ListGroupInvitationsRequest {
  readonly params: ParametersOf<operations['listGroupInvitations'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupInvitations'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupInvitationsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupInvitations'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupInvitations'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupInvitations'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupInvitations'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupInvitations'], 404>; readonly headers?: never }
  ;

/** Invite people to a group: POST /groups/{id}/invitations */
export interface InviteToGroupRequest {
  readonly params: ParametersOf<operations['inviteToGroup'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['inviteToGroup'], 'application/json'>>;
}

export type InviteToGroupResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['inviteToGroup'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['inviteToGroup'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['inviteToGroup'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['inviteToGroup'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['inviteToGroup'], 404>; readonly headers?: never }
  ;

/** Change an invitation to a group: PUT /groups/{id}/invitations/{email} */
export interface UpdateGroupInvitationRequest {
  readonly params: ParametersOf<operations['updateGroupInvitation'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupInvitation'], 'application/json'>>;
}

export type UpdateGroupInvitationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateGroupInvitation'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateGroupInvitation'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateGroupInvitation'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateGroupInvitation'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateGroupInvitation'], 404>; readonly headers?: never }
  ;

/** Take back an invitation to a group: DELETE /groups/{id}/invitations/{email} */
export interface DeleteGroupInvitationRequest {
  readonly params: ParametersOf<operations['deleteGroupInvitation'], 'path'>;
  readonly headers: ParametersOf<operations['deleteGroupInvitation'], 'header'>;
}

export type DeleteGroupInvitationResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteGroupInvitation'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteGroupInvitation'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteGroupInvitation'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteGroupInvitation'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteGroupInvitation'], 412>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['deleteGroupInvitation'], 422>; readonly headers?: never }
  ;

/** List the invitations to a project: GET /projects/{id}/invitations */
export interface ListProjectInvitationsRequest {
  readonly params: ParametersOf<operations['listProjectInvitations'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectInvitations'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectInvitationsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectInvitations'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectInvitations'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectInvitations'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectInvitations'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectInvitations'], 404>; readonly headers?: never }
  ;

/** Invite people to a project: POST /projects/{id}/invitations */
export interface InviteToProjectRequest {
  readonly params: ParametersOf<operations['inviteToProject'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['inviteToProject'], 'application/json'>>;
}

export type InviteToProjectResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['inviteToProject'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['inviteToProject'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['inviteToProject'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['inviteToProject'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['inviteToProject'], 404>; readonly headers?: never }
  | { readonly status: 405; readonly body: JsonOf<operations['inviteToProject'], 405>; readonly headers?: never }
  ;

/** Change an invitation to a project: PUT /projects/{id}/invitations/{email} */
export interface UpdateProjectInvitationRequest {
  readonly params: ParametersOf<operations['updateProjectInvitation'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectInvitation'], 'application/json'>>;
}

export type UpdateProjectInvitationResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['updateProjectInvitation'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['updateProjectInvitation'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['updateProjectInvitation'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['updateProjectInvitation'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['updateProjectInvitation'], 404>; readonly headers?: never }
  ;

/** Take back an invitation to a project: DELETE /projects/{id}/invitations/{email} */
export interface DeleteProjectInvitationRequest {
  readonly params: ParametersOf<operations['deleteProjectInvitation'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectInvitation'], 'header'>;
}

export type DeleteProjectInvitationResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteProjectInvitation'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteProjectInvitation'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteProjectInvitation'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteProjectInvitation'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['deleteProjectInvitation'], 412>; readonly headers?: never }
  | { readonly status: 422; readonly body: JsonOf<operations['deleteProjectInvitation'], 422>; readonly headers?: never }
  ;
