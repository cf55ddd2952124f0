import { anotherRef, noRef } from '#test/contract/shared-requests.ts';
import { type Calls, type Harmless, none, unique } from '#test/contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  getBranch: (world) => anotherRef(world, 'branches'),
  deleteBranch: (world) => anotherRef(world, 'branches'),
  protectBranchByName: async (world) => ({ ...(await anotherRef(world, 'branches')), body: {} }),
  unprotectBranchByName: (world) => anotherRef(world, 'branches'),
  createBranch: (world) => ({
    ...none,
    params: { id: world.project.id },
    body: { branch: unique(), ref: 'main' },
  }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createBranch: () => ({ body: { branch: 'a..b', ref: 'main' } }),
  deleteBranch: () => noRef,
  protectBranchByName: () => noRef,
  unprotectBranchByName: () => noRef,
  deleteMergedBranches: () => ({}),
};
