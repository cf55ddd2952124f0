// Generated from spec/resources/impersonation-tokens.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateImpersonationToken = components['schemas']['CreateImpersonationToken'];
export type ImpersonationToken = components['schemas']['ImpersonationToken'];
export type ImpersonationTokenWithSecret = components['schemas']['ImpersonationTokenWithSecret'];

/** List the impersonation tokens of a user: GET /users/{user_id}/impersonation_tokens */
export interface ListImpersonationTokensRequest {
  readonly params: ParametersOf<operations['listImpersonationTokens'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listImpersonationTokens'], 'query'>, 'state' | 'page' | 'per_page'>;
}

export type ListImpersonationTokensResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listImpersonationTokens'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listImpersonationTokens'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listImpersonationTokens'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listImpersonationTokens'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listImpersonationTokens'], 404>; readonly headers?: never }
  ;

/** Create an impersonation token: POST /users/{user_id}/impersonation_tokens */
export interface CreateImpersonationTokenRequest {
  readonly params: ParametersOf<operations['createImpersonationToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createImpersonationToken'], 'application/json'>>;
}

export type CreateImpersonationTokenResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createImpersonationToken'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createImpersonationToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createImpersonationToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createImpersonationToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createImpersonationToken'], 404>; readonly headers?: never }
  ;

/** Get an impersonation token: GET /users/{user_id}/impersonation_tokens/{impersonation_token_id} */
export interface GetImpersonationTokenRequest {
  readonly params: ParametersOf<operations['getImpersonationToken'], 'path'>;
}

export type GetImpersonationTokenResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getImpersonationToken'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getImpersonationToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getImpersonationToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getImpersonationToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getImpersonationToken'], 404>; readonly headers?: never }
  ;

/** Revoke an impersonation token: DELETE /users/{user_id}/impersonation_tokens/{impersonation_token_id} */
export interface RevokeImpersonationTokenRequest {
  readonly params: ParametersOf<operations['revokeImpersonationToken'], 'path'>;
  readonly headers: ParametersOf<operations['revokeImpersonationToken'], 'header'>;
}

export type RevokeImpersonationTokenResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['revokeImpersonationToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['revokeImpersonationToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['revokeImpersonationToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['revokeImpersonationToken'], 404>; readonly headers?: never }
  | { readonly status: 412; readonly body: JsonOf<operations['revokeImpersonationToken'], 412>; readonly headers?: never }
  ;
