import type { Calls } from '../contract/requests.ts';
import { anyProject } from '../contract/shared-requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  startProjectHousekeeping: anyProject,
  getProjectStorage: anyProject,
  downloadProjectSnapshot: anyProject,
};
