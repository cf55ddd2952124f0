import { describe, expect, it } from 'vitest';
import type { Database } from '#src/database/database.ts';
import { startApp } from '#test/support/app.ts';
import { type HasId, seedToken, seedUser, unique } from '#test/support/seed.ts';

let now = new Date('2026-03-10T12:00:00.000Z');
const { api, db } = await startApp({ clock: () => now });

const tokenNotFound = { status: 404, body: { message: '404 Not Found' } };
const unauthorized = { status: 401, body: { message: '401 Unauthorized' } };
const ids = (rows: readonly HasId[]) => rows.map(({ id }) => id);

async function people(db: Database) {
  const [owner, stranger, administrator] = await Promise.all([
    seedUser(db),
    seedUser(db),
    seedUser(db, { admin: true }),
  ]);
  return { owner, stranger, administrator, anonymous: null };
}

describe('GET /personal_access_tokens', () => {
  it('lists the tokens of the caller, oldest first', async () => {
    const { owner, stranger } = await people(db);
    const first = await seedToken(db, owner, { scopes: ['read_api'], expiresAt: '2026-03-11' });
    await seedToken(db, stranger);
    const second = await seedToken(db, owner, { name: 'second', scopes: ['api', 'read_user'] });

    const { status, body, headers } = await api
      .withToken(first.token)
      .get('/personal_access_tokens');
    expect(status).toBe(200);
    expect(ids(body)).toEqual([first.row.id, second.row.id]);
    expect(body[1]).toEqual({
      id: second.row.id,
      name: 'second',
      revoked: false,
      created_at: second.row.created_at,
      scopes: ['api', 'read_user'],
      user_id: owner.id,
      last_used_at: null,
      active: true,
      expires_at: null,
    });
    expect(body[0]).toMatchObject({ active: true, expires_at: '2026-03-11' });
    expect(headers).toMatchObject({ 'x-page': '1', 'x-per-page': '20', 'x-total': '2' });
  });

  it('never shows the text of a token, nor its digest', async () => {
    const { owner } = await people(db);
    const { token } = await seedToken(db, owner);
    const { bytes } = await api.withToken(token).get('/personal_access_tokens');
    expect(bytes.toString()).not.toContain(token);
    expect(bytes.toString()).not.toContain('digest');
  });

  it('lists those of everybody for administrators, or of one user', async () => {
    const { owner, stranger, administrator } = await people(db);
    const [mine, theirs] = [await seedToken(db, owner), await seedToken(db, stranger)];
    const all = await api.as(administrator).get('/personal_access_tokens?per_page=100');
    expect(ids(all.body)).toEqual(expect.arrayContaining([mine.row.id, theirs.row.id]));

    const one = await api.as(administrator).get(`/personal_access_tokens?user_id=${stranger.id}`);
    expect(ids(one.body)).toEqual([theirs.row.id]);
    const none = await api.as(administrator).get('/personal_access_tokens?user_id=99999999');
    expect(none).toMatchObject({ status: 200, body: [] });
  });

  it('shows impersonation tokens to administrators only', async () => {
    const { owner, administrator } = await people(db);
    const { row, token } = await seedToken(db, owner, { impersonation: true });
    const path = `/personal_access_tokens?user_id=${owner.id}`;
    expect(ids((await api.as(administrator).get(path)).body)).toContain(row.id);
    expect(ids((await api.withToken(token).get(path)).body)).not.toContain(row.id);
  });

  it('answers 401 to others who ask for the tokens of a user', async () => {
    const { owner, stranger } = await people(db);
    const path = `/personal_access_tokens?user_id=${owner.id}`;
    expect(await api.as(stranger).get(path)).toMatchObject(unauthorized);
    expect(await api.get(path)).toMatchObject(unauthorized);
    expect(await api.as(owner).get(path)).toMatchObject({ status: 200 });
  });

  describe('filters', async () => {
    const { administrator } = await people(db);
    const owner = await seedUser(db);
    const list = async (query: string) => {
      const path = `/personal_access_tokens?user_id=${owner.id}&${query}`;
      return (await api.as(administrator).get(path)).body.map((row: { name: string }) => row.name);
    };
    const seed = async (
      name: string,
      columns: Record<string, string | boolean>,
      expiresAt: string | null = null,
    ) => {
      const { row } = await seedToken(db, owner, { name, expiresAt });
      await db('personal_access_tokens').where('id', row.id).update(columns);
    };
    await seed('plain', { created_at: '2026-01-01T00:00:00.000Z' });
    await seed('Revoked', { created_at: '2026-01-02T00:00:00.000Z', revoked: true });
    await seed('expired', { created_at: '2026-01-03T00:00:00.000Z' }, '2026-03-10');
    await seed('used 100%', {
      created_at: '2026-01-04T00:00:00.000Z',
      last_used_at: '2026-02-01T10:00:00.000Z',
    });

    it.each([
      ['revoked=true', ['Revoked']],
      ['revoked=false', ['plain', 'expired', 'used 100%']],
      ['state=active', ['plain', 'used 100%']],
      ['state=inactive', ['Revoked', 'expired']],
      ['created_before=2026-01-02T12:00:00Z', ['plain', 'Revoked']],
      ['created_after=2026-01-02T12:00:00Z', ['expired', 'used 100%']],
      ['created_after=2026-01-01T12:00:00Z&created_before=2026-01-02T12:00:00Z', ['Revoked']],
      ['last_used_before=2026-02-02', ['used 100%']],
      ['last_used_before=2026-02-01T10:00:00%2B02:00', []],
      ['last_used_after=2026-02-01', ['used 100%']],
      ['last_used_after=2026-02-02', []],
      ['search=EVOKE', ['Revoked']],
      ['search=%25', ['used 100%']],
      ['search=_', []],
      ['search=', ['plain', 'Revoked', 'expired', 'used 100%']],
    ])('%s', async (query, names) => {
      expect(await list(query)).toEqual(names);
    });

    it('pages', async () => {
      const path = `/personal_access_tokens?user_id=${owner.id}&per_page=3&page=2`;
      const { body, headers } = await api.as(administrator).get(path);
      expect(body).toHaveLength(1);
      expect(headers).toMatchObject({
        'x-total': '4',
        'x-total-pages': '2',
        'x-next-page': '',
        'x-prev-page': '1',
      });
    });

    it.each([
      ['user_id=me', 'user_id is invalid'],
      ['revoked=perhaps', 'revoked is invalid'],
      ['state=asleep', 'state does not have a valid value'],
      ['created_before=yesterday', 'created_before is invalid'],
      ['search=%00', 'search is invalid'],
      ['page=0', 'page does not have a valid value'],
    ])('%s answers 400', async (query, error) => {
      expect(await api.as(owner).get(`/personal_access_tokens?${query}`)).toMatchObject({
        status: 400,
        body: { error },
      });
    });
  });
});

