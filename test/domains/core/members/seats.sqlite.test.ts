import { describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { countBillableMembers } from '#src/domains/core/members/workers.ts';
import { createLog } from '#src/log.ts';
import { pictureOf } from '#test/support/pictures.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
  shareProject,
} from '#test/support/seed.ts';

let now = new Date('2026-03-05T11:00:00Z');
const { api, db, git, environment } = await startApp({ clock: () => now });
const premium = await startApp({ config: { plan: 'premium' } });
const { Minimal, Guest, Reporter, Developer, Maintainer, Owner } = AccessLevel;
const ids = (body: HasId[]) => body.map(({ id }) => id);

async function tree() {
  const owner = await seedUser(db);
  const group = await seedGroup(db, { visibility: 'private', owner });
  const subgroup = await seedGroup(db, { visibility: 'private', parent: group });
  const project = await seedProject(db, { visibility: 'private', namespace: subgroup });
  return { owner, group, subgroup, project };
}

function runCount(at: string): Promise<void> {
  now = new Date(at);
  const { workers, storage, config, limits, planning } = environment;
  const dependencies = {
    db,
    git,
    storage,
    planning,
    limits,
    config,
    log: createLog('silent'),
    clock: () => now,
    workers,
  };
  const job = {
    id: '1',
    attempt: 1,
    signal: new AbortController().signal,
    progress: async () => {},
  };
  return countBillableMembers.run({}, dependencies, job);
}

