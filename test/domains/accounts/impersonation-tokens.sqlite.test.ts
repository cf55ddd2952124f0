import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedToken, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
const user = await seedUser(db);
const path = `/users/${user.id}/impersonation_tokens`;
const attributes = { name: 'support', scopes: ['api'] };

describe('impersonation tokens', () => {
  it('act as the user, who does not see them', async () => {
    const { body } = await admin.post(path, { ...attributes, expires_at: '2999-12-31' });
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'support',
      revoked: false,
      created_at: expect.any(String),
      scopes: ['api'],
      user_id: user.id,
      last_used_at: null,
      active: true,
      expires_at: '2999-12-31',
      impersonation: true,
      token: expect.stringMatching(/^glpat-[\w-]{20}$/),
    });
    const { token, ...shown } = body;
    expect((await admin.get(`${path}/${shown.id}`)).body).toEqual(shown);
    const client = api.withToken(token);
    expect((await client.get('/user')).body.id).toBe(user.id);
    expect((await client.get('/personal_access_tokens')).body).toEqual([]);
    expect((await client.get(path)).status).toBe(403);
    expect((await api.as(user).get(`/personal_access_tokens/${shown.id}`)).status).toBe(401);
    expect((await admin.delete(`${path}/${shown.id}`)).status).toBe(204);
    expect(await client.get('/user')).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    });
    expect((await admin.get(`${path}/${shown.id}`)).body).toMatchObject({
      revoked: true,
      active: false,
    });
  });

  it('are listed by their state', async () => {
    const person = await seedUser(db);
    const tokens = {
      active: await seedToken(db, person, { impersonation: true }),
      expired: await seedToken(db, person, { impersonation: true, expiresAt: '2001-01-01' }),
      revoked: await seedToken(db, person, { impersonation: true }),
      personal: await seedToken(db, person),
    };
    const below = `/users/${person.id}/impersonation_tokens`;
    await admin.delete(`${below}/${tokens.revoked.row.id}`);
    const listed = async (query: string) =>
      (await admin.get(`${below}${query}`)).body.map(({ id }: { id: number }) => id);
    const [active, expired, revoked] = [tokens.active, tokens.expired, tokens.revoked].map(
      ({ row }) => row.id,
    );
    expect(await listed('')).toEqual([active, expired, revoked]);
    expect(await listed('?state=all')).toEqual([active, expired, revoked]);
    expect(await listed('?state=active')).toEqual([active]);
    expect(await listed('?state=inactive')).toEqual([expired, revoked]);
    expect(await admin.get(`${below}?state=lost`)).toMatchObject({
      status: 400,
      body: { error: 'state does not have a valid value' },
    });
    const message = '404 Impersonation Token Not Found';
    for (const id of [tokens.personal.row.id, 999_999]) {
      expect(await admin.get(`${below}/${id}`)).toMatchObject({ status: 404, body: { message } });
      expect(await admin.delete(`${below}/${id}`)).toMatchObject({ status: 404 });
    }
    expect((await admin.get(`${path}/${active}`)).status).toBe(404);
  });

  it.each([
    [{ name: undefined }, { error: 'name is missing' }],
    [{ name: '' }, { message: { name: ["can't be blank"] } }],
    [{ scopes: undefined }, { message: { scopes: ["can't be blank"] } }],
    [{ scopes: [] }, { message: { scopes: ["can't be blank"] } }],
    [{ scopes: ['api', 'all'] }, { message: { scopes: ['can only contain available scopes'] } }],
    [{ scopes: ['openid'] }, { message: { scopes: ['can only contain available scopes'] } }],
    [{ expires_at: 'never' }, { error: 'expires_at is invalid' }],
    [{ expires_at: '2001-01-01' }, { message: { expires_at: ['cannot be a date in the past'] } }],
  ])('refuse %o', async (changes, body) => {
    expect(await admin.post(path, { ...attributes, ...changes })).toMatchObject({
      status: 400,
      body,
    });
  });

  it('are for administrators, who are told first of all', async () => {
    const requests = [
      ['GET', path],
      ['POST', path],
      ['GET', `${path}/1`],
      ['DELETE', `${path}/1`],
      ['POST', '/users/999999/impersonation_tokens'],
    ] as const;
    for (const [method, url] of requests) {
      expect((await api.as(user).send(method, url, {})).status).toBe(403);
      expect((await api.send(method, url, {})).status).toBe(401);
    }
    for (const [method, below] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/1'],
      ['DELETE', '/1'],
    ] as const) {
      const url = `/users/999999/impersonation_tokens${below}`;
      expect(await admin.send(method, url, attributes)).toMatchObject({
        status: 404,
        body: { message: '404 User Not Found' },
      });
    }
  });

  it('are not revoked when they changed since', async () => {
    const { row } = await seedToken(db, user, { impersonation: true });
    const old = { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' };
    expect((await admin.delete(`${path}/${row.id}`, undefined, old)).status).toBe(412);
    expect((await admin.delete(`${path}/${row.id}`)).status).toBe(204);
    expect((await admin.delete(`${path}/${row.id}`)).status).toBe(204);
  });
});

const strict = await startApp({ config: { impersonation: false } });

describe('an instance without impersonation', () => {
  it('refuses them from then on', async () => {
    const owner = await seedUser(strict.db);
    const { token } = await seedToken(strict.db, owner, { impersonation: true });
    expect(await strict.api.withToken(token).get('/user')).toMatchObject({
      status: 401,
      body: {
        error: 'invalid_token',
        error_description: 'Token is an impersonation token but impersonation was disabled.',
      },
    });
    expect((await strict.api.as(owner).get('/user')).status).toBe(200);
  });
});
