import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCsrfToken } from '#src/auth/csrf.ts';
import { createSession } from '#src/auth/sessions.ts';
import type { GroupRow } from '#src/records/group.ts';
import { insertGroupLink } from '#src/domains/core/groups/links.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, type HasId, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const noon = '2026-03-10T12:00:00.000Z';
let clock = new Date(noon);
const { api, db } = await startApp({ clock: () => clock });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);

const change = async (body: object) =>
  expect((await admin.put('/application/settings', body)).status).toBe(200);
const later = (hours: number) => (clock = new Date(clock.getTime() + hours * 3_600_000));

beforeEach(() => {
  clock = new Date(noon);
});
afterEach(async () => {
  await db('application_settings').update({ changed: {} });
  await change({ max_yaml_depth: 100 });
});

async function signIn(user: HasId) {
  const { id } = await createSession(db, user, clock);
  const headers = { cookie: `_service_session=${id}`, 'x-csrf-token': createCsrfToken(id) };
  return {
    isSomebody: async () => (await api.get('/user', headers)).status === 200,
    get: (path: string) => api.get(path, headers),
    put: (path: string, body: object) => api.put(path, body, headers),
  };
}

describe('a session of somebody without second factor', () => {
  it('is nobody once the grace of the instance is over', async () => {
    const [user, safe] = [await seedUser(db), await seedUser(db, { two_factor_enabled: true })];
    const [session, other] = [await signIn(user), await signIn(safe)];
    await change({ require_two_factor_authentication: true, two_factor_grace_period: 24 });
    expect(await session.isSomebody()).toBe(true);
    later(23);
    // Signing in anew does not begin it anew.
    expect(await (await signIn(user)).isSomebody()).toBe(true);
    later(1);
    expect(await session.isSomebody()).toBe(false);
    expect(await (await signIn(user)).isSomebody()).toBe(false);
    expect(await other.isSomebody()).toBe(true);
    expect((await api.as(user).get('/user')).status).toBe(200);

    await change({ require_two_factor_authentication: false });
    expect(await session.isSomebody()).toBe(true);
    await change({ require_two_factor_authentication: true, two_factor_grace_period: 24 });
    expect(await session.isSomebody()).toBe(true);
  });

  it('has the grace from now on that began while the clock was ahead', async () => {
    await change({ require_two_factor_authentication: true, two_factor_grace_period: 24 });
    const user = await seedUser(db);
    later(100_000);
    expect(await (await signIn(user)).isSomebody()).toBe(true);
    clock = new Date(noon);
    // A change of settings makes the server read the access rules again.
    await change({ max_yaml_depth: 99 });
    expect(await (await signIn(user)).isSomebody()).toBe(true);
    later(24);
    expect(await (await signIn(user)).isSomebody()).toBe(false);
  });

  it('has none at all where the instance grants none', async () => {
    await change({ require_two_factor_authentication: true, two_factor_grace_period: 0 });
    expect(await (await signIn(await seedUser(db))).isSomebody()).toBe(false);
  });

  it('follows the groups that the user is in, at once', async () => {
    const top = await seedGroup(db, { visibility: 'private' });
    const group = await seedGroup(db, { visibility: 'private', parent: top });
    const [member, guest] = [await seedUser(db), await seedUser(db)];
    await addMember(db, { group, user: member, level: 10 });
    // A project of the group is not the group.
    const project = await seedProject(db, { namespace: group, visibility: 'private' });
    await addMember(db, { project, user: guest, level: 10 });
    const [session, other] = [await signIn(member), await signIn(guest)];
    expect(await session.isSomebody()).toBe(true);
    const wanted = { require_two_factor_authentication: true, two_factor_grace_period: 0 };
    expect((await admin.put(`/groups/${top.id}`, wanted)).status).toBe(200);
    expect([await session.isSomebody(), await other.isSomebody()]).toEqual([false, true]);
    expect((await admin.put(`/groups/${top.id}`, { two_factor_grace_period: 2 })).status).toBe(200);
    expect(await session.isSomebody()).toBe(true);
    later(2);
    expect(await session.isSomebody()).toBe(false);
    expect((await admin.delete(`/groups/${group.id}/members/${member.id}`)).status).toBe(204);
    expect(await session.isSomebody()).toBe(true);
  });
});

