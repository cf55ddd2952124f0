import { hash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { holdDate } from '#test/support/clock.ts';
import { seedUser } from '#test/support/seed.ts';
import { isSomebody, password, signIn } from '#test/support/signing-in.ts';
import { expectPage, Visitor } from '#test/support/visitor.ts';

holdDate();
const app = await startApp();
const limited = await startApp({ config: { rateLimits: true } });
const { db, api } = app;
// Bots need not accept the terms.
const admin = api.as(await seedUser(db, { admin: true, user_type: 'project_bot' }));
const path = '/users/sign_up';

const change = async (body: object) =>
  expect((await admin.put('/application/settings', body)).status).toBe(200);
const open = { require_admin_approval_after_user_signup: false };

beforeEach(() => change(open));
afterEach(async () => {
  await db('application_settings').update({ changed: {} });
  await change({ max_yaml_depth: 100 });
});

let count = 0;
function wanted(fields: Readonly<Record<string, string>> = {}) {
  count += 1;
  return {
    'user[name]': 'Clay Potter',
    'user[username]': `potter-${count}`,
    'user[email]': `potter-${count}@kiln.example`,
    'user[password]': password,
    ...fields,
  };
}

async function signUp(fields: Readonly<Record<string, string>>, visitor = new Visitor(app)) {
  expectPage(await visitor.get(path));
  return visitor.post(path, fields);
}
const taken = { status: 303, headers: { location: '/users/sign_up/done' } };

describe('signing up', () => {
  it('makes an account like any other, that can be signed in to', async () => {
    const fields = wanted();
    const visitor = new Visitor(app);
    expect(await signUp(fields, visitor)).toMatchObject(taken);
    expect(expectPage(await visitor.get('/users/sign_up/done'))).toContain('was created');
    expect((await signIn(visitor, fields['user[username]'])).status).toBe(303);
    expect((await visitor.get('/api/v4/user')).body).toMatchObject({
      username: fields['user[username]'],
      email: fields['user[email]'],
      state: 'active',
      external: false,
    });
  });

  it('has a trap for programs, where the settings want one', async () => {
    const website = { 'user[website]': 'https://kiln.example' };
    const open = wanted(website);
    expect(await signUp(open)).toMatchObject(taken);
    expect(await db('users').where({ username: open['user[username]'] })).toHaveLength(1);
    await change({ invisible_captcha_enabled: true });
    const caught = wanted(website);
    expect(await signUp(caught)).toMatchObject(taken);
    expect(await db('users').where({ username: caught['user[username]'] })).toEqual([]);
    expect(await signUp(wanted({ 'user[website]': '' }))).toMatchObject(taken);
  });

  it('follows the settings of new accounts', async () => {
    await change({ user_default_external: true, default_projects_limit: 7 });
    const fields = wanted();
    expect(await signUp(fields)).toMatchObject(taken);
    const { body } = await admin.get(`/users?username=${fields['user[username]']}`);
    expect(body).toMatchObject([{ external: true, projects_limit: 0, can_create_group: false }]);
  });

  it('waits for an administrator where the settings say so', async () => {
    await change({
      require_admin_approval_after_user_signup: true,
      after_sign_up_text: 'Wait *here*',
    });
    const fields = wanted();
    const visitor = new Visitor(app);
    expect(await signUp(fields, visitor)).toMatchObject(taken);
    const html = expectPage(await visitor.get('/users/sign_up/done'));
    expect(html).toContain('has to approve');
    expect(html).toContain('<em>here</em>');
    const refused = await signIn(visitor, fields['user[username]']);
    expect(expectPage(refused, 422)).toContain('pending approval');
    const { body } = await admin.get(`/users?username=${fields['user[username]']}`);
    const { id } = (body as { id: number }[])[0] ?? { id: 0 };
    expect((await admin.post(`/users/${id}/approve`)).status).toBe(201);
    expect((await signIn(visitor, fields['user[username]'])).status).toBe(303);
  });

  it('waits for the address to be confirmed where the settings say so', async () => {
    await change({ send_user_confirmation_email: true });
    const fields = wanted();
    const visitor = new Visitor(app);
    expect(await signUp(fields, visitor)).toMatchObject(taken);
    expect(expectPage(await visitor.get('/users/sign_up/done'))).toContain('sent you a mail');
    expect(expectPage(await signIn(visitor, fields['user[username]']), 422)).toContain(
      'not confirmed',
    );
    expect(await db('account_tokens').where('purpose', 'confirmation')).toHaveLength(1);
  });

  it('tells nobody that an address has an account, where addresses are confirmed', async () => {
    await change({ send_user_confirmation_email: true });
    const { email } = await seedUser(db);
    const tokens = () => db('account_tokens').select('id');
    const seen = [];
    for (const address of [email.toUpperCase(), 'somebody@kiln.example']) {
      const before = (await tokens()).length;
      const fields = wanted({ 'user[email]': address });
      const name = fields['user[username]'];
      expect(await signUp(fields)).toMatchObject(taken);
      // The one who has the account gets no mail for the other.
      expect(await tokens()).toHaveLength(address === email.toUpperCase() ? before : before + 1);
      const shown = (await api.get(`/users?username=${name}`)).body as { id: number }[];
      const again = await signUp({ ...wanted(), 'user[username]': name });
      const refused = await signIn(new Visitor(app), name);
      seen.push({
        // The picture is that of the address which was asked for, also where somebody else has it.
        shown: JSON.stringify(shown.map((each) => ({ ...each, id: 0 })))
          .replaceAll(name, '')
          .replace(hash('sha256', address.toLowerCase(), 'hex'), 'its digest'),
        again: expectPage(again, 422).includes('has already been taken'),
        refused: expectPage(refused, 422).includes('not confirmed'),
      });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({ again: true, refused: true });
    // Other faults are told whether the address has an account or not.
    const wrong = { 'user[username]': 'no spaces here', 'user[password]': 'x' };
    const texts = [];
    for (const address of [email, 'nobody@kiln.example']) {
      const html = expectPage(await signUp(wanted({ ...wrong, 'user[email]': address })), 422);
      texts.push(html.replaceAll(address, '').replaceAll(/value="[\w-]{64}"/g, ''));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  it('accepts no invitation to an address that nobody confirmed', async () => {
    const group = await admin.post('/groups', { name: 'Kiln', path: 'kiln' });
    const fields = wanted();
    const invited = { email: fields['user[email]'], access_level: 30 };
    const invitation = await admin.post(`/groups/${group.body.id}/invitations`, invited);
    expect(invitation.status).toBe(201);
    expect(await signUp(fields)).toMatchObject(taken);
    const { body } = await admin.get(`/groups/${group.body.id}/members`);
    expect(JSON.stringify(body)).not.toContain(fields['user[username]']);
  });

  it('accepts none by an approval or by waking up either, as nobody has proved anything', async () => {
    await change({ require_admin_approval_after_user_signup: true });
    const group = await admin.post('/groups', { name: 'Glaze', path: 'glaze' });
    const fields = wanted();
    const invited = { email: fields['user[email]'], access_level: 50 };
    await admin.post(`/groups/${group.body.id}/invitations`, invited);
    expect(await signUp(fields)).toMatchObject(taken);
    const [id = 0] = await db('users')
      .where({ username: fields['user[username]'] })
      .pluck<number[]>('id');
    const members = () => db('members').where('user_id', id);
    expect((await admin.post(`/users/${id}/approve`)).status).toBe(201);
    expect(await members()).toEqual([]);
    await db('users').where({ id }).update({ state: 'deactivated' });
    expect((await signIn(new Visitor(app), fields['user[username]'])).status).toBe(303);
    expect(await members()).toEqual([]);
  });

  it('asks for the terms that are enforced', async () => {
    await change({ enforce_terms: true, terms: 'Clay' });
    const fields = wanted();
    expect(expectPage(await signUp(fields), 422)).toContain('Accept the terms of use');
    expect(await signUp({ ...fields, 'user[terms_opt_in]': '1' })).toMatchObject(taken);
    const visitor = new Visitor(app);
    expect((await signIn(visitor, fields['user[username]'])).status).toBe(303);
    expect(await isSomebody(visitor)).toBe(true);
  });
});

describe('a form that is not taken', () => {
  const cases: [Readonly<Record<string, string>>, string][] = [
    [{ 'user[name]': ' ' }, 'Your name can&#39;t be blank.'],
    [{ 'user[username]': 'admin' }, 'Username'],
    [{ 'user[username]': 'a b' }, 'Username'],
    [{ 'user[email]': 'x' }, 'Email address is invalid.'],
    [{ 'user[email]': 'x@forbidden.example' }, 'Email address is not allowed.'],
    [{ 'user[email]': 'x@forbidden.example.' }, 'Email address is not allowed.'],
    [{ 'user[email]': 'x@forbidden\u3002example' }, 'Email address is not allowed.'],
    [{ 'user[email]': 'x@glaze.example\u3002' }, 'Email address is not allowed.'],
    [{ 'user[password]': 'short' }, 'Password is too short'],
    [{ 'user[password]': '' }, 'Password can&#39;t be blank.'],
  ];
  it.each(cases)(
    'with %o says why, and keeps what was typed but for the password',
    async (wrong, said) => {
      await change({
        domain_denylist_enabled: true,
        domain_denylist: ['forbidden.example', '*aze.example'],
      });
      const fields = wanted(wrong);
      const html = expectPage(await signUp(fields), 422);
      expect(html).toContain(said);
      expect(html).toContain(`value="${fields['user[email]']}"`);
      expect(html).not.toContain(password);
    },
  );

  it('names whatever is taken, where addresses are not confirmed', async () => {
    const user = await seedUser(db);
    const byName = await signUp(wanted({ 'user[username]': user.username }));
    expect(expectPage(byName, 422)).toContain('Username has already been taken.');
    const byAddress = await signUp(wanted({ 'user[email]': user.email }));
    expect(expectPage(byAddress, 422)).toContain('Email has already been taken.');
  });

  it('sets nothing that only administrators set', async () => {
    const fields = wanted({ 'user[admin]': '1', 'user[state]': 'active', 'user[id]': '1' });
    expect(await signUp(fields)).toMatchObject(taken);
    const { body } = await admin.get(`/users?username=${fields['user[username]']}`);
    expect(body).toMatchObject([{ is_admin: false }]);
  });

  it('comes from another site', async () => {
    const fields = wanted({ authenticity_token: 'x' });
    expectPage(await signUp(fields), 422);
    expect((await admin.get(`/users?username=${fields['user[username]']}`)).body).toEqual([]);
  });
});

it.each(['password', 'PASSWORD1', 'iloveyou1', 'qwertyuiop'])(
  'takes no %s as a password, which others have too, unless an administrator gives it',
  async (common) => {
    const fields = wanted({ 'user[password]': common });
    expect(expectPage(await signUp(fields), 422)).toContain('Password is one of the most common');
    const { body } = await admin.get(`/users?username=${fields['user[username]']}`);
    expect(body).toEqual([]);
    const username = fields['user[username]'];
    const account = { username, name: 'Potter', email: `${username}@kiln.example` };
    expect(await admin.post('/users', { ...account, password: common })).toMatchObject({
      status: 201,
    });
  },
);

it('is not there where nobody signs up', async () => {
  const visitor = new Visitor(app);
  await visitor.get(path);
  await change({ signup_enabled: false });
  expectPage(await visitor.get(path), 404);
  expectPage(await visitor.post(path, wanted()), 403);
  expect(expectPage(await visitor.get('/users/sign_in'))).not.toContain(path);
});

it('is limited for a network', async () => {
  const visitor = new Visitor(limited);
  await visitor.get(path);
  const statuses: number[] = [];
  while (statuses.length < 21) {
    statuses.push((await visitor.post(path, wanted({ 'user[password]': 'x' }))).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(422), 429]);
});
