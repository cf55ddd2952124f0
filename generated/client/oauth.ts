// Generated from spec/domains/* /oauth.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, ContentAnswer, EmptyAnswer, JsonAnswer, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetJobTokenKeysInput {
  readonly signal?: AbortSignal;
}

export type GetJobTokenKeysAnswer = JsonAnswer<operations['getJobTokenKeys'], 200>;

const getJobTokenKeysCall: ClientCall = {
  id: 'getJobTokenKeys',
  method: 'GET',
  path: "/-/jwks",
  answers: { json: [200] },
};

export interface GetOpenidConfigurationInput {
  readonly signal?: AbortSignal;
}

export type GetOpenidConfigurationAnswer = JsonAnswer<operations['getOpenidConfiguration'], 200>;

const getOpenidConfigurationCall: ClientCall = {
  id: 'getOpenidConfiguration',
  method: 'GET',
  path: "/.well-known/openid-configuration",
  answers: { json: [200] },
};

export interface ShowAuthorizationInput {
  readonly query?: ParametersOf<operations['showAuthorization'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ShowAuthorizationAnswer = ContentAnswer<200 | 400 | 401 | 403> | EmptyAnswer<302>;

const showAuthorizationCall: ClientCall = {
  id: 'showAuthorization',
  method: 'GET',
  path: "/oauth/authorize",
  answers: { content: [200, 400, 401, 403], none: [302] },
};

export interface GrantAuthorizationInput {
  readonly body?: Sendable<BodyOf<operations['grantAuthorization'], 'application/x-www-form-urlencoded'>>;
  readonly signal?: AbortSignal;
}

export type GrantAuthorizationAnswer = EmptyAnswer<302> | ContentAnswer<400 | 401 | 403 | 422>;

const grantAuthorizationCall: ClientCall = {
  id: 'grantAuthorization',
  method: 'POST',
  path: "/oauth/authorize",
  body: "application/x-www-form-urlencoded",
  answers: { none: [302], content: [400, 401, 403, 422] },
};

export interface DenyAuthorizationInput {
  readonly body?: Sendable<BodyOf<operations['denyAuthorization'], 'application/x-www-form-urlencoded'>>;
  readonly signal?: AbortSignal;
}

export type DenyAuthorizationAnswer = EmptyAnswer<302> | ContentAnswer<400 | 401 | 403 | 422>;

const denyAuthorizationCall: ClientCall = {
  id: 'denyAuthorization',
  method: 'DELETE',
  path: "/oauth/authorize",
  body: "application/x-www-form-urlencoded",
  answers: { none: [302], content: [400, 401, 403, 422] },
};

export interface ShowAuthorizationCodeInput {
  readonly query?: ParametersOf<operations['showAuthorizationCode'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ShowAuthorizationCodeAnswer = ContentAnswer<200 | 400>;

const showAuthorizationCodeCall: ClientCall = {
  id: 'showAuthorizationCode',
  method: 'GET',
  path: "/oauth/authorize/native",
  answers: { content: [200, 400] },
};

export interface GetOauthKeysInput {
  readonly signal?: AbortSignal;
}

export type GetOauthKeysAnswer = JsonAnswer<operations['getOauthKeys'], 200>;

const getOauthKeysCall: ClientCall = {
  id: 'getOauthKeys',
  method: 'GET',
  path: "/oauth/discovery/keys",
  answers: { json: [200] },
};

export interface IntrospectOauthTokenInput {
  readonly body?: Sendable<BodyOf<operations['introspectOauthToken'], 'application/x-www-form-urlencoded'>>;
  readonly signal?: AbortSignal;
}

export type IntrospectOauthTokenAnswer = JsonAnswer<operations['introspectOauthToken'], 200 | 400 | 401>;

const introspectOauthTokenCall: ClientCall = {
  id: 'introspectOauthToken',
  method: 'POST',
  path: "/oauth/introspect",
  body: "application/x-www-form-urlencoded",
  answers: { json: [200, 400, 401] },
};

export interface RevokeOauthTokenInput {
  readonly body?: Sendable<BodyOf<operations['revokeOauthToken'], 'application/x-www-form-urlencoded'>>;
  readonly signal?: AbortSignal;
}

export type RevokeOauthTokenAnswer = JsonAnswer<operations['revokeOauthToken'], 200 | 400 | 401 | 403>;

const revokeOauthTokenCall: ClientCall = {
  id: 'revokeOauthToken',
  method: 'POST',
  path: "/oauth/revoke",
  body: "application/x-www-form-urlencoded",
  answers: { json: [200, 400, 401, 403] },
};

export interface CreateOauthTokenInput {
  readonly body?: Sendable<BodyOf<operations['createOauthToken'], 'application/x-www-form-urlencoded'>>;
  readonly signal?: AbortSignal;
}

export type CreateOauthTokenAnswer = JsonAnswer<operations['createOauthToken'], 200 | 400 | 401>;

const createOauthTokenCall: ClientCall = {
  id: 'createOauthToken',
  method: 'POST',
  path: "/oauth/token",
  body: "application/x-www-form-urlencoded",
  answers: { json: [200, 400, 401] },
};

export interface GetOauthTokenInfoInput {
  readonly signal?: AbortSignal;
}

export type GetOauthTokenInfoAnswer = JsonAnswer<operations['getOauthTokenInfo'], 200 | 401>;

const getOauthTokenInfoCall: ClientCall = {
  id: 'getOauthTokenInfo',
  method: 'GET',
  path: "/oauth/token/info",
  answers: { json: [200, 401] },
};

export interface GetOauthUserInfoInput {
  readonly signal?: AbortSignal;
}

export type GetOauthUserInfoAnswer = JsonAnswer<operations['getOauthUserInfo'], 200 | 401 | 403>;

const getOauthUserInfoCall: ClientCall = {
  id: 'getOauthUserInfo',
  method: 'GET',
  path: "/oauth/userinfo",
  answers: { json: [200, 401, 403] },
};

export interface PostOauthUserInfoInput {
  readonly signal?: AbortSignal;
}

export type PostOauthUserInfoAnswer = JsonAnswer<operations['postOauthUserInfo'], 200 | 401 | 403>;

const postOauthUserInfoCall: ClientCall = {
  id: 'postOauthUserInfo',
  method: 'POST',
  path: "/oauth/userinfo",
  answers: { json: [200, 401, 403] },
};

export interface OauthClient {
  /** Get the public keys of job tokens: GET /-/jwks */
  getJobTokenKeys(request?: GetJobTokenKeysInput): Promise<GetJobTokenKeysAnswer>;
  /** Get the OpenID Connect configuration: GET /.well-known/openid-configuration */
  getOpenidConfiguration(request?: GetOpenidConfigurationInput): Promise<GetOpenidConfigurationAnswer>;
  /** Ask a user to authorize an application: GET /oauth/authorize */
  showAuthorization(request?: ShowAuthorizationInput): Promise<ShowAuthorizationAnswer>;
  /** Authorize an application: POST /oauth/authorize */
  grantAuthorization(request?: GrantAuthorizationInput): Promise<GrantAuthorizationAnswer>;
  /** Refuse an application: DELETE /oauth/authorize */
  denyAuthorization(request?: DenyAuthorizationInput): Promise<DenyAuthorizationAnswer>;
  /** Show an authorization code: GET /oauth/authorize/native */
  showAuthorizationCode(request?: ShowAuthorizationCodeInput): Promise<ShowAuthorizationCodeAnswer>;
  /** Get the public keys of id tokens: GET /oauth/discovery/keys */
  getOauthKeys(request?: GetOauthKeysInput): Promise<GetOauthKeysAnswer>;
  /** Look at a token: POST /oauth/introspect */
  introspectOauthToken(request?: IntrospectOauthTokenInput): Promise<IntrospectOauthTokenAnswer>;
  /** Revoke a token: POST /oauth/revoke */
  revokeOauthToken(request?: RevokeOauthTokenInput): Promise<RevokeOauthTokenAnswer>;
  /** Get a token: POST /oauth/token */
  createOauthToken(request?: CreateOauthTokenInput): Promise<CreateOauthTokenAnswer>;
  /** Get facts about the token in use: GET /oauth/token/info */
  getOauthTokenInfo(request?: GetOauthTokenInfoInput): Promise<GetOauthTokenInfoAnswer>;
  /** Get the claims about the user: GET /oauth/userinfo */
  getOauthUserInfo(request?: GetOauthUserInfoInput): Promise<GetOauthUserInfoAnswer>;
  /** Get the claims about the user by POST: POST /oauth/userinfo */
  postOauthUserInfo(request?: PostOauthUserInfoInput): Promise<PostOauthUserInfoAnswer>;
}

export const oauthClient = (send: Send): OauthClient => ({
  getJobTokenKeys: (request) => send(getJobTokenKeysCall, request),
  getOpenidConfiguration: (request) => send(getOpenidConfigurationCall, request),
  showAuthorization: (request) => send(showAuthorizationCall, request),
  grantAuthorization: (request) => send(grantAuthorizationCall, request),
  denyAuthorization: (request) => send(denyAuthorizationCall, request),
  showAuthorizationCode: (request) => send(showAuthorizationCodeCall, request),
  getOauthKeys: (request) => send(getOauthKeysCall, request),
  introspectOauthToken: (request) => send(introspectOauthTokenCall, request),
  revokeOauthToken: (request) => send(revokeOauthTokenCall, request),
  createOauthToken: (request) => send(createOauthTokenCall, request),
  getOauthTokenInfo: (request) => send(getOauthTokenInfoCall, request),
  getOauthUserInfo: (request) => send(getOauthUserInfoCall, request),
  postOauthUserInfo: (request) => send(postOauthUserInfoCall, request),
});
