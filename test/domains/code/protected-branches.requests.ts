import type { Calls, Harmless } from '#test/contract/requests.ts';
import {
  anotherProtection,
  blankName,
  newProtection,
  noProtection,
} from '#test/contract/shared-requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  protectBranch: newProtection,
  getProtectedBranch: (world) => anotherProtection(world, 'branches'),
  updateProtectedBranch: (world) => anotherProtection(world, 'branches'),
  unprotectBranch: (world) => anotherProtection(world, 'branches'),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  protectBranch: () => blankName,
  updateProtectedBranch: () => noProtection,
  unprotectBranch: () => noProtection,
};
