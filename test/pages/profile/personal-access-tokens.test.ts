import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedToken, seedUser } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { api, db } = app;
const path = '/-/profile/personal_access_tokens';
const script = '<script>alert("kiln")</script>';
const escaped = '&lt;script&gt;alert(&quot;kiln&quot;)&lt;/script&gt;';

async function visit(facts: { readonly admin?: boolean } = {}) {
  const user = await seedUser(db, facts);
  const visitor = await Visitor.signedIn(app, user);
  const html = expectPage(await visitor.get(path));
  return { user, visitor, html };
}

const tokenIn = (html: string) => /<pre class="secret">([^<]+)<\/pre>/.exec(html)?.[1];

const own = (user: { readonly id: number }) =>
  db('personal_access_tokens').where('user_id', user.id).orderBy('id');

async function ownId(user: { readonly id: number }): Promise<number> {
  const [id = 0] = await own(user).pluck<number[]>('id');
  return id;
}

describe('a personal access token', () => {
  it('is shown once, by the answer that creates it, and works', async () => {
    const { visitor, user } = await visit();
    const fields = { name: script, expires_at: '2099-03-10', 'scopes[]': ['read_user', 'api'] };
    const html = expectPage(await visitor.post(path, fields));
    const token = tokenIn(html) ?? '';
    expect(token).toMatch(/^glpat-[\w-]{20}$/);
    expect(html.split(token)).toHaveLength(2);
    expect(html).toContain(escaped);
    const later = expectPage(await visitor.get(path));
    expect(later).not.toContain(token);
    expect(later).toContain('read_user, api');
    expect(later).toContain('>10 Mar 2099<');
    expect(await own(user)).toMatchObject([
      {
        name: script,
        expires_at: '2099-03-10',
        scopes: ['read_user', 'api'],
        impersonation: false,
      },
    ]);
    const asked = await api.sendTo('GET', '/api/v4/user', undefined, { 'private-token': token });
    expect(asked).toMatchObject({ status: 200, body: { id: user.id } });
  });

  it('is revoked, and then only listed', async () => {
    const { visitor, user } = await visit();
    const token = tokenIn(
      expectPage(await visitor.post(path, { name: 'Backup', 'scopes[]': 'api' })),
    );
    const id = await ownId(user);
    expect(await visitor.post(`${path}/${id}/revoke`)).toMatchObject({
      status: 303,
      headers: { location: `${path}?done=revoked` },
    });
    const headers = { 'private-token': token ?? '' };
    expect((await api.sendTo('GET', '/api/v4/user', undefined, headers)).status).toBe(401);
    const html = expectPage(await visitor.get(`${path}?done=revoked`));
    expect(html).toContain('The token was revoked.');
    expect(html).toContain('<span class="mark">Revoked</span>');
    expect(html).not.toContain(`${path}/${id}/revoke`);
    // Again does nothing, and is no mistake.
    expect((await visitor.post(`${path}/${id}/revoke`)).status).toBe(303);
  });

  it.each([
    ['no name', { name: ' ' }, 'Name can&#39;t be blank.'],
    ['a name that is too long', { name: 'x'.repeat(256) }, 'Name is too long'],
    ['no scope', { 'scopes[]': [] }, 'Scopes can&#39;t be blank.'],
    ['an unknown scope', { 'scopes[]': [script] }, 'Scopes can only contain available scopes.'],
    ['the scope of administrators', { 'scopes[]': 'sudo' }, 'Scopes can only contain available'],
    [
      'a day in the past',
      { expires_at: '2001-01-01' },
      'Expiry date cannot be a date in the past.',
    ],
    ['no day', { expires_at: 'tomorrow' }, 'Expiry date is not a date.'],
  ])('is not created with %s, and what was typed stays', async (_, wrong, text) => {
    const { visitor, user } = await visit();
    const fields = { name: 'A backup', 'scopes[]': 'read_api', expires_at: '', ...wrong };
    const html = expectPage(await visitor.post(path, fields), 422);
    expect(html).toContain(text);
    expect(tokenIn(html)).toBeUndefined();
    if (!('name' in wrong)) expect(html).toContain('value="A backup"');
    if (!('scopes[]' in wrong)) expect(html).toMatch(/value="read_api" checked/);
    expect(await own(user)).toEqual([]);
  });

  it('may have the scope sudo when its owner is an administrator', async () => {
    const { html } = await visit();
    expect(html).not.toContain('value="sudo"');
    const { visitor, html: administrators } = await visit({ admin: true });
    expect(administrators).toContain('value="sudo"');
    expectPage(await visitor.post(path, { name: 'Support', 'scopes[]': 'sudo' }));
  });

  it.each(['foreign', 'impersonation'])('cannot be revoked here when it is %s', async (kind) => {
    const { visitor, user } = await visit();
    const owner = kind === 'foreign' ? await seedUser(db) : user;
    await seedToken(db, owner, { name: 'Kiln', impersonation: kind === 'impersonation' });
    const id = await ownId(owner);
    expect(expectPage(await visitor.get(path))).not.toContain('Kiln');
    expectPage(await visitor.post(`${path}/${id}/revoke`), 404);
    expect(await own(owner)).toMatchObject([{ name: 'Kiln', revoked: false }]);
  });
});

describe('the list', () => {
  it('has tokens that work first, newest first, twenty on a page', async () => {
    const { visitor, user } = await visit();
    const at = { created_at: '2026-03-10T12:00:00.000Z', updated_at: '2026-03-10T12:00:00.000Z' };
    const add = (name: string, facts: object) =>
      db('personal_access_tokens').insert({
        ...{
          user_id: user.id,
          name,
          name_key: name.toLowerCase(),
          scopes: JSON.stringify(['api']),
        },
        ...{ token_digest: `${user.id}-${name}`, ...at, ...facts },
      });
    await add('Old.', {});
    for (let number = 1; number <= 20; number += 1)
      await add(`Revoked ${number}.`, { revoked: true });
    await add('Expired.', { expires_at: '2001-01-01' });
    await add('New.', { expires_at: '2099-01-01' });
    const html = expectPage(await visitor.get(path));
    const names = [...html.matchAll(/<strong>([^<]+)<\/strong>/g)].map(([, name]) => name);
    expect(names).toHaveLength(20);
    expect(names.slice(0, 4)).toEqual(['New.', 'Old.', 'Expired.', 'Revoked 20.']);
    expect(html).toContain('<span class="mark">Expired</span>');
    const second = expectPage(await visitor.get(`${path}?page=2`));
    expect(second).toContain('Revoked 1.');
    expect(second).not.toContain('Old.');
  });
});

describe('the longest lifetime of tokens', () => {
  const ultimate = startApp({ config: { plan: 'ultimate' } });

  it('is told beside the day', async () => {
    const app = await ultimate;
    const admin = app.api.as(await seedUser(app.db, { admin: true }));
    const setting = { max_personal_access_token_lifetime: 30 };
    expect((await admin.put('/application/settings', setting)).status).toBe(200);
    const visitor = await Visitor.signedIn(app, await seedUser(app.db));
    await visitor.get(path);
    for (const expires_at of ['', '2099-01-01']) {
      const fields = { name: 'Backup', 'scopes[]': 'api', expires_at };
      const html = expectPage(await visitor.post(path, fields), 422);
      expect(html).toContain('Expiry date must be at most 30 days away.');
    }
  });
});