describe('GET /personal_access_tokens/:id', () => {
  it.each([
    ['owner', 200],
    ['administrator', 200],
    ['stranger', 401],
    ['anonymous', 401],
  ] as const)('answers %s with %i', async (who, status) => {
    const everybody = await people(db);
    const { row } = await seedToken(db, everybody.owner);
    const answer = await api.as(everybody[who]).get(`/personal_access_tokens/${row.id}`);
    expect(answer).toMatchObject(status === 200 ? { status, body: { id: row.id } } : unauthorized);
  });

  it('tells only administrators that a token does not exist', async () => {
    const { administrator, stranger } = await people(db);
    const path = '/personal_access_tokens/99999999';
    expect(await api.as(administrator).get(path)).toMatchObject(tokenNotFound);
    expect(await api.as(stranger).get(path)).toMatchObject(unauthorized);
  });

  it('hides an impersonation token from its owner', async () => {
    const { owner } = await people(db);
    const { row } = await seedToken(db, owner, { impersonation: true });
    expect(await api.as(owner).get(`/personal_access_tokens/${row.id}`)).toMatchObject(
      unauthorized,
    );
  });

  it('shows a token as inactive once its day has come', async () => {
    const { owner } = await people(db);
    const { row } = await seedToken(db, owner, { expiresAt: '2026-03-10' });
    expect(await api.as(owner).get(`/personal_access_tokens/${row.id}`)).toMatchObject({
      body: { active: false, revoked: false, expires_at: '2026-03-10' },
    });
  });

  it.each(['one', '1.0', '01', '9223372036854775808'])('answers 400 for %s', async (id) => {
    const { owner } = await people(db);
    expect(await api.as(owner).get(`/personal_access_tokens/${id}`)).toMatchObject({
      status: 400,
      body: { error: 'id is invalid' },
    });
  });
});

