import { createHash, randomUUID } from 'node:crypto';
import { newGpgKey, newSshKey } from '../../support/public-keys.ts';
import { type Call, type Inputs, none } from './call.ts';
import type { World } from '../world.ts';

const keyBodies = {
  keys: () => ({ title: 'Laptop', key: newSshKey() }),
  gpg_keys: () => ({ key: newGpgKey() }),
  emails: () => ({ email: `${randomUUID()}@example.com` }),
} as const;

/** A new key or address of the administrator, who asks for it. */
async function ownKey(world: World, kind: keyof typeof keyBodies): Promise<Call> {
  const as = world.api.as(world.people.administrator);
  const made = await as.post(`/user/${kind}`, keyBodies[kind]());
  return {
    ...none,
    params: { key_id: made.body.id, email_id: made.body.id },
    from: 'administrator',
  };
}

/** A new key or address of the stranger. */
async function keyOf({ api, people }: World, kind: keyof typeof keyBodies): Promise<Call> {
  const { id } = people.stranger;
  const as = api.as(people.administrator);
  const made = await as.post(`/users/${id}/${kind}`, keyBodies[kind]());
  return { ...none, params: { id, key_id: made.body.id, email_id: made.body.id } };
}

const newKeyOf = (world: World, kind: keyof typeof keyBodies): Call => ({
  ...none,
  params: { id: world.people.stranger.id },
  body: keyBodies[kind](),
});

/** Calls that succeed of SSH keys, GPG keys and addresses, each of which exists only once. */
export const keyInputs: Inputs = {
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
  createOwnGpgKey: () => ({ ...none, body: keyBodies.gpg_keys() }),
  getOwnGpgKey: (world) => ownKey(world, 'gpg_keys'),
  deleteOwnGpgKey: (world) => ownKey(world, 'gpg_keys'),
  revokeOwnGpgKey: (world) => ownKey(world, 'gpg_keys'),
  listUserGpgKeys: (world) => keyOf(world, 'gpg_keys'),
  createUserGpgKey: (world) => newKeyOf(world, 'gpg_keys'),
  getUserGpgKey: (world) => keyOf(world, 'gpg_keys'),
  deleteUserGpgKey: (world) => keyOf(world, 'gpg_keys'),
  revokeUserGpgKey: (world) => keyOf(world, 'gpg_keys'),
  createOwnEmail: () => ({ ...none, body: keyBodies.emails() }),
  getOwnEmail: (world) => ownKey(world, 'emails'),
  deleteOwnEmail: (world) => ownKey(world, 'emails'),
  listUserEmails: (world) => keyOf(world, 'emails'),
  createUserEmail: (world) => newKeyOf(world, 'emails'),
  deleteUserEmail: (world) => keyOf(world, 'emails'),
};
