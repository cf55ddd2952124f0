import {
  type Call,
  type Calls,
  type Harmless,
  NOBODY,
  none,
  unique,
} from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

async function anotherAgent({ api, people, project }: World): Promise<Call> {
  const path = `/projects/${project.id}/cluster_agents`;
  const made = await api.as(people.administrator).post(path, { name: unique() });
  return { ...none, params: { id: project.id, agent_id: made.body.id } };
}

async function anotherToken(world: World): Promise<Call> {
  const { params } = await anotherAgent(world);
  const path = `/projects/${world.project.id}/cluster_agents/${String(params['agent_id'])}/tokens`;
  const made = await world.api.as(world.people.administrator).post(path, { name: 'kiln' });
  return { ...none, params: { ...params, token_id: made.body.id } };
}

/** Calls that succeed. */
export const calls: Calls = {
  async listAllowedAgents(world) {
    const { id, token } = await world.anotherJob();
    await world.db('jobs').where({ id }).update({ user_id: world.people.administrator.id });
    return { ...none, headers: { 'job-token': token } };
  },
  createClusterAgent: ({ project }) => ({
    ...none,
    params: { id: project.id },
    body: { name: unique() },
  }),
  getClusterAgent: anotherAgent,
  deleteClusterAgent: anotherAgent,
  listClusterAgentTokens: anotherAgent,
  createClusterAgentToken: async (world) => ({
    ...(await anotherAgent(world)),
    body: { name: 'kiln' },
  }),
  getClusterAgentToken: anotherToken,
  revokeClusterAgentToken: anotherToken,
};

const noAgent = { agent_id: NOBODY };

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createClusterAgent: () => ({ body: { name: '-' } }),
  deleteClusterAgent: () => ({ params: noAgent }),
  createClusterAgentToken: () => ({ params: noAgent }),
  revokeClusterAgentToken: () => ({ params: noAgent }),
};
