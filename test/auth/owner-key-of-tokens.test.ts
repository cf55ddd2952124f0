import { expect, it, vi } from 'vitest';
import { Repository } from '#src/git/repository.ts';
import type { UserRow } from '#src/records/user.ts';
import { createActor } from '#src/records/actor.ts';
import { findOwnerKey } from '#src/limits/owner-key.ts';
import type { DeployTokenRow } from '#src/domains/projects/deploy-tokens/table.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, git, environment, origin } = await startApp();
const ip = '192.0.2.1';

const keyOfUser = (user: UserRow) =>
  findOwnerKey(db, { actor: createActor(user, { administrator: true }), ip });

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
    keys.push(await findOwnerKey(db, { actor: null, deployToken: token, ip }));
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
  expect(await findOwnerKey(db, { actor: null, ip })).toBe(ip);
});

it('counts tokens without a person together in a personal namespace, apart from its owner', async () => {
  const owner = await seedUser(db);
  const { body: project } = await api.as(owner).post('/projects', { name: 'kiln' });
  const keys = await keysOfTokens(owner, `/projects/${String(project.id)}`);
  expect(new Set(keys)).toEqual(new Set([`tokens of user ${owner.id}`]));
  expect(keys).not.toContain(await keyOfUser(owner));
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
  expect(new Set(keys)).toEqual(new Set([`tokens of namespace ${top.id}`]));
});

it('counts bots and deploy tokens together at git and at the lint of configurations', async () => {
  const owner = await seedUser(db);
  const group = await seedGroup(db);
  await addMember(db, { group, user: owner, level: 50 });
  const project = await seedProject(db, { namespace: group, git, readme: true });
  const usedBy = vi.spyOn(Repository.prototype, 'usedBy');
  const judge = vi.spyOn(environment.planning, 'judge');
  const at = `/projects/${project.id}`;
  const fetchAs = async (username: string, password: string) => {
    const basic = Buffer.from(`${username}:${password}`).toString('base64');
    const address = `${origin}/${project.full_path}.git/info/refs?service=git-upload-pack`;
    const { status } = await fetch(address, { headers: { authorization: `Basic ${basic}` } });
    expect(status).toBe(200);
    return usedBy.mock.lastCall?.[0];
  };
  const keys: unknown[] = [];
  for (const name of ['one', 'other']) {
    const wanted = { name, scopes: ['api'], access_level: 30 };
    const { body: bot } = await api.as(owner).post(`${at}/access_tokens`, wanted);
    keys.push(await fetchAs('bot', String(bot.token)));
    const headers = { 'private-token': String(bot.token) };
    const content = { content: 'a: {script: x}' };
    const linted = await api.send('POST', `${at}/ci/lint`, content, headers);
    expect(linted.status).toBe(200);
    keys.push(judge.mock.lastCall?.[0]);
  }
  const deploy = { name: 'kiln', scopes: ['read_repository'] };
  const { body: token } = await api.as(owner).post(`${at}/deploy_tokens`, deploy);
  keys.push(await fetchAs(String(token.username), String(token.token)));
  expect(new Set(keys)).toEqual(new Set([`tokens of namespace ${group.id}`]));
});
