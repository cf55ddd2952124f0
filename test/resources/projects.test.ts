import { beforeAll, describe, expect, it } from 'vitest';
import { AccessLevel } from '../../src/policy/access-level.ts';
import type { Visibility } from '../../src/policy/visibility.ts';
import type { ProjectRow } from '../../src/resources/projects/table.ts';
import type { UserRow } from '../../src/resources/users/table.ts';
import { startApp } from '../support/app.ts';
import {
  addMember,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
  shareProject,
  unique,
} from '../support/seed.ts';

const { api, db, git, environment } = await startApp();

/** A group of its own with one person for each role, and a project in it. */
async function world(visibility: Visibility = 'private') {
  const group = await seedGroup(db, { visibility });
  const project = await seedProject(db, { namespace: group, visibility });
  const [guest, reporter, developer, maintainer, owner, stranger, external, admin] =
    await Promise.all([
      seedUser(db),
      seedUser(db),
      seedUser(db),
      seedUser(db),
      seedUser(db),
      seedUser(db),
      seedUser(db, { external: true }),
      seedUser(db, { admin: true }),
    ]);
  const members = { guest, reporter, developer, maintainer, owner };
  const levels = {
    guest: AccessLevel.Guest,
    reporter: AccessLevel.Reporter,
    developer: AccessLevel.Developer,
    maintainer: AccessLevel.Maintainer,
    owner: AccessLevel.Owner,
  };
  for (const role of Object.keys(members) as (keyof typeof members)[]) {
    await addMember(db, { group, user: members[role], level: levels[role] });
  }
  return { group, project, people: { ...members, stranger, external, admin, anonymous: null } };
}

const ids = (answer: { body: unknown }) => (answer.body as { id: number }[]).map(({ id }) => id);

/** Who sees a project that they hold nothing in, or that they are a guest of. */
const audience: [Visibility, string[]][] = [
  ['private', ['guest', 'owner', 'admin']],
  ['internal', ['guest', 'owner', 'admin', 'stranger']],
  ['public', ['guest', 'owner', 'admin', 'stranger', 'external', 'anonymous']],
];
const callers = ['guest', 'owner', 'admin', 'stranger', 'external', 'anonymous'] as const;

