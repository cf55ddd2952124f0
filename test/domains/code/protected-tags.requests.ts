import type { Calls, Harmless } from '#test/contract/requests.ts';
import {
  anotherProtection,
  blankName,
  newProtection,
  noProtection,
} from '#test/contract/shared-requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  protectTag: newProtection,
  getProtectedTag: (world) => anotherProtection(world, 'tags'),
  unprotectTag: (world) => anotherProtection(world, 'tags'),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  protectTag: () => blankName,
  unprotectTag: () => noProtection,
};
