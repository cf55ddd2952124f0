// Generated from spec/domains/* /invitations.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

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
  | JsonResponse<operations['listGroupInvitations'], 400 | 401 | 403 | 404>;

/** Invite people to a group: POST /groups/{id}/invitations */
export interface InviteToGroupRequest {
  readonly params: ParametersOf<operations['inviteToGroup'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['inviteToGroup'], 'application/json'>>;
}

export type InviteToGroupResponse = JsonResponse<operations['inviteToGroup'], 201 | 400 | 401 | 403 | 404>;

/** Change an invitation to a group: PUT /groups/{id}/invitations/{email} */
export interface UpdateGroupInvitationRequest {
  readonly params: ParametersOf<operations['updateGroupInvitation'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateGroupInvitation'], 'application/json'>>;
}

export type UpdateGroupInvitationResponse = JsonResponse<operations['updateGroupInvitation'], 200 | 400 | 401 | 403 | 404>;

/** Take back an invitation to a group: DELETE /groups/{id}/invitations/{email} */
export interface DeleteGroupInvitationRequest {
  readonly params: ParametersOf<operations['deleteGroupInvitation'], 'path'>;
  readonly headers: ParametersOf<operations['deleteGroupInvitation'], 'header'>;
}

export type DeleteGroupInvitationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteGroupInvitation'], 400 | 401 | 403 | 404 | 412 | 422>;

/** List the invitations to a project: GET /projects/{id}/invitations */
export interface ListProjectInvitationsRequest {
  readonly params: ParametersOf<operations['listProjectInvitations'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectInvitations'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectInvitationsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectInvitations'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectInvitations'], 400 | 401 | 403 | 404>;

/** Invite people to a project: POST /projects/{id}/invitations */
export interface InviteToProjectRequest {
  readonly params: ParametersOf<operations['inviteToProject'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['inviteToProject'], 'application/json'>>;
}

export type InviteToProjectResponse = JsonResponse<operations['inviteToProject'], 201 | 400 | 401 | 403 | 404 | 405>;

/** Change an invitation to a project: PUT /projects/{id}/invitations/{email} */
export interface UpdateProjectInvitationRequest {
  readonly params: ParametersOf<operations['updateProjectInvitation'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['updateProjectInvitation'], 'application/json'>>;
}

export type UpdateProjectInvitationResponse = JsonResponse<operations['updateProjectInvitation'], 200 | 400 | 401 | 403 | 404>;

/** Take back an invitation to a project: DELETE /projects/{id}/invitations/{email} */
export interface DeleteProjectInvitationRequest {
  readonly params: ParametersOf<operations['deleteProjectInvitation'], 'path'>;
  readonly headers: ParametersOf<operations['deleteProjectInvitation'], 'header'>;
}

export type DeleteProjectInvitationResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteProjectInvitation'], 400 | 401 | 403 | 404 | 412 | 422>;
