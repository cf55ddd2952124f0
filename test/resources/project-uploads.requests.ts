import type { Calls } from '../contract/requests.ts';
import { withPicture } from '../contract/shared-requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  getProjectAvatar: (world) => withPicture(world, `/projects/${world.project.id}`, world.project),
};
