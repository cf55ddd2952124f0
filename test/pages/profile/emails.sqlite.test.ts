import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import { linkIn, newMails, subjectsTo } from '#test/support/mails.ts';
import { seedUser, unique } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

holdDate();
const app = await startApp();
const { api, db } = app;
const admin = api.as(await seedUser(db, { admin: true }));
const path = '/-/profile/emails';

async function visit() {
  const user = await seedUser(db);
  const visitor = await Visitor.signedIn(app, user);
  await visitor.get(path);
  const add = async (confirmed: boolean) => {
    const email = `${unique('second')}@example.com`;
    const wanted = { email, skip_confirmation: confirmed };
    const { body } = await admin.post(`/users/${user.id}/emails`, wanted);
    return { id: body.id as number, email };
  };
  return { user, visitor, add };
}

describe('email addresses', () => {
  it('are added, and count once they are confirmed', async () => {
    const { user, visitor } = await visit();
    const email = `${unique('new')}@example.com`;
    const answer = await visitor.post(path, { email });
    expect(answer).toMatchObject({ status: 303, headers: { location: `${path}?done=added` } });
    const html = expectPage(await visitor.get(`${path}?done=added`));
    expect(html).toContain(email);
    expect(html).toContain('<span class="mark">Not confirmed</span>');
    expect(html).not.toContain(`Make primary: ${email}`);
    const { body } = await api.as(user).get('/user/emails');
    expect(body).toMatchObject([{ email: user.email }, { email, confirmed_at: null }]);
  });

  it.each([
    ['', 'Email address can&#39;t be blank.'],
    ['<script>@example.com', 'Email address is invalid.'],
    [`${'x'.repeat(250)}@example.com`, 'Email address is too long'],
  ])('are not added from %j', async (email, text) => {
    const { visitor } = await visit();
    const html = expectPage(await visitor.post(path, { email }), 422);
    expect(html).toContain(text);
    expect(html).not.toContain('<script>');
  });

  it('of others are refused', async () => {
    const { visitor } = await visit();
    const { email } = await seedUser(db);
    const html = expectPage(await visitor.post(path, { email }), 422);
    expect(html).toContain('Email address has already been taken.');
    expect(html).toContain(`value="${email}"`);
  });

  it('are removed, but for the primary one', async () => {
    const { user, visitor, add } = await visit();
    const { id } = await add(true);
    expect(await visitor.post(`${path}/${id}/remove`)).toMatchObject({ status: 303 });
    const { body } = await api.as(user).get('/user/emails');
    expect(body).toHaveLength(1);
    expectPage(await visitor.post(`${path}/${body[0].id}/remove`), 422);
    expectPage(await visitor.post(`${path}/${id}/remove`), 404);
  });

  it('become primary when they are confirmed', async () => {
    const { user, visitor, add } = await visit();
    const { id, email } = await add(true);
    expect(await visitor.post(`${path}/${id}/primary`)).toMatchObject({
      status: 303,
      headers: { location: `${path}?done=primary` },
    });
    expect((await api.as(user).get('/user')).body).toMatchObject({ email });
    const html = expectPage(await visitor.get(path));
    expect(html).toContain(`Make primary: ${user.email}`);
  });

  it('do not become primary before', async () => {
    const { user, visitor, add } = await visit();
    const { id } = await add(false);
    const html = expectPage(await visitor.post(`${path}/${id}/primary`), 422);
    expect(html).toContain('role="alert">Email is not confirmed yet.');
    expect((await api.as(user).get('/user')).body).toMatchObject({ email: user.email });
  });

  it('are sent the mail again as long as nobody has confirmed them', async () => {
    const { visitor, add } = await visit();
    const { id, email } = await add(false);
    expect(expectPage(await visitor.get(path))).toContain(`Send the mail again: ${email}`);
    expect(await visitor.post(`${path}/${id}/confirmation`)).toMatchObject({
      status: 303,
      headers: { location: `${path}?done=sent` },
    });
    const letters = ['Confirm your address', 'Confirm your address'];
    expect(subjectsTo(await newMails(app), email)).toEqual(letters);
    await db('emails').where({ id }).update({ proven_at: new Date().toISOString() });
    expect(await visitor.post(`${path}/${id}/confirmation`)).toMatchObject({
      headers: { location: `${path}?done=confirmed` },
    });
  });

  it.each(['remove', 'primary', 'confirmation'])(
    'of others are not there for %s',
    async (action) => {
      const { visitor } = await visit();
      const other = await visit();
      const { id, email } = await other.add(true);
      expectPage(await visitor.post(`${path}/${id}/${action}`), 404);
      expect(expectPage(await other.visitor.get(path))).toContain(`Remove ${email}`);
    },
  );
});

describe('the limit of new addresses', () => {
  const limited = startApp({ config: { rateLimits: true } });

  it('is the one of the API', async () => {
    const app = await limited;
    const user = await seedUser(app.db);
    const visitor = await Visitor.signedIn(app, user);
    await visitor.get(path);
    for (let number = 0; number < 5; number += 1) {
      await app.api.as(user).post('/user/emails', { email: `${unique('many')}@example.com` });
    }
    const html = expectPage(await visitor.post(path, { email: 'one@example.com' }), 429);
    expect(html).toContain('Too many tries');
  });
});

describe('an address that may be used, but is not proven', () => {
  it('is proven by a mail that its holder asks for', async () => {
    const user = await seedUser(db, { proven: false });
    const visitor = await Visitor.signedIn(app, user);
    expect(expectPage(await visitor.get(path))).toContain('Primary, Not proven');
    const { id } = await db('emails').where('email_key', user.email).first<{ id: number }>('id');
    await newMails(app);
    expect((await visitor.post(`${path}/${id}/confirmation`, {})).status).toBe(303);
    const [mail] = await newMails(app);
    expect(mail).toMatchObject({ to: user.email, subject: 'Confirm your address' });
    const link = linkIn(mail ?? { text: '' });
    const [, confirmation_token = ''] = link.split('confirmation_token=');
    await visitor.get(link);
    await visitor.post('/users/confirmation/confirm', { confirmation_token });
    expect(expectPage(await visitor.get(path))).not.toContain('Not proven');
  });
});
