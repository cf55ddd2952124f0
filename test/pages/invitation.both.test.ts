import { beforeEach, describe, expect } from 'vitest';
import type { UserRow } from '#src/records/user.ts';
import { acceptInvitations } from '#src/domains/core/members/accept-invitations.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { linkIn, newMails } from '#test/support/mails.ts';
import { everything } from '#test/support/refusals.ts';
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';
import { password } from '#test/support/signing-in.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

let now = new Date();
const app = await startApp({ connections: racing, clock: () => now });
const { api, db } = app;
const owner = await seedUser(db, { name: 'Owner <b>Ömer</b>' });
beforeEach(() => newMails(app));

async function privateGroup() {
  const group = await seedGroup(db, {
    name: `Glaze & ${unique('kiln')}`,
    visibility: 'private',
  });
  await addMember(db, { group, user: owner, level: 50 });
  return group;
}

/** A private group, and the mail that invites an address to it. */
async function invited(more: object = {}) {
  const group = await privateGroup();
  const email = `${unique('guest')}@example.com`;
  const path = `/groups/${group.id}/invitations`;
  const answer = await api.as(owner).post(path, { email, access_level: 30, ...more });
  expect(answer).toMatchObject({ status: 201, body: { status: 'success' } });
  const [mail = { to: '', subject: '', text: '', raw: '' }, ...others] = await newMails(app);
  expect(others).toEqual([]);
  return { group, email, mail, link: linkIn(mail) };
}

const levelOf = async ({ id }: { id: number }, user: { id: number }) => {
  const { status, body } = await api.as(owner).get(`/groups/${id}/members/${user.id}`);
  return status === 200 ? (body as { access_level: number }).access_level : null;
};

async function accept(link: string, user: { id: number }) {
  const visitor = await Visitor.signedIn(app, user);
  expectPage(await visitor.get(link));
  return visitor.post(`${link}/accept`);
}