describe.each(audience)('a %s project', (visibility, seeing) => {
  let place: Awaited<ReturnType<typeof world>>;
  beforeAll(async () => {
    place = await world(visibility);
  });

  it.each(callers)(
    'shows to those who may see it only, and alike by id, path and list: %s',
    async (who) => {
      const { project, people } = place;
      const caller = api.as(people[who]);
      const status = seeing.includes(who) ? 200 : 404;
      const byId = await caller.get(`/projects/${project.id}`);
      const byPath = await caller.get(`/projects/${encodeURIComponent(project.full_path)}`);
      const upper = await caller.get(
        `/projects/${encodeURIComponent(project.full_path.toUpperCase())}`,
      );
      const list = await caller.get(`/projects?search=${project.path}`);
      expect([byId.status, byPath.status, upper.status]).toEqual([status, status, status]);
      expect(ids(list)).toEqual(status === 200 ? [project.id] : []);
      if (status === 404) expect(byId.body).toEqual({ message: '404 Project Not Found' });
    },
  );
});

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
    expect(ids(first)).toEqual(at(4, 3));
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
    expect(ids(last)).toEqual(at(0));
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
    expect(ids(await api.as(reader).get(`${own}&${query}`))).toEqual(at(...order));
  });

  it('walks by key to the empty page, whatever was added meanwhile', async () => {
    const walk: number[] = [];
    let next: string | undefined = `${own}&pagination=keyset&order_by=id&per_page=2`;
    let pages = 0;
    while (next !== undefined && pages < 9) {
      const page = await api.as(reader).get(next);
      expect(page.headers['x-page']).toBeUndefined();
      walk.push(...ids(page));
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
    expect(ids(page)).toEqual(at(0, 1, 2));
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
    expect(ids(list)).toEqual([project.id]);
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
    const found = async (query: string) => ids(await api.as(reader).get(`${own}&${query}`));
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
    // For administrators only; others get what they would get without.
    expect(await found('repository_storage=nowhere')).toHaveLength(5);
    expect(await found('custom_attributes[a]=b')).toHaveLength(5);
  });

  it('finds topics in any case, all of them', async () => {
    const word = unique('topic');
    const both = await seedProject(db, { topics: [word, `${word}b`] });
    await seedProject(db, { topics: [word.toUpperCase()] });
    expect(ids(await api.get(`/projects?topic=${word.toUpperCase()},${word}B`))).toEqual([both.id]);
    expect(ids(await api.get(`/projects?topic=${word}`))).toHaveLength(2);
    expect(ids(await api.get(`/projects?topic[]=${word}&topic[]=nothing`))).toEqual([]);
  });

  it('searches namespaces on request', async () => {
    const group = await seedGroup(db, { path: unique('tall-tree') });
    const project = await seedProject(db, { namespace: group, name: 'Plain', path: 'plain' });
    const search = `/projects?search=${group.path}`;
    expect(ids(await api.get(search))).toEqual([]);
    expect(ids(await api.get(`${search}&search_namespaces=true`))).toEqual([project.id]);
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
    expect(ids(await api.get(list('with_issues_enabled')))).toEqual([open.id]);
    expect(ids(await api.as(guest).get(list('with_issues_enabled')))).toEqual([
      open.id,
      members.id,
    ]);
    expect(ids(await api.as(guest).get(list('with_merge_requests_enabled')))).toEqual([open.id]);
    expect(ids(await api.get(list('simple')))).toEqual([open.id, members.id, off.id]);
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
    expect(ids(await admin.get('/projects?repository_storage=nowhere'))).toEqual([]);
  });

  it('counts for each caller what that caller sees', async () => {
    for (const who of [reader, null]) {
      const answer = await api.as(who).get('/projects?per_page=1');
      const everything = await api.as(who).get(`/projects?per_page=100`);
      expect(Number(answer.headers['x-total'])).toBe(ids(everything).length);
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

describe('GET /projects/{id}', () => {
  it('keeps what is for maintainers from others', async () => {
    const { project, people } = await world('public');
    const secrets = [
      'runners_token',
      'import_error',
      'import_url',
      'import_type',
      'build_git_strategy',
    ];
    for (const [who, sees] of [
      ['maintainer', true],
      ['developer', false],
      ['stranger', false],
    ] as const) {
      const { body } = await api.as(people[who]).get(`/projects/${project.id}`);
      for (const key of secrets) expect(key in (body as object)).toBe(sees);
    }
  });

  it('tells memberships as they are, and statistics from reporter on', async () => {
    const { project, group, people } = await world('public');
    const visitor = await seedUser(db);
    await addMember(db, { project, user: visitor, level: AccessLevel.Developer });
    await addMember(db, { group, user: visitor, level: AccessLevel.Guest });
    const direct = { access_level: 30, notification_level: 3 };
    const inherited = { access_level: 10, notification_level: 3 };
    expect(
      (await api.as(visitor).get(`/projects/${project.id}?statistics=true`)).body,
    ).toMatchObject({
      permissions: { project_access: direct, group_access: inherited },
      statistics: { commit_count: 0 },
    });
    const guest = await api.as(people.guest).get(`/projects/${project.id}?statistics=true`);
    expect(guest.body).toMatchObject({
      permissions: { project_access: null, group_access: inherited },
    });
    expect(guest.body).not.toHaveProperty('statistics');
  });

  it('hides the code of those who may not read it', async () => {
    const { project, people } = await world('private');
    const guest = await api.as(people.guest).get(`/projects/${project.id}`);
    expect(guest.body).not.toHaveProperty('default_branch');
    expect(guest.body).not.toHaveProperty('readme_url');
    expect((await api.as(people.reporter).get(`/projects/${project.id}`)).body).toHaveProperty(
      'default_branch',
    );
  });

  it('names the groups it is shared with, as far as the caller sees them', async () => {
    const { project, people } = await world('public');
    const open = await seedGroup(db);
    const closed = await seedGroup(db, { visibility: 'private' });
    await shareProject(db, project, { with: open, level: AccessLevel.Developer });
    await shareProject(db, project, { with: closed, level: AccessLevel.Guest });
    const share = {
      group_id: open.id,
      group_name: open.name,
      group_full_path: open.full_path,
      group_access_level: 30,
      expires_at: null,
    };
    expect((await api.as(people.guest).get(`/projects/${project.id}`)).body).toMatchObject({
      shared_with_groups: [share],
    });
    const admin = await api.as(people.admin).get(`/projects/${project.id}`);
    expect((admin.body as { shared_with_groups: unknown[] }).shared_with_groups).toHaveLength(2);
  });

  it('shows what it was forked from to those who see that', async () => {
    const { project: source, people } = await world('private');
    const fork = await seedProject(db, { forked_from_id: source.id });
    const seen = await api.as(people.guest).get(`/projects/${fork.id}`);
    expect(seen.body).toMatchObject({
      forked_from_project: { id: source.id },
      mr_default_target_self: false,
    });
    expect((await api.as(people.stranger).get(`/projects/${fork.id}`)).body).not.toHaveProperty(
      'forked_from_project',
    );
  });

  it('recognises the licence', async () => {
    const project = await seedProject(db, { git, readme: true });
    const author = { name: 'A', email: 'a@example.com', date: '2022-04-22T10:15:30Z' };
    const text =
      'MIT License\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\n';
    await git.repository(project.id).commit({
      branch: 'main',
      message: 'Add licence',
      author,
      committer: author,
      changes: [{ action: 'create', path: 'LICENSE', content: Buffer.from(text) }],
    });
    expect((await api.get(`/projects/${project.id}?license=true`)).body).toMatchObject({
      license: { key: 'mit', name: 'MIT License' },
      license_url: expect.stringMatching(/\/-\/blob\/main\/LICENSE$/),
    });
    expect((await api.get(`/projects/${project.id}`)).body).not.toHaveProperty('license');
  });

  const nobody = [
    '0',
    '01',
    '1.0',
    '+1',
    '999999999',
    '9007199254740993',
    '9223372036854775808',
    'nothing',
    'no%2Fthing',
    'a%2Fb%0A',
    '%D9%A1',
  ];
  it.each(nobody)('answers 404 for the id %s', async (id) => {
    const answer = await api.as(await seedUser(db, { admin: true })).get(`/projects/${id}`);
    expect([400, 404]).toContain(answer.status);
    if (answer.status === 404) expect(answer.body).toEqual({ message: '404 Project Not Found' });
  });
});

describe('POST /projects', () => {
  it('creates a project with a repository in the personal namespace', async () => {
    const user = await seedUser(db);
    const name = unique('Räum Kiln ');
    const created = await api
      .as(user)
      .post('/projects', { name, initialize_with_readme: true, topics: 'Clay, fire,clay' });
    expect(created).toMatchObject({
      status: 201,
      body: {
        name,
        visibility: 'private',
        default_branch: 'main',
        empty_repo: false,
        topics: ['Clay', 'fire'],
        creator_id: user.id,
        owner: { id: user.id },
        namespace: { kind: 'user', path: user.username },
        permissions: { project_access: { access_level: 50 }, group_access: null },
        shared_with_groups: [],
      },
    });
    const { id, path, readme_url } = created.body as {
      id: number;
      path: string;
      readme_url: string;
    };
    expect(path).toMatch(/^raum-kiln-\d+$/);
    expect(readme_url).toContain('/-/blob/main/README.md');
    const repository = git.repository(id);
    expect(await repository.commitCount('main')).toBe(1);
    expect(await api.as(user).get(`/projects/${id}?statistics=true`)).toMatchObject({
      status: 200,
      body: { statistics: { commit_count: 1 } },
    });
  });

  it('makes an empty repository without a README', async () => {
    const user = await seedUser(db);
    const created = await api
      .as(user)
      .post('/projects', { path: unique('bare'), default_branch: 'trunk' });
    expect(created).toMatchObject({
      status: 201,
      body: { empty_repo: true, readme_url: null, default_branch: 'trunk' },
    });
    const repository = git.repository((created.body as { id: number }).id);
    expect(await repository.exists()).toBe(true);
    expect(await repository.commitCount('trunk')).toBe(0);
  });

  it('keeps every attribute that it takes', async () => {
    const admin = api.as(await seedUser(db, { admin: true }));
    const attributes = {
      description: 'fired twice',
      visibility: 'internal',
      issues_access_level: 'private',
      pages_access_level: 'public',
      merge_method: 'ff',
      squash_option: 'always',
      only_allow_merge_if_pipeline_succeeds: true,
      allow_merge_on_skipped_pipeline: true,
      remove_source_branch_after_merge: false,
      merge_commit_template: '%{title}',
      build_timeout: 7200,
      ci_default_git_depth: 0,
      auto_devops_deploy_strategy: 'manual',
      emails_disabled: true,
      approvals_before_merge: 2,
      repository_storage: 'default',
    };
    const created = await admin.post('/projects', {
      path: unique('whole'),
      wiki_enabled: 'no',
      public_builds: false,
      ...attributes,
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...attributes,
      wiki_enabled: false,
      wiki_access_level: 'disabled',
      public_jobs: false,
    });
  });

  const roles: [string, number][] = [
    ['guest', 400],
    ['reporter', 400],
    ['developer', 201],
    ['maintainer', 201],
    ['owner', 201],
    ['admin', 201],
    ['stranger', 400],
    ['anonymous', 401],
  ];
  it.each(roles)('lets a %s of the group create there: %i', async (who, status) => {
    const { group, people } = await world('private');
    const caller = people[who as keyof typeof people];
    const answer = await api
      .as(caller)
      .post('/projects', { name: unique('In group'), namespace_id: group.id });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toEqual({ message: { namespace: ['is not valid'] } });
  });

  it.each([
    ['maintainer', 'developer', 400],
    ['maintainer', 'maintainer', 201],
    ['noone', 'owner', 400],
    ['noone', 'admin', 201],
  ] as const)('where %s may create, answers a %s with %i', async (level, who, status) => {
    const { group, people } = await world('private');
    await db('groups').where({ namespace_id: group.id }).update({ project_creation_level: level });
    const answer = await api
      .as(people[who])
      .post('/projects', { name: unique('Levels'), namespace_id: group.id });
    expect(answer.status).toBe(status);
  });

  it('refuses names and paths that are taken in any case, also by groups', async () => {
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner });
    const below = await seedGroup(db, { parent: group });
    const create = (name: string, path: string) =>
      api.as(owner).post('/projects', { name, path, namespace_id: group.id });
    expect((await create('Kiln', 'kiln')).status).toBe(201);
    const taken = ['has already been taken'];
    expect(await create('KILN', 'KILN')).toMatchObject({
      status: 400,
      body: { message: { name: taken, path: taken } },
    });
    expect(await create('Other', 'Kiln')).toMatchObject({
      status: 400,
      body: { message: { path: taken } },
    });
    expect(await create('Subgroup', below.path)).toMatchObject({
      status: 400,
      body: { message: { path: taken } },
    });
    const race = await Promise.all(['r1', 'r2', 'r3'].map((name) => create(name, 'race')));
    expect(race.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });

  const invalid: [string, Record<string, unknown>, unknown][] = [
    [
      'neither name nor path',
      {},
      { error: 'name, path are missing, at least one parameter must be provided' },
    ],
    ['a path with ..', { name: 'x', path: '../etc' }, { message: { path: [expect.any(String)] } }],
    [
      'a path that ends in .git',
      { name: 'x', path: 'a.git' },
      { message: { path: [expect.any(String)] } },
    ],
    [
      'a path that begins with -',
      { name: 'x', path: '-x' },
      { message: { path: [expect.any(String)] } },
    ],
    ['a reserved path', { name: 'x', path: 'tree' }, { message: { path: [expect.any(String)] } }],
    [
      'a long path',
      { name: 'x', path: 'p'.repeat(300) },
      { message: { path: ['is too long (maximum is 255 characters)'] } },
    ],
    [
      'a right-to-left mark in the name',
      { name: 'x\u200fy', path: 'x' },
      { message: { name: [expect.any(String)] } },
    ],
    ['a blank name', { name: ' ', path: 'x' }, { message: { name: ["can't be blank"] } }],
    ['NUL', { name: 'a\0b', path: 'x' }, { error: 'name is invalid' }],
    [
      'an unknown visibility',
      { name: 'x', visibility: 'secret' },
      { error: 'visibility does not have a valid value' },
    ],
    [
      'a namespace that does not exist',
      { name: 'x', namespace_id: 987654321 },
      { message: { namespace: ['is not valid'] } },
    ],
    [
      'a branch like an option',
      { name: 'x', default_branch: '--upload-pack=x' },
      { message: { default_branch: ['is invalid'] } },
    ],
    [
      'a short timeout',
      { name: 'x', build_timeout: 1 },
      { message: { build_timeout: ['needs to be between 10 minutes and 1 month'] } },
    ],
    [
      'merge requests wider than the code',
      { name: 'x', repository_access_level: 'disabled', merge_requests_access_level: 'enabled' },
      {
        message: {
          merge_requests_access_level: [
            'cannot have higher visibility level than repository access level',
          ],
        },
      },
    ],
    [
      'a long description',
      { name: 'x', description: 'd'.repeat(2001) },
      { message: { description: ['is too long (maximum is 2000 characters)'] } },
    ],
  ];
  it.each(invalid)('answers 400 for %s', async (_, body, expected) => {
    const user = await seedUser(db);
    const before = await db('projects').count({ count: '*' }).first();
    expect(await api.as(user).post('/projects', body)).toMatchObject({
      status: 400,
      body: expected,
    });
    expect(await db('projects').count({ count: '*' }).first()).toEqual(before);
  });

  it('does not let a project be wider than its group', async () => {
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner, visibility: 'internal' });
    const answer = await api
      .as(owner)
      .post('/projects', { name: 'Wide', namespace_id: group.id, visibility: 'public' });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: { visibility_level: ['public is not allowed in a internal group.'] } },
    });
  });

  it('keeps to the limit of the user', async () => {
    const user = await seedUser(db, { projects_limit: 1 });
    expect((await api.as(user).post('/projects', { name: 'First' })).status).toBe(201);
    expect(await api.as(user).post('/projects', { name: 'Second' })).toMatchObject({
      status: 403,
      body: {
        error: [
          'Your project limit is 1 projects! Please contact your administrator to increase it',
        ],
      },
    });
    const none = await seedUser(db, { projects_limit: 0 });
    expect((await api.as(none).post('/projects', { name: 'None' })).status).toBe(403);
  });

  it('ignores what only the server sets', async () => {
    const user = await seedUser(db);
    const created = await api.as(user).post('/projects', {
      name: 'Mass',
      id: 1,
      creator_id: 1,
      created_at: '2001-01-01',
      runners_token: 'x',
      star_count: 5,
    });
    expect(created.body).toMatchObject({ creator_id: user.id, star_count: 0 });
    expect((created.body as { runners_token: string }).runners_token).not.toBe('x');
  });
});

