import { pino } from 'pino';
import { beforeEach, describe, expect } from 'vitest';
import { digestPassword, matchesPassword } from '#src/auth/passwords.ts';
import { createSession } from '#src/auth/sessions.ts';
import { startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { linkIn, newMails } from '#test/support/mails.ts';
import { everything } from '#test/support/refusals.ts';
import { seedUser, unique } from '#test/support/seed.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

let now = new Date();
const lines: string[] = [];
const app = await startApp({
  clock: () => now,
  log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
});
const { api, db } = app;
const before = 'glaze-and-kiln-2903';
const after = 'another-glaze-0703';
beforeEach(() => newMails(app));
const digest = await digestPassword(before);

async function person(more: object = {}) {
  const email = `${unique('person')}@example.com`;
  return seedUser(db, { email, password_digest: digest, ...more });
}

async function askFor(email: string, visitor = new Visitor(app), headers = {}) {
  expectPage(await visitor.get('/users/password/new', headers));
  return visitor.post('/users/password', { 'user[email]': email }, headers);
}

/** The path of the link that the user is mailed. */
async function linkFor(email: string, headers = {}): Promise<string> {
  await askFor(email, new Visitor(app), headers);
  const mails = (await newMails(app)).filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
  return linkIn(mails[0] ?? { text: '' });
}
const tokenOf = (link: string) => link.split('reset_password_token=')[1] ?? '';

async function choose(link: string, password: string, confirmation = password) {
  const visitor = new Visitor(app);
  const shown = await visitor.get(link);
  const sent = await visitor.post('/users/password/edit', {
    reset_password_token: tokenOf(link),
    'user[password]': password,
    'user[password_confirmation]': confirmation,
  });
  return { shown, sent };
}

async function passwordOf({ id }: { readonly id: number }): Promise<string> {
  const row = await db('users').where({ id }).first<{ password_digest: string }>('password_digest');
  for (const password of [before, after]) {
    if (await matchesPassword(password, row.password_digest)) return password;
  }
  return 'another';
}

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, once, which ends all sessions and tells the owner', async () => {
    const user = await person({ password_expires_at: '2020-01-01T00:00:00.000Z' });
    await createSession(db, user, now);
    const link = await linkFor(user.email);
    const other = await linkFor(user.email);
    const { shown, sent } = await choose(link, after);
    expectPage(shown);
    expect(sent).toMatchObject({
      status: 303,
      headers: { location: '/users/sign_in?notice=password_changed' },
    });
    expect(await passwordOf(user)).toBe(after);
    expect(await db('sessions').where('user_id', user.id).select('id')).toEqual([]);
    expect((await newMails(app)).map(({ to, subject }) => [to, subject])).toEqual([
      [user.email, 'Your password was changed'],
    ]);
    const row = await db('users').where('id', user.id).first<object>('password_expires_at');
    expect(row).toEqual({ password_expires_at: null });

    for (const used of [link, other]) {
      const again = await choose(used, before);
      expectPage(again.shown, 404);
      expectPage(again.sent, 422);
    }
    expect(await passwordOf(user)).toBe(after);
  });

  it('is asked for by any confirmed address, in any spelling, and mailed as its owner spells it', async () => {
    const user = await person();
    const email = `Second.${user.email}`;
    const at = now.toISOString();
    await db('emails').insert({
      user_id: user.id,
      email,
      email_key: email.toLowerCase(),
      primary: false,
      confirmed_at: at,
      created_at: at,
      updated_at: at,
    });
    await askFor(` ${email.toUpperCase()} `);
    expect((await newMails(app)).map(({ to }) => to)).toEqual([email]);
  });

  it('is chosen by the rules of the settings, with as many tries as it takes', async () => {
    const user = await person();
    const link = await linkFor(user.email);
    const short = await choose(link, 'short');
    expect(expectPage(short.sent, 422)).toContain('too short (minimum is 8 characters)');
    const common = await choose(link, 'password1');
    expect(expectPage(common.sent, 422)).toContain('The password is one of the most common');
    const different = await choose(link, after, `${after}!`);
    expect(expectPage(different.sent, 422)).toContain('This is not the same.');
    const long = await choose(link, 'x'.repeat(129));
    expect(expectPage(long.sent, 422)).toContain('too long');
    expect(await passwordOf(user)).toBe(before);
    expect((await choose(link, after)).sent.status).toBe(303);
  });

  it('confirms the address of an account that has no other', async () => {
    const user = await person({ confirmed_at: null });
    expect((await choose(await linkFor(user.email), after)).sent.status).toBe(303);
    const row = await db('users')
      .where('id', user.id)
      .first<{ confirmed_at: unknown }>('confirmed_at');
    expect(row.confirmed_at).not.toBeNull();
  });

  it('is not sent where the primary address may be a slip of the pen', async () => {
    const user = await person();
    const admin = api.as(await seedUser(db, { admin: true }));
    const slip = `slip.${user.email}`;
    await admin.put(`/users/${user.id}`, { email: slip });
    await newMails(app);
    await askFor(slip);
    expect(await newMails(app)).toEqual([]);
  });
});

