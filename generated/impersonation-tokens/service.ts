// Generated from spec/domains/* /impersonation-tokens.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListImpersonationTokensRequest, ListImpersonationTokensResponse, CreateImpersonationTokenRequest, CreateImpersonationTokenResponse, GetImpersonationTokenRequest, GetImpersonationTokenResponse, RevokeImpersonationTokenRequest, RevokeImpersonationTokenResponse } from './types.ts';

/** One function per operation of impersonation-tokens; `C` is the request context of the server. */
export interface ImpersonationTokensService<C extends SubjectTypes> {
  /** List the impersonation tokens of a user. GET /users/{user_id}/impersonation_tokens (spec/domains/accounts/impersonation-tokens.yaml#listImpersonationTokens) */
  listImpersonationTokens(
    request: ListImpersonationTokensRequest,
    context: C,
  ): Promise<ListImpersonationTokensResponse>;
  /** Create an impersonation token. POST /users/{user_id}/impersonation_tokens (spec/domains/accounts/impersonation-tokens.yaml#createImpersonationToken) */
  createImpersonationToken(
    request: CreateImpersonationTokenRequest,
    context: C,
  ): Promise<CreateImpersonationTokenResponse>;
  /** Get an impersonation token. GET /users/{user_id}/impersonation_tokens/{impersonation_token_id} (spec/domains/accounts/impersonation-tokens.yaml#getImpersonationToken) */
  getImpersonationToken(
    request: GetImpersonationTokenRequest,
    context: C,
  ): Promise<GetImpersonationTokenResponse>;
  /** Revoke an impersonation token. DELETE /users/{user_id}/impersonation_tokens/{impersonation_token_id} (spec/domains/accounts/impersonation-tokens.yaml#revokeImpersonationToken) */
  revokeImpersonationToken(
    request: RevokeImpersonationTokenRequest,
    context: C,
  ): Promise<RevokeImpersonationTokenResponse>;
}
