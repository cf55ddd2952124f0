import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { holdDate } from '#test/support/clock.ts';
import { companiesOf, scimError, scimUsers as users } from '#test/support/companies.ts';
import { identityProvider, scimUser } from '#test/support/saml.ts';
import { addMember, seedGroup, seedToken, seedUser, unique } from '#test/support/seed.ts';

holdDate();
const paid = await startApp({ connections: racing });
const free = await startApp({ connections: racing, config: { plan: 'free' } });
const limited = await startApp({ connections: racing, config: { rateLimits: true } });
const { api, db } = paid;
const { company, levelOf, accountOf } = companiesOf(paid);

describe('SCIM tells failures as SCIM does', () => {
  it('when the plan does not cover it', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await free.api.sendTo(method, users);
      expect(answer).toMatchObject(scimError(403, '403 Forbidden'));
    }
  });

  it('when the token is unknown, a person’s, or not there', async () => {
    const unknown = scimError(401, '401 Unauthorized');
    const owner = await seedUser(db, { admin: true });
    const { group } = await company();
    for (const scopes of [['read_repository'], ['api', 'sudo']]) {
      const { token } = await seedToken(db, owner, { scopes });
      expect(await identityProvider(api, group.path, token).list()).toMatchObject(unknown);
      const url = `/api/scim/v2/groups/${group.path}/Users`;
      expect(await api.withToken(token).sendTo('GET', url)).toMatchObject(unknown);
      expect(await api.sendTo('GET', `${url}?private_token=${token}`)).toMatchObject(unknown);
    }
    expect(await identityProvider(api, group.path, 'scim-unknown').list()).toMatchObject(unknown);
    expect(await identityProvider(api, group.path, 'x'.repeat(5000)).list()).toMatchObject(unknown);
    expect(await api.sendTo('GET', users)).toMatchObject(unknown);
  });

  it('when a parameter is wrong or a body cannot be read', async () => {
    expect(await paid.api.sendTo('GET', `${users}?count=many`)).toMatchObject(
      scimError(400, 'count is invalid'),
    );
    const json = { 'content-type': 'application/scim+json' };
    expect(await paid.api.sendTo('POST', users, '{', json)).toMatchObject(
      scimError(400, 'the body is not valid JSON'),
    );
    const xml = { 'content-type': 'application/xml' };
    expect(await paid.api.sendTo('POST', users, '<a/>', xml)).toMatchObject(
      scimError(415, "The provided content-type 'application/xml' is not supported."),
    );
  });

  it('when a body is too large', async () => {
    const { idp } = await company();
    const answer = await idp.create(scimUser('a', { title: 'x'.repeat(70_000) }));
    expect(answer).toMatchObject({
      status: 413,
      headers: { 'content-type': 'application/scim+json' },
    });
  });

  it('when the identity provider of a group asks too often, however it writes the group', async () => {
    const { company } = companiesOf(limited);
    const [often, other] = [await company(), await company()];
    const ask = (path: string) =>
      limited.api.sendTo('GET', `/api/scim/v2/groups/${path}/Users`, undefined, {
        authorization: `Bearer ${often.token}`,
      });
    const { path } = often.group;
    const encoded = `%${path.charCodeAt(0).toString(16)}${path.slice(1)}`;
    let answer = await ask(path);
    for (let asked = 1; answer.status < 400 && asked <= 600; asked += 1)
      answer = await ask(asked % 2 === 0 ? path : encoded);
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
    expect((await ask('any-other')).status).toBe(429);
    expect((await other.idp.list()).status).toBe(200);
  });

  it('without counting what nobody may ask', async () => {
    const counted = () => limited.db('rate_limits').select('key');
    const before = (await counted()).length;
    for (const path of ['a1', 'a2', 'a3']) {
      const answer = await limited.api.sendTo('GET', `/api/scim/v2/groups/${path}/Users`);
      expect(answer.status).toBe(401);
    }
    expect(await counted()).toHaveLength(before);
  });
});

