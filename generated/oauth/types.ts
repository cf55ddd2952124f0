// Generated from spec/domains/* /oauth.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { RawBody } from '../../generator/runtime/respond.ts';
import type { BodyOf, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type AuthorizationDecision = components['schemas']['AuthorizationDecision'];
export type OauthError = components['schemas']['OauthError'];
export type OauthIntrospection = components['schemas']['OauthIntrospection'];
export type OauthKey = components['schemas']['OauthKey'];
export type OauthKeySet = components['schemas']['OauthKeySet'];
export type OauthNothing = components['schemas']['OauthNothing'];
export type OauthToken = components['schemas']['OauthToken'];
export type OauthTokenApplication = components['schemas']['OauthTokenApplication'];
export type OauthTokenInfo = components['schemas']['OauthTokenInfo'];
export type OauthTokenReference = components['schemas']['OauthTokenReference'];
export type OauthTokenRequest = components['schemas']['OauthTokenRequest'];
export type OauthUserInfo = components['schemas']['OauthUserInfo'];
export type OpenidConfiguration = components['schemas']['OpenidConfiguration'];

/** Get the public keys of job tokens: GET /-/jwks */
export interface GetJobTokenKeysRequest {
}

export type GetJobTokenKeysResponse = JsonResponse<operations['getJobTokenKeys'], 200>;

/** Get the OpenID Connect configuration: GET /.well-known/openid-configuration */
export interface GetOpenidConfigurationRequest {
}

export type GetOpenidConfigurationResponse = JsonResponse<operations['getOpenidConfiguration'], 200>;

/** Ask a user to authorize an application: GET /oauth/authorize */
export interface ShowAuthorizationRequest {
  readonly query: Defaulted<ParametersOf<operations['showAuthorization'], 'query'>>;
}

export type ShowAuthorizationResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } }
  | { readonly status: 302; readonly body?: never; readonly headers: { readonly 'Location': string | number; readonly 'Cache-Control': string | number; readonly 'Referrer-Policy': string | number } }
  | { readonly status: 400; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } }
  | { readonly status: 401; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } }
  | { readonly status: 403; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } };

/** Authorize an application: POST /oauth/authorize */
export interface GrantAuthorizationRequest {
  readonly body: Defaulted<BodyOf<operations['grantAuthorization'], 'application/x-www-form-urlencoded'>>;
}

export type GrantAuthorizationResponse =
  | { readonly status: 302; readonly body?: never; readonly headers: { readonly 'Location': string | number; readonly 'Cache-Control': string | number; readonly 'Referrer-Policy': string | number } }
  | { readonly status: 400; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } }
  | { readonly status: 401; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } }
  | { readonly status: 403; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } }
  | { readonly status: 422; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } };

/** Refuse an application: DELETE /oauth/authorize */
export interface DenyAuthorizationRequest {
  readonly body: Defaulted<BodyOf<operations['denyAuthorization'], 'application/x-www-form-urlencoded'>>;
}

export type DenyAuthorizationResponse =
  | { readonly status: 302; readonly body?: never; readonly headers: { readonly 'Location': string | number; readonly 'Cache-Control': string | number; readonly 'Referrer-Policy': string | number } }
  | { readonly status: 400; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } }
  | { readonly status: 401; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } }
  | { readonly status: 403; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } }
  | { readonly status: 422; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } };

/** Show an authorization code: GET /oauth/authorize/native */
export interface ShowAuthorizationCodeRequest {
  readonly query: Defaulted<ParametersOf<operations['showAuthorizationCode'], 'query'>>;
}

export type ShowAuthorizationCodeResponse =
  | { readonly status: 200; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } }
  | { readonly status: 400; readonly body: RawBody; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Content-Security-Policy': string | number; readonly 'Referrer-Policy': string | number } };

/** Get the public keys of id tokens: GET /oauth/discovery/keys */
export interface GetOauthKeysRequest {
}

export type GetOauthKeysResponse = JsonResponse<operations['getOauthKeys'], 200>;

/** Look at a token: POST /oauth/introspect */
export interface IntrospectOauthTokenRequest {
  readonly body: Defaulted<BodyOf<operations['introspectOauthToken'], 'application/x-www-form-urlencoded'>>;
}

export type IntrospectOauthTokenResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['introspectOauthToken'], 200>; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Pragma': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['introspectOauthToken'], 400>; readonly headers: { readonly 'WWW-Authenticate': string | number } }
  | { readonly status: 401; readonly body: JsonOf<operations['introspectOauthToken'], 401>; readonly headers: { readonly 'WWW-Authenticate': string | number } };

/** Revoke a token: POST /oauth/revoke */
export interface RevokeOauthTokenRequest {
  readonly body: Defaulted<BodyOf<operations['revokeOauthToken'], 'application/x-www-form-urlencoded'>>;
}

export type RevokeOauthTokenResponse =
  | JsonResponse<operations['revokeOauthToken'], 200 | 403>
  | { readonly status: 400; readonly body: JsonOf<operations['revokeOauthToken'], 400>; readonly headers: { readonly 'WWW-Authenticate': string | number } }
  | { readonly status: 401; readonly body: JsonOf<operations['revokeOauthToken'], 401>; readonly headers: { readonly 'WWW-Authenticate': string | number } };

/** Get a token: POST /oauth/token */
export interface CreateOauthTokenRequest {
  readonly body: Defaulted<BodyOf<operations['createOauthToken'], 'application/x-www-form-urlencoded'>>;
}

export type CreateOauthTokenResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['createOauthToken'], 200>; readonly headers: { readonly 'Cache-Control': string | number; readonly 'Pragma': string | number } }
  | { readonly status: 400; readonly body: JsonOf<operations['createOauthToken'], 400>; readonly headers: { readonly 'WWW-Authenticate': string | number } }
  | { readonly status: 401; readonly body: JsonOf<operations['createOauthToken'], 401>; readonly headers: { readonly 'WWW-Authenticate': string | number } };

/** Get facts about the token in use: GET /oauth/token/info */
export interface GetOauthTokenInfoRequest {
}

export type GetOauthTokenInfoResponse =
  | JsonResponse<operations['getOauthTokenInfo'], 200>
  | { readonly status: 401; readonly body: JsonOf<operations['getOauthTokenInfo'], 401>; readonly headers: { readonly 'WWW-Authenticate': string | number } };

/** Get the claims about the user: GET /oauth/userinfo */
export interface GetOauthUserInfoRequest {
}

export type GetOauthUserInfoResponse =
  | JsonResponse<operations['getOauthUserInfo'], 200 | 403>
  | { readonly status: 401; readonly body: JsonOf<operations['getOauthUserInfo'], 401>; readonly headers: { readonly 'WWW-Authenticate': string | number } };

/** Get the claims about the user by POST: POST /oauth/userinfo */
export interface PostOauthUserInfoRequest {
}

export type PostOauthUserInfoResponse =
  | JsonResponse<operations['postOauthUserInfo'], 200 | 403>
  | { readonly status: 401; readonly body: JsonOf<operations['postOauthUserInfo'], 401>; readonly headers: { readonly 'WWW-Authenticate': string | number } };
