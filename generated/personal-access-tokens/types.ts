// Generated from spec/resources/personal-access-tokens.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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
  | { readonly status: 400; readonly body: JsonOf<operations['listPersonalAccessTokens'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listPersonalAccessTokens'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listPersonalAccessTokens'], 403>; readonly headers?: never }
  ;

/** Get the token that makes the request: GET /personal_access_tokens/self */
export interface GetOwnPersonalAccessTokenRequest {
}

export type GetOwnPersonalAccessTokenResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getOwnPersonalAccessToken'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getOwnPersonalAccessToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getOwnPersonalAccessToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getOwnPersonalAccessToken'], 403>; readonly headers?: never }
  ;

/** Revoke the token that makes the request: DELETE /personal_access_tokens/self */
export interface RevokeOwnPersonalAccessTokenRequest {
}

export type RevokeOwnPersonalAccessTokenResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['revokeOwnPersonalAccessToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['revokeOwnPersonalAccessToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['revokeOwnPersonalAccessToken'], 403>; readonly headers?: never }
  ;

/** Get a personal access token: GET /personal_access_tokens/{id} */
export interface GetPersonalAccessTokenRequest {
  readonly params: ParametersOf<operations['getPersonalAccessToken'], 'path'>;
}

export type GetPersonalAccessTokenResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getPersonalAccessToken'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getPersonalAccessToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getPersonalAccessToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getPersonalAccessToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getPersonalAccessToken'], 404>; readonly headers?: never }
  ;

/** Revoke a personal access token: DELETE /personal_access_tokens/{id} */
export interface RevokePersonalAccessTokenRequest {
  readonly params: ParametersOf<operations['revokePersonalAccessToken'], 'path'>;
}

export type RevokePersonalAccessTokenResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['revokePersonalAccessToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['revokePersonalAccessToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['revokePersonalAccessToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['revokePersonalAccessToken'], 404>; readonly headers?: never }
  ;

/** Create a personal access token for a user: POST /users/{user_id}/personal_access_tokens */
export interface CreatePersonalAccessTokenRequest {
  readonly params: ParametersOf<operations['createPersonalAccessToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createPersonalAccessToken'], 'application/json'>>;
}

export type CreatePersonalAccessTokenResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createPersonalAccessToken'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createPersonalAccessToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createPersonalAccessToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createPersonalAccessToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createPersonalAccessToken'], 404>; readonly headers?: never }
  ;
