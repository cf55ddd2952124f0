import { describe, expect, it } from 'vitest';
import { insertIdentity } from '#src/domains/core/users/table.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
} from '#test/support/seed.ts';

const now = new Date('2026-08-31T14:38:00.000Z');
const { api, db } = await startApp({ clock: () => now });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);

const forbidden = { status: 403, body: { message: '403 Forbidden' } };
const notFound = { status: 404, body: { message: '404 User Not Found' } };

describe('preferences', () => {
  const shown = (user: HasId) => ({ id: user.id, user_id: user.id });

  it('start with the usual values and are changed one by one', async () => {
    const user = await seedUser(db);
    const caller = api.as(user);
    expect((await caller.get('/user/preferences')).body).toEqual({
      ...shown(user),
      view_diffs_file_by_file: false,
      show_whitespace_in_diffs: true,
    });
    expect(await caller.put('/user/preferences', { view_diffs_file_by_file: true })).toMatchObject({
      status: 200,
      body: { view_diffs_file_by_file: true, show_whitespace_in_diffs: true },
    });
    await caller.put('/user/preferences', { show_whitespace_in_diffs: false });
    expect((await caller.get('/user/preferences')).body).toEqual({
      ...shown(user),
      view_diffs_file_by_file: true,
      show_whitespace_in_diffs: false,
    });
  });

  it('need one of the two, and a caller', async () => {
    const names = 'view_diffs_file_by_file, show_whitespace_in_diffs';
    expect(await admin.put('/user/preferences', {})).toMatchObject({
      status: 400,
      body: { error: `${names} are missing, at least one parameter must be provided` },
    });
    expect((await api.get('/user/preferences')).status).toBe(401);
    expect((await api.put('/user/preferences', {})).status).toBe(401);
  });
});

describe('GET /users/:id/memberships', () => {
  it('lists direct memberships that grant something', async () => {
    const user = await seedUser(db);
    const group = await seedGroup(db, { visibility: 'private' });
    const project = await seedProject(db, { visibility: 'private', namespace: group });
    await addMember(db, { group, user, level: 10 });
    await addMember(db, { project, user, level: 30 });
    const at = now.toISOString();
    const requested = { user, level: 30, requested_at: at } as const;
    await addMember(db, { group: await seedGroup(db), ...requested });
    const expired = { user, level: 30, expires_at: '2026-08-31' } as const;
    await addMember(db, { group: await seedGroup(db), ...expired });
    const going = await seedProject(db, { namespace: group });
    await addMember(db, { project: going, user, level: 30 });
    await admin.delete(`/projects/${going.id}`);

    const path = `/users/${user.id}/memberships`;
    const ofGroup = { source_id: group.id, source_type: 'Namespace', access_level: 10 };
    const ofProject = { source_id: project.id, source_type: 'Project', access_level: 30 };
    const { body, headers } = await admin.get(path);
    expect(body).toEqual([
      { ...ofGroup, source_name: group.name },
      { ...ofProject, source_name: project.name },
    ]);
    expect(headers['x-total']).toBe('2');
    expect((await admin.get(`${path}?type=Project`)).body).toMatchObject([ofProject]);
    expect((await admin.get(`${path}?type=Namespace`)).body).toMatchObject([ofGroup]);
    expect(await admin.get(`${path}?type=Group`)).toMatchObject({
      status: 400,
      body: { error: 'type does not have a valid value' },
    });
  });

  it('is for administrators', async () => {
    const user = await seedUser(db);
    const path = `/users/${user.id}/memberships`;
    expect(await api.as(user).get(path)).toMatchObject(forbidden);
    expect((await api.get(path)).status).toBe(401);
    expect(await admin.get('/users/999999999/memberships')).toMatchObject(notFound);
  });
});

describe('GET /users/:id/associations_count', () => {
  it('counts for the user and for administrators', async () => {
    const user = await seedUser(db);
    const group = await seedGroup(db);
    await addMember(db, { group, user, level: 10 });
    await addMember(db, { project: await seedProject(db), user, level: 30 });
    await seedProject(db, { namespace: await personalNamespace(db, user) });
    // The count excludes projects of the group.
    await seedProject(db, { namespace: group });
    const path = `/users/${user.id}/associations_count`;
    for (const caller of [api.as(user), admin]) {
      expect(await caller.get(path)).toMatchObject({
        status: 200,
        body: { groups_count: 1, projects_count: 2, issues_count: 0, merge_requests_count: 0 },
      });
    }
    expect(await api.as(await seedUser(db)).get(path)).toMatchObject(forbidden);
    expect((await api.get(path)).status).toBe(401);
    expect(await admin.get('/users/999999999/associations_count')).toMatchObject(notFound);
  });
});

