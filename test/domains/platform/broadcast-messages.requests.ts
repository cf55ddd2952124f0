import type { World } from '#test/contract/world.ts';
import { type Call, type Calls, none, unique } from '#test/contract/requests.ts';

async function anotherBroadcastMessage(world: World): Promise<Call> {
  const as = world.api.as(world.people.administrator);
  const made = await as.post('/broadcast_messages', { message: unique() });
  return { ...none, params: { id: made.body.id }, body: { message: 'The kiln is clean' } };
}

/** Calls that succeed. */
export const calls: Calls = {
  getBroadcastMessage: anotherBroadcastMessage,
  updateBroadcastMessage: anotherBroadcastMessage,
  deleteBroadcastMessage: anotherBroadcastMessage,
};