describe('DELETE /personal_access_tokens/:id', () => {
  it.each([
    ['owner', 204],
    ['administrator', 204],
    ['stranger', 400],
    ['anonymous', 401],
  ] as const)('answers %s with %i', async (who, status) => {
    const everybody = await people(db);
    const { row, token } = await seedToken(db, everybody.owner);
    const caller = api.withToken(token);
    expect(await caller.get('/user')).toMatchObject({ status: 200 });

    const answer = await api.as(everybody[who]).delete(`/personal_access_tokens/${row.id}`);
    expect(answer).toMatchObject(
      status === 400 ? { status, body: { message: '400 Bad request' } } : { status },
    );
    expect(await caller.get('/user')).toMatchObject({ status: status === 204 ? 401 : 200 });
  });

  it('makes the next request with the token fail as RFC 6750 says', async () => {
    const { owner } = await people(db);
    const { row, token } = await seedToken(db, owner);
    await api.as(owner).delete(`/personal_access_tokens/${row.id}`);
    const description = 'Token was revoked. You have to re-authorize from the user.';
    const answer = await api.withToken(token).get('/user');
    expect(answer).toMatchObject({
      status: 401,
      body: { error: 'invalid_token', error_description: description },
    });
    expect(answer.headers['www-authenticate']).toBe(
      `Bearer realm="service", error="invalid_token", error_description="${description}"`,
    );
  });

  it('can be repeated', async () => {
    const { owner } = await people(db);
    const { row } = await seedToken(db, owner);
    const path = `/personal_access_tokens/${row.id}`;
    expect((await api.as(owner).delete(path)).status).toBe(204);
    expect((await api.as(owner).delete(path)).status).toBe(204);
    expect((await api.as(owner).get(path)).body).toMatchObject({ revoked: true, active: false });
  });

  it('answers 404 for a token that does not exist, and 400 for what is no id', async () => {
    const { owner } = await people(db);
    expect(await api.as(owner).delete('/personal_access_tokens/99999999')).toMatchObject(
      tokenNotFound,
    );
    expect((await api.as(owner).delete('/personal_access_tokens/x')).status).toBe(400);
  });

  it('needs the scope api', async () => {
    const { owner } = await people(db);
    const { row, token } = await seedToken(db, owner, { scopes: ['read_api'] });
    expect(await api.withToken(token).delete(`/personal_access_tokens/${row.id}`)).toMatchObject({
      status: 403,
      body: { error: 'insufficient_scope' },
    });
  });
});

describe('/personal_access_tokens/self', () => {
  it('shows the token in use', async () => {
    const { owner } = await people(db);
    const { row, token } = await seedToken(db, owner, { scopes: ['read_api'] });
    expect(await api.withToken(token).get('/personal_access_tokens/self')).toMatchObject({
      status: 200,
      body: { id: row.id, user_id: owner.id, scopes: ['read_api'] },
    });
  });

  it('revokes the token in use', async () => {
    const { owner } = await people(db);
    const { token } = await seedToken(db, owner);
    const caller = api.withToken(token);
    expect((await caller.delete('/personal_access_tokens/self')).status).toBe(204);
    expect((await caller.get('/personal_access_tokens/self')).status).toBe(401);
  });

  it('answers 401 without credentials', async () => {
    expect(await api.get('/personal_access_tokens/self')).toMatchObject(unauthorized);
    expect(await api.delete('/personal_access_tokens/self')).toMatchObject(unauthorized);
  });
});

