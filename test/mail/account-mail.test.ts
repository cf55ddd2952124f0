import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { newMails, subjectsTo } from '../support/mails.ts';
import { seedUser } from '../support/seed.ts';

const app = await startApp({ config: { baseUrl: 'https://forge.example/h' } });
const { api, db } = app;
const administrator = await seedUser(db, { admin: true, email: 'boss@example.com' });
const admin = api.as(administrator);
beforeEach(() => newMails(app));

let made = 0;
const register = async (more: object = {}) => {
  made += 1;
  const username = `potter${made}`;
  const answer = await admin.post('/users', {
    username,
    name: 'Potter Ömer',
    email: `${username}@example.com`,
    password: 'glaze-and-kiln-2903',
    ...more,
  });
  expect(answer.status).toBe(201);
  return answer.body as { id: number; email: string; username: string };
};
/** Everything that was sent, as pairs of address and subject. */
const sent = async () => (await newMails(app)).map(({ to, subject }) => [to, subject]);

describe('a new account', () => {
  it('is asked to confirm its address, at the address of the instance', async () => {
    const { email, username } = await register();
    const [mail, ...others] = await newMails(app);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Confirm your address' });
    expect(mail?.text).toMatch(
      /^https:\/\/forge\.example\/h\/users\/confirmation\?confirmation_token=[\w-]{43}$/m,
    );
    expect(mail?.text).toContain('Hello Potter Ömer,');
    expect(mail?.text).toContain(`@${username}`);
  });

  it('is asked nothing when an administrator vouches for it', async () => {
    await register({ skip_confirmation: true });
    expect(await sent()).toEqual([]);
  });

  it('is asked to choose a password, which confirms it too', async () => {
    const { email } = await register({ password: undefined, reset_password: true });
    const [mail, ...others] = await newMails(app);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Your account was created' });
    expect(mail?.text).toMatch(
      /^https:\/\/forge\.example\/h\/users\/password\/edit\?reset_password_token=[\w-]{43}$/m,
    );
  });

  it('with a password that nobody knows is asked to confirm its address', async () => {
    const { email } = await register({ password: undefined, force_random_password: true });
    expect(await sent()).toEqual([[email, 'Confirm your address']]);
  });

  it('of a hostile name has it in one line, cut', async () => {
    await register({ name: `Kiln\u202Egnp\u2028 ${'x'.repeat(200)}` });
    const [mail] = await newMails(app);
    expect(mail?.text).toMatch(/^Hello Kiln gnp x{70}…,$/m);
  });

  it('is refused where its address would be several, or a header', async () => {
    for (const email of ['a@b.example,c@d.example', 'x:a@b.example', '"a@b x"@c.example']) {
      const body = { username: 'nobody', name: 'N', email, password: 'glaze-and-kiln-2903' };
      expect(await admin.post('/users', body)).toMatchObject({
        status: 400,
        body: { message: { email: ['is invalid'] } },
      });
    }
    for (const email of ['a@b.example\r\nBcc: c@d.example', 'a@b.example\nx', 'a\0@b.example']) {
      const body = { username: 'nobody', name: 'N', email, password: 'glaze-and-kiln-2903' };
      expect((await admin.post('/users', body)).status).toBe(400);
    }
    expect(await sent()).toEqual([]);
  });
});

describe('an address', () => {
  it('that is added is to be confirmed, and the one before is told', async () => {
    const user = await seedUser(db, { email: 'first@example.com' });
    await api.as(user).post('/user/emails', { email: 'second@example.com' });
    const mails = await newMails(app);
    expect(subjectsTo(mails, 'second@example.com')).toEqual(['Confirm your address']);
    expect(subjectsTo(mails, 'first@example.com')).toEqual([
      'An address was added to your account',
    ]);
    expect(mails).toHaveLength(2);
  });

  it('that an administrator adds and vouches for is only told of', async () => {
    const user = await seedUser(db, { email: 'third@example.com' });
    await admin.post(`/users/${user.id}/emails`, {
      email: 'fourth@example.com',
      skip_confirmation: true,
    });
    expect(await sent()).toEqual([['third@example.com', 'An address was added to your account']]);
  });

  it('that becomes the primary one is told to the one before', async () => {
    const user = await seedUser(db, { email: 'fifth@example.com' });
    await admin.put(`/users/${user.id}`, { email: 'sixth@example.com' });
    const mails = await newMails(app);
    expect(subjectsTo(mails, 'sixth@example.com')).toEqual(['Confirm your address']);
    expect(subjectsTo(mails, 'fifth@example.com')).toEqual(['Your address was changed']);
  });

  it('that is refused is told to nobody', async () => {
    const user = await seedUser(db);
    await api.as(user).post('/user/emails', { email: 'boss@example.com' });
    expect(await sent()).toEqual([]);
  });
});

describe('a password', () => {
  it('that an administrator sets is told to its owner', async () => {
    const user = await seedUser(db, { email: 'owner@example.com' });
    await admin.put(`/users/${user.id}`, { password: 'another-glaze-2903' });
    const [mail, ...others] = await newMails(app);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'owner@example.com', subject: 'Your password was changed' });
    expect(mail?.raw).not.toContain('another-glaze');
  });

  it('is told to no address that nobody has confirmed', async () => {
    const user = await seedUser(db, { email: 'unproved@example.com', confirmed_at: null });
    await admin.put(`/users/${user.id}`, { password: 'another-glaze-2903' });
    expect(await sent()).toEqual([]);
  });
});

describe('an account that waits for approval', () => {
  it.each([
    ['approve', 'Your account was approved'],
    ['reject', 'Your account was not approved'],
  ])('is told when an administrator answers with %s', async (action, subject) => {
    const email = `waits-for-${action}@example.com`;
    const user = await seedUser(db, { email, state: 'blocked_pending_approval' });
    await admin.post(`/users/${user.id}/${action}`);
    expect(await sent()).toEqual([[email, subject]]);
    await admin.post(`/users/${user.id}/${action}`);
    expect(await sent()).toEqual([]);
  });
});

describe('the settings', () => {
  it('leave out HTML, and add a text to every mail', async () => {
    await admin.put('/application/settings', {
      html_emails_enabled: false,
      email_additional_text: 'Kiln & Co, registered nowhere',
    });
    await register();
    const [plain] = await newMails(app);
    expect(plain?.raw).not.toContain('text/html');
    expect(plain?.text).toContain('Kiln & Co, registered nowhere');

    await admin.put('/application/settings', { html_emails_enabled: true });
    await register();
    const [both] = await newMails(app);
    expect(both?.raw).toContain('text/html');
    expect(both?.raw).toContain('Kiln &amp; Co, registered nowhere');
  });
});
