// Generated from spec/domains/* /personal-access-tokens.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, Listing, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListPersonalAccessTokensInput {
  readonly query?: ParametersOf<operations['listPersonalAccessTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPersonalAccessTokensAnswer = JsonAnswer<operations['listPersonalAccessTokens'], 200 | 400 | 401 | 403>;

const listPersonalAccessTokensCall: ClientCall = {
  id: 'listPersonalAccessTokens',
  method: 'GET',
  path: "/api/v4/personal_access_tokens",
  answers: { json: [200, 400, 401, 403] },
};

export interface GetOwnPersonalAccessTokenInput {
  readonly signal?: AbortSignal;
}

export type GetOwnPersonalAccessTokenAnswer = JsonAnswer<operations['getOwnPersonalAccessToken'], 200 | 400 | 401 | 403>;

const getOwnPersonalAccessTokenCall: ClientCall = {
  id: 'getOwnPersonalAccessToken',
  method: 'GET',
  path: "/api/v4/personal_access_tokens/self",
  answers: { json: [200, 400, 401, 403] },
};

export interface RevokeOwnPersonalAccessTokenInput {
  readonly signal?: AbortSignal;
}

export type RevokeOwnPersonalAccessTokenAnswer = EmptyAnswer<204> | JsonAnswer<operations['revokeOwnPersonalAccessToken'], 400 | 401 | 403>;

const revokeOwnPersonalAccessTokenCall: ClientCall = {
  id: 'revokeOwnPersonalAccessToken',
  method: 'DELETE',
  path: "/api/v4/personal_access_tokens/self",
  answers: { none: [204], json: [400, 401, 403] },
};

export interface GetPersonalAccessTokenInput {
  readonly params: ParametersOf<operations['getPersonalAccessToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPersonalAccessTokenAnswer = JsonAnswer<operations['getPersonalAccessToken'], 200 | 400 | 401 | 403 | 404>;

const getPersonalAccessTokenCall: ClientCall = {
  id: 'getPersonalAccessToken',
  method: 'GET',
  path: "/api/v4/personal_access_tokens/{id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RevokePersonalAccessTokenInput {
  readonly params: ParametersOf<operations['revokePersonalAccessToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokePersonalAccessTokenAnswer = EmptyAnswer<204> | JsonAnswer<operations['revokePersonalAccessToken'], 400 | 401 | 403 | 404>;

const revokePersonalAccessTokenCall: ClientCall = {
  id: 'revokePersonalAccessToken',
  method: 'DELETE',
  path: "/api/v4/personal_access_tokens/{id}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface CreatePersonalAccessTokenInput {
  readonly params: ParametersOf<operations['createPersonalAccessToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createPersonalAccessToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreatePersonalAccessTokenAnswer = JsonAnswer<operations['createPersonalAccessToken'], 201 | 400 | 401 | 403 | 404>;

const createPersonalAccessTokenCall: ClientCall = {
  id: 'createPersonalAccessToken',
  method: 'POST',
  path: "/api/v4/users/{user_id}/personal_access_tokens",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface PersonalAccessTokensClient {
  /** List personal access tokens: GET /personal_access_tokens */
  listPersonalAccessTokens: Listing<ListPersonalAccessTokensInput, ListPersonalAccessTokensAnswer, JsonOf<operations['listPersonalAccessTokens'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get the token that makes the request: GET /personal_access_tokens/self */
  getOwnPersonalAccessToken(request?: GetOwnPersonalAccessTokenInput): Promise<GetOwnPersonalAccessTokenAnswer>;
  /** Revoke the token that makes the request: DELETE /personal_access_tokens/self */
  revokeOwnPersonalAccessToken(request?: RevokeOwnPersonalAccessTokenInput): Promise<RevokeOwnPersonalAccessTokenAnswer>;
  /** Get a personal access token: GET /personal_access_tokens/{id} */
  getPersonalAccessToken(request: GetPersonalAccessTokenInput): Promise<GetPersonalAccessTokenAnswer>;
  /** Revoke a personal access token: DELETE /personal_access_tokens/{id} */
  revokePersonalAccessToken(request: RevokePersonalAccessTokenInput): Promise<RevokePersonalAccessTokenAnswer>;
  /** Create a personal access token for a user: POST /users/{user_id}/personal_access_tokens */
  createPersonalAccessToken(request: CreatePersonalAccessTokenInput): Promise<CreatePersonalAccessTokenAnswer>;
}

export const personalAccessTokensClient = (send: Send): PersonalAccessTokensClient => ({
  listPersonalAccessTokens: listing(send, listPersonalAccessTokensCall),
  getOwnPersonalAccessToken: (request) => send(getOwnPersonalAccessTokenCall, request),
  revokeOwnPersonalAccessToken: (request) => send(revokeOwnPersonalAccessTokenCall, request),
  getPersonalAccessToken: (request) => send(getPersonalAccessTokenCall, request),
  revokePersonalAccessToken: (request) => send(revokePersonalAccessTokenCall, request),
  createPersonalAccessToken: (request) => send(createPersonalAccessTokenCall, request),
});
