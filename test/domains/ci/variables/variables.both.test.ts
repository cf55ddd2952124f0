import { describe, expect } from 'vitest';
import { loadVariablesForJob } from '#src/domains/ci/variables/of-jobs.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });
const { group, project, people } = await projectWorld(db);

const places = [
  { of: 'a project', path: `/projects/${project.id}/variables`, who: people.maintainer },
  { of: 'a group', path: `/groups/${group.id}/variables`, who: people.owner },
  { of: 'the instance', path: '/admin/ci/variables', who: people.administrator },
] as const;

describe.each(places)('variables of $of', ({ path, who }) => {
  const as = api.as(who);
  const scoped = path === '/admin/ci/variables' ? {} : { environment_scope: '*' };

  it('are created, read, changed and deleted', async () => {
    const given = { key: 'KILN', value: 'glaze-2903', variable_type: 'file', masked: true };
    const kept = { ...given, protected: true, raw: false, ...scoped };
    expect(await as.post(path, { ...given, protected: true })).toMatchObject({
      status: 201,
      body: kept,
    });
    expect((await as.get(`${path}/KILN`)).body).toEqual(kept);
    expect((await as.get(path)).body).toEqual([kept]);
    const changes = { value: 'cone', masked: false, protected: false, raw: true };
    const changed = { ...kept, ...changes };
    expect((await as.put(`${path}/KILN`, changes)).body).toEqual(changed);
    expect((await as.get(`${path}/KILN`)).body).toEqual(changed);
    expect((await as.delete(`${path}/KILN`)).status).toBe(204);
    const missing = { status: 404, body: { message: '404 Variable Not Found' } };
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect(
        await as.send(method, `${path}/KILN`, method === 'PUT' ? {} : undefined),
      ).toMatchObject(missing);
    }
  });

  it('are protected where that is asked for only, whatever forms propose', async () => {
    const { body } = await api.as(people.administrator).get('/application/settings');
    expect(body).toMatchObject({ protected_ci_variables: true });
    const made = async (key: string, more: object = {}) => {
      const { status, body } = await as.post(path, { key, value: 'x', ...more });
      expect(status).toBe(201);
      await as.delete(`${path}/${key}`);
      return body.protected as boolean;
    };
    expect(await made('USUAL')).toBe(false);
    expect(await made('OPEN', { protected: false })).toBe(false);
    expect(await made('GUARDED', { protected: true })).toBe(true);
  });

  it('have one of a name', async () => {
    await as.post(path, { key: 'ONCE', value: '1' });
    expect(await as.post(path, { key: 'ONCE', value: '2' })).toMatchObject({
      status: 400,
      body: { message: { key: ['(ONCE) has already been taken'] } },
    });
    await as.delete(`${path}/ONCE`);
  });

  const refused: [string, object, object][] = [
    ['without a text', { key: 'X' }, { error: 'value is missing' }],
    ['without a name', { value: 'x' }, { error: 'key is missing' }],
    [
      'with a blank in the name',
      { key: 'a b', value: '' },
      { message: { key: [`can contain only letters, digits and '_'.`] } },
    ],
    [
      'with a long name',
      { key: 'x'.repeat(256), value: '' },
      { message: { key: ['is too long (maximum is 255 characters)'] } },
    ],
    ...['short', 'two lines\nof text', 'with a blank', '"quoted-text"'].map(
      (value): [string, object, object] => [
        `masked with ${JSON.stringify(value)}`,
        { key: 'X', value, masked: true },
        { message: { value: ['is invalid'] } },
      ],
    ),
    ['of another type', { key: 'X', value: '', variable_type: 'x' }, {}],
    ['with too much text', { key: 'X', value: 'x'.repeat(10_001) }, {}],
  ];
  it.each(refused)('are not created %s', async (_, body, answer) => {
    expect(await as.post(path, body)).toMatchObject({ status: 400, body: answer });
    expect((await as.get(path)).body).toEqual([]);
  });

  it('stay unmaskable texts unmasked', async () => {
    await as.post(path, { key: 'SHORT', value: 'short' });
    expect(await as.put(`${path}/SHORT`, { masked: true })).toMatchObject({
      status: 400,
      body: { message: { value: ['is invalid'] } },
    });
    await as.delete(`${path}/SHORT`);
  });

  it('are sealed where they are stored', async () => {
    await as.post(path, { key: 'SECRET', value: 'glaze-and-kiln' });
    const rows = await db('ci_variables').select('*');
    expect(JSON.stringify(rows)).not.toContain('glaze-and-kiln');
    await as.delete(`${path}/SECRET`);
  });
});

