import type { World } from '#test/contract/world.ts';
import { noSuchUser } from '#test/contract/shared-requests.ts';
import { type Calls, type Harmless, none } from '#test/contract/requests.ts';

const requestFor = async (world: World, place: 'group' | 'project') => ({
  ...none,
  params: { id: world[place].id, user_id: (await world.anotherRequest(place)).id },
  body: {},
});

/** Calls that succeed. */
export const calls: Calls = {
  requestGroupAccess: (world) => ({
    ...none,
    params: { id: world.group.id },
    // Every other user of the world has access already.
    from: 'administrator',
  }),
  requestProjectAccess: (world) => ({
    ...none,
    params: { id: world.project.id },
    // Every other user of the world has access already.
    from: 'administrator',
  }),
  approveGroupAccessRequest: (world) => requestFor(world, 'group'),
  approveProjectAccessRequest: (world) => requestFor(world, 'project'),
  denyGroupAccessRequest: async (world) => ({
    ...(await requestFor(world, 'group')),
    from: 'owner',
  }),
  denyProjectAccessRequest: async (world) => ({
    ...(await requestFor(world, 'project')),
    from: 'maintainer',
  }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  requestGroupAccess: () => ({}),
  denyGroupAccessRequest: () => noSuchUser,
  approveGroupAccessRequest: () => noSuchUser,
  requestProjectAccess: () => ({}),
  denyProjectAccessRequest: () => noSuchUser,
  approveProjectAccessRequest: () => noSuchUser,
};
