import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { register, registrationToken } from './world.ts';

let time = Date.parse('2026-05-04T09:30:00.000Z');
const { api, db } = await startApp({ clock: () => new Date(time) });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
const forbidden = { status: 403, body: { message: '403 Forbidden' } };

describe('POST /runners', () => {
  it('makes a runner of the instance, a group or a project, as the token says', async () => {
    const group = await seedGroup(db);
    const project = await seedProject(db, { namespace: group });
    const expected = [
      ['', 'instance_type', false, /^[\w-]{20}$/],
      [`/groups/${group.id}`, 'group_type', false, /^GR1348941[\w-]{20}$/],
      [`/projects/${project.id}`, 'project_type', false, /^GR1348941[\w-]{20}$/],
    ] as const;
    for (const [place, runner_type, locked, form] of expected) {
      const token = await registrationToken(api, administrator, place);
      expect(token).toMatch(form);
      const created = await api.post('/runners', { token });
      expect(created).toMatchObject({
        status: 201,
        body: { id: expect.any(Number), token_expires_at: null },
      });
      expect(created.body.token).toMatch(/^[\w-]{20}$/);
      const { body } = await admin.get(`/runners/${created.body.id}`);
      expect(body).toMatchObject({
        runner_type,
        locked,
        is_shared: runner_type === 'instance_type',
        active: true,
        paused: false,
        run_untagged: true,
        access_level: 'not_protected',
        maximum_timeout: null,
        tag_list: [],
        online: null,
        status: 'not_connected',
        contacted_at: null,
        ip_address: '127.0.0.1',
        projects: runner_type === 'project_type' ? [{ id: project.id }] : [],
        groups: runner_type === 'group_type' ? [{ id: group.id, name: group.name }] : [],
      });
      expect(body).not.toHaveProperty('token');
    }
  });

  it('refuses runners of kinds that the instance does not take', async () => {
    const group = await seedGroup(db);
    const project = await seedProject(db, { namespace: group });
    const places = ['', `/groups/${group.id}`, `/projects/${project.id}`] as const;
    const answers = async (registrars: readonly string[]) => {
      await admin.put('/application/settings', { valid_runner_registrars: registrars });
      const statuses = [];
      for (const place of places) {
        const token = await registrationToken(api, administrator, place);
        statuses.push((await api.post('/runners', { token })).status);
      }
      return statuses;
    };
    expect(await answers(['group'])).toEqual([201, 201, 403]);
    expect(await answers([])).toEqual([201, 403, 403]);
    expect(await answers(['project', 'group'])).toEqual([201, 201, 201]);
    const wrong = { valid_runner_registrars: ['everybody'] };
    expect(await admin.put('/application/settings', wrong)).toMatchObject({ status: 400 });
  });

  it('takes the registration token that owners are shown', async () => {
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner });
    const project = await seedProject(db, { namespace: group });
    for (const path of [`/groups/${group.id}`, `/projects/${project.id}`] as const) {
      const { runners_token } = (await api.as(owner).get(path)).body;
      expect((await api.post('/runners', { token: runners_token })).status).toBe(201);
      const reset = await api.as(owner).post(`${path}/runners/reset_registration_token`);
      expect(reset).toMatchObject({ status: 201, body: { token_expires_at: null } });
      expect((await api.as(owner).get(path)).body.runners_token).toBe(reset.body.token);
      expect(await api.post('/runners', { token: runners_token })).toMatchObject(forbidden);
      expect((await api.post('/runners', { token: reset.body.token })).status).toBe(201);
    }
    const listed = (await api.as(owner).get('/projects?owned=true')).body;
    const found = listed.find(({ id }: { id: number }) => id === project.id);
    expect(found.runners_token).toMatch(/^GR1348941/);
  });

  it('keeps what the runner says about itself', async () => {
    const info = {
      name: 'hearth-runner',
      version: '15.0.0',
      revision: '5316d4ac',
      platform: 'linux',
      architecture: 'amd64',
    };
    const attributes = {
      description: 'shelf-2',
      paused: true,
      locked: true,
      run_untagged: false,
      tag_list: 'linux, pottery,,linux ',
      access_level: 'ref_protected',
      maximum_timeout: 600,
      maintenance_note: 'Ask before restarting',
    };
    const { id } = await register(api, administrator, '', { ...attributes, info });
    expect((await admin.get(`/runners/${id}`)).body).toMatchObject({
      ...info,
      ...attributes,
      active: false,
      tag_list: ['linux', 'pottery'],
    });
    const older = await register(api, administrator, '', { maintainer_note: 'Old', active: false });
    expect((await admin.get(`/runners/${older.id}`)).body).toMatchObject({
      maintenance_note: 'Old',
      paused: true,
    });
  });

  it('refuses what is not valid, and registers nothing', async () => {
    const token = await registrationToken(api, administrator, '');
    const before = (await admin.get('/runners/all')).headers['x-total'];
    const cases: [object, object][] = [
      [{}, { error: 'token is missing' }],
      [{ token: '' }, { message: '403 Forbidden' }],
      [{ token: 'GR1348941unknownunknownunkn0' }, { message: '403 Forbidden' }],
      [
        { token, run_untagged: false },
        {
          message: {
            tags_list: ['can not be empty when runner is not allowed to pick untagged jobs'],
          },
        },
      ],
      [
        { token, maximum_timeout: 599 },
        { message: { maximum_timeout: ['needs to be at least 10 minutes'] } },
      ],
      [{ token, active: true, paused: true }, { error: 'active, paused are mutually exclusive' }],
      [{ token, access_level: 'secret' }, { error: 'access_level does not have a valid value' }],
      [{ token, tag_list: Array.from({ length: 101 }, (_, tag) => `t${tag}`) }, {}],
    ];
    for (const [sent, body] of cases) {
      const answer = await api.post('/runners', sent);
      expect(answer.body).toMatchObject(body);
      expect(answer.status).toBe('message' in body && typeof body.message === 'string' ? 403 : 400);
    }
    expect((await admin.get('/runners/all')).headers['x-total']).toBe(before);
  });

  it('ends with the group or project that the token is of', async () => {
    const group = await seedGroup(db);
    const project = await seedProject(db, { namespace: group });
    const ofProject = await registrationToken(api, administrator, `/projects/${project.id}`);
    const ofGroup = await registrationToken(api, administrator, `/groups/${group.id}`);
    expect((await admin.delete(`/projects/${project.id}`)).status).toBe(202);
    await db('namespaces').where({ id: group.id }).update({ pending_delete: true });
    for (const token of [ofProject, ofGroup]) {
      expect(await api.post('/runners', { token })).toMatchObject(forbidden);
    }
  });
});

