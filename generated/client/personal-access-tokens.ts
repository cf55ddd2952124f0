// Generated from spec/resources/personal-access-tokens.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, Listing, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListPersonalAccessTokensInput {
  readonly query?: ParametersOf<operations['listPersonalAccessTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListPersonalAccessTokensAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listPersonalAccessTokens'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listPersonalAccessTokens'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listPersonalAccessTokens'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listPersonalAccessTokens'], 403> }
  ;

const listPersonalAccessTokensCall: ClientCall = {
  id: 'listPersonalAccessTokens',
  method: 'GET',
  path: "/api/v4/personal_access_tokens",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetOwnPersonalAccessTokenInput {
  readonly signal?: AbortSignal;
}

export type GetOwnPersonalAccessTokenAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getOwnPersonalAccessToken'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getOwnPersonalAccessToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getOwnPersonalAccessToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getOwnPersonalAccessToken'], 403> }
  ;

const getOwnPersonalAccessTokenCall: ClientCall = {
  id: 'getOwnPersonalAccessToken',
  method: 'GET',
  path: "/api/v4/personal_access_tokens/self",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface RevokeOwnPersonalAccessTokenInput {
  readonly signal?: AbortSignal;
}

export type RevokeOwnPersonalAccessTokenAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['revokeOwnPersonalAccessToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['revokeOwnPersonalAccessToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['revokeOwnPersonalAccessToken'], 403> }
  ;

const revokeOwnPersonalAccessTokenCall: ClientCall = {
  id: 'revokeOwnPersonalAccessToken',
  method: 'DELETE',
  path: "/api/v4/personal_access_tokens/self",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface GetPersonalAccessTokenInput {
  readonly params: ParametersOf<operations['getPersonalAccessToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPersonalAccessTokenAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getPersonalAccessToken'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getPersonalAccessToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getPersonalAccessToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getPersonalAccessToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getPersonalAccessToken'], 404> }
  ;

const getPersonalAccessTokenCall: ClientCall = {
  id: 'getPersonalAccessToken',
  method: 'GET',
  path: "/api/v4/personal_access_tokens/{id}",
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

export interface RevokePersonalAccessTokenInput {
  readonly params: ParametersOf<operations['revokePersonalAccessToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokePersonalAccessTokenAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['revokePersonalAccessToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['revokePersonalAccessToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['revokePersonalAccessToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['revokePersonalAccessToken'], 404> }
  ;

const revokePersonalAccessTokenCall: ClientCall = {
  id: 'revokePersonalAccessToken',
  method: 'DELETE',
  path: "/api/v4/personal_access_tokens/{id}",
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

export interface CreatePersonalAccessTokenInput {
  readonly params: ParametersOf<operations['createPersonalAccessToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createPersonalAccessToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreatePersonalAccessTokenAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createPersonalAccessToken'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createPersonalAccessToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createPersonalAccessToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createPersonalAccessToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createPersonalAccessToken'], 404> }
  ;

const createPersonalAccessTokenCall: ClientCall = {
  id: 'createPersonalAccessToken',
  method: 'POST',
  path: "/api/v4/users/{user_id}/personal_access_tokens",
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
