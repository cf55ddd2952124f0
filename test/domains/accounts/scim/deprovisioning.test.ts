import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { type Company, companiesOf, scimError } from '#test/support/companies.ts';
import { scimUser } from '#test/support/saml.ts';
import { addMember, seedGroup, seedProject, seedUser, unique } from '#test/support/seed.ts';

const app = await startApp();
const { api, db } = app;
const { company, levelOf, accountOf } = companiesOf(app);

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
    const last = scimError(412, 'The last owner of a group cannot be removed');
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
    const taken = scimError(409, 'Extern uid has already been taken');
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
    expect(await idp.patch(id, ...operations)).toMatchObject(scimError(412, detail));
    expect(await idp.get(id)).toMatchObject({ status: 200, body: { active: true } });
  });

  it('is needed: nobody is 404', async () => {
    const { idp } = await company();
    const nobody = scimError(404, 'Resource nobody not found');
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
