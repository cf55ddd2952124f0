// Generated from spec/resources/oauth.yaml; do not edit. Run `npm run generate`.
import type { ClientCall, Content, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface GetOpenidConfigurationInput {
  readonly signal?: AbortSignal;
}

export type GetOpenidConfigurationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getOpenidConfiguration'], 200> }
  ;

const getOpenidConfigurationCall: ClientCall = {
  id: 'getOpenidConfiguration',
  method: 'GET',
  path: "/.well-known/openid-configuration",
  commas: [],
  body: null,
  answers: {
    200: 'json',
  },
};

export interface ShowAuthorizationInput {
  readonly query?: ParametersOf<operations['showAuthorization'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ShowAuthorizationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 302; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: Content }
  | { readonly status: 401; readonly headers: Headers; readonly body: Content }
  | { readonly status: 403; readonly headers: Headers; readonly body: Content }
  ;

const showAuthorizationCall: ClientCall = {
  id: 'showAuthorization',
  method: 'GET',
  path: "/oauth/authorize",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    302: 'none',
    400: 'content',
    401: 'content',
    403: 'content',
  },
};

export interface GrantAuthorizationInput {
  readonly body?: Sendable<BodyOf<operations['grantAuthorization'], 'application/x-www-form-urlencoded'>>;
  readonly signal?: AbortSignal;
}

export type GrantAuthorizationAnswer =
  | { readonly status: 302; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: Content }
  | { readonly status: 401; readonly headers: Headers; readonly body: Content }
  | { readonly status: 403; readonly headers: Headers; readonly body: Content }
  | { readonly status: 422; readonly headers: Headers; readonly body: Content }
  ;

const grantAuthorizationCall: ClientCall = {
  id: 'grantAuthorization',
  method: 'POST',
  path: "/oauth/authorize",
  commas: [],
  body: "application/x-www-form-urlencoded",
  answers: {
    302: 'none',
    400: 'content',
    401: 'content',
    403: 'content',
    422: 'content',
  },
};

export interface DenyAuthorizationInput {
  readonly body?: Sendable<BodyOf<operations['denyAuthorization'], 'application/x-www-form-urlencoded'>>;
  readonly signal?: AbortSignal;
}

export type DenyAuthorizationAnswer =
  | { readonly status: 302; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: Content }
  | { readonly status: 401; readonly headers: Headers; readonly body: Content }
  | { readonly status: 403; readonly headers: Headers; readonly body: Content }
  | { readonly status: 422; readonly headers: Headers; readonly body: Content }
  ;

const denyAuthorizationCall: ClientCall = {
  id: 'denyAuthorization',
  method: 'DELETE',
  path: "/oauth/authorize",
  commas: [],
  body: "application/x-www-form-urlencoded",
  answers: {
    302: 'none',
    400: 'content',
    401: 'content',
    403: 'content',
    422: 'content',
  },
};

export interface ShowAuthorizationCodeInput {
  readonly query?: ParametersOf<operations['showAuthorizationCode'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ShowAuthorizationCodeAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: Content }
  | { readonly status: 400; readonly headers: Headers; readonly body: Content }
  ;

const showAuthorizationCodeCall: ClientCall = {
  id: 'showAuthorizationCode',
  method: 'GET',
  path: "/oauth/authorize/native",
  commas: [],
  body: null,
  answers: {
    200: 'content',
    400: 'content',
  },
};

export interface GetOauthKeysInput {
  readonly signal?: AbortSignal;
}

export type GetOauthKeysAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getOauthKeys'], 200> }
  ;

const getOauthKeysCall: ClientCall = {
  id: 'getOauthKeys',
  method: 'GET',
  path: "/oauth/discovery/keys",
  commas: [],
  body: null,
  answers: {
    200: 'json',
  },
};

export interface IntrospectOauthTokenInput {
  readonly body?: Sendable<BodyOf<operations['introspectOauthToken'], 'application/x-www-form-urlencoded'>>;
  readonly signal?: AbortSignal;
}

export type IntrospectOauthTokenAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['introspectOauthToken'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['introspectOauthToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['introspectOauthToken'], 401> }
  ;

const introspectOauthTokenCall: ClientCall = {
  id: 'introspectOauthToken',
  method: 'POST',
  path: "/oauth/introspect",
  commas: [],
  body: "application/x-www-form-urlencoded",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
  },
};

export interface RevokeOauthTokenInput {
  readonly body?: Sendable<BodyOf<operations['revokeOauthToken'], 'application/x-www-form-urlencoded'>>;
  readonly signal?: AbortSignal;
}

export type RevokeOauthTokenAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['revokeOauthToken'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['revokeOauthToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['revokeOauthToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['revokeOauthToken'], 403> }
  ;

const revokeOauthTokenCall: ClientCall = {
  id: 'revokeOauthToken',
  method: 'POST',
  path: "/oauth/revoke",
  commas: [],
  body: "application/x-www-form-urlencoded",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface CreateOauthTokenInput {
  readonly body?: Sendable<BodyOf<operations['createOauthToken'], 'application/x-www-form-urlencoded'>>;
  readonly signal?: AbortSignal;
}

export type CreateOauthTokenAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['createOauthToken'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createOauthToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createOauthToken'], 401> }
  ;

const createOauthTokenCall: ClientCall = {
  id: 'createOauthToken',
  method: 'POST',
  path: "/oauth/token",
  commas: [],
  body: "application/x-www-form-urlencoded",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
  },
};

export interface GetOauthTokenInfoInput {
  readonly signal?: AbortSignal;
}

export type GetOauthTokenInfoAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getOauthTokenInfo'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getOauthTokenInfo'], 401> }
  ;

const getOauthTokenInfoCall: ClientCall = {
  id: 'getOauthTokenInfo',
  method: 'GET',
  path: "/oauth/token/info",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
  },
};

export interface GetOauthUserInfoInput {
  readonly signal?: AbortSignal;
}

export type GetOauthUserInfoAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getOauthUserInfo'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getOauthUserInfo'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getOauthUserInfo'], 403> }
  ;

const getOauthUserInfoCall: ClientCall = {
  id: 'getOauthUserInfo',
  method: 'GET',
  path: "/oauth/userinfo",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface PostOauthUserInfoInput {
  readonly signal?: AbortSignal;
}

export type PostOauthUserInfoAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['postOauthUserInfo'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['postOauthUserInfo'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['postOauthUserInfo'], 403> }
  ;

const postOauthUserInfoCall: ClientCall = {
  id: 'postOauthUserInfo',
  method: 'POST',
  path: "/oauth/userinfo",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
  },
};

export interface OauthClient {
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
