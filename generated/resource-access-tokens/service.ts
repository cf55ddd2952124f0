// Generated from spec/domains/* /resource-access-tokens.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListGroupAccessTokensRequest, ListGroupAccessTokensResponse, CreateGroupAccessTokenRequest, CreateGroupAccessTokenResponse, GetGroupAccessTokenRequest, GetGroupAccessTokenResponse, RevokeGroupAccessTokenRequest, RevokeGroupAccessTokenResponse, ListProjectAccessTokensRequest, ListProjectAccessTokensResponse, CreateProjectAccessTokenRequest, CreateProjectAccessTokenResponse, GetProjectAccessTokenRequest, GetProjectAccessTokenResponse, RevokeProjectAccessTokenRequest, RevokeProjectAccessTokenResponse } from './types.ts';

/** One function per operation of resource-access-tokens; `C` is the request context of the server. */
export interface ResourceAccessTokensService<C extends SubjectTypes> {
  /** List the access tokens of a group. GET /groups/{id}/access_tokens (spec/domains/accounts/resource-access-tokens.yaml#listGroupAccessTokens) */
  listGroupAccessTokens(
    request: ListGroupAccessTokensRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<ListGroupAccessTokensResponse>;
  /** Create an access token of a group. POST /groups/{id}/access_tokens (spec/domains/accounts/resource-access-tokens.yaml#createGroupAccessToken) */
  createGroupAccessToken(
    request: CreateGroupAccessTokenRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<CreateGroupAccessTokenResponse>;
  /** Get an access token of a group. GET /groups/{id}/access_tokens/{token_id} (spec/domains/accounts/resource-access-tokens.yaml#getGroupAccessToken) */
  getGroupAccessToken(
    request: GetGroupAccessTokenRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<GetGroupAccessTokenResponse>;
  /** Revoke an access token of a group. DELETE /groups/{id}/access_tokens/{token_id} (spec/domains/accounts/resource-access-tokens.yaml#revokeGroupAccessToken) */
  revokeGroupAccessToken(
    request: RevokeGroupAccessTokenRequest & { readonly group: Subject<C, 'group'> },
    context: C,
  ): Promise<RevokeGroupAccessTokenResponse>;
  /** List the access tokens of a project. GET /projects/{id}/access_tokens (spec/domains/accounts/resource-access-tokens.yaml#listProjectAccessTokens) */
  listProjectAccessTokens(
    request: ListProjectAccessTokensRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListProjectAccessTokensResponse>;
  /** Create an access token of a project. POST /projects/{id}/access_tokens (spec/domains/accounts/resource-access-tokens.yaml#createProjectAccessToken) */
  createProjectAccessToken(
    request: CreateProjectAccessTokenRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateProjectAccessTokenResponse>;
  /** Get an access token of a project. GET /projects/{id}/access_tokens/{token_id} (spec/domains/accounts/resource-access-tokens.yaml#getProjectAccessToken) */
  getProjectAccessToken(
    request: GetProjectAccessTokenRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetProjectAccessTokenResponse>;
  /** Revoke an access token of a project. DELETE /projects/{id}/access_tokens/{token_id} (spec/domains/accounts/resource-access-tokens.yaml#revokeProjectAccessToken) */
  revokeProjectAccessToken(
    request: RevokeProjectAccessTokenRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RevokeProjectAccessTokenResponse>;
}
