// Generated from spec/domains/* /impersonation-tokens.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListImpersonationTokensInput {
  readonly params: ParametersOf<operations['listImpersonationTokens'], 'path'>;
  readonly query?: ParametersOf<operations['listImpersonationTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListImpersonationTokensAnswer = JsonAnswer<operations['listImpersonationTokens'], 200 | 400 | 401 | 403 | 404>;

const listImpersonationTokensCall: ClientCall = {
  id: 'listImpersonationTokens',
  method: 'GET',
  path: "/api/v4/users/{user_id}/impersonation_tokens",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateImpersonationTokenInput {
  readonly params: ParametersOf<operations['createImpersonationToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createImpersonationToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateImpersonationTokenAnswer = JsonAnswer<operations['createImpersonationToken'], 201 | 400 | 401 | 403 | 404>;

const createImpersonationTokenCall: ClientCall = {
  id: 'createImpersonationToken',
  method: 'POST',
  path: "/api/v4/users/{user_id}/impersonation_tokens",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetImpersonationTokenInput {
  readonly params: ParametersOf<operations['getImpersonationToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetImpersonationTokenAnswer = JsonAnswer<operations['getImpersonationToken'], 200 | 400 | 401 | 403 | 404>;

const getImpersonationTokenCall: ClientCall = {
  id: 'getImpersonationToken',
  method: 'GET',
  path: "/api/v4/users/{user_id}/impersonation_tokens/{impersonation_token_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RevokeImpersonationTokenInput {
  readonly params: ParametersOf<operations['revokeImpersonationToken'], 'path'>;
  readonly headers?: ParametersOf<operations['revokeImpersonationToken'], 'header'>;
  readonly signal?: AbortSignal;
}

export type RevokeImpersonationTokenAnswer = EmptyAnswer<204> | JsonAnswer<operations['revokeImpersonationToken'], 400 | 401 | 403 | 404 | 412>;

const revokeImpersonationTokenCall: ClientCall = {
  id: 'revokeImpersonationToken',
  method: 'DELETE',
  path: "/api/v4/users/{user_id}/impersonation_tokens/{impersonation_token_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
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
