// Generated from spec/resources/personal-access-tokens.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writePersonalAccessToken, writePersonalAccessTokenWithSecret } from '../personal-access-tokens/writers.ts';

/** List personal access tokens */
export const listPersonalAccessTokens: Operation = {
  id: 'listPersonalAccessTokens',
  resource: 'personal-access-tokens',
  source: 'spec/resources/personal-access-tokens.yaml:6:5',
  method: 'GET',
  path: '/personal_access_tokens',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: [],
  order: ["user_id","revoked","state","created_before","created_after","last_used_before","last_used_after","search","page","per_page"],
  decode: decoders.decodeListPersonalAccessTokens,
  validators: { params: null, query: checks.check1, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writePersonalAccessToken), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Get the token that makes the request */
export const getOwnPersonalAccessToken: Operation = {
  id: 'getOwnPersonalAccessToken',
  resource: 'personal-access-tokens',
  source: 'spec/resources/personal-access-tokens.yaml:69:5',
  method: 'GET',
  path: '/personal_access_tokens/self',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: [],
  decode: decoders.decodeGetOwnPersonalAccessToken,
  validators: { params: null, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writePersonalAccessToken, mediaType: null },
    400: { write: writeMessage, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Revoke the token that makes the request */
export const revokeOwnPersonalAccessToken: Operation = {
  id: 'revokeOwnPersonalAccessToken',
  resource: 'personal-access-tokens',
  source: 'spec/resources/personal-access-tokens.yaml:94:5',
  method: 'DELETE',
  path: '/personal_access_tokens/self',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: [],
  order: [],
  decode: decoders.decodeRevokeOwnPersonalAccessToken,
  validators: { params: null, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    400: { write: writeMessage, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
  },
};

/** Get a personal access token */
export const getPersonalAccessToken: Operation = {
  id: 'getPersonalAccessToken',
  resource: 'personal-access-tokens',
  source: 'spec/resources/personal-access-tokens.yaml:106:5',
  method: 'GET',
  path: '/personal_access_tokens/{id}',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeGetPersonalAccessToken,
  validators: { params: checks.check2, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writePersonalAccessToken, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Revoke a personal access token */
export const revokePersonalAccessToken: Operation = {
  id: 'revokePersonalAccessToken',
  resource: 'personal-access-tokens',
  source: 'spec/resources/personal-access-tokens.yaml:135:5',
  method: 'DELETE',
  path: '/personal_access_tokens/{id}',
  access: {"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["id"],
  order: ["id"],
  decode: decoders.decodeRevokePersonalAccessToken,
  validators: { params: checks.check2, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Create a personal access token for a user */
export const createPersonalAccessToken: Operation = {
  id: 'createPersonalAccessToken',
  resource: 'personal-access-tokens',
  source: 'spec/resources/personal-access-tokens.yaml:156:5',
  method: 'POST',
  path: '/users/{user_id}/personal_access_tokens',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["user_id"],
  order: ["user_id","name","scopes","expires_at"],
  decode: decoders.decodeCreatePersonalAccessToken,
  validators: { params: checks.check3, query: null, body: checks.check4 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writePersonalAccessTokenWithSecret, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};
