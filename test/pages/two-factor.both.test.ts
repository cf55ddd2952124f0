import { afterEach, beforeEach, describe, expect } from 'vitest';
import { signIn as signInFully, signInHalf } from '#src/domains/core/users/account/sign-in.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { holdDate } from '#test/support/clock.ts';
import { askToken, bearer } from '#test/support/oauth.ts';
import { addMember, seedGroup, seedUser } from '#test/support/seed.ts';
import {
  codeAt,
  fieldOf,
  isSomebody,
  password,
  sessionCookie,
  setUpTwoFactor,
  signIn,
  userWithPassword,
} from '#test/support/signing-in.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const noon = '2026-03-10T12:00:00.000Z';
let clock = new Date(noon);
holdDate();
const app = await startApp({ connections: racing, clock: () => clock });
const limited = await startApp({
  connections: racing,
  clock: () => clock,
  config: { rateLimits: true },
});
const { db, api } = app;
const admin = api.as(await seedUser(db, { admin: true }));
const path = '/-/profile/two_factor_auth';

const change = async (body: object) =>
  expect((await admin.put('/application/settings', body)).status).toBe(200);
const later = (seconds: number) => (clock = new Date(clock.getTime() + seconds * 1_000));

beforeEach(() => {
  clock = new Date(noon);
});
afterEach(async () => {
  await db('application_settings').update({ changed: {} });
  await change({ max_yaml_depth: 100 });
});

/** User who set up a second factor a minute ago. */
async function guarded(on = app) {
  const user = await userWithPassword(on);
  const visitor = await Visitor.signedIn(on, user, clock);
  const factor = await setUpTwoFactor(visitor, clock);
  later(60);
  return { user, visitor, ...factor };
}

/** Signs in with the right password, up to the page that asks for a code. */
async function halfSignedIn(login: string, on = app, fields: Record<string, string> = {}) {
  const visitor = new Visitor(on);
  const answer = await signIn(visitor, login, fields);
  expect(answer).toMatchObject({ status: 303, headers: { location: '/users/sign_in' } });
  expect(expectPage(await visitor.get('/users/sign_in'))).toContain('user[otp_attempt]');
  return visitor;
}

const send = (visitor: Visitor, code: string) =>
  visitor.post('/users/sign_in', { 'user[otp_attempt]': code });

describe('setting it up', () => {
  it('asks for a code of the app and for the password', async () => {
    const user = await userWithPassword(app);
    const visitor = await Visitor.signedIn(app, user, clock);
    const page = await visitor.get(path);
    const html = expectPage(page);
    expect(html).toContain('src="data:image/svg+xml;base64,');
    const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? '').replaceAll(' ', '');
    const fields = {
      offer: fieldOf(page, 'offer'),
      'user[otp_attempt]': codeAt(secret, clock),
      'user[current_password]': password,
    };
    const wrong = [
      { 'user[otp_attempt]': '000000' },
      { 'user[otp_attempt]': '' },
      { 'user[otp_attempt]': codeAt(secret, new Date(clock.getTime() - 600_000)) },
      { 'user[current_password]': 'wrong' },
      { offer: 'x' },
    ];
    for (const each of wrong) {
      expectPage(await visitor.post(path, { ...fields, ...each }), 422);
      expect((await visitor.get('/api/v4/user')).body).toMatchObject({ two_factor_enabled: false });
    }
    const other = await Visitor.signedIn(app, await userWithPassword(app), clock);
    await other.get(path);
    expectPage(await other.post(path, fields), 422);

    expectPage(await visitor.post(path, fields));
    expect((await visitor.get('/api/v4/user')).body).toMatchObject({ two_factor_enabled: true });
    expect(expectPage(await visitor.get(path))).toContain('10 recovery codes are left');
  });

  it('signs out everywhere else, and stores nothing that can be read', async () => {
    const user = await userWithPassword(app);
    const [visitor, elsewhere] = [
      await Visitor.signedIn(app, user, clock),
      await Visitor.signedIn(app, user, clock),
    ];
    const token = await askToken(api, {
      grant_type: 'password',
      username: user.username,
      password,
    });
    const use = async () => (await api.get('/user', bearer(token.body.access_token))).status;
    expect(await use()).toBe(200);
    const { secret, codes } = await setUpTwoFactor(visitor, clock);
    expect([await isSomebody(visitor), await isSomebody(elsewhere)]).toEqual([true, false]);
    expect(await use()).toBe(401);
    const rows = JSON.stringify([
      await db('second_factors').where('user_id', user.id),
      await db('recovery_codes').where('user_id', user.id),
    ]);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(rows).not.toContain(text);
    }
  });
});

