// Generated from spec/resources/scim.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListScimUsersInput {
  readonly params: ParametersOf<operations['listScimUsers'], 'path'>;
  readonly query?: ParametersOf<operations['listScimUsers'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListScimUsersAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listScimUsers'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listScimUsers'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listScimUsers'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listScimUsers'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listScimUsers'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['listScimUsers'], 412> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['listScimUsers'], 429> }
  ;

const listScimUsersCall: ClientCall = {
  id: 'listScimUsers',
  method: 'GET',
  path: "/api/scim/v2/groups/{group_path}/Users",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
    429: 'json',
  },
};

export interface CreateScimUserInput {
  readonly params: ParametersOf<operations['createScimUser'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['createScimUser'], 'application/scim+json'>>;
  readonly signal?: AbortSignal;
}

export type CreateScimUserAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createScimUser'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createScimUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createScimUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createScimUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createScimUser'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['createScimUser'], 409> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['createScimUser'], 412> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['createScimUser'], 429> }
  ;

const createScimUserCall: ClientCall = {
  id: 'createScimUser',
  method: 'POST',
  path: "/api/scim/v2/groups/{group_path}/Users",
  commas: [],
  body: "application/scim+json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
    412: 'json',
    429: 'json',
  },
};

export interface GetScimUserInput {
  readonly params: ParametersOf<operations['getScimUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetScimUserAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getScimUser'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getScimUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getScimUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getScimUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getScimUser'], 404> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['getScimUser'], 429> }
  ;

const getScimUserCall: ClientCall = {
  id: 'getScimUser',
  method: 'GET',
  path: "/api/scim/v2/groups/{group_path}/Users/{id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    429: 'json',
  },
};

export interface ReplaceScimUserInput {
  readonly params: ParametersOf<operations['replaceScimUser'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['replaceScimUser'], 'application/scim+json'>>;
  readonly signal?: AbortSignal;
}

export type ReplaceScimUserAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['replaceScimUser'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['replaceScimUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['replaceScimUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['replaceScimUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['replaceScimUser'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['replaceScimUser'], 409> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['replaceScimUser'], 412> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['replaceScimUser'], 429> }
  ;

const replaceScimUserCall: ClientCall = {
  id: 'replaceScimUser',
  method: 'PUT',
  path: "/api/scim/v2/groups/{group_path}/Users/{id}",
  commas: [],
  body: "application/scim+json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
    412: 'json',
    429: 'json',
  },
};

export interface UpdateScimUserInput {
  readonly params: ParametersOf<operations['updateScimUser'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['updateScimUser'], 'application/scim+json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateScimUserAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateScimUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateScimUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateScimUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateScimUser'], 404> }
  | { readonly status: 409; readonly headers: Headers; readonly body: JsonOf<operations['updateScimUser'], 409> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['updateScimUser'], 412> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['updateScimUser'], 429> }
  ;

const updateScimUserCall: ClientCall = {
  id: 'updateScimUser',
  method: 'PATCH',
  path: "/api/scim/v2/groups/{group_path}/Users/{id}",
  commas: [],
  body: "application/scim+json",
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    409: 'json',
    412: 'json',
    429: 'json',
  },
};

export interface DeleteScimUserInput {
  readonly params: ParametersOf<operations['deleteScimUser'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteScimUserAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteScimUser'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteScimUser'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteScimUser'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteScimUser'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['deleteScimUser'], 412> }
  | { readonly status: 429; readonly headers: Headers; readonly body: JsonOf<operations['deleteScimUser'], 429> }
  ;

const deleteScimUserCall: ClientCall = {
  id: 'deleteScimUser',
  method: 'DELETE',
  path: "/api/scim/v2/groups/{group_path}/Users/{id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
    429: 'json',
  },
};

export interface ListScimIdentitiesInput {
  readonly params: ParametersOf<operations['listScimIdentities'], 'path'>;
  readonly query?: ParametersOf<operations['listScimIdentities'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListScimIdentitiesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listScimIdentities'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listScimIdentities'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listScimIdentities'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listScimIdentities'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listScimIdentities'], 404> }
  ;

const listScimIdentitiesCall: ClientCall = {
  id: 'listScimIdentities',
  method: 'GET',
  path: "/api/v4/groups/{id}/scim/identities",
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

export interface UpdateScimIdentityInput {
  readonly params: ParametersOf<operations['updateScimIdentity'], 'path'>;
  readonly body: Sendable<BodyOf<operations['updateScimIdentity'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type UpdateScimIdentityAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['updateScimIdentity'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['updateScimIdentity'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['updateScimIdentity'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['updateScimIdentity'], 404> }
  ;

const updateScimIdentityCall: ClientCall = {
  id: 'updateScimIdentity',
  method: 'PATCH',
  path: "/api/v4/groups/{id}/scim/{uid}",
  commas: [],
  body: "application/json",
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
