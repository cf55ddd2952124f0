// Generated from spec/domains/* /invitations.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupInvitationsInput {
  readonly params: ParametersOf<operations['listGroupInvitations'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupInvitations'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupInvitationsAnswer = JsonAnswer<operations['listGroupInvitations'], 200 | 400 | 401 | 403 | 404>;

const listGroupInvitationsCall: ClientCall = {
  id: 'listGroupInvitations',
  method: 'GET',
  path: "/api/v4/groups/{id}/invitations",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface InviteToGroupInput {
  readonly params: ParametersOf<operations['inviteToGroup'], 'path'>;
  readonly body: Sendable<BodyOf<operations['inviteToGroup'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type InviteToGroupAnswer = JsonAnswer<operations['inviteToGroup'], 201 | 400 | 401 | 403 | 404>;

const inviteToGroupCall: ClientCall = {
  id: 'inviteToGroup',
  method: 'POST',
  path: "/api/v4/groups/{id}/invitations",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface UpdateGroupInvitationInput {
  readonly params: ParametersOf<operations['updateGroupInvitation'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateGroupInvitation'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupInvitationAnswer = JsonAnswer<operations['updateGroupInvitation'], 200 | 400 | 401 | 403 | 404>;

const updateGroupInvitationCall: ClientCall = {
  id: 'updateGroupInvitation',
  method: 'PUT',
  path: "/api/v4/groups/{id}/invitations/{email}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteGroupInvitationInput {
  readonly params: ParametersOf<operations['deleteGroupInvitation'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteGroupInvitation'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupInvitationAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteGroupInvitation'], 400 | 401 | 403 | 404 | 412 | 422>;

const deleteGroupInvitationCall: ClientCall = {
  id: 'deleteGroupInvitation',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/invitations/{email}",
  answers: { none: [204], json: [400, 401, 403, 404, 412, 422] },
};

export interface ListProjectInvitationsInput {
  readonly params: ParametersOf<operations['listProjectInvitations'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectInvitations'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectInvitationsAnswer = JsonAnswer<operations['listProjectInvitations'], 200 | 400 | 401 | 403 | 404>;

const listProjectInvitationsCall: ClientCall = {
  id: 'listProjectInvitations',
  method: 'GET',
  path: "/api/v4/projects/{id}/invitations",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface InviteToProjectInput {
  readonly params: ParametersOf<operations['inviteToProject'], 'path'>;
  readonly body: Sendable<BodyOf<operations['inviteToProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type InviteToProjectAnswer = JsonAnswer<operations['inviteToProject'], 201 | 400 | 401 | 403 | 404 | 405>;

const inviteToProjectCall: ClientCall = {
  id: 'inviteToProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/invitations",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404, 405] },
};

export interface UpdateProjectInvitationInput {
  readonly params: ParametersOf<operations['updateProjectInvitation'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProjectInvitation'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectInvitationAnswer = JsonAnswer<operations['updateProjectInvitation'], 200 | 400 | 401 | 403 | 404>;

const updateProjectInvitationCall: ClientCall = {
  id: 'updateProjectInvitation',
  method: 'PUT',
  path: "/api/v4/projects/{id}/invitations/{email}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteProjectInvitationInput {
  readonly params: ParametersOf<operations['deleteProjectInvitation'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProjectInvitation'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectInvitationAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteProjectInvitation'], 400 | 401 | 403 | 404 | 412 | 422>;

const deleteProjectInvitationCall: ClientCall = {
  id: 'deleteProjectInvitation',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/invitations/{email}",
  answers: { none: [204], json: [400, 401, 403, 404, 412, 422] },
};

export interface InvitationsClient {
  /** List the invitations to a group: GET /groups/{id}/invitations */
  listGroupInvitations: ListingOf<ListGroupInvitationsInput, ListGroupInvitationsAnswer, JsonOf<operations['listGroupInvitations'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Invite people to a group: POST /groups/{id}/invitations */
  inviteToGroup(request: InviteToGroupInput): Promise<InviteToGroupAnswer>;
  /** Change an invitation to a group: PUT /groups/{id}/invitations/{email} */
  updateGroupInvitation(request: UpdateGroupInvitationInput): Promise<UpdateGroupInvitationAnswer>;
  /** Take back an invitation to a group: DELETE /groups/{id}/invitations/{email} */
  deleteGroupInvitation(request: DeleteGroupInvitationInput): Promise<DeleteGroupInvitationAnswer>;
  /** List the invitations to a project: GET /projects/{id}/invitations */
  listProjectInvitations: ListingOf<ListProjectInvitationsInput, ListProjectInvitationsAnswer, JsonOf<operations['listProjectInvitations'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Invite people to a project: POST /projects/{id}/invitations */
  inviteToProject(request: InviteToProjectInput): Promise<InviteToProjectAnswer>;
  /** Change an invitation to a project: PUT /projects/{id}/invitations/{email} */
  updateProjectInvitation(request: UpdateProjectInvitationInput): Promise<UpdateProjectInvitationAnswer>;
  /** Take back an invitation to a project: DELETE /projects/{id}/invitations/{email} */
  deleteProjectInvitation(request: DeleteProjectInvitationInput): Promise<DeleteProjectInvitationAnswer>;
}

export const invitationsClient = (send: Send): InvitationsClient => ({
  listGroupInvitations: listing(send, listGroupInvitationsCall),
  inviteToGroup: (request) => send(inviteToGroupCall, request),
  updateGroupInvitation: (request) => send(updateGroupInvitationCall, request),
  deleteGroupInvitation: (request) => send(deleteGroupInvitationCall, request),
  listProjectInvitations: listing(send, listProjectInvitationsCall),
  inviteToProject: (request) => send(inviteToProjectCall, request),
  updateProjectInvitation: (request) => send(updateProjectInvitationCall, request),
  deleteProjectInvitation: (request) => send(deleteProjectInvitationCall, request),
});
