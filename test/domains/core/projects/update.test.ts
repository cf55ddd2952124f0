import { describe, expect, it } from 'vitest';
import { addCommit } from '#src/git/writing/commit.ts';
import { resolveRef } from '#src/git/reading/resolve-ref.ts';
import { readDefaultBranch } from '#src/git/reading/branches.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

const { api, db, git } = await startApp();

const { project: sharedProject, people: sharedPeople } = await projectWorld(db, { git });
const asOwner = api.as(sharedPeople.owner);
const put = (body: object) => asOwner.put(`/projects/${sharedProject.id}`, body);

describe('PUT /projects/:id', () => {
  const refusals: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['external', 404],
    ['guest', 403],
    ['developer', 403],
    ['maintainer', 200],
    ['administrator', 200],
  ];
  it.each(refusals)('answers a %s with %i', async (who, status) => {
    const answer = await api
      .as(sharedPeople[who])
      .put(`/projects/${sharedProject.id}`, { description: `by a ${who}` });
    expect(answer.status).toBe(status);
  });

  it('lets maintainers send the name that there is', async () => {
    const { name } = sharedProject;
    const path = `/projects/${sharedProject.id}`;
    const answer = await api.as(sharedPeople.maintainer).put(path, { name });
    expect(answer).toMatchObject({ status: 200, body: { name } });
  });

  it.each([{ visibility: 'private' }, { emails_disabled: true }, { name: 'Another kiln' }])(
    'keeps %j to owners',
    async (change) => {
      const answer = await api
        .as(sharedPeople.maintainer)
        .put(`/projects/${sharedProject.id}`, change);
      expect(answer).toMatchObject({ status: 403, body: { message: '403 Forbidden' } });
      expect(await put(change)).toMatchObject({ status: 200, body: change });
    },
  );

  it('leaves what is absent, clears with null, sets with a value', async () => {
    const given = {
      description: 'Firing schedules',
      merge_method: 'ff',
      ci_config_path: 'ci/main.yml',
      ci_default_git_depth: 5,
      build_timeout: 7200,
      merge_commit_template: 'Merge %{title}',
      topics: ['Ceramics', 'fire', 'ceramics'],
      snippets_access_level: 'private',
      public_builds: false,
      restrict_user_defined_variables: true,
      ci_forward_deployment_enabled: false,
      approvals_before_merge: 2,
    };
    const { public_builds, topics: _, ...shown } = given;
    const set = { ...shown, public_jobs: public_builds, topics: ['Ceramics', 'fire'] };
    expect(await put(given)).toMatchObject({ status: 200, body: set });
    expect(await put({ squash_option: 'always' })).toMatchObject({ status: 200, body: set });
    const cleared = Object.fromEntries(Object.keys(given).map((name) => [name, null]));
    expect(await put(cleared)).toMatchObject({
      status: 200,
      body: {
        description: null,
        merge_method: 'merge',
        ci_config_path: null,
        ci_default_git_depth: null,
        build_timeout: 3600,
        merge_commit_template: null,
        topics: [],
        snippets_access_level: 'enabled',
        public_jobs: true,
        restrict_user_defined_variables: false,
        ci_forward_deployment_enabled: true,
        approvals_before_merge: 0,
        squash_option: 'always',
      },
    });
  });

  it('takes the old booleans, and the level before them', async () => {
    expect(await put({ issues_enabled: false, wiki_enabled: true })).toMatchObject({
      body: {
        issues_access_level: 'disabled',
        issues_enabled: false,
        wiki_access_level: 'enabled',
      },
    });
    expect(await put({ issues_enabled: false, issues_access_level: 'private' })).toMatchObject({
      body: { issues_access_level: 'private', issues_enabled: true },
    });
    expect(await put({ tag_list: 'one,two' })).toMatchObject({ body: { topics: ['one', 'two'] } });
  });

  it('keeps merge requests and builds within the repository', async () => {
    const text = 'cannot have higher visibility level than repository access level';
    expect(await put({ repository_access_level: 'private' })).toMatchObject({
      status: 400,
      body: { message: { merge_requests_access_level: [text], builds_access_level: [text] } },
    });
    const levels = {
      repository_access_level: 'private',
      merge_requests_access_level: 'private',
      builds_access_level: 'disabled',
    };
    expect(await put(levels)).toMatchObject({ status: 200, body: levels });
    expect(await put({ builds_access_level: 'enabled' })).toMatchObject({ status: 400 });
    const open = Object.fromEntries(Object.keys(levels).map((name) => [name, 'enabled']));
    expect(await put(open)).toMatchObject({ status: 200, body: open });
  });

  const refused: [object, object][] = [
    [{ name: null }, { name: ["can't be blank"] }],
    [{ name: '!x' }, { name: [expect.stringContaining('can contain only')] }],
    [{ name: 'n'.repeat(300) }, { name: ['is too long (maximum is 255 characters)'] }],
    [{ path: '' }, { path: ["can't be blank"] }],
    [{ path: '../up' }, { path: [expect.stringContaining('can contain only')] }],
    [{ path: 'x.git' }, { path: [expect.stringContaining('.git')] }],
    [{ path: 'tree' }, { path: ['tree is a reserved name'] }],
    [
      { description: 'd'.repeat(2001) },
      { description: ['is too long (maximum is 2000 characters)'] },
    ],
    [{ topics: ['t'.repeat(300)] }, { topics: ['is too long (maximum is 255 characters)'] }],
    [{ build_timeout: 5 }, { build_timeout: ['needs to be between 10 minutes and 1 month'] }],
    [
      { ci_default_git_depth: 1001 },
      { ci_default_git_depth: ['must be less than or equal to 1000'] },
    ],
    [{ default_branch: 'nowhere' }, { base: ['Could not set the default branch'] }],
    [{ default_branch: '-x' }, { base: ['Could not set the default branch'] }],
    [{ visibility: 'public' }, { visibility_level: ['public is not allowed in a private group.'] }],
  ];
  it.each(refused)('refuses %j, and changes nothing', async (change, message) => {
    const before = await asOwner.get(`/projects/${sharedProject.id}`);
    const answer = await put({ ...change, squash_option: 'never' });
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect((await asOwner.get(`/projects/${sharedProject.id}`)).body).toEqual(before.body);
  });

  it('needs something to change, and ignores what nobody may set', async () => {
    const empty = await put({});
    expect(empty.status).toBe(400);
    expect(empty.body.error).toContain('are missing, at least one parameter must be provided');
    expect((await put({ id: 1, creator_id: 1, star_count: 9 })).status).toBe(400);
    const change = {
      description: 'x',
      namespace_id: 1,
      created_at: '2000-01-01',
      runners_token: 'x',
    };
    const { body } = await put(change);
    expect(body.namespace.id).toBe(sharedProject.namespace_id);
    expect(body.runners_token).not.toBe('x');
  });

  it('moves to another path, in any case, and leaves nothing at the old one', async () => {
    const { project, group, people } = await projectWorld(db);
    const owner = api.as(people.owner);
    const other = await seedProject(db, { namespace: group, visibility: 'private' });
    const taken = { status: 400, body: { message: { path: ['has already been taken'] } } };
    const change = (body: object) => owner.put(`/projects/${project.id}`, body);
    expect(await change({ path: other.path.toUpperCase() })).toMatchObject(taken);
    const subgroup = await seedGroup(db, { parent: group, visibility: 'private' });
    expect(await change({ path: subgroup.path })).toMatchObject(taken);
    expect(await change({ name: other.name.toUpperCase() })).toMatchObject({
      status: 400,
      body: { message: { name: ['has already been taken'] } },
    });
    expect(await change({ path: project.path.toUpperCase() })).toMatchObject({ status: 200 });

    const path = unique('moved');
    const moved = await change({ path, name: 'Moved kiln' });
    expect(moved).toMatchObject({
      status: 200,
      body: { path, path_with_namespace: `${group.full_path}/${path}`, name: 'Moved kiln' },
    });
    const at = (full: string) => owner.get(`/projects/${encodeURIComponent(full)}`);
    expect((await at(`${group.full_path}/${path}`)).status).toBe(200);
    expect((await at(project.full_path)).status).toBe(404);
    const found = await owner.get(`/projects?search=${path}`);
    expect(found.body).toMatchObject([{ id: project.id }]);
  });

  it('gives a path to one of two who ask at the same time', async () => {
    const { project, group, people } = await projectWorld(db);
    const other = await seedProject(db, { namespace: group, visibility: 'private' });
    const path = unique('wanted');
    const answers = await Promise.all(
      [project, other].map(({ id }) => api.as(people.owner).put(`/projects/${id}`, { path })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('makes an existing branch the default', async () => {
    const { project, people } = await projectWorld(db, { git });
    const repository = git.repository(project.id);
    const author = { name: 'A', email: 'a@example.com', date: '2022-04-22T10:15:30Z' };
    await addCommit(repository, {
      branch: 'trunk',
      startFrom: (await resolveRef(repository, 'main')) ?? '',
      message: 'Move the readme',
      author,
      committer: author,
      changes: [{ action: 'move', path: 'README.rst', previousPath: 'README.md' }],
    });
    const path = `/projects/${project.id}`;
    const owner = api.as(people.owner);
    expect(await owner.put(path, { default_branch: 'trunk' })).toMatchObject({
      status: 200,
      body: { default_branch: 'trunk', readme_url: expect.stringMatching(/trunk\/README.rst$/) },
    });
    expect(await readDefaultBranch(repository)).toBe('trunk');
    expect(await owner.get(`${path}?statistics=true`)).toMatchObject({
      body: { statistics: { commit_count: 2 } },
    });
  });

  it('changes visibility in lists and totals at once', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'public' });
    const path = `/projects/${project.id}`;
    const stranger = api.as(people.stranger);
    expect((await stranger.get(path)).status).toBe(200);
    expect(await api.as(people.owner).put(path, { visibility: 'private' })).toMatchObject({
      status: 200,
      body: { visibility: 'private' },
    });
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.get(`/projects?search=${project.path}`)).body).toEqual([]);
    expect((await api.as(people.guest).get(path)).status).toBe(200);
    expect(await compareAuthorizations(db)).toEqual([]);
    const totals = await db('project_totals').select('listing', 'count');
    const counted = await db('projects')
      .whereNotNull('listing')
      .groupBy('listing')
      .select('listing')
      .count({ count: '*' });
    for (const { listing, count } of totals) {
      const real = counted.find((each) => each['listing'] === listing);
      expect(Number(count)).toBe(Number(real?.['count'] ?? 0));
    }
  });

  it('keeps restricted visibilities to administrators', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'public' });
    const settings = (levels: string[]) =>
      api
        .as(people.administrator)
        .put('/application/settings', { restricted_visibility_levels: levels });
    await settings(['internal']);
    const change = { visibility: 'internal' };
    expect(await api.as(people.owner).put(`/projects/${project.id}`, change)).toMatchObject({
      status: 400,
      body: {
        message: { visibility_level: ['internal has been restricted by your administrator'] },
      },
    });
    const allowed = await api.as(people.administrator).put(`/projects/${project.id}`, change);
    expect(allowed.status).toBe(200);
    await settings([]);
  });

  it('ignores attributes of a plan that is not there, and of administrators', async () => {
    expect(await put({ repository_storage: 'other' })).toMatchObject({ status: 200 });
    const admin = api.as(sharedPeople.administrator);
    expect(
      await admin.put(`/projects/${sharedProject.id}`, { repository_storage: 'other' }),
    ).toMatchObject({
      status: 400,
      body: { message: { repository_storage: ['is not included in the list'] } },
    });
    expect(await put({ mr_default_target_self: true })).toMatchObject({ status: 200 });
  });

  it('does not pretend to mirror', async () => {
    expect(await put({ mirror: true, name: 'Mirror' })).toMatchObject({
      status: 400,
      body: { message: { mirror: ['is not available on this instance'] } },
    });
    expect((await put({ mirror: false })).body).toMatchObject({ mirror: false });
  });

  it('says when the cleaning of the registry runs next', async () => {
    const policy = { enabled: true, cadence: '7d', keep_n: 5 };
    const before = Date.now();
    const { body } = await put({ container_expiration_policy_attributes: policy });
    expect(body.container_expiration_policy).toMatchObject({ ...policy, older_than: '90d' });
    const next = Date.parse(body.container_expiration_policy.next_run_at) - 7 * 86_400_000;
    expect(next).toBeGreaterThanOrEqual(before);
    expect(next).toBeLessThanOrEqual(Date.now());
    const off = await put({ container_expiration_policy_attributes: { enabled: false } });
    expect(off.body.container_expiration_policy).toMatchObject({ keep_n: 5, next_run_at: null });
  });

  it('takes the newer name of the expression for tags that go, and tells what cannot be read', async () => {
    const set = (policy: object) => put({ container_expiration_policy_attributes: policy });
    const newer = await set({ name_regex_delete: 'v.*' });
    expect(newer.body.container_expiration_policy).toMatchObject({ name_regex: 'v.*' });
    const told = [expect.stringContaining('not valid RE2 syntax: ')];
    expect(await set({ name_regex_delete: '[' })).toMatchObject({
      status: 400,
      body: { message: { 'container_expiration_policy.name_regex': told } },
    });
    expect(await set({ name_regex_keep: '[' })).toMatchObject({
      status: 400,
      body: { message: { 'container_expiration_policy.name_regex_keep': told } },
    });
  });

  it('tells whether security and compliance is on', async () => {
    const off = await put({ security_and_compliance_access_level: 'disabled' });
    expect(off.body).toMatchObject({ security_and_compliance_enabled: false });
    const on = await put({ security_and_compliance_access_level: 'private' });
    expect(on.body).toMatchObject({ security_and_compliance_enabled: true });
  });
});