describe('the token of a runner', () => {
  it('is verified, which counts as a contact, at most every 40 minutes', async () => {
    const { id, token } = await register(api, administrator, '');
    const contactedAt = async () => (await admin.get(`/runners/${id}`)).body.contacted_at;
    expect(await api.post('/runners/verify', { token })).toMatchObject({ status: 200, body: 200 });
    const first = new Date(time).toISOString();
    expect(await contactedAt()).toBe(first);
    time += 39 * 60_000;
    await api.post('/runners/verify', { token });
    expect(await contactedAt()).toBe(first);
    time += 17 * 60_000;
    await api.post('/runners/verify', { token });
    expect(await contactedAt()).toBe(new Date(time).toISOString());
  });

  it('is exchanged for another one, and removes the runner', async () => {
    const { id, token } = await register(api, administrator, '');
    const exchanged = await api.post('/runners/reset_authentication_token', { token });
    expect(exchanged).toMatchObject({ status: 201, body: { token_expires_at: null } });
    const second = exchanged.body.token;
    expect(second).toMatch(/^[\w-]{20}$/);
    for (const [method, path] of [
      ['POST', '/runners/verify'],
      ['POST', '/runners/reset_authentication_token'],
      ['DELETE', '/runners'],
    ] as const) {
      expect(await api.send(method, path, { token })).toMatchObject(forbidden);
      expect(await api.send(method, path, {})).toMatchObject({ status: 400 });
    }
    expect(await api.delete(`/runners?token=${second}`)).toMatchObject({ status: 204, body: null });
    expect(await admin.get(`/runners/${id}`)).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
    expect(await api.post('/runners/verify', { token: second })).toMatchObject(forbidden);
  });

  it('is no credential of the API', async () => {
    const { token } = await register(api, administrator, '');
    expect((await api.withToken(token).get('/user')).status).toBe(401);
  });
});

describe('the database', () => {
  it('holds no token in clear', async () => {
    const group = await seedGroup(db);
    const project = await seedProject(db, { namespace: group });
    const tokens = [
      await registrationToken(api, administrator, ''),
      await registrationToken(api, administrator, `/groups/${group.id}`),
      await registrationToken(api, administrator, `/projects/${project.id}`),
      (await register(api, administrator, '')).token,
    ];
    const tables = ['groups', 'project_settings', 'runners', 'instance_secrets'];
    const dump = JSON.stringify(await Promise.all(tables.map((table) => db(table).select('*'))));
    for (const token of tokens) expect(dump).not.toContain(token);
    expect(dump).not.toContain('GR1348941');
  });
});

describe('registration tokens are reset by those who look after the place', () => {
  const people = ['guest', 'developer', 'maintainer', 'owner'] as const;
  const levels = { guest: 10, developer: 30, maintainer: 40, owner: 50 } as const;
  it.each([
    ['groups', { guest: 403, developer: 403, maintainer: 403, owner: 201 }],
    ['projects', { guest: 403, developer: 403, maintainer: 201, owner: 201 }],
  ] as const)('of %s', async (kind, expected) => {
    const group = await seedGroup(db, { visibility: 'private' });
    const project = await seedProject(db, { namespace: group, visibility: 'private' });
    const id = kind === 'groups' ? group.id : project.id;
    const path = `/${kind}/${id}/runners/reset_registration_token`;
    for (const name of people) {
      const user = await seedUser(db);
      await addMember(db, { group, user, level: levels[name] });
      expect([name, (await api.as(user).post(path)).status]).toEqual([name, expected[name]]);
    }
    expect((await api.as(await seedUser(db)).post(path)).status).toBe(404);
    expect((await api.post(path)).status).toBe(401);
    expect((await admin.post(path)).status).toBe(201);
    expect((await admin.post(path.replace(String(id), 'a%00b'))).status).toBe(400);
  });

  it('of the instance', async () => {
    const path = '/runners/reset_registration_token';
    expect((await api.as(await seedUser(db)).post(path)).status).toBe(403);
    expect((await api.post(path)).status).toBe(401);
    const first = (await admin.post(path)).body.token;
    const second = (await admin.post(path)).body.token;
    expect(await api.post('/runners', { token: first })).toMatchObject(forbidden);
    expect((await api.post('/runners', { token: second })).status).toBe(201);
  });
});
