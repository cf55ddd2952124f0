import { describe, expect, it } from 'vitest';
import { startApp } from '../support/app.ts';
import { identityProvider, newSamlProvider, scimTokenOf, scimUser } from '../support/saml.ts';
import { addMember, seedGroup, seedProject, seedToken, seedUser, unique } from '../support/seed.ts';

const users = '/api/scim/v2/groups/demo/Users';
const paid = await startApp();
const free = await startApp({ config: { plan: 'free' } });
const limited = await startApp({ config: { rateLimits: true } });
const { api, db } = paid;

const errorOf = (status: number, detail: string) => ({
  status,
  headers: { 'content-type': 'application/scim+json' },
  body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], detail, status },
});

/** A private group with an owner and the identity provider of its people. */
async function company() {
  const owner = await seedUser(db);
  const group = await seedGroup(db, { owner, visibility: 'private' });
  const token = await scimTokenOf(api.as(owner), group);
  const idp = identityProvider(api, group.path, token);
  const settings = `/groups/${group.id}/saml_provider`;
  return { owner, group, token, idp, settings };
}

type Company = Awaited<ReturnType<typeof company>>;

/** The access level of a user in the group itself; null for no member. */
async function levelOf({ group }: Company, user: { readonly id: number }): Promise<number | null> {
  const row = await db('members')
    .where({ source_type: 'Namespace', source_id: group.id, user_id: user.id })
    .first<{ access_level: number } | undefined>('access_level');
  return row?.access_level ?? null;
}

async function accountOf({ group }: Company, id: string): Promise<{ readonly id: number }> {
  const row = await db('identities')
    .join('saml_providers', 'saml_providers.id', 'identities.saml_provider_id')
    .where({ group_id: group.id, extern_uid_key: id.toLowerCase() })
    .first<{ id: number } | undefined>('identities.user_id as id');
  if (row === undefined) throw new Error(`nobody is ${id}`);
  return row;
}

describe('SCIM tells failures as SCIM does', () => {
  it('when the plan does not cover it', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await free.api.sendTo(method, users);
      expect(answer).toMatchObject(errorOf(403, '403 Forbidden'));
    }
  });

  it('when the token is unknown, a person’s, or not there', async () => {
    const unknown = errorOf(401, '401 Unauthorized');
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
      errorOf(400, 'count is invalid'),
    );
    const json = { 'content-type': 'application/scim+json' };
    expect(await paid.api.sendTo('POST', users, '{', json)).toMatchObject(
      errorOf(400, 'the body is not valid JSON'),
    );
    const xml = { 'content-type': 'application/xml' };
    expect(await paid.api.sendTo('POST', users, '<a/>', xml)).toMatchObject(
      errorOf(415, "The provided content-type 'application/xml' is not supported."),
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

  it('when it is asked too often', async () => {
    const ask = (path: string) => limited.api.sendTo('GET', `/api/scim/v2/groups/${path}/Users`);
    let answer = await ask('demo');
    // When a window ends meanwhile, the next one allows as many again.
    for (let asked = 1; answer.status === 401 && asked <= 1_200; asked += 1)
      answer = await ask(asked % 2 === 0 ? 'demo' : '%64emo');
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
    expect((await ask('other')).status).toBe(401);
  });
});

