import { describe, expect } from 'vitest';
import { type Api, racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });
const admin = api.as(await seedUser(db, { admin: true }));
const flag = () => unique('flag_').replaceAll('-', '_');
const set = (name: string, body: object) =>
  admin.post(`/features/${name}`, { force: true, ...body });
const off = { key: 'boolean', value: false };

describe('status of reads and changes of features for a role:', () => {
  it.each([
    ['anonymous', 401],
    ['member', 403],
  ] as const)('%s: %i', async (who, status) => {
    const caller: Api = who === 'anonymous' ? api : api.as(await seedUser(db));
    expect(await caller.get('/features')).toMatchObject({ status });
    expect(await caller.get('/features/definitions')).toMatchObject({ status });
    expect(await caller.post('/features/ci_secure_files', { value: 'perhaps' })).toMatchObject({
      status,
    });
    expect(await caller.delete('/features/ci_secure_files')).toMatchObject({ status });
  });
});

describe('POST /features/:name', () => {
  it('opens a feature for everybody and closes all other gates', async () => {
    const name = flag();
    await set(name, { value: 30 });
    expect(await set(name, { value: true })).toMatchObject({
      status: 201,
      body: { name, state: 'on', gates: [{ key: 'boolean', value: true }], definition: null },
    });
    expect((await set(name, { value: 'false' })).body).toEqual({
      name,
      state: 'off',
      gates: [off],
      definition: null,
    });
    const listed = (await admin.get('/features?per_page=100')).body as { name: string }[];
    expect(listed.map((each) => each.name)).toContain(name);
  });

  it.each([0, '0', false])('closes every gate with %s', async (value) => {
    const name = flag();
    await set(name, { value: 30, key: 'percentage_of_actors' });
    expect((await set(name, { value })).body).toMatchObject({ state: 'off', gates: [off] });
  });

  it('takes a number for a percentage, 1 for one percent', async () => {
    const name = flag();
    expect((await set(name, { value: 1 })).body).toMatchObject({
      state: 'conditional',
      gates: [off, { key: 'percentage_of_time', value: 1 }],
    });
    expect((await set(name, { value: '100', key: 'percentage_of_actors' })).body).toMatchObject({
      state: 'conditional',
      gates: [
        off,
        { key: 'percentage_of_actors', value: 100 },
        { key: 'percentage_of_time', value: 1 },
      ],
    });
    expect((await set(name, { value: 100 })).body.state).toBe('on');
  });

  it('adds and removes targets of several kinds', async () => {
    const [name, user, other, group] = [
      flag(),
      await seedUser(db),
      await seedUser(db),
      await seedGroup(db),
    ];
    const project = await seedProject(db);
    const targets = {
      user: `${user.username}, ${other.username.toUpperCase()}`,
      group: group.full_path,
      project: project.full_path,
      feature_group: 'administrators',
    };
    const actors = [
      `User:${user.id}`,
      `User:${other.id}`,
      `Group:${group.id}`,
      `Project:${project.id}`,
    ];
    expect((await set(name, { value: true, ...targets })).body).toMatchObject({
      state: 'conditional',
      gates: [off, { key: 'actors', value: actors }, { key: 'groups', value: ['administrators'] }],
    });
    // Twice is once.
    expect((await set(name, { value: true, user: user.username })).body.gates[1].value).toEqual(
      actors,
    );
    expect((await set(name, { value: false, user: user.username })).body.gates[1].value).toEqual(
      actors.slice(1),
    );
    expect(
      (await set(name, { value: true, namespace: other.username })).body.gates[1].value,
    ).toEqual([...actors.slice(1), expect.stringMatching(/^Namespace:\d+$/)]);
  });

  it('wants a definition, or force', async () => {
    const name = flag();
    const answer = await admin.post(`/features/${name}`, { value: true });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(name);
    expect(await admin.post('/features/related_epics_widget', { value: true })).toMatchObject({
      status: 201,
      body: { definition: { name: 'related_epics_widget', default_enabled: true } },
    });
    expect((await admin.delete('/features/related_epics_widget')).status).toBe(204);
  });

  it.each([101, -1, 1.5, '1.5', 'Infinity', 'perhaps', '1e1', '١'])(
    'refuses the value %s',
    async (value) => {
      const answer = await set(flag(), { value });
      expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } });
    },
  );

  it.each(['a%2Fb', 'a%00b', 'a%20b', '..%2f', 'x'.repeat(256), '%e2%80%8f'])(
    'refuses the name %s',
    async (name) => {
      expect((await set(name, { value: true })).status).toBe(400);
    },
  );

  it.each([
    ['user', 'nobody-of-this-name'],
    ['group', 'no/such/group'],
    ['namespace', 'no-such-namespace'],
    ['project', 'no/such-project'],
    ['user', ' , '],
    ['feature_group', 'a b'],
  ])('refuses an unknown %s', async (kind, name) => {
    const feature = flag();
    expect(await set(feature, { value: true, [kind]: name })).toMatchObject({
      status: 400,
      body: { message: `400 Bad request - ${name} is not found!` },
    });
    const listed = (await admin.get('/features?per_page=100')).body as { name: string }[];
    expect(listed.map((each) => each.name)).not.toContain(feature);
  });

  it('refuses a user for a group, and a key together with targets', async () => {
    const user = await seedUser(db);
    expect(await set(flag(), { value: true, group: user.username })).toMatchObject({ status: 400 });
    expect(
      await set(flag(), { value: 5, key: 'percentage_of_time', user: user.username }),
    ).toMatchObject({
      status: 400,
      body: { error: 'key, user are mutually exclusive' },
    });
    expect(await set(flag(), { value: 5, key: 'percentage' })).toMatchObject({
      status: 400,
      body: { error: 'key does not have a valid value' },
    });
    expect(await set(flag(), {})).toMatchObject({
      status: 400,
      body: { error: 'value is missing' },
    });
  });

  it('refuses a percentage of what is open for everybody', async () => {
    const name = flag();
    await set(name, { value: true });
    expect(await set(name, { value: 5 })).toMatchObject({
      status: 400,
      body: {
        message: '400 Bad request - Cannot enable percentage of time for a fully-enabled flag',
      },
    });
  });

  race('stores one row per name when many set it at once', async () => {
    const [name, users] = [
      flag(),
      await Promise.all(Array.from({ length: 8 }, () => seedUser(db))),
    ];
    await Promise.all(users.map(({ username }) => set(name, { value: true, user: username })));
    const rows = await db<{ name: string; gates: { actors: string[] } }>('features').where({
      name,
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]?.gates.actors.toSorted()).toEqual(
      users.map(({ id }) => `User:${id}`).toSorted(),
    );
  });
});

