import { describe, expect } from 'vitest';
import { revokeAuthorizations } from '#src/auth/oauth-tokens.ts';
import { insertToken, createTokenFamily } from '#src/domains/accounts/oauth/table.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import {
  askToken,
  basic,
  bearer,
  callback,
  challenge,
  named,
  seedApplication,
  seedCode,
  verifier,
} from '#test/support/oauth.ts';
import { seedUser } from '#test/support/seed.ts';
import { othersWait } from '#test/support/others-wait.ts';

const { api, db } = await startApp({ connections: racing });
const user = await seedUser(db);
const application = await seedApplication(db);
const open = await seedApplication(db, { confidential: false });
const other = await seedApplication(db);

const code = (changes: Parameters<typeof seedCode>[3] = {}) =>
  seedCode(db, application, user, changes);

const exchange = (fields: Readonly<Record<string, string | undefined>>, headers = {}) =>
  askToken(api, { grant_type: 'authorization_code', redirect_uri: callback, ...fields }, headers);

const issued = {
  status: 200,
  headers: {
    'cache-control': 'no-store',
    pragma: 'no-cache',
    'content-type': 'application/json',
  },
  body: {
    access_token: expect.stringMatching(/^[0-9a-f]{64}$/),
    refresh_token: expect.stringMatching(/^[0-9a-f]{64}$/),
    token_type: 'bearer',
    expires_in: 7200,
    created_at: expect.any(Number),
    scope: 'api',
  },
};

const refused = (error: string, status = 400) => ({
  status,
  headers: {
    'cache-control': 'no-store',
    pragma: 'no-cache',
    'www-authenticate': expect.stringMatching(
      new RegExp(`^Bearer realm="service", error="${error}", error_description="[^"]+"$`),
    ),
  },
  body: { error, error_description: expect.any(String) },
});

