import { describe, expect, it } from 'vitest';
import type { UserRow } from '#src/records/user.ts';
import { insertIdentity } from '#src/domains/core/users/table.ts';
import { startApp } from '#test/support/app.ts';
import { personalNamespace, seedProject, seedUser, unique } from '#test/support/seed.ts';
import { administratorKeys, attach, basicKeys, ids, keysOf, someone } from './views.ts';

const now = new Date('2026-03-10T14:38:00.000Z');
const { api, db } = await startApp({ clock: () => now });
const administrator = await seedUser(db, { admin: true });
const anybody = await seedUser(db);
const admin = api.as(administrator);
const user = api.as(anybody);

describe('GET /users', () => {
  it('lists users, newest first, by their basic keys', async () => {
    const [first, second] = [await someone(db), await someone(db)];
    const { status, body, headers } = await user.get('/users?per_page=2');
    expect(status).toBe(200);
    expect(ids(body)).toEqual([second.id, first.id]);
    expect(keysOf(body[0])).toEqual(basicKeys);
    expect(headers).toMatchObject({ 'x-page': '1', 'x-per-page': '2', 'x-next-page': '2' });
    expect(Number(headers['x-total'])).toBeGreaterThan(2);
  });

  it('lists for administrators the keys of their view', async () => {
    const somebody = await someone(db);
    const { body } = await admin.get('/users?per_page=1');
    expect(keysOf(body[0])).toEqual(administratorKeys);
    expect(body[0]).toMatchObject({ id: somebody.id, note: 'a private note' });
  });

  describe('without credentials', () => {
    it('finds one user by name', async () => {
      const { status, body } = await api.get(`/users?username=${anybody.username.toUpperCase()}`);
      expect(status).toBe(200);
      expect(ids(body)).toEqual([anybody.id]);
      expect(keysOf(body[0])).toEqual(basicKeys);
    });

    it.each(['', '?search=a', '?username='])('answers 403 for %j', async (query) => {
      expect(await api.get(`/users${query}`)).toMatchObject({
        status: 403,
        body: { message: '403 Forbidden - Not authorized to access /api/v4/users' },
      });
    });
  });

  describe('search', () => {
    it('finds parts of names and usernames in any case, exact matches first', async () => {
      const word = unique('quill');
      const whole = await seedUser(db, { username: word });
      const part = await seedUser(db, { username: `the-${word}-maker` });
      const name = await seedUser(db, { name: `Maker of ${word.toUpperCase()}s` });
      const exact = await seedUser(db, { name: word.toUpperCase() });
      const { body, headers } = await user.get(`/users?search=${word.toUpperCase()}`);
      expect(ids(body)).toEqual([exact.id, whole.id, name.id, part.id]);
      expect(headers['x-total']).toBe('4');
    });

    it('compares texts of one or two letters with whole names', async () => {
      const [name, username] = [
        await seedUser(db, { name: '李明' }),
        await seedUser(db, { username: 'xq' }),
      ];
      await seedUser(db, { name: '李明华', username: 'xqz' });
      expect(ids((await user.get(`/users?search=${encodeURIComponent('李明')}`)).body)).toEqual([
        name.id,
      ]);
      expect(ids((await admin.get('/users?search=XQ&order_by=name')).body)).toEqual([username.id]);
    });

    it('keeps that order across pages', async () => {
      const word = unique('folio');
      const people = [];
      for (const username of [word, `a${word}`, `b${word}`, `c${word}`]) {
        people.push(await seedUser(db, { username, name: 'Nobody in particular' }));
      }
      const [exact, a, b, c] = ids(people);
      const pages = [];
      for (const page of [1, 2, 3, 4, 5]) {
        pages.push((await user.get(`/users?search=${word}&per_page=1&page=${page}`)).body);
      }
      expect(pages.map((page) => ids(page))).toEqual([[exact], [c], [b], [a], []]);
      const second = await user.get(`/users?search=${word}&per_page=3&page=2`);
      expect(ids(second.body)).toEqual([a]);
    });

    it.each(['%', '_', '\\', "'", '"', '*'])('takes %s literally', async (sign) => {
      const word = unique('sign');
      const plain = await seedUser(db, { name: `${word} plain x` });
      const signed = await seedUser(db, { name: `${word} ${sign} x` });
      const search = encodeURIComponent(`${word} ${sign}`);
      expect(ids((await user.get(`/users?search=${search}`)).body)).toEqual([signed.id]);
      expect(plain.id).not.toBe(signed.id);
    });

    it('folds case beyond ASCII, and forms of Unicode', async () => {
      const word = unique('Ærø');
      const somebody = await seedUser(db, { name: `${word} Ångström` });
      for (const text of [word.toLowerCase(), word.toUpperCase(), `${word} a\u030angstro\u0308m`]) {
        const { body } = await user.get(`/users?search=${encodeURIComponent(text)}`);
        expect(ids(body)).toContain(somebody.id);
      }
    });

    it('finds whole addresses: public ones for users, any for administrators', async () => {
      const somebody = await someone(db);
      const [hidden, shown] = [somebody.email, `${unique('public')}@example.com`];
      const other = await seedUser(db, { email: shown, public_email: shown });
      const found = async (client: typeof user, email: string) =>
        ids((await client.get(`/users?search=${encodeURIComponent(email.toUpperCase())}`)).body);

      expect(await found(user, hidden)).toEqual([]);
      expect(await found(admin, hidden)).toEqual([somebody.id]);
      expect(await found(user, shown)).toEqual([other.id]);
      expect(await found(admin, shown)).toEqual([other.id]);
      expect(await found(admin, hidden.slice(0, -1))).toEqual([]);
    });
  });

  describe('filters of every user', async () => {
    const mark = unique('filtered');
    const seed = async (name: string, attributes: Partial<UserRow> = {}) =>
      seedUser(db, { name: `${mark} ${name}`, ...attributes });
    await seed('active');
    await seed('blocked', { state: 'blocked' });
    await seed('ldap', { state: 'ldap_blocked' });
    await seed('banned', { state: 'banned' });
    await seed('external', { external: true });
    await seed('ghost', { user_type: 'ghost' });
    await seed('alerts', { user_type: 'alert_bot' });
    await seed('robot', { user_type: 'project_bot' });

    it.each([
      ['active=true', ['active', 'external', 'robot']],
      [
        'active=false',
        ['active', 'blocked', 'ldap', 'banned', 'external', 'ghost', 'alerts', 'robot'],
      ],
      ['blocked=true', ['blocked', 'ldap']],
      ['external=true', ['external']],
      [
        'external=false&blocked=false',
        ['active', 'blocked', 'ldap', 'banned', 'external', 'ghost', 'alerts', 'robot'],
      ],
      ['exclude_external=true&active=true', ['active', 'robot']],
      ['exclude_internal=true&active=true', ['active', 'external', 'robot']],
      [
        'without_project_bots=true',
        ['active', 'blocked', 'ldap', 'banned', 'external', 'ghost', 'alerts'],
      ],
      [
        'without_project_bots=true&exclude_internal=true&exclude_external=true&active=true',
        ['active'],
      ],
      ['active=true&external=true&username=nobody', []],
    ])('%s', async (query, names) => {
      for (const client of [user, admin]) {
        const { body } = await client.get(`/users?search=${mark}&${query}`);
        const found = body.map(({ name }: { name: string }) => name.slice(mark.length + 1));
        expect(found.toReversed()).toEqual(names);
      }
    });
  });

  describe('filters and orders of administrators', async () => {
    const mark = unique('managed');
    const seed = (name: string, attributes: Partial<UserRow> = {}) =>
      seedUser(db, { username: `${mark}-${name}`, name: `${name} ${mark}`, ...attributes });
    const c = await seed('c', { admin: true });
    const a = await seed('a', { two_factor_enabled: true });
    const b = await seed('b');
    await db('users').where('id', c.id).update({ created_at: '2020-01-01T00:00:00.000Z' });
    await db('users').where('id', a.id).update({ updated_at: '2020-01-01T00:00:00.000Z' });
    await seedProject(db, { namespace: await personalNamespace(db, a), creator: a });
    for (const [somebody, extern_uid] of [
      [a, `${mark}-a`],
      [b, `${mark}-b`],
    ] as const) {
      const identity = {
        user_id: somebody.id,
        provider: 'ldap',
        extern_uid,
        saml_provider_id: null,
      };
      await insertIdentity(db, identity, now.toISOString());
    }
    const saml = { user_id: b.id, provider: 'group_saml', extern_uid: mark, saml_provider_id: 77 };
    await insertIdentity(db, saml, now.toISOString());
    await attach(db, a, 'team', mark);
    await attach(db, a, 'desk', '4');
    await attach(db, b, 'team', mark);
    const everybody = [b, a, c];

    it.each([
      ['order_by=id&sort=asc', [c, a, b]],
      ['order_by=name&sort=asc', [a, b, c]],
      ['order_by=name', [c, b, a]],
      ['order_by=username&sort=asc', [a, b, c]],
      ['order_by=created_at&sort=asc', [c, a, b]],
      ['order_by=updated_at&sort=asc', [a, c, b]],
      ['two_factor=enabled', [a]],
      ['two_factor=disabled', [b, c]],
      ['admins=true', [c]],
      ['without_projects=true', [b, c]],
      ['created_before=2020-06-01', [c]],
      ['created_after=2020-06-01T00:00:00Z', [b, a]],
      ['saml_provider_id=77', [b]],
      [`extern_uid=${mark}-a&provider=ldap`, [a]],
      [`extern_uid=${mark}-a&provider=saml`, []],
      [`custom_attributes[team]=${mark}`, [b, a]],
      [`custom_attributes[team]=${mark}&custom_attributes[desk]=4`, [a]],
      [`custom_attributes[team]=another`, []],
    ])('%s', async (query, expected) => {
      const { status, body } = await admin.get(`/users?search=${mark}&${query}`);
      expect(status).toBe(200);
      expect(ids(body)).toEqual(ids(expected));
    });

    it.each([
      'order_by=name&sort=asc',
      'two_factor=enabled',
      'admins=true',
      'without_projects=true',
      'created_before=2020-06-01',
      'saml_provider_id=77',
      'custom_attributes[team]=another',
      'with_custom_attributes=true',
    ])('%s does nothing for others', async (query) => {
      const { status, body } = await user.get(`/users?search=${mark}&${query}`);
      expect(status).toBe(200);
      expect(ids(body)).toEqual(ids(everybody));
      expect(keysOf(body[0])).toEqual(basicKeys);
    });

    it('refuses others a lookup by identity', async () => {
      const query = `extern_uid=${mark}-a&provider=ldap`;
      expect(await user.get(`/users?${query}`)).toMatchObject({
        status: 403,
        body: { message: '403 Forbidden' },
      });
      expect((await api.get(`/users?username=x&${query}`)).status).toBe(403);
    });

    it('adds custom attributes on request', async () => {
      const { body } = await admin.get(`/users?search=${mark}-a&with_custom_attributes=true`);
      expect(body[0].custom_attributes).toEqual([
        { key: 'desk', value: '4' },
        { key: 'team', value: mark },
      ]);
    });
  });

  it.each([
    ['extern_uid=x', 'extern_uid, provider provide all or none of parameters'],
    ['active=perhaps', 'active is invalid'],
    ['order_by=password_digest', 'order_by does not have a valid value'],
    ['sort=desc;', 'sort does not have a valid value'],
    ['two_factor=on', 'two_factor does not have a valid value'],
    ['search=%00', 'search is invalid'],
    ['per_page=0', 'per_page does not have a valid value'],
    ['page=1e3', 'page is invalid'],
  ])('answers 400 for %s', async (query, error) => {
    expect(await admin.get(`/users?${query}`)).toMatchObject({ status: 400, body: { error } });
  });

  it('answers an empty list past the end', async () => {
    const { status, body, headers } = await user.get('/users?page=1000000');
    expect([status, body]).toEqual([200, []]);
    expect(headers['x-prev-page']).toBe('');
  });

  it('takes a bot for a bot', async () => {
    const bot = await seedUser(db, { user_type: 'project_bot' });
    expect((await user.get(`/users/${bot.id}`)).body).toMatchObject({ bot: true });
  });
});