describe('signing in with a code', () => {
  it('takes the code of the app in a second step, and remembers what was asked in the first', async () => {
    const { user, secret } = await guarded();
    const fields = { return_to: '/docs', 'user[remember_me]': '1' };
    const visitor = await halfSignedIn(user.username, app, fields);
    expect(await isSomebody(visitor)).toBe(false);
    const answer = await send(visitor, codeAt(secret, clock));
    expect(answer).toMatchObject({ status: 303, headers: { location: '/docs' } });
    expect(JSON.stringify(answer.headers['set-cookie'])).toContain(`Max-Age=${14 * 86_400};`);
    expect([...visitor.cookies.keys()]).toEqual([sessionCookie]);
    expect(await isSomebody(visitor)).toBe(true);
  });

  it('takes no code twice, nor one that is older, nor that of the set-up', async () => {
    const { user, secret } = await guarded();
    const setUp = codeAt(secret, new Date(noon));
    expect((await send(await halfSignedIn(user.username), setUp)).status).toBe(422);
    const code = codeAt(secret, clock);
    expect((await send(await halfSignedIn(user.username), code)).status).toBe(303);
    expectPage(await send(await halfSignedIn(user.username), code), 422);
    const before = codeAt(secret, new Date(clock.getTime() - 30_000));
    expectPage(await send(await halfSignedIn(user.username), before), 422);
    later(30);
    const next = codeAt(secret, clock);
    expect((await send(await halfSignedIn(user.username), next)).status).toBe(303);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { user, codes } = await guarded();
    const [first = '', second = ''] = codes;
    expect((await send(await halfSignedIn(user.username), first)).status).toBe(303);
    expectPage(await send(await halfSignedIn(user.username), first), 422);
    const typed = ` ${second.toUpperCase().replaceAll('-', ' ')} `;
    expect((await send(await halfSignedIn(user.username), typed)).status).toBe(303);
    const visitor = await Visitor.signedIn(app, user, clock);
    expect(expectPage(await visitor.get(path))).toContain('8 recovery codes are left');
  });

  race('lets one of twenty in who have the same code', async () => {
    const { user, secret, codes } = await guarded();
    for (const code of [codeAt(secret, clock), codes[0] ?? '']) {
      const visitors: Visitor[] = [];
      for (let count = 0; count < 20; count += 1) visitors.push(await halfSignedIn(user.username));
      const answers = await Promise.all(visitors.map((visitor) => send(visitor, code)));
      expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 422)).toHaveLength(19);
    }
  });

  race(
    'lets one in of many codes that one browser sends at once, and counts the rest',
    async () => {
      const { user, secret, codes } = await guarded();
      const visitor = await halfSignedIn(user.username);
      const sent = [codeAt(secret, clock), ...codes.slice(0, 4)];
      const answers = await Promise.all(sent.map((code) => send(visitor, code)));
      expect(answers.filter(({ headers }) => headers.location === '/')).toHaveLength(1);
    },
  );

  it('is over after five wrong codes', async () => {
    const { user, secret } = await guarded();
    const visitor = await halfSignedIn(user.username);
    const stolen = new Map(visitor.cookies);
    for (let count = 0; count < 4; count += 1) expectPage(await send(visitor, '000000'), 422);
    expect(await send(visitor, '000000')).toMatchObject({
      status: 303,
      headers: { location: '/users/sign_in?notice=code_wrong' },
    });
    for (const [name, value] of stolen) visitor.cookies.set(name, value);
    expect(await send(visitor, codeAt(secret, clock))).toMatchObject({
      headers: { location: '/users/sign_in?notice=code_late' },
    });
    expect(await isSomebody(visitor)).toBe(false);
    expect(expectPage(await visitor.get('/users/sign_in?notice=code_late'))).toContain('is over');
  });

  it('gives no more codes to who begins anew', async () => {
    const { user, secret } = await guarded(limited);
    for (let round = 0; round < 2; round += 1) {
      const visitor = await halfSignedIn(user.username, limited);
      for (let count = 0; count < 5; count += 1) await send(visitor, '000000');
    }
    const visitor = await halfSignedIn(user.username, limited);
    expectPage(await send(visitor, codeAt(secret, clock)), 429);
  });

  it('is over after five minutes', async () => {
    const { user, secret } = await guarded();
    const visitor = await halfSignedIn(user.username);
    later(300);
    expect(await send(visitor, codeAt(secret, clock))).toMatchObject({
      headers: { location: '/users/sign_in?notice=code_late' },
    });
    expect(await isSomebody(visitor)).toBe(false);
  });

  it('is over when the password is changed, or the second factor switched off', async () => {
    const { user, secret } = await guarded();
    const first = await halfSignedIn(user.username);
    const changed = { password: 'another good password' };
    expect((await admin.put(`/users/${user.id}`, changed)).status).toBe(200);
    await send(first, codeAt(secret, clock));
    expect(await isSomebody(first)).toBe(false);

    const other = await guarded();
    const second = await halfSignedIn(other.user.username);
    const disable = `/users/${other.user.id}/disable_two_factor`;
    expect((await admin.send('PATCH', disable)).status).toBe(204);
    expect(await db('second_factors').where('user_id', other.user.id)).toEqual([]);
    await send(second, codeAt(other.secret, clock));
    expect(await isSomebody(second)).toBe(false);
  });

  it('needs the cookie of the browser that had the password', async () => {
    const { user, secret } = await guarded();
    const visitor = await halfSignedIn(user.username);
    const thief = new Visitor(app);
    await thief.get('/users/sign_in');
    await send(thief, codeAt(secret, clock));
    expect(await isSomebody(thief)).toBe(false);
    // A half sign-in that waits for a code is no session.
    const half = visitor.cookies.get('_service_sign_in') ?? '';
    expect(half).toMatch(/^[\w-]{43}$/);
    thief.cookies.set(sessionCookie, half);
    expect(await isSomebody(thief)).toBe(false);
  });

  it('can be given up for another account', async () => {
    const { user } = await guarded();
    const visitor = await halfSignedIn(user.username);
    expect((await visitor.post('/users/sign_in/cancel')).status).toBe(303);
    expect(expectPage(await visitor.get('/users/sign_in'))).toContain('user[password]');
    expect(visitor.cookies.has('_service_sign_in')).toBe(false);
  });

  it('needs a form of ours', async () => {
    const { user, secret } = await guarded();
    const visitor = await halfSignedIn(user.username);
    const fields = { 'user[otp_attempt]': codeAt(secret, clock), authenticity_token: 'x' };
    expectPage(await visitor.post('/users/sign_in', fields), 422);
    expect(await isSomebody(visitor)).toBe(false);
  });
});

