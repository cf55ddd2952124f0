import { describe, expect } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { linkIn, newMails } from '#test/support/mails.ts';
import { seedGroup, seedUser, unique } from '#test/support/seed.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

let now = new Date();
const app = await startApp({ clock: () => now });
const { api, db } = app;
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);

interface Account {
  readonly id: number;
  readonly email: string;
}

/** User without a confirmed address, and the link that was sent to it. */
async function registered(): Promise<{ user: Account; link: string }> {
  const username = unique('newcomer');
  const made = await admin.post('/users', {
    username,
    name: 'Newcomer',
    email: `${username}@example.com`,
    password: 'glaze-and-kiln-2903',
  });
  const user = made.body as Account;
  return { user, link: await linkTo(user.email) };
}

async function linkTo(email: string): Promise<string> {
  const [mail, ...others] = (await newMails(app)).filter(({ to }) => to === email);
  expect(others).toEqual([]);
  return linkIn(mail ?? { text: '' });
}

const tokenOf = (link: string) => link.split('confirmation_token=')[1] ?? '';

async function confirm(link: string, visitor = new Visitor(app)) {
  expectPage(await visitor.get(link));
  return visitor.post('/users/confirmation/confirm', { confirmation_token: tokenOf(link) });
}

async function confirmedAt({ id }: { readonly id: number }): Promise<unknown> {
  const { confirmed_at } = await db('users')
    .where({ id })
    .first<{ confirmed_at: unknown }>('confirmed_at');
  return confirmed_at;
}

describe('the link of the mail', () => {
  it('shows a button, and only the button confirms', async () => {
    const { user, link } = await registered();
    expect((await api.as(user).get('/user')).status).toBe(403);
    const visitor = new Visitor(app);
    const shown = await visitor.get(link);
    expect(expectPage(shown)).toContain('Confirm the address');
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    // Programs that read mail follow its links, and HEAD is what some of them ask.
    expect(await confirmedAt(user)).toBeNull();

    const done = await confirm(link, visitor);
    expect(done).toMatchObject({
      status: 303,
      headers: { location: '/users/sign_in?notice=confirmed' },
    });
    expectPage(await visitor.get('/users/sign_in?notice=confirmed'));
    expect(await confirmedAt(user)).not.toBeNull();
    expect((await api.as(user).get('/user')).status).toBe(200);
  });

  race('works once, also when it is used 20 times at once', async () => {
    const { user, link } = await registered();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(link)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([303, ...Array<number>(19).fill(422)]);
    expect(await confirmedAt(user)).not.toBeNull();
  });

  it('is too old after three days', async () => {
    const { user, link } = await registered();
    const start = now;
    now = new Date(start.getTime() + 72 * 3_600_000);
    const answer = await confirm(link);
    now = start;
    expect(expectPage(answer, 422)).toContain('too old');
    expect(await confirmedAt(user)).toBeNull();
  });

  it('confirms the address that it was sent to, and no other', async () => {
    const { user, link } = await registered();
    const email = `other.${user.email}`;
    await admin.put(`/users/${user.id}`, { email });
    expectPage(await confirm(link), 422);
    expect(await confirmedAt(user)).toBeNull();
    expect((await confirm(await linkTo(email))).status).toBe(303);
    expect(await confirmedAt(user)).not.toBeNull();
  });

  it('is worth nothing as the link of a new password', async () => {
    const { link } = await registered();
    const visitor = new Visitor(app);
    const path = `/users/password/edit?reset_password_token=${tokenOf(link)}`;
    expectPage(await visitor.get(path), 404);
  });

  it('is asked for by nothing but a form of ours', async () => {
    const { user, link } = await registered();
    const visitor = new Visitor(app);
    await visitor.get(link);
    const forged = await visitor.post('/users/confirmation/confirm', {
      confirmation_token: tokenOf(link),
      authenticity_token: '',
    });
    expectPage(forged, 422);
    expect(await confirmedAt(user)).toBeNull();
  });

  it('leads somewhere without its token', async () => {
    const answer = await new Visitor(app).get('/users/confirmation');
    expect(answer).toMatchObject({ status: 302, headers: { location: '/users/confirmation/new' } });
    const hostile = await new Visitor(app).get(
      '/users/confirmation?confirmation_token=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
    );
    expect(expectPage(hostile)).toContain('value="&quot;&gt;&lt;script&gt;');
    for (const query of ['confirmation_token[]=x', 'confirmation_token=a&confirmation_token=b']) {
      expect((await new Visitor(app).get(`/users/confirmation?${query}`)).status).toBeLessThan(400);
    }
  });
});

describe('a confirmed address', () => {
  it('is a member where it was invited', async () => {
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner });
    const { user, link } = await registered();
    await admin.post(`/groups/${group.id}/invitations`, { email: user.email, access_level: 30 });
    expect((await api.get(`/groups/${group.id}/members`)).status).toBe(401);
    expect((await confirm(link)).status).toBe(303);
    const member = await admin.get(`/groups/${group.id}/members/${user.id}`);
    expect(member).toMatchObject({ status: 200, body: { access_level: 30 } });
  });

  it('that was added to an account leaves its primary one as it was', async () => {
    const user = await seedUser(db);
    const email = `${unique('second')}@example.com`;
    await api.as(user).post('/user/emails', { email });
    const visitor = await Visitor.signedIn(app, user);
    const done = await confirm(await linkTo(email), visitor);
    expect(done).toMatchObject({ status: 303, headers: { location: '/users/confirmation/done' } });
    expectPage(await visitor.get('/users/confirmation/done'));
    const { body } = await api.as(user).get('/user/emails');
    expect(body).toMatchObject([
      { email: user.email },
      { email, confirmed_at: expect.any(String) },
    ]);
  });
});

describe('another mail', () => {
  const askFor = async (email: string) => {
    const visitor = new Visitor(app);
    expectPage(await visitor.get('/users/confirmation/new'));
    const answer = await visitor.post('/users/confirmation', { 'user[email]': email });
    expect(answer).toMatchObject({
      status: 303,
      headers: { location: '/users/confirmation/sent' },
    });
    expectPage(await visitor.get('/users/confirmation/sent'));
  };

  it('is sent to who asks for it, and confirms as well', async () => {
    const { user } = await registered();
    await askFor(user.email);
    expect((await confirm(await linkTo(user.email))).status).toBe(303);
    expect(await confirmedAt(user)).not.toBeNull();
  });

  it('is sent to no confirmed address, and to nobody who is blocked', async () => {
    const [confirmed, { user: blocked }] = [await seedUser(db), await registered()];
    await admin.post(`/users/${blocked.id}/block`);
    for (const email of [confirmed.email, blocked.email, 'nobody@example.com']) await askFor(email);
    expect(await newMails(app)).toEqual([]);
  });
});
