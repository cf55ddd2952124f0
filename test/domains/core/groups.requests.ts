import { type Calls, type Harmless, NOBODY, none, unique } from '#test/contract/requests.ts';
import { withPicture } from '#test/contract/shared-requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  createGroup: () => ({ ...none, body: { name: unique(), path: unique() } }),
  deleteGroup: async (world) => ({ ...none, params: { id: (await world.anotherGroup()).id } }),
  restoreGroup: async (world) => ({
    ...none,
    params: { id: (await world.anotherGroup({ marked_for_deletion_on: '2026-11-20' })).id },
  }),
  transferGroup: async (world) => ({
    ...none,
    params: { id: (await world.anotherGroup()).id },
    body: { group_id: (await world.anotherGroup()).id },
  }),
  transferProjectToGroup: async (world) => ({
    ...none,
    params: {
      id: (await world.anotherGroup()).id,
      project_id: (await world.anotherProject()).id,
    },
  }),
  shareGroup: async (world) => ({
    ...none,
    params: { id: world.group.id },
    body: { group_id: (await world.anotherGroup()).id, group_access: 30 },
    from: 'owner',
  }),
  unshareGroup: async (world) => {
    const { id: group_id } = await world.anotherGroup();
    const params = { id: world.group.id, group_id };
    const as = world.api.as(world.people.administrator);
    await as.post(`/groups/${params.id}/share`, { group_id, group_access: 30 });
    return { ...none, params };
  },
  getGroupAvatar: (world) => withPicture(world, `/groups/${world.group.id}`, world.group),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  updateGroup: () => ({ body: { path: '-x' } }),
  deleteGroup: () => ({}),
  syncGroupWithLdap: () => ({}),
  restoreGroup: () => ({}),
  shareGroup: ({ group }) => ({ body: { group_id: group.id, group_access: 30 } }),
  unshareGroup: () => ({ params: { group_id: NOBODY } }),
  transferGroup: ({ group }) => ({ body: { group_id: group.id } }),
};