describe('the mail of an invitation', () => {
  it('names who invites, where to and as what, and leads to the invitation', async () => {
    const { group, email, mail, link } = await invited();
    expect(mail.to).toBe(email);
    expect(mail.subject).toBe(`Owner <b>Ömer</b> invites you to the group ${group.name}`);
    expect(mail.text).toContain('as Developer');
    // Lines are broken where they are too long, which depends on the name of the group.
    expect(mail.raw.replaceAll('=\r\n', '')).toContain('Owner &lt;b&gt;');
    expect(link).toMatch(/^\/-\/invites\/[\w-]{43}$/);
  });

  it('is sent for projects, to each address, once', async () => {
    const project = await seedProject(db, { namespace: await privateGroup() });
    const emails = [1, 2].map(() => `${unique('guest')}@example.com`);
    const path = `/projects/${project.id}/invitations`;
    const invite = () => api.as(owner).post(path, { email: emails.join(','), access_level: 20 });
    await invite();
    const mails = await newMails(app);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
    expect(mails[0]?.subject).toContain(`/ ${project.name}`);
    expect(new Set(mails.map(linkIn)).size).toBe(2);
    await invite();
    expect(await newMails(app)).toEqual([]);
  });

  race('is not sent to whoever becomes a member at once, nor where nobody is invited', async () => {
    const group = await privateGroup();
    const user = await seedUser(db);
    const path = `/groups/${group.id}/invitations`;
    await api.as(owner).post(path, { email: `${user.email},no address`, access_level: 30 });
    await api.as(user).post(path, { email: 'other@example.com', access_level: 30 });
    await api.as(owner).post(path, { email: 'other@example.com', access_level: 7 });
    expect(await newMails(app)).toEqual([]);
  });

  race('is sent to a hundred addresses at once at most', async () => {
    const group = await privateGroup();
    const email = Array.from({ length: 101 }, (_, each) => `a${each}@b.example`).join(',');
    const path = `/groups/${group.id}/invitations`;
    expect(await api.as(owner).post(path, { email, access_level: 30 })).toMatchObject({
      status: 400,
      body: { error: 'email has more than 100 addresses' },
    });
    expect(await newMails(app)).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is accepted by whoever signs in, whatever their address', async () => {
    const { group, email, link } = await invited();
    const anonymous = new Visitor(app);
    const shown = await anonymous.get(link);
    const html = expectPage(shown);
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    expect(html).toContain(group.name.replace('&', '&amp;'));
    expect(html).toContain('Owner &lt;b&gt;');
    expect(html).toContain(email);
    expect(html).toContain(`/users/sign_in?return_to=${encodeURIComponent(link)}`);

    const user = await seedUser(db);
    expect(await accept(link, user)).toMatchObject({
      status: 303,
      headers: { location: '/-/invites/accepted' },
    });
    expectPage(await new Visitor(app).get('/-/invites/accepted'));
    expect(await levelOf(group, user)).toBe(30);
    expect((await api.as(user).get(`/groups/${group.id}`)).status).toBe(200);
  });

  it('is not accepted by looking at it, nor without signing in', async () => {
    const { group, link } = await invited();
    const user = await seedUser(db);
    const visitor = await Visitor.signedIn(app, user);
    await visitor.get(link);
    expect(await levelOf(group, user)).toBeNull();
    const anonymous = new Visitor(app);
    await anonymous.get(link);
    const sent = await anonymous.post(`${link}/accept`);
    expect(sent).toMatchObject({ status: 303, headers: { location: '/users/sign_in' } });
    const forged = await visitor.post(`${link}/accept`, { authenticity_token: 'x' });
    expectPage(forged, 422);
    expect(await levelOf(group, user)).toBeNull();
  });

  race('is accepted by one of 20 who try at once', async () => {
    const { group, link } = await invited();
    const users = await Promise.all(Array.from({ length: 20 }, () => seedUser(db)));
    const visitors = await Promise.all(users.map((user) => Visitor.signedIn(app, user)));
    for (const visitor of visitors) await visitor.get(link);
    const answers = await Promise.all(visitors.map((visitor) => visitor.post(`${link}/accept`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      303,
      ...Array<number>(19).fill(404),
    ]);
    const members = await db('members').where('source_id', group.id).whereNot('user_id', owner.id);
    expect(members).toHaveLength(1);
  });

  it('is declined by whoever has the mail, by a button', async () => {
    const { group, link } = await invited();
    const visitor = new Visitor(app);
    expectPage(await visitor.get(`${link}/decline`));
    expect((await api.as(owner).get(`/groups/${group.id}/invitations`)).body).toHaveLength(1);
    const declined = await visitor.post(`${link}/decline`);
    expect(declined).toMatchObject({ status: 303, headers: { location: '/-/invites/declined' } });
    expectPage(await visitor.get('/-/invites/declined'));
    expect((await api.as(owner).get(`/groups/${group.id}/invitations`)).body).toEqual([]);
    expectPage(await visitor.get(link), 404);
  });

  it.each([
    ['was accepted', async (link: string) => accept(link, await seedUser(db))],
    [
      'was taken back',
      async (_link: string, group: { id: number }, email: string) =>
        api.as(owner).delete(`/groups/${group.id}/invitations/${encodeURIComponent(email)}`),
    ],
    [
      'is to a group that is going',
      async (_link: string, group: { id: number }) =>
        db('namespaces').where('id', group.id).update({ pending_delete: true }),
    ],
  ])('is worth nothing once it %s', async (_, end) => {
    const { group, link, email } = await invited();
    const late = await seedUser(db);
    const visitor = await Visitor.signedIn(app, late);
    await visitor.get(link);
    await end(link, group, email);
    expectPage(await visitor.get(link), 404);
    expectPage(await visitor.get(`${link}/decline`), 404);
    expectPage(await visitor.post(`${link}/accept`), 404);
    expectPage(await visitor.post(`${link}/decline`), 404);
    expect(await levelOf(group, late)).toBeNull();
  });

  it.each([
    ['is an owner no more', (id: number) => db('members').where('user_id', id).delete()],
    ['was blocked', (id: number) => db('users').where({ id }).update({ state: 'blocked' })],
  ])('is worth nothing once its sender %s', async (_, end) => {
    const group = await privateGroup();
    const sender = await seedUser(db);
    await addMember(db, { group, user: sender, level: 50 });
    const guest = await seedUser(db, { confirmed_at: null });
    const path = `/groups/${group.id}/invitations`;
    await api.as(sender).post(path, { email: guest.email, access_level: 50 });
    const [mail = { text: '' }] = await newMails(app);
    const link = linkIn(mail);
    const late = await seedUser(db);
    const visitor = await Visitor.signedIn(app, late);
    expectPage(await visitor.get(link));
    await end(sender.id);
    expectPage(await visitor.get(link), 404);
    expectPage(await visitor.post(`${link}/accept`), 404);
    // A confirmation of the invited address creates no membership either.
    await db.transaction((db) => acceptInvitations(db, guest, [guest.email], now.toISOString()));
    expect([await levelOf(group, late), await levelOf(group, guest)]).toEqual([null, null]);
    expect((await api.as(owner).get(path)).body).toHaveLength(1);
  });

  it('that was accepted is told to its sender', async () => {
    const { group, link } = await invited();
    const user = await seedUser(db, { name: 'Glaze <b>' });
    await accept(link, user);
    const [mail, ...others] = await newMails(app);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: owner.email,
      subject: `Glaze <b> has joined the group ${group.name}`,
    });
    expect(mail?.text).toContain(`@${user.username}`);
  });

  it('is worth nothing once it expired', async () => {
    const start = now;
    const day = (days: number) =>
      new Date(start.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const { link } = await invited({ expires_at: day(2) });
    const user = await seedUser(db);
    expectPage(await new Visitor(app).get(link));
    now = new Date(`${day(2)}T00:00:01.000Z`);
    const visitor = await Visitor.signedIn(app, user, now);
    expectPage(await visitor.get(link), 404);
    now = start;
  });

  it('is a secret of its mail', async () => {
    const { link } = await invited();
    const token = link.split('/').at(-1) ?? '';
    expect(JSON.stringify(await everything(app))).not.toContain(token);
    for (const other of [`${token}x`, token.slice(1), 'x'.repeat(43), '%00', 'x'.repeat(3000)]) {
      expect((await new Visitor(app).get(`/-/invites/${other}`)).status).toBeGreaterThanOrEqual(
        400,
      );
    }
  });

  it('leads whoever accepted it to what they joined, and tells others nothing', async () => {
    const { group, link } = await invited();
    const user = await seedUser(db);
    await accept(link, user);
    const visitor = await Visitor.signedIn(app, user);
    const again = await visitor.get(link);
    const html = expectPage(again);
    expect(again.headers['referrer-policy']).toBe('no-referrer');
    expect(html).toContain(group.name.replace('&', '&amp;'));
    expect(html).toContain(group.full_path);
    expect(await visitor.post(`${link}/accept`)).toMatchObject({
      status: 303,
      headers: { location: '/-/invites/accepted' },
    });

    const other = await Visitor.signedIn(app, await seedUser(db));
    expect(expectPage(await other.get(link), 404)).not.toContain(group.full_path);
    const unknown = `${link.slice(0, -3)}xyz`;
    const [closed, none] = await Promise.all(
      [link, unknown].map(async (path) => {
        const shown = expectPage(await new Visitor(app).get(path), 404);
        expect(shown).toContain(`/users/sign_in?return_to=${encodeURIComponent(path)}`);
        return shown.replaceAll(encodeURIComponent(path), '');
      }),
    );
    expect(closed).toBe(none);

    const gone = await api.as(owner).delete(`/groups/${group.id}/members/${user.id}`);
    expect(gone.status).toBe(204);
    expectPage(await visitor.get(link), 404);
  });

  it('leads a member who had joined before to the place', async () => {
    const { group, link } = await invited();
    const user = await seedUser(db);
    await addMember(db, { group, user, level: 40 });
    await accept(link, user);
    const visitor = await Visitor.signedIn(app, user);
    expect(expectPage(await visitor.get(link))).toContain(group.full_path);
  });

  it('leads nobody whose membership waits for approval', async () => {
    const { group, link } = await invited();
    const user = await seedUser(db);
    await accept(link, user);
    const visitor = await Visitor.signedIn(app, user);
    expectPage(await visitor.get(link));
    await db('members').where({ user_id: user.id }).update({ state: 'awaiting' });
    expect(expectPage(await visitor.get(link), 404)).not.toContain(group.full_path);
  });

  it('leaves a member as they are', async () => {
    const { group, link } = await invited();
    const user = await seedUser(db);
    await addMember(db, { group, user, level: 40 });
    expect((await accept(link, user)).status).toBe(303);
    expect(await levelOf(group, user)).toBe(40);
    expectPage(await new Visitor(app).get(link), 404);
  });
});

