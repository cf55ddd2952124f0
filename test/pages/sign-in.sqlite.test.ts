import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCsrfToken } from '#src/auth/csrf.ts';
import { createSession } from '#src/auth/sessions.ts';
import { digestPassword } from '#src/auth/passwords.ts';
import type { NewUser } from '#src/domains/core/users/table.ts';
import { startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import { seedUser } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { expectPage, pageText, Visitor } from '#test/support/visitor.ts';

const noon = '2026-03-10T12:00:00.000Z';
let clock = new Date(noon);
holdDate();
const app = await startApp({ clock: () => clock });
const secure = await startApp({ config: { baseUrl: 'https://kiln.example/below' } });
const limited = await startApp({ config: { rateLimits: true } });
const { db, api } = app;
const admin = api.as(await seedUser(db, { admin: true }));

const password = 'a good long password';
let digest: string;
beforeAll(async () => {
  digest = await digestPassword(password);
});
beforeEach(() => {
  clock = new Date(noon);
});
afterEach(async () => {
  await db('application_settings').update({ changed: {} });
  await change({ max_yaml_depth: 100 });
});

const change = async (body: object) =>
  expect((await admin.put('/application/settings', body)).status).toBe(200);

async function newUser(account: Partial<NewUser> = {}, on = app) {
  const user = await seedUser(on.db, account);
  await on.db('users').where({ id: user.id }).update({ password_digest: digest });
  return user;
}

const session = '_service_session';

/** Fills in the form of the sign-in page. */
async function signIn(
  visitor: Visitor,
  login: string,
  fields: Readonly<Record<string, string>> = {},
) {
  expectPage(await visitor.get('/users/sign_in'));
  return visitor.post('/users/sign_in', {
    'user[login]': login,
    'user[password]': password,
    ...fields,
  });
}

const isSomebody = async (visitor: Visitor) => (await visitor.get('/api/v4/user')).status === 200;

describe('signing in', () => {
  it('begins a session that pages and the API take', async () => {
    const user = await newUser();
    const visitor = new Visitor(app);
    const answer = await signIn(visitor, user.username);
    expect(answer).toMatchObject({ status: 303, headers: { location: '/' } });
    expect(await visitor.get('/api/v4/user')).toMatchObject({ body: { id: user.id } });
    expect(expectPage(await visitor.get('/'))).toContain(`@${user.username}`);
  });

  it('takes a username or a confirmed address, in any case', async () => {
    const user = await newUser({ username: 'Potter', email: 'Potter@Kiln.example' });
    for (const login of ['potter', ' POTTER ', 'potter@kiln.example']) {
      const visitor = new Visitor(app);
      expect((await signIn(visitor, login)).status).toBe(303);
      expect(await visitor.get('/api/v4/user')).toMatchObject({ body: { id: user.id } });
    }
  });

  it('leads on whoever is signed in already', async () => {
    const visitor = await Visitor.signedIn(app, await newUser(), clock);
    const answer = await visitor.get('/users/sign_in?return_to=%2Fdocs%3Fa%3Db');
    expect(answer).toMatchObject({ status: 302, headers: { location: '/docs?a=b' } });
  });

  it('notes when and from where', async () => {
    const user = await newUser();
    await signIn(new Visitor(app), user.username);
    clock = new Date('2026-03-11T12:00:00.000Z');
    await signIn(new Visitor(app), user.username);
    expect((await admin.get(`/users/${user.id}`)).body).toMatchObject({
      sign_in_count: 2,
      current_sign_in_at: '2026-03-11T12:00:00.000Z',
      last_sign_in_at: noon,
      current_sign_in_ip: '127.0.0.1',
      last_sign_in_ip: '127.0.0.1',
      last_activity_on: '2026-03-11',
    });
  });

  it('asks nobody anew who is remembered, for two weeks', async () => {
    const user = await newUser();
    const [kept, other] = [new Visitor(app), new Visitor(app)];
    const remembered = await signIn(kept, user.username, { 'user[remember_me]': '1' });
    await signIn(other, user.username);
    expect(cookieOf(remembered)).toContain(`; Max-Age=${14 * 86_400};`);
    clock = new Date('2026-03-24T11:00:00.000Z');
    expect([await isSomebody(kept), await isSomebody(other)]).toEqual([true, false]);
    clock = new Date('2026-04-07T11:00:01.000Z');
    expect(await isSomebody(kept)).toBe(false);
  });

  it('wakes an account that was deactivated', async () => {
    const user = await newUser({ state: 'deactivated' });
    const visitor = new Visitor(app);
    expect((await signIn(visitor, user.username)).status).toBe(303);
    expect(await visitor.get('/api/v4/user')).toMatchObject({ body: { state: 'active' } });
  });

  it('shows what the instance says of itself', async () => {
    await change({ sign_in_text: '# For *potters*\n\n<script>alert(1)</script>' });
    await admin.put('/application/appearance', { title: 'Kiln & Co', description: 'We **fire**.' });
    const html = expectPage(await new Visitor(app).get('/users/sign_in'));
    expect(html).toContain('Kiln &amp; Co');
    expect(html).toContain('<strong>fire</strong>');
    expect(html).toContain('<em>potters</em>');
    await admin.put('/application/appearance', { title: '', description: '' });
  });
});

/** The `Set-Cookie` header of the session. */
function cookieOf({ headers }: { readonly headers: object }, name = session): string {
  const set = (headers as Record<string, unknown>)['set-cookie'] as readonly string[] | undefined;
  return set?.find((each) => each.startsWith(`${name}=`)) ?? '';
}

describe('a refusal', () => {
  const states: [Partial<NewUser>, RegExp][] = [
    [{ state: 'blocked' }, /has been blocked/],
    [{ state: 'ldap_blocked' }, /has been blocked/],
    [{ state: 'banned' }, /has been blocked/],
    [{ state: 'blocked_pending_approval' }, /pending approval/],
    [{ confirmed_at: null }, /not confirmed/],
    [{ user_type: 'alert_bot' }, /cannot be used/],
  ];
  it.each(states)(
    'tells its reason to who knows the password of %o, and to nobody else',
    async (account, reason) => {
      const user = await newUser(account);
      const visitor = new Visitor(app);
      expect(expectPage(await signIn(visitor, user.username), 422)).toMatch(reason);
      const wrong = await signIn(visitor, user.username, { 'user[password]': 'wrong' });
      expect(expectPage(wrong, 422)).not.toMatch(reason);
      expect(visitor.cookies.has(session)).toBe(false);
    },
  );

  it('is the same for a name that nobody has, and repeats no password', async () => {
    const user = await newUser();
    const visitor = new Visitor(app);
    const said = async (login: string, secret: string) => {
      const answer = await signIn(visitor, login, { 'user[password]': secret });
      const html = expectPage(answer, 422);
      expect(html).not.toContain(secret);
      return html.replaceAll(login, 'LOGIN').replaceAll(/value="[\w-]{64}"/g, '');
    };
    const known = await said(user.username, 'wrong-secret');
    expect(await said('nobody-has-this', 'wrong-secret')).toBe(known);
    expect(await said(user.email, 'wrong-secret')).toBe(known);
    expect(await said('nobody@kiln.example', 'wrong-secret')).toBe(known);
    expect(known).toContain('is wrong');
  });

  it('reads and computes as much for a name that nobody has', async () => {
    const known = await newUser();
    const workOf = async (login: string) => {
      const visitor = new Visitor(app);
      await visitor.get('/users/sign_in');
      const sent = { 'user[login]': login, 'user[password]': 'wrong-secret' };
      return statementsOfRequests(app, () => visitor.post('/users/sign_in', sent));
    };
    await workOf(known.username);
    const work = await workOf(known.username);
    expect(work.length).toBeGreaterThan(0);
    expect(await workOf('nobody-has-this')).toEqual(work);
    const byAddress = await workOf(known.email);
    expect(await workOf('nobody@kiln.example')).toEqual(byAddress);
  });

  it('is everybody’s where passwords are not taken', async () => {
    const user = await newUser();
    const visitor = new Visitor(app);
    await visitor.get('/users/sign_in');
    await change({ password_authentication_enabled_for_web: false });
    const html = expectPage(await visitor.get('/users/sign_in'));
    expect(html).not.toContain('type="password"');
    const sent = { 'user[login]': user.username, 'user[password]': password };
    expectPage(await visitor.post('/users/sign_in', sent), 403);
    expect(visitor.cookies.has(session)).toBe(false);
  });
});

describe('the lock', () => {
  it('closes after ten failures, for a name that nobody has, too', async () => {
    const user = await newUser({}, limited);
    const lastOf = async (login: string) => {
      const visitor = new Visitor(limited);
      for (let tries = 1; tries <= 11; tries += 1) {
        const answer = await signIn(visitor, login, { 'user[password]': 'wrong' });
        const html = pageText(answer)
          .replaceAll(login, '')
          .replaceAll(/value="[\w-]{64}"/g, '');
        if (answer.status === 429) return { tries, html };
        expect(answer.status).toBe(422);
      }
      throw new Error('the name was never locked');
    };
    const known = await lastOf(user.username);
    expect(known.tries).toBe(11);
    expect(await lastOf('nobody-has-this')).toEqual(known);
    // The right password opens it no more.
    expect((await signIn(new Visitor(limited), user.username)).status).toBe(429);
  });
});

describe('a session', () => {
  it('is never one that the browser had before', async () => {
    const user = await newUser();
    const visitor = new Visitor(app);
    const chosen = 'A'.repeat(43);
    visitor.cookies.set(session, chosen);
    await signIn(visitor, user.username);
    const first = visitor.cookies.get(session);
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(first).not.toBe(chosen);

    const fixed = new Visitor(app);
    fixed.cookies.set(session, chosen);
    expect(await isSomebody(fixed)).toBe(false);
  });

  it('of somebody whose account is refused ends when they sign in as somebody else', async () => {
    const [blocked, user] = [await newUser(), await newUser()];
    const visitor = await Visitor.signedIn(app, blocked, clock);
    const before = visitor.cookies.get(session) ?? '';
    await db('users').where('id', blocked.id).update({ state: 'blocked' });
    await admin.put('/application/settings', { max_yaml_depth: 99 });
    expect((await signIn(visitor, user.username)).status).toBe(303);
    await db('users').where('id', blocked.id).update({ state: 'active' });
    await admin.put('/application/settings', { max_yaml_depth: 100 });
    const old = new Visitor(app);
    old.cookies.set(session, before);
    expect(await isSomebody(old)).toBe(false);
  });

  it('takes the place of the binding of forms', async () => {
    const user = await newUser();
    const visitor = new Visitor(app);
    await visitor.get('/users/sign_in');
    expect(visitor.cookies.has('_service_form')).toBe(true);
    await signIn(visitor, user.username);
    expect([...visitor.cookies.keys()]).toEqual([session]);
  });

  it('has a cookie that no script and no other site can use, and behind https no clear connection', async () => {
    const user = await newUser({}, secure);
    const visitor = new Visitor(secure);
    const answer = await signIn(visitor, user.username, { return_to: '/below/docs' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/below/docs' } });
    expect(cookieOf(answer)).toMatch(
      /^_service_session=[\w-]{43}; Path=\/below; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(cookieOf(answer, '_service_form')).toMatch(/Max-Age=0; HttpOnly; SameSite=Lax; Secure$/);
  });
});

describe('the address to return to', () => {
  it.each([
    ['/docs?a=b', '/docs?a=b'],
    ['/oauth/authorize?redirect_uri=https%3A%2F%2Fx.example', null],
    ['//kiln.example', '/'],
    ['/\\kiln.example', '/'],
    ['https://kiln.example/x', '/'],
    ['javascript:alert(1)', '/'],
    ['/%2e%2e//kiln.example', '/'],
    ['/x\r\nSet-Cookie: a=b', '/'],
    ['', '/'],
  ])('%j leads to %s', async (returnTo, location) => {
    const user = await newUser();
    const answer = await signIn(new Visitor(app), user.username, { return_to: returnTo });
    expect(answer).toMatchObject({ status: 303, headers: { location: location ?? returnTo } });
  });

  it('stays in the form while the password is wrong', async () => {
    const visitor = new Visitor(app);
    expect(pageText(await visitor.get('/users/sign_in?return_to=%2Fdocs'))).toContain(
      'value="/docs"',
    );
    const fields = { return_to: '/docs', 'user[password]': 'wrong' };
    expect(pageText(await signIn(visitor, 'nobody', fields))).toContain('value="/docs"');
  });
});

describe('a form of another site', () => {
  it.each([
    ['without a token', { authenticity_token: '' }, {}],
    ['with a token of another visitor', { authenticity_token: createCsrfToken('x') }, {}],
    ['that the browser tells of', {}, { 'sec-fetch-site': 'cross-site' }],
  ])('%s signs nobody in', async (_, fields, headers) => {
    const user = await newUser();
    const visitor = new Visitor(app);
    await visitor.get('/users/sign_in');
    const sent = { 'user[login]': user.username, 'user[password]': password, ...fields };
    expectPage(await visitor.post('/users/sign_in', sent, headers), 422);
    expect(visitor.cookies.has(session)).toBe(false);
  });

  it('signs nobody out', async () => {
    const visitor = await Visitor.signedIn(app, await newUser(), clock);
    await visitor.get('/');
    expectPage(await visitor.post('/users/sign_out', { authenticity_token: 'x' }), 422);
    expect(await isSomebody(visitor)).toBe(true);
    expect((await visitor.get('/users/sign_out')).status).toBe(404);
  });
});

describe('signing out', () => {
  it('ends the session, in every browser that has it', async () => {
    const visitor = await Visitor.signedIn(app, await newUser(), clock);
    const copy = new Visitor(app);
    copy.cookies.set(session, visitor.cookies.get(session) ?? '');
    await visitor.get('/');
    const answer = await visitor.post('/users/sign_out');
    expect(answer).toMatchObject({
      status: 303,
      headers: { location: '/users/sign_in?notice=signed_out' },
    });
    expect(visitor.cookies.has(session)).toBe(false);
    expect(await isSomebody(copy)).toBe(false);
    expect(expectPage(await visitor.get('/users/sign_in?notice=signed_out'))).toContain(
      'You are signed out.',
    );
  });

  it('can be done by somebody whose account is refused', async () => {
    const user = await newUser();
    const visitor = await Visitor.signedIn(app, user, clock);
    await visitor.get('/');
    await db('users').where('id', user.id).update({ state: 'blocked' });
    await change({ max_yaml_depth: 99 });
    expect((await visitor.post('/users/sign_out')).status).toBe(303);
    expect(visitor.cookies.size).toBe(0);
  });

  it.each([
    ['/docs', '/docs'],
    ['https://kiln.example/bye', 'https://kiln.example/bye'],
  ])('leads to %s where the settings say so', async (path, location) => {
    await change({ after_sign_out_path: path });
    const visitor = await Visitor.signedIn(app, await newUser(), clock);
    await visitor.get('/');
    const answer = await visitor.post('/users/sign_out');
    expect(answer).toMatchObject({ status: 303, headers: { location } });
  });
});

it('a session is made of nothing that a visitor sends', async () => {
  const { id } = await createSession(db, await newUser(), clock, { userAgent: 'x'.repeat(10_000) });
  expect(id).toMatch(/^[\w-]{43}$/);
});
