import { keyBodies, keyOf, newKeyOf, ownKey } from '#test/contract/shared-requests.ts';
import { type Calls, none } from '#test/contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  createOwnEmail: () => ({ ...none, body: keyBodies.emails() }),
  getOwnEmail: (world) => ownKey(world, 'emails'),
  deleteOwnEmail: (world) => ownKey(world, 'emails'),
  listUserEmails: (world) => keyOf(world, 'emails'),
  createUserEmail: (world) => newKeyOf(world, 'emails'),
  deleteUserEmail: (world) => keyOf(world, 'emails'),
};