describe('scopes', () => {
  const path = `/projects/${project.id}/variables`;
  const as = api.as(people.maintainer);
  const owner = api.as(people.owner);

  const several = {
    status: 409,
    body: {
      message: `There are multiple variables with provided parameters. Please use 'filter[environment_scope]'`,
    },
  };

  async function expectSeveral(as: typeof owner, one: string): Promise<void> {
    expect(await as.get(one)).toMatchObject(several);
    expect(await as.put(one, { value: 'x' })).toMatchObject(several);
    expect(await as.delete(one)).toMatchObject(several);
    const production = 'filter[environment_scope]=production';
    expect((await as.get(`${one}?${production}`)).body.value).toBe('production');
  }

  it('of a group are asked for, too, where a name is there several times', async () => {
    const one = `/groups/${group.id}/variables`;
    for (const environment_scope of ['*', 'production']) {
      const body = { key: 'MANY', value: environment_scope, environment_scope };
      expect((await owner.post(one, body)).status).toBe(201);
    }
    await expectSeveral(owner, `${one}/MANY`);
  });

  it('let a name be there several times, and say which is meant', async () => {
    for (const environment_scope of ['*', 'production', 'review/*']) {
      const body = { key: 'MANY', value: environment_scope, environment_scope };
      expect((await as.post(path, body)).status).toBe(201);
    }
    await expectSeveral(as, `${path}/MANY`);
    const production = 'filter[environment_scope]=production';
    const changed = await as.put(`${path}/MANY?${production}`, { value: 'x' });
    expect(changed).toMatchObject({ status: 200, body: { environment_scope: 'production' } });
    const filter = { environment_scope: 'review/*' };
    const moved = await as.put(`${path}/MANY`, { filter, environment_scope: 'staging' });
    expect(moved.body).toMatchObject({ value: 'review/*', environment_scope: 'staging' });
    const taken = await as.put(`${path}/MANY`, {
      filter: { environment_scope: 'staging' },
      environment_scope: '*',
    });
    expect(taken).toMatchObject({
      status: 400,
      body: { message: { key: ['(MANY) has already been taken'] } },
    });
    for (const scope of ['*', 'production', 'staging']) {
      expect((await as.delete(`${path}/MANY?filter[environment_scope]=${scope}`)).status).toBe(204);
    }
  });

  it('hold no line breaks', async () => {
    const body = { key: 'X', value: '', environment_scope: 'a\nb' };
    expect((await as.post(path, body)).status).toBe(400);
  });
});

describe('the value of a variable in a job', () => {
  it('is the nearest of a name, where the ref and the environment let it', async () => {
    const root = await seedGroup(db);
    const { project, group: parent } = await projectWorld(db, { parent: root });
    const admin = api.as(await seedUser(db, { admin: true }));
    const paths = {
      instance: '/admin/ci/variables',
      root: `/groups/${root.id}/variables`,
      group: `/groups/${parent.id}/variables`,
      project: `/projects/${project.id}/variables`,
    };
    const set = async (place: keyof typeof paths, key: string, more: object = {}) => {
      const body = { key, value: place, protected: false, ...more };
      expect((await admin.post(paths[place], body)).status).toBe(201);
    };
    await set('instance', 'EVERYWHERE');
    await set('group', 'INSIDE');
    await set('root', 'INSIDE');
    await set('instance', 'INSIDE');
    await set('project', 'NEAR');
    await set('group', 'NEAR', { environment_scope: 'production' });
    await set('group', 'GUARDED', { protected: true });
    await set('instance', 'GUARDED', { raw: true });
    await set('root', 'SCOPED', { value: 'any' });
    await set('root', 'SCOPED', { value: 'some', environment_scope: 'prod*' });
    await set('root', 'SCOPED', { value: 'exactly', environment_scope: 'production' });
    await set('project', 'TEXT', { variable_type: 'file', masked: true, value: 'glaze-2903' });

    const given = async (facts: Parameters<typeof loadVariablesForJob>[2]) =>
      Object.fromEntries(
        (await loadVariablesForJob(db, project, facts)).map(({ key, value }) => [key, value]),
      );
    const plain = {
      EVERYWHERE: 'instance',
      INSIDE: 'group',
      NEAR: 'project',
      GUARDED: 'instance',
      SCOPED: 'any',
      TEXT: 'glaze-2903',
    };
    expect(await given({ protected: false, environment: null })).toEqual(plain);
    expect(await given({ protected: true, environment: 'staging' })).toEqual({
      ...plain,
      GUARDED: 'group',
    });
    expect(await given({ protected: false, environment: 'production' })).toEqual({
      ...plain,
      SCOPED: 'exactly',
    });
    expect((await given({ protected: false, environment: 'prod/eu' })).SCOPED).toBe('some');
    const all = await loadVariablesForJob(db, project, { protected: false, environment: null });
    expect(all.find(({ key }) => key === 'TEXT')).toEqual({
      ...{ key: 'TEXT', value: 'glaze-2903', file: true, masked: true, raw: false },
    });
    expect(all.find(({ key }) => key === 'GUARDED')).toMatchObject({ raw: true });
    for (const key of ['EVERYWHERE', 'INSIDE', 'GUARDED'])
      await admin.delete(`${paths.instance}/${key}`);
  });
});