describe('POST /projects/user/:user_id', () => {
  it('creates a project that belongs to the user', async () => {
    const user = await seedUser(db);
    const admin = api.as(sharedPeople.administrator);
    const name = unique('Given');
    const created = await admin.post(`/projects/user/${user.id}`, { name, visibility: 'internal' });
    expect(created).toMatchObject({
      status: 201,
      body: {
        name,
        creator_id: user.id,
        owner: { id: user.id },
        path_with_namespace: `${user.username}/${name.toLowerCase()}`,
        permissions: { project_access: null },
      },
    });
    expect(await api.as(user).get(`/projects/${created.body.id}`)).toMatchObject({
      status: 200,
      body: { permissions: { project_access: { access_level: 50 } } },
    });
    expect(await admin.post(`/projects/user/${user.id}`, { name })).toMatchObject({ status: 400 });
  });

  it('refuses a storage that is not there', async () => {
    const path = `/projects/user/${(await seedUser(db)).id}`;
    const wanted = { name: unique('Stored'), repository_storage: 'elsewhere' };
    expect(await api.as(sharedPeople.administrator).post(path, wanted)).toMatchObject({
      status: 400,
      body: { message: { repository_storage: ['is not included in the list'] } },
    });
  });

  it('is for administrators, and keeps to the limits of the user', async () => {
    const user = await seedUser(db, { projects_limit: 0 });
    const path = `/projects/user/${user.id}`;
    expect((await api.as(user).post(path, { name: 'Mine' })).status).toBe(403);
    expect((await api.post(path, { name: 'Mine' })).status).toBe(401);
    const admin = api.as(sharedPeople.administrator);
    expect((await admin.post(path, { name: 'Mine' })).status).toBe(403);
    expect(await admin.post('/projects/user/999999', { name: 'Mine' })).toMatchObject({
      status: 404,
      body: { message: '404 User Not Found' },
    });
    expect(await admin.post(path, { path: 'mine' })).toMatchObject({
      status: 400,
      body: { error: 'name is missing' },
    });
  });
});