describe('GET /features', () => {
  it('lists stored features page by page in the order in which they were set first', async () => {
    const names = [flag(), flag(), flag()];
    for (const name of names) await set(name, { value: true });
    await set(names[0] ?? '', { value: false });
    const all = (await admin.get('/features?per_page=100')).body as { name: string }[];
    expect(all.map(({ name }) => name).slice(-3)).toEqual(names);
    const page = await admin.get('/features?per_page=1');
    expect(page.headers).toMatchObject({ 'x-per-page': '1', 'x-next-page': '2' });
  });

  it('lists the definitions', async () => {
    const { status, body, headers } = await admin.get('/features/definitions');
    expect(status).toBe(200);
    expect(headers['x-total']).toBe(String(body.length));
    expect(body[0]).toEqual({
      name: 'ci_job_token_scope',
      introduced_by_url: null,
      rollout_issue_url: null,
      milestone: '13.12',
      type: 'development',
      group: 'group::pipeline security',
      default_enabled: false,
      log_state_changes: null,
    });
    expect((await admin.get('/features/definitions?per_page=2&page=2')).body).toHaveLength(2);
  });
});

describe('DELETE /features/:name', () => {
  it('answers the same whether it was set or not', async () => {
    const name = flag();
    await set(name, { value: true });
    expect((await admin.delete(`/features/${name}`)).status).toBe(204);
    expect((await admin.delete(`/features/${name}`)).status).toBe(204);
    const listed = (await admin.get('/features?per_page=100')).body as { name: string }[];
    expect(listed.map((each) => each.name)).not.toContain(name);
  });
});

it('there is an end to features, and to the targets of one', async () => {
  const now = new Date().toISOString();
  const gates = JSON.stringify({ actors: Array.from({ length: 999 }, (_, id) => `User:${-id}`) });
  await db('features').insert({ name: 'wide', gates, created_at: now, updated_at: now });
  const user = await seedUser(db);
  const open = (name: string, body: object) => set(name, { value: true, force: true, ...body });
  expect((await open('wide', { user: user.username })).status).toBe(201);
  const more = await seedUser(db);
  expect(await open('wide', { user: more.username })).toMatchObject({
    status: 400,
    body: { message: '400 Bad request - a feature has at most 1000 actors' },
  });
  expect((await set('wide', { value: false, force: true, user: user.username })).status).toBe(201);

  const stored = (await db('features').select('id')).length;
  const rows = Array.from({ length: 1_000 - stored }, (_, index) => ({
    name: `filler_${index}`,
    gates: '{}',
    created_at: now,
    updated_at: now,
  }));
  while (rows.length > 0) await db('features').insert(rows.splice(0, 100));
  expect(await open('one_more', {})).toMatchObject({
    status: 400,
    body: { message: '400 Bad request - there are at most 1000 features' },
  });
  expect((await open('filler_1', {})).status).toBe(201);
  await db('features').delete();
});
