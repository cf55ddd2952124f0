// Generated from spec/resources/cluster-agents.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListAllowedAgentsInput {
  readonly signal?: AbortSignal;
}

export type ListAllowedAgentsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listAllowedAgents'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listAllowedAgents'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listAllowedAgents'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listAllowedAgents'], 404> }
  ;

const listAllowedAgentsCall: ClientCall = {
  id: 'listAllowedAgents',
  method: 'GET',
  path: "/api/v4/job/allowed_agents",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListClusterAgentsInput {
  readonly params: ParametersOf<operations['listClusterAgents'], 'path'>;
  readonly query?: ParametersOf<operations['listClusterAgents'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListClusterAgentsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listClusterAgents'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listClusterAgents'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listClusterAgents'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listClusterAgents'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listClusterAgents'], 404> }
  ;

const listClusterAgentsCall: ClientCall = {
  id: 'listClusterAgents',
  method: 'GET',
  path: "/api/v4/projects/{id}/cluster_agents",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateClusterAgentInput {
  readonly params: ParametersOf<operations['createClusterAgent'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createClusterAgent'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateClusterAgentAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createClusterAgent'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createClusterAgent'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createClusterAgent'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createClusterAgent'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createClusterAgent'], 404> }
  ;

const createClusterAgentCall: ClientCall = {
  id: 'createClusterAgent',
  method: 'POST',
  path: "/api/v4/projects/{id}/cluster_agents",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetClusterAgentInput {
  readonly params: ParametersOf<operations['getClusterAgent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetClusterAgentAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getClusterAgent'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getClusterAgent'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getClusterAgent'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getClusterAgent'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getClusterAgent'], 404> }
  ;

const getClusterAgentCall: ClientCall = {
  id: 'getClusterAgent',
  method: 'GET',
  path: "/api/v4/projects/{id}/cluster_agents/{agent_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DeleteClusterAgentInput {
  readonly params: ParametersOf<operations['deleteClusterAgent'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DeleteClusterAgentAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['deleteClusterAgent'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['deleteClusterAgent'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['deleteClusterAgent'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['deleteClusterAgent'], 404> }
  ;

const deleteClusterAgentCall: ClientCall = {
  id: 'deleteClusterAgent',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/cluster_agents/{agent_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListClusterAgentTokensInput {
  readonly params: ParametersOf<operations['listClusterAgentTokens'], 'path'>;
  readonly query?: ParametersOf<operations['listClusterAgentTokens'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListClusterAgentTokensAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listClusterAgentTokens'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listClusterAgentTokens'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listClusterAgentTokens'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listClusterAgentTokens'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listClusterAgentTokens'], 404> }
  ;

const listClusterAgentTokensCall: ClientCall = {
  id: 'listClusterAgentTokens',
  method: 'GET',
  path: "/api/v4/projects/{id}/cluster_agents/{agent_id}/tokens",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface CreateClusterAgentTokenInput {
  readonly params: ParametersOf<operations['createClusterAgentToken'], 'path'>;
  readonly body: Sendable<BodyOf<operations['createClusterAgentToken'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type CreateClusterAgentTokenAnswer =
  | { readonly status: 201; readonly headers: Headers; readonly body: JsonOf<operations['createClusterAgentToken'], 201> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['createClusterAgentToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['createClusterAgentToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['createClusterAgentToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['createClusterAgentToken'], 404> }
  ;

const createClusterAgentTokenCall: ClientCall = {
  id: 'createClusterAgentToken',
  method: 'POST',
  path: "/api/v4/projects/{id}/cluster_agents/{agent_id}/tokens",
  commas: [],
  body: "application/json",
  answers: {
    201: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetClusterAgentTokenInput {
  readonly params: ParametersOf<operations['getClusterAgentToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetClusterAgentTokenAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getClusterAgentToken'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getClusterAgentToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getClusterAgentToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getClusterAgentToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getClusterAgentToken'], 404> }
  ;

const getClusterAgentTokenCall: ClientCall = {
  id: 'getClusterAgentToken',
  method: 'GET',
  path: "/api/v4/projects/{id}/cluster_agents/{agent_id}/tokens/{token_id}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface RevokeClusterAgentTokenInput {
  readonly params: ParametersOf<operations['revokeClusterAgentToken'], 'path'>;
  readonly signal?: AbortSignal;
}

export type RevokeClusterAgentTokenAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['revokeClusterAgentToken'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['revokeClusterAgentToken'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['revokeClusterAgentToken'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['revokeClusterAgentToken'], 404> }
  ;

const revokeClusterAgentTokenCall: ClientCall = {
  id: 'revokeClusterAgentToken',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/cluster_agents/{agent_id}/tokens/{token_id}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
