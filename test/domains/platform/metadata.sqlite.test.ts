import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedToken, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();

describe.each(['/version', '/metadata'])('GET %s', (path) => {
  it('tells any user the release and the revision', async () => {
    const answer = await api.as(await seedUser(db)).get(path);
    expect(answer).toMatchObject({
      status: 200,
      body: { version: '15.0.0-ee', revision: expect.stringMatching(/^[0-9a-f]{7,}$/) },
    });
  });

  it('answers 401 without credentials', async () => {
    expect(await api.get(path)).toMatchObject({
      status: 401,
      body: { message: '401 Unauthorized' },
    });
  });

  it.each([
    ['read_api', 200],
    ['read_user', 200],
    ['read_repository', 403],
  ] as const)('answers a token with %s with %i', async (scope, status) => {
    const { token } = await seedToken(db, await seedUser(db), { scopes: [scope] });
    expect(await api.withToken(token).get(path)).toMatchObject({ status });
  });
});

describe('GET /metadata', () => {
  it('also tells the edition, and that agents cannot connect', async () => {
    const answer = await api.as(await seedUser(db)).get('/metadata');
    expect(answer.body).toMatchObject({
      enterprise: true,
      kas: { enabled: false, externalUrl: null, version: null },
    });
  });
});

describe('every answer', () => {
  const common = {
    'x-request-id': expect.stringMatching(/^[0-9a-z]{26}$/),
    'x-runtime': expect.stringMatching(/^\d+\.\d{6}$/),
    'cache-control': 'max-age=0, private, must-revalidate',
    vary: 'Origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  };

  it.each([
    ['/version', 200],
    ['/groups/0', 404],
    ['/nothing', 404],
    ['/users?page=x', 400],
    ['/application/settings', 403],
  ])('has the headers that all have: %s', async (path, status) => {
    const answer = await api.as(await seedUser(db)).get(path);
    expect(answer).toMatchObject({ status, headers: common });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('repeats the id that a client gives, if it is harmless', async () => {
    const as = api.as(await seedUser(db));
    const given = await as.get('/version', { 'x-request-id': 'abc-1_2' });
    expect(given.headers['x-request-id']).toBe('abc-1_2');
    const hostile = await as.get('/version', { 'x-request-id': 'a b"<c>' });
    expect(hostile.headers).toMatchObject({ 'x-request-id': common['x-request-id'] });
  });

  it('has a weak tag, by which nothing is sent twice', async () => {
    const as = api.as(await seedUser(db));
    const { headers } = await as.get('/version');
    const tag = String(headers.etag);
    expect(tag).toMatch(/^W\/"[^"]+"$/);
    for (const known of [tag, `"x", ${tag}`, tag.replace('W/', ''), '*']) {
      const again = await as.get('/version', { 'if-none-match': known });
      expect(again).toMatchObject({ status: 304, body: null, headers: { etag: tag } });
      expect((await as.head('/version', { 'if-none-match': known })).status).toBe(304);
    }
    expect((await as.get('/version', { 'if-none-match': 'W/"x"' })).status).toBe(200);
    const made = await as.post('/user/emails', { email: 'tagged@example.com' });
    expect(made).toMatchObject({
      status: 201,
      headers: { etag: expect.stringMatching(/^W\/"[^"]+"$/) },
    });
  });

  it('can be read by pages of every origin, which show no credentials of ours', async () => {
    const origin = 'https://elsewhere.example.com';
    for (const path of ['/version', '/nothing', '/groups/0']) {
      const { headers } = await api.as(await seedUser(db)).get(path, { origin });
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-expose-headers':
          'ETag, Link, X-Request-Id, X-Total, X-Total-Pages, X-Per-Page, X-Page, X-Next-Page, X-Prev-Page',
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
    const asked = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'private-token, x-anything',
    };
    const preflight = await api.send('OPTIONS', '/projects', undefined, asked);
    expect(preflight).toMatchObject({
      status: 200,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'OPTIONS, HEAD, GET, POST',
        // The star does not stand for this one.
        'access-control-allow-headers': '*, Authorization',
      },
    });
  });
});
