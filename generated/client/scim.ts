// Generated from spec/domains/* /scim.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListScimUsersInput {
  readonly params: ParametersOf<operations['listScimUsers'], 'path'>;
  readonly query?: ParametersOf<operations['listScimUsers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListScimUsersAnswer = JsonAnswer<operations['listScimUsers'], 200 | 400 | 401 | 403 | 404 | 412 | 429>;

const listScimUsersCall: ClientCall = {
  id: 'listScimUsers',
  method: 'GET',
  path: "/api/scim/v2/groups/{group_path}/Users",
  answers: { json: [200, 400, 401, 403, 404, 412, 429] },
};

export interface CreateScimUserInput {
  readonly params: ParametersOf<operations['createScimUser'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['createScimUser'], 'application/scim+json'>>;
  readonly signal?: AbortSignal;
}

export type CreateScimUserAnswer = JsonAnswer<operations['createScimUser'], 201 | 400 | 401 | 403 | 404 | 409 | 412 | 429>;

const createScimUserCall: ClientCall = {
  id: 'createScimUser',
  method: 'POST',
  path: "/api/scim/v2/groups/{group_path}/Users",
  body: "application/scim+json",
  answers: { json: [201, 400, 401, 403, 404, 409, 412, 429] },
};

export interface GetScimUserInput {
  readonly params: ParametersOf<operations['getScimUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetScimUserAnswer = JsonAnswer<operations['getScimUser'], 200 | 400 | 401 | 403 | 404 | 429>;

const getScimUserCall: ClientCall = {
  id: 'getScimUser',
  method: 'GET',
  path: "/api/scim/v2/groups/{group_path}/Users/{id}",
  answers: { json: [200, 400, 401, 403, 404, 429] },
};

export interface ReplaceScimUserInput {
  readonly params: ParametersOf<operations['replaceScimUser'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['replaceScimUser'], 'application/scim+json'>>;
  readonly signal?: AbortSignal;
}

export type ReplaceScimUserAnswer = JsonAnswer<operations['replaceScimUser'], 200 | 400 | 401 | 403 | 404 | 409 | 412 | 429>;

const replaceScimUserCall: ClientCall = {
  id: 'replaceScimUser',
  method: 'PUT',
  path: "/api/scim/v2/groups/{group_path}/Users/{id}",
  body: "application/scim+json",
  answers: { json: [200, 400, 401, 403, 404, 409, 412, 429] },
};

export interface UpdateScimUserInput {
  readonly params: ParametersOf<operations['updateScimUser'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateScimUser'], 'application/scim+json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateScimUserAnswer = EmptyAnswer<204> | JsonAnswer<operations['updateScimUser'], 400 | 401 | 403 | 404 | 409 | 412 | 429>;

const updateScimUserCall: ClientCall = {
  id: 'updateScimUser',
  method: 'PATCH',
  path: "/api/scim/v2/groups/{group_path}/Users/{id}",
  body: "application/scim+json",
  answers: { none: [204], json: [400, 401, 403, 404, 409, 412, 429] },
};

export interface DeleteScimUserInput {
  readonly params: ParametersOf<operations['deleteScimUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteScimUserAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteScimUser'], 400 | 401 | 403 | 404 | 412 | 429>;

const deleteScimUserCall: ClientCall = {
  id: 'deleteScimUser',
  method: 'DELETE',
  path: "/api/scim/v2/groups/{group_path}/Users/{id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412, 429] },
};

export interface ListScimIdentitiesInput {
  readonly params: ParametersOf<operations['listScimIdentities'], 'path'>;
  readonly query?: ParametersOf<operations['listScimIdentities'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListScimIdentitiesAnswer = JsonAnswer<operations['listScimIdentities'], 200 | 400 | 401 | 403 | 404>;

const listScimIdentitiesCall: ClientCall = {
  id: 'listScimIdentities',
  method: 'GET',
  path: "/api/v4/groups/{id}/scim/identities",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface UpdateScimIdentityInput {
  readonly params: ParametersOf<operations['updateScimIdentity'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateScimIdentity'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateScimIdentityAnswer = EmptyAnswer<204> | JsonAnswer<operations['updateScimIdentity'], 400 | 401 | 403 | 404>;

const updateScimIdentityCall: ClientCall = {
  id: 'updateScimIdentity',
  method: 'PATCH',
  path: "/api/v4/groups/{id}/scim/{uid}",
  body: "application/json",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ScimClient {
  /** List the provisioned users of a group: GET /api/scim/v2/groups/{group_path}/Users */
  listScimUsers(request: ListScimUsersInput): Promise<ListScimUsersAnswer>;
  /** Provision a user: POST /api/scim/v2/groups/{group_path}/Users */
  createScimUser(request: CreateScimUserInput): Promise<CreateScimUserAnswer>;
  /** Get a provisioned user: GET /api/scim/v2/groups/{group_path}/Users/{id} */
  getScimUser(request: GetScimUserInput): Promise<GetScimUserAnswer>;
  /** Replace a provisioned user: PUT /api/scim/v2/groups/{group_path}/Users/{id} */
  replaceScimUser(request: ReplaceScimUserInput): Promise<ReplaceScimUserAnswer>;
  /** Change a provisioned user: PATCH /api/scim/v2/groups/{group_path}/Users/{id} */
  updateScimUser(request: UpdateScimUserInput): Promise<UpdateScimUserAnswer>;
  /** Deprovision a user: DELETE /api/scim/v2/groups/{group_path}/Users/{id} */
  deleteScimUser(request: DeleteScimUserInput): Promise<DeleteScimUserAnswer>;
  /** List the SCIM identities of a group: GET /groups/{id}/scim/identities */
  listScimIdentities: ListingOf<ListScimIdentitiesInput, ListScimIdentitiesAnswer, JsonOf<operations['listScimIdentities'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Change a SCIM identity of a group: PATCH /groups/{id}/scim/{uid} */
  updateScimIdentity(request: UpdateScimIdentityInput): Promise<UpdateScimIdentityAnswer>;
}

export const scimClient = (send: Send): ScimClient => ({
  listScimUsers: (request) => send(listScimUsersCall, request),
  createScimUser: (request) => send(createScimUserCall, request),
  getScimUser: (request) => send(getScimUserCall, request),
  replaceScimUser: (request) => send(replaceScimUserCall, request),
  updateScimUser: (request) => send(updateScimUserCall, request),
  deleteScimUser: (request) => send(deleteScimUserCall, request),
  listScimIdentities: listing(send, listScimIdentitiesCall),
  updateScimIdentity: (request) => send(updateScimIdentityCall, request),
});
