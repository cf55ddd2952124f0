import { describe, expect } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';

const app = await startApp({ connections: racing });

const { Guest, Maintainer, Owner } = AccessLevel;

async function owned(attributes: Parameters<typeof seedGroup>[1] = {}) {
  const { api, db } = app;
  const owner = await seedUser(db);
  const group = await seedGroup(db, { owner, ...attributes });
  const put = (body: unknown, id = group.id) => api.as(owner).put(`/groups/${id}`, body);
  return { owner, group, put };
}

const refused = (message: object) => ({ status: 400, body: { message } });

describe('PUT /groups/:id', () => {
  it('changes what is sent and leaves the rest', async () => {
    const { group, put } = await owned({ description: 'Old', membership_lock: true });
    const wanted = {
      description: 'New',
      require_two_factor_authentication: true,
      two_factor_grace_period: 8,
      project_creation_level: 'noone',
      subgroup_creation_level: 'owner',
      auto_devops_enabled: true,
      emails_disabled: true,
      mentions_disabled: false,
      lfs_enabled: false,
      request_access_enabled: false,
      default_branch_protection: 0,
      prevent_sharing_groups_outside_hierarchy: true,
      shared_runners_setting: 'disabled_with_override',
    };
    expect(await put(wanted)).toMatchObject({
      status: 200,
      body: { ...wanted, id: group.id, name: group.name, membership_lock: true },
    });
    const cleared = { auto_devops_enabled: null, emails_disabled: null, description: null };
    expect(await put(cleared)).toMatchObject({
      status: 200,
      body: { auto_devops_enabled: null, emails_disabled: null, description: '' },
    });
    expect(await put({})).toMatchObject({ status: 200, body: { lfs_enabled: false } });
    expect(await put({ lfs_enabled: null })).toMatchObject({ body: { lfs_enabled: true } });
  });

  it('tells whether projects are forked within the hierarchy alone', async () => {
    const { api, db } = app;
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner });
    const set = (prevent_forking_outside_group: boolean) =>
      api.as(owner).put(`/groups/${group.id}`, { prevent_forking_outside_group });
    for (const wanted of [true, false]) {
      const told = { prevent_forking_outside_group: wanted };
      expect(await set(wanted)).toMatchObject({ status: 200, body: told });
      expect((await api.as(owner).get(`/groups/${group.id}`)).body).toMatchObject(told);
    }
  });

  it('leaves minutes to administrators', async () => {
    const { api, db } = app;
    const { group, put } = await owned();
    const minutes = { shared_runners_minutes_limit: 10, extra_shared_runners_minutes_limit: null };
    expect((await put(minutes)).status).toBe(403);
    expect((await put({ description: 'x', shared_runners_minutes_limit: null })).status).toBe(200);
    const admin = api.as(await seedUser(db, { admin: true }));
    expect((await admin.get(`/groups/${group.id}`)).body).toMatchObject({
      shared_runners_minutes_limit: null,
    });
    expect(await admin.put(`/groups/${group.id}`, minutes)).toMatchObject({ body: minutes });
  });

  it('moves everything below along with name and path, and leaves repositories alone', async () => {
    const { api, db, git } = app;
    const { owner, group, put } = await owned();
    const subgroup = await seedGroup(db, { parent: group });
    const project = await seedProject(db, { git, namespace: subgroup, readme: true });
    const beside = await seedGroup(db, { path: `${group.path}-2` });
    const path = unique('renamed');
    expect(await put({ name: 'Kiln Ä', path })).toMatchObject({
      status: 200,
      body: { name: 'Kiln Ä', path, full_path: path, full_name: 'Kiln Ä' },
    });
    const as = api.as(owner);
    const fullPath = `${path}/${subgroup.path}`;
    expect(await as.get(`/groups/${encodeURIComponent(fullPath)}`)).toMatchObject({
      body: { id: subgroup.id, full_name: `Kiln Ä / ${subgroup.name}` },
    });
    const projectPath = encodeURIComponent(`${fullPath}/${project.path}`);
    expect(await as.get(`/projects/${projectPath}`)).toMatchObject({
      body: { id: project.id, name_with_namespace: `Kiln Ä / ${subgroup.name} / ${project.name}` },
    });
    const file = await as.get(`/projects/${projectPath}/repository/files/README.md/raw?ref=main`);
    expect(file.status).toBe(200);
    const old = encodeURIComponent(project.full_path);
    expect(await as.get(`/projects/${old}`)).toMatchObject({ status: 404 });
    expect(await as.get(`/groups/${group.path}`)).toMatchObject({ status: 404 });
    expect(await as.get(`/groups/${beside.path}`)).toMatchObject({ body: { id: beside.id } });
  });

  it('changes only the case of a path', async () => {
    const { group, put } = await owned();
    const path = group.path.toUpperCase();
    expect(await put({ path })).toMatchObject({ status: 200, body: { full_path: path } });
  });

  it('refuses names and paths that are bad or taken, and changes nothing', async () => {
    const { api, db } = app;
    const { owner, group, put } = await owned();
    const other = await seedGroup(db);
    const subgroup = await seedGroup(db, { parent: group });
    const project = await seedProject(db, { namespace: group });
    const taken = ['has already been taken'];
    expect(await put({ path: other.path.toUpperCase() })).toMatchObject(refused({ path: taken }));
    expect(await put({ path: owner.username })).toMatchObject(refused({ path: taken }));
    expect(await put({ name: other.name })).toMatchObject(refused({ name: taken }));
    expect(await put({ path: project.path }, subgroup.id)).toMatchObject(refused({ path: taken }));
    for (const path of ['api', '../x', '.git', '-x', 'x.git', 'p'.repeat(256), 'a b', '']) {
      expect(await put({ path })).toMatchObject(refused({ path: [expect.any(String)] }));
    }
    for (const name of ['', '-x', 'a\u202eb', 'n'.repeat(256)]) {
      expect(await put({ name })).toMatchObject(refused({ name: [expect.any(String)] }));
    }
    const long = 'd'.repeat(256);
    expect(await put({ description: long, name: '' })).toMatchObject(
      refused({
        name: ["can't be blank"],
        description: ['is too long (maximum is 255 characters)'],
      }),
    );
    expect((await api.get(`/groups/${group.id}`)).body).toMatchObject({
      name: group.name,
      full_path: group.full_path,
      description: '',
    });
  });

  it('keeps visibility between that of the parent and those below', async () => {
    const { db } = app;
    const { owner, group, put } = await owned({ visibility: 'internal' });
    const subgroup = await seedGroup(db, { parent: group, visibility: 'internal' });
    expect(await put({ visibility: 'public' }, subgroup.id)).toMatchObject(
      refused({
        visibility_level: [
          'public is not allowed since the parent group has a internal visibility.',
        ],
      }),
    );
    expect(await put({ visibility: 'private' })).toMatchObject(
      refused({
        visibility_level: [
          'private is not allowed since there are sub-groups with higher visibility.',
        ],
      }),
    );
    expect(await put({ visibility: 'private' }, subgroup.id)).toMatchObject({ status: 200 });
    await seedProject(db, { namespace: group, visibility: 'internal', creator: owner });
    expect(await put({ visibility: 'private' })).toMatchObject(
      refused({
        visibility_level: [
          'private is not allowed since this group contains projects with higher visibility.',
        ],
      }),
    );
    expect(await put({ visibility: 'public' })).toMatchObject({ body: { visibility: 'public' } });
  });

  it('shows to others what became public, and hides what became private', async () => {
    const { api } = app;
    const { group, put } = await owned({ visibility: 'private' });
    const path = `/groups/${group.id}`;
    expect((await api.get(path)).status).toBe(404);
    await put({ visibility: 'public' });
    expect((await api.get(path)).status).toBe(200);
    await put({ visibility: 'private' });
    expect((await api.get(path)).status).toBe(404);
  });

  it('leaves restricted visibilities to administrators', async () => {
    const { api, db } = app;
    const { group, put } = await owned({ visibility: 'private' });
    const admin = api.as(await seedUser(db, { admin: true }));
    const restrict = (levels: string[]) =>
      admin.put('/application/settings', { restricted_visibility_levels: levels });
    expect((await restrict(['internal'])).status).toBe(200);
    expect(await put({ visibility: 'internal' })).toMatchObject(
      refused({ visibility_level: ['internal has been restricted by your administrator'] }),
    );
    const changed = await admin.put(`/groups/${group.id}`, { visibility: 'internal' });
    expect(changed.status).toBe(200);
    await restrict([]);
  });

  it('locks shares of everything below, which only owners above unlock', async () => {
    const { api, db } = app;
    const { group, put } = await owned();
    const subgroup = await seedGroup(db, { parent: group });
    expect((await put({ share_with_group_lock: true })).status).toBe(200);
    const path = `/groups/${subgroup.id}`;
    expect((await api.get(path)).body).toMatchObject({ share_with_group_lock: true });
    const below = await seedUser(db);
    await addMember(db, { group: subgroup, user: below, level: Owner });
    const unlock = { share_with_group_lock: false };
    expect(await api.as(below).put(path, unlock)).toMatchObject(
      refused({ share_with_group_lock: [expect.stringContaining('parent group')] }),
    );
    expect(await put(unlock, subgroup.id)).toMatchObject({ status: 200, body: unlock });
  });

  it('switches shared runners off for everything below', async () => {
    const { api, db } = app;
    const { owner, group, put } = await owned();
    const subgroup = await seedGroup(db, { parent: group });
    const project = await seedProject(db, { namespace: subgroup });
    const setting = { shared_runners_setting: 'disabled_and_unoverridable' };
    expect((await put(setting)).status).toBe(200);
    expect((await api.get(`/groups/${subgroup.id}`)).body).toMatchObject(setting);
    expect((await api.as(owner).get(`/projects/${project.id}`)).body).toMatchObject({
      shared_runners_enabled: false,
    });
    expect(await put({ shared_runners_setting: 'enabled' }, subgroup.id)).toMatchObject(
      refused({ shared_runners_setting: [expect.any(String)] }),
    );
  });

  it('takes templates of its own projects only, and keeps hierarchies to top-level groups', async () => {
    const { db } = app;
    const { group, put } = await owned();
    const subgroup = await seedGroup(db, { parent: group });
    const [own, other] = [await seedProject(db, { namespace: group }), await seedProject(db)];
    const template = (id: number) => ({ file_template_project_id: id });
    expect(await put(template(own.id))).toMatchObject({ status: 200, body: template(own.id) });
    expect(await put(template(other.id))).toMatchObject(
      refused({ file_template_project_id: ['is invalid'] }),
    );
    const closed = { prevent_sharing_groups_outside_hierarchy: true };
    expect(await put({ ...closed, description: 'Below' }, subgroup.id)).toMatchObject({
      status: 200,
      body: { description: 'Below' },
    });
    const row = await db('groups').where('namespace_id', subgroup.id).first();
    expect(Boolean(row?.prevent_sharing_groups_outside_hierarchy)).toBe(false);
  });

  it('tells the project of templates to those who may see that project', async () => {
    const { api, db } = app;
    const { group, owner, put } = await owned({ visibility: 'public' });
    const project = await seedProject(db, { namespace: group, visibility: 'private' });
    const told = { file_template_project_id: project.id };
    expect(await put(told)).toMatchObject({ status: 200, body: told });
    const [admin, member] = [await seedUser(db, { admin: true }), await seedUser(db)];
    await addMember(db, { project, user: member, level: Guest });
    const path = `/groups/${group.id}`;
    const list = `/groups?all_available=true&search=${group.path}`;
    for (const who of [owner, admin, member]) {
      expect((await api.as(who).get(path)).body).toMatchObject(told);
      const { body } = await api.as(who).get(list);
      expect(body).toMatchObject([{ id: group.id, ...told }]);
    }
    for (const as of [api, api.as(await seedUser(db))]) {
      const { body } = await as.get(list);
      const answers = [(await as.get(path)).body, ...body];
      expect(answers).toMatchObject([{ id: group.id }, { id: group.id }]);
      for (const answer of answers) expect(answer).not.toHaveProperty('file_template_project_id');
    }
  });

  it('is for owners', async () => {
    const { api, db } = app;
    const group = await seedGroup(db, { visibility: 'private' });
    const member = async (level: AccessLevel) => {
      const user = await seedUser(db);
      await addMember(db, { group, user, level });
      return user;
    };
    const answers = [
      [null, 401],
      [await seedUser(db), 404],
      [await seedUser(db, { external: true }), 404],
      [await member(Guest), 403],
      [await member(Maintainer), 403],
      [await member(Owner), 200],
      [await seedUser(db, { admin: true }), 200],
    ] as const;
    for (const [who, status] of answers) {
      const answer = await api.as(who).put(`/groups/${group.id}`, { description: 'x' });
      expect(answer.status).toBe(status);
    }
  });

  race('gives one path to one of many who ask at once', async () => {
    const path = unique('wanted');
    const groups = await Promise.all(Array.from({ length: 4 }, () => owned()));
    const answers = await Promise.all(groups.map(({ put }) => put({ path })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  });
});

