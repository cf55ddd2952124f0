import type { World } from '#test/contract/world.ts';
import { anyProject, openGroup } from '#test/contract/shared-requests.ts';
import { type Call, type Calls, type Harmless, none } from '#test/contract/requests.ts';

async function markedProject(world: World): Promise<Call> {
  const { id } = await world.anotherProject();
  const administrator = world.api.as(world.people.administrator);
  await administrator.put('/application/settings', { delayed_project_deletion: true });
  await administrator.delete(`/projects/${id}`);
  await administrator.put('/application/settings', { delayed_project_deletion: false });
  return { ...none, params: { id } };
}

/** Calls that succeed. */
export const calls: Calls = {
  archiveProject: anyProject,
  unarchiveProject: anyProject,
  restoreProject: markedProject,
  transferProject: async (world) => ({
    ...(await anyProject(world)),
    body: { namespace: await openGroup(world) },
    // The group is nobody's else.
    from: 'administrator',
  }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  unarchiveProject: () => ({}),
  restoreProject: () => ({}),
  transferProject: () => ({ body: { namespace: 'there-is-no-such-namespace' } }),
};
