// Generated from spec/domains/* /oauth.yaml; do not edit. Run `npm run generate`.
import type { SubjectTypes } from '../../generator/runtime/operation.ts';
import type { GetJobTokenKeysRequest, GetJobTokenKeysResponse, GetOpenidConfigurationRequest, GetOpenidConfigurationResponse, ShowAuthorizationRequest, ShowAuthorizationResponse, GrantAuthorizationRequest, GrantAuthorizationResponse, DenyAuthorizationRequest, DenyAuthorizationResponse, ShowAuthorizationCodeRequest, ShowAuthorizationCodeResponse, GetOauthKeysRequest, GetOauthKeysResponse, IntrospectOauthTokenRequest, IntrospectOauthTokenResponse, RevokeOauthTokenRequest, RevokeOauthTokenResponse, CreateOauthTokenRequest, CreateOauthTokenResponse, GetOauthTokenInfoRequest, GetOauthTokenInfoResponse, GetOauthUserInfoRequest, GetOauthUserInfoResponse, PostOauthUserInfoRequest, PostOauthUserInfoResponse } from './types.ts';

/** One function per operation of oauth; `C` is the request context of the server. */
export interface OauthService<C extends SubjectTypes> {
  /** Get the public keys of job tokens. GET /-/jwks (spec/domains/accounts/oauth.yaml#getJobTokenKeys) */
  getJobTokenKeys(
    request: GetJobTokenKeysRequest,
    context: C,
  ): Promise<GetJobTokenKeysResponse>;
  /** Get the OpenID Connect configuration. GET /.well-known/openid-configuration (spec/domains/accounts/oauth.yaml#getOpenidConfiguration) */
  getOpenidConfiguration(
    request: GetOpenidConfigurationRequest,
    context: C,
  ): Promise<GetOpenidConfigurationResponse>;
  /** Ask a user to authorize an application. GET /oauth/authorize (spec/domains/accounts/oauth.yaml#showAuthorization) */
  showAuthorization(
    request: ShowAuthorizationRequest,
    context: C,
  ): Promise<ShowAuthorizationResponse>;
  /** Authorize an application. POST /oauth/authorize (spec/domains/accounts/oauth.yaml#grantAuthorization) */
  grantAuthorization(
    request: GrantAuthorizationRequest,
    context: C,
  ): Promise<GrantAuthorizationResponse>;
  /** Refuse an application. DELETE /oauth/authorize (spec/domains/accounts/oauth.yaml#denyAuthorization) */
  denyAuthorization(
    request: DenyAuthorizationRequest,
    context: C,
  ): Promise<DenyAuthorizationResponse>;
  /** Show an authorization code. GET /oauth/authorize/native (spec/domains/accounts/oauth.yaml#showAuthorizationCode) */
  showAuthorizationCode(
    request: ShowAuthorizationCodeRequest,
    context: C,
  ): Promise<ShowAuthorizationCodeResponse>;
  /** Get the public keys of id tokens. GET /oauth/discovery/keys (spec/domains/accounts/oauth.yaml#getOauthKeys) */
  getOauthKeys(
    request: GetOauthKeysRequest,
    context: C,
  ): Promise<GetOauthKeysResponse>;
  /** Look at a token. POST /oauth/introspect (spec/domains/accounts/oauth.yaml#introspectOauthToken) */
  introspectOauthToken(
    request: IntrospectOauthTokenRequest,
    context: C,
  ): Promise<IntrospectOauthTokenResponse>;
  /** Revoke a token. POST /oauth/revoke (spec/domains/accounts/oauth.yaml#revokeOauthToken) */
  revokeOauthToken(
    request: RevokeOauthTokenRequest,
    context: C,
  ): Promise<RevokeOauthTokenResponse>;
  /** Get a token. POST /oauth/token (spec/domains/accounts/oauth.yaml#createOauthToken) */
  createOauthToken(
    request: CreateOauthTokenRequest,
    context: C,
  ): Promise<CreateOauthTokenResponse>;
  /** Get facts about the token in use. GET /oauth/token/info (spec/domains/accounts/oauth.yaml#getOauthTokenInfo) */
  getOauthTokenInfo(
    request: GetOauthTokenInfoRequest,
    context: C,
  ): Promise<GetOauthTokenInfoResponse>;
  /** Get the claims about the user. GET /oauth/userinfo (spec/domains/accounts/oauth.yaml#getOauthUserInfo) */
  getOauthUserInfo(
    request: GetOauthUserInfoRequest,
    context: C,
  ): Promise<GetOauthUserInfoResponse>;
  /** Get the claims about the user by POST. POST /oauth/userinfo (spec/domains/accounts/oauth.yaml#postOauthUserInfo) */
  postOauthUserInfo(
    request: PostOauthUserInfoRequest,
    context: C,
  ): Promise<PostOauthUserInfoResponse>;
}
