import type { World } from '#test/contract/world.ts';
import { anyProject, openGroup } from '#test/contract/shared-requests.ts';
import { type Call, type Calls, type Harmless, NOBODY, none } from '#test/contract/requests.ts';

async function sharedProject(world: World): Promise<Call> {
  const [id, group_id] = [(await world.anotherProject()).id, await openGroup(world)];
  const share = { group_id, group_access: 30 };
  await world.api.as(world.people.administrator).post(`/projects/${id}/share`, share);
  return { ...none, params: { id, group_id } };
}

/** Calls that succeed. */
export const calls: Calls = {
  shareProject: async (world) => ({
    ...(await anyProject(world)),
    body: { group_id: await openGroup(world), group_access: 30 },
  }),
  unshareProject: sharedProject,
  importProjectMembers: async (world) => ({
    ...none,
    params: { id: world.project.id, project_id: (await world.anotherProject()).id },
  }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  importProjectMembers: ({ project }) => ({ params: { project_id: project.id } }),
  shareProject: ({ group }) => ({ body: { group_id: group.id, group_access: 30 } }),
  unshareProject: () => ({ params: { group_id: NOBODY } }),
};
