// Generated from spec/domains/* /resource-access-tokens.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeResourceAccessToken, writeResourceAccessTokenWithSecret } from '../resource-access-tokens/writers.ts';

/** List the access tokens of a group */
export const listGroupAccessTokens = defineOperation<HearthFacts>({
  id: 'listGroupAccessTokens',
  resource: 'resource-access-tokens',
  source: 'spec/domains/accounts/resource-access-tokens.yaml#listGroupAccessTokens',
  method: 'GET',
  path: '/groups/{id}/access_tokens',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListGroupAccessTokens,
  responses: [
    answer.json((v: never) => w.array(v, writeResourceAccessToken), 200),
    answer.json(writeAnyError, 400, 403),
    answer.json(writeMessage, 401, 404),
  ],
});

/** Create an access token of a group */
export const createGroupAccessToken = defineOperation<HearthFacts>({
  id: 'createGroupAccessToken',
  resource: 'resource-access-tokens',
  source: 'spec/domains/accounts/resource-access-tokens.yaml#createGroupAccessToken',
  method: 'POST',
  path: '/groups/{id}/access_tokens',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","scopes","access_level","expires_at"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateGroupAccessToken,
  responses: [
    answer.json(writeResourceAccessTokenWithSecret, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get an access token of a group */
export const getGroupAccessToken = defineOperation<HearthFacts>({
  id: 'getGroupAccessToken',
  resource: 'resource-access-tokens',
  source: 'spec/domains/accounts/resource-access-tokens.yaml#getGroupAccessToken',
  method: 'GET',
  path: '/groups/{id}/access_tokens/{token_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","token_id"],
  order: ["id","token_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetGroupAccessToken,
  responses: [
    answer.json(writeResourceAccessToken, 200),
    answer.json(writeAnyError, 400, 403),
    answer.json(writeMessage, 401, 404),
  ],
});

/** Revoke an access token of a group */
export const revokeGroupAccessToken = defineOperation<HearthFacts>({
  id: 'revokeGroupAccessToken',
  resource: 'resource-access-tokens',
  source: 'spec/domains/accounts/resource-access-tokens.yaml#revokeGroupAccessToken',
  method: 'DELETE',
  path: '/groups/{id}/access_tokens/{token_id}',
  facts: {"access":{"kind":"group","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","token_id"],
  order: ["id","token_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeRevokeGroupAccessToken,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the access tokens of a project */
export const listProjectAccessTokens = defineOperation<HearthFacts>({
  id: 'listProjectAccessTokens',
  resource: 'resource-access-tokens',
  source: 'spec/domains/accounts/resource-access-tokens.yaml#listProjectAccessTokens',
  method: 'GET',
  path: '/projects/{id}/access_tokens',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListProjectAccessTokens,
  responses: [
    answer.json((v: never) => w.array(v, writeResourceAccessToken), 200),
    answer.json(writeAnyError, 400, 403),
    answer.json(writeMessage, 401, 404),
  ],
});

/** Create an access token of a project */
export const createProjectAccessToken = defineOperation<HearthFacts>({
  id: 'createProjectAccessToken',
  resource: 'resource-access-tokens',
  source: 'spec/domains/accounts/resource-access-tokens.yaml#createProjectAccessToken',
  method: 'POST',
  path: '/projects/{id}/access_tokens',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","scopes","access_level","expires_at"],
  validators: { params: checks.check1, body: checks.check5 },
  decode: decoders.decodeCreateProjectAccessToken,
  responses: [
    answer.json(writeResourceAccessTokenWithSecret, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get an access token of a project */
export const getProjectAccessToken = defineOperation<HearthFacts>({
  id: 'getProjectAccessToken',
  resource: 'resource-access-tokens',
  source: 'spec/domains/accounts/resource-access-tokens.yaml#getProjectAccessToken',
  method: 'GET',
  path: '/projects/{id}/access_tokens/{token_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","token_id"],
  order: ["id","token_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetProjectAccessToken,
  responses: [
    answer.json(writeResourceAccessToken, 200),
    answer.json(writeAnyError, 400, 403),
    answer.json(writeMessage, 401, 404),
  ],
});

/** Revoke an access token of a project */
export const revokeProjectAccessToken = defineOperation<HearthFacts>({
  id: 'revokeProjectAccessToken',
  resource: 'resource-access-tokens',
  source: 'spec/domains/accounts/resource-access-tokens.yaml#revokeProjectAccessToken',
  method: 'DELETE',
  path: '/projects/{id}/access_tokens/{token_id}',
  facts: {"access":{"kind":"project","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","token_id"],
  order: ["id","token_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeRevokeProjectAccessToken,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
