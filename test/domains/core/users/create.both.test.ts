import { describe, expect } from 'vitest';
import { matchesPassword } from '#src/auth/passwords.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { seedGroup, seedUser, unique } from '#test/support/seed.ts';
import { detailKeys, keysOf } from './views.ts';

const now = new Date('2026-03-10T14:38:00.000Z');
const { api, db } = await startApp({ connections: racing, clock: () => now });
const admin = api.as(await seedUser(db, { admin: true }));

/** The least that makes an account. */
function registration(attributes: object = {}) {
  const username = unique('newcomer');
  return {
    email: `${username}@example.com`,
    name: 'New Comer',
    username,
    force_random_password: true,
    ...attributes,
  };
}

const create = (attributes: object = {}) => admin.post('/users', registration(attributes));

describe('POST /users', () => {
  it('creates an active account that is not confirmed, with a personal namespace', async () => {
    const wanted = registration();
    const { status, body } = await admin.post('/users', wanted);
    expect(status).toBe(201);
    expect(keysOf(body)).toEqual(detailKeys);
    expect(body).toMatchObject({
      username: wanted.username,
      name: 'New Comer',
      email: wanted.email,
      state: 'active',
      confirmed_at: null,
      is_admin: false,
      external: false,
      private_profile: false,
      bio: '',
      projects_limit: 100_000,
      can_create_group: true,
      can_create_project: true,
      created_at: now.toISOString(),
      identities: [],
      note: null,
    });
    const namespace = await db('namespaces').where('id', body.namespace_id).first();
    expect(namespace).toMatchObject({ kind: 'user', path: wanted.username, owner_id: body.id });
    expect(await admin.get(`/users/${body.id}`)).toMatchObject({ status: 200, body });
  });

  it('takes every attribute', async () => {
    const attributes = {
      admin: true,
      bio: 'Writes',
      can_create_group: false,
      color_scheme_id: 3,
      job_title: 'Editor',
      linkedin: 'in/new',
      location: 'Utrecht',
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
    const { admin: is_admin, ...shown } = attributes;
    const { status, body } = await create({ ...attributes, skip_confirmation: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...shown,
      is_admin,
      confirmed_at: now.toISOString(),
      work_information: 'Editor at Kilnworks',
    });
  });

  it('takes form parameters, and null for what is not said', async () => {
    const { username, email } = registration();
    const form = `username=${username}&email=${email}&name=Form&reset_password=1&admin=false`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await admin.post('/users', form, headers)).toMatchObject({ status: 201 });
    expect(
      await create({ private_profile: null, bio: null, projects_limit: null, admin: null }),
    ).toMatchObject({
      status: 201,
      body: { private_profile: false, bio: '', projects_limit: 100_000 },
    });
  });

  it('ignores what is not a parameter', async () => {
    const { body } = await create({
      id: 1,
      state: 'blocked',
      namespace_id: 1,
      created_at: '2001-01-01',
    });
    expect(body).toMatchObject({ state: 'active', created_at: now.toISOString() });
    expect(body.id).not.toBe(1);
    expect(body.namespace_id).not.toBe(1);
  });

  it('takes the rights to create away from external users', async () => {
    const { body } = await create({ external: true, can_create_group: true, projects_limit: 9 });
    expect(body).toMatchObject({
      external: true,
      can_create_group: false,
      can_create_project: false,
      projects_limit: 0,
    });
  });

  it('records an identity', async () => {
    const extern_uid = unique('uid=');
    const { body } = await create({ provider: 'ldap', extern_uid });
    expect(body.identities).toEqual([{ provider: 'ldap', extern_uid }]);
    const found = await admin.get(
      `/users?provider=ldap&extern_uid=${encodeURIComponent(extern_uid)}`,
    );
    expect(found.body).toMatchObject([{ id: body.id }]);
    expect(await create({ provider: 'ldap', extern_uid })).toMatchObject({
      status: 400,
      body: { message: { 'identities.extern_uid': ['has already been taken'] } },
    });
  });

  it('lets the new user in only once the address is confirmed', async () => {
    for (const skip_confirmation of [false, true]) {
      const { body } = await create({ skip_confirmation });
      const path = `/users/${body.id}/personal_access_tokens`;
      const { body: token } = await admin.post(path, { name: 'first', scopes: ['api'] });
      const answer = await api.withToken(token.token).get('/user');
      expect(answer.status).toBe(skip_confirmation ? 200 : 403);
    }
  });

  describe('password', () => {
    const digestOf = async (id: number): Promise<string | null> =>
      (await db('users').where('id', id).first('password_digest'))?.password_digest as
        string | null;
    const given = (attributes: object) =>
      create({ force_random_password: undefined, ...attributes });

    it('is kept as a digest only, and opens the account', async () => {
      const { status, bytes, body } = await given({ password: 'correct horse' });
      expect(status).toBe(201);
      expect(bytes.toString()).not.toContain('correct horse');
      const digest = await digestOf(body.id);
      expect(digest).toMatch(/^\$argon2id\$/);
      expect(await matchesPassword('correct horse', digest)).toBe(true);
      expect(await matchesPassword('wrong horse', digest)).toBe(false);
    });

    it.each([
      { reset_password: true, password: 'short' },
      { force_random_password: true, password: 'correct horse' },
      { reset_password: true, force_random_password: true },
    ])('is not taken from %j', async (attributes) => {
      const { status, body } = await given(attributes);
      expect(status).toBe(201);
      expect(await matchesPassword('correct horse', await digestOf(body.id))).toBe(false);
    });

    it.each([
      [{ password: 'seven77' }, ['is too short (minimum is 8 characters)']],
      [{ password: 'x'.repeat(129) }, ['is too long (maximum is 128 characters)']],
      [{ password: '' }, ["can't be blank"]],
      [{ reset_password: false }, ["can't be blank"]],
      [{ reset_password: false, force_random_password: false }, ["can't be blank"]],
    ])('%j answers 400', async (attributes, password) => {
      expect(await given(attributes)).toMatchObject({
        status: 400,
        body: { message: { password } },
      });
    });

    it('or another way in is needed', async () => {
      const parameters = 'password, reset_password, force_random_password';
      expect(await given({})).toMatchObject({
        status: 400,
        body: { error: `${parameters} are missing, at least one parameter must be provided` },
      });
    });
  });

  describe('what is taken', () => {
    it('is a username, in any case', async () => {
      const { username } = await seedUser(db);
      for (const name of [username, username.toUpperCase()]) {
        expect(await create({ username: name })).toMatchObject({
          status: 409,
          body: { message: 'Username has already been taken' },
        });
      }
    });

    it('is an address of anybody, in any case, primary or not', async () => {
      const { id, email } = await seedUser(db);
      const at = now.toISOString();
      const second = `${unique('second')}@example.com`;
      const row = { user_id: id, email: second, email_key: second, created_at: at, updated_at: at };
      await db('emails').insert(row);
      for (const address of [email, email.toUpperCase(), second, ` ${second}`]) {
        expect(await create({ email: address })).toMatchObject({
          status: 409,
          body: { message: 'Email has already been taken' },
        });
      }
    });

    it('is the path of a top-level group', async () => {
      const { path } = await seedGroup(db);
      expect(await create({ username: path.toUpperCase() })).toMatchObject({
        status: 400,
        body: { message: { username: ['has already been taken'] } },
      });
    });

    race('is decided once when many ask at a time', async () => {
      const wanted = registration();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          admin.post('/users', { ...wanted, email: `${index}${wanted.email}` }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([
        201, 409, 409, 409, 409, 409,
      ]);
      const rows = await db('emails').where('email', 'like', `%${wanted.email}`);
      expect(rows).toHaveLength(1);
    });
  });

  it.each([
    [{ email: 'nobody' }, { email: ['is invalid'] }],
    [{ email: '' }, { email: ["can't be blank"] }],
    [
      { email: `${'x'.repeat(250)}@example.com` },
      { email: ['is too long (maximum is 255 characters)'] },
    ],
    [{ name: ' ' }, { name: ["can't be blank"] }],
    [{ name: 'x'.repeat(256) }, { name: ['is too long (maximum is 255 characters)'] }],
    [{ username: '' }, { username: ["can't be blank"] }],
    [{ username: 'x' }, { username: ['is too short (minimum is 2 characters)'] }],
    [{ username: 'admin' }, { username: ['admin is a reserved name'] }],
    [{ bio: 'x'.repeat(256) }, { bio: ['is too long (maximum is 255 characters)'] }],
    [{ theme_id: 12 }, { theme_id: ['is not included in the list'] }],
    [{ color_scheme_id: 0 }, { color_scheme_id: ['is not included in the list'] }],
    [{ projects_limit: -1 }, { projects_limit: ['must be greater than or equal to 0'] }],
    [{ projects_limit: 2 ** 31 }, { projects_limit: ['must be less than or equal to 2147483647'] }],
    [{ website_url: 'javascript:alert(1)' }, { website_url: ['is invalid'] }],
    [
      { public_email: 'other@example.com' },
      { public_email: ['is not one of the confirmed addresses'] },
    ],
    [{ provider: 'ldap', extern_uid: '' }, { extern_uid: ["can't be blank"] }],
  ])('answers 400 for %j', async (attributes, message) => {
    expect(await create(attributes)).toMatchObject({ status: 400, body: { message } });
  });

  it.each(['a b', 'a/b', '-a', '.a', 'a.git', 'a.atom', 'éa', 'Ｒｏｂｉｎ', '../x'])(
    'answers 400 for the username %j',
    async (username) => {
      const { status, body } = await create({ username });
      expect(status).toBe(400);
      expect(body.message.username[0]).toContain('can contain only letters');
    },
  );

  it.each([
    [
      { email: undefined, name: undefined, username: undefined },
      'email is missing, name is missing, username is missing',
    ],
    [{ admin: 'perhaps' }, 'admin is invalid'],
    [{ projects_limit: 'many' }, 'projects_limit is invalid'],
    [{ name: 'a\0b' }, 'name is invalid'],
    [{ extern_uid: 'x' }, 'extern_uid, provider provide all or none of parameters'],
  ])('answers 400 for %j before looking at the record', async (attributes, error) => {
    expect(await create(attributes)).toMatchObject({ status: 400, body: { error } });
  });

  it('is for administrators', async () => {
    const user = api.as(await seedUser(db));
    expect(await user.post('/users', registration())).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden' },
    });
    expect(await api.post('/users', registration())).toMatchObject({
      status: 401,
      body: { message: '401 Unauthorized' },
    });
    // Parameters are looked at before the right.
    expect((await user.post('/users', {})).status).toBe(400);
  });
});
