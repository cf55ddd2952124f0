import { describe, expect, it } from 'vitest';
import { insertIdentity } from '#src/domains/core/users/table.ts';
import { pictureOf } from '#test/support/pictures.ts';
import { startApp } from '#test/support/app.ts';
import { personalNamespace, seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import {
  administratorKeys,
  attach,
  currentKeys,
  detailKeys,
  keysOf,
  singleKeys,
  someone,
} from './views.ts';

const now = new Date('2026-03-10T14:38:00.000Z');
const { api, db, environment } = await startApp({ clock: () => now });
const administrator = await seedUser(db, { admin: true });
const anybody = await seedUser(db);
const admin = api.as(administrator);
const user = api.as(anybody);

describe('GET /user', () => {
  it('shows callers their own account', async () => {
    const me = await someone(db);
    const { status, body } = await api.as(me).get('/user');
    expect(status).toBe(200);
    expect(keysOf(body)).toEqual(currentKeys);
    expect(body).toMatchObject({
      id: me.id,
      username: me.username,
      name: 'Robin Reporter',
      state: 'active',
      avatar_url: pictureOf(me),
      web_url: environment.url.web(me.username),
      email: me.email,
      commit_email: me.email,
      work_information: 'Editor at Kilnworks',
      local_time: '3:38 PM',
      bot: false,
      followers: 0,
      identities: [],
      projects_limit: 100_000,
      can_create_group: true,
      can_create_project: true,
      external: false,
      created_at: me.created_at,
    });
  });

  it('shows administrators the keys of their view', async () => {
    const { body } = await admin.get('/user');
    expect(keysOf(body)).toEqual(administratorKeys);
    expect(body).toMatchObject({ is_admin: true, id: administrator.id });
  });

  it('shows the user that an administrator acts as, without what only administrators see', async () => {
    const { body } = await admin.get(`/user?sudo=${anybody.id}`);
    expect(body).toMatchObject({ id: anybody.id });
    expect(keysOf(body)).toEqual(currentKeys);
  });

  it('says when no further personal project may be created', async () => {
    const me = await seedUser(db, { projects_limit: 1 });
    expect((await api.as(me).get('/user')).body).toMatchObject({ can_create_project: true });
    await seedProject(db, { namespace: await personalNamespace(db, me), creator: me });
    expect((await api.as(me).get('/user')).body).toMatchObject({ can_create_project: false });
  });

  it('shows identities, and hides the address for commits when asked to', async () => {
    const me = await someone(db, { commit_email: '_private' });
    const identity = {
      user_id: me.id,
      provider: 'ldap',
      extern_uid: 'robin',
      saml_provider_id: null,
    };
    await insertIdentity(db, identity, now.toISOString());
    expect((await api.as(me).get('/user')).body).toMatchObject({
      identities: [{ provider: 'ldap', extern_uid: 'robin' }],
      commit_email: `${me.id}-${me.username}@users.noreply.${new URL(environment.url.web('')).hostname}`,
    });
  });

  it.each([
    ['read_user', 200],
    ['read_api', 200],
    ['api', 200],
    ['read_repository', 403],
  ] as const)('answers a token with %s with %i', async (scope, status) => {
    const { token } = await seedToken(db, anybody, { scopes: [scope] });
    const answer = await api.withToken(token).get('/user');
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.scope).toBe('read_user api read_api');
  });

  it('answers 401 without credentials', async () => {
    expect(await api.get('/user')).toMatchObject({
      status: 401,
      body: { message: '401 Unauthorized' },
    });
  });
});

describe('GET /users/:id', () => {
  it('shows a profile to any user, without what is private', async () => {
    const somebody = await someone(db, { external: true });
    const { status, body, bytes } = await user.get(`/users/${somebody.id}`);
    expect(status).toBe(200);
    expect(keysOf(body)).toEqual(singleKeys);
    expect(body).toMatchObject({ bio: 'Writes', location: 'Utrecht', pronouns: 'they/them' });
    for (const secret of [somebody.email, 'a private note', '198.51.100.7', 'is_admin']) {
      expect(bytes.toString()).not.toContain(secret);
    }
  });

  it('shows of a private profile the outline, but all of it to its owner and administrators', async () => {
    const somebody = await someone(db, { private_profile: true });
    const path = `/users/${somebody.id}`;
    const hidden = ['created_at', 'followers', 'following'];
    const seen = (await user.get(path)).body;
    expect(keysOf(seen)).toEqual(singleKeys.filter((key) => !hidden.includes(key)));
    expect(seen).toMatchObject({ bio: '', location: null, pronouns: null, local_time: null });
    expect(keysOf((await api.as(somebody).get(path)).body)).toEqual(singleKeys);
    expect((await admin.get(path)).body).toMatchObject({ created_at: somebody.created_at });
  });

  it('shows administrators everything', async () => {
    const somebody = await someone(db);
    const { body } = await admin.get(`/users/${somebody.id}`);
    expect(keysOf(body)).toEqual(detailKeys);
    expect(body).toMatchObject({
      email: somebody.email,
      note: 'a private note',
      is_admin: false,
      current_sign_in_ip: '198.51.100.7',
      namespace_id: (await personalNamespace(db, somebody)).id,
      sign_in_count: 0,
      plan: null,
      trial: false,
    });
  });

  it('adds custom attributes for administrators who ask', async () => {
    const somebody = await someone(db);
    await attach(db, somebody, 'team', 'kiln');
    const path = `/users/${somebody.id}?with_custom_attributes=true`;
    expect((await admin.get(path)).body).toMatchObject({
      custom_attributes: [{ key: 'team', value: 'kiln' }],
    });
    expect((await user.get(path)).body).not.toHaveProperty('custom_attributes');
    expect((await admin.get(`/users/${somebody.id}`)).body).not.toHaveProperty('custom_attributes');
  });

  it('answers 403 without credentials, whether or not there is such a user', async () => {
    for (const id of [anybody.id, 99_999_999]) {
      expect(await api.get(`/users/${id}`)).toMatchObject({
        status: 403,
        body: { message: '403 Forbidden - Not authorized!' },
      });
    }
  });

  it('answers 404 for a user that does not exist', async () => {
    expect(await user.get('/users/99999999')).toMatchObject({
      status: 404,
      body: { message: '404 User Not Found' },
    });
  });

  it.each(['robin', '1.0', '01', '%D9%A1', '9223372036854775808'])(
    'answers 400 for %s',
    async (id) => {
      expect(await user.get(`/users/${id}`)).toMatchObject({
        status: 400,
        body: { error: 'id is invalid' },
      });
    },
  );

  it('takes 0 and negative numbers for no id', async () => {
    expect((await user.get('/users/0')).status).toBe(404);
    expect((await user.get('/users/-1')).status).toBe(404);
  });
});
