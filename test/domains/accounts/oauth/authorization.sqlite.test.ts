import { describe, expect, it } from 'vitest';
import { digestToken } from '#src/auth/tokens.ts';
import { startApp } from '#test/support/app.ts';
import type { Answer } from '#test/support/http-client.ts';
import {
  askToken,
  basic,
  bearer,
  callback,
  challenge,
  named,
  seedApplication,
  seedOauthToken,
  verifier,
} from '#test/support/oauth.ts';
import { seedUser } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { api, db, environment } = app;
const user = await seedUser(db);
const application = await seedApplication(db);
const outOfBand = 'urn:ietf:wg:oauth:2.0:oob';
const native = await seedApplication(db, { redirect_uri: outOfBand });
const { baseUrl } = environment.config;

type Fields = Readonly<Record<string, string | undefined>>;

function parameters(changes: Fields = {}): Record<string, string> {
  const all: Fields = {
    client_id: application.uid,
    redirect_uri: callback,
    response_type: 'code',
    state: 'af0ifjsldkj',
    scope: 'api',
    ...changes,
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

const addressOf = (changes: Fields = {}) =>
  `/oauth/authorize?${new URLSearchParams(parameters(changes)).toString()}`;

const newVisitor = async () => Visitor.signedIn(app, await seedUser(db));

/** Address to which the server redirects the browser, with its query. */
function sentTo({ status, headers }: Answer) {
  expect(status).toBe(302);
  const url = new URL(headers['location'] ?? '');
  const query = Object.fromEntries(url.searchParams);
  url.search = '';
  return { address: url.href, query };
}

describe('GET /oauth/authorize', () => {
  it('asks whoever is not signed in to sign in, and come back', async () => {
    const answer = await new Visitor(app).get(addressOf());
    expect(answer.status).toBe(302);
    const url = new URL(answer.headers['location'] ?? '', baseUrl);
    expect(url.pathname).toBe('/users/sign_in');
    expect(url.searchParams.get('return_to')).toBe(addressOf());
  });

  it('takes no token for somebody at a browser', async () => {
    const token = await seedOauthToken(db, user, { application });
    for (const headers of [bearer(token), { 'private-token': token }]) {
      const answer = await api.sendTo('GET', addressOf(), undefined, headers);
      expect(answer.headers['location']).toContain('/users/sign_in');
    }
    const query = await api.sendTo('GET', `${addressOf()}&access_token=${token}`);
    expect(query.headers['location']).toContain('/users/sign_in');
    // Parameters that do not belong to the request are not repeated.
    expect(query.headers['location']).not.toContain(token);
  });

  it('shows what the application asks for, and may be framed by nobody', async () => {
    const owner = await seedUser(db, { name: 'Ada <b>Potter</b>' });
    const own = await seedApplication(db, { name: 'Kiln & Co', owner });
    const visitor = await newVisitor();
    const answer = await visitor.get(addressOf({ client_id: own.uid, scope: 'api read_user' }));
    const html = expectPage(answer);
    for (const text of [
      'Kiln &amp; Co',
      `Ada &lt;b&gt;Potter&lt;/b&gt; (@${owner.username})`,
      'app.example.com',
      '<code>api</code>',
      '<code>read_user</code>',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('You are an administrator');
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining(
        "form-action 'self' https://app.example.com;",
      ),
    });
  });

  it('warns administrators of powerful scopes', async () => {
    const visitor = await Visitor.signedIn(app, await seedUser(db, { admin: true }));
    expect(expectPage(await visitor.get(addressOf()))).toContain('You are an administrator');
    const page = expectPage(await visitor.get(addressOf({ scope: 'read_user' })));
    expect(page).not.toContain('You are an administrator');
  });

  const doubts: readonly (readonly [
    name: string,
    changes: Fields,
    status: number,
    error: string,
  ])[] = [
    ['no application', { client_id: undefined }, 400, 'invalid_request'],
    ['an unknown application', { client_id: 'f'.repeat(64) }, 401, 'invalid_client'],
    ['no address', { redirect_uri: undefined }, 400, 'invalid_redirect_uri'],
    ['an added path', { redirect_uri: `${callback}/x` }, 400, 'invalid_redirect_uri'],
    ['an added query', { redirect_uri: `${callback}?x=1` }, 400, 'invalid_redirect_uri'],
    ['an added fragment', { redirect_uri: `${callback}#x` }, 400, 'invalid_redirect_uri'],
    ['a trailing slash', { redirect_uri: `${callback}/` }, 400, 'invalid_redirect_uri'],
    [
      'a port',
      { redirect_uri: 'https://app.example.com:443/callback' },
      400,
      'invalid_redirect_uri',
    ],
    [
      'user info',
      { redirect_uri: 'https://a@app.example.com/callback' },
      400,
      'invalid_redirect_uri',
    ],
    [
      'another host',
      { redirect_uri: 'https://app.example.com.evil.example/callback' },
      400,
      'invalid_redirect_uri',
    ],
    [
      'another scheme',
      { redirect_uri: 'http://app.example.com/callback' },
      400,
      'invalid_redirect_uri',
    ],
    [
      'another case',
      { redirect_uri: 'https://APP.example.com/callback' },
      400,
      'invalid_redirect_uri',
    ],
    [
      'an encoded path',
      { redirect_uri: 'https://app.example.com/%63allback' },
      400,
      'invalid_redirect_uri',
    ],
    [
      'a way up',
      { redirect_uri: 'https://app.example.com/x/../callback' },
      400,
      'invalid_redirect_uri',
    ],
    ['a script', { redirect_uri: 'javascript:alert(1)' }, 400, 'invalid_redirect_uri'],
  ];

  it.each(doubts)('sends nobody anywhere with %s', async (_, changes, status, error) => {
    for (const visitor of [await Visitor.signedIn(app, user), new Visitor(app)]) {
      const answer = await visitor.get(addressOf(changes));
      expect(answer.headers['location']).toBeUndefined();
      expect(expectPage(answer, status)).toContain(`<code>${error}</code>`);
    }
  });

  const faults: readonly (readonly [name: string, changes: Fields, error: string])[] = [
    ['no type', { response_type: undefined }, 'invalid_request'],
    ['the implicit type', { response_type: 'token' }, 'unsupported_response_type'],
    ['an unknown scope', { scope: 'api kiln' }, 'invalid_scope'],
    ['a wider scope', { scope: 'api sudo' }, 'invalid_scope'],
    ['a challenge without method', { code_challenge: verifier }, 'invalid_code_challenge_method'],
    [
      'an unknown method',
      { ...challenge, code_challenge_method: 'S512' },
      'invalid_code_challenge_method',
    ],
    ['a challenge that is none', { ...challenge, code_challenge: 'x y' }, 'invalid_request'],
  ];

  it.each(faults)('tells the application of %s', async (_, changes, error) => {
    const visitor = await Visitor.signedIn(app, user);
    expect(sentTo(await visitor.get(addressOf(changes)))).toEqual({
      address: callback,
      query: { error, error_description: expect.any(String), iss: baseUrl, state: 'af0ifjsldkj' },
    });
  });

  it('asks a challenge of applications without secret', async () => {
    const open = await seedApplication(db, { confidential: false });
    const visitor = await Visitor.signedIn(app, user);
    const bare = await visitor.get(addressOf({ client_id: open.uid }));
    expect(sentTo(bare).query).toMatchObject({ error: 'invalid_request' });
    expectPage(await visitor.get(addressOf({ client_id: open.uid, ...challenge })));
  });

  it('keeps the query of a registered address', async () => {
    const redirect_uri = 'https://app.example.com/in?tenant=7&x=%20';
    const own = await seedApplication(db, { redirect_uri, trusted: true });
    const visitor = await newVisitor();
    const answer = await visitor.get(
      addressOf({ client_id: own.uid, redirect_uri, state: undefined }),
    );
    expect(answer.headers['location']).toMatch(
      /^https:\/\/app\.example\.com\/in\?tenant=7&x=%20&code=[0-9a-f]{64}&iss=/,
    );
    expect(answer.headers['location']).not.toContain('state');
  });

  it('does not ask for trusted applications', async () => {
    const trusted = await seedApplication(db, { trusted: true });
    const visitor = await newVisitor();
    expect(sentTo(await visitor.get(addressOf({ client_id: trusted.uid })))).toEqual({
      address: callback,
      query: { code: expect.stringMatching(/^[0-9a-f]{64}$/), iss: baseUrl, state: 'af0ifjsldkj' },
    });
  });

  it('leads nobody back to an address that proxies would not take', async () => {
    const long = await new Visitor(app).get(addressOf({ state: 'x'.repeat(4_096) }));
    expect(long.headers['location']).toMatch(/^\S*\/users\/sign_in$/);
    const page = await new Visitor(app).get(`/-/profile?x=${'y'.repeat(5_000)}`);
    expect(page.headers['location']).toMatch(/^\S*\/users\/sign_in$/);
  });

  describe('with a prompt', () => {
    const ask = async (visitor: Visitor, changes: Fields) => {
      const trusted = await seedApplication(db, { trusted: true });
      return visitor.get(addressOf({ client_id: trusted.uid, ...changes }));
    };
    const errorOf = async (visitor: Visitor, changes: Fields) =>
      sentTo(await ask(visitor, changes)).query;

    it('none shows no page', async () => {
      const login = { error: 'login_required', state: 'af0ifjsldkj', iss: baseUrl };
      expect(await errorOf(new Visitor(app), { prompt: 'none' })).toMatchObject(login);
      const visitor = await newVisitor();
      expect(await errorOf(visitor, { prompt: 'none' })).toHaveProperty('code');
      const consent = await visitor.get(addressOf({ prompt: 'none' }));
      expect(sentTo(consent).query).toMatchObject({ error: 'consent_required' });
      expect(await errorOf(visitor, { prompt: 'none', max_age: '0' })).toMatchObject(login);
    });

    it.each(['login', 'select_account', 'login consent'])(
      '%s signs in once more',
      async (prompt) => {
        const visitor = await newVisitor();
        const url = new URL((await ask(visitor, { prompt })).headers['location'] ?? '', baseUrl);
        expect(url.pathname).toBe('/users/sign_in');
        const back = url.searchParams.get('return_to') ?? '';
        expect(new URL(back, baseUrl).searchParams.get('prompt')).toBe(
          prompt.includes('consent') ? 'consent' : null,
        );
        // A user who is signed in is shown the form all the same, and stays who they are.
        expect(expectPage(await visitor.get(url.pathname + url.search))).toContain('user[login]');
        expect((await visitor.get('/api/v4/user')).status).toBe(200);
      },
    );

    it('consent asks again where nothing would be asked', async () => {
      expectPage(await ask(await newVisitor(), { prompt: 'consent' }));
    });

    it('refuses what it does not know', async () => {
      const visitor = await newVisitor();
      for (const prompt of ['create', 'none login', 'login x']) {
        expect(await errorOf(visitor, { prompt })).toMatchObject({ error: 'invalid_request' });
      }
    });
  });

  it('with max_age lets whoever signed in longer ago sign in once more', async () => {
    const person = await seedUser(db);
    const trusted = await seedApplication(db, { trusted: true });
    const visitor = await Visitor.signedIn(app, person, new Date(Date.now() - 1_000_000));
    const ask = (max_age: string) => visitor.get(addressOf({ client_id: trusted.uid, max_age }));
    const location = (await ask('900')).headers['location'] ?? '';
    expect(location).toContain('/users/sign_in');
    expect(location).not.toContain('max_age');
    expect(sentTo(await ask('100000')).query).toHaveProperty('code');
  });

  it('does not ask again for the same scopes, until they are taken back', async () => {
    const person = await seedUser(db);
    const visitor = await Visitor.signedIn(app, person);
    const token = await seedOauthToken(db, person, { application, scopes: ['read_user', 'api'] });
    expect(sentTo(await visitor.get(addressOf({ scope: 'api read_user' }))).query).toHaveProperty(
      'code',
    );
    expectPage(await visitor.get(addressOf({ scope: 'api' })));
    const other = await seedApplication(db);
    expectPage(await visitor.get(addressOf({ client_id: other.uid, scope: 'api read_user' })));
    await db('oauth_access_tokens')
      .where('token_digest', digestToken(token))
      .update({ revoked_at: new Date().toISOString() });
    expectPage(await visitor.get(addressOf({ scope: 'api read_user' })));
  });

  it('asks each time for an application without secret, which anybody may pretend to be', async () => {
    const open = await seedApplication(db, { confidential: false });
    const person = await seedUser(db);
    const visitor = await Visitor.signedIn(app, person);
    await seedOauthToken(db, person, { application: open, scopes: ['api'] });
    const asked = await visitor.get(addressOf({ client_id: open.uid, ...challenge }));
    expect(expectPage(asked)).toContain('asks to use your account');
    expect(asked.headers['location']).toBeUndefined();
  });

  it('refuses those whose account cannot be used', async () => {
    const person = await seedUser(db);
    const visitor = await Visitor.signedIn(app, person);
    await db('users').where('id', person.id).update({ confirmed_at: null });
    await db('access_revision').increment('revision', 1);
    expect(expectPage(await visitor.get(addressOf()), 403)).toContain('not confirmed');
  });
});

describe('the decision of the user', () => {
  it('to agree leads to a code that is exchanged for tokens', async () => {
    const person = await seedUser(db);
    const visitor = await Visitor.signedIn(app, person);
    await visitor.get(addressOf(challenge));
    const { address, query } = sentTo(
      await visitor.post('/oauth/authorize', parameters(challenge)),
    );
    expect(address).toBe(callback);
    expect(query).toEqual({ code: expect.any(String), state: 'af0ifjsldkj', iss: baseUrl });
    const { body } = await askToken(api, {
      grant_type: 'authorization_code',
      client_id: application.uid,
      redirect_uri: callback,
      code: query['code'],
      code_verifier: verifier,
    });
    expect(await api.get('/user', bearer(body.access_token))).toMatchObject({
      body: { id: person.id },
    });
  });

  it('to refuse leads back with access_denied, from the form and by DELETE', async () => {
    const visitor = await newVisitor();
    const page = expectPage(await visitor.get(addressOf()));
    const denied = {
      address: callback,
      query: {
        error: 'access_denied',
        error_description: expect.any(String),
        state: 'af0ifjsldkj',
        iss: baseUrl,
      },
    };
    const form = { ...parameters(), _method: 'delete' };
    expect(sentTo(await visitor.post('/oauth/authorize', form))).toEqual(denied);
    const token = /name="authenticity_token" value="([\w-]+)"/.exec(page)?.[1] ?? '';
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const body = new URLSearchParams({ ...parameters(), authenticity_token: token }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie };
    expect(sentTo(await api.sendTo('DELETE', '/oauth/authorize', body, headers))).toEqual(denied);
  });

  it.each(['grant', 'delete'])('counts only from a page of ours: %s', async (_method) => {
    const visitor = await newVisitor();
    const other = await newVisitor();
    const page = expectPage(await other.get(addressOf()));
    const foreign = /name="authenticity_token" value="([\w-]+)"/.exec(page)?.[1] ?? '';
    for (const authenticity_token of ['', 'x'.repeat(64), foreign]) {
      const fields = { ...parameters(), _method, authenticity_token };
      const answer = await visitor.post('/oauth/authorize', fields);
      expect(answer.headers['location']).toBeUndefined();
      expectPage(answer, 422);
    }
  });

  it('is judged like the request: form fields can be changed', async () => {
    const visitor = await newVisitor();
    await visitor.get(addressOf());
    const changed = await visitor.post(
      '/oauth/authorize',
      parameters({ redirect_uri: 'https://evil.example/' }),
    );
    expectPage(changed, 400);
    const wide = await visitor.post('/oauth/authorize', parameters({ scope: 'api sudo' }));
    expect(sentTo(wide).query).toMatchObject({ error: 'invalid_scope' });
    expectPage(await visitor.post('/oauth/authorize', parameters({ client_id: 'x' })), 401);
  });

  it.each(['POST', 'DELETE'])(
    'by %s is refused in doubt, and of accounts that cannot be used',
    async (method) => {
      const person = await seedUser(db);
      const { cookies } = await Visitor.signedIn(app, person);
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie };
      const decide = (changes: Fields) => {
        const body = new URLSearchParams(parameters(changes)).toString();
        return api.sendTo(method, '/oauth/authorize', body, headers);
      };
      expectPage(await decide({ redirect_uri: undefined }), 400);
      expectPage(await decide({ client_id: 'x' }), 401);
      expectPage(await decide({}), 422);
      await db('users').where('id', person.id).update({ confirmed_at: null });
      await db('access_revision').increment('revision', 1);
      expectPage(await decide({}), 403);
    },
  );

  it('leads whoever is not signed in any more to sign in', async () => {
    const visitor = await newVisitor();
    await visitor.get(addressOf());
    visitor.cookies.clear();
    for (const _method of ['', 'delete']) {
      const answer = await visitor.post('/oauth/authorize', { ...parameters(), _method });
      expect(answer.headers['location']).toContain('/users/sign_in?return_to=');
    }
  });
});

describe('an application without address', () => {
  const asked = { client_id: native.uid, redirect_uri: outOfBand };

  it('is given its code by the user, who is shown it', async () => {
    const visitor = await newVisitor();
    const page = expectPage(await visitor.get(addressOf(asked)));
    expect(page).toContain('you are shown a code');
    const answer = await visitor.post('/oauth/authorize', parameters(asked));
    const location = answer.headers['location'] ?? '';
    const code = /^\/oauth\/authorize\/native\?code=([0-9a-f]{64})$/.exec(location)?.[1] ?? '';
    expect(expectPage(await visitor.get(location))).toContain(`<code>${code}</code>`);
    const made = await askToken(
      api,
      { grant_type: 'authorization_code', redirect_uri: outOfBand, code },
      basic(native.uid, native.secret),
    );
    expect(made.status).toBe(200);
  });

  it('is told by the user what is wrong', async () => {
    const visitor = await newVisitor();
    const wrong = await visitor.get(addressOf({ ...asked, scope: 'kiln' }));
    expect(expectPage(wrong, 400)).toContain('<code>invalid_scope</code>');
    await visitor.get(addressOf(asked));
    const form = { ...parameters(asked), _method: 'delete' };
    expect(expectPage(await visitor.post('/oauth/authorize', form), 400)).toContain(
      '<code>access_denied</code>',
    );
  });

  it('shows nothing that is no code', async () => {
    const answer = await new Visitor(app).get('/oauth/authorize/native?code=%3Cb%3Esend+money');
    expect(expectPage(answer, 400)).not.toContain('send money');
  });
});

it('an application of another does not redeem the code of the browser: no mix-up', async () => {
  const trusted = await seedApplication(db, { trusted: true });
  const visitor = await newVisitor();
  const { query } = sentTo(await visitor.get(addressOf({ client_id: trusted.uid })));
  const fields = { grant_type: 'authorization_code', redirect_uri: callback, code: query['code'] };
  expect(await askToken(api, { ...fields, ...named(application) })).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
});
