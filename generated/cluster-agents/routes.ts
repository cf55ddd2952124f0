// Generated from spec/resources/cluster-agents.yaml; do not edit. Run `npm run generate`.
import type { Operation } from '../../generator/runtime/operation.ts';
import * as w from '../../generator/runtime/write.ts';
import * as decoders from './decoders.ts';
import * as checks from './validators.ts';
import { writeClusterAgent } from '../cluster-agents/writers.ts';
import { writeAnyError, writeMessage } from '../common/writers.ts';

/** List the cluster agents of a project */
export const listClusterAgents: Operation = {
  id: 'listClusterAgents',
  resource: 'cluster-agents',
  source: 'spec/resources/cluster-agents.yaml:5:5',
  method: 'GET',
  path: '/projects/{id}/cluster_agents',
  access: {"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: true,
  pending: true,
  pathParameters: ["id"],
  order: ["id","page","per_page"],
  decode: decoders.decodeListClusterAgents,
  validators: { params: checks.check1, query: checks.check2, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: (v: never) => w.array(v, writeClusterAgent), mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Register a cluster agent */
export const createClusterAgent: Operation = {
  id: 'createClusterAgent',
  resource: 'cluster-agents',
  source: 'spec/resources/cluster-agents.yaml:38:5',
  method: 'POST',
  path: '/projects/{id}/cluster_agents',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["id"],
  order: ["id","name"],
  decode: decoders.decodeCreateClusterAgent,
  validators: { params: checks.check1, query: null, body: checks.check3 },
  relations: null,
  takesBody: true,
  responses: {
    201: { write: writeClusterAgent, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeAnyError, mediaType: null },
  },
};

/** Get a cluster agent */
export const getClusterAgent: Operation = {
  id: 'getClusterAgent',
  resource: 'cluster-agents',
  source: 'spec/resources/cluster-agents.yaml:89:5',
  method: 'GET',
  path: '/projects/{id}/cluster_agents/{agent_id}',
  access: {"kind":"project","level":"developer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api","read_api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["id","agent_id"],
  order: ["id","agent_id"],
  decode: decoders.decodeGetClusterAgent,
  validators: { params: checks.check4, query: null, body: null },
  relations: null,
  takesBody: false,
  responses: {
    200: { write: writeClusterAgent, mediaType: null },
    400: { write: writeAnyError, mediaType: null },
    401: { write: writeAnyError, mediaType: null },
    403: { write: writeAnyError, mediaType: null },
    404: { write: writeMessage, mediaType: null },
  },
};

/** Delete a cluster agent */
export const deleteClusterAgent: Operation = {
  id: 'deleteClusterAgent',
  resource: 'cluster-agents',
  source: 'spec/resources/cluster-agents.yaml:122:5',
  method: 'DELETE',
  path: '/projects/{id}/cluster_agents/{agent_id}',
  access: {"kind":"project","level":"maintainer","parameter":"id","feature":null,"signedIn":true,"early":false},
  scopes: ["api"],
  tier: null,
  flag: null,
  rateLimit: null,
  deprecation: null,
  paginated: false,
  pending: true,
  pathParameters: ["id","agent_id"],
  order: ["id","agent_id"],
  decode: decoders.decodeDeleteClusterAgent,
  validators: { params: checks.check4, query: null, body: null },
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
