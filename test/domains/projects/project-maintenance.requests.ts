import type { Calls } from '#test/contract/requests.ts';
import { anyProject } from '#test/contract/shared-requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  startProjectHousekeeping: anyProject,
  getProjectStorage: anyProject,
  downloadProjectSnapshot: anyProject,
};
