import { createHash } from 'node:crypto';
import { keyBodies, keyOf, newKeyOf, ownKey } from '#test/contract/shared-requests.ts';
import { newSshKey } from '#test/support/public-keys.ts';
import { type Calls, none } from '#test/contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  createOwnSshKey: () => ({ ...none, body: keyBodies.keys() }),
  getOwnSshKey: (world) => ownKey(world, 'keys'),
  deleteOwnSshKey: (world) => ownKey(world, 'keys'),
  listUserSshKeys: (world) => keyOf(world, 'keys'),
  createUserSshKey: (world) => newKeyOf(world, 'keys'),
  getUserSshKey: (world) => keyOf(world, 'keys'),
  deleteUserSshKey: (world) => keyOf(world, 'keys'),
  getSshKeyWithUser: async (world) => {
    const { params } = await keyOf(world, 'keys');
    return { ...none, params: { id: params.key_id } };
  },
  findSshKeyByFingerprint: async (world) => {
    const key = newSshKey();
    const as = world.api.as(world.people.administrator);
    await as.post('/user/keys', { title: 'Laptop', key });
    const bytes = Buffer.from(key.split(' ')[1] ?? '', 'base64');
    const digest = createHash('sha256').update(bytes).digest('base64');
    return { ...none, query: { fingerprint: `SHA256:${digest}` } };
  },
};
