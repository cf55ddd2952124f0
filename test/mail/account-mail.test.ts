import { beforeEach, describe, expect, it } from 'vitest';
import type { SigningIn } from '#src/auth/password-login.ts';
import { createPersonalAccessToken } from '#src/auth/tokens.ts';
import { operator } from '#src/domain-events/audited.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { UserRow } from '#src/records/user.ts';
import { createToken } from '#src/domains/accounts/personal-access-tokens/create.ts';
import { tellOfExpiringTokens } from '#src/domains/accounts/personal-access-tokens/workers.ts';
import { confirmByToken } from '#src/domains/core/users/account/confirmation.ts';
import { deactivateDormant } from '#src/domains/core/users/account/dormant.ts';
import { registerUser } from '#src/domains/core/users/account/registration.ts';
import { disableTwoFactor } from '#src/domains/core/users/account/two-factor.ts';
import { signIn } from '#src/domains/core/users/account/sign-in.ts';
import { userRegistered } from '#src/domains/core/users/events.ts';
import { startApp } from '#test/support/app.ts';
import { linkIn, newMails, subjectsTo } from '#test/support/mails.ts';
import { newSshKey } from '#test/support/public-keys.ts';
import signedCommits from '#test/support/signed-commits.json' with { type: 'json' };
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';

let now = new Date();
const app = await startApp({
  clock: () => now,
  config: { baseUrl: 'https://forge.example/h' },
});
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
/** Address and subject of all sent mails. */
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
    expect(subjectsTo(mails, 'fifth@example.com')).toEqual([
      'An address was added to your account',
    ]);
    const link = linkIn(mails.find(({ to }) => to === 'sixth@example.com') ?? { text: '' });
    await confirmByToken(db, link.split('confirmation_token=')[1] ?? '', now);
    expect(await sent()).toEqual([['fifth@example.com', 'Your address was changed']]);
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

describe('an account that the operator creates', () => {
  it('is told of its password, which is for one sign-in', async () => {
    const registration = {
      ...{ username: 'thrower', name: 'Thrower', email: 'thrower@example.com' },
      ...{ password: 'glaze-and-kiln-2903', skip_confirmation: true, private_profile: null },
    };
    const { id } = await registerUser(db, registration, {
      ...{ actor: operator, now: now.toISOString(), paid: true, avatar: undefined },
      ...{ config: app.environment.config, temporaryPassword: true },
    });
    const row = await db('users').where({ id }).first('password_expires_at');
    expect(row).toMatchObject({ password_expires_at: now.toISOString() });
    const [mail, ...others] = await newMails(app);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: registration.email, subject: 'Your account was created' });
    expect(mail?.text).not.toContain(registration.password);
  });
});

