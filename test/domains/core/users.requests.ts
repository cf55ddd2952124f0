import type { World } from '#test/contract/world.ts';
import { type Calls, none, unique } from '#test/contract/requests.ts';

const anotherUser = async (world: World) => ({
  ...none,
  params: { id: (await world.anotherUser()).id },
});

const userTo = async (world: World, what: Parameters<World['userTo']>[0]) => ({
  ...none,
  params: { id: (await world.userTo(what)).id },
});

/** Calls that succeed. */
export const calls: Calls = {
  createUser: () => {
    const username = unique();
    return {
      ...none,
      body: {
        email: `${username}@example.com`,
        name: username,
        username,
        force_random_password: true,
      },
    };
  },
  getUser: (world) => ({ ...none, params: { id: world.people.stranger.id } }),
  updateUser: async (world) => ({ ...(await anotherUser(world)), body: { job_title: 'Editor' } }),
  deleteUser: anotherUser,
  blockUser: anotherUser,
  unblockUser: anotherUser,
  deactivateUser: (world) => userTo(world, 'deactivate'),
  activateUser: anotherUser,
  banUser: anotherUser,
  unbanUser: (world) => userTo(world, 'unban'),
  approveUser: (world) => userTo(world, 'decide'),
  rejectUser: (world) => userTo(world, 'decide'),
  deleteUserIdentity: async (world) => {
    const { params } = await anotherUser(world);
    const identity = { provider: 'saml', extern_uid: unique() };
    await world.api.as(world.people.administrator).put(`/users/${params.id}`, identity);
    return { ...none, params: { ...params, provider: 'saml' } };
  },
  disableTwoFactor: (world) => userTo(world, 'disable'),
  listUserMemberships: anotherUser,
  getUserAssociationsCount: anotherUser,
  followUser: anotherUser,
  unfollowUser: async (world) => {
    const call = await anotherUser(world);
    await world.api.as(world.people.administrator).post(`/users/${call.params.id}/follow`);
    return call;
  },
  listFollowers: anotherUser,
  listFollowedUsers: anotherUser,
  getUserStatus: async (world) => ({
    ...none,
    params: { user_id: (await world.anotherUser()).id },
  }),
  listUserProjects: async (world) => ({
    ...none,
    params: { user_id: (await world.anotherUser()).id },
  }),
  listUserStarredProjects: async (world) => ({
    ...none,
    params: { user_id: (await world.anotherUser()).id },
  }),
};
