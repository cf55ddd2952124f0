// Generated from spec/domains/* /impersonation-tokens.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeImpersonationToken, writeImpersonationTokenWithSecret } from '../impersonation-tokens/writers.ts';

/** List the impersonation tokens of a user */
export const listImpersonationTokens = defineOperation<HearthFacts>({
  id: 'listImpersonationTokens',
  resource: 'impersonation-tokens',
  source: 'spec/domains/accounts/impersonation-tokens.yaml#listImpersonationTokens',
  method: 'GET',
  path: '/users/{user_id}/impersonation_tokens',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["user_id"],
  order: ["user_id","state","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListImpersonationTokens,
  responses: [
    answer.json((v: never) => w.array(v, writeImpersonationToken), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Create an impersonation token */
export const createImpersonationToken = defineOperation<HearthFacts>({
  id: 'createImpersonationToken',
  resource: 'impersonation-tokens',
  source: 'spec/domains/accounts/impersonation-tokens.yaml#createImpersonationToken',
  method: 'POST',
  path: '/users/{user_id}/impersonation_tokens',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["user_id"],
  order: ["user_id","name","scopes","expires_at"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateImpersonationToken,
  responses: [
    answer.json(writeImpersonationTokenWithSecret, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get an impersonation token */
export const getImpersonationToken = defineOperation<HearthFacts>({
  id: 'getImpersonationToken',
  resource: 'impersonation-tokens',
  source: 'spec/domains/accounts/impersonation-tokens.yaml#getImpersonationToken',
  method: 'GET',
  path: '/users/{user_id}/impersonation_tokens/{impersonation_token_id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["user_id","impersonation_token_id"],
  order: ["user_id","impersonation_token_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetImpersonationToken,
  responses: [
    answer.json(writeImpersonationToken, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Revoke an impersonation token */
export const revokeImpersonationToken = defineOperation<HearthFacts>({
  id: 'revokeImpersonationToken',
  resource: 'impersonation-tokens',
  source: 'spec/domains/accounts/impersonation-tokens.yaml#revokeImpersonationToken',
  method: 'DELETE',
  path: '/users/{user_id}/impersonation_tokens/{impersonation_token_id}',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["user_id","impersonation_token_id"],
  order: ["user_id","impersonation_token_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeRevokeImpersonationToken,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});
