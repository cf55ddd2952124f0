// Generated from spec/domains/* /cluster-agents.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, EmptyResponse, JsonOf, JsonResponse, ParametersOf } from '../../generator/runtime/types.ts';

export type AllowedAgents = components['schemas']['AllowedAgents'];
export type ClusterAgent = components['schemas']['ClusterAgent'];
export type ClusterAgentToken = components['schemas']['ClusterAgentToken'];
export type ClusterAgentTokenDetail = components['schemas']['ClusterAgentTokenDetail'];
export type CreateClusterAgent = components['schemas']['CreateClusterAgent'];
export type CreateClusterAgentToken = components['schemas']['CreateClusterAgentToken'];
export type IdOnly = components['schemas']['IdOnly'];
export type NewClusterAgentToken = components['schemas']['NewClusterAgentToken'];

/** List the cluster agents that a job may use: GET /job/allowed_agents */
export interface ListAllowedAgentsRequest {
}

export type ListAllowedAgentsResponse = JsonResponse<operations['listAllowedAgents'], 200 | 401 | 403 | 404>;

/** List the cluster agents of a project: GET /projects/{id}/cluster_agents */
export interface ListClusterAgentsRequest {
  readonly params: ParametersOf<operations['listClusterAgents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listClusterAgents'], 'query'>, 'page' | 'per_page'>;
}

export type ListClusterAgentsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listClusterAgents'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listClusterAgents'], 400 | 401 | 403 | 404>;

/** Register a cluster agent: POST /projects/{id}/cluster_agents */
export interface CreateClusterAgentRequest {
  readonly params: ParametersOf<operations['createClusterAgent'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createClusterAgent'], 'application/json'>>;
}

export type CreateClusterAgentResponse = JsonResponse<operations['createClusterAgent'], 201 | 400 | 401 | 403 | 404>;

/** Get a cluster agent: GET /projects/{id}/cluster_agents/{agent_id} */
export interface GetClusterAgentRequest {
  readonly params: ParametersOf<operations['getClusterAgent'], 'path'>;
}

export type GetClusterAgentResponse = JsonResponse<operations['getClusterAgent'], 200 | 400 | 401 | 403 | 404>;

/** Delete a cluster agent: DELETE /projects/{id}/cluster_agents/{agent_id} */
export interface DeleteClusterAgentRequest {
  readonly params: ParametersOf<operations['deleteClusterAgent'], 'path'>;
  readonly headers: ParametersOf<operations['deleteClusterAgent'], 'header'>;
}

export type DeleteClusterAgentResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['deleteClusterAgent'], 400 | 401 | 403 | 404 | 412>;

/** List the tokens of a cluster agent: GET /projects/{id}/cluster_agents/{agent_id}/tokens */
export interface ListClusterAgentTokensRequest {
  readonly params: ParametersOf<operations['listClusterAgentTokens'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listClusterAgentTokens'], 'query'>, 'page' | 'per_page'>;
}

export type ListClusterAgentTokensResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listClusterAgentTokens'], 200>; readonly page: PageResult; readonly headers?: never }
  | JsonResponse<operations['listClusterAgentTokens'], 400 | 401 | 403 | 404>;

/** Make a token for a cluster agent: POST /projects/{id}/cluster_agents/{agent_id}/tokens */
export interface CreateClusterAgentTokenRequest {
  readonly params: ParametersOf<operations['createClusterAgentToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createClusterAgentToken'], 'application/json'>>;
}

export type CreateClusterAgentTokenResponse = JsonResponse<operations['createClusterAgentToken'], 201 | 400 | 401 | 403 | 404>;

/** Get a token of a cluster agent: GET /projects/{id}/cluster_agents/{agent_id}/tokens/{token_id} */
export interface GetClusterAgentTokenRequest {
  readonly params: ParametersOf<operations['getClusterAgentToken'], 'path'>;
}

export type GetClusterAgentTokenResponse = JsonResponse<operations['getClusterAgentToken'], 200 | 400 | 401 | 403 | 404>;

/** Revoke a token of a cluster agent: DELETE /projects/{id}/cluster_agents/{agent_id}/tokens/{token_id} */
export interface RevokeClusterAgentTokenRequest {
  readonly params: ParametersOf<operations['revokeClusterAgentToken'], 'path'>;
}

export type RevokeClusterAgentTokenResponse =
  | EmptyResponse<204>
  | JsonResponse<operations['revokeClusterAgentToken'], 400 | 401 | 403 | 404>;
