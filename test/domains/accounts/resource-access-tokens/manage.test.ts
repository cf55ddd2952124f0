import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, type HasId, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { createPlace, type Who } from './world.ts';

const { api, db } = await startApp();
const { group, project, people } = await createPlace(db);
const admin = api.as(people.administrator);
const attributes = { name: 'deploy', scopes: ['read_api'], access_level: 10 };

const places = [
  ['project', `/projects/${project.id}/access_tokens`, ['maintainer', 'owner', 'administrator']],
  ['group', `/groups/${group.id}/access_tokens`, ['owner', 'administrator']],
] as const;

describe.each(places)('tokens of a %s', (kind, path, managers: readonly string[]) => {
  const members: Who[] = ['guest', 'reporter', 'developer', 'maintainer', 'owner', 'administrator'];

  it.each(members)('are looked after, or not, by a %s', async (who) => {
    const caller = api.as(people[who]);
    const manages = managers.includes(who);
    const created = await caller.post(path, attributes);
    expect(created).toMatchObject(
      manages
        ? { status: 201, body: { name: 'deploy', access_level: 10 } }
        : {
            status: 400,
            body: {
              message: `400 Bad request - User does not have permission to create ${kind} access token`,
            },
          },
    );
    const { id } = manages ? created.body : (await admin.post(path, attributes)).body;
    const unauthorized = { status: 401, body: { message: '401 Unauthorized' } };
    expect(await caller.get(path)).toMatchObject(manages ? { status: 200 } : unauthorized);
    expect(await caller.get(`${path}/${id}`)).toMatchObject(
      manages ? { status: 200, body: { id } } : unauthorized,
    );
    expect(await caller.delete(`${path}/${id}`)).toMatchObject(
      manages
        ? { status: 204 }
        : {
            status: 400,
            body: { message: `400 Bad request - ${people[who].name} cannot delete deploy` },
          },
    );
    expect((await admin.get(`${path}/${id}`)).status).toBe(manages ? 404 : 200);
  });

  it.each(['stranger', 'external'] as const)('are hidden from a %s', async (who) => {
    const caller = api.as(people[who]);
    for (const [method, below] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/1'],
      ['DELETE', '/1'],
    ] as const) {
      expect(await caller.send(method, path + below, attributes)).toMatchObject({ status: 404 });
      expect((await api.send(method, path + below, attributes)).status).toBe(401);
    }
  });

  it('make a bot that is a member', async () => {
    const created = await api.as(people.owner).post(path, {
      ...attributes,
      access_level: 30,
      expires_at: '2999-12-31',
      scopes: ['read_api', 'read_repository', 'read_api'],
    });
    expect(created.body).toEqual({
      id: expect.any(Number),
      name: 'deploy',
      revoked: false,
      created_at: expect.any(String),
      scopes: ['read_api', 'read_repository'],
      user_id: expect.any(Number),
      last_used_at: null,
      active: true,
      expires_at: '2999-12-31',
      access_level: 30,
      token: expect.stringMatching(/^glpat-[\w-]{20}$/),
    });
    const { token, ...shown } = created.body;
    expect(token).toBeTypeOf('string');
    expect((await admin.get(`${path}/${shown.id}`)).body).toEqual(shown);
    expect((await admin.get(path)).body.at(-1)).toEqual(shown);
    const bot = (await admin.get(`/users/${shown.user_id}`)).body;
    const id = kind === 'project' ? project.id : group.id;
    expect(bot).toMatchObject({ name: 'deploy', bot: true, state: 'active', is_admin: false });
    expect(bot.username).toMatch(new RegExp(`^${kind}_${id}_bot[0-9]*$`));
    expect(bot.email).toMatch(/@noreply\./);
    expect(bot.namespace_id).toBeNull();
    const member = await db('members').where({ user_id: shown.user_id });
    expect(member).toMatchObject([
      {
        source_type: kind === 'project' ? 'Project' : 'Namespace',
        source_id: id,
        access_level: 30,
        expires_at: '2999-12-31',
        created_by_id: people.owner.id,
      },
    ]);
  });

  it('take the level 40 when none is given, and never one above the caller', async () => {
    const given = { name: 'x', scopes: 'api' };
    expect((await api.as(people.owner).post(path, given)).body.access_level).toBe(40);
    if (kind === 'project') {
      expect((await api.as(people.owner).post(path, { ...given, access_level: 50 })).status).toBe(
        400,
      );
      return;
    }
    const owned = await api.as(people.owner).post(path, { ...given, access_level: 50 });
    expect(owned.body.access_level).toBe(50);
  });

  it.each([
    [{ name: undefined }, { error: 'name is missing' }],
    [{ scopes: undefined }, { error: 'scopes is missing' }],
    [{ scopes: [] }, { message: "400 Bad request - Scopes can't be blank" }],
    [{ scopes: ['sudo'] }, { error: '^scopes.* does not have a valid value' }],
    [{ scopes: ['read_user'] }, { error: '^scopes.* does not have a valid value' }],
    [{ name: ' ' }, { message: "400 Bad request - Name can't be blank" }],
    [
      { name: 'n'.repeat(256) },
      { message: '400 Bad request - Name is too long (maximum is 255 characters)' },
    ],
    [{ access_level: 25 }, { error: 'access_level does not have a valid value' }],
    [{ expires_at: 'soon' }, { error: 'expires_at is invalid' }],
    [
      { expires_at: '2001-01-01' },
      { message: '400 Bad request - Expires at cannot be a date in the past' },
    ],
  ])('refuse %o', async (changes, body) => {
    const before = await db('users').count({ count: '*' });
    const answer = await admin.post(path, { ...attributes, ...changes });
    expect(answer.status).toBe(400);
    if ('message' in body) expect(answer.body).toEqual(body);
    else expect(answer.body.error).toMatch(new RegExp(body.error));
    expect(await db('users').count({ count: '*' })).toEqual(before);
  });

  it('name the token that is not there', async () => {
    const message = (id: number | string) => ({
      status: 404,
      body: { message: `404 Could not find ${kind} access token with token_id: ${id}` },
    });
    const [, otherPath] = places.find(([other]) => other !== kind) ?? places[0];
    const foreign = (await admin.post(otherPath, attributes)).body.id;
    for (const id of [999_999, foreign]) {
      expect(await admin.get(`${path}/${id}`)).toMatchObject(message(id));
      expect(await admin.delete(`${path}/${id}`)).toMatchObject(message(id));
    }
    expect((await admin.get(`${path}/x`)).status).toBe(400);
  });

  it('number the bots that are made at the same time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.post(path, attributes)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.user_id)).size).toBe(4);
  });
});

