import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { expectPayload, startListening } from '#test/support/hook-payloads.ts';
import { askToken } from '#test/support/oauth.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { newSshKey } from '#test/support/public-keys.ts';
import { allowLocalHooks } from '#test/support/receiver.ts';
import { addMembers, seedGroup, seedUser, unique } from '#test/support/seed.ts';
import { password, userWithPassword } from '#test/support/signing-in.ts';

const app = await startApp({ config: { plan: 'premium' } });
const { api, db, git, environment } = app;
const { workers } = environment;

beforeAll(async () => {
  await allowLocalHooks(db);
  workers.start();
});
afterAll(() => workers.stop());
// Hooks of the instance receive all events.
beforeEach(async () => {
  await db('hooks').delete();
});

type Webhook = Parameters<typeof expectPayload>[0];

async function listen(place: Parameters<typeof startListening>[1] = {}) {
  const listening = await startListening(db, place);
  return {
    /** The payloads that were told since, under a name of the document, with the header of each. */
    async told(webhook: Webhook, names: RegExp = /./) {
      await workers.idle();
      const bodies = (await listening.take()).map(({ event, body }) => ({ event, body }));
      const meant = bodies.filter(({ body }) =>
        names.test((JSON.parse(body) as { event_name?: string }).event_name ?? ''),
      );
      return meant.map(({ event, body }) => ({ event, ...expectPayload(webhook, body) }));
    },
  };
}

async function sendAs(user: Parameters<typeof api.as>[0]) {
  const caller = api.as(user);
  /** Answers that are no success fail the test. */
  return async (method: 'post' | 'put' | 'delete', path: string, body: object = {}) => {
    const answer = await caller[method](path, body);
    const failed = answer.status < 300 ? null : answer.body;
    expect([path, answer.status, failed]).toEqual([path, expect.any(Number), null]);
    return answer.body as { id: number; full_path: string; path_with_namespace: string };
  };
}

describe('a project', () => {
  const ofProjects = /^project_/;

  it('of a group is told from its beginning to its end, to the group only these two', async () => {
    const { group, people } = await projectWorld(db, { git });
    const other = await seedGroup(db, { owner: people.owner });
    const [instance, above] = [await listen(), await listen({ group_id: group.id })];
    const send = await sendAs(people.owner);
    const path = unique('kiln');
    const project = await send('post', '/projects', { name: path, path, namespace_id: group.id });
    const at = `/projects/${project.id}`;
    await send('put', at, { description: 'Warm' });
    await send('put', at, { path: `${path}-2`, description: 'Hot' });
    await send('post', `${at}/archive`);
    await send('post', `${at}/unarchive`);
    await send('put', `${at}/transfer`, { namespace: other.id });
    await send('put', `${at}/transfer`, { namespace: group.id });
    await send('delete', at);
    const owner = { name: people.owner.name };
    const common = {
      project_id: project.id,
      project_visibility: 'private',
      owner_name: group.name,
      owner_email: null,
    };
    const [first, second] = [`${group.full_path}/${path}`, `${group.full_path}/${path}-2`];
    const elsewhere = `${other.full_path}/${path}-2`;
    const told = await instance.told('project', ofProjects);
    expect(told).toMatchObject([
      { event: 'System Hook', event_name: 'project_create', path_with_namespace: first, ...common },
      { event_name: 'project_update', path_with_namespace: first },
      {
        event_name: 'project_rename',
        path: `${path}-2`,
        path_with_namespace: second,
        old_path_with_namespace: first,
      },
      { event_name: 'project_update' },
      { event_name: 'project_update' },
      {
        event_name: 'project_transfer',
        path_with_namespace: elsewhere,
        old_path_with_namespace: second,
        owner_name: other.name,
      },
      { event_name: 'project_transfer', old_path_with_namespace: elsewhere },
      { event_name: 'project_destroy', path_with_namespace: second, ...common },
    ]);
    const ends = [told[0], told.at(-1)];
    for (const end of ends) {
      expect(end).toMatchObject({ owners: [{ ...owner, email: people.owner.email }] });
      expect(end).not.toHaveProperty('old_path_with_namespace');
    }
    expect(told[1]).not.toHaveProperty('old_path_with_namespace');
    expect(await above.told('project')).toMatchObject(
      ['project_create', 'project_destroy'].map((event_name) => ({
        ...{ event: 'Project Hook', event_name, ...common },
        owners: [{ ...owner, email: '[REDACTED]' }],
      })),
    );
  });

  it('of a user names them, who is told as its member after it', async () => {
    const user = await seedUser(db);
    const instance = await listen();
    const send = await sendAs(user);
    const { id } = await send('post', '/projects', { name: unique('Own') });
    const forks = await seedUser(db);
    await send('put', `/projects/${id}`, { visibility: 'public' });
    await (
      await sendAs(forks)
    )('post', `/projects/${id}/fork`);
    await workers.idle();
    const both = await instance.told('project', /^project_create/);
    expect(both).toMatchObject(
      [user, forks].map(({ name, email }) => ({
        ...{ event_name: 'project_create', owner_name: name, owner_email: email },
        owners: [{ name, email }],
      })),
    );
    const members = await listen();
    await send('post', '/projects', { name: unique('Own') });
    expect(await members.told('project_member', /^user_/)).toMatchObject([
      { event_name: 'user_add_to_team', user_id: user.id, access_level: 'Owner' },
    ]);
  });

  it('whose change is refused is not told', async () => {
    const { project, people } = await projectWorld(db);
    const instance = await listen();
    const maintainer = api.as(people.owner);
    const refused = await maintainer.put(`/projects/${project.id}`, { path: 'a b' });
    expect(refused.status).toBe(400);
    expect(await instance.told('project')).toEqual([]);
  });
});

