import type { Call, Calls, Harmless } from '#test/contract/requests.ts';
import { none, unique } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

const lastCommit = (world: World): Call => ({
  ...none,
  params: { id: world.project.id, sha: 'main' },
});

/** Calls that succeed. */
export const calls: Calls = {
  listCommitStatuses: lastCommit,
  createCommitStatus: (world) => ({
    ...lastCommit(world),
    // The default branch is protected.
    body: { state: 'success', ref: 'kiln', name: unique() },
  }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createCommitStatus: () => ({ params: { sha: 'main' }, body: { state: 'success', name: ' ' } }),
};
