// Generated from spec/domains/* /cluster-agents.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListAllowedAgentsInput {
  readonly signal?: AbortSignal;
}

export type ListAllowedAgentsAnswer = JsonAnswer<operations['listAllowedAgents'], 200 | 401 | 403 | 404>;

const listAllowedAgentsCall: ClientCall = {
  id: 'listAllowedAgents',
  method: 'GET',
  path: "/api/v4/job/allowed_agents",
  answers: { json: [200, 401, 403, 404] },
};

export interface ListClusterAgentsInput {
  readonly params: ParametersOf<operations['listClusterAgents'], 'path'>;
  readonly query?: ParametersOf<operations['listClusterAgents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListClusterAgentsAnswer = JsonAnswer<operations['listClusterAgents'], 200 | 400 | 401 | 403 | 404>;

const listClusterAgentsCall: ClientCall = {
  id: 'listClusterAgents',
  method: 'GET',
  path: "/api/v4/projects/{id}/cluster_agents",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateClusterAgentInput {
  readonly params: ParametersOf<operations['createClusterAgent'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createClusterAgent'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateClusterAgentAnswer = JsonAnswer<operations['createClusterAgent'], 201 | 400 | 401 | 403 | 404>;

const createClusterAgentCall: ClientCall = {
  id: 'createClusterAgent',
  method: 'POST',
  path: "/api/v4/projects/{id}/cluster_agents",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetClusterAgentInput {
  readonly params: ParametersOf<operations['getClusterAgent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetClusterAgentAnswer = JsonAnswer<operations['getClusterAgent'], 200 | 400 | 401 | 403 | 404>;

const getClusterAgentCall: ClientCall = {
  id: 'getClusterAgent',
  method: 'GET',
  path: "/api/v4/projects/{id}/cluster_agents/{agent_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DeleteClusterAgentInput {
  readonly params: ParametersOf<operations['deleteClusterAgent'], 'path'>;
  readonly headers?: ParametersOf<operations['deleteClusterAgent'], 'header'>;
  readonly signal?: AbortSignal;
}

export type DeleteClusterAgentAnswer = EmptyAnswer<204> | JsonAnswer<operations['deleteClusterAgent'], 400 | 401 | 403 | 404 | 412>;

const deleteClusterAgentCall: ClientCall = {
  id: 'deleteClusterAgent',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/cluster_agents/{agent_id}",
  answers: { none: [204], json: [400, 401, 403, 404, 412] },
};

export interface ListClusterAgentTokensInput {
  readonly params: ParametersOf<operations['listClusterAgentTokens'], 'path'>;
  readonly query?: ParametersOf<operations['listClusterAgentTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListClusterAgentTokensAnswer = JsonAnswer<operations['listClusterAgentTokens'], 200 | 400 | 401 | 403 | 404>;

const listClusterAgentTokensCall: ClientCall = {
  id: 'listClusterAgentTokens',
  method: 'GET',
  path: "/api/v4/projects/{id}/cluster_agents/{agent_id}/tokens",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface CreateClusterAgentTokenInput {
  readonly params: ParametersOf<operations['createClusterAgentToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createClusterAgentToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateClusterAgentTokenAnswer = JsonAnswer<operations['createClusterAgentToken'], 201 | 400 | 401 | 403 | 404>;

const createClusterAgentTokenCall: ClientCall = {
  id: 'createClusterAgentToken',
  method: 'POST',
  path: "/api/v4/projects/{id}/cluster_agents/{agent_id}/tokens",
  body: "application/json",
  answers: { json: [201, 400, 401, 403, 404] },
};

export interface GetClusterAgentTokenInput {
  readonly params: ParametersOf<operations['getClusterAgentToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetClusterAgentTokenAnswer = JsonAnswer<operations['getClusterAgentToken'], 200 | 400 | 401 | 403 | 404>;

const getClusterAgentTokenCall: ClientCall = {
  id: 'getClusterAgentToken',
  method: 'GET',
  path: "/api/v4/projects/{id}/cluster_agents/{agent_id}/tokens/{token_id}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface RevokeClusterAgentTokenInput {
  readonly params: ParametersOf<operations['revokeClusterAgentToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeClusterAgentTokenAnswer = EmptyAnswer<204> | JsonAnswer<operations['revokeClusterAgentToken'], 400 | 401 | 403 | 404>;

const revokeClusterAgentTokenCall: ClientCall = {
  id: 'revokeClusterAgentToken',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/cluster_agents/{agent_id}/tokens/{token_id}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ClusterAgentsClient {
  /** List the cluster agents that a job may use: GET /job/allowed_agents */
  listAllowedAgents(request?: ListAllowedAgentsInput): Promise<ListAllowedAgentsAnswer>;
  /** List the cluster agents of a project: GET /projects/{id}/cluster_agents */
  listClusterAgents: ListingOf<ListClusterAgentsInput, ListClusterAgentsAnswer, JsonOf<operations['listClusterAgents'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Register a cluster agent: POST /projects/{id}/cluster_agents */
  createClusterAgent(request: CreateClusterAgentInput): Promise<CreateClusterAgentAnswer>;
  /** Get a cluster agent: GET /projects/{id}/cluster_agents/{agent_id} */
  getClusterAgent(request: GetClusterAgentInput): Promise<GetClusterAgentAnswer>;
  /** Delete a cluster agent: DELETE /projects/{id}/cluster_agents/{agent_id} */
  deleteClusterAgent(request: DeleteClusterAgentInput): Promise<DeleteClusterAgentAnswer>;
  /** List the tokens of a cluster agent: GET /projects/{id}/cluster_agents/{agent_id}/tokens */
  listClusterAgentTokens: ListingOf<ListClusterAgentTokensInput, ListClusterAgentTokensAnswer, JsonOf<operations['listClusterAgentTokens'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Make a token for a cluster agent: POST /projects/{id}/cluster_agents/{agent_id}/tokens */
  createClusterAgentToken(request: CreateClusterAgentTokenInput): Promise<CreateClusterAgentTokenAnswer>;
  /** Get a token of a cluster agent: GET /projects/{id}/cluster_agents/{agent_id}/tokens/{token_id} */
  getClusterAgentToken(request: GetClusterAgentTokenInput): Promise<GetClusterAgentTokenAnswer>;
  /** Revoke a token of a cluster agent: DELETE /projects/{id}/cluster_agents/{agent_id}/tokens/{token_id} */
  revokeClusterAgentToken(request: RevokeClusterAgentTokenInput): Promise<RevokeClusterAgentTokenAnswer>;
}

export const clusterAgentsClient = (send: Send): ClusterAgentsClient => ({
  listAllowedAgents: (request) => send(listAllowedAgentsCall, request),
  listClusterAgents: listing(send, listClusterAgentsCall),
  createClusterAgent: (request) => send(createClusterAgentCall, request),
  getClusterAgent: (request) => send(getClusterAgentCall, request),
  deleteClusterAgent: (request) => send(deleteClusterAgentCall, request),
  listClusterAgentTokens: listing(send, listClusterAgentTokensCall),
  createClusterAgentToken: (request) => send(createClusterAgentTokenCall, request),
  getClusterAgentToken: (request) => send(getClusterAgentTokenCall, request),
  revokeClusterAgentToken: (request) => send(revokeClusterAgentTokenCall, request),
});
