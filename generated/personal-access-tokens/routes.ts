// Generated from spec/domains/* /personal-access-tokens.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writePersonalAccessToken, writePersonalAccessTokenWithSecret } from '../personal-access-tokens/writers.ts';

/** List personal access tokens */
export const listPersonalAccessTokens = defineOperation<HearthFacts>({
  id: 'listPersonalAccessTokens',
  resource: 'personal-access-tokens',
  source: 'spec/domains/accounts/personal-access-tokens.yaml#listPersonalAccessTokens',
  method: 'GET',
  path: '/personal_access_tokens',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["user_id","revoked","state","created_before","created_after","last_used_before","last_used_after","search","page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListPersonalAccessTokens,
  responses: [
    answer.json((v: never) => w.array(v, writePersonalAccessToken), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** Get the token that makes the request */
export const getOwnPersonalAccessToken = defineOperation<HearthFacts>({
  id: 'getOwnPersonalAccessToken',
  resource: 'personal-access-tokens',
  source: 'spec/domains/accounts/personal-access-tokens.yaml#getOwnPersonalAccessToken',
  method: 'GET',
  path: '/personal_access_tokens/self',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  decode: decoders.decodeGetOwnPersonalAccessToken,
  responses: [
    answer.json(writePersonalAccessToken, 200),
    answer.json(writeMessage, 400),
    answer.json(writeAnyError, 401, 403),
  ],
});

/** Revoke the token that makes the request */
export const revokeOwnPersonalAccessToken = defineOperation<HearthFacts>({
  id: 'revokeOwnPersonalAccessToken',
  resource: 'personal-access-tokens',
  source: 'spec/domains/accounts/personal-access-tokens.yaml#revokeOwnPersonalAccessToken',
  method: 'DELETE',
  path: '/personal_access_tokens/self',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  decode: decoders.decodeRevokeOwnPersonalAccessToken,
  responses: [
    answer.empty(204),
    answer.json(writeMessage, 400),
    answer.json(writeAnyError, 401, 403),
  ],
});

/** Get a personal access token */
export const getPersonalAccessToken = defineOperation<HearthFacts>({
  id: 'getPersonalAccessToken',
  resource: 'personal-access-tokens',
  source: 'spec/domains/accounts/personal-access-tokens.yaml#getPersonalAccessToken',
  method: 'GET',
  path: '/personal_access_tokens/{id}',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check2 },
  decode: decoders.decodeGetPersonalAccessToken,
  responses: [
    answer.json(writePersonalAccessToken, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Revoke a personal access token */
export const revokePersonalAccessToken = defineOperation<HearthFacts>({
  id: 'revokePersonalAccessToken',
  resource: 'personal-access-tokens',
  source: 'spec/domains/accounts/personal-access-tokens.yaml#revokePersonalAccessToken',
  method: 'DELETE',
  path: '/personal_access_tokens/{id}',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id"],
  validators: { params: checks.check2 },
  decode: decoders.decodeRevokePersonalAccessToken,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Create a personal access token for a user */
export const createPersonalAccessToken = defineOperation<HearthFacts>({
  id: 'createPersonalAccessToken',
  resource: 'personal-access-tokens',
  source: 'spec/domains/accounts/personal-access-tokens.yaml#createPersonalAccessToken',
  method: 'POST',
  path: '/users/{user_id}/personal_access_tokens',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["user_id"],
  order: ["user_id","name","scopes","expires_at"],
  validators: { params: checks.check3, body: checks.check4 },
  decode: decoders.decodeCreatePersonalAccessToken,
  responses: [
    answer.json(writePersonalAccessTokenWithSecret, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
