import type { World } from '#test/contract/world.ts';
import { newLevel } from '#test/contract/shared-requests.ts';
import { type Calls, type Harmless, type Request, none } from '#test/contract/requests.ts';

const invitationTo = async (world: World, place: 'group' | 'project') => ({
  ...none,
  params: { id: world[place].id, email: await world.anotherInvitation(place) },
});

const noSuchInvitation: Request = { params: { email: 'nobody@example.com' } };

const brokenInvitation: Request = { body: { email: 'no address', ...newLevel } };

/** Calls that succeed. */
export const calls: Calls = {
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
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  inviteToGroup: () => brokenInvitation,
  updateGroupInvitation: () => ({ ...noSuchInvitation, body: newLevel }),
  deleteGroupInvitation: () => noSuchInvitation,
  inviteToProject: () => brokenInvitation,
  updateProjectInvitation: () => ({ ...noSuchInvitation, body: newLevel }),
  deleteProjectInvitation: () => noSuchInvitation,
};