describe('billable members', () => {
  it('are those with access to anything in the tree, each with the first kind of membership', async () => {
    const { owner, group, subgroup, project } = await tree();
    const add = async (
      source: { group: HasId } | { project: HasId },
      level: AccessLevel,
      user = {},
    ) => {
      const seeded = await seedUser(db, user);
      await addMember(db, { ...source, user: seeded, level });
      return seeded;
    };
    const inSubgroup = await add({ group: subgroup }, Reporter);
    const inProject = await add({ project }, Developer);
    const invited = await seedGroup(db);
    const byGroup = await add({ group: invited }, Developer);
    const shared = await seedGroup(db);
    const byProject = await add({ group: shared }, Developer);
    await shareGroup(db, subgroup, { with: invited, level: Reporter });
    await shareProject(db, project, { with: shared, level: Reporter });
    const capped = await seedGroup(db);
    await add({ group: capped }, Maintainer);
    await shareGroup(db, group, { with: capped, level: Guest });
    await add({ group }, Guest);
    await add({ group }, Minimal);
    await add({ group }, Developer, { state: 'blocked' });
    await add({ group }, Developer, { user_type: 'project_bot' });
    await addMember(db, { project, user: byGroup, level: Guest });

    const { body, headers } = await api.as(owner).get(`/groups/${group.id}/billable_members`);
    expect(
      body.map((each: { id: number; membership_type: string; removable: boolean }) => [
        each.id,
        each.membership_type,
        each.removable,
      ]),
    ).toEqual([
      [owner.id, 'group_member', true],
      [inSubgroup.id, 'group_member', true],
      [inProject.id, 'project_member', true],
      [byGroup.id, 'project_member', true],
      [byProject.id, 'project_invite', false],
    ]);
    expect(headers['x-total']).toBe('5');
    expect(body[1]).toEqual({
      id: inSubgroup.id,
      username: inSubgroup.username,
      name: inSubgroup.name,
      state: 'active',
      avatar_url: pictureOf(inSubgroup),
      web_url: expect.any(String),
      email: null,
      last_activity_on: null,
      membership_type: 'group_member',
      removable: true,
      created_at: inSubgroup.created_at,
    });
  });

  it('are counted at noon, once a day', async () => {
    now = new Date('2026-03-05T11:00:00Z');
    const { owner, group } = await tree();
    const list = async () =>
      ids((await api.as(owner).get(`/groups/${group.id}/billable_members`)).body);
    expect(await list()).toEqual([owner.id]);
    const user = await seedUser(db);
    await addMember(db, { group, user, level: Developer });
    expect(await list()).toEqual([owner.id]);
    await runCount('2026-03-05T11:59:59Z');
    expect(await list()).toEqual([owner.id]);
    await runCount('2026-03-05T12:00:00Z');
    expect(await list()).toEqual([owner.id, user.id]);
    await api.as(owner).delete(`/groups/${group.id}/members/${user.id}`);
    await runCount('2026-03-05T18:00:00Z');
    expect(await list()).toEqual([owner.id, user.id]);
    await runCount('2026-03-06T12:00:01Z');
    expect(await list()).toEqual([owner.id]);
  });

  const sorts: [string, string][] = [
    ['access_level_asc', 'cba'],
    ['access_level_desc', 'abc'],
    ['last_joined', 'bca'],
    ['oldest_joined', 'acb'],
    ['name_asc', 'bac'],
    ['name_desc', 'cab'],
    ['recent_sign_in', 'bca'],
    ['oldest_sign_in', 'cba'],
    ['last_activity_on_asc', 'abc'],
    ['last_activity_on_desc', 'bac'],
  ];
  it('come in ten orders, who was never seen last', async () => {
    const a = await seedUser(db, { name: 'Mid', last_activity_on: '2026-01-01' });
    const b = await seedUser(db, {
      name: 'aardvark',
      last_activity_on: '2026-02-02',
      last_sign_in_at: '2026-02-02T00:00:00.000Z',
    });
    const c = await seedUser(db, {
      name: 'Zebra',
      last_sign_in_at: '2026-01-01T00:00:00.000Z',
    });
    const group = await seedGroup(db, { visibility: 'private' });
    const joined = async (user: HasId, level: AccessLevel, created_at: string) => {
      const { id } = await addMember(db, { group, user, level });
      await db('members').where({ id }).update({ created_at });
    };
    await joined(a, Owner, '2025-01-01T00:00:00.000Z');
    await joined(b, Developer, '2025-03-01T00:00:00.000Z');
    await joined(c, Reporter, '2025-02-01T00:00:00.000Z');
    const admin = api.as(await seedUser(db, { admin: true }));
    const letters = new Map([
      [a.id, 'a'],
      [b.id, 'b'],
      [c.id, 'c'],
    ]);
    for (const [sort, expected] of sorts) {
      const { body } = await admin.get(`/groups/${group.id}/billable_members?sort=${sort}`);
      expect([
        sort,
        ids(body)
          .map((id) => letters.get(id))
          .join(''),
      ]).toEqual([sort, expected]);
    }
    const { body } = await admin.get(`/groups/${group.id}/billable_members?search=ZEB`);
    expect(body).toMatchObject([{ id: c.id, email: c.email }]);
  });

  it('who wait are shown when asked for', async () => {
    const { owner, group } = await tree();
    const user = await seedUser(db);
    await addMember(db, { group, user, level: Developer, state: 'awaiting' });
    const path = `/groups/${group.id}/billable_members`;
    expect(ids((await api.as(owner).get(path)).body)).toEqual([owner.id]);
    const all = await api.as(owner).get(`${path}?include_awaiting_members=true`);
    expect(ids(all.body)).toEqual([owner.id, user.id]);
  });

  it('include guests below the highest plan', async () => {
    const [owner, guest] = [await seedUser(premium.db), await seedUser(premium.db)];
    const group = await seedGroup(premium.db, { owner });
    await addMember(premium.db, { group, user: guest, level: Guest });
    const { body } = await premium.api.as(owner).get(`/groups/${group.id}/billable_members`);
    expect(ids(body)).toEqual([owner.id, guest.id]);
  });

  it('have memberships in the tree', async () => {
    const { owner, group, subgroup, project } = await tree();
    const user = await seedUser(db);
    await addMember(db, { group: subgroup, user, level: Reporter, expires_at: '2999-01-01' });
    await addMember(db, { project, user, level: Maintainer });
    await addMember(db, { group: await seedGroup(db), user, level: Owner });
    const path = `/groups/${group.id}/billable_members`;
    const answer = await api.as(owner).get(`${path}/${user.id}/memberships`);
    expect(answer.body).toEqual([
      {
        id: expect.any(Number),
        source_id: subgroup.id,
        source_full_name: subgroup.full_name,
        source_members_url: expect.stringMatching(
          new RegExp(`/groups/${subgroup.full_path}/-/group_members$`),
        ),
        created_at: expect.stringMatching(/Z$/),
        expires_at: '2999-01-01',
        access_level: { string_value: 'Reporter', integer_value: 20 },
      },
      expect.objectContaining({
        source_id: project.id,
        source_full_name: `${subgroup.full_name} / ${project.name}`,
        source_members_url: expect.stringMatching(
          new RegExp(`${project.full_path}/-/project_members$`),
        ),
      }),
    ]);
    expect(await api.as(owner).get(`${path}/99999999/memberships`)).toMatchObject({
      status: 404,
      body: { message: '404 User Not Found' },
    });
  });

  it('are removed from the whole tree, but not when they were invited with their group', async () => {
    const { owner, group, subgroup, project } = await tree();
    const [user, guest] = [await seedUser(db), await seedUser(db)];
    await addMember(db, { group: subgroup, user, level: Reporter });
    await addMember(db, { project, user, level: Maintainer });
    const invited = await seedGroup(db);
    await addMember(db, { group: invited, user: guest, level: Developer });
    await shareGroup(db, group, { with: invited, level: Developer });
    const path = `/groups/${group.id}/billable_members`;
    expect(ids((await api.as(owner).get(path)).body)).toContain(user.id);
    expect((await api.as(owner).delete(`${path}/${user.id}`)).status).toBe(204);
    expect(ids((await api.as(owner).get(path)).body)).not.toContain(user.id);
    expect((await api.as(user).get(`/projects/${project.id}`)).status).toBe(404);
    for (const id of [user.id, guest.id, 99999999]) {
      expect(await api.as(owner).delete(`${path}/${id}`)).toMatchObject({
        status: 400,
        body: { message: expect.any(String) },
      });
    }
    expect((await api.as(owner).delete(`${path}/${owner.id}`)).status).toBe(403);
    expect(await compareAuthorizations(db)).toEqual([]);
  });
});

