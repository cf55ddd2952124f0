// Generated from spec/resources/impersonation-tokens.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListImpersonationTokensInput {
  readonly params: ParametersOf<operations['listImpersonationTokens'], 'path'>;
  readonly query?: ParametersOf<operations['listImpersonationTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListImpersonationTokensAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listImpersonationTokens'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listImpersonationTokens'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listImpersonationTokens'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listImpersonationTokens'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listImpersonationTokens'], 404> }
  ;

const listImpersonationTokensCall: ClientCall = {
  id: 'listImpersonationTokens',
  method: 'GET',
  path: "/api/v4/users/{user_id}/impersonation_tokens",
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

export interface CreateImpersonationTokenInput {
  readonly params: ParametersOf<operations['createImpersonationToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createImpersonationToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateImpersonationTokenAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createImpersonationToken'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createImpersonationToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createImpersonationToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createImpersonationToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createImpersonationToken'], 404> }
  ;

const createImpersonationTokenCall: ClientCall = {
  id: 'createImpersonationToken',
  method: 'POST',
  path: "/api/v4/users/{user_id}/impersonation_tokens",
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

export interface GetImpersonationTokenInput {
  readonly params: ParametersOf<operations['getImpersonationToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetImpersonationTokenAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getImpersonationToken'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getImpersonationToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getImpersonationToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getImpersonationToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getImpersonationToken'], 404> }
  ;

const getImpersonationTokenCall: ClientCall = {
  id: 'getImpersonationToken',
  method: 'GET',
  path: "/api/v4/users/{user_id}/impersonation_tokens/{impersonation_token_id}",
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

export interface RevokeImpersonationTokenInput {
  readonly params: ParametersOf<operations['revokeImpersonationToken'], 'path'>;
  readonly headers?: ParametersOf<operations['revokeImpersonationToken'], 'header'>;
  readonly signal?: AbortSignal;
}

export type RevokeImpersonationTokenAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['revokeImpersonationToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['revokeImpersonationToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['revokeImpersonationToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['revokeImpersonationToken'], 404> }
  | { readonly status: 412; readonly headers: Headers; readonly body: JsonOf<operations['revokeImpersonationToken'], 412> }
  ;

const revokeImpersonationTokenCall: ClientCall = {
  id: 'revokeImpersonationToken',
  method: 'DELETE',
  path: "/api/v4/users/{user_id}/impersonation_tokens/{impersonation_token_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
    412: 'json',
  },
};

export interface ImpersonationTokensClient {
  /** List the impersonation tokens of a user: GET /users/{user_id}/impersonation_tokens */
  listImpersonationTokens: ListingOf<ListImpersonationTokensInput, ListImpersonationTokensAnswer, JsonOf<operations['listImpersonationTokens'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Create an impersonation token: POST /users/{user_id}/impersonation_tokens */
  createImpersonationToken(request: CreateImpersonationTokenInput): Promise<CreateImpersonationTokenAnswer>;
  /** Get an impersonation token: GET /users/{user_id}/impersonation_tokens/{impersonation_token_id} */
  getImpersonationToken(request: GetImpersonationTokenInput): Promise<GetImpersonationTokenAnswer>;
  /** Revoke an impersonation token: DELETE /users/{user_id}/impersonation_tokens/{impersonation_token_id} */
  revokeImpersonationToken(request: RevokeImpersonationTokenInput): Promise<RevokeImpersonationTokenAnswer>;
}

export const impersonationTokensClient = (send: Send): ImpersonationTokensClient => ({
  listImpersonationTokens: listing(send, listImpersonationTokensCall),
  createImpersonationToken: (request) => send(createImpersonationTokenCall, request),
  getImpersonationToken: (request) => send(getImpersonationTokenCall, request),
  revokeImpersonationToken: (request) => send(revokeImpersonationTokenCall, request),
});
