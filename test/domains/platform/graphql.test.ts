import { describe, expect, it } from 'vitest';
import { createCsrfToken } from '#src/auth/csrf.ts';
import { createSession } from '#src/auth/sessions.ts';
import { startApp } from '#test/support/app.ts';
import { seedToken, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();
const user = await seedUser(db);
const address = '/api/graphql';

type Headers = Readonly<Record<string, string>>;

const post = (body: unknown, headers: Headers = {}, at = address) =>
  api.sendTo('POST', at, body, headers);
const get = (query: Readonly<Record<string, string>>, headers: Headers = {}) =>
  api.sendTo('GET', `${address}?${new URLSearchParams(query).toString()}`, undefined, headers);
const tokenOf = async (scopes: readonly string[], owner = user) => ({
  'private-token': (await seedToken(db, owner, { scopes: [...scopes] })).token,
});
const who = { query: '{ currentUser { username } }' };
const data = (username: string | null) => ({
  data: { currentUser: username === null ? null : { username } },
});
const failure = (message: string) => ({ errors: [{ message }] });
const invalid = { status: 401, body: failure('Invalid token') };

describe('POST /api/graphql', () => {
  it('runs a document, also at an address that ends with a slash', async () => {
    const headers = await tokenOf(['api']);
    for (const at of [address, `${address}/`]) {
      const answer = await post(who, headers, at);
      expect(answer).toMatchObject({ status: 200, body: data(user.username) });
    }
  });

  it.each([
    ['application/json', JSON.stringify({ query: '{ echo(text: "a") }', operationKind: 'query' })],
    ['application/x-www-form-urlencoded', 'query=%7B+echo(text%3A+%22a%22)+%7D&variables=%7B%7D'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="query"\r\n\r\n{ echo(text: "a") }\r\n--b--\r\n',
    ],
  ])('reads %s', async (type, body) => {
    const answer = await post(body, { 'content-type': type });
    expect(answer).toMatchObject({ status: 200, body: { data: { echo: 'nil says: a' } } });
  });

  const megabyte = 'a'.repeat(1_000_000);
  const hundred = Array.from({ length: 100 }, () => ({ query: `{${'a '.repeat(4_999)}}` }));
  it.each([
    ['one text in JSON', 'application/json', JSON.stringify({ query: megabyte })],
    ['a hundred texts in JSON', 'application/json', JSON.stringify(hundred)],
    ['a form', 'application/x-www-form-urlencoded', `query=${megabyte}`],
    [
      'multipart',
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="query"\r\n\r\n${megabyte}\r\n--b--\r\n`,
    ],
  ])('refuses a megabyte of queries as %s', async (_, type, body) => {
    const answer = await post(body, { 'content-type': type });
    expect(answer).toMatchObject({ status: 422, body: failure('Query too large') });
  });

  it('answers a list of requests with the list of their results', async () => {
    const answer = await post([
      { query: '{ echo(text: "a") }' },
      { query: '{ foo }' },
      {
        query: 'query($t: String!) { echo(text: $t) }',
        variables: '{"t":"b"}',
        operationName: null,
      },
    ]);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject([
      { data: { echo: 'nil says: a' } },
      { errors: [{ message: "Field 'foo' doesn't exist on type 'Query'" }] },
      { data: { echo: 'nil says: b' } },
    ]);
  });

  it.each([undefined, {}, { query: '' }, { query: null }, []])(
    'answers %j with an error',
    async (body) => {
      expect(await post(body)).toMatchObject({
        status: 200,
        body: { errors: [{ message: 'Unexpected end of document', locations: [] }] },
      });
    },
  );

  it.each([
    [422, { query: '{ a }', variables: 5 }, 'Unexpected parameter: 5'],
    [422, { query: 'a'.repeat(10_001) }, 'Query too large'],
    [400, { query: 5 }, 'query is invalid'],
    [400, '{', 'the body is not valid JSON'],
  ])('answers %i to what it cannot read', async (status, body, message) => {
    const headers: Headers = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
    const answer = await post(body, headers);
    expect({ status: answer.status, text: JSON.stringify(answer.body) }).toEqual({
      status,
      text: expect.stringContaining(message) as string,
    });
    expect(Object.keys(answer.body as object)).toEqual(['errors']);
  });

  it('answers 415 to other bodies in the same shape', async () => {
    const answer = await post('<a/>', { 'content-type': 'application/xml' });
    expect(answer.status).toBe(415);
    expect(answer.body).toHaveProperty('errors');
  });

  it('tells the score and its limit by caller', async () => {
    const query = '{ queryComplexity { limit score } }';
    const administrator = await tokenOf(['api'], await seedUser(db, { admin: true }));
    for (const [headers, limit] of [
      [{}, 200],
      [await tokenOf(['read_api']), 250],
      [administrator, 300],
    ] as const) {
      const answer = await post({ query }, headers);
      expect(answer.body).toEqual({ data: { queryComplexity: { limit, score: 3 } } });
    }
  });

  it('has no subscriptions', async () => {
    const { body } = await post({ query: 'subscription { issuableTitleUpdated { id } }' });
    expect(body).toMatchObject({
      errors: [{ extensions: { code: 'missingSubscriptionConfiguration' } }],
    });
  });

  it('is open to pages of other origins, without their cookies', async () => {
    const { headers } = await post(who, { origin: 'https://other.example.com' });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });
});

describe('credentials of GraphQL', () => {
  const mutation = {
    query: 'mutation { echoCreate(input: { messages: ["a"] }) { echoes errors } }',
  };
  const refused = {
    data: { echoCreate: null },
    errors: [
      {
        message:
          "The resource that you are attempting to access does not exist or you don't have permission to perform this action",
        path: ['echoCreate'],
      },
    ],
  };

  it.each(['api', 'read_api'])('suffice for queries with the scope %s', async (scope) => {
    const headers = await tokenOf([scope]);
    expect(await post(who, headers)).toMatchObject({ status: 200, body: data(user.username) });
    const bearer = { authorization: `Bearer ${headers['private-token']}` };
    expect(await post(who, bearer)).toMatchObject({ status: 200, body: data(user.username) });
  });

  it.each(['read_user', 'read_repository', 'sudo'])('are invalid with %s alone', async (scope) => {
    expect(await post(who, await tokenOf([scope]))).toMatchObject(invalid);
    expect(await get(who, await tokenOf([scope]))).toMatchObject(invalid);
  });

  it('are invalid where they are unknown, or of a job', async () => {
    expect(await post(who, { 'private-token': 'unknown' })).toMatchObject(invalid);
    expect(await post(who, { 'job-token': 'any' })).toMatchObject(invalid);
    expect(await get({ ...who, job_token: 'any' })).toMatchObject(invalid);
  });

  it('are none where they are empty, or a password', async () => {
    const nobody = { status: 200, body: data(null) };
    expect(await post(who, { authorization: '' })).toMatchObject(nobody);
    const basic = Buffer.from(`${user.username}:password`).toString('base64');
    expect(await post(who, { authorization: `Basic ${basic}` })).toMatchObject(nobody);
  });

  it('of a blocked user are refused', async () => {
    const blocked = await seedUser(db, { state: 'blocked' });
    expect(await post(who, await tokenOf(['api'], blocked))).toMatchObject({
      status: 403,
      body: failure('API not accessible for user'),
    });
    expect(await get(who, await tokenOf(['api'], blocked))).toMatchObject({ status: 403 });
  });

  it('act as nobody else', async () => {
    const administrator = await seedUser(db, { admin: true });
    const headers = { ...(await tokenOf(['api', 'sudo'], administrator)), sudo: user.username };
    expect(await post(who, headers)).toMatchObject({ body: data(administrator.username) });
  });

  it('need the scope api for mutations', async () => {
    expect(await post(mutation)).toMatchObject({ status: 200, body: refused });
    expect(await post(mutation, await tokenOf(['read_api']))).toMatchObject({
      status: 200,
      body: refused,
    });
    expect(await post(mutation, await tokenOf(['api']))).toMatchObject({
      status: 200,
      body: { data: { echoCreate: { echoes: ['a'], errors: [] } } },
    });
  });

  it('of a session count where a page of ours asks, whatever the body and the method', async () => {
    const { id } = await createSession(db, user, new Date());
    const cookie = { cookie: `_service_session=${id}` };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const asked = new URLSearchParams(who).toString();
    const token = { 'x-csrf-token': createCsrfToken(id) };
    const all = (headers: Headers) =>
      Promise.all([
        post(who, { ...cookie, ...headers }),
        post(asked, { ...cookie, ...headers, ...form }),
        get(who, { ...cookie, ...headers }),
      ]);
    const bodies = async (headers: Headers) =>
      (await all(headers)).map(({ body }) => body as object);
    const nobody = data(null);
    expect(await bodies({})).toEqual([nobody, nobody, nobody]);
    expect(await bodies({ 'x-csrf-token': 'a' })).toEqual([nobody, nobody, nobody]);
    const somebody = data(user.username);
    expect(await bodies(token)).toEqual([somebody, somebody, somebody]);
    const other = await seedUser(db);
    const both = { ...cookie, ...token, ...(await tokenOf(['api'], other)) };
    expect(await post(who, both)).toMatchObject({ body: data(other.username) });
  });

  it('make nothing during maintenance, and read', async () => {
    const administrator = api.as(await seedUser(db, { admin: true }));
    await administrator.put('/application/settings', { maintenance_mode: true });
    const headers = await tokenOf(['api']);
    const message = 'You cannot perform write operations on a read-only instance';
    expect(await post(mutation, headers)).toMatchObject({
      status: 200,
      body: { data: { echoCreate: null }, errors: [{ message }] },
    });
    expect(await post(who, headers)).toMatchObject({ body: data(user.username) });
    await administrator.put('/application/settings', { maintenance_mode: false });
  });
});

describe('GET /api/graphql', () => {
  it('runs queries', async () => {
    const query =
      'query A($t: String!) { echo(text: $t) } mutation B { echoCreate(input: {}) { errors } }';
    const answer = await get({ query, variables: '{"t":"a"}', operationName: 'A' });
    expect(answer).toMatchObject({ status: 200, body: { data: { echo: 'nil says: a' } } });
    expect(await get({})).toMatchObject({
      status: 200,
      body: failure('Unexpected end of document'),
    });
  });

  it('refuses mutations', async () => {
    const query = 'mutation { echoCreate(input: {}) { errors } }';
    expect(await get({ query })).toMatchObject({
      status: 422,
      body: failure('Mutations are forbidden in GET requests'),
    });
  });

  it('answers 400 to what it cannot read', async () => {
    const answer = await api.sendTo('GET', `${address}?query=%ff`, undefined, {});
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty('errors');
  });
});
