// Generated from spec/domains/* /impersonation-tokens.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

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
  | JsonResponse<operations['listImpersonationTokens'], 400 | 401 | 403 | 404>;

/** Create an impersonation token: POST /users/{user_id}/impersonation_tokens */
export interface CreateImpersonationTokenRequest {
  readonly params: ParametersOf<operations['createImpersonationToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createImpersonationToken'], 'application/json'>>;
}

export type CreateImpersonationTokenResponse = JsonResponse<operations['createImpersonationToken'], 201 | 400 | 401 | 403 | 404>;

/** Get an impersonation token: GET /users/{user_id}/impersonation_tokens/{impersonation_token_id} */
export interface GetImpersonationTokenRequest {
  readonly params: ParametersOf<operations['getImpersonationToken'], 'path'>;
}

export type GetImpersonationTokenResponse = JsonResponse<operations['getImpersonationToken'], 200 | 400 | 401 | 403 | 404>;

/** Revoke an impersonation token: DELETE /users/{user_id}/impersonation_tokens/{impersonation_token_id} */
export interface RevokeImpersonationTokenRequest {
  readonly params: ParametersOf<operations['revokeImpersonationToken'], 'path'>;
  readonly headers: ParametersOf<operations['revokeImpersonationToken'], 'header'>;
}

export type RevokeImpersonationTokenResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['revokeImpersonationToken'], 400 | 401 | 403 | 404 | 412>;
