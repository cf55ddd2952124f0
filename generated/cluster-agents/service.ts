// Generated from spec/resources/cluster-agents.yaml; do not edit. Run `npm run generate`.
import type { Subject, SubjectTypes } from '../../generator/runtime/operation.ts';
import type { ListClusterAgentsRequest, ListClusterAgentsResponse, CreateClusterAgentRequest, CreateClusterAgentResponse, GetClusterAgentRequest, GetClusterAgentResponse, DeleteClusterAgentRequest, DeleteClusterAgentResponse } from './types.ts';

/** One function per operation of cluster-agents; `C` is the request context of the server. */
export interface ClusterAgentsService<C extends SubjectTypes> {
  /** List the cluster agents of a project. GET /projects/{id}/cluster_agents (spec/resources/cluster-agents.yaml:5:5) */
  listClusterAgents?(
    request: ListClusterAgentsRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<ListClusterAgentsResponse>;
  /** Register a cluster agent. POST /projects/{id}/cluster_agents (spec/resources/cluster-agents.yaml:38:5) */
  createClusterAgent?(
    request: CreateClusterAgentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<CreateClusterAgentResponse>;
  /** Get a cluster agent. GET /projects/{id}/cluster_agents/{agent_id} (spec/resources/cluster-agents.yaml:89:5) */
  getClusterAgent?(
    request: GetClusterAgentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<GetClusterAgentResponse>;
  /** Delete a cluster agent. DELETE /projects/{id}/cluster_agents/{agent_id} (spec/resources/cluster-agents.yaml:122:5) */
  deleteClusterAgent?(
    request: DeleteClusterAgentRequest & { readonly project: Subject<C, 'project'> },
    context: C,
  ): Promise<DeleteClusterAgentResponse>;
}