describe('the SCIM token of a group', () => {
  it('is for that group alone', async () => {
    const [one, other] = [await company(), await company()];
    await other.idp.create(scimUser('jane'));
    const foreign = identityProvider(api, other.group.path, one.token);
    const unknown = errorOf(401, '401 Unauthorized');
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
    expect(await one.idp.get('jane')).toMatchObject(errorOf(404, 'Resource jane not found'));
  });

  it('names a group that is there, with single sign-on', async () => {
    const { group, token, settings, owner } = await company();
    for (const path of ['nobody-has-this', '../admin', `${group.path}/..`, '%', 'é']) {
      const missing = errorOf(404, `Group ${path} not found`);
      const idp = identityProvider(api, path, token);
      expect(await idp.list()).toMatchObject(missing);
      expect(await idp.create(scimUser('a'))).toMatchObject(missing);
    }
    // Nobody learns what is below a foreign group.
    const foreign = await company();
    const below = await seedGroup(db, { owner, parent: foreign.group, visibility: 'private' });
    for (const name of [below.path, 'nothing-here']) {
      const path = `${foreign.group.path}/${name}`;
      expect(await identityProvider(api, path, token).list()).toMatchObject(
        errorOf(404, `Group ${path} not found`),
      );
    }
    const idp = identityProvider(api, group.path.toUpperCase(), token);
    expect((await idp.list()).status).toBe(200);
    await api.as(owner).put(settings, { enabled: false });
    expect((await idp.list()).status).toBe(404);
    await api.as(owner).put(settings, { enabled: true });
    expect((await idp.list()).status).toBe(200);
    await api.as(owner).delete(settings);
    expect(await idp.list()).toMatchObject(errorOf(401, '401 Unauthorized'));
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

  it('gets a user name that is valid and free', async () => {
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

  it('who has confirmed the address keeps the account', async () => {
    const made = await company();
    const user = await seedUser(db, { confirmed_at: new Date().toISOString() });
    const second = `${unique('second')}@example.com`;
    const now = new Date().toISOString();
    const email = { user_id: user.id, email: second, email_key: second, primary: false };
    await db('emails').insert({ ...email, confirmed_at: now, created_at: now, updated_at: now });
    const created = await made.idp.create(
      scimUser('a-1', { emails: [{ primary: true, value: second.toUpperCase() }] }),
    );
    expect(created).toMatchObject({ status: 201, body: { id: 'a-1', userName: user.username } });
    expect(await levelOf(made, user)).toBe(10);
    const again = await made.idp.create(
      scimUser('a-2', { emails: [{ primary: true, value: second }] }),
    );
    expect(again).toMatchObject(errorOf(409, 'User has already been taken'));
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
    for (const { email } of [claimed, bot]) {
      const answer = await idp.create(scimUser('a', { emails: [{ type: 'work', value: email }] }));
      expect(answer).toMatchObject(errorOf(409, 'Email has already been taken'));
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
    ['a user name', { userName: ' ' }, 'userName is missing'],
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
    expect(await idp.create(scimUser('a', changes))).toMatchObject(errorOf(412, detail));
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
    // Of a group without single sign-on it is one of the instance.
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

  it('is one, when fifty ask for them at once', async () => {
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

  it('is one account, when two groups ask for them at once', async () => {
    const [one, other] = [await company(), await company()];
    const id = unique('both');
    const answers = await Promise.all([
      one.idp.create(scimUser(id)),
      other.idp.create(scimUser(id)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await accountOf(one, id)).toEqual(await accountOf(other, id));
  });
});

describe('a user who is taken out', () => {
  const ways: [string, (idp: Company['idp'], id: string) => Promise<{ status: number }>, number][] =
    [
      [
        'a text, capitalised',
        (idp, id) => idp.patch(id, { op: 'Replace', path: 'active', value: 'False' }),
        204,
      ],
      [
        'a boolean at a path',
        (idp, id) => idp.patch(id, { op: 'replace', path: 'active', value: false }),
        204,
      ],
      [
        'an object without path',
        (idp, id) => idp.patch(id, { op: 'replace', value: { active: false } }),
        204,
      ],
      [
        'an object with the schema in the key',
        (idp, id) =>
          idp.patch(id, {
            op: 'Add',
            value: { 'urn:ietf:params:scim:schemas:core:2.0:User:active': 'false' },
          }),
        204,
      ],
      [
        'a list of one',
        (idp, id) =>
          idp.patch(id, { op: 'Replace', path: 'active', value: [{ $ref: null, value: 'False' }] }),
        204,
      ],
      [
        'an object of several keys',
        (idp, id) => idp.patch(id, { op: 'replace', value: { userName: 'x', active: false } }),
        204,
      ],
      [
        'several operations',
        (idp, id) =>
          idp.patch(
            id,
            { op: 'replace', path: 'userName', value: 'x' },
            { op: 'Replace', path: 'Active', value: 'False' },
          ),
        204,
      ],
      [
        'the last of contradicting operations',
        (idp, id) =>
          idp.patch(
            id,
            { op: 'add', path: 'active', value: true },
            { op: 'add', path: 'active', value: false },
          ),
        204,
      ],
      ['a replacement', (idp, id) => idp.replace(id, scimUser(id, { active: false })), 200],
      ['a deletion', (idp, id) => idp.remove(id), 204],
    ];
  it.each(ways)(
    'by %s is no member any more, anywhere in the group',
    async (_, takeOut, status) => {
      const made = await company();
      const { group, idp, owner } = made;
      const id = unique('leaver');
      await idp.create(scimUser(id));
      const user = await accountOf(made, id);
      const below = await seedGroup(db, { parent: group, visibility: 'private' });
      const project = await seedProject(db, { namespace: below, visibility: 'private' });
      await addMember(db, { group: below, user, level: 50 });
      await addMember(db, { project, user, level: 40 });
      const by = api.as(user);
      expect((await by.get(`/projects/${project.id}`)).status).toBe(200);

      expect((await takeOut(idp, id)).status).toBe(status);
      expect((await idp.get(id)).body).toMatchObject({ id, active: false });
      expect(await levelOf(made, user)).toBeNull();
      expect((await by.get(`/projects/${project.id}`)).status).toBe(404);
      expect((await by.get(`/groups/${group.id}`)).status).toBe(404);
      expect((await by.get('/user')).body.state).toBe('active');
      const audit = await api.as(owner).get(`/groups/${group.id}/audit_events`);
      expect(audit.body[0]).toMatchObject({ author_id: -1, details: { remove: 'user_access' } });
      expect((await takeOut(idp, id)).status).toBe(status);
    },
  );

  const back: [string, (idp: Company['idp'], id: string) => Promise<unknown>][] = [
    ['told active', (idp, id) => idp.patch(id, { op: 'Replace', path: 'active', value: 'True' })],
    [
      'given a name',
      (idp, id) => idp.patch(id, { op: 'replace', path: 'name.formatted', value: 'X' }),
    ],
    ['replaced', (idp, id) => idp.replace(id, scimUser(id))],
  ];
  it.each(back)('is back with the default role when %s', async (_, bringBack) => {
    const made = await company();
    const id = unique('returner');
    await made.idp.create(scimUser(id));
    const user = await accountOf(made, id);
    await made.idp.remove(id);
    await bringBack(made.idp, id);
    expect((await made.idp.get(id)).body.active).toBe(true);
    expect(await levelOf(made, user)).toBe(10);
  });

  it('stays out when nothing is changed', async () => {
    const made = await company();
    const id = unique('gone');
    await made.idp.create(scimUser(id));
    await made.idp.remove(id);
    expect((await made.idp.patch(id)).status).toBe(204);
    expect((await made.idp.patch(id, { op: 'remove', path: 'active' })).status).toBe(204);
    expect((await made.idp.get(id)).body.active).toBe(false);
  });

  it('stays blocked when the instance has blocked them', async () => {
    const made = await company();
    const id = unique('blocked');
    await made.idp.create(scimUser(id));
    const user = await accountOf(made, id);
    await db('users').where('id', user.id).update({ state: 'blocked' });
    await made.idp.remove(id);
    await made.idp.patch(id, { op: 'replace', value: { active: true } });
    expect(await db('users').where('id', user.id).first('state')).toEqual({ state: 'blocked' });
  });

  it('is never the last owner', async () => {
    const made = await company();
    const { idp, owner, group } = made;
    await db('users').where('id', owner.id).update({ confirmed_at: new Date().toISOString() });
    await db('emails')
      .where('user_id', owner.id)
      .update({ confirmed_at: new Date().toISOString() });
    await idp.create(scimUser('boss', { emails: [{ type: 'work', value: owner.email }] }));
    const last = errorOf(412, 'The last owner of a group cannot be removed');
    expect(await idp.remove('boss')).toMatchObject(last);
    expect(await idp.patch('boss', { op: 'replace', value: { active: false } })).toMatchObject(
      last,
    );
    expect(await idp.replace('boss', { active: false })).toMatchObject(last);
    expect((await idp.get('boss')).body.active).toBe(true);
    expect(await levelOf(made, owner)).toBe(50);
    await addMember(db, { group, user: await seedUser(db), level: 50 });
    expect((await idp.remove('boss')).status).toBe(204);
    expect(await levelOf(made, owner)).toBeNull();
  });

  it('by an owner is not active for the identity provider either', async () => {
    const made = await company();
    const { idp, owner, group } = made;
    const id = unique('hand');
    await idp.create(scimUser(id));
    const user = await accountOf(made, id);
    const members = `/groups/${group.id}/members`;
    expect((await api.as(owner).delete(`${members}/${user.id}`)).status).toBe(204);
    expect((await idp.get(id)).body.active).toBe(false);
    await api.as(owner).post(members, { user_id: user.id, access_level: 20 });
    expect((await idp.get(id)).body.active).toBe(true);
    await idp.patch(id, { op: 'replace', value: { active: true } });
    expect(await levelOf(made, user)).toBe(20);
  });

  it('by the end of a membership is not active from that day on', async () => {
    const made = await company();
    const id = unique('lapsed');
    await made.idp.create(scimUser(id));
    const user = await accountOf(made, id);
    const end = { expires_at: new Date().toISOString().slice(0, 10) };
    const membership = { source_type: 'Namespace', source_id: made.group.id, user_id: user.id };
    await db('members').where(membership).update(end);
    const identities = `/groups/${made.group.id}/scim/identities`;
    expect((await made.idp.get(id)).body.active).toBe(false);
    expect((await made.idp.list()).body.Resources).toMatchObject([{ active: false }]);
    expect((await api.as(made.owner).get(identities)).body).toMatchObject([{ active: false }]);
    await made.idp.patch(id, { op: 'replace', value: { active: true } });
    expect(await db('members').where(membership).pluck('expires_at')).toEqual([null]);
    expect((await made.idp.get(id)).body.active).toBe(true);
  });

  it('is a member or not, as the identity says, whoever was last', async () => {
    const made = await company();
    const id = unique('race');
    await made.idp.create(scimUser(id));
    const user = await accountOf(made, id);
    const active = (value: boolean) =>
      made.idp.patch(id, { op: 'replace', value: { active: value } });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        turn % 3 === 0 ? made.idp.remove(id) : active(turn % 3 === 1),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const shown = await made.idp.get(id);
    expect((await levelOf(made, user)) !== null).toBe(shown.body.active);
  });
});

describe('the id of a user', () => {
  it('is changed by either name, and by a replacement', async () => {
    const { idp } = await company();
    const id = unique('id');
    await idp.create(scimUser(id));
    expect(
      (await idp.patch(id, { op: 'replace', path: 'externalId', value: `${id}-b` })).status,
    ).toBe(204);
    expect((await idp.get(id)).status).toBe(404);
    expect((await idp.patch(`${id}-b`, { op: 'Replace', value: { id: `${id}-C` } })).status).toBe(
      204,
    );
    expect((await idp.get(`${id}-c`)).body.id).toBe(`${id}-C`);
    const replaced = await idp.replace(`${id}-c`, { externalId: id, active: true });
    expect(replaced).toMatchObject({ status: 200, body: { id } });
  });

  it('is one user’s', async () => {
    const { idp } = await company();
    const [a, b] = [unique('a'), unique('b')];
    await idp.create(scimUser(a));
    await idp.create(scimUser(b));
    const taken = errorOf(409, 'Extern uid has already been taken');
    expect(await idp.patch(b, { op: 'replace', path: 'id', value: a.toUpperCase() })).toMatchObject(
      taken,
    );
    expect(await idp.replace(b, { externalId: a, active: true })).toMatchObject(taken);
  });

  it('may have any characters', async () => {
    const { idp } = await company();
    for (const id of ['a/b', 'a b', '50%', 'DOM\\kim', 'o"neil', '日本', "'; --", '..']) {
      const changes = { userName: unique('x'), emails: [{ value: `${unique('x')}@example.com` }] };
      expect((await idp.create(scimUser(id, changes))).status).toBe(201);
      const quoted = JSON.stringify(id);
      expect((await idp.list({ filter: `externalId eq ${quoted}` })).body).toMatchObject({
        totalResults: 1,
        Resources: [{ id }],
      });
      if (id !== '..') expect((await idp.get(id)).body).toMatchObject({ id });
    }
  });

  const wrong: [string, readonly object[], string][] = [
    ['another operation', [{ op: 'move', path: 'active', value: true }], 'op is invalid'],
    ['no operation', [{ path: 'active', value: true }], 'op is missing'],
    ['neither path nor object', [{ op: 'add', value: 'x' }], 'path is missing'],
    ['some truth', [{ op: 'add', path: 'active', value: 'maybe' }], 'active is invalid'],
    ['a number for truth', [{ op: 'add', path: 'active', value: 0 }], 'active is invalid'],
    ['two truths', [{ op: 'add', path: 'active', value: [true, false] }], 'active is invalid'],
    ['a blank id', [{ op: 'add', path: 'id', value: ' ' }], "id can't be blank"],
    ['an object for an id', [{ op: 'add', path: 'id', value: { a: 1 } }], 'id is invalid'],
    [
      'an enormous id',
      [{ op: 'add', path: 'id', value: 'x'.repeat(2000) }],
      'id is too long (maximum is 1024 characters)',
    ],
    ['an id with NUL', [{ op: 'add', path: 'id', value: 'a\0b' }], 'id is invalid'],
    ['half a letter for an id', [{ op: 'add', value: { id: '\ud800' } }], 'id is invalid'],
    [
      'an id that grows when it is folded',
      [{ op: 'add', path: 'id', value: 'ﷺ'.repeat(300) }],
      'id is too long (maximum is 1024 bytes)',
    ],
  ];
  it.each(wrong)('and all else stay when a patch has %s', async (_, operations, detail) => {
    const { idp } = await company();
    const id = unique('same');
    await idp.create(scimUser(id));
    expect(await idp.patch(id, ...operations)).toMatchObject(errorOf(412, detail));
    expect(await idp.get(id)).toMatchObject({ status: 200, body: { active: true } });
  });

  it('is needed: nobody is 404', async () => {
    const { idp } = await company();
    const nobody = errorOf(404, 'Resource nobody not found');
    for (const answer of [
      idp.get('nobody'),
      idp.replace('nobody', { active: true }),
      idp.patch('nobody', { op: 'replace', value: { active: false } }),
      idp.patch('nobody'),
      idp.remove('nobody'),
    ])
      expect(await answer).toMatchObject(nobody);
  });

  it('and all that is an account’s own stay the user’s', async () => {
    const { idp } = await company();
    const id = unique('own');
    const { body } = await idp.create(scimUser(id));
    const changed = await idp.patch(
      id,
      { op: 'Replace', path: 'userName', value: 'other' },
      { op: 'Replace', path: 'name.formatted', value: 'Other' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'other@example.com' },
      { op: 'replace', value: { displayName: 'Other', name: { formatted: 'Other' } } },
    );
    expect(changed).toMatchObject({ status: 204, body: null });
    expect((await idp.get(id)).body).toEqual(body);
  });
});

describe('the users of a group', async () => {
  const made = await company();
  const { idp } = made;
  const ids = Array.from({ length: 5 }, () => unique('listed'));
  for (const id of ids) await idp.create(scimUser(id));
  const [first = ''] = ids;
  await (await company()).idp.create(scimUser(unique('elsewhere')));

  const windows: [Record<string, number>, string[], number, number][] = [
    [{}, ids, 1, 20],
    [{ startIndex: 2, count: 2 }, ids.slice(1, 3), 2, 2],
    [{ startIndex: 0, count: 1 }, ids.slice(0, 1), 1, 1],
    [{ startIndex: -7 }, ids, 1, 20],
    [{ count: 0 }, [], 1, 0],
    [{ count: -1 }, [], 1, 0],
    [{ count: 5000 }, ids, 1, 100],
    [{ startIndex: 6 }, [], 6, 20],
    [{ startIndex: 9_007_199_254_740_991 }, [], 9_007_199_254_740_991, 20],
  ];
  it.each(windows)(
    'are told in windows of %o',
    async (query, expected, startIndex, itemsPerPage) => {
      const { status, headers, body } = await idp.list(query);
      expect({ status, type: headers['content-type'] }).toEqual({
        status: 200,
        type: 'application/scim+json',
      });
      expect(body).toMatchObject({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
        totalResults: 5,
        startIndex,
        itemsPerPage,
      });
      expect(body.Resources.map(({ id }: { id: string }) => id)).toEqual(expected);
    },
  );

  const found: [string][] = [
    [`userName eq "${first}"`],
    [`userName Eq "${first.toUpperCase()}"`],
    [`USERNAME eq ${first}`],
    [`  id eq "${first}"  `],
    [`externalId eq "${first}"`],
    [`urn:ietf:params:scim:schemas:core:2.0:User:userName eq "${first}"`],
    [`(userName eq "${first}")`],
    [`userName eq "${first}@example.com"`],
    [`userName eq "${first}@another-address.example"`],
  ];
  it.each(found)('are found by %s', async (filter) => {
    const { status, body } = await idp.list({ filter });
    expect({ status, ids: body.Resources.map(({ id }: { id: string }) => id) }).toEqual({
      status: 200,
      ids: [first],
    });
    expect((await idp.list({ filter, startIndex: 2 })).body).toMatchObject({
      totalResults: 1,
      Resources: [],
    });
  });

  const short = (filter: string) => [filter.slice(0, 60), filter] as const;

  const none = [
    'userName eq "nobody"',
    'userName eq {}',
    'id eq ""',
    'userName eq "%"',
    `userName eq "' or 1=1 --"`,
    'userName eq "x\\" or id eq \\"y"',
    `externalId eq "${first}@example.com"`,
    'userName eq 007',
    'userName eq null',
    `userName eq "${'x'.repeat(4000)}"`,
  ];
  it.each(none.map(short))('are none by %s', async (_, filter) => {
    expect(await idp.list({ filter })).toMatchObject({
      status: 200,
      body: { totalResults: 0, Resources: [] },
    });
  });

  const hostile = [
    'userName',
    'userName eq',
    'userName eq "x',
    `userName eq "${first}" or userName eq "x"`,
    `userName eq "${first}" and id eq "x"`,
    `not (userName eq "${first}")`,
    'userName co "l"',
    'userName sw "l"',
    'userName ne "l"',
    'userName pr',
    'password eq "x"',
    'admin eq true',
    'emails.value eq "x"',
    'emails[type eq "work" and value eq "x"]',
    '__proto__ eq "x"',
    'constructor eq "x"',
    'userName eq "x"; drop table users',
    'userName eq "x" junk',
    `${'('.repeat(4000)}id eq "x"`,
    `${'('.repeat(2000)}id pr${')'.repeat(2000)}`,
    'not '.repeat(1000),
    '"'.repeat(1000),
    '\\'.repeat(1000),
    `id eq "${'\\'.repeat(999)}`,
    'a '.repeat(2000),
    `id eq "${'\n'.repeat(60)}`,
    'id\neq "x"',
  ];
  it.each(hostile.map(short))('are not looked for by %s', async (_, filter) => {
    expect(await idp.list({ filter })).toMatchObject(errorOf(412, 'Unsupported Filter'));
  });

  it('are not looked for by what is too long, or has a NUL', async () => {
    const long = await idp.list({ filter: `id eq "${'x'.repeat(5000)}"` });
    expect(long).toMatchObject({
      status: 400,
      headers: { 'content-type': 'application/scim+json' },
    });
    expect((await idp.list({ filter: 'id eq "\0"' })).status).toBe(400);
  });

  it('are found by addresses that they have confirmed only', async () => {
    const user = await accountOf(made, first);
    const email = `${unique('claimed')}@example.com`;
    const now = new Date().toISOString();
    const row = { user_id: user.id, email, email_key: email, primary: false, confirmed_at: null };
    await db('emails').insert({ ...row, created_at: now, updated_at: now });
    const filter = `userName eq "${email}"`;
    expect((await idp.list({ filter })).body.totalResults).toBe(0);
    await db('emails').where('email_key', email).update({ confirmed_at: now });
    expect((await idp.list({ filter })).body.totalResults).toBe(1);
  });
});

describe('the SCIM identities of a group', () => {
  it('are listed and changed by its owners', async () => {
    const made = await company();
    const { idp, owner, group } = made;
    const [a, b] = [unique('a'), unique('b')];
    await idp.create(scimUser(a));
    await idp.create(scimUser(b));
    await idp.remove(b);
    const path = `/groups/${group.id}/scim`;
    const by = api.as(owner);
    expect((await by.get(`${path}/identities`)).body).toEqual([
      { extern_uid: a, user_id: (await accountOf(made, a)).id, active: true },
      { extern_uid: b, user_id: (await accountOf(made, b)).id, active: false },
    ]);
    expect((await by.send('PATCH', `${path}/${a}`, { extern_uid: `${a}/new` })).status).toBe(204);
    expect((await idp.get(`${a}/new`)).status).toBe(200);
    const change = (uid: string, extern_uid: string) =>
      by.send('PATCH', `${path}/${encodeURIComponent(uid)}`, { extern_uid });
    expect(await change(`${a}/new`, b)).toMatchObject({
      status: 400,
      body: { message: { extern_uid: ['has already been taken'] } },
    });
    expect(await change(`${a}/new`, 'é'.repeat(1000))).toMatchObject({ status: 400 });
    expect(await change('nobody', 'x')).toMatchObject({
      status: 404,
      body: { message: '404 Identity Not Found' },
    });
    await by.delete(`/groups/${group.id}/saml_provider`);
    const missing = { status: 404, body: { message: '404 SAML Provider Not Found' } };
    expect(await by.get(`${path}/identities`)).toMatchObject(missing);
    expect(await change(a, 'x')).toMatchObject(missing);
    await by.put(`/groups/${group.id}/saml_provider`, newSamlProvider);
    expect((await by.get(`${path}/identities`)).body).toEqual([]);
  });

  const callers = [
    [null, 401],
    [0, 404],
    [40, 403],
    [50, 200],
  ] as const;
  it.each(callers)('answer somebody of level %s with %i', async (level, status) => {
    const { group, idp } = await company();
    const id = unique('seen');
    await idp.create(scimUser(id));
    const user = level === null ? null : await seedUser(db);
    if (user !== null && level !== null && level > 0) await addMember(db, { group, user, level });
    const by = api.as(user);
    expect((await by.get(`/groups/${group.id}/scim/identities`)).status).toBe(status);
    const changed = await by.send('PATCH', `/groups/${group.id}/scim/${id}`, { extern_uid: id });
    expect(changed.status).toBe(status === 200 ? 204 : status);
  });
});

describe('the members of a group with single sign-on', () => {
  it('are shown with their identities to its owners', async () => {
    const made = await company();
    const { group, idp, owner } = made;
    const below = await seedGroup(db, { parent: group, visibility: 'private' });
    const project = await seedProject(db, { namespace: group, visibility: 'private' });
    const id = unique('shown');
    await idp.create(scimUser(id));
    const user = await accountOf(made, id);
    const { body: provider } = await api.as(owner).get(made.settings);
    const identity = { extern_uid: id, provider: 'group_saml', saml_provider_id: provider.id };
    const shownTo = async (who: { readonly id: number }, path: string) => {
      const { body } = await api.as(who).get(path);
      const rows = body as { id: number; group_saml_identity?: object | null }[];
      return rows.map((row) => [row.id, row.group_saml_identity]);
    };
    const both = [
      [owner.id, null],
      [user.id, identity],
    ];
    const members = `/groups/${group.id}/members`;
    expect(await shownTo(owner, members)).toEqual(both);
    expect(await shownTo(owner, `${members}/all`)).toEqual(both);
    expect(await shownTo(owner, `/groups/${below.id}/members/all`)).toEqual(both);
    expect(await shownTo(await seedUser(db, { admin: true }), members)).toEqual(both);
    const one = await api.as(owner).get(`${members}/${user.id}`);
    expect(one.body.group_saml_identity).toEqual(identity);
    const changed = await api.as(owner).put(`${members}/${user.id}`, { access_level: 30 });
    expect(changed.body.group_saml_identity).toEqual(identity);

    // Not to those who are no owners, nor of anything but the group.
    const hidden = both.map(([who]) => [who, undefined]);
    expect(await shownTo(user, members)).toEqual(hidden);
    expect(await shownTo(owner, `/projects/${project.id}/members/all`)).toEqual(hidden);
    await api.as(owner).put(made.settings, { enabled: false });
    expect(await shownTo(owner, members)).toEqual(hidden);
  });
});
