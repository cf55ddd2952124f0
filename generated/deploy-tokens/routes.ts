// Generated from spec/domains/* /deploy-tokens.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';
import { writeDeployToken, writeDeployTokenWithSecret } from '../deploy-tokens/writers.ts';

/** List the deploy tokens of the instance */
export const listDeployTokens = defineOperation<HearthFacts>({
  id: 'listDeployTokens',
  resource: 'deploy-tokens',
  source: 'spec/domains/projects/deploy-tokens.yaml#listDeployTokens',
  method: 'GET',
  path: '/deploy_tokens',
  facts: {"access":{"kind":"administrator","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  order: ["active","page","per_page"],
  validators: { query: checks.check1 },
  decode: decoders.decodeListDeployTokens,
  responses: [
    answer.json((v: never) => w.array(v, writeDeployToken), 200),
    answer.json(writeAnyError, 400, 401, 403),
  ],
});

/** List the deploy tokens of a group */
export const listGroupDeployTokens = defineOperation<HearthFacts>({
  id: 'listGroupDeployTokens',
  resource: 'deploy-tokens',
  source: 'spec/domains/projects/deploy-tokens.yaml#listGroupDeployTokens',
  method: 'GET',
  path: '/groups/{id}/deploy_tokens',
  facts: {"access":{"kind":"group","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","active","page","per_page"],
  validators: { params: checks.check2, query: checks.check1 },
  decode: decoders.decodeListGroupDeployTokens,
  responses: [
    answer.json((v: never) => w.array(v, writeDeployToken), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Create a deploy token of a group */
export const createGroupDeployToken = defineOperation<HearthFacts>({
  id: 'createGroupDeployToken',
  resource: 'deploy-tokens',
  source: 'spec/domains/projects/deploy-tokens.yaml#createGroupDeployToken',
  method: 'POST',
  path: '/groups/{id}/deploy_tokens',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","expires_at","username","scopes"],
  validators: { params: checks.check2, body: checks.check3 },
  decode: decoders.decodeCreateGroupDeployToken,
  responses: [
    answer.json(writeDeployTokenWithSecret, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a deploy token of a group */
export const getGroupDeployToken = defineOperation<HearthFacts>({
  id: 'getGroupDeployToken',
  resource: 'deploy-tokens',
  source: 'spec/domains/projects/deploy-tokens.yaml#getGroupDeployToken',
  method: 'GET',
  path: '/groups/{id}/deploy_tokens/{token_id}',
  facts: {"access":{"kind":"group","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["id","token_id"],
  order: ["id","token_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetGroupDeployToken,
  responses: [
    answer.json(writeDeployToken, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Revoke a deploy token of a group */
export const revokeGroupDeployToken = defineOperation<HearthFacts>({
  id: 'revokeGroupDeployToken',
  resource: 'deploy-tokens',
  source: 'spec/domains/projects/deploy-tokens.yaml#revokeGroupDeployToken',
  method: 'DELETE',
  path: '/groups/{id}/deploy_tokens/{token_id}',
  facts: {"access":{"kind":"group","level":"owner","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","token_id"],
  order: ["id","token_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeRevokeGroupDeployToken,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 412),
  ],
});

/** List the deploy tokens of a project */
export const listProjectDeployTokens = defineOperation<HearthFacts>({
  id: 'listProjectDeployTokens',
  resource: 'deploy-tokens',
  source: 'spec/domains/projects/deploy-tokens.yaml#listProjectDeployTokens',
  method: 'GET',
  path: '/projects/{id}/deploy_tokens',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","active","page","per_page"],
  validators: { params: checks.check2, query: checks.check1 },
  decode: decoders.decodeListProjectDeployTokens,
  responses: [
    answer.json((v: never) => w.array(v, writeDeployToken), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Create a deploy token of a project */
export const createProjectDeployToken = defineOperation<HearthFacts>({
  id: 'createProjectDeployToken',
  resource: 'deploy-tokens',
  source: 'spec/domains/projects/deploy-tokens.yaml#createProjectDeployToken',
  method: 'POST',
  path: '/projects/{id}/deploy_tokens',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name","expires_at","username","scopes"],
  validators: { params: checks.check2, body: checks.check3 },
  decode: decoders.decodeCreateProjectDeployToken,
  responses: [
    answer.json(writeDeployTokenWithSecret, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a deploy token of a project */
export const getProjectDeployToken = defineOperation<HearthFacts>({
  id: 'getProjectDeployToken',
  resource: 'deploy-tokens',
  source: 'spec/domains/projects/deploy-tokens.yaml#getProjectDeployToken',
  method: 'GET',
  path: '/projects/{id}/deploy_tokens/{token_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":false,"early":true},"scopes":["api","read_api"]},
  pathParameters: ["id","token_id"],
  order: ["id","token_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetProjectDeployToken,
  responses: [
    answer.json(writeDeployToken, 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Revoke a deploy token of a project */
export const revokeProjectDeployToken = defineOperation<HearthFacts>({
  id: 'revokeProjectDeployToken',
  resource: 'deploy-tokens',
  source: 'spec/domains/projects/deploy-tokens.yaml#revokeProjectDeployToken',
  method: 'DELETE',
  path: '/projects/{id}/deploy_tokens/{token_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":true},"scopes":["api"]},
  pathParameters: ["id","token_id"],
  order: ["id","token_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeRevokeProjectDeployToken,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403, 404),
    answer.json(writeMessage, 412),
  ],
});
