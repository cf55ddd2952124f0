import { type Call, type Calls, type Harmless, none, unique } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

async function anotherResourceGroup(world: World): Promise<Call> {
  const key = unique();
  await world.seedResourceGroup(key);
  return { ...none, params: { id: world.project.id, key } };
}

/** Calls that succeed. */
export const calls: Calls = {
  getResourceGroup: anotherResourceGroup,
  updateResourceGroup: async (world) => ({
    ...(await anotherResourceGroup(world)),
    body: { process_mode: 'oldest_first' },
  }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  updateResourceGroup: () => ({ params: { key: 'nothing' } }),
};
