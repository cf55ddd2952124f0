import { describe, expect } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { acceptInvitations } from '#src/domains/core/members/accept-invitations.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedUser,
  unique,
} from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });
const { Guest, Developer, Maintainer, Owner } = AccessLevel;
const admin = api.as(await seedUser(db, { admin: true }));

async function place() {
  const owner = await seedUser(db);
  const group = await seedGroup(db, { visibility: 'private', owner });
  const project = await seedProject(db, { visibility: 'private', namespace: group });
  return { owner, group, project, caller: api.as(owner), path: `/groups/${group.id}/invitations` };
}

const address = () => `${unique('Guest')}@Example.com`;

const signUp = (email: string, skip_confirmation: boolean) =>
  admin.post('/users', {
    email,
    username: unique('new'),
    name: 'New',
    force_random_password: true,
    skip_confirmation,
  });

describe('inviting', () => {
  it('keeps an invitation until it is found by its address', async () => {
    const { owner, caller, path } = await place();
    const email = address();
    const body = { email, access_level: 20, expires_at: '2999-01-01' };
    expect(await caller.post(path, body)).toMatchObject({
      status: 201,
      body: { status: 'success' },
    });
    const invitation = {
      id: expect.any(Number),
      invite_email: email,
      created_at: expect.stringMatching(/Z$/),
      access_level: 20,
      expires_at: '2999-01-01',
      user_name: null,
      created_by_name: owner.name,
    };
    expect((await caller.get(path)).body).toEqual([invitation]);
    const query = `?query=${encodeURIComponent(email.toUpperCase())}`;
    expect((await caller.get(path + query)).body).toEqual([invitation]);
    expect((await caller.get(`${path}?query=Guest`)).body).toEqual([]);
  });

  it('says for each address why it could not be invited', async () => {
    const { caller, path } = await place();
    const [first, second] = [address(), address()];
    await caller.post(path, { email: first, access_level: 20 });
    const email = `${first.toLowerCase()}, ${second},guest@example,<a@example.com>,__proto__`;
    expect(await caller.post(path, { email, access_level: 20 })).toMatchObject({
      status: 201,
      body: {
        status: 'error',
        message: {
          [first.toLowerCase()]: 'Invite email has already been taken',
          'guest@example': 'Invite email is invalid',
          '<a@example.com>': 'Invite email is invalid',
        },
      },
    });
    const third = address();
    expect(
      (await caller.post(path, { email: third, access_level: 30, expires_at: '2000-01-01' })).body,
    ).toEqual({
      status: 'error',
      message: {
        [third]: 'Expires at cannot be a date in the past',
      },
    });
    expect(await caller.post(path, { email: third, access_level: 7 })).toMatchObject({
      status: 400,
      body: { message: { access_level: ['is not included in the list'] } },
    });
    expect((await caller.get(path)).body).toHaveLength(2);
    expect(await caller.post(path, { email: '', access_level: 20 })).toMatchObject({ status: 400 });
    expect(await caller.post(path, { email: ' , ', access_level: 20 })).toMatchObject({
      status: 400,
      body: { error: 'email is empty' },
    });
    expect(await caller.post(path, { access_level: 20 })).toMatchObject({
      status: 400,
      body: { message: '400 Bad request - Must provide either email or user_id as a parameter' },
    });
  });

  race('makes who has the address, confirmed, a member at once', async () => {
    const { group, project, caller, path } = await place();
    const user = await seedUser(db);
    const unconfirmed = await seedUser(db, { confirmed_at: null });
    const other = await seedUser(db);
    const email = `${user.email.toUpperCase()},${unconfirmed.email}`;
    const body = { email, user_id: `${other.id},99999999`, access_level: 30 };
    expect((await caller.post(path, body)).body).toEqual({
      status: 'error',
      message: { '99999999': 'User not found' },
    });
    expect((await api.as(user).get(`/projects/${project.id}`)).status).toBe(200);
    expect((await api.as(other).get(`/groups/${group.id}`)).status).toBe(200);
    expect((await caller.get(path)).body).toMatchObject([{ invite_email: unconfirmed.email }]);
    expect((await caller.post(path, { email: user.email, access_level: 30 })).body.message).toEqual(
      {
        [user.email]: 'Member already exists',
      },
    );
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  race('invites an address once, however many ask at once', async () => {
    const { caller, path } = await place();
    const email = address();
    const answers = await Promise.all(
      [email, email.toLowerCase(), email.toUpperCase()].map((each) =>
        caller.post(path, { email: each, access_level: 20 }),
      ),
    );
    expect(answers.map(({ body }) => body.status).toSorted()).toEqual([
      'error',
      'error',
      'success',
    ]);
    expect((await caller.get(path)).body).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('is accepted by the account that confirmed the address', async () => {
    const { group, project, caller, path } = await place();
    const email = address();
    await caller.post(path, { email, access_level: 30, expires_at: '2999-01-01' });
    await caller.post(`/projects/${project.id}/invitations`, { email, access_level: 40 });
    const created = await signUp(email.toLowerCase(), true);
    const member = await caller.get(`/projects/${project.id}/members/all/${created.body.id}`);
    expect(member.body).toMatchObject({ access_level: 40 });
    const inGroup = await caller.get(`/groups/${group.id}/members/${created.body.id}`);
    expect(inGroup.body).toMatchObject({
      access_level: 30,
      expires_at: '2999-01-01',
    });
    expect((await caller.get(path)).body).toEqual([]);
    const events = await db('events').where('author_id', created.body.id).pluck('action');
    expect(events).toEqual(['joined', 'joined']);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('waits for the address to be confirmed', async () => {
    const { group, caller, path } = await place();
    const email = address();
    await caller.post(path, { email, access_level: 30 });
    const { body: user } = await signUp(email, false);
    expect((await caller.get(path)).body).toHaveLength(1);
    expect((await caller.get(`/groups/${group.id}/members/${user.id}`)).status).toBe(404);

    await acceptInvitations(db, user, [email], new Date().toISOString());
    expect((await caller.get(`/groups/${group.id}/members/${user.id}`)).status).toBe(200);
  });

  it('only goes where the user is a member, and grants what the user asked for', async () => {
    const { group, project, caller, path } = await place();
    const user = await seedUser(db);
    const email = address();
    await caller.post(path, { email, access_level: 10 });
    await caller.post(`/projects/${project.id}/invitations`, { email, access_level: 40 });
    await addMember(db, { group, user, level: Developer });
    const now = new Date().toISOString();
    await addMember(db, { project, user, level: Guest, requested_at: now });
    await acceptInvitations(db, user, [email], now);
    expect(await db('members').where('user_id', user.id).orderBy('access_level')).toMatchObject([
      { access_level: 30, requested_at: null },
      { access_level: 40, requested_at: null, invite_email: null },
    ]);
    expect(await db('members').where('invite_email_key', email.toLowerCase())).toEqual([]);
  });

  it('that has expired is none', async () => {
    const { group, caller, path } = await place();
    const email = address();
    await caller.post(path, { email, access_level: 10 });
    await db('members').where({ source_id: group.id, invite_email: email }).update({
      expires_at: '2020-01-01',
    });
    expect((await caller.get(path)).body).toEqual([]);
    const user = await seedUser(db);
    await acceptInvitations(db, user, [email], new Date().toISOString());
    expect((await api.as(user).get(`/groups/${group.id}`)).status).toBe(404);
    expect((await caller.post(path, { email, access_level: 10 })).body.status).toBe('success');
  });

  it('is changed and taken back, in any spelling of the address', async () => {
    const { group, project, caller } = await place();
    for (const source of [`/groups/${group.id}`, `/projects/${project.id}`]) {
      const email = address();
      const path = `${source}/invitations`;
      await caller.post(path, { email, access_level: 10 });
      const one = `${path}/${encodeURIComponent(email.toLowerCase())}`;
      expect(await caller.put(one, { access_level: 30, expires_at: '2999-01-01' })).toMatchObject({
        status: 200,
        body: { invite_email: email, access_level: 30, expires_at: '2999-01-01' },
      });
      expect((await caller.put(one, { expires_at: '' })).body.expires_at).toBeNull();
      expect(await caller.put(one, { access_level: 3 })).toMatchObject({
        status: 400,
        body: { message: { access_level: ['is not included in the list'] } },
      });
      expect((await caller.put(one, {})).status).toBe(400);
      const before = { 'if-unmodified-since': 'Tue, 01 Jan 2019 00:00:00 GMT' };
      expect((await caller.delete(one, undefined, before)).status).toBe(412);
      expect((await caller.delete(one)).status).toBe(204);
      for (const answer of [
        await caller.delete(one),
        await caller.put(one, { access_level: 10 }),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { message: '404 Not found' } });
      }
    }
  });
});

describe('status of an invitation by a role:', () => {
  const cases = [
    ['anonymous', 401, 401],
    ['stranger', 404, 404],
    ['developer', 403, 403],
    ['maintainer', 403, 200],
    ['owner', 200, 200],
  ] as const;
  it.each(cases)('%s: group %i, project %i', async (who, ofGroup, ofProject) => {
    const { group, project, caller } = await place();
    const user: HasId | null = who === 'anonymous' ? null : await seedUser(db);
    const level = { developer: Developer, maintainer: Maintainer, owner: Owner }[who as 'owner'];
    if (user !== null && who !== 'stranger') await addMember(db, { group, user, level });
    for (const [source, status] of [
      [`/groups/${group.id}`, ofGroup],
      [`/projects/${project.id}`, ofProject],
    ] as const) {
      const email = address();
      const path = `${source}/invitations`;
      await caller.post(path, { email, access_level: 10 });
      const one = `${path}/${encodeURIComponent(email)}`;
      const ok = status === 200;
      const as = api.as(user);
      expect((await as.get(path)).status).toBe(status);
      const invitation = { email: address(), access_level: 10 };
      expect((await as.post(path, invitation)).status).toBe(ok ? 201 : status);
      expect((await as.put(one, { access_level: 20 })).status).toBe(status);
      expect((await as.delete(one)).status).toBe(ok ? 204 : status);
    }
  });
});
