// Generated from spec/domains/* /resource-access-tokens.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

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
  | JsonResponse<operations['listGroupAccessTokens'], 400 | 401 | 403 | 404>;

/** Create an access token of a group: POST /groups/{id}/access_tokens */
export interface CreateGroupAccessTokenRequest {
  readonly params: ParametersOf<operations['createGroupAccessToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupAccessToken'], 'application/json'>, 'access_level'>;
}

export type CreateGroupAccessTokenResponse = JsonResponse<operations['createGroupAccessToken'], 201 | 400 | 401 | 403 | 404>;

/** Get an access token of a group: GET /groups/{id}/access_tokens/{token_id} */
export interface GetGroupAccessTokenRequest {
  readonly params: ParametersOf<operations['getGroupAccessToken'], 'path'>;
}

export type GetGroupAccessTokenResponse = JsonResponse<operations['getGroupAccessToken'], 200 | 400 | 401 | 403 | 404>;

/** Revoke an access token of a group: DELETE /groups/{id}/access_tokens/{token_id} */
export interface RevokeGroupAccessTokenRequest {
  readonly params: ParametersOf<operations['revokeGroupAccessToken'], 'path'>;
}

export type RevokeGroupAccessTokenResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['revokeGroupAccessToken'], 400 | 401 | 403 | 404>;

/** List the access tokens of a project: GET /projects/{id}/access_tokens */
export interface ListProjectAccessTokensRequest {
  readonly params: ParametersOf<operations['listProjectAccessTokens'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectAccessTokens'], 'query'>, 'page' | 'per_page'>;
}

export type ListProjectAccessTokensResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectAccessTokens'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectAccessTokens'], 400 | 401 | 403 | 404>;

/** Create an access token of a project: POST /projects/{id}/access_tokens */
export interface CreateProjectAccessTokenRequest {
  readonly params: ParametersOf<operations['createProjectAccessToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectAccessToken'], 'application/json'>, 'access_level'>;
}

export type CreateProjectAccessTokenResponse = JsonResponse<operations['createProjectAccessToken'], 201 | 400 | 401 | 403 | 404>;

/** Get an access token of a project: GET /projects/{id}/access_tokens/{token_id} */
export interface GetProjectAccessTokenRequest {
  readonly params: ParametersOf<operations['getProjectAccessToken'], 'path'>;
}

export type GetProjectAccessTokenResponse = JsonResponse<operations['getProjectAccessToken'], 200 | 400 | 401 | 403 | 404>;

/** Revoke an access token of a project: DELETE /projects/{id}/access_tokens/{token_id} */
export interface RevokeProjectAccessTokenRequest {
  readonly params: ParametersOf<operations['revokeProjectAccessToken'], 'path'>;
}

export type RevokeProjectAccessTokenResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['revokeProjectAccessToken'], 400 | 401 | 403 | 404>;
