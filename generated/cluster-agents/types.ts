// Generated from spec/resources/cluster-agents.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

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

export type ListAllowedAgentsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listAllowedAgents'], 200>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listAllowedAgents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listAllowedAgents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listAllowedAgents'], 404>; readonly headers?: never }
  ;

/** List the cluster agents of a project: GET /projects/{id}/cluster_agents */
export interface ListClusterAgentsRequest {
  readonly params: ParametersOf<operations['listClusterAgents'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listClusterAgents'], 'query'>, 'page' | 'per_page'>;
}

export type ListClusterAgentsResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listClusterAgents'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listClusterAgents'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listClusterAgents'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listClusterAgents'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listClusterAgents'], 404>; readonly headers?: never }
  ;

/** Register a cluster agent: POST /projects/{id}/cluster_agents */
export interface CreateClusterAgentRequest {
  readonly params: ParametersOf<operations['createClusterAgent'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createClusterAgent'], 'application/json'>>;
}

export type CreateClusterAgentResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createClusterAgent'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createClusterAgent'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createClusterAgent'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createClusterAgent'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createClusterAgent'], 404>; readonly headers?: never }
  ;

/** Get a cluster agent: GET /projects/{id}/cluster_agents/{agent_id} */
export interface GetClusterAgentRequest {
  readonly params: ParametersOf<operations['getClusterAgent'], 'path'>;
}

export type GetClusterAgentResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getClusterAgent'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getClusterAgent'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getClusterAgent'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getClusterAgent'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getClusterAgent'], 404>; readonly headers?: never }
  ;

/** Delete a cluster agent: DELETE /projects/{id}/cluster_agents/{agent_id} */
export interface DeleteClusterAgentRequest {
  readonly params: ParametersOf<operations['deleteClusterAgent'], 'path'>;
}

export type DeleteClusterAgentResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['deleteClusterAgent'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['deleteClusterAgent'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['deleteClusterAgent'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['deleteClusterAgent'], 404>; readonly headers?: never }
  ;

/** List the tokens of a cluster agent: GET /projects/{id}/cluster_agents/{agent_id}/tokens */
export interface ListClusterAgentTokensRequest {
  readonly params: ParametersOf<operations['listClusterAgentTokens'], 'path'>;
  readonly query: Defaulted<ParametersOf<operations['listClusterAgentTokens'], 'query'>, 'page' | 'per_page'>;
}

export type ListClusterAgentTokensResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['listClusterAgentTokens'], 200>; readonly page: PageResult; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['listClusterAgentTokens'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['listClusterAgentTokens'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['listClusterAgentTokens'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['listClusterAgentTokens'], 404>; readonly headers?: never }
  ;

/** Make a token for a cluster agent: POST /projects/{id}/cluster_agents/{agent_id}/tokens */
export interface CreateClusterAgentTokenRequest {
  readonly params: ParametersOf<operations['createClusterAgentToken'], 'path'>;
  readonly body: Defaulted<BodyOf<operations['createClusterAgentToken'], 'application/json'>>;
}

export type CreateClusterAgentTokenResponse =
  | { readonly status: 201; readonly body: JsonOf<operations['createClusterAgentToken'], 201>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['createClusterAgentToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['createClusterAgentToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['createClusterAgentToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['createClusterAgentToken'], 404>; readonly headers?: never }
  ;

/** Get a token of a cluster agent: GET /projects/{id}/cluster_agents/{agent_id}/tokens/{token_id} */
export interface GetClusterAgentTokenRequest {
  readonly params: ParametersOf<operations['getClusterAgentToken'], 'path'>;
}

export type GetClusterAgentTokenResponse =
  | { readonly status: 200; readonly body: JsonOf<operations['getClusterAgentToken'], 200>; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['getClusterAgentToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['getClusterAgentToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['getClusterAgentToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['getClusterAgentToken'], 404>; readonly headers?: never }
  ;

/** Revoke a token of a cluster agent: DELETE /projects/{id}/cluster_agents/{agent_id}/tokens/{token_id} */
export interface RevokeClusterAgentTokenRequest {
  readonly params: ParametersOf<operations['revokeClusterAgentToken'], 'path'>;
}

export type RevokeClusterAgentTokenResponse =
  | { readonly status: 204; readonly body?: never; readonly headers?: never }
  | { readonly status: 400; readonly body: JsonOf<operations['revokeClusterAgentToken'], 400>; readonly headers?: never }
  | { readonly status: 401; readonly body: JsonOf<operations['revokeClusterAgentToken'], 401>; readonly headers?: never }
  | { readonly status: 403; readonly body: JsonOf<operations['revokeClusterAgentToken'], 403>; readonly headers?: never }
  | { readonly status: 404; readonly body: JsonOf<operations['revokeClusterAgentToken'], 404>; readonly headers?: never }
  ;
