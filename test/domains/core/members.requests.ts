import type { World } from '#test/contract/world.ts';
import { newLevel, noSuchUser } from '#test/contract/shared-requests.ts';
import { type Calls, type Harmless, NOBODY, none } from '#test/contract/requests.ts';

/** Owners of top-level groups only; others are told 400. */
const forSeatManagers = { from: 'owner' } as const;

const memberOf = async (world: World, place: 'group' | 'project') => ({
  ...none,
  params: { id: world[place].id, user_id: (await world.anotherMember(place)).user_id },
});

const directoryMember = async (world: World) => ({
  ...none,
  params: { id: world.group.id, user_id: (await world.anotherDirectoryMember()).id },
});

/** Calls that succeed. */
export const calls: Calls = {
  listBillableMembers: (world) => ({
    ...none,
    ...forSeatManagers,
    params: { id: world.group.id },
  }),
  listBillableMemberships: (world) => ({
    ...none,
    ...forSeatManagers,
    params: { id: world.group.id, user_id: world.people.developer.id },
  }),
  removeBillableMember: async (world) => ({
    ...(await memberOf(world, 'group')),
    ...forSeatManagers,
  }),
  listPendingGroupMembers: (world) => ({
    ...none,
    ...forSeatManagers,
    params: { id: world.group.id },
  }),
  approveAllGroupMembers: (world) => ({
    ...none,
    ...forSeatManagers,
    params: { id: world.group.id },
  }),
  approveGroupMember: async (world) => {
    const { id: member_id } = await world.anotherMember('group');
    await world.db('members').where({ id: member_id }).update({ state: 'awaiting' });
    return { ...none, ...forSeatManagers, params: { id: world.group.id, member_id } };
  },
  setGroupMemberState: async (world) => ({
    ...(await memberOf(world, 'group')),
    ...forSeatManagers,
    body: { state: 'awaiting' },
  }),
  getGroupMember: (world) => memberOf(world, 'group'),
  getProjectMember: (world) => memberOf(world, 'project'),
  getInheritedGroupMember: (world) => memberOf(world, 'group'),
  getInheritedProjectMember: (world) =>
    memberOf(world, 'group').then(({ params }) => ({
      ...none,
      params: { ...params, id: world.project.id },
    })),
  addGroupMember: async (world) => ({
    ...none,
    params: { id: world.group.id },
    body: { user_id: (await world.anotherUser()).id, access_level: 30 },
  }),
  addProjectMember: async (world) => ({
    ...none,
    params: { id: world.project.id },
    body: { user_id: (await world.anotherUser()).id, access_level: 30 },
  }),
  updateGroupMember: async (world) => ({
    ...(await memberOf(world, 'group')),
    body: { access_level: 30 },
  }),
  updateProjectMember: async (world) => ({
    ...(await memberOf(world, 'project')),
    body: { access_level: 30 },
  }),
  removeGroupMember: async (world) => ({
    ...(await memberOf(world, 'group')),
    from: 'owner',
  }),
  removeProjectMember: async (world) => ({
    ...(await memberOf(world, 'project')),
    from: 'maintainer',
  }),
  overrideGroupMember: directoryMember,
  resetGroupMemberOverride: directoryMember,
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  removeBillableMember: () => noSuchUser,
  addGroupMember: () => ({ body: { user_id: NOBODY, ...newLevel } }),
  approveAllGroupMembers: () => ({}),
  approveGroupMember: () => ({ params: { member_id: NOBODY } }),
  updateGroupMember: () => ({ ...noSuchUser, body: newLevel }),
  removeGroupMember: () => noSuchUser,
  overrideGroupMember: () => noSuchUser,
  resetGroupMemberOverride: () => noSuchUser,
  setGroupMemberState: () => ({ ...noSuchUser, body: { state: 'active' } }),
  addProjectMember: () => ({ body: { user_id: NOBODY, ...newLevel } }),
  updateProjectMember: () => ({ ...noSuchUser, body: newLevel }),
  removeProjectMember: () => noSuchUser,
};
