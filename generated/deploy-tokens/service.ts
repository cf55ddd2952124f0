// Generated from spec/domains/* /deploy-tokens.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListDeployTokensRequest, ListDeployTokensResponse, ListGroupDeployTokensRequest, ListGroupDeployTokensResponse, CreateGroupDeployTokenRequest, CreateGroupDeployTokenResponse, GetGroupDeployTokenRequest, GetGroupDeployTokenResponse, RevokeGroupDeployTokenRequest, RevokeGroupDeployTokenResponse, ListProjectDeployTokensRequest, ListProjectDeployTokensResponse, CreateProjectDeployTokenRequest, CreateProjectDeployTokenResponse, GetProjectDeployTokenRequest, GetProjectDeployTokenResponse, RevokeProjectDeployTokenRequest, RevokeProjectDeployTokenResponse } from './types.ts';

/** One function per operation of deploy-tokens; `C` is the request context of the server. */
export interface DeployTokensService<C extends SubjectTypes> {
  /** List the deploy tokens of the instance. GET /deploy_tokens (spec/domains/projects/deploy-tokens.yaml#listDeployTokens) */
  listDeployTokens(
    request: ListDeployTokensRequest,
    context: C,
  ): Promise<ListDeployTokensResponse>;
  /** List the deploy tokens of a group. GET /groups/{id}/deploy_tokens (spec/domains/projects/deploy-tokens.yaml#listGroupDeployTokens) */
  listGroupDeployTokens(
    request: ListGroupDeployTokensRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupDeployTokensResponse>;
  /** Create a deploy token of a group. POST /groups/{id}/deploy_tokens (spec/domains/projects/deploy-tokens.yaml#createGroupDeployToken) */
  createGroupDeployToken(
    request: CreateGroupDeployTokenRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateGroupDeployTokenResponse>;
  /** Get a deploy token of a group. GET /groups/{id}/deploy_tokens/{token_id} (spec/domains/projects/deploy-tokens.yaml#getGroupDeployToken) */
  getGroupDeployToken(
    request: GetGroupDeployTokenRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupDeployTokenResponse>;
  /** Revoke a deploy token of a group. DELETE /groups/{id}/deploy_tokens/{token_id} (spec/domains/projects/deploy-tokens.yaml#revokeGroupDeployToken) */
  revokeGroupDeployToken(
    request: RevokeGroupDeployTokenRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<RevokeGroupDeployTokenResponse>;
  /** List the deploy tokens of a project. GET /projects/{id}/deploy_tokens (spec/domains/projects/deploy-tokens.yaml#listProjectDeployTokens) */
  listProjectDeployTokens(
    request: ListProjectDeployTokensRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectDeployTokensResponse>;
  /** Create a deploy token of a project. POST /projects/{id}/deploy_tokens (spec/domains/projects/deploy-tokens.yaml#createProjectDeployToken) */
  createProjectDeployToken(
    request: CreateProjectDeployTokenRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectDeployTokenResponse>;
  /** Get a deploy token of a project. GET /projects/{id}/deploy_tokens/{token_id} (spec/domains/projects/deploy-tokens.yaml#getProjectDeployToken) */
  getProjectDeployToken(
    request: GetProjectDeployTokenRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectDeployTokenResponse>;
  /** Revoke a deploy token of a project. DELETE /projects/{id}/deploy_tokens/{token_id} (spec/domains/projects/deploy-tokens.yaml#revokeProjectDeployToken) */
  revokeProjectDeployToken(
    request: RevokeProjectDeployTokenRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RevokeProjectDeployTokenResponse>;
}
