import { expect, it } from 'vitest';
import type { UserRow } from '../../../src/records/user.ts';
import { createActor } from '../../../src/records/actor.ts';
import { findRegistryCallerKey } from '../../../src/resources/container-registry/caller-key.ts';
import type { DeployTokenRow } from '../../../src/resources/deploy-tokens/table.ts';
import { startApp } from '../../support/app.ts';
import { addMember, seedGroup, seedProject, seedUser } from '../../support/seed.ts';

const { api, db } = await startApp();
const ip = '192.0.2.1';

const keyOfUser = (user: UserRow) =>
  findRegistryCallerKey(
    db,
    { kind: 'actor', actor: createActor(user, { administrator: true }) },
    ip,
  );

/** The keys of two deploy tokens and two bots of a project or group. */
async function keysOfTokens(user: UserRow, at: string): Promise<string[]> {
  const keys: string[] = [];
  for (const name of ['one', 'other']) {
    const scopes = ['read_registry'];
    const { body } = await api.as(user).post(`${at}/deploy_tokens`, { name, scopes });
    const token = await db<DeployTokenRow>('deploy_tokens')
      .where({ id: Number(body.id) })
      .first();
    if (token === undefined) throw new Error('there is no deploy token');
    keys.push(await findRegistryCallerKey(db, { kind: 'deploy_token', token }, ip));
    const made = await api.as(user).post(`${at}/access_tokens`, { name, scopes: ['api'] });
    const bot = await db<UserRow>('users')
      .where({ id: Number(made.body.user_id) })
      .first();
    if (bot === undefined) throw new Error('there is no bot');
    keys.push(await keyOfUser(bot));
  }
  return keys;
}

it('counts people by themselves, and nobody by their network', async () => {
  const [ann, bob] = [await seedUser(db), await seedUser(db)];
  expect(await keyOfUser(ann)).not.toBe(await keyOfUser(bob));
  expect(await findRegistryCallerKey(db, null, ip)).toBe(ip);
});

it('counts tokens without a person for the owner of a personal namespace', async () => {
  const owner = await seedUser(db);
  const { body: project } = await api.as(owner).post('/projects', { name: 'kiln' });
  const keys = await keysOfTokens(owner, `/projects/${String(project.id)}`);
  expect(new Set(keys)).toEqual(new Set([await keyOfUser(owner)]));
});

it('counts tokens without a person for the group at the top', async () => {
  const owner = await seedUser(db);
  const top = await seedGroup(db);
  await addMember(db, { group: top, user: owner, level: 50 });
  const below = await seedGroup(db, { parent: top });
  const project = await seedProject(db, { namespace: below });
  const keys = [
    ...(await keysOfTokens(owner, `/projects/${project.id}`)),
    ...(await keysOfTokens(owner, `/groups/${below.id}`)),
  ];
  expect(new Set(keys)).toEqual(new Set([`namespace ${top.id}`]));
});
