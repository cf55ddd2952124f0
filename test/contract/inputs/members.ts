import type { World } from '../world.ts';
import { type Inputs, none } from './call.ts';

/** Owners of top-level groups only; others are told 400. */
const forSeatManagers = { from: 'owner' } as const;

const memberOf = async (world: World, place: 'group' | 'project') => ({
  ...none,
  params: { id: world[place].id, user_id: (await world.anotherMember(place)).user_id },
});

const requestFor = async (world: World, place: 'group' | 'project') => ({
  ...none,
  params: { id: world[place].id, user_id: (await world.anotherRequest(place)).id },
  body: {},
});

const invitationTo = async (world: World, place: 'group' | 'project') => ({
  ...none,
  params: { id: world[place].id, email: await world.anotherInvitation(place) },
});

const directoryMember = async (world: World) => ({
  ...none,
  params: { id: world.group.id, user_id: (await world.anotherDirectoryMember()).id },
});

/** Members, invitations and access requests. */
export const memberInputs: Inputs = {
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
  approveGroupMember: async (world) => ({
    ...none,
    ...forSeatManagers,
    params: { id: world.group.id, member_id: (await world.anotherMember('group')).id },
  }),
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
  updateGroupInvitation: async (world) => ({
    ...(await invitationTo(world, 'group')),
    body: { access_level: 30 },
  }),
  updateProjectInvitation: async (world) => ({
    ...(await invitationTo(world, 'project')),
    body: { access_level: 30 },
  }),
  deleteGroupInvitation: (world) => invitationTo(world, 'group'),
  deleteProjectInvitation: (world) => invitationTo(world, 'project'),
  requestGroupAccess: (world) => ({
    ...none,
    params: { id: world.group.id },
    // Everybody else in the world has access already.
    from: 'administrator',
  }),
  requestProjectAccess: (world) => ({
    ...none,
    params: { id: world.project.id },
    // Everybody else in the world has access already.
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
