import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();
const user = await seedUser(db);
const administrator = await seedUser(db, { admin: true });
const group = await seedGroup(db, { visibility: 'public' });
const project = await seedProject(db, { namespace: group, visibility: 'public' });
await addMember(db, { group, user, level: 10 });
const by = api.as(user);

const lists = [
  '/projects',
  '/groups',
  '/users',
  `/groups/${group.id}/projects`,
  `/groups/${group.id}/members`,
  `/groups/${group.id}/members/all`,
  `/projects/${project.id}/users`,
  `/users/${user.id}/projects`,
  `/search?scope=projects&search=kiln`,
] as const;
const withQuery = (path: string, query: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${query}`;

describe.each(lists)('%s', (path) => {
  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page[]=1&page[]=2',
    'page[a]=1',
    'per_page=0',
    'per_page=-1',
    'per_page=x',
    'per_page[]=5',
  ])('refuses %s', async (query) => {
    expect((await by.get(withQuery(path, query))).status).toBe(400);
  });

  it.each(['page=1000000000000', 'page=9007199254740991', `page=${'9'.repeat(40)}`])(
    'answers %s with nothing, or refuses it, and as quickly as any other',
    async (query) => {
      const answer = await by.get(withQuery(path, `${query}&per_page=100`));
      if (answer.status === 200) expect(answer.body).toEqual([]);
      else expect([400, 405]).toContain(answer.status);
    },
  );
});

describe.each(['/projects', '/groups', `/groups/${group.id}/projects`])(
  'min_access_level of %s',
  (path) => {
    it.each(['abc', '-10', '11', '10.5', '9007199254740993', ''])('is not %j', async (level) => {
      const { status } = await by.get(`${path}?min_access_level=${level}`);
      expect(status).toBe(level === '' ? 200 : 400);
    });

    it.each(['min_access_level[]=10&min_access_level[]=20', 'min_access_level[a]=10'])(
      'is not %s',
      async (query) => {
        expect((await by.get(`${path}?${query}`)).status).toBe(400);
      },
    );
  },
);

describe('a place in a list of projects', () => {
  const keyset = 'pagination=keyset&order_by=id&sort=asc&per_page=1';

  it.each(['id_after', 'id_before'])('by %s is an id', async (name) => {
    for (const place of ['x', '1.5', `${project.id}x`, '1e3']) {
      expect((await by.get(`/projects?${keyset}&${name}=${place}`)).status).toBe(400);
      expect((await by.get(`/projects?${name}=${place}`)).status).toBe(400);
    }
    for (const place of ['9007199254740993', '9'.repeat(40)]) {
      const { status, body } = await by.get(`/projects?${keyset}&${name}=${place}`);
      if (status === 200) expect(body).toEqual(name === 'id_after' ? [] : expect.any(Array));
      else expect(status).toBe(400);
    }
  });
});

describe('a cursor in a list of groups', () => {
  const list = '/groups?pagination=keyset&order_by=name&sort=asc&per_page=1';
  const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it('leads on, and is not what somebody makes up', async () => {
    await seedGroup(db, { visibility: 'public' });
    const first = await api.get(list);
    expect(first.status).toBe(200);
    const next = /cursor=([^&>]+)/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    expect(next).not.toBe('');
    expect((await api.get(`${list}&cursor=${next}`)).body).toHaveLength(1);
    const forged = [
      'x',
      '%00',
      next.slice(0, -3),
      cursorOf(1),
      cursorOf(null),
      cursorOf([]),
      cursorOf({}),
      cursorOf({ name: 1, id: 'x' }),
      cursorOf({ name: 'a\0', id: '1' }),
      cursorOf({ name: { a: 1 }, id: [1] }),
      cursorOf({ id: '99999999999999999999' }),
      'A'.repeat(5_000),
    ];
    for (const cursor of forged) {
      expect([cursor, (await api.get(`${list}&cursor=${cursor}`)).status]).toEqual([cursor, 400]);
    }
  });
});

describe('filters for administrators only', () => {
  it.each([
    ['/groups', 'statistics=true', 'statistics'],
    ['/groups', 'with_custom_attributes=true', 'custom_attributes'],
    ['/projects', 'with_custom_attributes=true', 'custom_attributes'],
    [`/groups/${group.id}`, 'with_custom_attributes=true', 'custom_attributes'],
    [`/projects/${project.id}`, 'with_custom_attributes=true', 'custom_attributes'],
    [`/users/${user.id}`, 'with_custom_attributes=true', 'custom_attributes'],
    ['/users', 'with_custom_attributes=true', 'custom_attributes'],
  ])('have no effect for others: %s?%s', async (path, query, name) => {
    const one = async (caller: typeof by) => {
      const { status, body } = await caller.get(`${path}?${query}`);
      expect(status).toBe(200);
      return (Array.isArray(body) ? body[0] : body) as object;
    };
    expect(await one(by)).not.toHaveProperty(name);
    expect(await one(api.as(administrator))).toHaveProperty(name);
  });
});