describe('a group', () => {
  it('is told when it is made and renamed, below another to that, with its first member', async () => {
    const { group, people } = await projectWorld(db);
    const [instance, above] = [await listen(), await listen({ group_id: group.id })];
    const send = await sendAs(people.owner);
    const path = unique('glaze');
    const made = await send('post', '/groups', { name: path, path, parent_id: group.id });
    await send('put', `/groups/${made.id}`, { description: 'Shiny' });
    await send('put', `/groups/${made.id}`, { path: `${path}-2` });
    const common = { group_id: made.id, name: path };
    expect(await instance.told('group', /^group_/)).toMatchObject([
      { event: 'System Hook', event_name: 'group_create', full_path: made.full_path, ...common },
      {
        ...{ event_name: 'group_rename', path: `${path}-2`, full_path: `${made.full_path}-2` },
        ...{ old_path: path, old_full_path: made.full_path, ...common },
      },
    ]);
    const [subgroup, ...members] = await above.told('subgroup', /^subgroup/);
    expect(subgroup).toMatchObject({
      ...{ event: 'Subgroup Hook', event_name: 'subgroup_create', ...common },
      ...{ parent_group_id: group.id, parent_full_path: group.full_path },
    });
    expect(members).toEqual([]);
    const again = await listen({ group_id: group.id });
    await send('post', '/groups', {
      name: unique('Slip'),
      path: unique('slip'),
      parent_id: group.id,
    });
    expect(await again.told('member', /^user_/)).toMatchObject([
      { event: 'Member Hook', event_name: 'user_add_to_group', group_access: 'Owner' },
    ]);
  });

  it('is told with all below it when it is deleted, to those above and not to itself', async () => {
    const top = await projectWorld(db);
    const middle = await projectWorld(db, { git, parent: top.group });
    const below = await seedGroup(db, { parent: middle.group });
    const [instance, above, own] = [
      await listen(),
      await listen({ group_id: top.group.id }),
      await listen({ group_id: middle.group.id }),
    ];
    const send = await sendAs(top.people.owner);
    await send('delete', `/groups/${middle.group.id}`);
    await workers.idle();
    const gone = [middle.group, below].map(({ id, full_path }) => ({ group_id: id, full_path }));
    const project = { path_with_namespace: middle.project.full_path };
    const known = await db('deliveries').orderBy('id').select('trigger', 'hook_id');
    const triggers = (hook: number) =>
      known.filter(({ hook_id }) => Number(hook_id) === hook).map(({ trigger }) => trigger);
    const hooks = await db('hooks').orderBy('id').pluck<number[]>('id');
    expect(hooks.map((id) => triggers(Number(id)))).toEqual([
      ['project_destroy', 'group_destroy', 'group_destroy'],
      ['project_events', 'subgroup_events', 'subgroup_events'],
    ]);
    expect(await instance.told('group', /^group_/)).toMatchObject(
      gone.map((group) => ({ event_name: 'group_destroy', ...group })),
    );
    const heard = await above.told('subgroup', /^subgroup/);
    expect(heard).toMatchObject(
      gone.map((group) => ({ event_name: 'subgroup_destroy', ...group })),
    );
    expect(heard[1]).toMatchObject({ parent_full_path: middle.group.full_path });
    expect(project.path_with_namespace).toContain(middle.group.full_path);
    expect(await own.told('subgroup')).toEqual([]);
  });
});

