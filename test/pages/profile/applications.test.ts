import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { db } = app;
const path = '/-/profile/applications';
const script = '<script>alert("kiln")</script>';

const kiln = {
  name: 'Kiln',
  redirect_uri: 'https://kiln.example/back\r\nhttps://kiln.example/other',
  confidential: '1',
  'scopes[]': ['api', 'openid'],
};

async function visit() {
  const user = await seedUser(db);
  const visitor = await Visitor.signedIn(app, user);
  await visitor.get(path);
  const register = async (changes: object = {}) => {
    const html = expectPage(await visitor.post(path, { ...kiln, ...changes }));
    const id = Number(new RegExp(`action="${path}/(\\d+)/delete"`).exec(html)?.[1]);
    return { html, id, secrets: secretsIn(html) };
  };
  return { user, visitor, register };
}

const secretsIn = (html: string) =>
  [...html.matchAll(/<pre class="secret">([^<]+)<\/pre>/g)].map(([, secret]) => secret ?? '');

const owned = (user: { readonly id: number }) =>
  db('oauth_applications').where('owner_id', user.id);

describe('an application', () => {
  it('is registered, and its secret shown once', async () => {
    const { user, visitor, register } = await visit();
    const { html, id, secrets } = await register({ name: script });
    const [secret = '', uid = ''] = secrets;
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(uid).toMatch(/^[0-9a-f]{64}$/);
    expect(html).toContain('&lt;script&gt;');
    expect(await owned(user)).toMatchObject([
      {
        id,
        uid,
        name: script,
        redirect_uri: 'https://kiln.example/back\nhttps://kiln.example/other',
        scopes: ['api', 'openid'],
        confidential: true,
        trusted: false,
      },
    ]);
    const later = expectPage(await visitor.get(`${path}/${id}`));
    expect(later).toContain(uid);
    expect(later).toContain('https://kiln.example/other');
    expect(later).not.toContain(secret);
    expect(expectPage(await visitor.get(path))).toContain(`href="${path}/${id}"`);
  });

  it.each([
    ['no name', { name: '' }, 'Name can&#39;t be blank.'],
    ['no address', { redirect_uri: ' \r\n ' }, 'Redirect addresses can&#39;t be blank.'],
    ['a script', { redirect_uri: 'javascript:alert(1)' }, 'Redirect addresses is forbidden by the'],
    ['no scope', { 'scopes[]': [] }, 'Scopes can&#39;t be blank.'],
    [
      'unknown scopes',
      { 'scopes[]': [script] },
      'Scopes doesn&#39;t match configured on the server.',
    ],
  ])('is not registered with %s, and what was typed stays', async (_, wrong, text) => {
    const { user, visitor } = await visit();
    const sent = { ...kiln, name: 'A kiln', ...wrong };
    const html = expectPage(await visitor.post(path, sent), 422);
    expect(html).toContain(text);
    if (!('name' in wrong)) expect(html).toContain('value="A kiln"');
    if (!('scopes[]' in wrong)) expect(html).toMatch(/value="openid" checked/);
    expect(html).toMatch(/name="confidential" value="1" checked/);
    expect(await owned(user)).toEqual([]);
  });

  it('is changed', async () => {
    const { user, visitor, register } = await visit();
    const { id } = await register();
    const form = expectPage(await visitor.get(`${path}/${id}/edit`));
    expect(form).toContain('value="Kiln"');
    expect(form).toContain('https://kiln.example/back\nhttps://kiln.example/other</textarea>');
    const changed = { name: 'Oven', redirect_uri: 'https://oven.example/', 'scopes[]': 'read_api' };
    // Only administrators may trust applications.
    expect(await visitor.post(`${path}/${id}`, { ...changed, trusted: '1' })).toMatchObject({
      status: 303,
      headers: { location: `${path}/${id}?done=saved` },
    });
    expect(await owned(user)).toMatchObject([
      {
        name: 'Oven',
        redirect_uri: 'https://oven.example/',
        scopes: ['read_api'],
        confidential: false,
        trusted: false,
      },
    ]);
    expectPage(await visitor.post(`${path}/${id}`, { ...changed, name: '' }), 422);
  });

  it('gets another secret', async () => {
    const { user, visitor, register } = await visit();
    const { id, secrets } = await register();
    const [before] = await owned(user).pluck<string[]>('secret_digest');
    const html = expectPage(await visitor.post(`${path}/${id}/renew_secret`));
    expect(secretsIn(html)).toEqual([expect.not.stringMatching(secrets[0] ?? ''), secrets[1]]);
    const [after] = await owned(user).pluck<string[]>('secret_digest');
    expect(after).not.toBe(before);
    expect(expectPage(await visitor.get(`${path}/${id}`))).not.toContain(secretsIn(html)[0]);
  });

  it('is deleted', async () => {
    const { user, visitor, register } = await visit();
    const { id } = await register();
    expect(await visitor.post(`${path}/${id}/delete`)).toMatchObject({
      status: 303,
      headers: { location: `${path}?done=deleted` },
    });
    expect(await owned(user)).toEqual([]);
    expectPage(await visitor.post(`${path}/${id}/delete`), 404);
  });

  it('is nobody else’s, administrators included', async () => {
    const { user, register } = await visit();
    const { id } = await register();
    const others = [await seedUser(db), await seedUser(db, { admin: true })];
    for (const other of others) {
      const visitor = await Visitor.signedIn(app, other);
      expect(expectPage(await visitor.get(path))).not.toContain('Kiln');
      for (const place of ['', '/edit'])
        expectPage(await visitor.get(`${path}/${id}${place}`), 404);
      for (const action of ['', '/renew_secret', '/delete']) {
        expectPage(await visitor.post(`${path}/${id}${action}`, kiln), 404);
      }
    }
    expect(await owned(user)).toMatchObject([{ name: 'Kiln' }]);
  });
});

describe('the address that programs know', () => {
  it('leads to the page', async () => {
    const { visitor } = await visit();
    expect(await visitor.get('/profile/applications')).toMatchObject({
      status: 302,
      headers: { location: path },
    });
  });
});

describe('users who may not register applications', () => {
  const strict = startApp();

  it('have no form for it', async () => {
    const app = await strict;
    const admin = app.api.as(await seedUser(app.db, { admin: true }));
    const visitor = await Visitor.signedIn(app, await seedUser(app.db));
    expect(expectPage(await visitor.get(path))).toContain(`href="${path}/new"`);
    const setting = { user_oauth_applications: false };
    expect((await admin.put('/application/settings', setting)).status).toBe(200);
    expect(expectPage(await visitor.get(path))).not.toContain(`href="${path}/new"`);
    expectPage(await visitor.get(`${path}/new`), 404);
    await visitor.get('/-/profile');
    expectPage(await visitor.post(path, kiln), 404);
  });
});

it('lists twenty on a page', async () => {
  const { user, visitor } = await visit();
  const at = { created_at: '2026-03-10T12:00:00.000Z', updated_at: '2026-03-10T12:00:00.000Z' };
  await db('oauth_applications').insert(
    Array.from({ length: 21 }, (_, number) => ({
      ...{ owner_id: user.id, uid: `${user.id}-${number}`, name: `Kiln ${number}.`, ...at },
      ...{ redirect_uri: 'https://kiln.example/', scopes: JSON.stringify(['api']) },
      ...{ secret_digest: 'x', confidential: true, trusted: false },
    })),
  );
  const html = expectPage(await visitor.get(path));
  expect(html).toContain('Kiln 19.');
  expect(html).not.toContain('Kiln 20.');
  expect(html).toContain(`rel="next" href="${path}?page=2"`);
});
