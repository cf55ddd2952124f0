import type { Calls } from '#test/contract/requests.ts';
import { withPicture } from '#test/contract/shared-requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  getProjectAvatar: (world) => withPicture(world, `/projects/${world.project.id}`, world.project),
};
