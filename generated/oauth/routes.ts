// Generated from spec/domains/* /oauth.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError } from '../common/writers.ts';
import { writeOauthError, writeOauthIntrospection, writeOauthKeySet, writeOauthToken, writeOauthTokenInfo, writeOauthUserInfo, writeOpenidConfiguration } from '../oauth/writers.ts';

/** Get the public keys of job tokens */
export const getJobTokenKeys = defineOperation<HearthFacts>({
  id: 'getJobTokenKeys',
  resource: 'oauth',
  source: 'spec/domains/accounts/oauth.yaml#getJobTokenKeys',
  method: 'GET',
  path: '/-/jwks',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  decode: decoders.decodeGetJobTokenKeys,
  responses: [
    answer.json(writeOauthKeySet, 200),
  ],
});

/** Get the OpenID Connect configuration */
export const getOpenidConfiguration = defineOperation<HearthFacts>({
  id: 'getOpenidConfiguration',
  resource: 'oauth',
  source: 'spec/domains/accounts/oauth.yaml#getOpenidConfiguration',
  method: 'GET',
  path: '/.well-known/openid-configuration',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  decode: decoders.decodeGetOpenidConfiguration,
  responses: [
    answer.json(writeOpenidConfiguration, 200),
  ],
});

/** Ask a user to authorize an application */
export const showAuthorization = defineOperation<HearthFacts>({
  id: 'showAuthorization',
  resource: 'oauth',
  source: 'spec/domains/accounts/oauth.yaml#showAuthorization',
  method: 'GET',
  path: '/oauth/authorize',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"security":["browserSession"]},
  order: ["client_id","redirect_uri","response_type","state","scope","code_challenge","code_challenge_method","nonce","prompt","max_age"],
  validators: { query: checks.check1 },
  decode: decoders.decodeShowAuthorization,
  responses: [
    answer.content('text/html; charset=utf-8', 200, 400, 401, 403),
    answer.empty(302),
  ],
});

/** Authorize an application */
export const grantAuthorization = defineOperation<HearthFacts>({
  id: 'grantAuthorization',
  resource: 'oauth',
  source: 'spec/domains/accounts/oauth.yaml#grantAuthorization',
  method: 'POST',
  path: '/oauth/authorize',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"],"security":["browserSession"]},
  order: ["client_id","redirect_uri","response_type","state","scope","code_challenge","code_challenge_method","nonce","authenticity_token","_method"],
  validators: { body: checks.check2 },
  decode: decoders.decodeGrantAuthorization,
  responses: [
    answer.empty(302),
    answer.content('text/html; charset=utf-8', 400, 401, 403, 422),
  ],
});

/** Refuse an application */
export const denyAuthorization = defineOperation<HearthFacts>({
  id: 'denyAuthorization',
  resource: 'oauth',
  source: 'spec/domains/accounts/oauth.yaml#denyAuthorization',
  method: 'DELETE',
  path: '/oauth/authorize',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"],"security":["browserSession"]},
  order: ["client_id","redirect_uri","response_type","state","scope","code_challenge","code_challenge_method","nonce","authenticity_token","_method"],
  validators: { body: checks.check2 },
  decode: decoders.decodeDenyAuthorization,
  responses: [
    answer.empty(302),
    answer.content('text/html; charset=utf-8', 400, 401, 403, 422),
  ],
});

/** Show an authorization code */
export const showAuthorizationCode = defineOperation<HearthFacts>({
  id: 'showAuthorizationCode',
  resource: 'oauth',
  source: 'spec/domains/accounts/oauth.yaml#showAuthorizationCode',
  method: 'GET',
  path: '/oauth/authorize/native',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"],"security":["browserSession"]},
  order: ["code"],
  validators: { query: checks.check3 },
  decode: decoders.decodeShowAuthorizationCode,
  responses: [
    answer.content('text/html; charset=utf-8', 200, 400),
  ],
});