describe('a group that asks for a second factor', () => {
  const shared = async (group: HasId, invited: HasId, expires_at: string | null = null) =>
    insertGroupLink(
      db,
      {
        shared_group_id: group.id,
        shared_with_group_id: invited.id,
        group_access: 30,
        expires_at,
      },
      noon,
    );

  async function askingGroup(parent: GroupRow | null = null) {
    const group = await seedGroup(db, { visibility: 'private', ...(parent && { parent }) });
    await db('groups')
      .where('namespace_id', group.id)
      .update({ require_two_factor_authentication: true, two_factor_grace_period: 0 });
    return group;
  }

  it('asks those who inherit a membership in it', async () => {
    const top = await seedGroup(db, { visibility: 'private' });
    await askingGroup(top);
    const [inherits, elsewhere] = [await seedUser(db), await seedUser(db)];
    await addMember(db, { group: top, user: inherits, level: 30 });
    await addMember(db, {
      group: await seedGroup(db, { parent: top }),
      user: elsewhere,
      level: 30,
    });
    expect(await (await signIn(inherits)).isSomebody()).toBe(false);
    expect(await (await signIn(elsewhere)).isSomebody()).toBe(true);
  });

  it('asks members of groups that it is shared with, or a group above or below it', async () => {
    const top = await seedGroup(db, { visibility: 'private' });
    const asking = await askingGroup(top);
    const below = await seedGroup(db, { visibility: 'private', parent: asking });
    for (const place of [top, asking, below]) {
      const above = await seedGroup(db, { parent: top });
      const invited = await seedGroup(db, { parent: above });
      const [direct, inherits] = [await seedUser(db), await seedUser(db)];
      await addMember(db, { group: invited, user: direct, level: 10 });
      await addMember(db, { group: above, user: inherits, level: 10 });
      expect(await (await signIn(direct)).isSomebody()).toBe(true);
      await shared(place, invited);
      expect(await (await signIn(direct)).isSomebody()).toBe(false);
      expect(await (await signIn(inherits)).isSomebody()).toBe(false);
    }
  });

  it('asks nobody by a share with a group elsewhere, which strangers may make', async () => {
    const invited = await seedGroup(db);
    const user = await seedUser(db);
    await addMember(db, { group: invited, user, level: 10 });
    await shared(await askingGroup(), invited);
    expect(await (await signIn(user)).isSomebody()).toBe(true);
  });

  it('asks nobody by a share that has ended', async () => {
    const top = await seedGroup(db);
    const invited = await seedGroup(db, { parent: top });
    const user = await seedUser(db);
    await addMember(db, { group: invited, user, level: 10 });
    await shared(await askingGroup(top), invited, '2026-03-10');
    expect(await (await signIn(user)).isSomebody()).toBe(true);
  });
});

it('a session is no administrator in admin mode, a token is', async () => {
  const session = await signIn(administrator);
  expect((await session.get('/application/settings')).status).toBe(200);
  expect((await session.put('/application/settings', { admin_mode: true })).status).toBe(200);
  expect((await session.get('/application/settings')).status).toBe(403);
  expect((await session.get('/user')).status).toBe(200);
  expect((await admin.get('/application/settings')).status).toBe(200);
  await change({ admin_mode: false });
  expect((await session.get('/application/settings')).status).toBe(200);
});

it.each([
  [{ state: 'deactivated' }, 'Your account has been deactivated.'],
  [{ confirmed_at: null }, 'Your primary email address is not confirmed.'],
  [{ password_expires_at: noon }, 'Your password expired.'],
] as const)('a session of an account that cannot be used says why: %o', async (account, reason) => {
  const session = await signIn(await seedUser(db, account));
  expect(await session.get('/user')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining(`403 Forbidden - ${reason}`) },
  });
});
