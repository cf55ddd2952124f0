// Generated from spec/domains/* /cluster-agents.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListAllowedAgentsRequest, ListAllowedAgentsResponse, ListClusterAgentsRequest, ListClusterAgentsResponse, CreateClusterAgentRequest, CreateClusterAgentResponse, GetClusterAgentRequest, GetClusterAgentResponse, DeleteClusterAgentRequest, DeleteClusterAgentResponse, ListClusterAgentTokensRequest, ListClusterAgentTokensResponse, CreateClusterAgentTokenRequest, CreateClusterAgentTokenResponse, GetClusterAgentTokenRequest, GetClusterAgentTokenResponse, RevokeClusterAgentTokenRequest, RevokeClusterAgentTokenResponse } from './types.ts';

/** One function per operation of cluster-agents; `C` is the request context of the server. */
export interface ClusterAgentsService<C extends SubjectTypes> {
  /** List the cluster agents that a job may use. GET /job/allowed_agents (spec/domains/ci/cluster-agents.yaml#listAllowedAgents) */
  listAllowedAgents(
    request: ListAllowedAgentsRequest,
    context: C,
  ): Promise<ListAllowedAgentsResponse>;
  /** List the cluster agents of a project. GET /projects/{id}/cluster_agents (spec/domains/ci/cluster-agents.yaml#listClusterAgents) */
  listClusterAgents(
    request: ListClusterAgentsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListClusterAgentsResponse>;
  /** Register a cluster agent. POST /projects/{id}/cluster_agents (spec/domains/ci/cluster-agents.yaml#createClusterAgent) */
  createClusterAgent(
    request: CreateClusterAgentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateClusterAgentResponse>;
  /** Get a cluster agent. GET /projects/{id}/cluster_agents/{agent_id} (spec/domains/ci/cluster-agents.yaml#getClusterAgent) */
  getClusterAgent(
    request: GetClusterAgentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetClusterAgentResponse>;
  /** Delete a cluster agent. DELETE /projects/{id}/cluster_agents/{agent_id} (spec/domains/ci/cluster-agents.yaml#deleteClusterAgent) */
  deleteClusterAgent(
    request: DeleteClusterAgentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteClusterAgentResponse>;
  /** List the tokens of a cluster agent. GET /projects/{id}/cluster_agents/{agent_id}/tokens (spec/domains/ci/cluster-agents.yaml#listClusterAgentTokens) */
  listClusterAgentTokens(
    request: ListClusterAgentTokensRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListClusterAgentTokensResponse>;
  /** Make a token for a cluster agent. POST /projects/{id}/cluster_agents/{agent_id}/tokens (spec/domains/ci/cluster-agents.yaml#createClusterAgentToken) */
  createClusterAgentToken(
    request: CreateClusterAgentTokenRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateClusterAgentTokenResponse>;
  /** Get a token of a cluster agent. GET /projects/{id}/cluster_agents/{agent_id}/tokens/{token_id} (spec/domains/ci/cluster-agents.yaml#getClusterAgentToken) */
  getClusterAgentToken(
    request: GetClusterAgentTokenRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetClusterAgentTokenResponse>;
  /** Revoke a token of a cluster agent. DELETE /projects/{id}/cluster_agents/{agent_id}/tokens/{token_id} (spec/domains/ci/cluster-agents.yaml#revokeClusterAgentToken) */
  revokeClusterAgentToken(
    request: RevokeClusterAgentTokenRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<RevokeClusterAgentTokenResponse>;
}
