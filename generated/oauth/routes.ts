// Generated from spec/resources/oauth.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeOauthError, writeOauthIntrospection, writeOauthKeySet, writeOauthToken, writeOauthTokenInfo, writeOauthUserInfo, writeOpenidConfiguration } from '../oauth/writers.ts';

/** Get the OpenID Connect configuration */
export const getOpenidConfiguration: Operation = {
  id: 'getOpenidConfiguration',
  resource: 'oauth',
  source: 'spec/resources/oauth.yaml:365:5',
  method: 'GET',
  path: '/.well-known/openid-configuration',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: [],
  decode: decoders.decodeGetOpenidConfiguration,
  validators: { params: null, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeOpenidConfiguration, mediaType: null },
  },
};

/** Ask a user to authorize an application */
export const showAuthorization: Operation = {
  id: 'showAuthorization',
  resource: 'oauth',
  source: 'spec/resources/oauth.yaml:9:5',
  method: 'GET',
  path: '/oauth/authorize',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: ["client_id","redirect_uri","response_type","state","scope","code_challenge","code_challenge_method","nonce"],
  decode: decoders.decodeShowAuthorization,
  validators: { params: null, query: checks.check1, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: null, mediaType: "text/html; charset=utf-8" },
    302: { write: null, mediaType: null },
    400: { write: null, mediaType: "text/html; charset=utf-8" },
    401: { write: null, mediaType: "text/html; charset=utf-8" },
  },
};

/** Authorize an application */
export const grantAuthorization: Operation = {
  id: 'grantAuthorization',
  resource: 'oauth',
  source: 'spec/resources/oauth.yaml:76:5',
  method: 'POST',
  path: '/oauth/authorize',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: ["client_id","redirect_uri","response_type","state","scope","code_challenge","code_challenge_method","nonce","authenticity_token"],
  decode: decoders.decodeGrantAuthorization,
  validators: { params: null, query: null, body: checks.check2 },
  relations: null,
  takesBody: true,
  responses: {
    302: { write: null, mediaType: null },
    400: { write: null, mediaType: "text/html; charset=utf-8" },
  },
};

/** Refuse an application */
export const denyAuthorization: Operation = {
  id: 'denyAuthorization',
  resource: 'oauth',
  source: 'spec/resources/oauth.yaml:100:5',
  method: 'DELETE',
  path: '/oauth/authorize',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: ["client_id","redirect_uri","response_type","state","scope","code_challenge","code_challenge_method","nonce","authenticity_token"],
  decode: decoders.decodeDenyAuthorization,
  validators: { params: null, query: null, body: checks.check2 },
  relations: null,
  takesBody: true,
  responses: {
    302: { write: null, mediaType: null },
    400: { write: null, mediaType: "text/html; charset=utf-8" },
  },
};

/** Show an authorization code */
export const showAuthorizationCode: Operation = {
  id: 'showAuthorizationCode',
  resource: 'oauth',
  source: 'spec/resources/oauth.yaml:125:5',
  method: 'GET',
  path: '/oauth/authorize/native',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: ["code"],
  decode: decoders.decodeShowAuthorizationCode,
  validators: { params: null, query: checks.check3, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: null, mediaType: "text/html; charset=utf-8" },
    400: { write: null, mediaType: "text/html; charset=utf-8" },
  },
};

/** Get the public keys of id tokens */
export const getOauthKeys: Operation = {
  id: 'getOauthKeys',
  resource: 'oauth',
  source: 'spec/resources/oauth.yaml:340:5',
  method: 'GET',
  path: '/oauth/discovery/keys',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: [],
  decode: decoders.decodeGetOauthKeys,
  validators: { params: null, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeOauthKeySet, mediaType: null },
  },
};

/** Look at a token */
export const introspectOauthToken: Operation = {
  id: 'introspectOauthToken',
  resource: 'oauth',
  source: 'spec/resources/oauth.yaml:232:5',
  method: 'POST',
  path: '/oauth/introspect',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api","read_api","read_user","openid"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: ["token","token_type_hint","client_id","client_secret"],
  decode: decoders.decodeIntrospectOauthToken,
  validators: { params: null, query: null, body: checks.check4 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeOauthIntrospection, mediaType: null },
    400: { write: writeOauthError, mediaType: null },
    401: { write: writeOauthError, mediaType: null },
  },
};

/** Revoke a token */
export const revokeOauthToken: Operation = {
  id: 'revokeOauthToken',
  resource: 'oauth',
  source: 'spec/resources/oauth.yaml:193:5',
  method: 'POST',
  path: '/oauth/revoke',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: ["token","token_type_hint","client_id","client_secret"],
  decode: decoders.decodeRevokeOauthToken,
  validators: { params: null, query: null, body: checks.check4 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: (v: never) => w.any(v), mediaType: null },
    400: { write: writeOauthError, mediaType: null },
    401: { write: writeOauthError, mediaType: null },
    403: { write: writeOauthError, mediaType: null },
  },
};

/** Get a token */
export const createOauthToken: Operation = {
  id: 'createOauthToken',
  resource: 'oauth',
  source: 'spec/resources/oauth.yaml:149:5',
  method: 'POST',
  path: '/oauth/token',
  access: {"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: ["grant_type","client_id","client_secret","code","redirect_uri","code_verifier","refresh_token","username","password","scope"],
  decode: decoders.decodeCreateOauthToken,
  validators: { params: null, query: null, body: checks.check5 },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeOauthToken, mediaType: null },
    400: { write: writeOauthError, mediaType: null },
    401: { write: writeOauthError, mediaType: null },
  },
};

/** Get facts about the token in use */
export const getOauthTokenInfo: Operation = {
  id: 'getOauthTokenInfo',
  resource: 'oauth',
  source: 'spec/resources/oauth.yaml:270:5',
  method: 'GET',
  path: '/oauth/token/info',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api","read_user","read_repository","write_repository","read_registry","write_registry","sudo","openid","profile","email"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: [],
  decode: decoders.decodeGetOauthTokenInfo,
  validators: { params: null, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeOauthTokenInfo, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
  },
};

/** Get the claims about the user */
export const getOauthUserInfo: Operation = {
  id: 'getOauthUserInfo',
  resource: 'oauth',
  source: 'spec/resources/oauth.yaml:309:5',
  method: 'GET',
  path: '/oauth/userinfo',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["openid"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: [],
  decode: decoders.decodeGetOauthUserInfo,
  validators: { params: null, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeOauthUserInfo, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Get the claims about the user by POST */
export const postOauthUserInfo: Operation = {
  id: 'postOauthUserInfo',
  resource: 'oauth',
  source: 'spec/resources/oauth.yaml:324:5',
  method: 'POST',
  path: '/oauth/userinfo',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["openid"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: [],
  order: [],
  decode: decoders.decodePostOauthUserInfo,
  validators: { params: null, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    200: { write: writeOauthUserInfo, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};
