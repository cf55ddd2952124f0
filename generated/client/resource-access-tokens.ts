// Generated from spec/domains/* /resource-access-tokens.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListGroupAccessTokensInput {
  readonly params: ParametersOf<operations['listGroupAccessTokens'], 'path'>;
  readonly query?: ParametersOf<operations['listGroupAccessTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListGroupAccessTokensAnswer = JsonAnswer<operations['listGroupAccessTokens'], 200 | 400 | 401 | 403 | 404>;

const listGroupAccessTokensCall: ClientCall = {
  id: 'listGroupAccessTokens',
  method: 'GET',
  path: "/api/v4/groups/{id}/access_tokens",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateGroupAccessTokenInput {
  readonly params: ParametersOf<operations['createGroupAccessToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createGroupAccessToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateGroupAccessTokenAnswer = JsonAnswer<operations['createGroupAccessToken'], 201 | 400 | 401 | 403 | 404>;

const createGroupAccessTokenCall: ClientCall = {
  id: 'createGroupAccessToken',
  method: 'POST',
  path: "/api/v4/groups/{id}/access_tokens",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetGroupAccessTokenInput {
  readonly params: ParametersOf<operations['getGroupAccessToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGroupAccessTokenAnswer = JsonAnswer<operations['getGroupAccessToken'], 200 | 400 | 401 | 403 | 404>;

const getGroupAccessTokenCall: ClientCall = {
  id: 'getGroupAccessToken',
  method: 'GET',
  path: "/api/v4/groups/{id}/access_tokens/{token_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RevokeGroupAccessTokenInput {
  readonly params: ParametersOf<operations['revokeGroupAccessToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeGroupAccessTokenAnswer = EmptyAnswer<204> | JsonAnswer<operations['revokeGroupAccessToken'], 400 | 401 | 403 | 404>;

const revokeGroupAccessTokenCall: ClientCall = {
  id: 'revokeGroupAccessToken',
  method: 'DELETE',
  path: "/api/v4/groups/{id}/access_tokens/{token_id}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ListProjectAccessTokensInput {
  readonly params: ParametersOf<operations['listProjectAccessTokens'], 'path'>;
  readonly query?: ParametersOf<operations['listProjectAccessTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListProjectAccessTokensAnswer = JsonAnswer<operations['listProjectAccessTokens'], 200 | 400 | 401 | 403 | 404>;

const listProjectAccessTokensCall: ClientCall = {
  id: 'listProjectAccessTokens',
  method: 'GET',
  path: "/api/v4/projects/{id}/access_tokens",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateProjectAccessTokenInput {
  readonly params: ParametersOf<operations['createProjectAccessToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createProjectAccessToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateProjectAccessTokenAnswer = JsonAnswer<operations['createProjectAccessToken'], 201 | 400 | 401 | 403 | 404>;

const createProjectAccessTokenCall: ClientCall = {
  id: 'createProjectAccessToken',
  method: 'POST',
  path: "/api/v4/projects/{id}/access_tokens",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetProjectAccessTokenInput {
  readonly params: ParametersOf<operations['getProjectAccessToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetProjectAccessTokenAnswer = JsonAnswer<operations['getProjectAccessToken'], 200 | 400 | 401 | 403 | 404>;

const getProjectAccessTokenCall: ClientCall = {
  id: 'getProjectAccessToken',
  method: 'GET',
  path: "/api/v4/projects/{id}/access_tokens/{token_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RevokeProjectAccessTokenInput {
  readonly params: ParametersOf<operations['revokeProjectAccessToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeProjectAccessTokenAnswer = EmptyAnswer<204> | JsonAnswer<operations['revokeProjectAccessToken'], 400 | 401 | 403 | 404>;

const revokeProjectAccessTokenCall: ClientCall = {
  id: 'revokeProjectAccessToken',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/access_tokens/{token_id}",
  answers: { none: [204], json: [400, 401, 403, 404] },
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
