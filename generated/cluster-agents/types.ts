// Generated from spec/resources/cluster-agents.yaml; do not edit. Run `npm run generate`.
import type { components, operations } from '../common/openapi.ts';
import type { Defaulted } from '../../generator/runtime/operation.ts';
import type { PageResult } from '../../generator/runtime/page.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';

export type ClusterAgent = components['schemas']['ClusterAgent'];
export type CreateClusterAgent = components['schemas']['CreateClusterAgent'];

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
