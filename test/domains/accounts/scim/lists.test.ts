import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { companiesOf, scimError } from '#test/support/companies.ts';
import { newSamlProvider, scimUser } from '#test/support/saml.ts';
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';

const app = await startApp();
const { api, db } = app;
const { company, accountOf } = companiesOf(app);

describe('an address that cannot be read', () => {
  it.each([
    ['/api/scim/v2/groups/kiln/Users/%zz', 400],
    [`/api/scim/v2/groups/kiln/Users?filter=${'x'.repeat(9_000)}`, 414],
  ])('%#: is refused in the type of SCIM', async (path, status) => {
    const answer = await api.sendTo('GET', path);
    expect(answer).toMatchObject({
      status,
      headers: { 'content-type': 'application/scim+json' },
      body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status },
    });
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
    expect(await idp.list({ filter })).toMatchObject(scimError(412, 'Unsupported Filter'));
  });

  it('are not looked for by what is too long, or has a NUL', async () => {
    const long = await idp.list({ filter: `id eq "${'x'.repeat(5000)}"` });
    expect(long).toMatchObject({
      status: 400,
      headers: { 'content-type': 'application/scim+json' },
    });
    expect((await idp.list({ filter: 'id eq "\0"' })).status).toBe(400);
  });

  it('are found by addresses that they have proved to have only', async () => {
    const user = await accountOf(made, first);
    const email = `${unique('claimed')}@example.com`;
    const now = new Date().toISOString();
    const row = { user_id: user.id, email, email_key: email, primary: false, confirmed_at: null };
    await db('emails').insert({ ...row, created_at: now, updated_at: now });
    const filter = `userName eq "${email}"`;
    expect((await idp.list({ filter })).body.totalResults).toBe(0);
    await db('emails').where('email_key', email).update({ confirmed_at: now });
    expect((await idp.list({ filter })).body.totalResults).toBe(0);
    await db('emails').where('email_key', email).update({ proven_at: now });
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
    expect(await shownTo(await seedUser(db, { admin: true }), members)).toEqual(both);
    const one = await api.as(owner).get(`${members}/${user.id}`);
    expect(one.body.group_saml_identity).toEqual(identity);
    const changed = await api.as(owner).put(`${members}/${user.id}`, { access_level: 30 });
    expect(changed.body.group_saml_identity).toEqual(identity);

    const linked = `${members}?with_saml_identity=true`;
    expect(await shownTo(owner, linked)).toEqual(both.slice(1));
    expect((await api.as(owner).get(linked)).headers['x-total']).toBe('1');
    expect(await shownTo(user, linked)).toHaveLength(2);

    // Not to those who are no owners, nor of anything but the group.
    const hidden = both.map(([who]) => [who, undefined]);
    expect(await shownTo(user, members)).toEqual(hidden);
    expect(await shownTo(owner, `/projects/${project.id}/members/all`)).toEqual(hidden);
    expect(await shownTo(owner, `/groups/${below.id}/members/all`)).toEqual(hidden);
    await api.as(owner).put(made.settings, { enabled: false });
    expect(await shownTo(owner, members)).toEqual(hidden);
    expect(await shownTo(owner, linked)).toEqual([]);
  });
});