describe('the SCIM token of a group', () => {
  it('is for that group alone', async () => {
    const [one, other] = [await company(), await company()];
    await other.idp.create(scimUser('jane'));
    const foreign = identityProvider(api, other.group.path, one.token);
    const unknown = scimError(401, '401 Unauthorized');
    for (const answer of [
      foreign.list(),
      foreign.get('jane'),
      foreign.create(scimUser('x')),
      foreign.replace('jane', { active: false }),
      foreign.patch('jane', { op: 'replace', path: 'active', value: false }),
      foreign.remove('jane'),
    ])
      expect(await answer).toMatchObject(unknown);
    expect((await other.idp.get('jane')).body.active).toBe(true);
    expect(await one.idp.get('jane')).toMatchObject(scimError(404, 'Resource jane not found'));
  });

  it('names a group that is there, with single sign-on', async () => {
    const { group, token, settings, owner } = await company();
    for (const path of ['nobody-has-this', '../admin', `${group.path}/..`, '%', 'é']) {
      const missing = scimError(404, `Group ${path} not found`);
      const idp = identityProvider(api, path, token);
      expect(await idp.list()).toMatchObject(missing);
      expect(await idp.create(scimUser('a'))).toMatchObject(missing);
    }
    // No caller learns what a foreign group contains.
    const foreign = await company();
    const below = await seedGroup(db, { owner, parent: foreign.group, visibility: 'private' });
    for (const name of [below.path, 'nothing-here']) {
      const path = `${foreign.group.path}/${name}`;
      expect(await identityProvider(api, path, token).list()).toMatchObject(
        scimError(404, `Group ${path} not found`),
      );
    }
    const idp = identityProvider(api, group.path.toUpperCase(), token);
    expect((await idp.list()).status).toBe(200);
    await api.as(owner).put(settings, { enabled: false });
    expect((await idp.list()).status).toBe(404);
    await api.as(owner).put(settings, { enabled: true });
    expect((await idp.list()).status).toBe(200);
    await api.as(owner).delete(settings);
    expect(await idp.list()).toMatchObject(scimError(401, '401 Unauthorized'));
  });

  it('ends with the next one, and when it is revoked', async () => {
    const { idp, group, settings, owner } = await company();
    const next = await api.as(owner).post(`${settings}/scim_token`);
    expect((await idp.list()).status).toBe(401);
    const nextIdp = identityProvider(api, group.path, next.body.token as string);
    expect((await nextIdp.list()).status).toBe(200);
    await api.as(owner).delete(`${settings}/scim_token`);
    expect((await nextIdp.list()).status).toBe(401);
  });
});

