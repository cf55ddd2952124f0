import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';

/** Members of a body that the caller may not set are ignored, for every caller. */
const { api, db } = await startApp();
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
const owner = await seedUser(db);
const by = api.as(owner);
const elsewhere = await seedGroup(db);

const never = {
  id: 999_999,
  user_id: administrator.id,
  creator_id: administrator.id,
  owner_id: administrator.id,
  created_at: '2001-01-01T00:00:00.000Z',
  updated_at: '2001-01-01T00:00:00.000Z',
  runners_token: 'GR1348941aaaaaaaaaaaaaaaaaaaa',
  runners_token_digest: 'a',
  token_digest: 'a',
  password_digest: 'a',
  star_count: 99,
  forks_count: 99,
  full_path: 'stolen',
  access_level: 50,
  state: 'blocked',
  is_admin: true,
  two_factor_enabled: true,
  marked_for_deletion_on: '2001-01-01',
  listing: null,
  pending_delete: true,
  ['__proto__']: { admin: true },
  constructor: { admin: true },
};

const rowOf = async (table: string, column: string, id: number) =>
  (await db<Record<string, unknown>>(table).where(column, id).first()) ?? {};

describe('create and change requests:', () => {
  it('a project sets only what is its own', async () => {
    const path = unique('project-');
    const { status, body } = await by.post('/projects', { ...never, name: path, path });
    expect(status).toBe(201);
    const before = await rowOf('projects', 'id', body.id);
    expect(before).toMatchObject({ creator_id: owner.id, star_count: 0, forks_count: 0, path });
    expect(body.id).not.toBe(never.id);
    expect(body.created_at > '2020').toBe(true);
    const moved = { ...never, namespace_id: elsewhere.id, description: 'x' };
    expect((await by.put(`/projects/${body.id}`, moved)).status).toBe(200);
    const after = await rowOf('projects', 'id', body.id);
    expect(after).toEqual({
      ...before,
      description: 'x',
      search_text: after['search_text'],
      updated_at: after['updated_at'],
      last_activity_at: after['last_activity_at'],
    });
    expect((await by.get(`/projects/${body.id}`)).body.runners_token).not.toBe(never.runners_token);
  });

  it('a group sets only what is its own', async () => {
    const path = unique('group-');
    const { status, body } = await by.post('/groups', { ...never, name: path, path });
    expect(status).toBe(201);
    expect(body.id).not.toBe(never.id);
    const before = await rowOf('namespaces', 'id', body.id);
    expect(before).toMatchObject({ owner_id: null, full_path: path, pending_delete: false });
    const moved = { ...never, parent_id: elsewhere.id, description: 'x' };
    expect((await by.put(`/groups/${body.id}`, moved)).status).toBe(200);
    expect(await rowOf('namespaces', 'id', body.id)).toEqual({
      ...before,
      updated_at: expect.any(String),
    });
    expect((await by.get(`/groups/${body.id}`)).body.runners_token).not.toBe(never.runners_token);
  });

  it('an account sets no digests, states or times', async () => {
    const username = unique('user-');
    const { status, body } = await admin.post('/users', {
      ...never,
      username,
      name: username,
      email: `${username}@example.com`,
      password: 'glaze-and-kiln-1',
      skip_confirmation: true,
    });
    expect(status).toBe(201);
    const before = await rowOf('users', 'id', body.id);
    expect(before).toMatchObject({ admin: false, state: 'active', two_factor_enabled: false });
    expect(before['password_digest']).not.toBe(never.password_digest);
    expect((await admin.put(`/users/${body.id}`, { ...never, bio: 'x' })).status).toBe(200);
    const after = await rowOf('users', 'id', body.id);
    expect({ ...after, updated_at: '' }).toEqual({ ...before, bio: 'x', updated_at: '' });
  });

  it('a change of the own account grants no administrator rights', async () => {
    const rights = { ...never, admin: true, external: true, projects_limit: 9 };
    await by.put('/user/status', { ...rights, message: 'x' });
    await by.put('/user/preferences', {
      ...rights,
      view_diffs_file_by_file: true,
      show_whitespace_in_diffs: true,
    });
    expect(await rowOf('users', 'id', owner.id)).toMatchObject({
      admin: false,
      external: false,
      projects_limit: owner.projects_limit,
      state: 'active',
    });
    expect((await by.put(`/users/${owner.id}`, rights)).status).toBe(403);
  });

  it('a token is for whom the path says, with the scopes that are given', async () => {
    const wanted = {
      ...never,
      name: 'x',
      scopes: ['read_api'],
      revoked: false,
      impersonation: true,
    };
    const path = `/users/${owner.id}/personal_access_tokens`;
    const { status, body } = await admin.post(path, wanted);
    expect(status).toBe(201);
    expect(body).toMatchObject({ user_id: owner.id, scopes: ['read_api'] });
    expect(await rowOf('personal_access_tokens', 'id', body.id)).toMatchObject({
      impersonation: false,
      project_id: null,
    });
  });

  it('a member stays that of the path', async () => {
    const project = await seedProject(db, { visibility: 'private' });
    await addMember(db, { project, user: owner, level: 40 });
    const member = await seedUser(db);
    const added = await by.post(`/projects/${project.id}/members`, {
      ...never,
      user_id: member.id,
      access_level: 10,
      source_id: elsewhere.id,
      source_type: 'Namespace',
    });
    expect(added).toMatchObject({ status: 201, body: { id: member.id, access_level: 10 } });
    const path = `/projects/${project.id}/members/${member.id}`;
    const changed = { ...never, access_level: 20, source_id: elsewhere.id };
    expect((await by.put(path, changed)).status).toBe(200);
    const rows = await db<Record<string, unknown>>('members').where('user_id', member.id);
    expect(rows).toMatchObject([
      { source_type: 'Project', source_id: project.id, access_level: 20, state: 'active' },
    ]);
  });
});
