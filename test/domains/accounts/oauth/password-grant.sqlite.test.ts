import { describe, expect, it } from 'vitest';
import { digestPassword } from '#src/auth/passwords.ts';
import { exchangePassword } from '#src/domains/accounts/oauth/password-grant.ts';
import { startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import { askToken, basic, bearer, named, seedApplication } from '#test/support/oauth.ts';
import { seedUser } from '#test/support/seed.ts';

holdDate();
const app = await startApp({ config: { rateLimits: true } });
const { api, db } = app;
const administrator = await seedUser(db, { admin: true });
const application = await seedApplication(db);
const open = await seedApplication(db, { confidential: false });

const password = 'glaze-and-kiln-2903';
const digest = await digestPassword(password);

const person = (changes: object = {}) => seedUser(db, { password_digest: digest, ...changes });

const login = (username: string, fields: object = {}, headers = {}) =>
  askToken(api, { grant_type: 'password', username, password, ...fields }, headers);

const wrong = {
  status: 400,
  body: {
    error: 'invalid_grant',
    error_description: 'The username or password is wrong, or this grant is disabled.',
  },
};

describe('POST /oauth/token with a password', () => {
  it('gives a token without refresh token, with the scope api, by name and by address', async () => {
    const user = await person();
    for (const name of [user.username, user.username.toUpperCase(), user.email]) {
      const made = await login(name);
      expect(made).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'no-store', pragma: 'no-cache' },
        body: { token_type: 'bearer', expires_in: 7200, scope: 'api' },
      });
      expect(made.body).not.toHaveProperty('refresh_token');
      expect(await api.get('/user', bearer(made.body.access_token))).toMatchObject({
        body: { id: user.id },
      });
    }
  });

  it('takes an application that names itself rightly, and no other', async () => {
    const { username } = await person();
    const headers = basic(application.uid, application.secret);
    expect((await login(username, {}, headers)).status).toBe(200);
    expect((await login(username, named(application))).status).toBe(200);
    expect((await login(username, { client_id: open.uid })).status).toBe(200);
    const refused = { status: 401, body: { error: 'invalid_client' } };
    const of = { client_id: application.uid };
    expect(await login(username, of)).toMatchObject(refused);
    expect(await login(username, { ...of, client_secret: 'x' })).toMatchObject(refused);
    expect(await login(username, { client_id: 'x' })).toMatchObject(refused);
    expect(await login(username, {}, basic('x', 'y'))).toMatchObject(refused);
  });

  it('gives the scopes that are asked for, and refuses those that nobody or the application may', async () => {
    const { username } = await person();
    expect(await login(username, { scope: 'read_user openid' })).toMatchObject({
      body: { scope: 'read_user openid' },
    });
    const refused = { status: 400, body: { error: 'invalid_scope' } };
    expect(await login(username, { scope: 'kiln' })).toMatchObject(refused);
    const wide = { scope: 'write_repository', ...named(application) };
    expect(await login(username, wide)).toMatchObject(refused);
  });

  it.each(['username', 'password'])('refuses a request without %s', async (name) => {
    expect(await login('anybody', { [name]: undefined })).toMatchObject(wrong);
    expect(await login('anybody', { [name]: '' })).toMatchObject(wrong);
  });

  it('says the same whatever is wrong', async () => {
    const { username } = await person();
    expect(await login(username, { password: 'another-password' })).toMatchObject(wrong);
    expect(await login('nobody-has-this-name')).toMatchObject(wrong);
    for (const changes of [
      { state: 'blocked' },
      { state: 'banned' },
      { state: 'deactivated' },
      { state: 'blocked_pending_approval' },
      { confirmed_at: null },
      { two_factor_enabled: true },
      { password_expires_at: '2020-01-01T00:00:00.000Z' },
      { password_digest: null },
    ]) {
      const user = await person();
      await db('users').where('id', user.id).update(changes);
      expect([changes, await login(user.username)]).toMatchObject([changes, wrong]);
    }
  });

  it('refuses where passwords are not taken for git', async () => {
    const { username } = await person();
    const admin = api.as(administrator);
    const set = (password_authentication_enabled_for_git: boolean) =>
      admin.put('/application/settings', { password_authentication_enabled_for_git });
    await set(false);
    try {
      expect(await login(username)).toMatchObject(wrong);
    } finally {
      await set(true);
    }
  });

  it('lets nobody try for long', async () => {
    const { username } = await person();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await login(username, { password: 'another-password' })).toMatchObject(wrong);
    }
    expect(await login(username)).toMatchObject({ status: 429 });
  });
});

it('a password that was changed while it was looked at gives no token', async () => {
  const user = await person();
  const byPassword = async () => {
    await db('users')
      .where('id', user.id)
      .update({ password_digest: `${digest}x` });
    return { user, digest };
  };
  const context = { db, now: new Date().toISOString(), request: { basic: null, byPassword } };
  const body = { grant_type: 'password', username: user.username, password };
  await expect(exchangePassword(context, body)).rejects.toMatchObject(wrong);
  expect(await db('oauth_access_tokens').where('user_id', user.id)).toEqual([]);
});

it('gives no token to who showed a password while two-factor was switched on', async () => {
  const user = await person();
  const byPassword = async () => {
    await db('users').where('id', user.id).update({ two_factor_enabled: true });
    return { user, digest };
  };
  const context = { db, now: new Date().toISOString(), request: { basic: null, byPassword } };
  const body = { grant_type: 'password', username: user.username, password };
  await expect(exchangePassword(context, body)).rejects.toMatchObject(wrong);
  expect(await db('oauth_access_tokens').where('user_id', user.id)).toEqual([]);
});
