import { describe, expect, it } from 'vitest';
import { matchesPassword } from '#src/auth/passwords.ts';
import { changeAccess } from '#src/database/access-revision.ts';
import { requireUser } from '#src/records/user.ts';
import { confirmAddress } from '#src/domains/core/users/account/confirmation.ts';
import { startApp } from '#test/support/app.ts';
import {
  type HasId,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
  unique,
} from '#test/support/seed.ts';
import { detailKeys, keysOf, someone } from './views.ts';

const now = new Date();
const { api, db } = await startApp({ clock: () => now });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);

const change = (user: HasId, attributes: object) => admin.put(`/users/${user.id}`, attributes);
const taken = ['has already been taken'];

/** Adds a further address. */
async function addAddress(user: HasId, confirmed: boolean): Promise<string> {
  const email = `${unique('second')}@example.com`;
  const at = new Date().toISOString();
  const confirmed_at = confirmed ? at : null;
  const row = { user_id: user.id, email, email_key: email, confirmed_at };
  await db('emails').insert({ ...row, created_at: at, updated_at: at });
  return email;
}

describe('PUT /users/:id', () => {
  it('changes what is given, and nothing else', async () => {
    const user = await someone(db);
    const { status, body } = await change(user, { job_title: 'Potter', pronouns: null });
    expect(status).toBe(200);
    expect(keysOf(body)).toEqual(detailKeys);
    const before = { name: user.name, bio: user.bio, email: user.email, note: user.note };
    expect(body).toMatchObject({ ...before, job_title: 'Potter', pronouns: null });
    expect((await admin.get(`/users/${user.id}`)).body).toEqual(body);
  });

  it('takes every attribute', async () => {
    const attributes = {
      bio: 'Writes',
      can_create_group: false,
      color_scheme_id: 3,
      job_title: 'Editor',
      linkedin: 'in/new',
      location: 'Utrecht',
      name: 'Other Name',
      note: 'came by mail',
      organization: 'Kilnworks',
      private_profile: true,
      projects_limit: 3,
      pronouns: 'she/her',
      skype: 'new.comer',
      theme_id: 11,
      twitter: '@newcomer',
      website_url: 'https://example.com/new',
      shared_runners_minutes_limit: 133,
      extra_shared_runners_minutes_limit: 0,
    };
    const { body } = await change(await seedUser(db), {
      ...attributes,
      admin: true,
      auditor: true,
      view_diffs_file_by_file: true,
    });
    expect(body).toMatchObject({ ...attributes, is_admin: true, is_auditor: true });
  });

  it('clears texts by null, and leaves what cannot be empty', async () => {
    const user = await someone(db, { theme_id: 4, private_profile: true });
    const cleared = { bio: null, location: null, note: null, job_title: null };
    const kept = { theme_id: null, admin: null, projects_limit: null };
    const { status, body } = await change(user, { ...cleared, ...kept, private_profile: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ bio: '', location: null, note: null, job_title: '', private_profile: false },
      ...{ theme_id: 4, is_admin: false, projects_limit: user.projects_limit },
    });
  });

  it('ignores what is not a parameter', async () => {
    const user = await seedUser(db);
    const foreign = { id: 1, state: 'blocked', namespace_id: 1, created_at: '2001-01-01' };
    const { body } = await change(user, { ...foreign, two_factor_enabled: true });
    expect(body).toMatchObject({ id: user.id, state: 'active', created_at: user.created_at });
    expect(body.two_factor_enabled).toBe(false);
  });

  it('makes and unmakes administrators for the next request', async () => {
    const user = await seedUser(db);
    const caller = api.as(user);
    expect((await caller.get('/application/settings')).status).toBe(403);
    await change(user, { admin: true });
    expect((await caller.get('/application/settings')).status).toBe(200);
    await change(user, { admin: false });
    expect((await caller.get('/application/settings')).status).toBe(403);
  });

  describe('rights of external users', () => {
    it('go when the user becomes external, and come back', async () => {
      const user = await seedUser(db, { projects_limit: 7 });
      const nothing = { can_create_group: false, projects_limit: 0 };
      const external = await change(user, { external: true, projects_limit: 9 });
      expect(external.body).toMatchObject({ external: true, ...nothing });
      const back = await change(user, { external: false, can_create_group: false });
      expect(back.body).toMatchObject({
        external: false,
        can_create_group: false,
        projects_limit: 100_000,
      });
    });

    it('can be raised afterwards', async () => {
      const user = await seedUser(db, { external: true, projects_limit: 0 });
      expect((await change(user, { projects_limit: 2 })).body.projects_limit).toBe(2);
    });

    it('decide at once about internal projects', async () => {
      const { id } = await seedProject(db, { visibility: 'internal' });
      const user = await seedUser(db);
      expect((await api.as(user).get(`/projects/${id}`)).status).toBe(200);
      await change(user, { external: true });
      expect((await api.as(user).get(`/projects/${id}`)).status).toBe(404);
    });
  });

  describe('email', () => {
    it('stays until the user has confirmed the new one, and works on', async () => {
      const user = await seedUser(db);
      const [typo, email] = [`${unique('typo')}@example.com`, `${unique('moved')}@example.com`];
      for (const wanted of [typo, ` ${email}`]) {
        const { body } = await change(user, { email: wanted });
        expect(body).toMatchObject({ email: user.email, commit_email: user.email });
        expect(body.confirmed_at).toBe(user.confirmed_at);
      }
      expect((await api.as(user).get('/user')).body).toMatchObject({ email: user.email });
      // The last one that was wanted waits, and no other.
      const waiting = (await admin.get(`/users/${user.id}/emails`)).body;
      expect(waiting).toMatchObject([{ email: user.email }, { email, confirmed_at: null }]);
      const owner = await requireUser(db, user.id);
      await changeAccess(db, (db) =>
        confirmAddress(db, owner, waiting[1].id as number, new Date()),
      );
      expect((await admin.get(`/users/${user.id}`)).body).toMatchObject({
        email,
        confirmed_at: expect.any(String),
      });
      expect((await admin.get(`/users/${user.id}/emails`)).body).toHaveLength(2);
      // The one before stays the user's.
      expect((await change(await seedUser(db), { email: user.email })).status).toBe(409);
      expect((await admin.get(`/users?search=${user.email}`)).body).toMatchObject([
        { id: user.id },
      ]);
    });

    it('stays confirmed with skip_reconfirmation', async () => {
      const user = await seedUser(db);
      const email = `${unique('moved')}@example.com`;
      const { body } = await change(user, { email, skip_reconfirmation: true });
      expect(body.confirmed_at).not.toBeNull();
      expect((await api.as(user).get('/user')).body).toMatchObject({ email });
    });

    it('does not wait any more when the administrator takes it back', async () => {
      const user = await seedUser(db);
      await change(user, { email: `${unique('moved')}@example.com` });
      expect((await change(user, { email: user.email })).body.email).toBe(user.email);
      expect((await admin.get(`/users/${user.id}/emails`)).body).toHaveLength(1);
    });

    it('takes the place of one that is not confirmed at once', async () => {
      const user = await seedUser(db, { confirmed_at: null });
      const email = `${unique('moved')}@example.com`;
      expect((await change(user, { email })).body).toMatchObject({ email, confirmed_at: null });
      expect((await admin.get(`/users/${user.id}/emails`)).body).toMatchObject([{ email }]);
    });

    it('can be a further address of the user, confirmed as it was', async () => {
      const user = await seedUser(db);
      const email = await addAddress(user, true);
      const { body } = await change(user, { email });
      expect(body.email).toBe(email);
      expect(body.confirmed_at).not.toBeNull();
      const rows = await db('emails').where({ user_id: user.id, primary: true });
      expect(rows).toMatchObject([{ email }]);
    });

    it('can change its case', async () => {
      const user = await seedUser(db);
      const email = user.email.toUpperCase();
      expect((await change(user, { email })).body).toMatchObject({
        email,
        confirmed_at: user.confirmed_at,
      });
    });

    it('of somebody else answers 409, in any case, primary or not', async () => {
      const other = await seedUser(db);
      const second = await addAddress(other, false);
      const user = await seedUser(db);
      for (const email of [other.email, other.email.toUpperCase(), second]) {
        expect(await change(user, { email })).toMatchObject({
          status: 409,
          body: { message: 'Email has already been taken' },
        });
      }
    });
  });

  describe('addresses that are shown', () => {
    it.each(['public_email', 'commit_email'])('%s is one of the confirmed ones', async (name) => {
      const user = await seedUser(db);
      const confirmed = await addAddress(user, true);
      expect((await change(user, { [name]: confirmed })).body[name]).toBe(confirmed);
      for (const email of [await addAddress(user, false), administrator.email]) {
        expect(await change(user, { [name]: email })).toMatchObject({
          status: 400,
          body: { message: { [name]: ['is not one of the confirmed addresses'] } },
        });
      }
      const cleared = await change(user, { [name]: '' });
      expect(cleared.body[name]).toBe(name === 'public_email' ? '' : user.email);
    });

    it('commit_email can hide the address', async () => {
      const user = await seedUser(db);
      const { body } = await change(user, { commit_email: '_private' });
      expect(body.commit_email).toMatch(new RegExp(`^${user.id}-${user.username}@users\\.noreply`));
    });
  });

  describe('username', () => {
    it('takes the personal namespace and its projects along', async () => {
      const user = await seedUser(db);
      const namespace = await personalNamespace(db, user);
      const project = await seedProject(db, { namespace, creator: user });
      const username = unique('Renamed');
      expect((await change(user, { username, name: 'Re Named' })).body.username).toBe(username);
      const path = encodeURIComponent(`${username}/${project.path}`);
      expect((await admin.get(`/projects/${path}`)).body).toMatchObject({
        path_with_namespace: `${username}/${project.path}`,
        name_with_namespace: `Re Named / ${project.name}`,
      });
      // There is no redirect from the old one.
      const old = encodeURIComponent(project.full_path);
      expect((await admin.get(`/projects/${old}`)).status).toBe(404);
      expect((await admin.get(`/users?username=${username.toLowerCase()}`)).body).toMatchObject([
        { id: user.id },
      ]);
    });

    it('can change its case', async () => {
      const user = await seedUser(db);
      const username = user.username.toUpperCase();
      expect((await change(user, { username })).body).toMatchObject({ username });
    });

    it('of another user answers 409, in any case', async () => {
      const other = await seedUser(db);
      const username = other.username.toUpperCase();
      expect(await change(await seedUser(db), { username })).toMatchObject({
        status: 409,
        body: { message: 'Username has already been taken' },
      });
    });

    it('that is the path of a group answers 400', async () => {
      const { path } = await seedGroup(db);
      expect(await change(await seedUser(db), { username: path })).toMatchObject({
        status: 400,
        body: { message: { username: taken } },
      });
    });

    it('is given once when several ask at a time', async () => {
      const users = await Promise.all([1, 2, 3, 4].map(() => seedUser(db)));
      const username = unique('wanted');
      const answers = await Promise.all(users.map((user) => change(user, { username })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    });
  });

  describe('password', () => {
    const digestOf = async (user: HasId) =>
      (await db('users').where('id', user.id).first('password_digest'))?.password_digest as
        string | null;

    it('set for somebody else must be changed before the API is used again', async () => {
      const user = await seedUser(db);
      expect((await api.as(user).get('/user')).status).toBe(200);
      const { status, bytes } = await change(user, { password: 'correct horse' });
      expect(status).toBe(200);
      expect(bytes.toString()).not.toContain('correct horse');
      expect(await matchesPassword('correct horse', await digestOf(user))).toBe(true);
      expect(await api.as(user).get('/user')).toMatchObject({
        status: 403,
        body: { message: '403 Forbidden - Your password expired. Change it in the browser.' },
      });
    });

    it('set for oneself does not expire', async () => {
      const own = await seedUser(db, { admin: true });
      const caller = api.as(own);
      expect((await caller.put(`/users/${own.id}`, { password: 'correct horse' })).status).toBe(
        200,
      );
      expect((await caller.get('/user')).status).toBe(200);
    });

    it('stays when it is empty', async () => {
      const user = await seedUser(db);
      for (const password of ['', null]) {
        expect((await change(user, { password })).status).toBe(200);
      }
      expect(await digestOf(user)).toBeNull();
      expect((await api.as(user).get('/user')).status).toBe(200);
    });
  });

  it('records, changes and refuses identities', async () => {
    const user = await seedUser(db);
    const [first, second] = [unique('uid'), unique('uid')];
    for (const extern_uid of [first, second]) {
      const { body } = await change(user, { provider: 'saml', extern_uid });
      expect(body.identities).toEqual([{ provider: 'saml', extern_uid }]);
    }
    const other = await seedUser(db);
    expect(await change(other, { provider: 'saml', extern_uid: second })).toMatchObject({
      status: 400,
      body: { message: { 'identities.extern_uid': taken } },
    });
  });

  it.each([
    [{ email: 'nobody' }, { email: ['is invalid'] }],
    [{ name: ' ' }, { name: ["can't be blank"] }],
    [{ name: 'x'.repeat(256) }, { name: ['is too long (maximum is 255 characters)'] }],
    [{ username: 'admin' }, { username: ['admin is a reserved name'] }],
    [{ password: 'seven77' }, { password: ['is too short (minimum is 8 characters)'] }],
    [{ bio: 'x'.repeat(256) }, { bio: ['is too long (maximum is 255 characters)'] }],
    [{ theme_id: 12 }, { theme_id: ['is not included in the list'] }],
    [{ color_scheme_id: 0 }, { color_scheme_id: ['is not included in the list'] }],
    [{ projects_limit: -1 }, { projects_limit: ['must be greater than or equal to 0'] }],
    [{ website_url: 'javascript:alert(1)' }, { website_url: ['is invalid'] }],
    [{ provider: 'ldap', extern_uid: '' }, { extern_uid: ["can't be blank"] }],
  ])('answers 400 for %j and changes nothing', async (attributes, message) => {
    const user = await seedUser(db);
    const answer = await change(user, { location: 'Utrecht', ...attributes });
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect((await admin.get(`/users/${user.id}`)).body.location).toBeNull();
  });

  it.each([
    [{ admin: 'perhaps' }, 'admin is invalid'],
    [{ extern_uid: 'x' }, 'extern_uid, provider provide all or none of parameters'],
  ])('answers 400 for %j before looking at the record', async (attributes, error) => {
    expect(await change({ id: 999_999_999 }, attributes)).toMatchObject({
      status: 400,
      body: { error },
    });
  });

  it('is for administrators', async () => {
    const user = await seedUser(db);
    const path = `/users/${user.id}`;
    // Not even for one's own account.
    expect(await api.as(user).put(path, { bio: 'x' })).toMatchObject({ status: 403 });
    expect(await api.put(path, { bio: 'x' })).toMatchObject({ status: 401 });
    expect(await change({ id: 999_999_999 }, { bio: 'x' })).toMatchObject({
      status: 404,
      body: { message: '404 User Not Found' },
    });
  });
});
