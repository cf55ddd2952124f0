// Generated from spec/domains/* /cluster-agents.yaml; do not edit. Run `npm run generate`.
import * as answer from '../../generator/runtime/answers.ts';
import { defineOperation } from '../../generator/runtime/define-operation.ts';
import type { HearthFacts } from '../../generator/hearth/facts.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeAllowedAgents, writeClusterAgent, writeClusterAgentToken, writeClusterAgentTokenDetail, writeNewClusterAgentToken } from '../cluster-agents/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List the cluster agents that a job may use */
export const listAllowedAgents = defineOperation<HearthFacts>({
  id: 'listAllowedAgents',
  resource: 'cluster-agents',
  source: 'spec/domains/ci/cluster-agents.yaml#listAllowedAgents',
  method: 'GET',
  path: '/job/allowed_agents',
  facts: {"access":{"kind":"user","level":"visible","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"],"security":["privateToken","bearer","privateTokenQuery","jobToken","sessionCookie"]},
  decode: decoders.decodeListAllowedAgents,
  responses: [
    answer.json(writeAllowedAgents, 200),
    answer.json(writeAnyError, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** List the cluster agents of a project */
export const listClusterAgents = defineOperation<HearthFacts>({
  id: 'listClusterAgents',
  resource: 'cluster-agents',
  source: 'spec/domains/ci/cluster-agents.yaml#listClusterAgents',
  method: 'GET',
  path: '/projects/{id}/cluster_agents',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  validators: { params: checks.check1, query: checks.check2 },
  decode: decoders.decodeListClusterAgents,
  responses: [
    answer.json((v: never) => w.array(v, writeClusterAgent), 200),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Register a cluster agent */
export const createClusterAgent = defineOperation<HearthFacts>({
  id: 'createClusterAgent',
  resource: 'cluster-agents',
  source: 'spec/domains/ci/cluster-agents.yaml#createClusterAgent',
  method: 'POST',
  path: '/projects/{id}/cluster_agents',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id"],
  order: ["id","name"],
  validators: { params: checks.check1, body: checks.check3 },
  decode: decoders.decodeCreateClusterAgent,
  responses: [
    answer.json(writeClusterAgent, 201),
    answer.json(writeAnyError, 400, 401, 403, 404),
  ],
});

/** Get a cluster agent */
export const getClusterAgent = defineOperation<HearthFacts>({
  id: 'getClusterAgent',
  resource: 'cluster-agents',
  source: 'spec/domains/ci/cluster-agents.yaml#getClusterAgent',
  method: 'GET',
  path: '/projects/{id}/cluster_agents/{agent_id}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","agent_id"],
  order: ["id","agent_id"],
  validators: { params: checks.check4 },
  decode: decoders.decodeGetClusterAgent,
  responses: [
    answer.json(writeClusterAgent, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Delete a cluster agent */
export const deleteClusterAgent = defineOperation<HearthFacts>({
  id: 'deleteClusterAgent',
  resource: 'cluster-agents',
  source: 'spec/domains/ci/cluster-agents.yaml#deleteClusterAgent',
  method: 'DELETE',
  path: '/projects/{id}/cluster_agents/{agent_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","agent_id"],
  order: ["id","agent_id","If-Unmodified-Since"],
  validators: { params: checks.check4, headers: checks.check5 },
  decode: decoders.decodeDeleteClusterAgent,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404, 412),
  ],
});

/** List the tokens of a cluster agent */
export const listClusterAgentTokens = defineOperation<HearthFacts>({
  id: 'listClusterAgentTokens',
  resource: 'cluster-agents',
  source: 'spec/domains/ci/cluster-agents.yaml#listClusterAgentTokens',
  method: 'GET',
  path: '/projects/{id}/cluster_agents/{agent_id}/tokens',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  paginated: true,
  pathParameters: ["id","agent_id"],
  order: ["id","agent_id","page","per_page"],
  validators: { params: checks.check4, query: checks.check2 },
  decode: decoders.decodeListClusterAgentTokens,
  responses: [
    answer.json((v: never) => w.array(v, writeClusterAgentToken), 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Make a token for a cluster agent */
export const createClusterAgentToken = defineOperation<HearthFacts>({
  id: 'createClusterAgentToken',
  resource: 'cluster-agents',
  source: 'spec/domains/ci/cluster-agents.yaml#createClusterAgentToken',
  method: 'POST',
  path: '/projects/{id}/cluster_agents/{agent_id}/tokens',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","agent_id"],
  order: ["id","agent_id","name","description"],
  validators: { params: checks.check4, body: checks.check6 },
  decode: decoders.decodeCreateClusterAgentToken,
  responses: [
    answer.json(writeNewClusterAgentToken, 201),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Get a token of a cluster agent */
export const getClusterAgentToken = defineOperation<HearthFacts>({
  id: 'getClusterAgentToken',
  resource: 'cluster-agents',
  source: 'spec/domains/ci/cluster-agents.yaml#getClusterAgentToken',
  method: 'GET',
  path: '/projects/{id}/cluster_agents/{agent_id}/tokens/{token_id}',
  facts: {"access":{"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api","read_api"]},
  pathParameters: ["id","agent_id","token_id"],
  order: ["id","agent_id","token_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeGetClusterAgentToken,
  responses: [
    answer.json(writeClusterAgentTokenDetail, 200),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});

/** Revoke a token of a cluster agent */
export const revokeClusterAgentToken = defineOperation<HearthFacts>({
  id: 'revokeClusterAgentToken',
  resource: 'cluster-agents',
  source: 'spec/domains/ci/cluster-agents.yaml#revokeClusterAgentToken',
  method: 'DELETE',
  path: '/projects/{id}/cluster_agents/{agent_id}/tokens/{token_id}',
  facts: {"access":{"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},"scopes":["api"]},
  pathParameters: ["id","agent_id","token_id"],
  order: ["id","agent_id","token_id"],
  validators: { params: checks.check7 },
  decode: decoders.decodeRevokeClusterAgentToken,
  responses: [
    answer.empty(204),
    answer.json(writeAnyError, 400, 401, 403),
    answer.json(writeMessage, 404),
  ],
});