describe('the setting of the top-level group', () => {
  it('forbids tokens in everything below, to administrators too', async () => {
    const top = await seedGroup(db, { owner: people.owner });
    const below = await seedGroup(db, { parent: top });
    const inside = await seedProject(db, { namespace: below });
    const allow = (resource_access_token_creation_allowed: boolean, { id }: HasId) =>
      db('groups').where({ namespace_id: id }).update({ resource_access_token_creation_allowed });
    const paths = [top, below].map(({ id }) => `/groups/${id}/access_tokens`);
    paths.push(`/projects/${inside.id}/access_tokens`);
    await allow(false, below);
    for (const path of paths) {
      expect((await api.as(people.owner).post(path, attributes)).status).toBe(201);
    }
    await allow(false, top);
    for (const path of paths) {
      for (const who of [people.owner, people.administrator]) {
        expect(await api.as(who).post(path, attributes)).toMatchObject({
          status: 400,
          body: { message: expect.stringContaining('User does not have permission') },
        });
      }
      expect((await api.as(people.owner).get(path)).body).toHaveLength(1);
    }
  });
});

describe('the settings of the instance', () => {
  it('limit the life of tokens, and give them their prefix', async () => {
    const [, path] = places[0];
    await admin.put('/application/settings', {
      max_personal_access_token_lifetime: 10,
      personal_access_token_prefix: 'kiln-',
    });
    const inDays = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const refused = { status: 400, body: { message: expect.stringContaining('Expires at') } };
    expect(await admin.post(path, attributes)).toMatchObject(refused);
    expect(await admin.post(path, { ...attributes, expires_at: inDays(12) })).toMatchObject(
      refused,
    );
    const made = await admin.post(path, { ...attributes, expires_at: inDays(9) });
    expect(made.status).toBe(201);
    expect(made.body.token).toMatch(/^kiln-[\w-]{20}$/);
    expect((await api.withToken(made.body.token).get(`/projects/${project.id}`)).status).toBe(200);
    const user = await seedUser(db);
    const personal = { name: 'x', scopes: ['api'], expires_at: inDays(12) };
    expect(await admin.post(`/users/${user.id}/personal_access_tokens`, personal)).toMatchObject({
      status: 400,
      body: { message: { expires_at: [expect.any(String)] } },
    });
    await admin.put('/application/settings', {
      max_personal_access_token_lifetime: null,
      personal_access_token_prefix: 'glpat-',
    });
  });
});

it('bots belong to one place: members of it may change, tokens keep showing the level', async () => {
  const [, path] = places[0];
  const { id, user_id } = (await admin.post(path, attributes)).body;
  const other = await seedGroup(db);
  await addMember(db, { group: other, user: { id: user_id }, level: 50 });
  expect((await admin.get(`${path}/${id}`)).body.access_level).toBe(10);
  await db('members').where({ user_id, source_type: 'Project' }).update({ access_level: 20 });
  expect((await admin.get(`${path}/${id}`)).body.access_level).toBe(20);
  await db('members').where({ user_id, source_type: 'Project' }).delete();
  expect((await admin.get(`${path}/${id}`)).body.access_level).toBe(0);
});
