import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedUser, unique } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { api, db, environment } = app;
const script = '<script>alert("kiln")</script>';
const applications = '/admin/applications';
const waiting = '/admin/users?filter=blocked_pending_approval';

const kiln = {
  name: 'Kiln',
  redirect_uri: 'https://kiln.example/back',
  confidential: '1',
  trusted: '1',
  'scopes[]': 'api',
};

async function administrator() {
  const user = await seedUser(db, { admin: true });
  const visitor = await Visitor.signedIn(app, user);
  await visitor.get(applications + '/new');
  return { user, visitor };
}

const pending = (facts: object = {}) =>
  seedUser(db, { state: 'blocked_pending_approval', ...facts });

const pages = [
  ...['/admin', '/admin/users', '/admin/users/new', waiting],
  ...[applications, `${applications}/new`],
];
const forms = [
  applications,
  `${applications}/1`,
  `${applications}/1/renew_secret`,
  `${applications}/1/delete`,
  '/admin/users',
  '/admin/users/1/approve',
  '/admin/users/1/reject',
];

describe('the pages of administrators', () => {
  it.each(pages)('%s is not there for others', async (path) => {
    for (const facts of [{}, { auditor: true }]) {
      const visitor = await Visitor.signedIn(app, await seedUser(db, facts));
      const html = expectPage(await visitor.get(path), 404);
      expect(html).not.toContain('href="/admin');
    }
    expect(await new Visitor(app).get(path)).toMatchObject({
      status: 302,
      headers: { location: `/users/sign_in?return_to=${encodeURIComponent(path)}` },
    });
    expectPage(await (await administrator()).visitor.get(path));
  });

  it('lead from a user to the page of the user', async () => {
    const blocked = await seedUser(db, { state: 'blocked' });
    const { visitor } = await administrator();
    expect(await visitor.get(`/${blocked.username}`)).toMatchObject({ status: 200 });
    expect(expectPage(await visitor.get('/admin/users?filter=blocked'))).toContain(
      `href="/${blocked.username}"`,
    );
  });

  it.each(forms)('%s takes no form of others', async (path) => {
    const visitor = await Visitor.signedIn(app, await seedUser(db));
    await visitor.get('/-/profile');
    expectPage(await visitor.post(path, kiln), 404);
    expect(await new Visitor(app).post(path)).toMatchObject({ status: 303 });
  });

  it.each(forms)('%s takes no form of other sites', async (path) => {
    const { visitor } = await administrator();
    expectPage(await visitor.post(path, { ...kiln, authenticity_token: '' }), 422);
  });

  it('are not there in admin mode before the password was entered again', async () => {
    const { user, visitor } = await administrator();
    const admin = api.as(user);
    expect((await admin.put('/application/settings', { admin_mode: true })).status).toBe(200);
    for (const path of pages) expectPage(await visitor.get(path), 404);
    await visitor.get('/-/profile');
    for (const path of forms) expectPage(await visitor.post(path, kiln), 404);
    expect((await admin.put('/application/settings', { admin_mode: false })).status).toBe(200);
  });

  it('lead to who waits', async () => {
    const { visitor } = await administrator();
    await pending();
    const html = expectPage(await visitor.get('/admin'));
    expect(html).toContain(`href="${waiting}"`);
    expect(html).toMatch(/Users who await approval<\/a>: [1-9]/);
  });
});

describe('the form of a new user', () => {
  const newcomer = () => {
    const username = unique('newcomer');
    return { name: script, username, email: `${username}@example.com`, password: '', admin: '' };
  };

  it('creates a user who can sign in', async () => {
    const { visitor } = await administrator();
    const sent = { ...newcomer(), password: 'a-kiln-of-bricks-4' };
    expectPage(await visitor.get('/admin/users/new'));
    const made = await visitor.post('/admin/users', sent);
    expect(made).toMatchObject({ status: 303, headers: { location: '/admin/users?done=created' } });
    const list = expectPage(await visitor.get('/admin/users?done=created'));
    expect(list).toContain('The user was created.');
    expect(list).toContain(`@${sent.username}`);
    const row = await db('users').where('username', sent.username).first();
    expect(row).toMatchObject({ state: 'active', admin: false, name: script });
    expect(row?.confirmed_at).not.toBeNull();
  });

  it('creates an administrator without a password, who chooses one by mail', async () => {
    const { visitor } = await administrator();
    const sent = { ...newcomer(), admin: '1' };
    expect(await visitor.post('/admin/users', sent)).toMatchObject({ status: 303 });
    const row = await db('users').where('username', sent.username).first();
    expect(row).toMatchObject({ admin: true });
  });

  it('says what is refused, and keeps the rest', async () => {
    const { user, visitor } = await administrator();
    const sent = { ...newcomer(), password: 'short' };
    const html = expectPage(await visitor.post('/admin/users', sent), 422);
    expect(html).toMatch(/id="password-error">Password is too short/);
    expect(html).toContain(`value="${sent.email}"`);
    expect(html).not.toContain('value="short"');
    const taken = { ...newcomer(), username: user.username };
    const again = expectPage(await visitor.post('/admin/users', taken), 422);
    expect(again).toContain('Username has already been taken');
  });
});

