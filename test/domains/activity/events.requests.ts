import { type Calls, none } from '#test/contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  listUserEvents: (world) => ({ ...none, params: { id: world.people.stranger.id } }),
};
