import { type Calls, type Harmless, none, unique } from '#test/contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  createProject: () => ({ ...none, body: { name: unique() } }),
  deleteProject: async (world) => ({ ...none, params: { id: (await world.anotherProject()).id } }),
  createProjectForUser: (world) => ({
    ...none,
    params: { user_id: world.people.stranger.id },
    body: { name: unique() },
  }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  updateProject: () => ({ body: { path: '-x' } }),
  deleteProject: () => ({}),
};