describe('applications of the instance', () => {
  it('are registered, trusted ones too, and the secret is shown once', async () => {
    const { visitor } = await administrator();
    const html = expectPage(await visitor.post(applications, { ...kiln, name: script }));
    const [secret = '', uid = ''] = [
      ...html.matchAll(/<pre class="secret">([0-9a-f]{64})<\/pre>/g),
    ].map(([, text]) => text);
    const row = await db('oauth_applications').where({ uid }).first();
    expect(row).toMatchObject({ name: script, owner_id: null, trusted: true, scopes: ['api'] });
    const list = expectPage(await visitor.get(applications));
    expect(list).toContain('&lt;script&gt;');
    expect(list).toContain('<span class="mark">Trusted</span>');
    const page = expectPage(await visitor.get(`${applications}/${String(row?.id)}`));
    expect(page).not.toContain(secret);
    expect(page).toContain('Trusted');
  });

  it('are changed, get another secret, and are deleted', async () => {
    const { user, visitor } = await administrator();
    const wanted = { name: 'Oven', redirect_uri: 'https://oven.example/', scopes: 'api' };
    const { id } = (await api.as(user).post('/applications', wanted)).body;
    const at = `${applications}/${id}`;
    expect(expectPage(await visitor.get(`${at}/edit`))).toContain('value="Oven"');
    expect(await visitor.post(at, { ...kiln, name: 'Kiln 2' })).toMatchObject({ status: 303 });
    const changed = await db('oauth_applications').where({ id }).first();
    expect(changed).toMatchObject({ name: 'Kiln 2', trusted: true });
    expectPage(await visitor.post(at, { ...kiln, name: '' }), 422);
    expectPage(await visitor.post(`${at}/renew_secret`));
    const renewed = await db('oauth_applications').where({ id }).first();
    expect(renewed?.secret_digest).not.toBe(changed?.secret_digest);
    expect(await visitor.post(`${at}/delete`)).toMatchObject({ status: 303 });
    expectPage(await visitor.get(at), 404);
  });

  it('are not those of users', async () => {
    const { visitor } = await administrator();
    const owner = await seedUser(db);
    const theirs = await Visitor.signedIn(app, owner);
    await theirs.get('/-/profile/applications/new');
    await theirs.post('/-/profile/applications', { ...kiln, name: 'Private kiln' });
    const [id] = await db('oauth_applications').where('owner_id', owner.id).pluck<number[]>('id');
    expect(expectPage(await visitor.get(applications))).not.toContain('Private kiln');
    expectPage(await visitor.get(`${applications}/${id}`), 404);
    expectPage(await visitor.post(`${applications}/${id}/delete`), 404);
  });
});