/** Get the public keys of id tokens */
export const getOauthKeys = defineOperation<HearthFacts>({
  id: 'getOauthKeys',
  resource: 'oauth',
  source: 'spec/domains/accounts/oauth.yaml#getOauthKeys',
  method: 'GET',
  path: '/oauth/discovery/keys',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api","read_api"]},
  decode: decoders.decodeGetOauthKeys,
  responses: [
    answer.json(writeOauthKeySet, 200),
  ],
});

/** Look at a token */
export const introspectOauthToken = defineOperation<HearthFacts>({
  id: 'introspectOauthToken',
  resource: 'oauth',
  source: 'spec/domains/accounts/oauth.yaml#introspectOauthToken',
  method: 'POST',
  path: '/oauth/introspect',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"],"security":["applicationCredentials","bearer"]},
  order: ["token","token_type_hint","client_id","client_secret"],
  validators: { body: checks.check4 },
  decode: decoders.decodeIntrospectOauthToken,
  responses: [
    answer.json(writeOauthIntrospection, 200),
    answer.json(writeOauthError, 400, 401),
  ],
});

/** Revoke a token */
export const revokeOauthToken = defineOperation<HearthFacts>({
  id: 'revokeOauthToken',
  resource: 'oauth',
  source: 'spec/domains/accounts/oauth.yaml#revokeOauthToken',
  method: 'POST',
  path: '/oauth/revoke',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"],"security":["applicationCredentials"]},
  order: ["token","token_type_hint","client_id","client_secret"],
  validators: { body: checks.check4 },
  decode: decoders.decodeRevokeOauthToken,
  responses: [
    answer.json((v: never) => w.any(v), 200),
    answer.json(writeOauthError, 400, 401, 403),
  ],
});

/** Get a token */
export const createOauthToken = defineOperation<HearthFacts>({
  id: 'createOauthToken',
  resource: 'oauth',
  source: 'spec/domains/accounts/oauth.yaml#createOauthToken',
  method: 'POST',
  path: '/oauth/token',
  facts: {"access":{"kind":"anonymous","level":"visible","parameter":"id","feature":null,"signedIn":false,"early":false},"scopes":["api"],"security":["applicationCredentials"]},
  order: ["grant_type","client_id","client_secret","code","redirect_uri","code_verifier","refresh_token","username","password","scope"],
  validators: { body: checks.check5 },
  decode: decoders.decodeCreateOauthToken,
  responses: [
    answer.json(writeOauthToken, 200),
    answer.json(writeOauthError, 400, 401),
  ],
});

/** Get facts about the token in use */
export const getOauthTokenInfo = defineOperation<HearthFacts>({
  id: 'getOauthTokenInfo',
  resource: 'oauth',
  source: 'spec/domains/accounts/oauth.yaml#getOauthTokenInfo',
  method: 'GET',
  path: '/oauth/token/info',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api","read_user","read_repository","write_repository","read_registry","write_registry","sudo","openid","profile","email"],"security":["bearer","accessTokenQuery"]},
  decode: decoders.decodeGetOauthTokenInfo,
  responses: [
    answer.json(writeOauthTokenInfo, 200),
    answer.json(writeAnyError, 401),
  ],
});

/** Get the claims about the user */
export const getOauthUserInfo = defineOperation<HearthFacts>({
  id: 'getOauthUserInfo',
  resource: 'oauth',
  source: 'spec/domains/accounts/oauth.yaml#getOauthUserInfo',
  method: 'GET',
  path: '/oauth/userinfo',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["openid"],"security":["bearer","accessTokenQuery"]},
  decode: decoders.decodeGetOauthUserInfo,
  responses: [
    answer.json(writeOauthUserInfo, 200),
    answer.json(writeAnyError, 401, 403),
  ],
});

/** Get the claims about the user by POST */
export const postOauthUserInfo = defineOperation<HearthFacts>({
  id: 'postOauthUserInfo',
  resource: 'oauth',
  source: 'spec/domains/accounts/oauth.yaml#postOauthUserInfo',
  method: 'POST',
  path: '/oauth/userinfo',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["openid"],"security":["bearer","accessTokenQuery"]},
  decode: decoders.decodePostOauthUserInfo,
  responses: [
    answer.json(writeOauthUserInfo, 200),
    answer.json(writeAnyError, 401, 403),
  ],
});