describe('an invited person without an account', () => {
  /** Follows the mail to the form of a new account, and sends it; their address is that of the form unless said otherwise. */
  async function signUpFrom(link: string, address?: string) {
    const visitor = new Visitor(app);
    const page = expectPage(await visitor.get(link));
    const [, path = ''] = /href="(\/users\/sign_up\?invitation=[\w-]+)"/.exec(page) ?? [];
    const form = expectPage(await visitor.get(path));
    const [, filled = ''] = /name="user\[email\]" value="([^"]*)"/.exec(form) ?? [];
    const username = unique('guest');
    const sent = await visitor.post('/users/sign_up', {
      invitation: path.split('=')[1] ?? '',
      ...{ 'user[name]': 'Guest', 'user[username]': username, 'user[password]': password },
      'user[email]': address ?? filled,
    });
    const done = expectPage(await visitor.get(sent.headers.location ?? ''));
    const row = await db('users').where({ username }).first<{ state: string } | undefined>('state');
    return { page, form, filled, done, state: row?.state };
  }
  const waiting = 'An administrator has to approve';

  it('by an administrator waits for no approval, with their address filled in', async () => {
    const admin = await seedUser(db, { admin: true });
    const group = await privateGroup();
    const email = `${unique('guest')}@example.com`;
    const path = `/groups/${group.id}/invitations`;
    await api.as(admin).post(path, { email, access_level: 30 });
    const [mail] = await newMails(app);
    if (mail === undefined) throw new Error('no mail');
    const followed = await signUpFrom(linkIn(mail));
    expect(followed).toMatchObject({ filled: email, state: 'active' });
    for (const text of [followed.page, followed.form, followed.done]) {
      expect(text).not.toContain('approve');
    }
    // The mail has shown whose address it is.
    const user = await db<UserRow>('users').where({ email }).first();
    expect(user === undefined ? null : await levelOf(group, user)).toBe(30);
    expectPage(await new Visitor(app).get(linkIn(mail)), 404);
  });

  it('is vouched for by an administrator once, whatever becomes of the address', async () => {
    const admin = await seedUser(db, { admin: true });
    const email = `${unique('guest')}@example.com`;
    const path = `/groups/${(await privateGroup()).id}/invitations`;
    await api.as(admin).post(path, { email, access_level: 30 });
    const [mail] = await newMails(app);
    if (mail === undefined) throw new Error('no mail');
    const invitation = linkIn(mail).split('/').at(-1) ?? '';
    const states = [];
    for (const username of [unique('guest'), unique('guest')]) {
      const visitor = new Visitor(app);
      expectPage(await visitor.get('/users/sign_up'));
      const account = { 'user[name]': 'Guest', 'user[username]': username };
      const secrets = { 'user[email]': email, 'user[password]': password };
      await visitor.post('/users/sign_up', { invitation, ...account, ...secrets });
      const user = await db<UserRow>('users').where({ username }).first();
      if (user === undefined) throw new Error('no account');
      states.push(user.state);
      // The address is free again.
      const other = { email: `${username}@example.org`, skip_reconfirmation: true };
      expect((await api.as(admin).put(`/users/${user.id}`, other)).status).toBe(200);
      await db('emails').where({ user_id: user.id, email }).delete();
    }
    expect(states).toEqual(['active', 'blocked_pending_approval']);
  });

  it('by an administrator, who takes another address, waits', async () => {
    const admin = await seedUser(db, { admin: true });
    const group = await privateGroup();
    const body = { email: `${unique('guest')}@example.com`, access_level: 30 };
    await api.as(admin).post(`/groups/${group.id}/invitations`, body);
    const [mail] = await newMails(app);
    if (mail === undefined) throw new Error('no mail');
    const other = `${unique('other')}@example.com`;
    expect(await signUpFrom(linkIn(mail), other)).toMatchObject({
      state: 'blocked_pending_approval',
      done: expect.stringContaining(waiting),
    });
  });

  it('by anybody else is told that they wait', async () => {
    const { link, email } = await invited();
    const followed = await signUpFrom(link);
    // No other way makes the user a member: their address is not confirmed.
    const onward = `href="/users/sign_in?return_to=${encodeURIComponent(link)}"`;
    expect(followed.done).toContain(onward);
    expect(followed).toMatchObject({
      filled: email,
      state: 'blocked_pending_approval',
      page: expect.stringContaining('An administrator has to approve new accounts.'),
      form: expect.stringContaining('an administrator has to approve your account'),
      done: expect.stringContaining(waiting),
    });
  });

  it('finds the form from the page that they sign in on, too', async () => {
    const { link } = await invited();
    const page = await new Visitor(app).get(`/users/sign_in?return_to=${encodeURIComponent(link)}`);
    expect(expectPage(page)).toContain(
      `href="/users/sign_up?invitation=${link.replace('/-/invites/', '')}"`,
    );
  });
});