describe('users who await approval', () => {
  it('are listed, whatever they call themselves, and approved', async () => {
    const { visitor } = await administrator();
    const user = await pending({ name: script });
    const html = expectPage(await visitor.get(waiting));
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain(user.email);
    expect(await visitor.post(`/admin/users/${user.id}/approve`)).toMatchObject({
      status: 303,
      headers: { location: `${waiting}&done=approved` },
    });
    expect(await db('users').where('id', user.id).first()).toMatchObject({ state: 'active' });
    const after = expectPage(await visitor.get(`${waiting}&done=approved`));
    expect(after).toContain('The user was approved');
    expect(after).not.toContain(user.email);
  });

  it('are rejected', async () => {
    const { visitor } = await administrator();
    const user = await pending();
    expect(await visitor.post(`/admin/users/${user.id}/reject`)).toMatchObject({ status: 303 });
    expect(expectPage(await visitor.get(waiting))).not.toContain(user.email);
    environment.workers.start();
    await environment.workers.idle();
    expect(await db('users').where('id', user.id).first()).toBeUndefined();
  });

  it.each(['approve', 'reject'])('are the only ones to %s', async (action) => {
    const { visitor } = await administrator();
    const user = await seedUser(db);
    const html = expectPage(await visitor.post(`/admin/users/${user.id}/${action}`), 422);
    expect(html).toMatch(/role="alert">[^<]+pending/);
    expect(await db('users').where('id', user.id).first()).toMatchObject({ state: 'active' });
    expectPage(await visitor.post(`/admin/users/999999999/${action}`), 404);
  });

  it('are shown twenty on a page, those who wait longest first', async () => {
    const { visitor } = await administrator();
    const users = [];
    for (let number = 0; number < 21; number += 1) users.push(await pending());
    const html = expectPage(await visitor.get(waiting));
    expect(html.match(/aria-label="Approve /g)).toHaveLength(20);
    expect(html).toContain(`rel="next" href="${waiting.replace('&', '&amp;')}&amp;page=2"`);
    const second = expectPage(await visitor.get(`${waiting}&page=2`));
    expect(second).toContain(users[20]?.email);
    expect(second).toContain('rel="prev"');
  });
});

describe('the list of users', () => {
  it('finds them by name, username and any address', async () => {
    const { visitor } = await administrator();
    const user = await seedUser(db, { name: 'Potter of kilns' });
    const other = await seedUser(db);
    for (const search of ['otter of kil', user.username, user.email]) {
      const query = new URLSearchParams({ search }).toString();
      const html = expectPage(await visitor.get(`/admin/users?${query}`));
      expect(html).toContain(`@${user.username}<`);
      expect(html).not.toContain(`@${other.username}<`);
    }
  });

  it.each([script, '%', '\\', 'x'.repeat(5_000), "'", '%00'])(
    'takes the search %j',
    async (search) => {
      const { visitor } = await administrator();
      expectPage(await visitor.get(`/admin/users?search=${encodeURIComponent(search)}`));
      expectPage(await visitor.get(`/admin/users?search=${search}&filter=${search}`));
    },
  );

  it.each([
    ['block', 'active', 'blocked', 'The user was blocked'],
    ['unblock', 'blocked', 'active', 'The user was unblocked'],
    ['deactivate', 'active', 'deactivated', 'The user was deactivated'],
    ['activate', 'deactivated', 'active', 'The user was activated'],
  ] as const)('lets administrators %s an account', async (name, state, after, notice) => {
    const { visitor } = await administrator();
    const user = await seedUser(db, { state });
    const html = expectPage(await visitor.get(`/admin/users?search=${user.username}`));
    expect(html).toContain(`action="/admin/users/${user.id}/${name}"`);
    const done = await visitor.post(`/admin/users/${user.id}/${name}`);
    expect(done).toMatchObject({ status: 303 });
    expect(expectPage(await visitor.get(String(done.headers['location'])))).toContain(notice);
    expect(await db('users').where('id', user.id).first()).toMatchObject({ state: after });
  });

  it('lets nobody else do that, and no administrator block themselves', async () => {
    const { user, visitor } = await administrator();
    const other = await seedUser(db);
    const stranger = await Visitor.signedIn(app, await seedUser(db));
    await stranger.get('/-/profile');
    expect((await stranger.post(`/admin/users/${other.id}/block`)).status).toBe(404);
    expectPage(await visitor.post(`/admin/users/${user.id}/block`), 422);
    const states = await db('users').whereIn('id', [user.id, other.id]).pluck('state');
    expect(states).toEqual(['active', 'active']);
  });

  it('shows administrators, and who is blocked', async () => {
    const { user, visitor } = await administrator();
    const blocked = await seedUser(db, { state: 'blocked' });
    const admins = expectPage(await visitor.get('/admin/users?filter=admins'));
    expect(admins).toContain(`@${user.username}<`);
    expect(admins).not.toContain(`@${blocked.username}<`);
    const shutOut = expectPage(await visitor.get('/admin/users?filter=blocked'));
    expect(shutOut).toContain(`@${blocked.username}<`);
    expect(shutOut).toContain('<span class="mark">Blocked</span>');
  });
});
