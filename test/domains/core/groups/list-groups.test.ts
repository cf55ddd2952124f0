import { describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { type Api, startApp } from '#test/support/app.ts';
import {
  addMember,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  unique,
} from '#test/support/seed.ts';

const { api, db } = await startApp();

const { Minimal, Guest, Developer } = AccessLevel;

const paths = (answer: { body: { full_path: string }[] }) =>
  answer.body.map(({ full_path }) => full_path);

const idsIn = (answer: { body: { id: number }[] }) => answer.body.map(({ id }) => id);

/** Lists with `search`, so that groups of other tests stay out. */
async function listed(caller: Api, word: string, query = ''): Promise<string[]> {
  const answer = await caller.get(`/groups?per_page=100&search=${word}${query}`);
  expect(answer.status).toBe(200);
  return paths(answer);
}

describe('GET /groups', () => {
  /** Groups of every visibility, and some that a user is related to. */
  async function landscape() {
    const word = unique('land');
    const user = await seedUser(db);
    const group = (name: string, attributes: Parameters<typeof seedGroup>[1] = {}) =>
      seedGroup(db, { path: `${word}-${name}`, visibility: 'private', ...attributes });
    await group('public', { visibility: 'public' });
    await group('internal', { visibility: 'internal' });
    await group('private');
    const top = await group('top');
    const mine = await group('mine', { parent: top });
    const below = await group('below', { parent: mine });
    await group('beside', { parent: top });
    await addMember(db, { group: mine, user, level: Developer });
    const holding = await group('holding');
    const project = await seedProject(db, { namespace: holding, visibility: 'private' });
    await addMember(db, { project, user, level: Guest });
    const relative = (all: string[]) =>
      all.map((path) => path.replaceAll(`${word}-`, '')).toSorted();
    return { word, user, mine, below, relative };
  }

  const belonging = ['holding', 'top', 'top/mine', 'top/mine/below'];
  const all = [...belonging, 'internal', 'private', 'public', 'top/beside'].toSorted();

  it('shows users the groups they belong to, with those above and below', async () => {
    const { word, user, relative } = await landscape();
    expect(relative(await listed(api.as(user), word))).toEqual(belonging);
  });

  it('shows everything that can be seen with all_available', async () => {
    const { word, user, relative } = await landscape();
    const caller = api.as(user);
    const seen = ['internal', 'public', ...belonging].toSorted();
    expect(relative(await listed(caller, word, '&all_available=true'))).toEqual(seen);
    const external = api.as(await seedUser(db, { external: true }));
    expect(relative(await listed(external, word, '&all_available=true'))).toEqual(['public']);
  });

  it('shows public groups without credentials', async () => {
    const { word, relative } = await landscape();
    expect(relative(await listed(api, word))).toEqual(['public']);
    expect(relative(await listed(api, word, '&all_available=true'))).toEqual(['public']);
    expect(await listed(api, word, '&owned=true')).toEqual([]);
  });

  it('shows administrators everything unless they ask for their own', async () => {
    const { word, relative } = await landscape();
    const administrator = api.as(await seedUser(db, { admin: true }));
    expect(relative(await listed(administrator, word))).toEqual(all);
    expect(await listed(administrator, word, '&all_available=false')).toEqual([]);
  });

  it('filters by own level, for which all_available does not matter', async () => {
    const { word, user, mine, relative } = await landscape();
    const caller = api.as(user);
    const from = (level: number) =>
      listed(caller, word, `&min_access_level=${level}&all_available=true`);
    expect(relative(await from(30))).toEqual(['top/mine', 'top/mine/below']);
    expect(await from(40)).toEqual([]);
    expect(await listed(caller, word, '&owned=true')).toEqual([]);
    await db('members')
      .where({ source_id: mine.id, user_id: user.id })
      .update({ access_level: 50 });
    expect(relative(await listed(caller, word, '&owned=true&all_available=true'))).toEqual([
      'top/mine',
    ]);
    expect(relative(await listed(caller, word, '&owned=true&min_access_level=50'))).toEqual([
      'top/mine',
    ]);
  });

  it('shows a group of minimal access without what is below', async () => {
    const word = unique('minimal');
    const user = await seedUser(db);
    const top = await seedGroup(db, { path: word, visibility: 'private' });
    await seedGroup(db, { path: `${word}-below`, parent: top, visibility: 'private' });
    await addMember(db, { group: top, user, level: Minimal });
    expect(await listed(api.as(user), word)).toEqual([word]);
  });

  it('shows groups that are shared with a group of the user', async () => {
    const word = unique('shared');
    const user = await seedUser(db);
    const invited = await seedGroup(db);
    await addMember(db, { group: invited, user, level: Guest });
    const shared = await seedGroup(db, { path: word, visibility: 'private' });
    await shareGroup(db, shared, { with: invited, level: Guest });
    expect(await listed(api.as(user), word)).toEqual([word]);
  });

  it('leaves out top_level_only=true what has a parent, and skip_groups', async () => {
    const { word, user, mine, below, relative } = await landscape();
    const caller = api.as(user);
    expect(relative(await listed(caller, word, '&top_level_only=true'))).toEqual([
      'holding',
      'top',
    ]);
    const rest = ['holding', 'top'];
    for (const skip of [
      `skip_groups=${mine.id},${below.id}`,
      `skip_groups[]=${mine.id}&skip_groups[]=${below.id}`,
    ]) {
      expect(relative(await listed(caller, word, `&${skip}`))).toEqual(rest);
    }
  });

  describe('search', () => {
    it('finds the groups below one by its path, and by several parts of a full path', async () => {
      const administrator = api.as(await seedUser(db, { admin: true }));
      const above = await seedGroup(db, { path: unique('Above') });
      const below = await seedGroup(db, { parent: above, path: 'kiln' });
      const deep = await seedGroup(db, { parent: below, path: 'glaze' });
      const found = async (text: string) =>
        idsIn(await administrator.get(`/groups?order_by=id&search=${encodeURIComponent(text)}`));
      expect(await found(above.path.toUpperCase())).toEqual([above.id, below.id, deep.id]);
      expect(await found(`${above.path}/ki`)).toEqual([below.id, deep.id]);
      expect(await found(`${above.path}/glaze`)).toEqual([]);
      const renamed = unique('renamed');
      await administrator.put(`/groups/${above.id}`, { path: renamed });
      // The name of the group still contains the word.
      expect(await found(above.path)).toEqual([above.id]);
      expect(await found(`${renamed}/kiln`)).toEqual([below.id, deep.id]);
      await administrator.put(`/groups/${deep.id}`, { path: 'ab' });
      expect(await found('ab')).toEqual([deep.id]);
    });

    it('looks into names and paths, in any case, and takes wildcards as they are', async () => {
      const word = unique('Seek');
      await seedGroup(db, { path: word, name: `Ofen für ${word} 100%` });
      expect(await listed(api, word.toUpperCase())).toEqual([word]);
      expect(await listed(api, encodeURIComponent(`OFEN FÜR ${word}`))).toEqual([word]);
      expect(await listed(api, encodeURIComponent(`${word} 100%`))).toEqual([word]);
      expect(await listed(api, encodeURIComponent(`${word}%100`))).toEqual([]);
      expect(await listed(api, encodeURIComponent(`${word.slice(0, -1)}_`))).toEqual([]);
      expect(await listed(api, encodeURIComponent(`' or 1=1 --`))).toEqual([]);
    });

    it('takes texts under three characters as whole names or paths', async () => {
      await seedGroup(db, { path: 'qz', name: 'Quartz' });
      await seedGroup(db, { path: 'quartz-two', name: 'QZ' });
      await seedGroup(db, { path: 'qz-three' });
      expect(await listed(api, 'qz')).toEqual(['quartz-two', 'qz']);
    });
  });

  describe('order', () => {
    async function three() {
      const word = unique('order');
      const made = [];
      for (const [name, path] of [
        ['B', 'x'],
        ['C', 'y'],
        ['A', 'z'],
      ]) {
        made.push(await seedGroup(db, { name: `${word} ${name}`, path: `${path}-${word}` }));
      }
      const short = (all: string[]) => all.map((path) => path[0]).join('');
      return { word, short };
    }

    it.each([
      ['', 'zxy'],
      ['&sort=desc', 'yxz'],
      ['&order_by=path', 'xyz'],
      ['&order_by=path&sort=desc', 'zyx'],
      ['&order_by=id', 'xyz'],
      ['&order_by=id&sort=desc', 'zyx'],
    ])('%s', async (query, expected) => {
      const { word, short } = await three();
      expect(short(await listed(api, word, query))).toBe(expected);
      const administrator = api.as(await seedUser(db, { admin: true }));
      expect(short(await listed(administrator, word, query))).toBe(expected);
    });

    it('puts the best matches first with similarity, whatever the direction', async () => {
      const word = unique('alike');
      for (const path of [`in-${word}`, `${word}-more`, word])
        await seedGroup(db, { path, name: path });
      const best = [word, `${word}-more`, `in-${word}`];
      expect(await listed(api, word, '&order_by=similarity')).toEqual(best);
      expect(await listed(api, word, '&order_by=similarity&sort=asc')).toEqual(best);
    });

    it('falls back to the name without search', async () => {
      const answer = await api.get('/groups?order_by=similarity&per_page=100');
      const byName = await api.get('/groups?order_by=name&per_page=100');
      expect(paths(answer)).toEqual(paths(byName));
    });
  });

  it.each([
    ['order_by=size', 'order_by does not have a valid value'],
    ['sort=up', 'sort does not have a valid value'],
    ['min_access_level=abc', 'min_access_level is invalid'],
    ['min_access_level=15', 'min_access_level does not have a valid value'],
    ['min_access_level=-10', 'min_access_level does not have a valid value'],
    ['owned=perhaps', 'owned is invalid'],
    ['skip_groups=1,x', 'skip_groups is invalid'],
    ['page=0', 'page does not have a valid value'],
  ])('refuses %s', async (query, error) => {
    expect(await api.get(`/groups?${query}`)).toMatchObject({ status: 400, body: { error } });
  });

  it('counts and links only what the caller sees', async () => {
    const { word, user } = await landscape();
    const answer = await api.as(user).get(`/groups?search=${word}&per_page=3&page=2`);
    expect(answer.headers).toMatchObject({
      'x-total': '4',
      'x-total-pages': '2',
      'x-page': '2',
      'x-next-page': '',
      'x-prev-page': '1',
    });
    expect(answer.body).toHaveLength(1);
    const beyond = await api.as(user).get(`/groups?search=${word}&per_page=3&page=1000000000000`);
    expect(beyond).toMatchObject({ status: 200, body: [] });
    expect(beyond.headers['x-total']).toBe('4');
  });

  describe('keyset pages', () => {
    it('walk the public groups by name without credentials', async () => {
      const word = unique('walk');
      // Two of the same name: the id decides.
      const parents = [await seedGroup(db), await seedGroup(db)];
      const made: string[] = [];
      for (const name of ['b', 'c', 'a']) {
        made.push(
          (await seedGroup(db, { name: `${word} ${name}`, path: `${word}${name}` })).full_path,
        );
      }
      for (const parent of parents) {
        made.push((await seedGroup(db, { name: `${word} b`, path: word, parent })).full_path);
      }
      const seen: string[] = [];
      let next: string | undefined = `/groups?pagination=keyset&per_page=2&search=${word}`;
      let pages = 0;
      while (next !== undefined) {
        const answer = await api.get(next);
        expect(answer.status).toBe(200);
        expect(answer.headers['x-total']).toBeUndefined();
        seen.push(...paths(answer));
        pages += 1;
        next = /<[^>]*\/api\/v4([^>]*)>; rel="next"/.exec(answer.headers['link'] ?? '')?.[1];
      }
      expect(pages).toBe(3);
      expect(seen).toEqual([made[2], made[0], made[3], made[4], made[1]]);
    });

    it.each([
      ['order_by=path', null],
      ['sort=desc', null],
      ['order_by=name&sort=asc', 'user'],
    ])('are not offered for %s to %s', async (query, who) => {
      const caller = who === null ? api : api.as(await seedUser(db));
      expect(await caller.get(`/groups?pagination=keyset&${query}`)).toMatchObject({
        status: 405,
        body: { error: 'Keyset pagination is not yet available for this type of request' },
      });
    });

    const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    it.each([
      'x',
      '%00',
      json(null),
      json({ name: 'a' }),
      json({ name: 'a', id: '1' }),
      json({ name: 'a', id: 2 ** 53 }),
      json({ name: 'a\0', id: 1 }),
      json({ name: ['a'], id: 1 }),
    ])('refuse the forged cursor %s', async (cursor) => {
      expect(await api.get(`/groups?pagination=keyset&cursor=${cursor}`)).toMatchObject({
        status: 400,
        body: { error: 'cursor is invalid' },
      });
    });
  });

  it('refuses offsets beyond 50,000 without credentials only', async () => {
    const query = '/groups?page=501&per_page=100';
    expect(await api.get(query)).toMatchObject({
      status: 405,
      body: {
        error:
          'Offset pagination has a maximum allowed offset of 50000 for requests that return objects of type Group. ' +
          'Remaining records can be retrieved using keyset pagination.',
      },
    });
    expect(await api.as(await seedUser(db)).get(query)).toMatchObject({ status: 200, body: [] });
  });

  describe('for administrators', () => {
    async function measured() {
      const word = unique('sized');
      const top = await seedGroup(db, { path: word });
      const below = await seedGroup(db, { parent: top });
      for (const namespace of [top, below]) {
        const { id } = await seedProject(db, { namespace });
        await db('project_statistics')
          .where({ project_id: id })
          .update({ storage_size: 3_000_000_000, repository_size: 7 });
      }
      await db('group_custom_attributes').insert({
        group_id: top.id,
        key: 'team',
        value: word,
        created_at: top.created_at,
        updated_at: top.created_at,
      });
      const administrator = api.as(await seedUser(db, { admin: true }));
      return { word, top, below, administrator };
    }

    it('adds statistics over the groups below', async () => {
      const { word, administrator } = await measured();
      const answer = await administrator.get(
        `/groups?statistics=true&top_level_only=true&search=${word}`,
      );
      expect(answer.body[0].statistics).toMatchObject({
        storage_size: 6_000_000_000,
        repository_size: 14,
        wiki_size: 0,
      });
    });

    it('adds and filters by custom attributes', async () => {
      const { word, top, administrator } = await measured();
      const found = await administrator.get(
        `/groups?with_custom_attributes=true&custom_attributes[team]=${word}`,
      );
      expect(found.body).toMatchObject([
        { id: top.id, custom_attributes: [{ key: 'team', value: word }] },
      ]);
      const none = `/groups?custom_attributes[team]=${word}&custom_attributes[other]=1`;
      expect(await administrator.get(none)).toMatchObject({ body: [] });
    });

    it('ignores these parameters of others', async () => {
      const { word, top, below } = await measured();
      const answer = await api.get(
        `/groups?search=${word}&statistics=true&with_custom_attributes=true&custom_attributes[team]=no&sort=desc`,
      );
      expect(idsIn(answer)).toEqual([top.id, below.id]);
      expect(answer.body[0]).not.toHaveProperty('statistics');
      expect(answer.body[0]).not.toHaveProperty('custom_attributes');
    });
  });
});
