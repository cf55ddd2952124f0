// Generated from spec/resources/resource-access-tokens.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupAccessTokensInput {
  readonly params: ParametersOf<operations['listGroupAccessTokens'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupAccessTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupAccessTokensAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAccessTokens'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAccessTokens'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAccessTokens'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAccessTokens'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listGroupAccessTokens'], 404> }
  ;

const listGroupAccessTokensCall: ClientCall = {
  id: 'listGroupAccessTokens',
  method: 'GET',
  path: "/api/v4/groups/{id}/access_tokens",
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

export interface CreateGroupAccessTokenInput {
  readonly params: ParametersOf<operations['createGroupAccessToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createGroupAccessToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupAccessTokenAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createGroupAccessToken'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createGroupAccessToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createGroupAccessToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createGroupAccessToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createGroupAccessToken'], 404> }
  ;

const createGroupAccessTokenCall: ClientCall = {
  id: 'createGroupAccessToken',
  method: 'POST',
  path: "/api/v4/groups/{id}/access_tokens",
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

export interface GetGroupAccessTokenInput {
  readonly params: ParametersOf<operations['getGroupAccessToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupAccessTokenAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAccessToken'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAccessToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAccessToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAccessToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getGroupAccessToken'], 404> }
  ;

const getGroupAccessTokenCall: ClientCall = {
  id: 'getGroupAccessToken',
  method: 'GET',
  path: "/api/v4/groups/{id}/access_tokens/{token_id}",
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

export interface RevokeGroupAccessTokenInput {
  readonly params: ParametersOf<operations['revokeGroupAccessToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeGroupAccessTokenAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['revokeGroupAccessToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['revokeGroupAccessToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['revokeGroupAccessToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['revokeGroupAccessToken'], 404> }
  ;

const revokeGroupAccessTokenCall: ClientCall = {
  id: 'revokeGroupAccessToken',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/access_tokens/{token_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListProjectAccessTokensInput {
  readonly params: ParametersOf<operations['listProjectAccessTokens'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectAccessTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectAccessTokensAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listProjectAccessTokens'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listProjectAccessTokens'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listProjectAccessTokens'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listProjectAccessTokens'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listProjectAccessTokens'], 404> }
  ;

const listProjectAccessTokensCall: ClientCall = {
  id: 'listProjectAccessTokens',
  method: 'GET',
  path: "/api/v4/projects/{id}/access_tokens",
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

export interface CreateProjectAccessTokenInput {
  readonly params: ParametersOf<operations['createProjectAccessToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectAccessToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectAccessTokenAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createProjectAccessToken'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createProjectAccessToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createProjectAccessToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createProjectAccessToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createProjectAccessToken'], 404> }
  ;

const createProjectAccessTokenCall: ClientCall = {
  id: 'createProjectAccessToken',
  method: 'POST',
  path: "/api/v4/projects/{id}/access_tokens",
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

export interface GetProjectAccessTokenInput {
  readonly params: ParametersOf<operations['getProjectAccessToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectAccessTokenAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getProjectAccessToken'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getProjectAccessToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getProjectAccessToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getProjectAccessToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getProjectAccessToken'], 404> }
  ;

const getProjectAccessTokenCall: ClientCall = {
  id: 'getProjectAccessToken',
  method: 'GET',
  path: "/api/v4/projects/{id}/access_tokens/{token_id}",
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

export interface RevokeProjectAccessTokenInput {
  readonly params: ParametersOf<operations['revokeProjectAccessToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeProjectAccessTokenAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['revokeProjectAccessToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['revokeProjectAccessToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['revokeProjectAccessToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['revokeProjectAccessToken'], 404> }
  ;

const revokeProjectAccessTokenCall: ClientCall = {
  id: 'revokeProjectAccessToken',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/access_tokens/{token_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ResourceAccessTokensClient {
  /** List the access tokens of a group: GET /groups/{id}/access_tokens */
  listGroupAccessTokens: ListingOf<ListGroupAccessTokensInput, ListGroupAccessTokensAnswer, JsonOf<operations['listGroupAccessTokens'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an access token of a group: POST /groups/{id}/access_tokens */
  createGroupAccessToken(request: CreateGroupAccessTokenInput): Promise<CreateGroupAccessTokenAnswer>;
  /** Get an access token of a group: GET /groups/{id}/access_tokens/{token_id} */
  getGroupAccessToken(request: GetGroupAccessTokenInput): Promise<GetGroupAccessTokenAnswer>;
  /** Revoke an access token of a group: DELETE /groups/{id}/access_tokens/{token_id} */
  revokeGroupAccessToken(request: RevokeGroupAccessTokenInput): Promise<RevokeGroupAccessTokenAnswer>;
  /** List the access tokens of a project: GET /projects/{id}/access_tokens */
  listProjectAccessTokens: ListingOf<ListProjectAccessTokensInput, ListProjectAccessTokensAnswer, JsonOf<operations['listProjectAccessTokens'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an access token of a project: POST /projects/{id}/access_tokens */
  createProjectAccessToken(request: CreateProjectAccessTokenInput): Promise<CreateProjectAccessTokenAnswer>;
  /** Get an access token of a project: GET /projects/{id}/access_tokens/{token_id} */
  getProjectAccessToken(request: GetProjectAccessTokenInput): Promise<GetProjectAccessTokenAnswer>;
  /** Revoke an access token of a project: DELETE /projects/{id}/access_tokens/{token_id} */
  revokeProjectAccessToken(request: RevokeProjectAccessTokenInput): Promise<RevokeProjectAccessTokenAnswer>;
}

export const resourceAccessTokensClient = (send: Send): ResourceAccessTokensClient => ({
  listGroupAccessTokens: listing(send, listGroupAccessTokensCall),
  createGroupAccessToken: (request) => send(createGroupAccessTokenCall, request),
  getGroupAccessToken: (request) => send(getGroupAccessTokenCall, request),
  revokeGroupAccessToken: (request) => send(revokeGroupAccessTokenCall, request),
  listProjectAccessTokens: listing(send, listProjectAccessTokensCall),
  createProjectAccessToken: (request) => send(createProjectAccessTokenCall, request),
  getProjectAccessToken: (request) => send(getProjectAccessTokenCall, request),
  revokeProjectAccessToken: (request) => send(revokeProjectAccessTokenCall, request),
});