describe('DELETE /projects/{id}', () => {
  it('hides at once, frees name and path, and removes everything later', async () => {
    const user = await seedUser(db);
    const created = await api
      .as(user)
      .post('/projects', { path: 'gone', initialize_with_readme: true });
    const { id } = created.body as { id: number };
    expect(await api.as(user).delete(`/projects/${id}`)).toMatchObject({
      status: 202,
      body: { message: '202 Accepted' },
    });
    expect((await api.as(user).get(`/projects/${id}`)).status).toBe(404);
    expect((await api.as(user).delete(`/projects/${id}`)).status).toBe(404);
    expect(ids(await api.as(user).get('/projects?owned=true'))).toEqual([]);
    expect((await api.as(user).post('/projects', { path: 'gone' })).status).toBe(201);

    environment.workers.start();
    await environment.workers.idle();
    expect(await db('projects').where({ id }).first()).toBeUndefined();
    expect(await git.repository(id).exists()).toBe(false);
    const { deleteProject } = await import('../../src/resources/projects/workers.ts');
    const job = {
      id: 'again',
      attempt: 2,
      signal: new AbortController().signal,
      progress: async () => {},
    };
    const dependencies = { ...environment, log: undefined as never };
    await deleteProject.run({ project_id: id }, dependencies, job);
  });

  it('refuses a body that cannot be read, and deletes nothing', async () => {
    const user = await seedUser(db);
    const { id } = await seedProject(db, { git, namespace: await personalNamespace(db, user) });
    const headers = { 'content-type': 'application/json' };
    expect((await api.as(user).delete(`/projects/${id}`, '{', headers)).status).toBe(400);
    expect((await api.as(user).get(`/projects/${id}`)).status).toBe(200);
  });

  const roles: [string, number][] = [
    ['guest', 403],
    ['developer', 403],
    ['maintainer', 403],
    ['owner', 202],
    ['admin', 202],
    ['stranger', 404],
    ['anonymous', 401],
  ];
  it.each(roles)('answers a %s with %i', async (who, status) => {
    const { project, people } = await world('private');
    const caller = people[who as keyof typeof people];
    expect((await api.as(caller).delete(`/projects/${project.id}`)).status).toBe(status);
  });

  it('honours If-Unmodified-Since', async () => {
    const { project, people } = await world('private');
    const owner = api.as(people.owner);
    const path = `/projects/${project.id}`;
    const old = { 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' };
    expect(await owner.delete(path, undefined, old)).toMatchObject({
      status: 412,
      body: { message: '412 Precondition Failed' },
    });
    const unreadable = { 'if-unmodified-since': 'whenever' };
    expect((await owner.delete(path, undefined, unreadable)).status).toBe(202);
  });

  it('leaves nothing of it in the personal list of the owner', async () => {
    const user = await seedUser(db);
    const project = await seedProject(db, {
      namespace: await personalNamespace(db, user),
      visibility: 'private',
    });
    await api.as(user).delete(`/projects/${project.id}`);
    for (const path of [
      '/projects',
      '/projects?membership=true',
      '/projects?order_by=name&owned=true',
    ]) {
      expect(
        ids(await api.as(user).get(`${path}${path.includes('?') ? '&' : '?'}per_page=100`)),
      ).not.toContain(project.id);
    }
  });
});