describe('a user who is provisioned', () => {
  it('gets an account, an identity and the default role', async () => {
    const made = await company();
    const { idp, group, owner, settings } = made;
    await api.as(owner).put(settings, { default_membership_role: 30 });
    const id = unique('jane');
    const created = await idp.create(scimUser(id));
    expect(created).toMatchObject({
      status: 201,
      headers: { 'content-type': 'application/scim+json' },
      body: {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        id,
        active: true,
        'name.formatted': `Name of ${id}`,
        name: { formatted: `Name of ${id}`, givenName: 'Name', familyName: `of ${id}` },
        userName: id,
        meta: { resourceType: 'User' },
        emails: [{ type: 'work', value: `${id}@example.com`, primary: true }],
      },
    });
    expect((await idp.get(id.toUpperCase())).body).toEqual(created.body);
    const user = await accountOf(made, id);
    expect(await levelOf(made, user)).toBe(30);
    const admin = await seedUser(db, { admin: true });
    const account = await api.as(admin).get(`/users/${user.id}`);
    expect(account.body).toMatchObject({
      is_admin: false,
      state: 'active',
      confirmed_at: expect.any(String),
      identities: [
        { provider: 'group_saml', extern_uid: id, saml_provider_id: expect.any(Number) },
      ],
    });
    const provisioned = await api.as(owner).get(`/groups/${group.id}/provisioned_users`);
    expect(provisioned.body).toMatchObject([{ id: user.id }]);
    const audit = await api.as(owner).get(`/groups/${group.id}/audit_events`);
    expect(audit.body[0]).toMatchObject({
      author_id: -1,
      details: { add: 'user_access', as: 'Developer', author_name: 'SCIM', target_id: user.id },
    });
    const [member] = (await api.as(owner).get(`/groups/${group.id}/members?query=${id}`)).body;
    expect(member).toMatchObject({ created_by: null });
  });

  it('gets a username that is valid and free', async () => {
    const { idp } = await company();
    const named = async (userName: string) => {
      const { body } = await idp.create(scimUser(unique('id'), { userName }));
      return String(body.userName);
    };
    const taken = unique('kim');
    await seedUser(db, { username: taken });
    expect(await named(`${taken}@corp.example`)).toBe(`${taken}1`);
    expect(await named(`${taken.toUpperCase()}@corp.example`)).toBe(`${taken.toUpperCase()}2`);
    await seedGroup(db, { path: `${taken}3` });
    expect(await named(taken)).toBe(`${taken}4`);
    expect(await named('Jörg Müller')).toMatch(/^JorgMuller\d*$/);
    expect(await named('DOMAIN\\kim.lee')).toMatch(/^DOMAINkim\.lee\d*$/);
    expect(await named('日本')).toMatch(/^user\d*$/);
    expect(await named('admin')).toMatch(/^admin\d+$/);
    expect(await named('-.git')).toMatch(/^[\w-]+\d*$/);
    expect(await named('x'.repeat(1024))).toMatch(/^x{200}\d*$/);
  });

  it('who has proved to have the address keeps the account, and is told no other', async () => {
    const made = await company();
    const user = await seedUser(db);
    const second = `${unique('second')}@example.com`;
    const now = new Date().toISOString();
    const email = { user_id: user.id, email: second, email_key: second, primary: false };
    const times = { confirmed_at: now, proven_at: now, created_at: now, updated_at: now };
    await db('emails').insert({ ...email, ...times });
    const value = second.toUpperCase();
    const sent = scimUser('a-1', { emails: [{ primary: true, value }] });
    const created = await made.idp.create(sent);
    expect(created.status).toBe(201);
    expect(await levelOf(made, user)).toBe(10);
    const told = {
      id: 'a-1',
      userName: 'a-1',
      name: { formatted: 'Name of a-1' },
      emails: [{ type: 'work', value, primary: true }],
    };
    const filter = `userName eq "${second}"`;
    const replaced = await made.idp.replace('a-1', scimUser('a-1', { active: true }));
    const listed = (await made.idp.list({ filter })).body.Resources[0];
    const bodies = [created.body, replaced.body, (await made.idp.get('a-1')).body, listed];
    for (const body of bodies) {
      expect(body).toMatchObject(told);
      const text = JSON.stringify(body);
      for (const secret of [user.email, user.username, user.name]) {
        expect(text).not.toContain(secret);
      }
    }
    const again = await made.idp.create(
      scimUser('a-2', { emails: [{ primary: true, value: second }] }),
    );
    expect(again).toMatchObject(scimError(409, 'User has already been taken'));
  });

  it('keeps the role they have already', async () => {
    const made = await company();
    const user = await seedUser(db, { confirmed_at: new Date().toISOString() });
    await addMember(db, { group: made.group, user, level: 40 });
    await made.idp.create(scimUser('a', { emails: [{ type: 'work', value: user.email }] }));
    expect(await levelOf(made, user)).toBe(40);
  });

  it('is nobody who only says that the address is theirs, and no bot', async () => {
    const { idp } = await company();
    const claimed = await seedUser(db, { confirmed_at: null });
    const bot = await seedUser(db, {
      confirmed_at: new Date().toISOString(),
      user_type: 'project_bot',
    });
    const typed = await seedUser(db, { proven: false });
    for (const { email } of [claimed, typed, bot]) {
      const answer = await idp.create(scimUser('a', { emails: [{ type: 'work', value: email }] }));
      expect(answer).toMatchObject(scimError(409, 'Email has already been taken'));
    }
    expect((await idp.list()).body.totalResults).toBe(0);
  });

  it('does not accept what the address was invited to elsewhere', async () => {
    const { idp } = await company();
    const owner = await seedUser(db);
    const elsewhere = await seedGroup(db, { owner, visibility: 'private' });
    const id = unique('invited');
    const invitation = { email: `${id}@example.com`, access_level: 30 };
    await api.as(owner).post(`/groups/${elsewhere.id}/invitations`, invitation);
    expect((await idp.create(scimUser(id))).status).toBe(201);
    const { body } = await api.as(owner).get(`/groups/${elsewhere.id}/invitations`);
    expect(body).toMatchObject([{ invite_email: invitation.email }]);
  });

  it('is answered when they are there already', async () => {
    const { idp } = await company();
    const id = unique('twice');
    const first = await idp.create(scimUser(id));
    const second = await idp.create(scimUser(id.toUpperCase(), { userName: 'other' }));
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect((await idp.list()).body.totalResults).toBe(1);
  });

  it('may begin as nobody’s member', async () => {
    const made = await company();
    const id = unique('later');
    expect((await made.idp.create(scimUser(id, { active: false }))).body.active).toBe(false);
    expect(await levelOf(made, await accountOf(made, id))).toBeNull();
    await made.idp.patch(id, { op: 'replace', value: { active: true } });
    expect(await levelOf(made, await accountOf(made, id))).toBe(10);
  });

  const missing: [string, object, string][] = [
    ['an external id', { externalId: undefined }, 'externalId is missing'],
    ['a username', { userName: ' ' }, 'userName is missing'],
    ['an address', { emails: [] }, 'emails is missing'],
    ['a name', { name: { formatted: ' ' } }, 'name is missing'],
    [
      'anything',
      { externalId: '', userName: '', emails: undefined, name: undefined },
      'externalId is missing, userName is missing, emails is missing, name is missing',
    ],
  ];
  it.each(missing)('cannot be one without %s', async (_, changes, detail) => {
    const { idp } = await company();
    expect(await idp.create(scimUser('a', changes))).toMatchObject(scimError(412, detail));
  });

  const wrong: [string, object, string][] = [
    ['no address', { emails: [{ value: 'a@b, c@d' }] }, 'Email is invalid'],
    ['a name of many letters', { name: { formatted: 'x'.repeat(300) } }, 'Name is too long'],
    ['an id of many bytes', { externalId: 'é'.repeat(1000) }, 'maximum is 1024 bytes'],
    [
      'an id that grows when it is folded',
      { externalId: 'ﷺ'.repeat(300) },
      'maximum is 1024 bytes',
    ],
  ];
  it.each(wrong)('cannot have %s', async (_, changes, detail) => {
    const { idp } = await company();
    const answer = await idp.create(scimUser(unique('a'), changes));
    expect(answer).toMatchObject({
      status: 412,
      body: { detail: expect.stringContaining(detail) as string },
    });
  });

  it('keeps within the domains that the instance allows', async () => {
    const { idp } = await company();
    const admin = api.as(await seedUser(db, { admin: true }));
    await admin.put('/application/settings', { domain_allowlist: ['corp.example'] });
    try {
      const answer = await idp.create(scimUser(unique('a')));
      expect(answer).toMatchObject({
        status: 412,
        body: { detail: expect.stringContaining('Email is not allowed') as string },
      });
    } finally {
      await admin.put('/application/settings', { domain_allowlist: [] });
    }
  });

  it('who is a member already is taken out where they are not active', async () => {
    const made = await company();
    const user = await seedUser(db, { confirmed_at: new Date().toISOString() });
    await addMember(db, { group: made.group, user, level: 40 });
    const emails = [{ type: 'work', value: user.email }];
    const created = await made.idp.create(scimUser('a', { emails, active: false }));
    expect(created).toMatchObject({ status: 201, body: { active: false } });
    expect(await levelOf(made, user)).toBeNull();
  });

  it('may get the identity from an administrator first', async () => {
    const made = await company();
    const admin = api.as(await seedUser(db, { admin: true }));
    const ids = [unique('given'), unique('member')] as const;
    const identity = { provider: 'group_saml', group_id_for_saml: made.group.id };
    const name = unique('person');
    const created = await admin.post('/users', {
      ...identity,
      extern_uid: ids[0],
      email: `${name}@example.com`,
      username: name,
      name,
      force_random_password: true,
    });
    expect(created.body.identities).toMatchObject([
      { extern_uid: ids[0], saml_provider_id: expect.any(Number) },
    ]);
    expect((await made.idp.get(ids[0].toUpperCase())).body.active).toBe(false);
    await made.idp.patch(ids[0], { op: 'replace', value: { active: true } });
    expect(await levelOf(made, { id: created.body.id as number })).toBe(10);

    const user = await seedUser(db);
    await addMember(db, { group: made.group, user, level: 30 });
    const set = (extern_uid: string, more: object = identity) =>
      admin.put(`/users/${user.id}`, { provider: 'group_saml', extern_uid, ...more });
    expect((await set(ids[0].toUpperCase())).status).toBe(400);
    expect((await set('ﷺ'.repeat(255))).status).toBe(400);
    expect((await set(unique('first'))).status).toBe(200);
    expect((await set(ids[1])).body.identities).toHaveLength(1);
    expect((await made.idp.get(ids[1])).body).toMatchObject({ active: true });
    // An identity of a group without single sign-on belongs to the instance.
    const elsewhere = await seedGroup(db);
    const other = await set(unique('instance'), { group_id_for_saml: elsewhere.id });
    expect(other.body.identities).toMatchObject([{}, { saml_provider_id: null }]);
  });

  it('becomes nothing but a user and a member, whatever is sent', async () => {
    const made = await company();
    const id = unique('mallory');
    const more = { admin: true, is_admin: true, roles: [{ value: 'admin' }], access_level: 50 };
    expect((await made.idp.create(scimUser(id, more))).status).toBe(201);
    await made.idp.patch(id, { op: 'replace', value: { admin: true, id, state: 'active' } });
    const user = await accountOf(made, id);
    expect(await levelOf(made, user)).toBe(10);
    expect(await db('users').where('id', user.id).first('admin', 'auditor')).toMatchObject({
      admin: false,
      auditor: false,
    });
  });

  race('is one, when fifty ask for them at once', async () => {
    const made = await company();
    const id = unique('crowd');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => made.idp.create(scimUser(id))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.userName as string)).size).toBe(1);
    expect((await made.idp.list()).body.totalResults).toBe(1);
    expect(await db('users').where('email_key', `${id}@example.com`)).toHaveLength(1);
  });

  race('is one account, when two groups ask for them at once', async () => {
    const [one, other] = [await company(), await company()];
    const id = unique('both');
    const answers = await Promise.all([
      one.idp.create(scimUser(id)),
      other.idp.create(scimUser(id)),
    ]);
    // An identity provider need not trust others about an address.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [made, late] = answers[0].status === 201 ? [one, other] : [other, one];
    await db('emails')
      .where('email_key', `${id}@example.com`)
      .update({ proven_at: new Date().toISOString() });
    expect((await late.idp.create(scimUser(id))).status).toBe(201);
    expect(await accountOf(made, id)).toEqual(await accountOf(late, id));
  });

  it('whom the group gave an account is found again without their identity', async () => {
    const made = await company();
    const id = unique('again');
    await made.idp.create(scimUser(id));
    const user = await accountOf(made, id);
    await db('identities').where('user_id', user.id).delete();
    expect((await made.idp.create(scimUser(id))).status).toBe(201);
    expect(await accountOf(made, id)).toEqual(user);
  });

  it('gets an account only where people may sign up, and waits where they would', async () => {
    const made = await company();
    const admin = api.as(await seedUser(db, { admin: true }));
    const set = (body: object) => admin.put('/application/settings', body);
    const [kept, waiting] = [unique('kept'), unique('waiting')];
    await set({ signup_enabled: false });
    expect(await made.idp.create(scimUser(kept))).toMatchObject(
      scimError(412, 'Sign-up is disabled'),
    );
    await set({ signup_enabled: true, require_admin_approval_after_user_signup: true });
    expect((await made.idp.create(scimUser(waiting))).status).toBe(201);
    await set({ require_admin_approval_after_user_signup: false });
    const { id } = await accountOf(made, waiting);
    expect((await admin.get(`/users/${id}`)).body.state).toBe('blocked_pending_approval');
    expect(await db('users').where('email_key', `${kept}@example.com`)).toEqual([]);
  });
});