describe('POST /users/:user_id/personal_access_tokens', () => {
  const backup = { name: 'backup script', scopes: ['read_api', 'read_user'] };

  it('creates a token that works, and shows its text once', async () => {
    const { owner, administrator } = await people(db);
    const path = `/users/${owner.id}/personal_access_tokens`;
    const created = await api.as(administrator).post(path, { ...backup, expires_at: '2026-12-31' });
    expect(created).toMatchObject({
      status: 201,
      body: {
        name: 'backup script',
        scopes: ['read_api', 'read_user'],
        user_id: owner.id,
        revoked: false,
        active: true,
        last_used_at: null,
        expires_at: '2026-12-31',
        created_at: '2026-03-10T12:00:00.000Z',
        token: expect.stringMatching(/^glpat-[A-Za-z0-9_-]{20}$/),
      },
    });
    const caller = api.withToken(created.body.token);
    expect(await caller.get('/user')).toMatchObject({ status: 200, body: { id: owner.id } });
    expect((await caller.get('/personal_access_tokens')).body[0]).not.toHaveProperty('token');
    const stored = await db('personal_access_tokens').where('id', created.body.id).first();
    expect(JSON.stringify(stored)).not.toContain(created.body.token);
  });

  it('takes scopes as one text, and ignores what it does not know', async () => {
    const { owner, administrator } = await people(db);
    const path = `/users/${owner.id}/personal_access_tokens`;
    const body = 'name=form&scopes=api,sudo&revoked=true&user_id=1&impersonation=true';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await api.as(administrator).post(path, body, headers)).toMatchObject({
      status: 201,
      body: { scopes: ['api', 'sudo'], revoked: false, user_id: owner.id },
    });
  });

  it.each([
    ['owner', 403],
    ['stranger', 403],
    ['anonymous', 401],
  ] as const)('answers %s with %i', async (who, status) => {
    const everybody = await people(db);
    const path = `/users/${everybody.owner.id}/personal_access_tokens`;
    expect(await api.as(everybody[who]).post(path, backup)).toMatchObject({ status });
  });

  it.each([
    [{}, { error: 'name is missing, scopes is missing' }],
    [{ ...backup, scopes: ['everything'] }, { error: 'scopes does not have a valid value' }],
    [{ ...backup, scopes: ['openid'] }, { error: 'scopes does not have a valid value' }],
    [{ ...backup, scopes: [] }, { message: { scopes: ["can't be blank"] } }],
    [{ ...backup, name: ' ' }, { message: { name: ["can't be blank"] } }],
    [
      { ...backup, name: 'x'.repeat(256) },
      { message: { name: ['is too long (maximum is 255 characters)'] } },
    ],
    [{ ...backup, expires_at: 'tomorrow' }, { error: 'expires_at is invalid' }],
    [{ ...backup, expires_at: '2026-02-30' }, { error: 'expires_at is invalid' }],
    [{ ...backup, name: 'a\0b' }, { error: 'name is invalid' }],
  ])('answers 400 for %j', async (body, error) => {
    const { owner, administrator } = await people(db);
    const path = `/users/${owner.id}/personal_access_tokens`;
    expect(await api.as(administrator).post(path, body)).toMatchObject({
      status: 400,
      body: error,
    });
  });

  it('answers 404 for a user that does not exist', async () => {
    const { administrator } = await people(db);
    expect(
      await api.as(administrator).post('/users/99999999/personal_access_tokens', backup),
    ).toMatchObject({ status: 404, body: { message: '404 User Not Found' } });
  });

  it('makes tokens that stop working when the day of their expiry begins', async () => {
    const { owner, administrator } = await people(db);
    const path = `/users/${owner.id}/personal_access_tokens`;
    const body = { name: unique('short'), scopes: ['api'], expires_at: '2026-03-11' };
    const created = await api.as(administrator).post(path, body);
    const caller = api.withToken(created.body.token);
    expect(await caller.get('/user')).toMatchObject({ status: 200 });

    now = new Date('2026-03-11T00:00:00.000Z');
    expect(await caller.get('/user')).toMatchObject({
      status: 401,
      body: {
        error: 'invalid_token',
        error_description: 'Token is expired. You can either do re-authorization or token refresh.',
      },
    });
    now = new Date('2026-03-10T12:00:00.000Z');
  });
});
