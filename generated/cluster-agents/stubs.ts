// Generated from spec/resources/cluster-agents.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/cluster-agents/service.ts has the function. */
export const clusterAgentsStubs = {
  listClusterAgents: stub('listClusterAgents', 'spec/resources/cluster-agents.yaml:5:5'),
  createClusterAgent: stub('createClusterAgent', 'spec/resources/cluster-agents.yaml:38:5'),
  getClusterAgent: stub('getClusterAgent', 'spec/resources/cluster-agents.yaml:89:5'),
  deleteClusterAgent: stub('deleteClusterAgent', 'spec/resources/cluster-agents.yaml:122:5'),
};