describe('changing it', () => {
  it('needs the password', async () => {
    const { visitor, user, codes } = await guarded();
    await visitor.get(path);
    const wrong = { act: 'off', 'user[current_password]': 'wrong' };
    expectPage(await visitor.post(`${path}/change`, wrong), 422);

    const renew = { act: 'codes', 'user[current_password]': password };
    const fresh = expectPage(await visitor.post(`${path}/change`, renew));
    expect(fresh).not.toContain(codes[1]);
    expectPage(await send(await halfSignedIn(user.username), codes[1] ?? ''), 422);

    const off = { act: 'off', 'user[current_password]': password };
    expect((await visitor.post(`${path}/change`, off)).status).toBe(303);
    expectPage(await visitor.post(`${path}/change`, renew), 422);
    expect(await signIn(new Visitor(app), user.username)).toMatchObject({
      headers: { location: '/' },
    });
  });

  it('is limited for whoever guesses the password', async () => {
    const user = await userWithPassword(limited);
    const visitor = await Visitor.signedIn(limited, user, clock);
    const page = await visitor.get(path);
    const fields = { offer: fieldOf(page, 'offer'), 'user[otp_attempt]': '000000' };
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      const sent = { ...fields, 'user[current_password]': `wrong ${count}` };
      statuses.push((await visitor.post(path, sent)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });
});

describe('a second factor that the instance requires', () => {
  it('blocks late users until they set it up', async () => {
    await change({ require_two_factor_authentication: true, two_factor_grace_period: 0 });
    const user = await userWithPassword(app);
    const visitor = new Visitor(app);
    await signIn(visitor, user.username);
    expect(await isSomebody(visitor)).toBe(false);
    expect(await visitor.get('/-/profile')).toMatchObject({
      status: 302,
      headers: { location: `${path}?return_to=%2F-%2Fprofile` },
    });
    expect((await visitor.get('/')).headers.location).toBe(path);
    // A group may require it as well, and the page does not say which of the two does.
    expect(expectPage(await visitor.get(path))).toContain('the instance or one of your groups');
    expect((await visitor.post('/-/profile', { 'user[name]': 'x' })).headers.location).toBe(path);
    await setUpTwoFactor(visitor, clock);
    expect(await isSomebody(visitor)).toBe(true);
    expectPage(await visitor.get('/-/profile'));
  });
});

it('a required second factor stays on, so that no grace period begins again', async () => {
  const { user, visitor } = await guarded();
  const switchOff = async () => {
    await visitor.get(path);
    return visitor.post(`${path}/change`, { act: 'off', 'user[current_password]': password });
  };
  await change({ require_two_factor_authentication: true, two_factor_grace_period: 48 });
  expect(expectPage(await switchOff(), 422)).toContain('it stays on');
  await change({ require_two_factor_authentication: false });
  const group = await seedGroup(db, { require_two_factor_authentication: true });
  await addMember(db, { group, user, level: 10 });
  expect(expectPage(await switchOff(), 422)).toContain('it stays on');
  await db('members').where('user_id', user.id).delete();
  expect((await switchOff()).status).toBe(303);
});

it('a user who showed a password while the factor was off cannot sign in without a code', async () => {
  const { user } = await guarded();
  const row = await db<{ id: number; password_digest: string }>('users')
    .where('id', user.id)
    .first('password_digest');
  const who = { user, digest: row?.password_digest ?? '' };
  const arrival = { now: clock, ip: '192.0.2.1', userAgent: '', remembered: false };
  const sessions = () => db('sessions').where('user_id', user.id).select('id');
  const before = await sessions();
  expect(user.two_factor_enabled).toBe(false);
  await expect(signInFully(db, who, arrival)).rejects.toMatchObject({ status: 401 });
  expect(await sessions()).toEqual(before);
});

it('a password that changes during its check does not half sign in a user', async () => {
  const { user } = await guarded();
  const who = { user, digest: 'of the password before' };
  const half = { remembered: false, return_to: '' };
  await expect(signInHalf(db, who, half, clock)).rejects.toMatchObject({ status: 401 });
  expect(await db('half_sign_ins').where('user_id', user.id)).toEqual([]);
});

describe('entering admin mode', () => {
  /** An administrator with a second factor, on the page that asks who they are. */
  async function atTheDoor(on = app) {
    const user = await userWithPassword(on, { admin: true });
    const visitor = await Visitor.signedIn(on, user, clock);
    const { secret, codes } = await setUpTwoFactor(visitor, clock);
    later(60);
    await on.api.as(user).put('/application/settings', { admin_mode: true });
    expect(expectPage(await visitor.get('/admin/session/new'))).toContain('user[otp_attempt]');
    const enter = (code: string) =>
      visitor.post('/admin/session', { 'user[password]': password, 'user[otp_attempt]': code });
    const acts = async () => (await visitor.get('/api/v4/application/settings')).status === 200;
    return { visitor, secret, codes, enter, acts };
  }

  it('takes a code of whoever has a second factor, once', async () => {
    const { visitor, secret, codes, enter, acts } = await atTheDoor();
    for (const code of ['', '000000']) expectPage(await enter(code), 422);
    expect(await acts()).toBe(false);
    const code = codeAt(secret, clock);
    expect((await enter(code)).status).toBe(303);
    expect(await acts()).toBe(true);
    await visitor.get('/-/profile');
    await visitor.post('/admin/session/destroy');
    expectPage(await visitor.get('/admin/session/new'));
    expectPage(await enter(code), 422);
    expect((await enter(codes[0] ?? '')).status).toBe(303);
  });

  it('counts wrong codes with those of sign-ins', async () => {
    const { secret, enter, acts } = await atTheDoor(limited);
    for (let time = 0; time < 10; time += 1) expectPage(await enter('000000'), 422);
    expectPage(await enter(codeAt(secret, clock)), 429);
    expect(await acts()).toBe(false);
    await limited.db('application_settings').update({ changed: {} });
  });
});
