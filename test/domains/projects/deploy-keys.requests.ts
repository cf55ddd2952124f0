import { type Call, type Calls, type Harmless, NOBODY, none } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';
import { newSshKey } from '#test/support/public-keys.ts';

async function anotherKey(world: World, { id } = world.project): Promise<Call> {
  const made = await world.api
    .as(world.people.administrator)
    .post(`/projects/${id}/deploy_keys`, { title: 'Kiln', key: newSshKey() });
  return { ...none, params: { id: world.project.id, key_id: made.body.id } };
}

/** Calls that succeed. */
export const calls: Calls = {
  createDeployKey: ({ project }) => ({
    ...none,
    params: { id: project.id },
    body: { title: 'Kiln', key: newSshKey() },
  }),
  getDeployKey: (world) => anotherKey(world),
  updateDeployKey: async (world) => ({ ...(await anotherKey(world)), body: { can_push: true } }),
  deleteDeployKey: (world) => anotherKey(world),
  enableDeployKey: async (world) => anotherKey(world, await world.anotherProject()),
};

const noKey = { params: { key_id: NOBODY } };

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createDeployKey: () => ({ body: { title: 'x', key: 'none' } }),
  updateDeployKey: () => noKey,
  deleteDeployKey: () => noKey,
  enableDeployKey: () => noKey,
};