describe('audit events of a group', () => {
  it('show what was changed, by whom, newest first', async () => {
    const { api } = app;
    const { owner, group, put } = await owned({ description: 'Old' });
    await put({ description: 'New', visibility: 'internal' });
    const as = api.as(owner);
    const path = `/groups/${group.id}/audit_events`;
    const { body } = await as.get(path);
    const change = (name: string, from: unknown, to: unknown) => ({
      author_id: owner.id,
      entity_id: group.id,
      entity_type: 'Group',
      details: {
        change: name,
        from,
        to,
        author_name: owner.name,
        target_id: group.id,
        target_type: 'Group',
        target_details: group.name,
        entity_path: group.full_path,
      },
    });
    expect(body).toHaveLength(2);
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining(change('description', 'Old', 'New')),
        expect.objectContaining(change('visibility', 'public', 'internal')),
      ]),
    );
    expect(body[0].id).toBeGreaterThan(body[1].id);
    expect((await as.get(`${path}/${body[0].id}`)).body).toEqual(body[0]);
    const at = encodeURIComponent(body[0].created_at);
    expect((await as.get(`${path}?created_after=${at}&created_before=${at}`)).body).toEqual(body);
    expect((await as.get(`${path}?created_before=2001-01-01`)).body).toEqual([]);
    expect((await as.get(`${path}?created_after=2099-01-01`)).body).toEqual([]);
  });

  it('show who became a member, as what, and who is none any more', async () => {
    const { api, db } = app;
    const { owner, group } = await owned();
    const user = await seedUser(db);
    const as = api.as(owner);
    const path = `/groups/${group.id}`;
    await as.post(`${path}/members`, { user_id: user.id, access_level: 30 });
    await as.put(`${path}/members/${user.id}`, { access_level: 40, expires_at: '2099-01-31' });
    await as.delete(`${path}/members/${user.id}`);
    const target = { target_id: user.id, target_type: 'User', target_details: user.name };
    expect((await as.get(`${path}/audit_events`)).body).toMatchObject([
      { details: { remove: 'user_access', ...target } },
      { details: { change: 'expires_at', from: null, to: '2099-01-31', ...target } },
      { details: { change: 'access_level', from: 'Developer', to: 'Maintainer', ...target } },
      { details: { add: 'user_access', as: 'Developer', ...target } },
    ]);
  });

  it('are of one group, and to others than its owners those of what they did themselves', async () => {
    const { api, db } = app;
    const [one, other] = [await owned(), await owned()];
    await one.put({ description: 'x' });
    const listed = await api.as(one.owner).get(`/groups/${one.group.id}/audit_events`);
    const event = listed.body[0].id;
    const elsewhere = `/groups/${other.group.id}/audit_events`;
    expect((await api.as(other.owner).get(elsewhere)).body).toEqual([]);
    expect(await api.as(other.owner).get(`${elsewhere}/${event}`)).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
    const maintainer = await seedUser(db);
    await addMember(db, { group: one.group, user: maintainer, level: Maintainer });
    const path = `/groups/${one.group.id}/audit_events`;
    expect(await api.as(maintainer).get(path)).toMatchObject({ status: 200, body: [] });
    expect((await api.as(maintainer).get(`${path}/${event}`)).status).toBe(404);
  });
});

describe('unreadable ids', () => {
  it.each([
    ['GET', 'avatar'],
    ['POST', 'ldap_sync'],
    ['POST', 'restore'],
    ['DELETE', ''],
    ['GET', 'audit_events/1'],
    ['GET', ''],
  ])('are refused by %s %s', async (method, path) => {
    const { api, db } = app;
    const admin = api.as(await seedUser(db, { admin: true }));
    const answer = await admin.send(method, `/groups/a%00b${path && `/${path}`}`);
    expect(answer).toMatchObject({ status: 400, body: { error: 'id is invalid' } });
  });
});
