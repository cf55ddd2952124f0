// Generated from spec/graphql/cluster-agents.graphql; do not edit. Run `npm run generate`.
import * as c from '../../../generator/runtime/graphql/convert.ts';
import * as d from '../../../generator/runtime/graphql/define.ts';

export function addClusterAgents(t: d.Types, f: d.Functions): void {
  d.enumeration(t, 'AgentTokenStatus', 'Status of an agent token.', [
    ['ACTIVE', 'Active.'],
    ['REVOKED', 'Revoked.'],
  ]);
  d.object(t, 'ClusterAgent', 'A program in a cluster that acts for a project.', () => [], (rest) => ({
    createdAt: d.field(t.of('Time'), 'Registration time.', { resolve: c.property("created_at", c.time, null, rest) }),
    createdByUser: d.field(t.of('UserCore'), 'User who created the object.', { resolve: c.property("created_by_user_id", c.keyed("id"), null, rest) }),
    id: d.field(d.required(t.of('ID')), 'Global id.', { resolve: c.property("id", c.globalId("Clusters::Agent"), null, rest) }),
    name: d.field(t.of('String'), 'Name of the agent.', { resolve: c.property("name", c.text, null, rest) }),
    project: d.field(t.of('Project'), 'Project of the agent.', { resolve: d.resolver(f('clusterAgents', 'ClusterAgent', 'project')) }),
    tokens: d.field(t.of('ClusterAgentTokenConnection'), 'Active tokens, last used first, without their secrets.', { args: { status: d.argument(t.of('AgentTokenStatus'), 'Filter by status of the tokens.'), ...d.pageArguments(t), }, resolve: d.connection(d.resolver(f('clusterAgents', 'ClusterAgent', 'tokens'))), extensions: {"score":{"resolver":true},"connection":true} }),
    webPath: d.field(t.of('String'), 'Path of the page on this instance.', { resolve: d.resolver(f('clusterAgents', 'ClusterAgent', 'webPath')) }),
  }), d.rest('id', f('clusterAgents', 'ClusterAgent', 'load')));
  d.object(t, 'ClusterAgentConnection', 'A page of a list of `ClusterAgent`.', () => [], () => ({
    count: d.field(d.required(t.of('Int')), 'How many there are, of all pages; 10,001 where there are more than 10,000.', { resolve: d.part.count }),
    edges: d.field(d.list(t.of('ClusterAgentEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('ClusterAgent')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.input(t, 'ClusterAgentDeleteInput', 'Input of clusterAgentDelete.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('ClustersAgentID')), 'Global id of the agent.'),
  }));
  d.object(t, 'ClusterAgentDeletePayload', 'Result of the mutation.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.object(t, 'ClusterAgentEdge', 'A `ClusterAgent` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('ClusterAgent'), 'The object.'),
  }));
  d.object(t, 'ClusterAgentToken', 'A token by which an agent connects.', () => [], () => ({
    clusterAgent: d.field(t.of('ClusterAgent'), 'Agent of the token.', { resolve: d.resolver(f('clusterAgents', 'ClusterAgentToken', 'clusterAgent')) }),
    createdAt: d.field(t.of('Time'), 'Creation time.', { resolve: c.property("created_at", c.time) }),
    createdByUser: d.field(t.of('UserCore'), 'User who created the object.', { resolve: c.property("created_by_user_id", c.keyed("id")) }),
    description: d.field(t.of('String'), 'Description of the token.', { resolve: c.property("description", c.text) }),
    id: d.field(d.required(t.of('ClustersAgentTokenID')), 'Global id.', { resolve: c.property("id", c.globalId("Clusters::AgentToken")) }),
    lastUsedAt: d.field(t.of('Time'), 'Time of the last use.', { resolve: c.property("last_used_at", c.time) }),
    name: d.field(t.of('String'), 'Name of the token.', { resolve: c.property("name", c.text) }),
    status: d.field(t.of('AgentTokenStatus'), 'Status of the token.', { resolve: c.property("status", c.upper) }),
  }));
  d.object(t, 'ClusterAgentTokenConnection', 'A page of a list of `ClusterAgentToken`.', () => [], () => ({
    count: d.field(d.required(t.of('Int')), 'How many there are, of all pages; 10,001 where there are more than 10,000.', { resolve: d.part.count }),
    edges: d.field(d.list(t.of('ClusterAgentTokenEdge')), 'The objects of the page, each with its cursor.', { resolve: d.part.edges }),
    nodes: d.field(d.list(t.of('ClusterAgentToken')), 'The objects of the page.', { resolve: d.part.nodes }),
    pageInfo: d.field(d.required(t.of('PageInfo')), 'Where the page is in the list.', { resolve: d.part.pageInfo }),
  }));
  d.input(t, 'ClusterAgentTokenCreateInput', 'Input of clusterAgentTokenCreate.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    clusterAgentId: d.argument(d.required(t.of('ClustersAgentID')), 'Global id of the agent.'),
    description: d.argument(t.of('String'), 'Description. Maximum: 4,096 characters.'),
    name: d.argument(d.required(t.of('String')), 'Name. Maximum: 4,096 characters.'),
  }));
  d.object(t, 'ClusterAgentTokenCreatePayload', 'Result of the mutation.', () => [], () => ({
    secret: d.field(t.of('String'), 'Secret of the token, returned only once.'),
    token: d.field(t.of('ClusterAgentToken'), 'The token.'),
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.object(t, 'ClusterAgentTokenEdge', 'A `ClusterAgentToken` in a list.', () => [], () => ({
    cursor: d.field(d.required(t.of('String')), 'Place in the list, for `after` and `before`.'),
    node: d.field(t.of('ClusterAgentToken'), 'The object.'),
  }));
  d.input(t, 'ClusterAgentTokenRevokeInput', 'Input of clusterAgentTokenRevoke.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    id: d.argument(d.required(t.of('ClustersAgentTokenID')), 'Global id of the token.'),
  }));
  d.object(t, 'ClusterAgentTokenRevokePayload', 'Result of the mutation.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
  }));
  d.globalIdScalar(t, 'ClustersAgentID', 'Id of an agent in a cluster.', ["Clusters::Agent"]);
  d.globalIdScalar(t, 'ClustersAgentTokenID', 'Id of a token of an agent in a cluster.', ["Clusters::AgentToken"]);
  d.input(t, 'CreateClusterAgentInput', 'Input of createClusterAgent.', () => ({
    clientMutationId: d.argument(t.of('String'), 'Value that the payload repeats.'),
    name: d.argument(d.required(t.of('String')), 'Name. Maximum: 4,096 characters.'),
    projectPath: d.argument(d.required(t.of('ID')), 'Full path of the project.'),
  }));
  d.object(t, 'CreateClusterAgentPayload', 'Payload of createClusterAgent.', () => [], () => ({
    errors: d.field(d.required(d.list(d.required(t.of('String')))), 'Errors that made the mutation fail; empty on success.'),
    clientMutationId: d.field(t.of('String'), 'Value of `clientMutationId` in the input.'),
    clusterAgent: d.field(t.of('ClusterAgent'), 'Object after the mutation; null if the mutation failed.'),
  }));
}
