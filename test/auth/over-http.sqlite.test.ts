import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedToken, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();
const user = await seedUser(db);
const administrator = await seedUser(db, { admin: true });
const unauthorized = { status: 401, body: { message: '401 Unauthorized' } };

describe('a token', () => {
  it('that does not exist is refused everywhere, also where none is needed', async () => {
    const project = await seedProject(db, { visibility: 'public' });
    const paths = [
      `/projects/${project.id}`,
      `/users?username=${user.username}`,
      '/groups',
      '/user',
    ];
    const long = 'g'.repeat(6_000);
    for (const path of paths) {
      const mark = path.includes('?') ? '&' : '?';
      expect(await api.withToken('unknown').get(path)).toMatchObject(unauthorized);
      expect(await api.get(path, { authorization: 'Bearer unknown' })).toMatchObject(unauthorized);
      expect(await api.get(`${path}${mark}private_token=unknown`)).toMatchObject(unauthorized);
      expect(await api.get(path, { 'private-token': long })).toMatchObject(unauthorized);
    }
  });

  it('is not repeated in the answer', async () => {
    const answer = await api.get('/user?private_token=glpat-secretsecretsecret1');
    expect(JSON.stringify([answer.body, answer.headers])).not.toContain('secretsecret');
  });

  it.each([
    ['read_api', 'GET', '/users', 200],
    ['read_user', 'GET', '/users', 200],
    ['read_user', 'GET', '/personal_access_tokens', 403],
    ['read_user', 'GET', '/projects', 403],
    ['read_repository', 'GET', '/users', 403],
    ['sudo', 'GET', '/users', 403],
    ['read_api', 'POST', '/users', 403],
    ['read_user', 'POST', '/users', 403],
  ])('with %s alone: %s %s answers %i', async (scope, method, path, status) => {
    const { token } = await seedToken(db, administrator, { scopes: [scope] });
    for (const headers of [{ 'private-token': token }, { authorization: `Bearer ${token}` }]) {
      expect((await api.send(method, path, undefined, headers)).status).toBe(status);
    }
    const inQuery = await api.send(method, `${path}?private_token=${token}`);
    expect(inQuery.status).toBe(status);
    if (status === 403) {
      expect(inQuery.body).toMatchObject({
        error: 'insufficient_scope',
        error_description:
          'The request requires higher privileges than provided by the access token.',
      });
    }
  });
});

describe('sudo', () => {
  it('is granted to administrators, by parameter or header', async () => {
    const { token } = await seedToken(db, administrator, { scopes: ['sudo'] });
    const client = api.withToken(token);
    for (const answer of [
      await client.get(`/user?sudo=${user.id}`),
      await client.get('/user', { sudo: user.username.toUpperCase() }),
    ]) {
      expect(answer).toMatchObject({ status: 200, body: { id: user.id } });
    }
    // The administrator acts as a user without administrator rights.
    expect((await client.post(`/users?sudo=${user.id}`, {})).status).toBe(400);
    const path = `/users/${user.id}/personal_access_tokens?sudo=${user.id}`;
    expect((await client.post(path, { name: 'x', scopes: ['api'] })).status).toBe(403);
  });

  it('says why it is refused', async () => {
    const ask = async (scopes: string[], owner: typeof user, sudo: string) => {
      const { token } = await seedToken(db, owner, { scopes });
      return api.withToken(token).get(`/users/${user.id}?sudo=${sudo}`);
    };
    expect(await ask(['api', 'sudo'], user, '1')).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Must be admin to use sudo' },
    });
    expect(await ask(['api'], administrator, '1')).toMatchObject({
      status: 403,
      body: { error: 'insufficient_scope', scope: 'sudo' },
    });
    expect(await ask(['sudo'], administrator, 'no-one')).toMatchObject({
      status: 404,
      body: { message: "404 User with ID or username 'no-one' Not Found" },
    });
    expect(await api.get('/user?sudo=1')).toMatchObject(unauthorized);
  });
});

describe('the version before ours', () => {
  const gone = { error: 'API V3 is no longer supported. Use API V4 instead.' };

  it.each([
    ['GET', '/api/v3/projects'],
    ['POST', '/api/v3/user'],
    ['GET', '/api/v3'],
    ['GET', '/api/v3/user/keys'],
  ])('is gone: %s %s', async (method, url) => {
    expect(await api.as(user).sendTo(method, url)).toMatchObject({ status: 410, body: gone });
  });

  it('still tells who signed in, to clients that know the old address', async () => {
    for (const query of ['', '?sudo=', '?']) {
      expect(await api.as(user).sendTo('GET', `/api/v3/user${query}`)).toMatchObject({
        status: 200,
        body: { id: user.id, email: user.email },
      });
    }
    expect(await api.sendTo('GET', '/api/v3/user')).toMatchObject(unauthorized);
    expect(await api.sendTo('GET', '/api/v3x/user')).toMatchObject({ status: 404 });
  });
});