describe('callers', () => {
  const callers: [Who, number, number, number][] = [
    ['anonymous', 401, 401, 401],
    ['stranger', 404, 404, 403],
    ['guest', 403, 403, 403],
    ['developer', 403, 403, 403],
    ['maintainer', 200, 403, 403],
    ['owner', 200, 200, 403],
    ['administrator', 200, 200, 200],
  ];
  it.each(callers)(
    '%s: %i in the project, %i in the group, %i in the instance',
    async (who, ...statuses) => {
      const as = api.as(people[who]);
      for (const [index, { path }] of places.entries()) {
        const status = statuses[index];
        expect((await as.get(path)).status).toBe(status);
        const made = await as.post(path, { key: `BY_${who}`, value: 'x' });
        expect(made.status).toBe(status === 200 ? 201 : status);
        const gone = await as.delete(`${path}/BY_${who}`);
        expect(gone.status).toBe(status === 200 ? 204 : status);
      }
    },
  );
});

it('variables of a project are hidden while its pipelines are disabled', async () => {
  const closed = await projectWorld(db);
  const as = api.as(closed.people.owner);
  const path = `/projects/${closed.project.id}/variables`;
  const body = { key: 'KILN', value: 'warm' };
  expect((await as.post(path, body)).status).toBe(201);
  await as.put(`/projects/${closed.project.id}`, { builds_access_level: 'disabled' });
  const answers = [
    await as.get(path),
    await as.get(`${path}/KILN`),
    await as.post(path, { ...body, key: 'OTHER' }),
    await as.put(`${path}/KILN`, { value: 'hot' }),
    await as.delete(`${path}/KILN`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

it('there are at most 25 of the instance', async () => {
  const as = api.as(people.administrator);
  for (let i = 0; i < 25; i += 1) {
    const made = await as.post('/admin/ci/variables', { key: `V${i}`, value: '' });
    expect(made.status).toBe(201);
  }
  expect(await as.post('/admin/ci/variables', { key: 'ANOTHER', value: '' })).toMatchObject({
    status: 400,
    body: { message: { base: ['Maximum number of instance ci variables (25) exceeded'] } },
  });
});

race('variables of a project, added by many at once, stay within their limit', async () => {
  const crowded = await seedProject(db);
  const at = new Date().toISOString();
  const rows = Array.from({ length: 197 }, (_, index) => ({
    ...{ project_id: crowded.id, key: `KEPT_${index}`, value_sealed: '', variable_type: 'env_var' },
    ...{ protected: false, masked: false, raw: false, environment_scope: '*' },
    ...{ created_at: at, updated_at: at },
  }));
  for (let from = 0; from < rows.length; from += 50) {
    await db('ci_variables').insert(rows.slice(from, from + 50));
  }
  const path = `/projects/${crowded.id}/variables`;
  const asked = Array.from({ length: 12 }, (_, index) =>
    api.as(people.administrator).post(path, { key: `ADDED_${index}`, value: 'cone' }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(statuses.filter((status) => status === 400)).toHaveLength(9);
});

race('a variable that changes meanwhile is not deleted as it was seen before', async () => {
  const as = api.as(people.maintainer);
  const path = `/projects/${project.id}/variables`;
  const seen = { 'If-Unmodified-Since': 'Fri, 01 Jan 2021 00:00:00 GMT' };
  for (let times = 0; times < 20; times += 1) {
    await as.post(path, { key: 'SEEN', value: 'before' });
    await db('ci_variables')
      .where({ key: 'SEEN' })
      .update({ updated_at: '2020-01-01T00:00:00.000Z' });
    const [changed, deleted] = await Promise.all([
      as.put(`${path}/SEEN`, { value: 'after' }),
      as.delete(`${path}/SEEN`, undefined, seen),
    ]);
    expect([
      [200, 412],
      [404, 204],
    ]).toContainEqual([changed.status, deleted.status]);
    await as.delete(`${path}/SEEN`);
  }
});