describe('a second factor', () => {
  it.each([
    ['an administrator', 'an administrator has removed', operator],
    ['its owner', 'somebody has removed', null],
  ])('that %s removes is told to its owner', async (_, words, actor) => {
    const user = await seedUser(db);
    await db('users').where({ id: user.id }).update({ two_factor_enabled: true });
    await disableTwoFactor(db, user.id, { actor: actor ?? { user }, now: now.toISOString() });
    const [mail, ...others] = await newMails(app);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: user.email, subject: 'Your second factor was removed' });
    expect(mail?.text).toContain(words);
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

describe('an account that is deactivated', () => {
  const subject = 'Your account was deactivated';

  it('is told so, if the settings say so', async () => {
    const [first, second] = [await seedUser(db), await seedUser(db)];
    await admin.post(`/users/${first.id}/deactivate`);
    expect(await sent()).toEqual([[first.email, subject]]);
    await admin.post(`/users/${first.id}/deactivate`);
    await admin.put('/application/settings', { user_deactivation_emails_enabled: false });
    await admin.post(`/users/${second.id}/deactivate`);
    expect(await sent()).toEqual([]);
    await admin.put('/application/settings', { user_deactivation_emails_enabled: true });
  });

  it('is told so when it slept for long', async () => {
    const asleep = await seedUser(db, { last_activity_on: '2020-01-01' });
    expect(await deactivateDormant(db, '2020-06-01', '2020-06-01T00:00:00.000Z')).toBe(1);
    expect(await sent()).toEqual([[asleep.email, subject]]);
  });
});

describe('a request for an account', () => {
  it('is announced to at most 20 active administrators', async () => {
    const waiting = await seedUser(db, {
      email: 'asks@example.com',
      name: 'Asks\r\nBcc: x@y.example',
      state: 'blocked_pending_approval',
    });
    const made = await Promise.all(
      Array.from({ length: 25 }, (_, each) =>
        seedUser(db, { admin: true, email: `b${each}@x.example` }),
      ),
    );
    const blocked = await seedUser(db, { admin: true, state: 'blocked' });
    await db.transaction((db) =>
      publish(db, userRegistered({ user: waiting, choosesPassword: false, at: now })),
    );
    const mails = await newMails(app);
    expect(mails).toHaveLength(20);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(['Asks Bcc: x@y.example asks for an account']),
    );
    expect(mails.map(({ to }) => to)).toContain('boss@example.com');
    expect(mails.map(({ to }) => to)).not.toContain(blocked.email);
    const ids = made.map(({ id }) => id);
    await db('users').whereIn('id', ids).update({ admin: false });
  });
});

describe('a sign-in', () => {
  const arrive = async (user: UserRow, ip: string) => {
    const { password_digest: digest } = await db('users')
      .where('id', user.id)
      .first<{ password_digest: string | null }>('password_digest');
    const userAgent = `Kiln/1.0 (${ip})`;
    await signIn(db, { user, digest } as SigningIn, { now, ip, userAgent, remembered: false });
  };

  it('from a network where the user was never seen is told to them, if the settings say so', async () => {
    const user = await seedUser(db, { email: 'signs-in@example.com' });
    await arrive(user, '192.0.2.1');
    expect(await sent()).toEqual([]);
    await arrive(user, '192.0.2.1');
    expect(await sent()).toEqual([]);
    await arrive(user, '2001:db8::1');
    const [mail, ...others] = await newMails(app);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: user.email, subject: 'Sign-in from a new place' });
    expect(mail?.text).toContain('2001:db8::1');
    expect(mail?.text).toContain('Browser: Kiln/1.0 (2001:db8::1)');
    await arrive(user, '2001:db8::2');
    await arrive(user, '192.0.2.1');
    expect(await sent()).toEqual([]);

    await admin.put('/application/settings', { notify_on_unknown_sign_in: false });
    await arrive(user, '198.51.100.7');
    expect(await sent()).toEqual([]);
    await admin.put('/application/settings', { notify_on_unknown_sign_in: true });
  });
});

describe('a new credential', () => {
  const kinds = [
    ['personal access token', 'personal_access_tokens', { name: 'Kiln', scopes: ['api'] }, 'Kiln'],
    ['SSH key', 'keys', { title: 'Laptop', key: newSshKey() }, 'Laptop'],
    ['GPG key', 'gpg_keys', { key: signedCommits.rsa.key }, ''],
  ] as const;

  it.each(kinds)('that an administrator adds is told to its owner: a %s', async (word, ...rest) => {
    const [path, body, name] = rest;
    const user = await seedUser(db);
    expect((await admin.post(`/users/${user.id}/${path}`, body)).status).toBe(201);
    const [mail, ...others] = await newMails(app);
    expect(others).toEqual([]);
    const subject = `A new ${word} was added to your account`;
    expect(mail).toMatchObject({ to: user.email, subject });
    expect(mail?.text).toContain(`an administrator has added the ${word} ${name}`);
    expect(mail?.text).toContain(`https://forge.example/h/-/profile/${path}`);
    if (path === 'gpg_keys') await db('gpg_keys').where({ user_id: user.id }).delete();
  });

  it('of the command line of the machine is told, too', async () => {
    const user = await seedUser(db);
    const wanted = { name: 'Kiln', scopes: ['api'] };
    const options = { offered: ['api'], actor: operator, now: now.toISOString(), plan: 'free' };
    await createToken(db, user, wanted, options as Parameters<typeof createToken>[3]);
    const [mail] = await newMails(app);
    expect(mail?.text).toContain('an administrator has added the personal access token Kiln');
  });

  it('of the user is told as such', async () => {
    const user = await seedUser(db);
    await api.as(user).post('/user/keys', { title: 'Laptop', key: newSshKey() });
    const [mail] = await newMails(app);
    expect(mail?.text).toContain('somebody, probably you, has added the SSH key Laptop');
  });

  it('is mailed without its name where nobody proved to read the address', async () => {
    const user = await seedUser(db, { proven: false });
    await api.as(user).post('/user/keys', { title: 'http://evil.example/', key: newSshKey() });
    const [mail] = await newMails(app);
    expect(mail?.text).toContain('somebody, probably you, has added a new SSH key to');
    expect(mail?.text).not.toContain('evil');
  });

  it('is told neither to bots and unproven addresses nor of impersonation', async () => {
    const unproven = await seedUser(db, { confirmed_at: null });
    const user = await seedUser(db);
    const token = { name: 'Kiln', scopes: ['api'] };
    await admin.post(`/users/${unproven.id}/personal_access_tokens`, token);
    await admin.post(`/users/${user.id}/impersonation_tokens`, token);
    const project = await seedProject(db);
    await addMember(db, { project, user, level: 40 });
    await api.as(user).post(`/projects/${project.id}/access_tokens`, token);
    expect(await sent()).toEqual([]);
  });
});