describe('delayed deletion', () => {
  it('marks the project, once, and leaves it readable', async () => {
    const { project, people } = await projectWorld(db);
    const admin = api.as(people.administrator);
    await admin.put('/application/settings', { delayed_project_deletion: true });
    const path = `/projects/${project.id}`;
    const owner = api.as(people.owner);
    const day = () => new Date().toISOString().slice(0, 10);
    const before = day();
    expect(await owner.delete(path)).toMatchObject({ status: 202 });
    const days = [before, day()];
    const { status, body } = await owner.get(path);
    expect(status).toBe(200);
    expect(days).toContain(body.marked_for_deletion_on);
    expect(body.marked_for_deletion_at).toBe(body.marked_for_deletion_on);
    expect((await owner.delete(path)).status).toBe(202);
    expect(await owner.post(`${path}/restore`)).toMatchObject({
      status: 201,
      body: { marked_for_deletion_on: null },
    });
    expect(await owner.post(`${path}/restore`)).toMatchObject({
      status: 400,
      body: { message: '400 Bad request' },
    });
    await admin.put('/application/settings', { delayed_project_deletion: false });
    await addMember(db, { project, user: people.stranger, level: 40 });
    expect((await api.as(people.stranger).post(`${path}/restore`)).status).toBe(403);
    expect((await owner.delete(path)).status).toBe(202);
    expect((await owner.get(path)).status).toBe(404);
  });
});