describe('DELETE /users/:id/identities/:provider', () => {
  const identity = { provider: 'ldap', extern_uid: '', saml_provider_id: null };
  const withIdentity = async () => {
    const user = await seedUser(db);
    await insertIdentity(
      db,
      { ...identity, user_id: user.id, extern_uid: `uid=${user.username}` },
      now.toISOString(),
    );
    return { user, path: `/users/${user.id}/identities/ldap` };
  };

  it('takes the identity away', async () => {
    const { user, path } = await withIdentity();
    expect(await admin.delete(path)).toMatchObject({ status: 204 });
    expect((await admin.get(`/users/${user.id}`)).body.identities).toEqual([]);
    expect(await admin.delete(path)).toMatchObject({
      status: 404,
      body: { message: '404 Identity Not Found' },
    });
  });

  it('is for administrators, of users that there are', async () => {
    const { user, path } = await withIdentity();
    expect(await api.as(user).delete(path)).toMatchObject(forbidden);
    expect((await api.delete(path)).status).toBe(401);
    expect(await admin.delete('/users/999999999/identities/ldap')).toMatchObject(notFound);
  });

  it('is refused when it changed since', async () => {
    const { path } = await withIdentity();
    const before = new Date(now.getTime() - 60_000).toUTCString();
    const answer = await admin.delete(path, undefined, { 'if-unmodified-since': before });
    expect(answer).toMatchObject({ status: 412 });
    expect((await admin.delete(path)).status).toBe(204);
  });
});

describe('PATCH /users/:id/disable_two_factor', () => {
  const disable = (caller: typeof admin, user: HasId) =>
    caller.send('PATCH', `/users/${user.id}/disable_two_factor`);

  it('switches the second factor off, once', async () => {
    const user = await seedUser(db, { two_factor_enabled: true });
    expect(await disable(admin, user)).toMatchObject({ status: 204 });
    expect((await admin.get(`/users/${user.id}`)).body.two_factor_enabled).toBe(false);
    const reason = 'Two-factor authentication is not enabled for this user';
    expect(await disable(admin, user)).toMatchObject({
      status: 400,
      body: { message: `400 Bad request - ${reason}` },
    });
  });

  it('is for administrators, and not about them', async () => {
    const other = await seedUser(db, { admin: true, two_factor_enabled: true });
    const user = await seedUser(db, { two_factor_enabled: true });
    expect(await disable(admin, other)).toMatchObject(forbidden);
    expect(await disable(api.as(user), user)).toMatchObject(forbidden);
    expect((await disable(api, user)).status).toBe(401);
    expect(await disable(admin, { id: 999_999_999 })).toMatchObject(notFound);
  });
});

describe('GET /user/activities', () => {
  it('lists whoever was active within six months, the longest away first', async () => {
    const on = (last_activity_on: string) => seedUser(db, { last_activity_on });
    const [late, early] = [await on('2026-05-01'), await on('2026-02-28')];
    const before = await on('2026-02-27');
    await seedUser(db, { last_activity_on: null });
    const shown = (user: { username: string }, day: string) => ({
      username: user.username,
      last_activity_on: day,
      last_activity_at: day,
    });
    const { body } = await admin.get('/user/activities?per_page=2');
    // Six months before the last of August.
    expect(body).toEqual([shown(early, '2026-02-28'), shown(late, '2026-05-01')]);
    const longer = await admin.get('/user/activities?from=2026-02-01&per_page=1');
    expect(longer.body).toEqual([shown(before, '2026-02-27')]);
  });

  it('is for administrators', async () => {
    expect(await api.as(await seedUser(db)).get('/user/activities')).toMatchObject(forbidden);
    expect((await api.get('/user/activities')).status).toBe(401);
    expect(await admin.get('/user/activities?from=yesterday')).toMatchObject({
      status: 400,
      body: { error: 'from is invalid' },
    });
  });
});

describe('GET /avatar', () => {
  it('leads to the external service without telling it the address', async () => {
    const { status, body } = await api.get('/avatar?email=Robin@example.com&size=32');
    expect(status).toBe(200);
    const address = new URL(body.avatar_url);
    expect(address.protocol).toBe('https:');
    expect(address.searchParams.get('s')).toBe('64');
    expect(body.avatar_url.toLowerCase()).not.toContain('robin');
    const same = await api.get('/avatar?email=robin@EXAMPLE.com&size=32');
    expect(same.body).toEqual(body);
  });

  it('leads to the picture of whoever shows the address', async () => {
    const user = await seedUser(db, { avatar: 'me.png' });
    const hidden = await api.get(`/avatar?email=${user.email}`);
    expect(hidden.body.avatar_url).not.toContain('/uploads/');
    await admin.put(`/users/${user.id}`, { public_email: user.email });
    const { body } = await api.get(`/avatar?email=${user.email.toUpperCase()}`);
    expect(body.avatar_url).toMatch(new RegExp(`/uploads/-/system/user/avatar/${user.id}/me.png$`));
  });

  it('is null where the instance does not use it', async () => {
    await admin.put('/application/settings', { gravatar_enabled: false });
    expect((await api.get('/avatar?email=robin@example.com')).body).toEqual({ avatar_url: null });
    await admin.put('/application/settings', { gravatar_enabled: true });
    expect(await api.get('/avatar')).toMatchObject({
      status: 400,
      body: { error: 'email is missing, email is empty' },
    });
  });
});
