import { type Calls, none, unique } from '#test/contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  getPersonalAccessToken: async (world) => ({
    ...none,
    params: { id: (await world.anotherToken()).id },
  }),
  revokePersonalAccessToken: async (world) => ({
    ...none,
    params: { id: (await world.anotherToken()).id },
  }),
  revokeOwnPersonalAccessToken: async (world) => ({
    ...none,
    token: (await world.anotherToken()).token,
  }),
  createPersonalAccessToken: (world) => ({
    ...none,
    params: { user_id: world.people.stranger.id },
    body: { name: unique(), scopes: ['api'] },
  }),
};
