// Generated from spec/resources/resource-access-tokens.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateGroupAccessToken = components['schemas']['CreateGroupAccessToken'];
export type CreateProjectAccessToken = components['schemas']['CreateProjectAccessToken'];
export type ResourceAccessToken = components['schemas']['ResourceAccessToken'];
export type ResourceAccessTokenScope = components['schemas']['ResourceAccessTokenScope'];
export type ResourceAccessTokenWithSecret = components['schemas']['ResourceAccessTokenWithSecret'];

/** List the access tokens of a group: GET /groups/{id}/access_tokens */
export interface ListGroupAccessTokensRequest {
  readonly params: ParametersOf<operations['listGroupAccessTokens'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupAccessTokens'], 'query'>, 'page' | 'per_page'>;
}

export type ListGroupAccessTokensResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupAccessTokens'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupAccessTokens'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupAccessTokens'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupAccessTokens'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupAccessTokens'], 404>; readonly headers?: never }
  ;

/** Create an access token of a group: POST /groups/{id}/access_tokens */
export interface CreateGroupAccessTokenRequest {
  readonly params: ParametersOf<operations['createGroupAccessToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupAccessToken'], 'application/json'>, 'access_level'>;
}

export type CreateGroupAccessTokenResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createGroupAccessToken'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createGroupAccessToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createGroupAccessToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createGroupAccessToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createGroupAccessToken'], 404>; readonly headers?: never }
  ;

/** Get an access token of a group: GET /groups/{id}/access_tokens/{token_id} */
export interface GetGroupAccessTokenRequest {
  readonly params: ParametersOf<operations['getGroupAccessToken'], 'path'>;
}

export type GetGroupAccessTokenResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getGroupAccessToken'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getGroupAccessToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getGroupAccessToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getGroupAccessToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getGroupAccessToken'], 404>; readonly headers?: never }
  ;

/** Revoke an access token of a group: DELETE /groups/{id}/access_tokens/{token_id} */
export interface RevokeGroupAccessTokenRequest {
  readonly params: ParametersOf<operations['revokeGroupAccessToken'], 'path'>;
}

export type RevokeGroupAccessTokenResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['revokeGroupAccessToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['revokeGroupAccessToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['revokeGroupAccessToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['revokeGroupAccessToken'], 404>; readonly headers?: never }
  ;

/** List the access tokens of a project: GET /projects/{id}/access_tokens */
export interface ListProjectAccessTokensRequest {
  readonly params: ParametersOf<operations['listProjectAccessTokens'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectAccessTokens'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectAccessTokensResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectAccessTokens'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectAccessTokens'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectAccessTokens'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectAccessTokens'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectAccessTokens'], 404>; readonly headers?: never }
  ;

/** Create an access token of a project: POST /projects/{id}/access_tokens */
export interface CreateProjectAccessTokenRequest {
  readonly params: ParametersOf<operations['createProjectAccessToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectAccessToken'], 'application/json'>, 'access_level'>;
}

export type CreateProjectAccessTokenResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createProjectAccessToken'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createProjectAccessToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createProjectAccessToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createProjectAccessToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createProjectAccessToken'], 404>; readonly headers?: never }
  ;

/** Get an access token of a project: GET /projects/{id}/access_tokens/{token_id} */
export interface GetProjectAccessTokenRequest {
  readonly params: ParametersOf<operations['getProjectAccessToken'], 'path'>;
}

export type GetProjectAccessTokenResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectAccessToken'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectAccessToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectAccessToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectAccessToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectAccessToken'], 404>; readonly headers?: never }
  ;

/** Revoke an access token of a project: DELETE /projects/{id}/access_tokens/{token_id} */
export interface RevokeProjectAccessTokenRequest {
  readonly params: ParametersOf<operations['revokeProjectAccessToken'], 'path'>;
}

export type RevokeProjectAccessTokenResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['revokeProjectAccessToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['revokeProjectAccessToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['revokeProjectAccessToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['revokeProjectAccessToken'], 404>; readonly headers?: never }
  ;
