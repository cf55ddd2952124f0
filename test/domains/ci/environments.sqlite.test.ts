import { describe, expect, it } from 'vitest';
import { toEnvironmentSlug } from '#src/domains/ci/environments/slug.ts';
import { guessTier } from '#src/domains/ci/environments/tier.ts';
import { deleteEnvironments } from '#src/domains/ci/environments/workers.ts';
import { startApp } from '#test/support/app.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

const start = new Date('2026-03-10T12:00:00.000Z');
let now = start;
const { api, db, environment: parts } = await startApp({ clock: () => now });
const { project, people } = await projectWorld(db);
const path = `/projects/${project.id}/environments`;
const developer = api.as(people.developer);
const create = async (name: string, more: object = {}) => {
  const answer = await developer.post(path, { name, ...more });
  expect(answer.status).toBe(201);
  return answer.body as { id: number; slug: string };
};

describe('environments', () => {
  it('are created, read, changed, stopped and deleted', async () => {
    const made = await developer.post(path, {
      name: 'review/glaze',
      external_url: 'https://glaze.example.com',
    });
    const body = {
      name: 'review/glaze',
      slug: expect.stringMatching(/^review-glaze-[0-9a-z]{6}$/),
      external_url: 'https://glaze.example.com',
      state: 'available',
      tier: 'development',
      created_at: now.toISOString(),
      project: { id: project.id, path_with_namespace: project.full_path },
      enable_advanced_logs_querying: false,
      logs_api_path: `/${project.full_path}/-/logs/k8s.json?environment_name=review%2Fglaze`,
      last_deployment: null,
    };
    expect(made).toMatchObject({ status: 201, body });
    const one = `${path}/${made.body.id}`;
    expect((await developer.get(one)).body).toEqual(made.body);
    expect((await developer.delete(one)).status).toBe(403);
    const changed = await developer.put(one, { name: 'review/kiln', external_url: '' });
    expect(changed.body).toMatchObject({
      ...{ name: 'review/kiln', slug: made.body.slug, external_url: null, tier: 'development' },
    });
    expect((await developer.put(one, { tier: 'production' })).body.tier).toBe('production');
    for (const _ of ['first', 'again']) {
      const stopped = await developer.post(`${one}/stop`);
      expect(stopped).toMatchObject({ status: 200, body: { state: 'stopped' } });
    }
    const late = { 'if-unmodified-since': new Date(now.getTime() - 5_000).toUTCString() };
    expect((await developer.delete(one, undefined, late)).status).toBe(412);
    expect((await developer.delete(one)).status).toBe(204);
    for (const answer of [
      await developer.get(one),
      await developer.put(one, { tier: 'other' }),
      await developer.post(`${one}/stop`),
      await developer.delete(one),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    }
  });

  it('are listed by name, and found by it', async () => {
    const world = await projectWorld(db);
    const list = `/projects/${world.project.id}/environments`;
    const owner = api.as(world.people.owner);
    const ids: Record<string, number> = {};
    for (const name of ['staging', 'production', 'review/a']) {
      ids[name] = (await owner.post(list, { name })).body.id as number;
    }
    await owner.post(`${list}/${ids['staging']}/stop`);
    const names = async (query: string) => {
      const { body } = await owner.get(`${list}${query}`);
      return (body as { name: string }[]).map(({ name }) => name);
    };
    expect(await names('')).toEqual(['production', 'review/a', 'staging']);
    expect(await names('?per_page=1&page=2')).toEqual(['review/a']);
    expect(await names('?search=AG')).toEqual(['staging']);
    expect(await names('?name=production')).toEqual(['production']);
    expect(await names('?name=produc')).toEqual([]);
    expect(await names('?states=stopped')).toEqual(['staging']);
    expect(await names('?states=available')).toEqual(['production', 'review/a']);
    expect(await owner.get(`${list}?name=a&search=a`)).toMatchObject({
      status: 400,
      body: { error: 'name, search cannot be used together' },
    });
    expect((await owner.get(`${list}?states=gone`)).status).toBe(400);
  });

  it('exist once for a name, and once for a slug', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => developer.post(path, { name: 'once' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
    const taken = { status: 400, body: { message: { name: ['has already been taken'] } } };
    expect(await developer.post(path, { name: 'once' })).toMatchObject(taken);
    const { id } = await create('twice');
    expect(await developer.put(`${path}/${id}`, { name: 'once' })).toMatchObject(taken);
  });

  const wrong =
    "can contain only letters, digits, '-', '_', '/', '$', '{', '}', '.', and spaces, but it cannot start or end with '/'";
  it.each([
    [{ name: '' }, { message: { name: ["can't be blank"] } }],
    [{ name: '/kiln' }, { message: { name: [wrong] } }],
    [{ name: 'kiln/' }, { message: { name: [wrong] } }],
    [{ name: 'kiln!' }, { message: { name: [wrong] } }],
    [{ name: 'kiln\nkiln' }, { message: { name: [wrong] } }],
    [{ name: 'k'.repeat(256) }, { message: { name: ['is too long (maximum is 255 characters)'] } }],
    [
      { name: 'kiln', external_url: 'ftp://kiln.example.com' },
      { message: { external_url: ['is blocked: Only allowed schemes are http, https'] } },
    ],
    [
      { name: 'kiln', external_url: 'javascript:alert(1)' },
      { message: { external_url: ['is blocked: Only allowed schemes are http, https'] } },
    ],
    [
      { name: 'kiln', external_url: 'https://kiln.example.com\n' },
      { message: { external_url: ['must be a valid URL'] } },
    ],
    [
      { name: 'kiln', external_url: 'kiln' },
      { message: { external_url: ['must be a valid URL'] } },
    ],
    [
      { name: 'kiln', slug: 'kiln' },
      { error: 'slug is automatically generated and cannot be changed' },
    ],
    [{ name: 'kiln', tier: 'attic' }, { error: 'tier does not have a valid value' }],
    [{}, { error: 'name is missing' }],
  ])('are refused with %j', async (body, told) => {
    expect(await developer.post(path, body)).toMatchObject({ status: 400, body: told });
  });

  it.each<[Who, number, number]>([
    ['anonymous', 401, 401],
    ['stranger', 404, 404],
    ['guest', 403, 403],
    ['reporter', 200, 403],
    ['developer', 200, 201],
    ['owner', 200, 201],
    ['administrator', 200, 201],
  ])('let a %s read with %i and write with %i', async (who, reading, writing) => {
    const as = api.as(who === 'anonymous' ? null : people[who]);
    const { id } = await create(`for-${who}`);
    expect((await as.get(path)).status).toBe(reading);
    const read = await as.get(`${path}/${id}`);
    expect(read.status).toBe(reading);
    if (reading === 200) expect('logs_api_path' in read.body).toBe(who !== 'reporter');
    expect((await as.post(path, { name: `by-${who}` })).status).toBe(writing);
    const changing = writing === 201 ? 200 : writing;
    expect((await as.put(`${path}/${id}`, { tier: 'other' })).status).toBe(changing);
    expect((await as.post(`${path}/${id}/stop`)).status).toBe(changing);
    expect((await as.delete(`${path}/${id}`)).status).toBe(writing === 201 ? 204 : writing);
  });

  it('belong to their project', async () => {
    const other = await projectWorld(db);
    const { id } = await create('elsewhere');
    const asked = `/projects/${other.project.id}/environments/${id}`;
    expect((await api.as(other.people.owner).get(asked)).status).toBe(404);
  });

  it('stay as they are in an archived project', async () => {
    const archived = await projectWorld(db);
    const list = `/projects/${archived.project.id}/environments`;
    const owner = api.as(archived.people.owner);
    const { id } = (await owner.post(list, { name: 'kiln' })).body as { id: number };
    await owner.post(`/projects/${archived.project.id}/archive`);
    expect((await owner.post(list, { name: 'other' })).status).toBe(403);
    expect((await owner.post(`${list}/${id}/stop`)).status).toBe(403);
    expect((await owner.get(`${list}/${id}`)).status).toBe(200);
  });

  it.each([
    ['production', 'production', 'production'],
    ['review/glaze', /^review-glaze-[0-9a-z]{6}$/, 'development'],
    ['Production', /^production-[0-9a-z]{6}$/, 'production'],
    ['1', /^env-1-[0-9a-z]{6}$/, 'other'],
    ['a  b', /^a-b-[0-9a-z]{6}$/, 'other'],
    ['an-environment-with-a-long-name', /^an-environment-wi-[0-9a-z]{6}$/, 'other'],
    ['kiln-', 'kiln', 'other'],
    ['qa', 'qa', 'testing'],
    ['pre-live', 'pre-live', 'staging'],
  ])('%s has the slug %s and the tier %s', (name, slug, tier) => {
    if (typeof slug === 'string') expect(toEnvironmentSlug(name)).toBe(slug);
    else expect(toEnvironmentSlug(name)).toMatch(slug);
    expect(toEnvironmentSlug(name).length).toBeLessThanOrEqual(24);
    expect(guessTier(name)).toBe(tier);
  });
});

describe('a protected environment', () => {
  it('is changed, stopped and deleted by those alone who may deploy to it', async () => {
    const { id } = await create('guarded');
    const name = encodeURIComponent('guarded');
    const protection = { name: 'guarded', deploy_access_levels: [{ access_level: 40 }] };
    const maintainer = api.as(people.maintainer);
    const protect = `/projects/${project.id}/protected_environments`;
    expect((await maintainer.post(protect, protection)).status).toBe(201);
    for (const change of [{ name: 'open' }, { external_url: 'https://x.example.com' }]) {
      expect((await developer.put(`${path}/${id}`, change)).status).toBe(403);
    }
    const other = await create('unguarded');
    expect((await developer.put(`${path}/${other.id}`, { name: 'guarded' })).status).toBe(403);
    expect((await maintainer.put(`${path}/${id}`, { tier: 'other' })).status).toBe(200);
    expect((await developer.post(`${path}/${id}/stop`)).status).toBe(403);
    expect((await maintainer.post(`${path}/${id}/stop`)).status).toBe(200);
    expect((await developer.delete(`${path}/${id}`)).status).toBe(403);
    expect((await maintainer.delete(`${protect}/${name}`)).status).toBe(204);
    expect((await developer.delete(`${path}/${id}`)).status).toBe(204);
  });
});

describe('stopped review apps', () => {
  const refused = {
    scheduled_entries: [],
    unprocessable_entries: [],
    message: expect.stringMatching(/^No environments found for scheduled deletion\./),
  };

  it('are deleted a week after they were looked for, unless they are used again', async () => {
    const world = await projectWorld(db);
    const list = `/projects/${world.project.id}/environments`;
    const by = api.as(world.people.developer);
    const made: Record<string, number> = {};
    for (const name of ['review/a', 'review/b', 'review/used', 'reviews', 'review/kept']) {
      made[name] = (await by.post(list, { name })).body.id as number;
      if (name !== 'review/used') await by.post(`${list}/${made[name]}/stop`);
    }
    const schedule = (query = '') => by.delete(`${list}/review_apps${query}`);
    expect(await schedule()).toMatchObject({ status: 400, body: refused });
    now = new Date(start.getTime() + 31 * 86_400_000);
    const entry = (name: string) => ({ id: made[name], name });
    const all = ['review/a', 'review/b', 'review/kept'].map(entry);
    const tried = await schedule();
    expect(tried).toMatchObject({
      status: 200,
      body: { scheduled_entries: all, unprocessable_entries: [] },
    });
    const done = await schedule('?dry_run=false&limit=2');
    expect(done.body.scheduled_entries).toMatchObject([entry('review/a'), entry('review/b')]);
    expect((await schedule()).body.scheduled_entries).toMatchObject([entry('review/kept')]);
    const work = () =>
      deleteEnvironments.run(
        {},
        { ...parts, log: { warn: () => undefined } } as never,
        { signal: new AbortController().signal } as never,
      );
    const names = async () =>
      ((await by.get(list)).body as { name: string }[]).map(({ name }) => name);
    await work();
    expect(await names()).toHaveLength(5);
    now = new Date(now.getTime() + 8 * 86_400_000);
    await work();
    expect(await names()).toEqual(['review/kept', 'review/used', 'reviews']);
    now = start;
  });

  it('are kept, all of them, where one is protected from the caller', async () => {
    const world = await projectWorld(db);
    const list = `/projects/${world.project.id}/environments`;
    const by = api.as(world.people.developer);
    for (const name of ['review/a', 'review/b']) {
      const { id } = (await by.post(list, { name })).body as { id: number };
      await by.post(`${list}/${id}/stop`);
    }
    const protection = { name: 'review/b', deploy_access_levels: [{ access_level: 40 }] };
    const protect = `/projects/${world.project.id}/protected_environments`;
    await api.as(world.people.maintainer).post(protect, protection);
    const soon = `before=${encodeURIComponent('2030-01-01T00:00:00Z')}&dry_run=false`;
    expect(await by.delete(`${list}/review_apps?${soon}`)).toMatchObject({
      status: 400,
      body: {
        ...refused,
        scheduled_entries: [{ name: 'review/a' }],
        unprocessable_entries: [{ name: 'review/b' }],
      },
    });
    expect(await db('environments').whereNotNull('auto_delete_at')).toEqual([]);
  });

  it('are not there where the project has no environments', async () => {
    const world = await projectWorld(db);
    const owner = api.as(world.people.owner);
    await owner.put(`/projects/${world.project.id}`, { operations_access_level: 'disabled' });
    const asked = `/projects/${world.project.id}/environments/review_apps`;
    expect((await owner.delete(asked)).status).toBe(404);
  });

  it('are nothing to those who may delete no environment', async () => {
    const asked = `${path}/review_apps`;
    expect((await api.delete(asked)).status).toBe(401);
    expect((await api.as(people.stranger).delete(asked)).status).toBe(404);
    expect(await api.as(people.reporter).delete(asked)).toMatchObject({
      status: 401,
      body: { message: 'You do not have permission to destroy environments in this project' },
    });
  });
});
