import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { newGpgKey, newSshKey } from '#test/support/public-keys.ts';
import { seedUser } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { api, db } = app;
const script = '<script>alert("kiln")</script>';
const escaped = '&lt;script&gt;alert(&quot;kiln&quot;)&lt;/script&gt;';

async function visit(path: string) {
  const user = await seedUser(db);
  const visitor = await Visitor.signedIn(app, user);
  await visitor.get(path);
  return { user, visitor };
}

describe('SSH keys', () => {
  const path = '/-/profile/keys';

  it('are added and listed, whatever their title holds', async () => {
    const { user, visitor } = await visit(path);
    const fields = { title: script, key: newSshKey(), expires_at: '', usage_type: 'signing' };
    const answer = await visitor.post(path, fields);
    expect(answer).toMatchObject({ status: 303, headers: { location: `${path}?done=added` } });
    const html = expectPage(await visitor.get(`${path}?done=added`));
    expect(html).toContain('role="status">The key was added.');
    expect(html).toContain(escaped);
    const { body } = await api.as(user).get('/user/keys');
    expect(body).toMatchObject([{ title: script, usage_type: 'signing', expires_at: null }]);
  });

  it('promise no git over SSH', async () => {
    const { visitor } = await visit(path);
    expect(expectPage(await visitor.get(path))).toContain('Git over SSH and signatures with');
  });

  it('are removed', async () => {
    const { user, visitor } = await visit(path);
    const { body } = await api.as(user).post('/user/keys', { title: 'Laptop', key: newSshKey() });
    expect(await visitor.post(`${path}/${body.id}/remove`)).toMatchObject({ status: 303 });
    expect(expectPage(await visitor.get(path))).toContain('You have no SSH keys.');
  });

  it('of others are not there', async () => {
    const owner = await seedUser(db);
    const { body } = await api.as(owner).post('/user/keys', { title: 'Kiln', key: newSshKey() });
    const { visitor } = await visit(path);
    expect(expectPage(await visitor.get(path))).not.toContain('Kiln');
    expectPage(await visitor.post(`${path}/${body.id}/remove`), 404);
    expect((await api.as(owner).get('/user/keys')).body).toHaveLength(1);
  });

  it('stop working on the day that was chosen', async () => {
    const { user, visitor } = await visit(path);
    const fields = { title: 'Laptop', key: newSshKey(), expires_at: '2099-03-10' };
    expect(await visitor.post(path, fields)).toMatchObject({ status: 303 });
    expect(expectPage(await visitor.get(path))).toContain('>10 Mar 2099, 00:00 UTC<');
    const { body } = await api.as(user).get('/user/keys');
    expect(body).toMatchObject([{ expires_at: '2099-03-10T00:00:00.000Z' }]);
  });

  it.each([
    ['no title', { title: ' ' }, 'Title can&#39;t be blank.'],
    ['a title that is too long', { title: 'x'.repeat(256) }, 'Title is too long'],
    ['no key', { key: '' }, 'Key can&#39;t be blank.'],
    ['what is no key', { key: script }, 'Key is invalid.'],
    [
      'a day in the past',
      { expires_at: '2001-01-01' },
      'Expiry date cannot be a date in the past.',
    ],
    ['no day', { expires_at: '2099-02-30' }, 'Expiry date is not a date.'],
  ])('are not added with %s, and what was typed stays', async (_, wrong, text) => {
    const { user, visitor } = await visit(path);
    const fields = { title: 'A laptop', key: newSshKey(), expires_at: '2099-01-01', ...wrong };
    const html = expectPage(await visitor.post(path, fields), 422);
    expect(html).toContain(text);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    if (!('title' in wrong)) expect(html).toContain('value="A laptop"');
    expect((await api.as(user).get('/user/keys')).body).toEqual([]);
  });

  it('are not added twice', async () => {
    const { visitor } = await visit(path);
    const fields = { title: 'Laptop', key: newSshKey() };
    await visitor.post(path, fields);
    const html = expectPage(await visitor.post(path, fields), 422);
    expect(html).toContain('role="alert">Fingerprint has already been taken.');
  });

  it('are shown twenty on a page', async () => {
    const { user, visitor } = await visit(path);
    const row = {
      user_id: user.id,
      type: 'ssh-ed25519',
      usage_type: 'auth',
      content: 'x',
      comment: '',
      fingerprint: '',
    };
    const at = { created_at: '2026-03-10T12:00:00.000Z', updated_at: '2026-03-10T12:00:00.000Z' };
    const numbers = Array.from({ length: 41 }, (_, number) => number);
    await db('ssh_keys').insert(
      numbers.map((number) => ({
        ...row,
        ...at,
        title: `Key ${number}.`,
        fingerprint_sha256: `${user.id}-${number}`,
      })),
    );
    const first = expectPage(await visitor.get(path));
    expect(first).toContain('Key 19.');
    expect(first).not.toContain('Key 20.');
    expect(first).not.toContain('rel="prev"');
    expect(first).toContain(`rel="next" href="${path}?page=2"`);
    const second = expectPage(await visitor.get(`${path}?page=2`));
    expect(second).toContain(`rel="prev" href="${path}?page=1"`);
    expect(second).toContain(`rel="next" href="${path}?page=3"`);
    const last = expectPage(await visitor.get(`${path}?page=3`));
    expect(last).toContain('Key 40.');
    expect(last).not.toContain('rel="next"');
  });
});

describe('GPG keys', () => {
  const path = '/-/profile/gpg_keys';

  it('are added, listed by their fingerprints, and removed', async () => {
    const { user, visitor } = await visit(path);
    const key = newGpgKey();
    // Browsers send line breaks in two characters.
    const sent = await visitor.post(path, { key: key.replaceAll('\n', '\r\n') });
    expect(sent).toMatchObject({ status: 303, headers: { location: `${path}?done=added` } });
    const html = expectPage(await visitor.get(path));
    expect(html).toMatch(/<code>(?:[0-9A-F]{4} ){9}[0-9A-F]{4}<\/code>/);
    const { body } = await api.as(user).get('/user/gpg_keys');
    expect(body).toHaveLength(1);
    expect(await visitor.post(`${path}/${body[0].id}/remove`)).toMatchObject({ status: 303 });
    expect(expectPage(await visitor.get(path))).toContain('You have no GPG keys.');
  });

  it.each([
    ['', 'Key can&#39;t be blank.'],
    [script, 'Key is invalid.'],
  ])('are not added from %j', async (key, text) => {
    const { visitor } = await visit(path);
    const html = expectPage(await visitor.post(path, { key }), 422);
    expect(html).toContain(text);
    expect(html).not.toContain(script);
  });

  it('of others are not there', async () => {
    const owner = await seedUser(db);
    const key = newGpgKey();
    const { body } = await api.as(owner).post('/user/gpg_keys', { key });
    const { visitor } = await visit(path);
    expectPage(await visitor.post(`${path}/${body.id}/remove`), 404);
    expect(expectPage(await visitor.post(path, { key }), 422)).toContain('has already been taken');
    expect((await api.as(owner).get('/user/gpg_keys')).body).toHaveLength(1);
  });
});
