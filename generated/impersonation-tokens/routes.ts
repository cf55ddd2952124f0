// Generated from spec/resources/impersonation-tokens.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeImpersonationToken, writeImpersonationTokenWithSecret } from '../impersonation-tokens/writers.ts';

/** List the impersonation tokens of a user */
export const listImpersonationTokens: Operation = {
  id: 'listImpersonationTokens',
  resource: 'impersonation-tokens',
  source: 'spec/resources/impersonation-tokens.yaml:7:5',
  method: 'GET',
  path: '/users/{user_id}/impersonation_tokens',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: false,
  pathParameters: ["user_id"],
  order: ["user_id","state","page","per_page"],
  decode: decoders.decodeListImpersonationTokens,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeImpersonationToken), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Create an impersonation token */
export const createImpersonationToken: Operation = {
  id: 'createImpersonationToken',
  resource: 'impersonation-tokens',
  source: 'spec/resources/impersonation-tokens.yaml:46:5',
  method: 'POST',
  path: '/users/{user_id}/impersonation_tokens',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["user_id"],
  order: ["user_id","name","scopes","expires_at"],
  decode: decoders.decodeCreateImpersonationToken,
  validators: { params: checks.check1, query: null, body: checks.check3 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeImpersonationTokenWithSecret, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Get an impersonation token */
export const getImpersonationToken: Operation = {
  id: 'getImpersonationToken',
  resource: 'impersonation-tokens',
  source: 'spec/resources/impersonation-tokens.yaml:94:5',
  method: 'GET',
  path: '/users/{user_id}/impersonation_tokens/{impersonation_token_id}',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["user_id","impersonation_token_id"],
  order: ["user_id","impersonation_token_id"],
  decode: decoders.decodeGetImpersonationToken,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeImpersonationToken, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Revoke an impersonation token */
export const revokeImpersonationToken: Operation = {
  id: 'revokeImpersonationToken',
  resource: 'impersonation-tokens',
  source: 'spec/resources/impersonation-tokens.yaml:139:5',
  method: 'DELETE',
  path: '/users/{user_id}/impersonation_tokens/{impersonation_token_id}',
  access: {"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: false,
  pathParameters: ["user_id","impersonation_token_id"],
  order: ["user_id","impersonation_token_id","If-Unmodified-Since"],
  decode: decoders.decodeRevokeImpersonationToken,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: true,
  responses: {
    204: { write: null, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
    412: { write: writeMessage, mediaType: null },
  },
};
