import { describe, expect } from 'vitest';
import { digestToken } from '#src/auth/tokens.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });

const { Developer, Maintainer, Owner } = AccessLevel;

describe('POST /groups', () => {
  const attributes = () => {
    const path = unique('new-group-');
    return { name: `Name of ${path}`, path };
  };

  it('creates a private group that its creator owns', async () => {
    const user = await seedUser(db);
    const wanted = attributes();
    const created = await api.as(user).post('/groups', wanted);
    expect(created).toMatchObject({
      status: 201,
      body: {
        ...wanted,
        full_path: wanted.path,
        full_name: wanted.name,
        description: '',
        visibility: 'private',
        parent_id: null,
        share_with_group_lock: false,
        require_two_factor_authentication: false,
        two_factor_grace_period: 48,
        project_creation_level: 'developer',
        subgroup_creation_level: 'maintainer',
        auto_devops_enabled: null,
        emails_disabled: null,
        mentions_disabled: null,
        lfs_enabled: true,
        request_access_enabled: true,
        default_branch_protection: 2,
        prevent_sharing_groups_outside_hierarchy: false,
        shared_runners_setting: 'enabled',
        runners_token: expect.any(String),
        shared_with_groups: [],
        projects: [],
        shared_projects: [],
      },
    });
    const read = await api.as(user).get(`/groups/${created.body.id}`);
    expect(read).toMatchObject({ status: 200, body: created.body });
    const owned = await api.as(user).get('/groups?owned=true');
    expect(owned.body).toMatchObject([{ full_path: wanted.path }]);
    expect(await api.get(`/groups/${created.body.id}`)).toMatchObject({ status: 404 });
  });

  it('takes the default for a word that is null', async () => {
    const user = await seedUser(db);
    const words = { visibility: null, project_creation_level: null, subgroup_creation_level: null };
    const created = await api.as(user).post('/groups', { ...attributes(), ...words });
    expect(created).toMatchObject({
      status: 201,
      body: {
        visibility: 'private',
        project_creation_level: 'developer',
        subgroup_creation_level: 'maintainer',
      },
    });
    const changed = await api
      .as(user)
      .put(`/groups/${created.body.id}`, { ...words, name: 'Other' });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Other', visibility: 'private' } });
  });

  it('takes every attribute', async () => {
    const wanted = {
      ...attributes(),
      description: 'What it is for',
      visibility: 'internal',
      share_with_group_lock: true,
      require_two_factor_authentication: true,
      two_factor_grace_period: 5,
      project_creation_level: 'noone',
      subgroup_creation_level: 'owner',
      auto_devops_enabled: true,
      emails_disabled: true,
      mentions_disabled: false,
      lfs_enabled: false,
      request_access_enabled: false,
      default_branch_protection: 0,
      membership_lock: true,
      shared_runners_minutes_limit: 100,
      extra_shared_runners_minutes_limit: 10,
    };
    const administrator = api.as(await seedUser(db, { admin: true }));
    expect(await administrator.post('/groups', wanted)).toMatchObject({
      status: 201,
      body: wanted,
    });
  });

  it('leaves minutes to administrators, and unknown attributes alone', async () => {
    const user = await seedUser(db);
    const minutes = { ...attributes(), shared_runners_minutes_limit: 1 };
    expect((await api.as(user).post('/groups', minutes)).status).toBe(403);
    const wanted = {
      ...attributes(),
      id: 7,
      runners_token: 'x',
      created_at: '2001-01-01',
    };
    const created = await api.as(user).post('/groups', wanted);
    expect(created.status).toBe(201);
    const row = await db('groups').where({ namespace_id: created.body.id }).first();
    expect(row).toMatchObject({
      shared_runners_minutes_limit: null,
      runners_token_digest: digestToken(created.body.runners_token),
    });
    expect(created.body.runners_token).not.toBe('x');
  });

  it('needs a user who may create groups', async () => {
    expect(await api.post('/groups', attributes())).toMatchObject({ status: 401 });
    const barred = api.as(await seedUser(db, { can_create_group: false }));
    expect(await barred.post('/groups', attributes())).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden' },
    });
    const administrator = api.as(await seedUser(db, { admin: true, can_create_group: false }));
    expect(await administrator.post('/groups', attributes())).toMatchObject({ status: 201 });
  });

  describe('with a parent', () => {
    const rights = [
      ['owner', Owner, 'owner', 201],
      ['maintainer', Maintainer, 'owner', 403],
      ['maintainer', Maintainer, 'maintainer', 201],
      ['developer', Developer, 'maintainer', 403],
    ] as const;

    it.each(rights)('answers its %s (%i) when %s may: %i', async (_, level, creators, status) => {
      const parent = await seedGroup(db, { subgroup_creation_level: creators });
      const user = await seedUser(db, { can_create_group: false });
      await addMember(db, { group: parent, user, level });
      const answer = await api.as(user).post('/groups', { ...attributes(), parent_id: parent.id });
      expect(answer).toMatchObject({ status });
    });

    it('answers 404 when it is hidden or missing, before the attributes are looked at', async () => {
      const caller = api.as(await seedUser(db));
      const hidden = await seedGroup(db, { visibility: 'private' });
      for (const parent_id of [hidden.id, 4_000_000_000]) {
        expect(await caller.post('/groups', { name: '', path: '-', parent_id })).toMatchObject({
          status: 404,
          body: { message: '404 Group Not Found' },
        });
      }
    });

    it('inherits what is locked, and the level of its members', async () => {
      const user = await seedUser(db);
      const parent = await seedGroup(db, {
        visibility: 'internal',
        share_with_group_lock: true,
        shared_runners_setting: 'disabled_and_unoverridable',
      });
      await addMember(db, { group: parent, user, level: Maintainer });
      const created = await api.as(user).post('/groups', { ...attributes(), parent_id: parent.id });
      expect(created).toMatchObject({
        status: 201,
        body: {
          parent_id: parent.id,
          full_path: `${parent.full_path}/${created.body.path}`,
          share_with_group_lock: true,
          shared_runners_setting: 'disabled_and_unoverridable',
        },
      });
      expect(created.body).not.toHaveProperty('prevent_sharing_groups_outside_hierarchy');
    });

    it('may nest twenty deep and not further', async () => {
      const owner = await seedUser(db);
      let parent = await seedGroup(db, { owner });
      while (parent.depth < 19) parent = await seedGroup(db, { parent });
      const caller = api.as(owner);
      const last = await caller.post('/groups', { ...attributes(), parent_id: parent.id });
      expect(last).toMatchObject({ status: 201 });
      expect(
        await caller.post('/groups', { ...attributes(), parent_id: last.body.id }),
      ).toMatchObject({
        status: 400,
        body: { message: 'Failed to save group {:parent_id=>["has too deep level of nesting"]}' },
      });
    });

    it('shows to nobody beyond its parent', async () => {
      const owner = await seedUser(db);
      const parent = await seedGroup(db, { owner, visibility: 'internal' });
      const answer = (visibility: string) =>
        api.as(owner).post('/groups', { ...attributes(), visibility, parent_id: parent.id });
      expect(await answer('public')).toMatchObject({
        status: 400,
        body: {
          message: expect.stringMatching(
            /^Failed to save group \{:visibility_level=>\["public is not allowed/,
          ),
        },
      });
      expect(await answer('internal')).toMatchObject({ status: 201 });
      expect(await answer('private')).toMatchObject({ status: 201 });
    });
  });

  describe('names and paths', () => {
    const invalid: readonly [string, { name?: string; path?: string }, string][] = [
      ['no name', { name: '' }, 'name'],
      ['a blank name', { name: '  ' }, 'name'],
      ['a long name', { name: 'n'.repeat(256) }, 'name'],
      ['a name that begins with a dash', { name: '-x' }, 'name'],
      ['a name with right-to-left marks', { name: 'a\u202eb' }, 'name'],
      ['a name with markup', { name: 'a<b>' }, 'name'],
      ['no path', { path: '' }, 'path'],
      ['a short path', { path: 'p' }, 'path'],
      ['a long path', { path: 'p'.repeat(256) }, 'path'],
      ...[
        ...[
          '-x',
          '.x',
          '..',
          '../x',
          'a/b',
          'x.git',
          'x.GIT',
          'x.atom',
          'x.',
          'a b',
          'a%00b',
          'äö',
        ],
        ...['api', 'API', 'import', 'remote-import', '-', 'groups', 'users', 'oauth', 'robots.txt'],
      ].map((path): [string, { path: string }, string] => [`the path ${path}`, { path }, 'path']),
    ];

    it.each(invalid)('refuses %s', async (_, changes, attribute) => {
      const caller = api.as(await seedUser(db));
      const answer = await caller.post('/groups', { ...attributes(), ...changes });
      expect(answer).toMatchObject({
        status: 400,
        body: {
          message: expect.stringMatching(
            new RegExp(`^Failed to save group \\{:${attribute}=>\\["`),
          ),
        },
      });
    });

    it.each([['Ünïcode 😀 (x) - y.z'], ['😀 first'], ['_underscore'], ['9 lives']])(
      'takes the name %s',
      async (name) => {
        const caller = api.as(await seedUser(db));
        expect(await caller.post('/groups', { ...attributes(), name })).toMatchObject({
          status: 201,
          body: { name },
        });
      },
    );

    it('refuses NUL like any unreadable text', async () => {
      const caller = api.as(await seedUser(db));
      expect(await caller.post('/groups', { name: 'a\0b', path: 'a\0b' })).toMatchObject({
        status: 400,
        body: { error: 'name is invalid, path is invalid' },
      });
    });

    it('says what is missing', async () => {
      const caller = api.as(await seedUser(db));
      expect(await caller.post('/groups', {})).toMatchObject({
        status: 400,
        body: { error: 'name is missing, path is missing' },
      });
    });

    it('refuses what siblings, projects and users have, in any case', async () => {
      const owner = await seedUser(db);
      const group = await seedGroup(db, { owner });
      const project = await seedProject(db, { namespace: group });
      const caller = api.as(owner);
      const taken = (attribute: string) => ({
        status: 400,
        body: { message: `Failed to save group {:${attribute}=>["has already been taken"]}` },
      });
      const post = (changes: object) => caller.post('/groups', { ...attributes(), ...changes });
      expect(await post({ path: group.path.toUpperCase() })).toMatchObject(taken('path'));
      expect(await post({ path: owner.username.toUpperCase() })).toMatchObject(taken('path'));
      expect(await post({ name: group.name })).toMatchObject(taken('name'));
      expect(await post({ path: project.path.toUpperCase(), parent_id: group.id })).toMatchObject(
        taken('path'),
      );
      expect(await post({ name: group.name, path: group.path, parent_id: group.id })).toMatchObject(
        { status: 201 },
      );
    });

    race('gives one path to one of many who ask at once', async () => {
      const caller = api.as(await seedUser(db));
      const wanted = attributes();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          caller.post('/groups', { ...wanted, name: `${wanted.name} ${index}` }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([
        201, 400, 400, 400, 400, 400,
      ]);
    });

    race('tells every fault at once', async () => {
      const caller = api.as(await seedUser(db));
      const answer = await caller.post('/groups', {
        name: '',
        path: 'a b',
        description: 'd'.repeat(256),
      });
      expect(answer.body.message).toMatch(
        /^Failed to save group \{:name=>\[.*\], :path=>\[.*\], :description=>\[.*\]\}$/,
      );
    });
  });

  it.each([
    ['visibility', 'secret', 'visibility does not have a valid value'],
    ['visibility', 20, 'visibility does not have a valid value'],
    ['project_creation_level', 'owner', 'project_creation_level does not have a valid value'],
    ['default_branch_protection', 4, 'default_branch_protection does not have a valid value'],
    ['two_factor_grace_period', -1, 'two_factor_grace_period does not have a valid value'],
    ['two_factor_grace_period', 2 ** 40, 'two_factor_grace_period does not have a valid value'],
    ['lfs_enabled', 'maybe', 'lfs_enabled is invalid'],
    ['parent_id', 'demo', 'parent_id is invalid'],
  ])('refuses %s %s', async (attribute, value, error) => {
    const caller = api.as(await seedUser(db));
    const answer = await caller.post('/groups', { ...attributes(), [attribute]: value });
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });
});