describe('an account', () => {
  const ofUsers = /^user_(create|destroy|rename|failed_login)$/;

  it('is told when it is made, renamed and gone', async () => {
    const administrator = await seedUser(db, { admin: true });
    const instance = await listen();
    const send = await sendAs(administrator);
    const username = unique('potter');
    const email = `${username}@kiln.example`;
    const account = { username, email, name: 'Potter', force_random_password: true };
    const { id } = await send('post', '/users', account);
    await send('put', `/users/${id}`, { bio: 'Clay' });
    await send('put', `/users/${id}`, { username: `${username}-2` });
    await send('delete', `/users/${id}`);
    const common = { user_id: id, email, name: 'Potter' };
    const told = await instance.told('user', ofUsers);
    expect(told).toMatchObject([
      { event: 'System Hook', event_name: 'user_create', username, ...common },
      { event_name: 'user_rename', username: `${username}-2`, old_username: username, ...common },
      { event_name: 'user_destroy', username: `${username}-2`, ...common },
    ]);
    expect(told[0]).not.toHaveProperty('state');
  });

  it('that is blocked is told when its owner wants to sign in', async () => {
    const user = await userWithPassword({ db }, { state: 'blocked' });
    const welcome = await userWithPassword({ db });
    const instance = await listen();
    const signIn = (username: string, word: string) =>
      askToken(api, { grant_type: 'password', username, password: word });
    expect((await signIn(user.username, 'another word')).status).toBeGreaterThanOrEqual(400);
    expect((await signIn(welcome.username, 'another word')).status).toBeGreaterThanOrEqual(400);
    expect(await instance.told('user')).toEqual([]);
    expect((await signIn(user.username, password)).status).toBeGreaterThanOrEqual(400);
    expect(await instance.told('user')).toMatchObject([
      { event_name: 'user_failed_login', user_id: user.id, state: 'blocked' },
    ]);
  });

  it('of a bot is told as others are', async () => {
    const { project, people } = await projectWorld(db);
    const instance = await listen();
    const send = await sendAs(people.maintainer);
    const at = `/projects/${project.id}/access_tokens`;
    const token = await send('post', at, {
      name: 'bot',
      scopes: ['api'],
      expires_at: '2099-01-01',
    });
    const row = await db('personal_access_tokens').where({ id: token.id }).first('user_id');
    const user_id = Number(row?.user_id);
    expect(await instance.told('user', ofUsers)).toMatchObject([
      { event_name: 'user_create', user_id },
    ]);
    await send('delete', `${at}/${token.id}`);
    expect(await instance.told('user', ofUsers)).toMatchObject([
      { event_name: 'user_destroy', user_id },
    ]);
  });
});

describe('a key', () => {
  it('of a user is told with their name, without what they wrote behind it', async () => {
    const user = await seedUser(db);
    const instance = await listen();
    const send = await sendAs(user);
    const key = newSshKey();
    const { id } = await send('post', '/user/keys', { title: 'Laptop', key });
    await send('delete', `/user/keys/${id}`);
    const common = { id, username: user.username, key: key.split(' ').slice(0, 2).join(' ') };
    expect(await instance.told('key')).toMatchObject([
      { event: 'System Hook', event_name: 'key_create', ...common },
      { event_name: 'key_destroy', ...common },
    ]);
  });

  it('is told of for each that leaves with its account', async () => {
    const user = await seedUser(db);
    const send = await sendAs(user);
    const ids = [];
    for (const title of ['Laptop', 'Desk']) {
      ids.push((await send('post', '/user/keys', { title, key: newSshKey() })).id);
    }
    await workers.idle();
    const instance = await listen();
    const administrator = await sendAs(await seedUser(db, { admin: true }));
    await administrator('delete', `/users/${user.id}`);
    expect(await instance.told('key', /^key_/)).toMatchObject(
      ids.map((id) => ({ event_name: 'key_destroy', id, username: user.username })),
    );
  });

  it('of a machine is told when it is new and when no project has it any more', async () => {
    const [one, other] = [await projectWorld(db), await projectWorld(db)];
    const user = one.people.maintainer;
    await addMembers(db, other.group, [{ user, level: 40 }]);
    const instance = await listen();
    const send = await sendAs(user);
    const key = newSshKey();
    const at = (project: { id: number }) => `/projects/${project.id}/deploy_keys`;
    const { id } = await send('post', at(one.project), { title: 'Machine', key });
    await send('post', `${at(other.project)}/${id}/enable`);
    await send('delete', `${at(one.project)}/${id}`);
    await send('delete', `${at(other.project)}/${id}`);
    const told = await instance.told('key');
    expect(told).toMatchObject([
      { event_name: 'key_create', id },
      { event_name: 'key_destroy', id },
    ]);
    expect(told.filter((payload) => 'username' in payload)).toEqual([]);
  });
});