describe('the link', () => {
  it('is too old after six hours', async () => {
    const user = await person();
    const link = await linkFor(user.email);
    const start = now;
    now = new Date(start.getTime() + 6 * 3_600_000);
    const { shown, sent } = await choose(link, after);
    now = start;
    expectPage(shown, 404);
    expectPage(sent, 422);
    expect(await passwordOf(user)).toBe(before);
  });

  race('works once when it is used 20 times at once', async () => {
    const user = await person();
    const link = await linkFor(user.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => choose(link, after)));
    const statuses = answers.map(({ sent }) => sent.status).toSorted();
    expect(statuses).toEqual([303, ...Array<number>(19).fill(422)]);
    expect(await newMails(app)).toHaveLength(1);
  });

  it('goes to the instance, whatever host the request names', async () => {
    const user = await person();
    await askFor(user.email, new Visitor(app), {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      'x-forwarded-proto': 'https',
    });
    const [mail] = await newMails(app);
    expect(mail?.text).toContain(`${app.origin}/users/password/edit?`);
    expect(mail?.raw).not.toContain('evil');
  });

  it('goes with its address', async () => {
    const user = await person();
    const admin = api.as(await seedUser(db, { admin: true }));
    const link = await linkFor(user.email);
    const email = `new.${user.email}`;
    await admin.put(`/users/${user.id}`, { email, skip_reconfirmation: true });
    const { id } = await db('emails')
      .where({ user_id: user.id, primary: false })
      .first<{ id: number }>('id');
    await admin.delete(`/users/${user.id}/emails/${id}`);
    expectPage((await choose(link, after)).sent, 422);
    expect(await passwordOf(user)).toBe(before);
  });

  it('is worth nothing for another purpose, and for another account', async () => {
    const [user, other] = [await person(), await person()];
    const link = await linkFor(user.email);
    const visitor = new Visitor(app);
    await visitor.get(`/users/confirmation?confirmation_token=${tokenOf(link)}`);
    const confirmed = await visitor.post('/users/confirmation/confirm', {
      confirmation_token: tokenOf(link),
    });
    expectPage(confirmed, 422);
    const { sent } = await choose(link, after);
    expect(sent.status).toBe(303);
    expect(await passwordOf(other)).toBe(before);
  });

  it('is worth nothing once the account is blocked for good', async () => {
    const user = await person();
    const link = await linkFor(user.email);
    const admin = api.as(await seedUser(db, { admin: true }));
    await admin.delete(`/users/${user.id}?hard_delete=true`);
    expectPage((await choose(link, after)).sent, 422);
  });

  it('stands neither in the database, nor in the log, nor in what the page leads to', async () => {
    const user = await person();
    await askFor(user.email);
    const dump = JSON.stringify(await everything(app));
    expect(dump).toContain(user.email);
    const [mail] = await newMails(app);
    const token = tokenOf(linkIn(mail ?? { text: '' }));
    expect(token).toHaveLength(43);
    const visitor = new Visitor(app);
    const shown = await visitor.get(`/users/password/edit?reset_password_token=${token}`);
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    expect(
      expectPage(shown)
        .match(/(?:href|src|action)="[^"]*"/g)
        ?.join(),
    ).not.toContain(token);
    expect(JSON.stringify(await everything(app))).not.toContain(token);
    expect(lines.join()).not.toContain(token);
  });

  it('asks for the token of the page that shows the form', async () => {
    const user = await person();
    const link = await linkFor(user.email);
    const sent = await new Visitor(app).post('/users/password/edit', {
      reset_password_token: tokenOf(link),
      'user[password]': after,
      'user[password_confirmation]': after,
      authenticity_token: 'x'.repeat(43),
    });
    expectPage(sent, 422);
    expect(await passwordOf(user)).toBe(before);
  });
});

describe('the page does not reveal which addresses have an account', () => {
  it.each([
    ['/users/password/new', '/users/password'],
    ['/users/confirmation/new', '/users/confirmation'],
  ])('at %s: neither the answer nor what is done for it', async (page, action) => {
    const [known, blocked, unconfirmed] = [
      await person(),
      await person({ state: 'blocked' }),
      await person({ confirmed_at: null }),
    ];
    const ask = async (email: string) => {
      const visitor = new Visitor(app);
      await visitor.get(page);
      const { status, headers, body } = await visitor.post(action, { 'user[email]': email });
      return JSON.stringify({ status, location: headers.location, body });
    };
    await ask('somebody@example.com');
    const answers: unknown[] = [];
    for (const email of [known.email, blocked.email, unconfirmed.email, 'nobody@example.com']) {
      let answer = '';
      const statements = await statementsOfRequests(app, async () => {
        answer = await ask(email);
      });
      expect(statements.length).toBeGreaterThan(0);
      answers.push({ answer, statements });
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ answer: expect.stringContaining('303') });
  });

  it('writes to nobody who is shut out', async () => {
    for (const state of ['blocked', 'banned', 'ldap_blocked'] as const) {
      await askFor((await person({ state })).email);
    }
    await askFor((await person({ user_type: 'project_bot' })).email);
    for (const email of ['nobody@example.com', 'x', '', 'a@b.example\r\nBcc: c@d.example']) {
      expect((await askFor(email)).headers.location).toBe('/users/password/sent');
    }
    expect(await newMails(app)).toEqual([]);
  });
});

describe('an instance without passwords', () => {
  it('sends none', async () => {
    const user = await person();
    const admin = api.as(await seedUser(db, { admin: true }));
    const set = (on: boolean) =>
      admin.put('/application/settings', {
        password_authentication_enabled_for_web: on,
        password_authentication_enabled_for_git: on,
      });
    const link = await linkFor(user.email);
    await set(false);
    expect(expectPage(await new Visitor(app).get('/users/password/new'), 403)).toContain(
      'Sign-in with a password is disabled',
    );
    const { shown, sent } = await choose(link, after);
    expect([shown.status, sent.status]).toEqual([403, 422]);
    await set(true);
    expect(await passwordOf(user)).toBe(before);
  });
});
