// Generated from spec/domains/* /personal-access-tokens.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListPersonalAccessTokensRequest, ListPersonalAccessTokensResponse, GetOwnPersonalAccessTokenRequest, GetOwnPersonalAccessTokenResponse, RevokeOwnPersonalAccessTokenRequest, RevokeOwnPersonalAccessTokenResponse, GetPersonalAccessTokenRequest, GetPersonalAccessTokenResponse, RevokePersonalAccessTokenRequest, RevokePersonalAccessTokenResponse, CreatePersonalAccessTokenRequest, CreatePersonalAccessTokenResponse } from './types.ts';

/** One function per operation of personal-access-tokens; `C` is the request context of the server. */
export interface PersonalAccessTokensService<C extends SubjectTypes> {
  /** List personal access tokens. GET /personal_access_tokens (spec/domains/accounts/personal-access-tokens.yaml#listPersonalAccessTokens) */
  listPersonalAccessTokens(
    request: ListPersonalAccessTokensRequest,
    context: C,
  ): Promise<ListPersonalAccessTokensResponse>;
  /** Get the token that makes the request. GET /personal_access_tokens/self (spec/domains/accounts/personal-access-tokens.yaml#getOwnPersonalAccessToken) */
  getOwnPersonalAccessToken(
    request: GetOwnPersonalAccessTokenRequest,
    context: C,
  ): Promise<GetOwnPersonalAccessTokenResponse>;
  /** Revoke the token that makes the request. DELETE /personal_access_tokens/self (spec/domains/accounts/personal-access-tokens.yaml#revokeOwnPersonalAccessToken) */
  revokeOwnPersonalAccessToken(
    request: RevokeOwnPersonalAccessTokenRequest,
    context: C,
  ): Promise<RevokeOwnPersonalAccessTokenResponse>;
  /** Get a personal access token. GET /personal_access_tokens/{id} (spec/domains/accounts/personal-access-tokens.yaml#getPersonalAccessToken) */
  getPersonalAccessToken(
    request: GetPersonalAccessTokenRequest,
    context: C,
  ): Promise<GetPersonalAccessTokenResponse>;
  /** Revoke a personal access token. DELETE /personal_access_tokens/{id} (spec/domains/accounts/personal-access-tokens.yaml#revokePersonalAccessToken) */
  revokePersonalAccessToken(
    request: RevokePersonalAccessTokenRequest,
    context: C,
  ): Promise<RevokePersonalAccessTokenResponse>;
  /** Create a personal access token for a user. POST /users/{user_id}/personal_access_tokens (spec/domains/accounts/personal-access-tokens.yaml#createPersonalAccessToken) */
  createPersonalAccessToken(
    request: CreatePersonalAccessTokenRequest,
    context: C,
  ): Promise<CreatePersonalAccessTokenResponse>;
}
