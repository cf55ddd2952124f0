// Generated from spec/domains/* /deploy-tokens.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateDeployToken = components['schemas']['CreateDeployToken'];
export type DeployToken = components['schemas']['DeployToken'];
export type DeployTokenWithSecret = components['schemas']['DeployTokenWithSecret'];

/** List the deploy tokens of the instance: GET /deploy_tokens */
export interface ListDeployTokensRequest {
  readonly query: Defaulted<ParametersOf<operations['listDeployTokens'], 'query'>, 'active' | 'page' | 'per_page'>;
}

export type ListDeployTokensResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listDeployTokens'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listDeployTokens'], 400 | 401 | 403>;

/** List the deploy tokens of a group: GET /groups/{id}/deploy_tokens */
export interface ListGroupDeployTokensRequest {
  readonly params: ParametersOf<operations['listGroupDeployTokens'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupDeployTokens'], 'query'>, 'active' | 'page' | 'per_page'>;
}

export type ListGroupDeployTokensResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupDeployTokens'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listGroupDeployTokens'], 400 | 401 | 403 | 404>;

/** Create a deploy token of a group: POST /groups/{id}/deploy_tokens */
export interface CreateGroupDeployTokenRequest {
  readonly params: ParametersOf<operations['createGroupDeployToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupDeployToken'], 'application/json'>>;
}

export type CreateGroupDeployTokenResponse = JsonResponse<operations['createGroupDeployToken'], 201 | 400 | 401 | 403 | 404>;

/** Get a deploy token of a group: GET /groups/{id}/deploy_tokens/{token_id} */
export interface GetGroupDeployTokenRequest {
  readonly params: ParametersOf<operations['getGroupDeployToken'], 'path'>;
}

export type GetGroupDeployTokenResponse = JsonResponse<operations['getGroupDeployToken'], 200 | 400 | 401 | 403 | 404>;

/** Revoke a deploy token of a group: DELETE /groups/{id}/deploy_tokens/{token_id} */
export interface RevokeGroupDeployTokenRequest {
  readonly params: ParametersOf<operations['revokeGroupDeployToken'], 'path'>;
  readonly headers: ParametersOf<operations['revokeGroupDeployToken'], 'header'>;
}

export type RevokeGroupDeployTokenResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['revokeGroupDeployToken'], 400 | 401 | 403 | 404 | 412>;

/** List the deploy tokens of a project: GET /projects/{id}/deploy_tokens */
export interface ListProjectDeployTokensRequest {
  readonly params: ParametersOf<operations['listProjectDeployTokens'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectDeployTokens'], 'query'>, 'active' | 'page' | 'per_page'>;
}

export type ListProjectDeployTokensResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectDeployTokens'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listProjectDeployTokens'], 400 | 401 | 403 | 404>;

/** Create a deploy token of a project: POST /projects/{id}/deploy_tokens */
export interface CreateProjectDeployTokenRequest {
  readonly params: ParametersOf<operations['createProjectDeployToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectDeployToken'], 'application/json'>>;
}

export type CreateProjectDeployTokenResponse = JsonResponse<operations['createProjectDeployToken'], 201 | 400 | 401 | 403 | 404>;

/** Get a deploy token of a project: GET /projects/{id}/deploy_tokens/{token_id} */
export interface GetProjectDeployTokenRequest {
  readonly params: ParametersOf<operations['getProjectDeployToken'], 'path'>;
}

export type GetProjectDeployTokenResponse = JsonResponse<operations['getProjectDeployToken'], 200 | 400 | 401 | 403 | 404>;

/** Revoke a deploy token of a project: DELETE /projects/{id}/deploy_tokens/{token_id} */
export interface RevokeProjectDeployTokenRequest {
  readonly params: ParametersOf<operations['revokeProjectDeployToken'], 'path'>;
  readonly headers: ParametersOf<operations['revokeProjectDeployToken'], 'header'>;
}

export type RevokeProjectDeployTokenResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['revokeProjectDeployToken'], 400 | 401 | 403 | 404 | 412>;
