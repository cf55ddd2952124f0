import { describe, expect } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { addMember, type HasId, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });
const { Guest, Reporter, Developer, Maintainer, Owner } = AccessLevel;

async function place() {
  const owner = await seedUser(db);
  const group = await seedGroup(db, { visibility: 'private', owner });
  const project = await seedProject(db, { visibility: 'private', namespace: group });
  return { owner, group, project, user: await seedUser(db) };
}

const eventsOf = (user: HasId) =>
  db('events').where('author_id', user.id).orderBy('id').pluck<string[]>('action');

describe('adding a member', () => {
  race('gives access at once, and notes who joined', async () => {
    const { owner, group, project, user } = await place();
    expect((await api.as(user).get(`/projects/${project.id}`)).status).toBe(404);
    const added = await api.as(owner).post(`/groups/${group.id}/members`, {
      user_id: user.id,
      access_level: 30,
      expires_at: '2999-12-31',
    });
    expect(added).toMatchObject({
      status: 201,
      body: {
        id: user.id,
        access_level: 30,
        expires_at: '2999-12-31',
        created_by: { id: owner.id },
        membership_state: 'active',
      },
    });
    expect((await api.as(user).get(`/projects/${project.id}`)).status).toBe(200);
    expect(await eventsOf(user)).toEqual(['joined']);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('takes several by id and username, and says who failed', async () => {
    const { owner, group, user } = await place();
    const other = await seedUser(db);
    const third = await seedUser(db);
    const path = `/groups/${group.id}/members`;
    const list = `${user.id}, ${other.username.toUpperCase()},${user.username},`;
    expect(await api.as(owner).post(path, { user_id: list, access_level: 30 })).toMatchObject({
      status: 201,
      body: { status: 'success' },
    });
    expect(
      (
        await api.as(owner).post(path, {
          user_id: `${user.id},${third.id},99999999,nobody-of-that-name`,
          access_level: 30,
        })
      ).body,
    ).toEqual({
      status: 'error',
      message: {
        [user.username]: 'Member already exists',
        '99999999': 'User not found',
        'nobody-of-that-name': 'User not found',
      },
    });
    expect((await api.as(owner).get(`${path}/${third.id}`)).status).toBe(200);
    const fourth = await seedUser(db);
    const bad = { user_id: `${fourth.id},${third.id}`, access_level: 31, expires_at: '2000-01-01' };
    expect((await api.as(owner).post(path, bad)).body.message).toEqual({
      [fourth.username]:
        'Access level is not included in the list and Expires at cannot be a date in the past',
      [third.username]: 'Member already exists',
    });
    expect(await api.as(owner).post(path, { user_id: ' , ', access_level: 30 })).toMatchObject({
      status: 400,
      body: { error: 'user_id is empty' },
    });
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('refuses unknown users, members, and levels that are none', async () => {
    const { owner, group, project, user } = await place();
    const add = (path: string, body: object) => api.as(owner).post(`${path}/members`, body);
    const [inGroup, inProject] = [`/groups/${group.id}`, `/projects/${project.id}`];
    expect(await add(inGroup, { user_id: 99999999, access_level: 30 })).toMatchObject({
      status: 404,
      body: { message: '404 User Not Found' },
    });
    expect(await add(inGroup, { user_id: owner.id, access_level: 50 })).toMatchObject({
      status: 409,
      body: { message: 'Member already exists' },
    });
    const twice = { user_id: (await seedUser(db)).id, access_level: 20 };
    expect((await add(inProject, twice)).status).toBe(201);
    expect(await add(inProject, twice)).toMatchObject({
      status: 409,
      body: { message: 'Member already exists' },
    });
    const notInList = { message: { access_level: ['is not included in the list'] } };
    for (const access_level of [0, 15, 1234]) {
      expect(await add(inGroup, { user_id: user.id, access_level })).toMatchObject({
        status: 400,
        body: notInList,
      });
    }
    for (const access_level of [5, 50]) {
      expect(await add(inProject, { user_id: user.id, access_level })).toMatchObject({
        status: 400,
        body: notInList,
      });
    }
    expect(
      await add(inProject, { user_id: user.id, access_level: 30, expires_at: '2020-02-02' }),
    ).toMatchObject({
      status: 400,
      body: { message: { expires_at: ['cannot be a date in the past'] } },
    });
    expect(await add(inGroup, { user_id: user.id, access_level: 5 })).toMatchObject({
      status: 201,
    });
    const sub = await seedGroup(db, { visibility: 'private', parent: group });
    const other = await seedUser(db);
    expect(await add(`/groups/${sub.id}`, { user_id: other.id, access_level: 5 })).toMatchObject({
      status: 400,
    });
  });

  it('gives nobody less than what is inherited', async () => {
    const { owner, group, project, user } = await place();
    await addMember(db, { group, user, level: Developer });
    const path = `/projects/${project.id}/members`;
    expect(await api.as(owner).post(path, { user_id: user.id, access_level: 20 })).toMatchObject({
      status: 400,
      body: {
        message: {
          access_level: [
            `should be greater than or equal to Developer inherited membership from group ${group.name}`,
          ],
        },
      },
    });
    expect((await api.as(owner).post(path, { user_id: user.id, access_level: 40 })).status).toBe(
      201,
    );
    expect(
      (await api.as(owner).put(`${path}/${user.id}`, { access_level: 10 })).body.message,
    ).toHaveProperty('access_level');
    const subgroup = await seedGroup(db, { visibility: 'private', parent: group });
    expect(
      (
        await api
          .as(owner)
          .post(`/groups/${subgroup.id}/members`, { user_id: `${user.id},`, access_level: 10 })
      ).body.message[user.username],
    ).toMatch(/^Access level should be greater than or equal to Developer/);
  });

  it('grants a pending request, and takes the place of what expired', async () => {
    const { owner, group, user } = await place();
    await addMember(db, { group, user, level: Guest, requested_at: new Date().toISOString() });
    const late = await seedUser(db);
    await addMember(db, { group, user: late, level: Guest, expires_at: '2020-01-01' });
    for (const { id } of [user, late]) {
      expect(
        await api.as(owner).post(`/groups/${group.id}/members`, { user_id: id, access_level: 30 }),
      ).toMatchObject({ status: 201, body: { access_level: 30, expires_at: null } });
    }
    expect((await api.as(owner).get(`/groups/${group.id}/access_requests`)).body).toEqual([]);
    expect(await eventsOf(late)).toEqual(['expired', 'joined']);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  race('adds a user once, however many ask for it at once', async () => {
    const { owner, group, user } = await place();
    const body = { user_id: user.id, access_level: 30 };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.as(owner).post(`/groups/${group.id}/members`, body)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(await eventsOf(user)).toEqual(['joined']);
  });

  it('is refused where the group has closed its projects, and for accounts of tokens', async () => {
    const { owner, group, project, user } = await place();
    const bot = await seedUser(db, { user_type: 'project_bot' });
    expect(
      await api
        .as(owner)
        .post(`/groups/${group.id}/members`, { user_id: bot.id, access_level: 30 }),
    ).toMatchObject({ status: 400, body: { message: { user: [expect.any(String)] } } });
    await db('groups').where('namespace_id', group.id).update({ membership_lock: true });
    const member = { user_id: user.id, access_level: 30 };
    expect(await api.as(owner).post(`/projects/${project.id}/members`, member)).toMatchObject({
      status: 405,
      body: { message: '405 Method Not Allowed' },
    });
    const invitation = { email: 'x@example.com', access_level: 30 };
    const invited = await api.as(owner).post(`/projects/${project.id}/invitations`, invitation);
    expect(invited.status).toBe(405);
    await addMember(db, { project, user, level: Guest, requested_at: new Date().toISOString() });
    const path = `/projects/${project.id}/access_requests/${user.id}/approve`;
    expect((await api.as(owner).put(path)).status).toBe(405);
  });
});

describe('changing a member', () => {
  it('sets level and expiry, and keeps an expiry that is not given', async () => {
    const { owner, group, project, user } = await place();
    await addMember(db, { group, user, level: Guest });
    const put = (body: object) => api.as(owner).put(`/groups/${group.id}/members/${user.id}`, body);
    expect(await put({ access_level: 40, expires_at: '2999-01-01T12:00:00Z' })).toMatchObject({
      status: 200,
      body: { access_level: 40, expires_at: '2999-01-01' },
    });
    expect((await put({ access_level: 30 })).body.expires_at).toBe('2999-01-01');
    expect((await put({ access_level: 30, expires_at: '' })).body.expires_at).toBeNull();
    expect(await put({ expires_at: '2999-01-01' })).toMatchObject({
      status: 400,
      body: { error: 'access_level is missing' },
    });
    expect((await put({ access_level: 30, expires_at: '1999-01-01' })).status).toBe(400);
    const { body } = await api.as(user).get(`/projects/${project.id}`);
    expect(body.permissions.group_access.access_level).toBe(30);
    const inherited = await api
      .as(owner)
      .put(`/projects/${project.id}/members/${user.id}`, { access_level: 40 });
    expect(inherited).toMatchObject({ status: 404, body: { message: '404 Not found' } });
  });

  it('leaves the level to the directory until it is overridden', async () => {
    const { owner, group, user } = await place();
    const path = `/groups/${group.id}/members/${user.id}`;
    const { id } = await addMember(db, { group, user, level: Guest });
    const caller = api.as(owner);
    expect((await caller.post(`${path}/override`)).status).toBe(403);
    await db('members').where({ id }).update({ ldap: true });
    expect((await caller.put(path, { access_level: 30 })).status).toBe(403);
    expect((await caller.put(path, { access_level: 10, expires_at: '2999-01-01' })).status).toBe(
      200,
    );
    expect(await caller.post(`${path}/override`)).toMatchObject({
      status: 201,
      body: { override: true },
    });
    expect((await caller.put(path, { access_level: 30 })).body).toMatchObject({
      access_level: 30,
      override: true,
    });
    expect((await caller.delete(`${path}/override`)).body).toMatchObject({ override: false });
    const missing = `/groups/${group.id}/members/99999999/override`;
    expect((await caller.post(missing)).status).toBe(404);
    expect((await caller.delete(missing)).status).toBe(404);
  });
});

describe('removing a member', () => {
  it('ends what the user has below too, unless told otherwise', async () => {
    const { owner, group, project, user } = await place();
    const other = await seedUser(db);
    const subgroup = await seedGroup(db, { visibility: 'private', parent: group });
    for (const each of [user, other]) {
      await addMember(db, { group, user: each, level: Guest });
      await addMember(db, { group: subgroup, user: each, level: Owner });
      await addMember(db, { project, user: each, level: Developer });
    }
    const path = (id: number, query = '') => `/groups/${group.id}/members/${id}${query}`;
    expect((await api.as(owner).delete(path(user.id))).status).toBe(204);
    expect((await api.as(user).get(`/projects/${project.id}`)).status).toBe(404);
    expect((await api.as(user).get(`/groups/${subgroup.id}`)).status).toBe(404);
    const kept = '?skip_subresources=true&unassign_issuables=true';
    expect((await api.as(owner).delete(path(other.id, kept))).status).toBe(204);
    expect((await api.as(other).get(`/projects/${project.id}`)).status).toBe(200);
    expect(await eventsOf(user)).toEqual(['left', 'left', 'left']);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('honours If-Unmodified-Since, and lets everybody leave', async () => {
    const { group, project, user } = await place();
    await addMember(db, { group, user, level: Guest });
    await addMember(db, { project, user, level: Developer });
    const before = { 'if-unmodified-since': 'Tue, 01 Jan 2019 00:00:00 GMT' };
    for (const path of [`/projects/${project.id}`, `/groups/${group.id}`]) {
      const member = `${path}/members/${user.id}`;
      expect((await api.as(user).delete(member, undefined, before)).status).toBe(412);
      expect((await api.as(user).delete(member)).status).toBe(204);
    }
    expect((await api.as(user).get(`/groups/${group.id}`)).status).toBe(404);
  });

  it('keeps the owner of a personal project and the accounts of tokens', async () => {
    const user = await seedUser(db);
    const admin = await seedUser(db, { admin: true });
    const made = await api.as(user).post('/projects', { name: 'Mine' });
    const path = `/projects/${made.body.id}/members/${user.id}`;
    expect((await api.as(user).get(path)).body.access_level).toBe(50);
    for (const who of [user, admin]) {
      expect((await api.as(who).delete(path)).status).toBe(403);
      expect((await api.as(who).put(path, { access_level: 30 })).status).toBe(403);
    }
    const bot = await seedUser(db, { user_type: 'project_bot' });
    await addMember(db, { project: made.body, user: bot, level: Developer });
    expect((await api.as(user).delete(`/projects/${made.body.id}/members/${bot.id}`)).status).toBe(
      403,
    );
  });
});

describe('the last owner of a group', () => {
  it('stays, and stays owner, also for administrators', async () => {
    const { owner, group } = await place();
    const admin = await seedUser(db, { admin: true });
    const blocked = await seedUser(db, { state: 'blocked' });
    await addMember(db, { group, user: blocked, level: Owner });
    await addMember(db, { group, user: await seedUser(db), level: Owner, state: 'awaiting' });
    await addMember(db, {
      group,
      user: await seedUser(db),
      level: Owner,
      expires_at: '2020-01-01',
    });
    const path = `/groups/${group.id}/members/${owner.id}`;
    for (const who of [owner, admin]) {
      expect(await api.as(who).delete(path)).toMatchObject({
        status: 403,
        body: { message: '403 Forbidden' },
      });
      expect((await api.as(who).put(path, { access_level: 40 })).status).toBe(403);
    }
    expect((await api.as(owner).put(path, { access_level: 50 })).status).toBe(200);
  });

  it('may go when the group above has one', async () => {
    const { group, user } = await place();
    const subgroup = await seedGroup(db, { visibility: 'private', parent: group });
    await addMember(db, { group: subgroup, user, level: Owner });
    const path = `/groups/${subgroup.id}/members/${user.id}`;
    expect((await api.as(user).delete(path)).status).toBe(204);
  });

  race('is left when two remove each other at once', async () => {
    const { owner, group, user } = await place();
    await addMember(db, { group, user, level: Owner });
    const path = (id: number) => `/groups/${group.id}/members/${id}`;
    const answers = await Promise.all([
      api.as(owner).delete(path(user.id)),
      api.as(user).delete(path(owner.id)),
      api.as(user).put(path(owner.id), { access_level: 10 }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const owners = await db('members').where({ source_id: group.id, access_level: Owner });
    expect(owners.length).toBeGreaterThanOrEqual(1);
  });
});

describe('status of a change of members by a role:', () => {
  const roles = {
    guest: Guest,
    reporter: Reporter,
    developer: Developer,
    maintainer: Maintainer,
    owner: Owner,
  } as const;
  const cases = [
    ['anonymous', 401, 401],
    ['stranger', 404, 404],
    ['guest', 403, 403],
    ['reporter', 403, 403],
    ['developer', 403, 403],
    ['maintainer', 403, 200],
    ['owner', 200, 200],
    ['administrator', 200, 200],
  ] as const;
  it.each(cases)('%s: group %i, project %i', async (who, ofGroup, ofProject) => {
    const { group, project } = await place();
    const caller =
      who === 'anonymous' ? null : await seedUser(db, { admin: who === 'administrator' });
    if (caller !== null && who in roles) {
      await addMember(db, { group, user: caller, level: roles[who as keyof typeof roles] });
    }
    for (const [path, source, status] of [
      [`/groups/${group.id}`, { group }, ofGroup],
      [`/projects/${project.id}`, { project }, ofProject],
    ] as const) {
      const [member, another] = [await seedUser(db), await seedUser(db)];
      await addMember(db, { ...source, user: member, level: Guest });
      const as = api.as(caller);
      const allowed = status === 200;
      const body = { user_id: another.id, access_level: 20 };
      expect((await as.post(`${path}/members`, body)).status).toBe(allowed ? 201 : status);
      const several = { user_id: `${another.id},${member.id}`, access_level: 20 };
      expect((await as.post(`${path}/members`, several)).status).toBe(allowed ? 201 : status);
      const one = `${path}/members/${member.id}`;
      expect((await as.put(one, { access_level: 20 })).status).toBe(status);
      expect((await as.delete(one)).status).toBe(allowed ? 204 : status);
    }
  });
});
