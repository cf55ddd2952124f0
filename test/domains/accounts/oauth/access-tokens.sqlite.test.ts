import { describe, expect, it } from 'vitest';
import { digestToken } from '#src/auth/tokens.ts';
import { addressOf, runGit, scratch } from '#test/git-http/support.ts';
import { startApp } from '#test/support/app.ts';
import { bearer, seedApplication, seedOauthToken } from '#test/support/oauth.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db, git, origin } = await startApp();
const user = await seedUser(db);
const administrator = await seedUser(db, { admin: true });
const application = await seedApplication(db);

describe('an OAuth access token', () => {
  it('is taken wherever a personal one is', async () => {
    const token = await seedOauthToken(db, user, { application });
    const answers = await Promise.all([
      api.get('/user', bearer(token)),
      api.get('/user', { 'private-token': token }),
      api.get(`/user?access_token=${token}`),
      api.get(`/user?private_token=${token}`),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { id: user.id } });
  });

  it.each([
    ['api', 'GET', '/projects', 200],
    ['api', 'POST', '/user/emails', 400],
    ['read_api', 'GET', '/projects', 200],
    ['read_api', 'POST', '/user/emails', 403],
    ['read_user', 'GET', '/user', 200],
    ['read_user', 'GET', '/projects', 403],
    ['read_repository', 'GET', '/user', 403],
    ['openid', 'GET', '/user', 403],
    ['profile', 'GET', '/user', 403],
    ['email', 'GET', '/user', 403],
  ])('with the scope %s answers %s %s with %i', async (scope, method, path, status) => {
    const token = await seedOauthToken(db, user, { application, scopes: [scope] });
    // One way in is as good as another.
    for (const [url, headers] of [
      [path, bearer(token)],
      [path, { 'private-token': token }],
      [`${path}?access_token=${token}`, {}],
    ] as const) {
      const answer = await api.send(method, url, method === 'GET' ? undefined : {}, headers);
      expect(answer.status).toBe(status);
      if (status === 403) expect(answer.body.error).toBe('insufficient_scope');
    }
  });

  it('is refused when it is revoked, and when it has expired', async () => {
    const now = new Date().toISOString();
    const revoked = await seedOauthToken(db, user, { application, revoked_at: now });
    const expired = await seedOauthToken(db, user, {
      application,
      created_at: new Date(Date.now() - 7_200_000).toISOString(),
    });
    expect(await api.get('/projects', bearer(revoked))).toMatchObject({
      status: 401,
      body: {
        error: 'invalid_token',
        error_description: 'Token was revoked. You have to re-authorize from the user.',
      },
      headers: { 'www-authenticate': expect.stringContaining('error="invalid_token"') },
    });
    expect(await api.get('/projects', bearer(expired))).toMatchObject({
      status: 401,
      body: {
        error: 'invalid_token',
        error_description: 'Token is expired. You can either do re-authorization or token refresh.',
      },
    });
  });

  it('is refused while its user is blocked, and works again after', async () => {
    const other = await seedUser(db);
    const token = await seedOauthToken(db, other, { application });
    const admin = api.as(administrator);
    expect((await api.get('/user', bearer(token))).status).toBe(200);
    await admin.post(`/users/${other.id}/block`);
    expect(await api.get('/user', bearer(token))).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('blocked') },
    });
    await admin.post(`/users/${other.id}/unblock`);
    expect((await api.get('/user', bearer(token))).status).toBe(200);
  });

  it('ends with a new password', async () => {
    const other = await seedUser(db);
    const token = await seedOauthToken(db, other, { application });
    const password = 'glaze-and-kiln-2903';
    await api.as(administrator).put(`/users/${other.id}`, { password });
    expect(await api.get('/user', bearer(token))).toMatchObject({
      body: { error: 'invalid_token' },
      status: 401,
    });
  });

  it('lets administrators act as others with the scope sudo', async () => {
    const token = await seedOauthToken(db, administrator, { scopes: ['api', 'sudo'] });
    expect(await api.get(`/user?sudo=${user.id}`, bearer(token))).toMatchObject({
      body: { id: user.id },
    });
    const ofUser = await seedOauthToken(db, user, { scopes: ['api', 'sudo'] });
    expect(await api.get(`/user?sudo=${administrator.id}`, bearer(ofUser))).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Must be admin to use sudo' },
    });
  });

  it('is no personal access token', async () => {
    const token = await seedOauthToken(db, user, { application });
    for (const method of ['GET', 'DELETE']) {
      const own = await api.send(method, '/personal_access_tokens/self', undefined, bearer(token));
      expect(own.status).toBe(400);
    }
  });

  it('is told when it was used last', async () => {
    const token = await seedOauthToken(db, user, { application });
    await api.get('/user', bearer(token));
    const row = () =>
      db('oauth_access_tokens').where('token_digest', digestToken(token)).first('last_used_at');
    await expect.poll(row).toEqual({ last_used_at: expect.any(String) });
  });

  it.each([
    ['api', 0],
    ['read_repository', 0],
    ['read_api', 128],
  ])('with the scope %s lets git clone, or not: %i', async (scope, code) => {
    const project = await seedProject(db, { git, readme: true, visibility: 'private' });
    await addMember(db, { project, user, level: 20 });
    const token = await seedOauthToken(db, user, { application, scopes: [scope] });
    const url = addressOf(origin, project.full_path, token).replace('anybody', 'oauth2');
    expect(await runGit(await scratch(), 'clone', url, 'clone')).toMatchObject({ code });
  });
});
