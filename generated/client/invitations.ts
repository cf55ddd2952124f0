// Generated from spec/resources/invitations.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupInvitationsInput {
  readonly params: ParametersOf<operations['listGroupInvitations'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupInvitations'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupInvitationsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupInvitations'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupInvitations'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupInvitations'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupInvitations'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupInvitations'], 404> }
  ;

const listGroupInvitationsCall: ClientCall = {
  id: 'listGroupInvitations',
  method: 'GET',
  path: "/api/v4/groups/{id}/invitations",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface InviteToGroupInput {
  readonly params: ParametersOf<operations['inviteToGroup'], 'path'>;
  readonly body: Sendable<BodyOf<operations['inviteToGroup'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type InviteToGroupAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['inviteToGroup'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['inviteToGroup'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['inviteToGroup'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['inviteToGroup'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['inviteToGroup'], 404> }
  ;

const inviteToGroupCall: ClientCall = {
  id: 'inviteToGroup',
  method: 'POST',
  path: "/api/v4/groups/{id}/invitations",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface UpdateGroupInvitationInput {
  readonly params: ParametersOf<operations['updateGroupInvitation'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateGroupInvitation'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateGroupInvitationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupInvitation'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupInvitation'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupInvitation'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupInvitation'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateGroupInvitation'], 404> }
  ;

const updateGroupInvitationCall: ClientCall = {
  id: 'updateGroupInvitation',
  method: 'PUT',
  path: "/api/v4/groups/{id}/invitations/{email}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteGroupInvitationInput {
  readonly params: ParametersOf<operations['deleteGroupInvitation'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteGroupInvitation'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteGroupInvitationAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupInvitation'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupInvitation'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupInvitation'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupInvitation'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupInvitation'], 412> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['deleteGroupInvitation'], 422> }
  ;

const deleteGroupInvitationCall: ClientCall = {
  id: 'deleteGroupInvitation',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/invitations/{email}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
    422: 'json',
  },
};

export interface ListProjectInvitationsInput {
  readonly params: ParametersOf<operations['listProjectInvitations'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectInvitations'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectInvitationsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectInvitations'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectInvitations'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectInvitations'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectInvitations'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectInvitations'], 404> }
  ;

const listProjectInvitationsCall: ClientCall = {
  id: 'listProjectInvitations',
  method: 'GET',
  path: "/api/v4/projects/{id}/invitations",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface InviteToProjectInput {
  readonly params: ParametersOf<operations['inviteToProject'], 'path'>;
  readonly body: Sendable<BodyOf<operations['inviteToProject'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type InviteToProjectAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['inviteToProject'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['inviteToProject'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['inviteToProject'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['inviteToProject'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['inviteToProject'], 404> }
  | { readonly status: 405; readonly headers: Headers; readonly body: JsonOf<operations['inviteToProject'], 405> }
  ;

const inviteToProjectCall: ClientCall = {
  id: 'inviteToProject',
  method: 'POST',
  path: "/api/v4/projects/{id}/invitations",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    405: 'json',
  },
};

export interface UpdateProjectInvitationInput {
  readonly params: ParametersOf<operations['updateProjectInvitation'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateProjectInvitation'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateProjectInvitationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectInvitation'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectInvitation'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectInvitation'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectInvitation'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateProjectInvitation'], 404> }
  ;

const updateProjectInvitationCall: ClientCall = {
  id: 'updateProjectInvitation',
  method: 'PUT',
  path: "/api/v4/projects/{id}/invitations/{email}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteProjectInvitationInput {
  readonly params: ParametersOf<operations['deleteProjectInvitation'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteProjectInvitation'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteProjectInvitationAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectInvitation'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectInvitation'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectInvitation'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectInvitation'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectInvitation'], 412> }
  | { readonly status: 422; readonly headers: Headers; readonly body: JsonOf<operations['deleteProjectInvitation'], 422> }
  ;

const deleteProjectInvitationCall: ClientCall = {
  id: 'deleteProjectInvitation',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/invitations/{email}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
    422: 'json',
  },
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