describe('members who wait', () => {
  it('are listed once with those invited, and approved one by one in the whole tree', async () => {
    const { owner, group, subgroup, project } = await tree();
    const user = await seedUser(db, { public_email: 'waiting@example.com' });
    const first = await addMember(db, {
      group: subgroup,
      user,
      level: Reporter,
      state: 'awaiting',
    });
    await addMember(db, { project, user, level: Developer, state: 'awaiting' });
    for (const place of [`/groups/${group.id}`, `/projects/${project.id}`]) {
      const invitation = { email: 'Pending@example.com', access_level: 20 };
      await api.as(owner).post(`${place}/invitations`, invitation);
    }
    const path = `/groups/${group.id}`;
    const { body, headers } = await api.as(owner).get(`${path}/pending_members`);
    expect(body).toEqual([
      {
        id: first.id,
        name: user.name,
        username: user.username,
        email: 'waiting@example.com',
        web_url: expect.any(String),
        approved: false,
        invited: false,
        avatar_url: pictureOf(user),
      },
      {
        id: expect.any(Number),
        name: null,
        username: null,
        email: 'Pending@example.com',
        web_url: null,
        approved: true,
        invited: true,
        avatar_url: null,
      },
    ]);
    expect(headers['x-total']).toBe('2');
    expect((await api.as(user).get(`/projects/${project.id}`)).status).toBe(404);
    const approve = (id: number) => api.as(owner).put(`${path}/members/${id}/approve`);
    expect((await approve(99999999)).status).toBe(404);
    expect((await approve(first.id)).status).toBe(204);
    for (const active of [body[1].id, first.id]) {
      expect(await approve(active)).toMatchObject({
        status: 400,
        body: { message: 'No pending members to activate' },
      });
    }
    expect((await api.as(user).get(`/projects/${project.id}`)).status).toBe(200);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('are approved all at once', async () => {
    const { owner, group, project } = await tree();
    const users = [await seedUser(db), await seedUser(db)];
    for (const user of users) {
      await addMember(db, { project, user, level: Reporter, state: 'awaiting' });
    }
    expect((await api.as(owner).post(`/groups/${group.id}/members/approve_all`)).status).toBe(204);
    for (const user of users) {
      expect((await api.as(user).get(`/projects/${project.id}`)).status).toBe(200);
    }
  });

  it('lose their rights and get them back, but not the last owner', async () => {
    const { owner, group, project } = await tree();
    const user = await seedUser(db);
    await addMember(db, { group, user, level: Developer });
    const path = `/groups/${group.id}/members`;
    const set = (id: number, state: string) => api.as(owner).put(`${path}/${id}/state`, { state });
    expect(await set(user.id, 'awaiting')).toMatchObject({ status: 200, body: { success: true } });
    expect((await api.as(user).get(`/projects/${project.id}`)).status).toBe(404);
    expect((await set(user.id, 'active')).status).toBe(200);
    expect((await api.as(user).get(`/projects/${project.id}`)).status).toBe(200);
    expect((await set(owner.id, 'awaiting')).status).toBe(422);
    expect(await set(99999999, 'awaiting')).toMatchObject({
      status: 404,
      body: { message: '404 User Not Found' },
    });
    expect(await set((await seedUser(db)).id, 'active')).toMatchObject({
      status: 422,
      body: { message: 'No memberships found' },
    });
    expect((await set(user.id, 'gone')).status).toBe(400);
    expect(await compareAuthorizations(db)).toEqual([]);
  });
});

describe('seats and waiting members', () => {
  const operations: [string, string, object?][] = [
    ['GET', 'billable_members'],
    ['GET', 'billable_members/1/memberships'],
    ['DELETE', 'billable_members/1'],
    ['GET', 'pending_members'],
    ['POST', 'members/approve_all'],
    ['PUT', 'members/1/approve'],
    ['PUT', 'members/1/state', { state: 'active' }],
  ];
  it.each(operations)('%s %s is for owners of top-level groups', async (method, path, body) => {
    const { owner, group, subgroup } = await tree();
    const [maintainer, stranger] = [await seedUser(db), await seedUser(db)];
    await addMember(db, { group, user: maintainer, level: Maintainer });
    const send = (who: HasId | null, id: number) =>
      api.as(who).send(method, `/groups/${id}/${path}`, body);
    expect((await send(null, group.id)).status).toBe(401);
    expect((await send(stranger, group.id)).status).toBe(404);
    expect((await send(maintainer, group.id)).status).toBe(400);
    expect((await send(owner, subgroup.id)).status).toBe(400);
  });
});
