import { keyBodies, keyOf, newKeyOf, ownKey } from '#test/contract/shared-requests.ts';
import { type Calls, none } from '#test/contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  createOwnGpgKey: () => ({ ...none, body: keyBodies.gpg_keys() }),
  getOwnGpgKey: (world) => ownKey(world, 'gpg_keys'),
  deleteOwnGpgKey: (world) => ownKey(world, 'gpg_keys'),
  revokeOwnGpgKey: (world) => ownKey(world, 'gpg_keys'),
  listUserGpgKeys: (world) => keyOf(world, 'gpg_keys'),
  createUserGpgKey: (world) => newKeyOf(world, 'gpg_keys'),
  getUserGpgKey: (world) => keyOf(world, 'gpg_keys'),
  deleteUserGpgKey: (world) => keyOf(world, 'gpg_keys'),
  revokeUserGpgKey: (world) => keyOf(world, 'gpg_keys'),
};
