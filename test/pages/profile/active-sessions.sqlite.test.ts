import { describe, expect, it } from 'vitest';
import { createSession } from '#src/auth/sessions.ts';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

const app = await startApp();
const { db } = app;
const path = '/-/profile/active_sessions';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const edge =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0';

async function visit() {
  const user = await seedUser(db);
  const visitor = await Visitor.signedIn(app, user);
  const begin = async (userAgent: string, ip = '192.0.2.7') => {
    const { id: secret } = await createSession(db, user, new Date(), { userAgent, ip });
    const other = new Visitor(app);
    other.cookies.set('_service_session', secret);
    const ids = await db('sessions').where('user_id', user.id).orderBy('id').pluck<number[]>('id');
    return { other, secret, id: ids.at(-1) ?? 0 };
  };
  return { user, visitor, begin };
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get(path)).status === 200;

describe('the sessions of a user', () => {
  it('are listed by their browsers, and this one is marked', async () => {
    const { visitor, begin } = await visit();
    const { secret } = await begin(firefox);
    await begin(edge, '2001:db8::7');
    await begin('<script>alert("kiln")</script>');
    const html = expectPage(await visitor.get(path));
    expect(html).toContain('Firefox on Linux');
    expect(html).toContain('Edge on Windows');
    expect(html).toContain('2001:db8::7');
    expect(html).toContain('&lt;script&gt;');
    expect(html.match(/<span class="mark">This one<\/span>/g)).toHaveLength(1);
    expect(html.match(/\/end"/g)).toHaveLength(3);
    expect(html).not.toContain(secret);
  });

  it('are ended one by one', async () => {
    const { visitor, begin } = await visit();
    const { other, id } = await begin(firefox);
    const kept = await begin(edge);
    await visitor.get(path);
    expect(await isSignedIn(other)).toBe(true);
    expect(await visitor.post(`${path}/${id}/end`)).toMatchObject({
      status: 303,
      headers: { location: `${path}?done=ended` },
    });
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(kept.other)).toBe(true);
    expectPage(await visitor.post(`${path}/${id}/end`), 404);
  });

  it('are ended all but this one', async () => {
    const { visitor, begin } = await visit();
    const others = [await begin(firefox), await begin(edge)];
    await visitor.get(path);
    expect(await visitor.post(`${path}/end_others`)).toMatchObject({
      status: 303,
      headers: { location: `${path}?done=others` },
    });
    for (const { other } of others) expect(await isSignedIn(other)).toBe(false);
    const html = expectPage(await visitor.get(`${path}?done=others`));
    expect(html).toContain('You are signed out everywhere else.');
    expect(html).not.toContain('End all other sessions');
  });

  it('are nobody else’s to see or end', async () => {
    const { visitor } = await visit();
    const { begin } = await visit();
    const { other, id } = await begin(firefox);
    expect(expectPage(await visitor.get(path))).not.toContain('Firefox');
    expectPage(await other.get(path));
    await visitor.get('/-/profile');
    expectPage(await visitor.post(`${path}/${id}/end`), 404);
    await visitor.post(`${path}/end_others`);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('are shown twenty on a page', async () => {
    const { visitor, begin } = await visit();
    for (let number = 0; number < 20; number += 1) await begin(firefox);
    expect(expectPage(await visitor.get(path))).toContain(`rel="next" href="${path}?page=2"`);
    expect(expectPage(await visitor.get(`${path}?page=2`))).toContain('rel="prev"');
  });
});
