import type { World } from '#test/contract/world.ts';
import { anyProject } from '#test/contract/shared-requests.ts';
import { type Call, type Calls, type Harmless, none } from '#test/contract/requests.ts';

/** Project with a star of every user who sees it. */
async function starredProject(world: World): Promise<Call> {
  const { id } = await world.anotherProject();
  for (const user of Object.values(world.people)) {
    await world.api.as(user).post(`/projects/${id}/star`);
  }
  return { ...none, params: { id } };
}

/** Calls that succeed. */
export const calls: Calls = {
  starProject: anyProject,
  unstarProject: starredProject,
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  starProject: () => ({}),
  unstarProject: () => ({}),
};