describe('POST /oauth/token with a code', () => {
  it('gives a token that works, for id and secret in the form', async () => {
    const made = await exchange({ code: await code(), ...named(application) });
    expect(made).toMatchObject(issued);
    expect(made.body).not.toHaveProperty('id_token');
    expect(await api.get('/user', bearer(made.body.access_token))).toMatchObject({
      status: 200,
      body: { id: user.id },
    });
  });

  it('takes id and secret as HTTP Basic, and JSON', async () => {
    const headers = basic(application.uid, application.secret);
    expect(await exchange({ code: await code() }, headers)).toMatchObject(issued);
    const body = {
      grant_type: 'authorization_code',
      redirect_uri: callback,
      code: await code(),
      ...named(application),
    };
    expect(await api.sendTo('POST', '/oauth/token', body)).toMatchObject(issued);
  });

  it('takes a verifier in place of the secret', async () => {
    const fields = { client_id: application.uid, code: await code(challenge) };
    expect(await exchange({ ...fields, code_verifier: verifier })).toMatchObject(issued);
    const plain = { code_challenge: verifier, code_challenge_method: 'plain' };
    expect(
      await exchange({
        client_id: application.uid,
        code: await code(plain),
        code_verifier: verifier,
      }),
    ).toMatchObject(issued);
  });

  it('is not confused by the credentials of a user', async () => {
    const fields = { code: await code(), ...named(application) };
    expect(await exchange(fields, bearer('x'.repeat(20)))).toMatchObject(issued);
  });

  type Change = readonly [
    name: string,
    grant: Parameters<typeof seedCode>[3],
    fields: Readonly<Record<string, string | undefined>>,
    error: string,
    status?: number,
  ];
  const pkce = { code_verifier: verifier };
  const noSecret = { client_secret: undefined };
  // The requests that RFC 6749, 7636 and 9700 have servers refuse.
  const refusals: readonly Change[] = [
    ['no kind of grant', {}, { grant_type: undefined }, 'invalid_request'],
    ['an unknown kind of grant', {}, { grant_type: 'implicit' }, 'unsupported_grant_type'],
    [
      'the client credentials grant',
      {},
      { grant_type: 'client_credentials' },
      'unsupported_grant_type',
    ],
    ['no code', {}, { code: undefined }, 'invalid_request'],
    ['an unknown code', {}, { code: 'f'.repeat(64) }, 'invalid_grant'],
    ['a code too long', {}, { code: 'f'.repeat(6000) }, 'invalid_request'],
    ['no address', {}, { redirect_uri: undefined }, 'invalid_request'],
    ['no application', {}, { client_id: undefined, ...noSecret }, 'invalid_client', 401],
    ['an unknown application', {}, { client_id: 'f'.repeat(64) }, 'invalid_client', 401],
    ['a wrong secret', {}, { client_secret: 'f'.repeat(64) }, 'invalid_client', 401],
    ['no secret', {}, noSecret, 'invalid_client', 401],
    ['no secret, with a challenge', challenge, noSecret, 'invalid_client', 401],
    [
      'a wrong secret beside a verifier',
      challenge,
      { ...pkce, client_secret: 'x' },
      'invalid_client',
      401,
    ],
    ['the code of another application', {}, named(other), 'invalid_grant'],
    ['a downgrade: a challenge without its verifier', challenge, {}, 'invalid_request'],
    ['a verifier without challenge', {}, pkce, 'invalid_grant'],
    ['a verifier without challenge and secret', {}, { ...pkce, ...noSecret }, 'invalid_grant'],
    ['a wrong verifier', challenge, { code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    [
      'the challenge as verifier',
      challenge,
      { code_verifier: challenge.code_challenge },
      'invalid_grant',
    ],
    [
      'a short verifier',
      { code_challenge: 'x', code_challenge_method: 'plain' },
      { code_verifier: 'x' },
      'invalid_grant',
    ],
    [
      'a code that expired',
      { at: new Date(Date.now() - 600_000).toISOString() },
      {},
      'invalid_grant',
    ],
    ['an address with an added path', {}, { redirect_uri: `${callback}/x` }, 'invalid_grant'],
    ['an address with a query', {}, { redirect_uri: `${callback}?x` }, 'invalid_grant'],
    ['another host', {}, { redirect_uri: 'https://app.example.net/callback' }, 'invalid_grant'],
  ];

  const cases = refusals.map(([name, grant, fields, error, status = 400]) => ({
    name,
    grant,
    fields,
    error,
    status,
  }));
  it.each(cases)('refuses $name', async ({ grant, fields, error, status }) => {
    const sent = { code: await code(grant), ...named(application), ...fields };
    expect(await exchange(sent)).toMatchObject(refused(error, status));
  });

  it('refuses an application that names itself in two ways', async () => {
    const fields = { code: await code(), ...named(other) };
    const headers = basic(application.uid, application.secret);
    expect(await exchange(fields, headers)).toMatchObject(refused('invalid_request'));
  });

  it('lets applications without secret name themselves alone, and refuses a wrong secret', async () => {
    const wanted = { ...challenge };
    const fields = { client_id: open.uid, code_verifier: verifier };
    const first = await seedCode(db, open, user, wanted);
    expect(await exchange({ ...fields, code: first, client_secret: 'x' })).toMatchObject(
      refused('invalid_client', 401),
    );
    expect(await exchange({ ...fields, code: first })).toMatchObject(issued);
  });

  it('refuses while the user is blocked', async () => {
    const blocked = await seedUser(db);
    const grant = await seedCode(db, application, blocked);
    await db('users').where('id', blocked.id).update({ state: 'blocked' });
    expect(await exchange({ code: grant, ...named(application) })).toMatchObject(
      refused('invalid_grant'),
    );
  });

  it('revokes the tokens of a code that comes again', async () => {
    const fields = { code: await code(), ...named(application) };
    const { body } = await exchange(fields);
    expect((await api.get('/user', bearer(body.access_token))).status).toBe(200);
    expect(await exchange(fields)).toMatchObject(refused('invalid_grant'));
    expect(await api.get('/user', bearer(body.access_token))).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    });
    const { refresh_token } = body;
    expect(
      await askToken(api, { grant_type: 'refresh_token', refresh_token, ...named(application) }),
    ).toMatchObject(refused('invalid_grant'));
  });

  it('leaves them alone when it comes from somebody else', async () => {
    const sent = await code();
    const { body } = await exchange({ code: sent, ...named(application) });
    expect(await exchange({ code: sent, ...named(other) })).toMatchObject(refused('invalid_grant'));
    expect((await api.get('/user', bearer(body.access_token))).status).toBe(200);
  });

  race('gives one pair to fifty who redeem it at once', async () => {
    const fields = { code: await code(), ...named(application) };
    const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(fields)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    for (const answer of others) expect(answer).toMatchObject(refused('invalid_grant'));
  });
});

it('an exchange that is under way when all is taken back leaves nothing behind', async () => {
  const now = new Date().toISOString();
  const robin = await seedUser(db);
  await seedCode(db, application, robin);
  const grants = db('oauth_access_grants').where('user_id', robin.id);
  const pair = { access: 'a'.repeat(64), refresh: 'b'.repeat(64) };
  const token = { application_id: application.id, user_id: robin.id, scopes: ['api'] };
  let begun = () => {};
  const taken = new Promise<void>((resolve) => (begun = resolve));
  const exchanging = db.transaction(async (own) => {
    await own('oauth_access_grants').where('user_id', robin.id).update({ revoked_at: now });
    begun();
    await othersWait(db);
    await insertToken(own, { ...token, family: createTokenFamily() }, pair, now);
  });
  await taken;
  await db.transaction((db) => revokeAuthorizations(db, [robin.id], now));
  await exchanging;
  expect(await grants.pluck('revoked_at')).toEqual([now]);
  expect(await api.get('/user', bearer(pair.access))).toMatchObject({ status: 401 });
});