describe('a token that is about to expire', () => {
  it('is told of a week before, once', async () => {
    const user = await seedUser(db, { email: 'has-tokens@example.com' });
    const at = new Date('2026-05-01T12:00:00.000Z');
    const token = (name: string, expiresAt: string | null, more = {}) =>
      createPersonalAccessToken(
        db,
        { userId: user.id, name, scopes: ['api'], expiresAt, ...more },
        at.toISOString(),
      );
    const run = async (moment: string) => {
      const before = now;
      now = new Date(moment);
      await db.transaction((db) => app.environment.workers.enqueue(db, tellOfExpiringTokens, {}));
      const mails = await newMails(app);
      now = before;
      return mails.filter(({ to }) => to === user.email);
    };
    await token('soon\r\nX: y', '2026-05-08');
    await token('today', '2026-05-01');
    await token('later', '2026-05-09');
    await token('never', null);
    await token('of an administrator', '2026-05-08', { impersonation: true });
    const { row } = await token('revoked', '2026-05-08');
    await db('personal_access_tokens').where('id', row.id).update({ revoked: true });

    const [mail, ...others] = await run('2026-05-01T02:00:00.000Z');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A token of yours expires soon');
    expect(mail?.text).toContain('soon X: y: until 2026-05-08');
    expect(mail?.text).not.toMatch(/today|later|never|administrator|revoked/);
    expect(await run('2026-05-01T03:00:00.000Z')).toEqual([]);
    const [next] = await run('2026-05-02T02:00:00.000Z');
    expect(next?.text).toContain('later: until 2026-05-09');
    expect(next?.text).not.toContain('soon');
    expect(await run('2026-05-03T02:00:00.000Z')).toEqual([]);
  });
});

describe('an access token of a project or group that is about to expire', () => {
  it('is told of to those who may make such tokens', async () => {
    const group = await seedGroup(db, { name: unique('Kiln') });
    const project = await seedProject(db, { namespace: group });
    const [owner, maintainer, developer, blocked] = [
      await seedUser(db),
      await seedUser(db),
      await seedUser(db),
      await seedUser(db),
    ];
    await addMember(db, { group, user: owner, level: 50 });
    await addMember(db, { group, user: blocked, level: 50 });
    await addMember(db, { project, user: maintainer, level: 40 });
    await addMember(db, { project, user: developer, level: 30 });
    const body = { name: 'Deploys', scopes: ['read_api'], expires_at: '2026-05-08' };
    const before = now;
    now = new Date('2026-05-01T02:00:00.000Z');
    for (const path of [`/projects/${project.id}`, `/groups/${group.id}`]) {
      expect((await api.as(owner).post(`${path}/access_tokens`, body)).status).toBe(201);
    }
    await db('users').where('id', blocked.id).update({ state: 'blocked' });
    await db.transaction((db) => app.environment.workers.enqueue(db, tellOfExpiringTokens, {}));
    const mails = await newMails(app);
    now = before;
    const ofProject = `A token of the project ${group.name} / ${project.name} expires soon`;
    const ofGroup = `A token of the group ${group.name} expires soon`;
    expect(subjectsTo(mails, owner.email).toSorted()).toEqual([ofGroup, ofProject].toSorted());
    expect(subjectsTo(mails, maintainer.email)).toEqual([ofProject]);
    expect(mails).toHaveLength(3);
    expect(mails[0]?.text).toContain('Deploys: until 2026-05-08');
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
