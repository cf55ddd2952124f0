// Generated from spec/domains/* /personal-access-tokens.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreatePersonalAccessToken = components['schemas']['CreatePersonalAccessToken'];
export type PersonalAccessToken = components['schemas']['PersonalAccessToken'];
export type PersonalAccessTokenScope = components['schemas']['PersonalAccessTokenScope'];
export type PersonalAccessTokenWithSecret = components['schemas']['PersonalAccessTokenWithSecret'];

/** List personal access tokens: GET /personal_access_tokens */
export interface ListPersonalAccessTokensRequest {
  readonly query: Defaulted<ParametersOf<operations['listPersonalAccessTokens'], 'query'>, 'page' | 'per_page'>;
}

export type ListPersonalAccessTokensResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listPersonalAccessTokens'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listPersonalAccessTokens'], 400 | 401 | 403>;

/** Get the token that makes the request: GET /personal_access_tokens/self */
export interface GetOwnPersonalAccessTokenRequest {
}

export type GetOwnPersonalAccessTokenResponse = JsonResponse<operations['getOwnPersonalAccessToken'], 200 | 400 | 401 | 403>;

/** Revoke the token that makes the request: DELETE /personal_access_tokens/self */
export interface RevokeOwnPersonalAccessTokenRequest {
}

export type RevokeOwnPersonalAccessTokenResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['revokeOwnPersonalAccessToken'], 400 | 401 | 403>;

/** Get a personal access token: GET /personal_access_tokens/{id} */
export interface GetPersonalAccessTokenRequest {
  readonly params: ParametersOf<operations['getPersonalAccessToken'], 'path'>;
}

export type GetPersonalAccessTokenResponse = JsonResponse<operations['getPersonalAccessToken'], 200 | 400 | 401 | 403 | 404>;

/** Revoke a personal access token: DELETE /personal_access_tokens/{id} */
export interface RevokePersonalAccessTokenRequest {
  readonly params: ParametersOf<operations['revokePersonalAccessToken'], 'path'>;
}

export type RevokePersonalAccessTokenResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['revokePersonalAccessToken'], 400 | 401 | 403 | 404>;

/** Create a personal access token for a user: POST /users/{user_id}/personal_access_tokens */
export interface CreatePersonalAccessTokenRequest {
  readonly params: ParametersOf<operations['createPersonalAccessToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createPersonalAccessToken'], 'application/json'>>;
}

export type CreatePersonalAccessTokenResponse = JsonResponse<operations['createPersonalAccessToken'], 201 | 400 | 401 | 403 | 404>;
