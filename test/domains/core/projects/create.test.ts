import { describe, expect, it } from 'vitest';
import { isStored } from '#src/git/life/existence.ts';
import { countReachedCommits } from '#src/git/reading/commits.ts';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedUser, unique } from '#test/support/seed.ts';
import { projectWorld } from '#test/support/project-world.ts';

const { api, db, git } = await startApp();

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
    expect(await countReachedCommits(repository, 'main')).toBe(1);
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
    expect(await isStored(repository)).toBe(true);
    expect(await countReachedCommits(repository, 'trunk')).toBe(0);
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
    ['administrator', 201],
    ['stranger', 400],
    ['anonymous', 401],
  ];
  it.each(roles)('lets a %s of the group create there: %i', async (who, status) => {
    const { group, people } = await projectWorld(db, { visibility: 'private' });
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
    ['noone', 'administrator', 201],
  ] as const)('where %s may create, answers a %s with %i', async (level, who, status) => {
    const { group, people } = await projectWorld(db, { visibility: 'private' });
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
