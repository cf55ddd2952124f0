import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endOtherSessions, endOwnSession, listSessions } from '#src/auth/own-sessions.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject, seedToken, seedUser } from '#test/support/seed.ts';
import {
  isSomebody,
  password,
  sessionCookie,
  signIn,
  userWithPassword,
} from '#test/support/signing-in.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const noon = '2026-03-10T12:00:00.000Z';
let clock = new Date(noon);
const app = await startApp({ clock: () => clock });
const { db, api, git, origin } = app;
// Bots need not accept the terms.
const admin = api.as(await seedUser(db, { admin: true, user_type: 'project_bot' }));

const change = async (body: object) =>
  expect((await admin.put('/application/settings', body)).status).toBe(200);

let project: { readonly full_path: string };
beforeAll(async () => {
  project = await seedProject(db, { visibility: 'internal', git, readme: true });
});
beforeEach(() => {
  clock = new Date(noon);
});
afterEach(async () => {
  await db('application_settings').update({ changed: {} });
  // Raises the revision, so that everybody notices.
  await admin.put('/application/settings', { max_yaml_depth: 100 });
});

describe('terms of use that are enforced', () => {
  const path = '/-/users/terms';
  const enforce = (terms = '# Clay\n\nBring your *own*.') => change({ enforce_terms: true, terms });

  async function gitStatus(username: string, secret: string) {
    const basic = Buffer.from(`${username}:${secret}`).toString('base64');
    const url = `${origin}/${project.full_path}.git/info/refs?service=git-upload-pack`;
    return (await fetch(url, { headers: { authorization: `Basic ${basic}` } })).status;
  }

  it('are accepted before anything else, by whichever way somebody comes', async () => {
    const user = await userWithPassword(app);
    const { token } = await seedToken(db, user, { scopes: ['api'] });
    const byToken = () => api.get('/user', { 'private-token': token });
    const visitor = await Visitor.signedIn(app, user, clock);
    expectPage(await visitor.get('/-/profile'));
    await enforce();

    expect(await visitor.get('/-/profile?page=2')).toMatchObject({
      status: 302,
      headers: { location: `${path}?return_to=%2F-%2Fprofile%3Fpage%3D2` },
    });
    expect((await visitor.get('/')).headers.location).toBe(path);
    const refusal = await byToken();
    expect(refusal.status).toBe(403);
    expect(refusal.body.message).toMatch(/must accept the terms of use.*\/-\/users\/terms/);
    expect((await visitor.get('/api/v4/user')).status).toBe(403);
    expect(await gitStatus(user.username, token)).toBe(403);
    expect(await gitStatus(user.username, password)).toBe(403);

    const html = expectPage(await visitor.get(`${path}?return_to=%2Fdocs`));
    expect(html).toContain('<em>own</em>');
    const version = /name="version" value="(\w+)"/.exec(html)?.[1] ?? '';
    expect(await visitor.post(path, { version, return_to: '/docs' })).toMatchObject({
      status: 303,
      headers: { location: '/docs' },
    });
    expectPage(await visitor.get('/-/profile'));
    expect((await byToken()).status).toBe(200);
    expect(await gitStatus(user.username, token)).toBe(200);
    expect(await gitStatus(user.username, password)).toBe(200);
  });

  it('are asked anew when their text is another one, and only the text that was read is accepted', async () => {
    const user = await userWithPassword(app);
    const visitor = await Visitor.signedIn(app, user, clock);
    await enforce('First');
    const first = /name="version" value="(\w+)"/.exec(expectPage(await visitor.get(path)))?.[1];
    await enforce('Second');
    expectPage(await visitor.post(path, { version: first ?? '' }), 422);
    expect(await isSomebody(visitor)).toBe(false);
    const second = /name="version" value="(\w+)"/.exec(expectPage(await visitor.get(path)))?.[1];
    expect((await visitor.post(path, { version: second ?? '' })).status).toBe(303);
    expect(await isSomebody(visitor)).toBe(true);
    await enforce('First');
    expect(await isSomebody(visitor)).toBe(false);
    expect(await db('terms_acceptances').where('user_id', user.id)).toHaveLength(1);
    expect(
      (
        await db('terms_versions')
          .where('digest', second ?? '')
          .first()
      )?.text,
    ).toBe('Second');
  });

  it('lead out when they are declined, are open to all readers, and ask nothing of bots', async () => {
    const visitor = await Visitor.signedIn(app, await userWithPassword(app), clock);
    await enforce();
    expect(expectPage(await new Visitor(app).get(path))).not.toContain('Accept the terms');
    await visitor.get(path);
    expect((await visitor.post('/users/sign_out')).status).toBe(303);
    expect(visitor.cookies.size).toBe(0);

    const bot = await seedUser(db, { user_type: 'project_bot' });
    const { token } = await seedToken(db, bot, { scopes: ['api'] });
    expect((await api.get('/user', { 'private-token': token })).status).toBe(200);
  });

  it('are not there while nobody enforces them', async () => {
    await change({ terms: 'Clay' });
    expectPage(await new Visitor(app).get(path), 404);
    expect(await isSomebody(await Visitor.signedIn(app, await seedUser(db), clock))).toBe(true);
  });
});

