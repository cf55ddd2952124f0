// Generated from spec/resources/deploy-tokens.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type CreateDeployToken = components['schemas']['CreateDeployToken'];
export type DeployToken = components['schemas']['DeployToken'];
export type DeployTokenWithSecret = components['schemas']['DeployTokenWithSecret'];

/** List the deploy tokens of the instance: GET /deploy_tokens */
export interface ListDeployTokensRequest {
  readonly query: Defaulted<ParametersOf<operations['listDeployTokens'], 'query'>, 'active' | 'page' | 'per_page'>;
}

export type ListDeployTokensResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listDeployTokens'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listDeployTokens'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listDeployTokens'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listDeployTokens'], 403>; readonly headers?: never }
  ;

/** List the deploy tokens of a group: GET /groups/{id}/deploy_tokens */
export interface ListGroupDeployTokensRequest {
  readonly params: ParametersOf<operations['listGroupDeployTokens'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listGroupDeployTokens'], 'query'>, 'active' | 'page' | 'per_page'>;
}

export type ListGroupDeployTokensResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listGroupDeployTokens'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listGroupDeployTokens'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listGroupDeployTokens'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listGroupDeployTokens'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listGroupDeployTokens'], 404>; readonly headers?: never }
  ;

/** Create a deploy token of a group: POST /groups/{id}/deploy_tokens */
export interface CreateGroupDeployTokenRequest {
  readonly params: ParametersOf<operations['createGroupDeployToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createGroupDeployToken'], 'application/json'>>;
}

export type CreateGroupDeployTokenResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createGroupDeployToken'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createGroupDeployToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createGroupDeployToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createGroupDeployToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createGroupDeployToken'], 404>; readonly headers?: never }
  ;

/** Get a deploy token of a group: GET /groups/{id}/deploy_tokens/{token_id} */
export interface GetGroupDeployTokenRequest {
  readonly params: ParametersOf<operations['getGroupDeployToken'], 'path'>;
}

export type GetGroupDeployTokenResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getGroupDeployToken'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getGroupDeployToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getGroupDeployToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getGroupDeployToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getGroupDeployToken'], 404>; readonly headers?: never }
  ;

/** Revoke a deploy token of a group: DELETE /groups/{id}/deploy_tokens/{token_id} */
export interface RevokeGroupDeployTokenRequest {
  readonly params: ParametersOf<operations['revokeGroupDeployToken'], 'path'>;
}

export type RevokeGroupDeployTokenResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['revokeGroupDeployToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['revokeGroupDeployToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['revokeGroupDeployToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['revokeGroupDeployToken'], 404>; readonly headers?: never }
  ;

/** List the deploy tokens of a project: GET /projects/{id}/deploy_tokens */
export interface ListProjectDeployTokensRequest {
  readonly params: ParametersOf<operations['listProjectDeployTokens'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listProjectDeployTokens'], 'query'>, 'active' | 'page' | 'per_page'>;
}

export type ListProjectDeployTokensResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listProjectDeployTokens'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listProjectDeployTokens'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listProjectDeployTokens'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listProjectDeployTokens'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listProjectDeployTokens'], 404>; readonly headers?: never }
  ;

/** Create a deploy token of a project: POST /projects/{id}/deploy_tokens */
export interface CreateProjectDeployTokenRequest {
  readonly params: ParametersOf<operations['createProjectDeployToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createProjectDeployToken'], 'application/json'>>;
}

export type CreateProjectDeployTokenResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createProjectDeployToken'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createProjectDeployToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createProjectDeployToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createProjectDeployToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createProjectDeployToken'], 404>; readonly headers?: never }
  ;

/** Get a deploy token of a project: GET /projects/{id}/deploy_tokens/{token_id} */
export interface GetProjectDeployTokenRequest {
  readonly params: ParametersOf<operations['getProjectDeployToken'], 'path'>;
}

export type GetProjectDeployTokenResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getProjectDeployToken'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getProjectDeployToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getProjectDeployToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getProjectDeployToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getProjectDeployToken'], 404>; readonly headers?: never }
  ;

/** Revoke a deploy token of a project: DELETE /projects/{id}/deploy_tokens/{token_id} */
export interface RevokeProjectDeployTokenRequest {
  readonly params: ParametersOf<operations['revokeProjectDeployToken'], 'path'>;
}

export type RevokeProjectDeployTokenResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['revokeProjectDeployToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['revokeProjectDeployToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['revokeProjectDeployToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['revokeProjectDeployToken'], 404>; readonly headers?: never }
  ;
