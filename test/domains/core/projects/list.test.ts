import { beforeAll, describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import type { ProjectRow } from '#src/records/project.ts';
import type { UserRow } from '#src/records/user.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';
import { idsOf } from '#test/support/project-world.ts';

const { api, db } = await startApp();

describe('GET /projects', () => {
  let reader: UserRow;
  let projects: ProjectRow[];
  let strange: ProjectRow;

  beforeAll(async () => {
    reader = await seedUser(db);
    const group = await seedGroup(db, { visibility: 'private', owner: reader });
    projects = [];
    for (const path of ['cedar', 'alder', 'birch', 'dogwood', 'elm']) {
      projects.push(await seedProject(db, { namespace: group, path, visibility: 'private' }));
    }
    strange = await seedProject(db, { visibility: 'private' });
  });

  const own = '/projects?membership=true';
  const at = (...indices: number[]) => indices.map((index) => projects[index]?.id);

  it('lists the newest first, with totals and links', async () => {
    const first = await api.as(reader).get(`${own}&per_page=2`);
    expect(idsOf(first)).toEqual(at(4, 3));
    expect(first.headers).toMatchObject({
      'x-page': '1',
      'x-per-page': '2',
      'x-next-page': '2',
      'x-prev-page': '',
      'x-total': '5',
      'x-total-pages': '3',
    });
    expect(first.headers['link']).toContain('membership=true&page=2&per_page=2>; rel="next"');
    expect(first.headers['link']).toContain('rel="last"');
    const last = await api.as(reader).get(`${own}&per_page=2&page=3`);
    expect(idsOf(last)).toEqual(at(0));
    expect(last.headers).toMatchObject({ 'x-next-page': '', 'x-prev-page': '2', 'x-total': '5' });
    const beyond = await api.as(reader).get(`${own}&per_page=2&page=9`);
    expect(beyond).toMatchObject({ status: 200, body: [] });
    expect(beyond.headers).toMatchObject({ 'x-total': '5', 'x-prev-page': '' });
  });

  const orders: [string, number[]][] = [
    ['order_by=id&sort=asc', [0, 1, 2, 3, 4]],
    ['order_by=path&sort=asc', [1, 2, 0, 3, 4]],
    ['order_by=name&sort=desc', [4, 3, 0, 2, 1]],
    ['order_by=created_at', [4, 3, 2, 1, 0]],
    ['order_by=updated_at&sort=asc', [0, 1, 2, 3, 4]],
    ['order_by=last_activity_at', [4, 3, 2, 1, 0]],
    ['order_by=star_count', [4, 3, 2, 1, 0]],
    ['order_by=storage_size', [4, 3, 2, 1, 0]],
    ['order_by=similarity', [4, 3, 2, 1, 0]],
  ];
  it.each(orders)('orders by %s', async (query, order) => {
    expect(idsOf(await api.as(reader).get(`${own}&${query}`))).toEqual(at(...order));
  });

  it('walks by key to the empty page, whatever was added meanwhile', async () => {
    const walk: number[] = [];
    let next: string | undefined = `${own}&pagination=keyset&order_by=id&per_page=2`;
    let pages = 0;
    while (next !== undefined && pages < 9) {
      const page = await api.as(reader).get(next);
      expect(page.headers['x-page']).toBeUndefined();
      walk.push(...idsOf(page));
      pages += 1;
      next = /<[^>]*\/api\/v4([^>]*)>; rel="next"/.exec(String(page.headers['link'] ?? ''))?.[1];
    }
    expect(walk).toEqual(at(4, 3, 2, 1, 0));
    expect(pages).toBe(4);
  });

  it('walks upwards with id_after', async () => {
    const page = await api
      .as(reader)
      .get(`${own}&pagination=keyset&order_by=id&sort=asc&per_page=3`);
    expect(idsOf(page)).toEqual(at(0, 1, 2));
    expect(page.headers['link']).toContain(`id_after=${projects[2]?.id}`);
  });

  it('refuses keyset pages in other orders, and offsets beyond 50,000', async () => {
    const keyset = { error: 'Keyset pagination is not yet available for this type of request' };
    const offset = {
      error:
        'Offset pagination has a maximum allowed offset of 50000 for requests that return objects of type Project. ' +
        'Remaining records can be retrieved using keyset pagination.',
    };
    for (const query of ['pagination=keyset', 'pagination=keyset&order_by=name']) {
      expect(await api.as(reader).get(`/projects?${query}`)).toMatchObject({
        status: 405,
        body: keyset,
      });
    }
    expect(await api.get('/projects?page=501&per_page=100')).toMatchObject({
      status: 405,
      body: offset,
    });
    expect(await api.get('/projects?page=500&per_page=100')).toMatchObject({
      status: 200,
      body: [],
    });
    expect((await api.get('/projects?page=9007199254740991')).status).toBe(405);
  });

  const bad: [string, string][] = [
    ['min_access_level=abc', 'min_access_level is invalid'],
    ['min_access_level=-10', 'min_access_level does not have a valid value'],
    ['id_after=01', 'id_after is invalid'],
    ['id_after=1.0', 'id_after is invalid'],
    ['id_after=9223372036854775808', 'id_after is invalid'],
    ['visibility=secret', 'visibility does not have a valid value'],
    ['order_by=runners_token', 'order_by does not have a valid value'],
    ['sort=sideways', 'sort does not have a valid value'],
    ['page=0', 'page does not have a valid value'],
    ['search=a%00b', 'search is invalid'],
    ['last_activity_after=yesterday', 'last_activity_after is invalid'],
  ];
  it.each(bad)('answers 400 for %s', async (query, error) => {
    expect(await api.as(reader).get(`/projects?${query}`)).toMatchObject({
      status: 400,
      body: { error },
    });
  });

  it('gives anonymous callers public projects, in the simple form', async () => {
    const project = await seedProject(db, { visibility: 'public', topics: ['Clay'] });
    const list = await api.get(`/projects?search=${project.path}&membership=false`);
    expect(idsOf(list)).toEqual([project.id]);
    const [body] = list.body as Record<string, unknown>[];
    expect(body).toMatchObject({ topics: ['Clay'], tag_list: ['Clay'], default_branch: 'main' });
    expect(body).not.toHaveProperty('visibility');
    for (const personal of [
      'membership=true',
      'owned=true',
      'starred=true',
      'min_access_level=10',
    ]) {
      expect((await api.get(`/projects?${personal}`)).body).toEqual([]);
    }
  });

  it('answers 304 to those who have the page already', async () => {
    const first = await api.as(reader).get(own);
    const again = await api.as(reader).get(own, { 'if-none-match': String(first.headers['etag']) });
    expect(again.status).toBe(304);
    expect(again.bytes).toHaveLength(0);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const head = await api.as(reader).head(own);
    expect(head.headers['x-total']).toBe('5');
    expect(head.bytes).toHaveLength(0);
  });

  it('filters', async () => {
    const [cedar, alder] = projects as [ProjectRow, ProjectRow];
    await db('projects')
      .where({ id: cedar.id })
      .update({ last_activity_at: '2020-01-01T00:00:00.000Z' });
    await db('project_stars').insert({
      user_id: reader.id,
      project_id: alder.id,
      created_at: '2020-01-01T00:00:00.000Z',
    });
    await db('project_languages').insert({ project_id: alder.id, name: 'Ruby', share: 100 });
    const found = async (query: string) => idsOf(await api.as(reader).get(`${own}&${query}`));
    expect(await found('last_activity_before=2021-01-01')).toEqual([cedar.id]);
    expect(await found('last_activity_after=2021-01-01&sort=asc')).toEqual(at(1, 2, 3, 4));
    expect(await found('starred=true')).toEqual([alder.id]);
    expect(await found('with_programming_language=Ruby')).toEqual([alder.id]);
    expect(await found('with_programming_language=ruby')).toEqual([]);
    expect(await found('visibility=public')).toEqual([]);
    expect(await found(`id_after=${projects[2]?.id}&id_before=${projects[4]?.id}`)).toEqual(at(3));
    expect(await found('owned=true')).toHaveLength(5);
    expect(await found('min_access_level=50&search=BIR')).toEqual(at(2));
    expect(await found('search=%25')).toEqual([]);
    expect(await found('search=c_dar')).toEqual([]);
    expect(await found('archived=true')).toEqual([]);
    expect(await found('archived=false')).toHaveLength(5);
    expect(await found('imported=true')).toEqual([]);
    expect(await found('repository_checksum_failed=true')).toEqual([]);
    expect(await found('wiki_checksum_failed=true')).toEqual([]);
    // The filter serves administrators only; other callers get the unfiltered list.
    expect(await found('repository_storage=nowhere')).toHaveLength(5);
    expect(await found('custom_attributes[a]=b')).toHaveLength(5);
  });

  it('finds topics in any case, all of them', async () => {
    const word = unique('topic');
    const both = await seedProject(db, { topics: [word, `${word}b`] });
    await seedProject(db, { topics: [word.toUpperCase()] });
    expect(idsOf(await api.get(`/projects?topic=${word.toUpperCase()},${word}B`))).toEqual([
      both.id,
    ]);
    expect(idsOf(await api.get(`/projects?topic=${word}`))).toHaveLength(2);
    expect(idsOf(await api.get(`/projects?topic[]=${word}&topic[]=nothing`))).toEqual([]);
  });

  it('searches namespaces on request', async () => {
    const group = await seedGroup(db, { path: unique('tall-tree') });
    const project = await seedProject(db, { namespace: group, name: 'Plain', path: 'plain' });
    const search = `/projects?search=${group.path}`;
    expect(idsOf(await api.get(search))).toEqual([]);
    expect(idsOf(await api.get(`${search}&search_namespaces=true`))).toEqual([project.id]);
  });

  it('leaves out projects whose issues or merge requests the caller may not see', async () => {
    const word = unique('feature');
    const group = await seedGroup(db);
    const open = await seedProject(db, { namespace: group, path: `${word}-open` });
    const members = await seedProject(db, {
      namespace: group,
      path: `${word}-members`,
      issues_access_level: 'private',
      merge_requests_access_level: 'private',
    });
    const off = await seedProject(db, {
      namespace: group,
      path: `${word}-off`,
      issues_access_level: 'disabled',
      merge_requests_access_level: 'disabled',
    });
    const guest = await seedUser(db);
    await addMember(db, { group, user: guest, level: AccessLevel.Guest });
    const list = (filter: string) => `/projects?search=${word}&sort=asc&${filter}=true`;
    expect(idsOf(await api.get(list('with_issues_enabled')))).toEqual([open.id]);
    expect(idsOf(await api.as(guest).get(list('with_issues_enabled')))).toEqual([
      open.id,
      members.id,
    ]);
    expect(idsOf(await api.as(guest).get(list('with_merge_requests_enabled')))).toEqual([open.id]);
    expect(idsOf(await api.get(list('simple')))).toEqual([open.id, members.id, off.id]);
  });

  it('gives administrators everything, their own orders and filters', async () => {
    const admin = api.as(await seedUser(db, { admin: true }));
    await db('project_statistics').where({ project_id: strange.id }).update({ storage_size: 9e12 });
    await db('project_custom_attributes').insert({
      project_id: strange.id,
      key: 'shelf',
      value: 'top',
      created_at: '2020-01-01T00:00:00.000Z',
      updated_at: '2020-01-01T00:00:00.000Z',
    });
    const largest = await admin.get('/projects?order_by=storage_size&statistics=true&per_page=1');
    expect(largest.body).toMatchObject([{ id: strange.id, statistics: { storage_size: 9e12 } }]);
    const shelf = await admin.get(
      '/projects?custom_attributes[shelf]=top&with_custom_attributes=true',
    );
    expect(shelf.body).toMatchObject([
      { id: strange.id, custom_attributes: [{ key: 'shelf', value: 'top' }] },
    ]);
    const total = await db('projects').whereNotNull('listing').count({ count: '*' }).first();
    const all = await admin.get('/projects?per_page=1');
    expect(Number(all.headers['x-total'])).toBe(Number((total as { count: number }).count));
    expect(idsOf(await admin.get('/projects?repository_storage=nowhere'))).toEqual([]);
  });

  it.each(['storage_size', 'repository_size', 'packages_size', 'wiki_size'] as const)(
    'orders what is left by %s, for administrators',
    async (order_by) => {
      const administrator = await seedUser(db, { admin: true });
      const group = await seedGroup(db, { owner: administrator });
      const word = unique('sized');
      const seeds = [
        [5, 'public', false],
        [9, 'private', false],
        [7, 'public', true],
        [1, 'public', false],
      ] as const;
      const found: unknown[] = [];
      for (const [size, visibility, archived] of seeds) {
        const seed = { namespace: group, path: unique(word), visibility, archived };
        const { id } = await seedProject(db, seed);
        await db('project_statistics')
          .where({ project_id: id })
          .update({ [order_by]: size * 1e9 });
        found.push(id);
      }
      const [five, nine, seven, one] = found;
      const lists: [string, unknown[]][] = [
        ['', [nine, seven, five, one]],
        ['&sort=asc', [one, five, seven, nine]],
        ['&visibility=public', [seven, five, one]],
        ['&archived=true', [seven]],
        ['&archived=false&visibility=public', [five, one]],
        ['&membership=true', [nine, seven, five, one]],
        ['&owned=true&visibility=private', [nine]],
      ];
      const admin = api.as(administrator);
      for (const [query, expected] of lists) {
        const path = `/projects?order_by=${order_by}${query}`;
        expect(idsOf(await admin.get(`${path}&search=${word}`))).toEqual(expected);
        const all = await admin.get(`${path}&per_page=100`);
        expect(idsOf(all).filter((id) => found.includes(id))).toEqual(expected);
        expect(Number(all.headers['x-total'])).toBe(idsOf(all).length);
      }
    },
  );

  it('compares texts of one or two letters with whole names and paths', async () => {
    const group = await seedGroup(db);
    const named = await seedProject(db, { namespace: group, name: 'Qz', path: 'first' });
    const path = await seedProject(db, { namespace: group, name: 'Second', path: 'QZ' });
    await seedProject(db, { namespace: group, name: 'Qzar', path: 'qzar' });
    const at = `/groups/${group.id}/projects`;
    for (const list of ['/projects', at]) {
      expect(idsOf(await api.get(`${list}?search=qZ&sort=asc`))).toEqual([named.id, path.id]);
      expect(idsOf(await api.get(`${list}?search=%25`))).toEqual([]);
    }
  });

  it('counts for each caller what that caller sees', async () => {
    for (const who of [reader, null]) {
      const answer = await api.as(who).get('/projects?per_page=1');
      const everything = await api.as(who).get(`/projects?per_page=100`);
      expect(Number(answer.headers['x-total'])).toBe(idsOf(everything).length);
    }
  });

  it('shows each project of a page as it is shown alone', async () => {
    const many = await api.as(reader).get(`${own}&sort=asc&order_by=id`);
    const singles = await Promise.all(
      projects.map(async ({ id }) => {
        const { body } = await api.as(reader).get(`/projects/${id}`);
        return body as unknown;
      }),
    );
    expect(many.body).toEqual(singles);
  });
});