describe('a password', () => {
  const edit = '/-/profile/password/edit';
  const fresh = 'an even better password';
  const fields = {
    'user[current_password]': password,
    'user[password]': fresh,
    'user[password_confirmation]': fresh,
  };

  it('is changed by whoever knows it, who alone stays signed in, under another identifier', async () => {
    const user = await userWithPassword(app);
    const [visitor, elsewhere] = [
      await Visitor.signedIn(app, user, clock),
      await Visitor.signedIn(app, user, clock),
    ];
    const before = visitor.cookies.get(sessionCookie) ?? '';
    await visitor.get(edit);
    expect(await visitor.post(edit, fields)).toMatchObject({
      status: 303,
      headers: { location: `${edit}?done=changed` },
    });
    expect(visitor.cookies.get(sessionCookie)).not.toBe(before);
    expect([await isSomebody(visitor), await isSomebody(elsewhere)]).toEqual([true, false]);
    const old = new Visitor(app);
    old.cookies.set(sessionCookie, before);
    expect(await isSomebody(old)).toBe(false);
    expect((await signIn(new Visitor(app), user.username)).status).toBe(422);
    const anew = await signIn(new Visitor(app), user.username, { 'user[password]': fresh });
    expect(anew.status).toBe(303);
  });

  it.each([
    [{ 'user[current_password]': 'wrong' }, 'Current password is wrong.'],
    [{ 'user[password]': 'short' }, 'New password is too short (minimum is 8 characters).'],
    [
      { 'user[password]': 'qwertyuiop' },
      'New password is one of the most common: choose one that nobody guesses.',
    ],
    [{ 'user[password]': '' }, 'New password can&#39;t be blank.'],
    [{ 'user[password]': password }, 'New password is the one that you have.'],
    [{ 'user[password]': 'x'.repeat(129) }, 'New password is too long'],
    [{ 'user[password_confirmation]': 'other' }, 'is not the same as the new password.'],
  ])('stays as it is with %o', async (wrong, said) => {
    const user = await userWithPassword(app);
    const visitor = await Visitor.signedIn(app, user, clock);
    await visitor.get(edit);
    const html = expectPage(await visitor.post(edit, { ...fields, ...wrong }), 422);
    expect(html).toContain(said);
    expect(html).not.toContain(fresh);
    expect((await signIn(new Visitor(app), user.username)).status).toBe(303);
  });

  it('that expired is changed before anything else', async () => {
    const user = await userWithPassword(app, { password_expires_at: '2026-03-10T11:00:00.000Z' });
    const visitor = new Visitor(app);
    const path = '/-/profile/password/new';
    const answer = await signIn(visitor, user.username, { return_to: '/-/profile' });
    expect(answer.headers.location).toBe('/-/profile');
    expect((await visitor.get('/-/profile')).headers.location).toBe(
      `${path}?return_to=%2F-%2Fprofile`,
    );
    expect((await visitor.get('/api/v4/user')).status).toBe(403);
    expectPage(await visitor.get(`${path}?return_to=%2F-%2Fprofile`));
    expectPage(await visitor.post(path, { ...fields, 'user[password]': password }), 422);
    expect(await visitor.post(path, { ...fields, return_to: '/-/profile' })).toMatchObject({
      status: 303,
      headers: { location: '/-/profile' },
    });
    expectPage(await visitor.get('/-/profile'));
    expect(await isSomebody(visitor)).toBe(true);
  });

  it('is changed once by two who do so at the same time', async () => {
    const user = await userWithPassword(app);
    const visitor = await Visitor.signedIn(app, user, clock);
    await visitor.get(edit);
    const answers = await Promise.all(
      ['one good password', 'two good passwords'].map((text) =>
        visitor.post(edit, {
          ...fields,
          'user[password]': text,
          'user[password_confirmation]': text,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(await isSomebody(visitor)).toBe(true);
  });
});

describe('admin mode', () => {
  const path = '/admin/session/new';

  it('makes an administrator of a session for six hours, with the password', async () => {
    const user = await userWithPassword(app, { admin: true });
    const visitor = await Visitor.signedIn(app, user, clock);
    const acts = async () => (await visitor.get('/api/v4/application/settings')).status === 200;
    expect(await acts()).toBe(true);
    await change({ admin_mode: true });
    expect(await acts()).toBe(false);
    expect(expectPage(await visitor.get('/'))).toContain(`href="${path}"`);

    expectPage(await visitor.get(path));
    expectPage(await visitor.post('/admin/session', { 'user[password]': 'wrong' }), 422);
    expect(await acts()).toBe(false);
    const before = visitor.cookies.get(sessionCookie);
    expect(await visitor.post('/admin/session', { 'user[password]': password })).toMatchObject({
      status: 303,
      headers: { location: '/' },
    });
    expect(visitor.cookies.get(sessionCookie)).not.toBe(before);
    expect(await acts()).toBe(true);
    // The administrator mode holds in this browser alone.
    const other = await Visitor.signedIn(app, user, clock);
    expect((await other.get('/api/v4/application/settings')).status).toBe(403);

    clock = new Date('2026-03-10T18:00:00.000Z');
    expect(await acts()).toBe(false);
    await visitor.get(path);
    await visitor.post('/admin/session', { 'user[password]': password });
    expect(await acts()).toBe(true);
    expect(expectPage(await visitor.get('/admin'))).toContain('action="/admin/session/destroy"');
    expect((await visitor.post('/admin/session/destroy')).status).toBe(303);
    expect(await acts()).toBe(false);
    expect(await isSomebody(visitor)).toBe(true);
  });

  it('is for administrators', async () => {
    await change({ admin_mode: true });
    const visitor = await Visitor.signedIn(app, await userWithPassword(app), clock);
    expectPage(await visitor.get(path), 403);
    await visitor.get('/-/profile');
    expectPage(await visitor.post('/admin/session', { 'user[password]': password }), 403);
  });
});

describe('the sessions of a user', () => {
  it('are told apart by browser and address, and ended one by one or all others at once', async () => {
    const [user, stranger] = [await userWithPassword(app), await userWithPassword(app)];
    const visitors = [new Visitor(app), new Visitor(app), new Visitor(app)] as const;
    for (const [number, visitor] of visitors.entries()) {
      clock = new Date(clock.getTime() + 1_000);
      await visitor.get('/users/sign_in');
      const fields = { 'user[login]': user.username, 'user[password]': password };
      const agent = { 'user-agent': `Kiln/${number} ${'x'.repeat(400)}` };
      await visitor.post('/users/sign_in', fields, agent);
    }
    const own = visitors[2].cookies.get(sessionCookie) ?? '';
    const list = () => listSessions(db, user, { sessionId: own, now: clock });
    const rows = await list();
    expect(rows.map(({ current }) => current)).toEqual([true, false, false]);
    expect(rows[0]).toMatchObject({
      ip: '127.0.0.1',
      user_agent: `Kiln/2 ${'x'.repeat(248)}`,
      created_at: clock.toISOString(),
      remembered: false,
    });
    const last = rows[2]?.id ?? 0;
    expect(await endOwnSession(db, stranger, last)).toBe(false);
    expect(await isSomebody(visitors[0])).toBe(true);
    expect(await endOwnSession(db, user, last)).toBe(true);
    expect(await isSomebody(visitors[0])).toBe(false);
    await endOtherSessions(db, user, own);
    expect(await Promise.all(visitors.map(isSomebody))).toEqual([false, false, true]);
    expect(await list()).toHaveLength(1);
  });
});
