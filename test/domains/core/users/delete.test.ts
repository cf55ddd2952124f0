import { describe, expect, it } from 'vitest';
import { isStored } from '#src/git/life/existence.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { recordEvent } from '#src/domains/activity/events/record.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type HasId,
  personalNamespace,
  seedGroup,
  seedProject,
  seedUser,
  shareProject,
  unique,
} from '#test/support/seed.ts';

const { api, db, git, environment } = await startApp();
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);
environment.workers.start();

const remove = (user: HasId, query = '', headers = {}) =>
  admin.delete(`/users/${user.id}${query}`, undefined, headers);
const settled = () => environment.workers.idle();
const statusOf = async (path: string) => (await admin.get(path)).status;
const soleOwner = {
  status: 409,
  body: { message: 'User cannot be removed while is the sole-owner of a group' },
};

describe('DELETE /users/:id', () => {
  it('shuts the user out at once and removes the account later', async () => {
    const user = await seedUser(db);
    const caller = api.as(user);
    expect((await caller.get('/user')).status).toBe(200);
    expect(await remove(user)).toMatchObject({ status: 204 });
    expect((await caller.get('/user')).status).toBe(401);
    await settled();
    expect(await statusOf(`/users/${user.id}`)).toBe(404);
    expect(await statusOf(`/users?username=${user.username}`)).toBe(200);
    // Name and address are free again.
    const again = { username: user.username, email: user.email, name: 'x', reset_password: true };
    expect((await admin.post('/users', again)).status).toBe(201);
    expect(await environment.workers.deadLetters()).toEqual([]);
  });

  it('cannot be undone by making the user active', async () => {
    const user = await seedUser(db);
    await environment.workers.stop();
    await remove(user);
    expect((await admin.post(`/users/${user.id}/unblock`)).status).toBe(404);
    expect((await admin.put(`/users/${user.id}`, { bio: 'x' })).status).toBe(404);
    // Asking again is no error.
    expect((await remove(user)).status).toBe(204);
    expect((await remove(user, '?hard_delete=true')).status).toBe(204);
    environment.workers.start();
    await settled();
    expect(await statusOf(`/users/${user.id}`)).toBe(404);
    expect((await remove(user)).status).toBe(404);
  });

  it('takes personal projects, memberships, stars and follows along', async () => {
    const user = await seedUser(db);
    const other = await seedUser(db);
    const namespace = await personalNamespace(db, user);
    const own = await seedProject(db, { namespace, creator: user, git, readme: true });
    const group = await seedGroup(db, { owner: other, visibility: 'private' });
    const project = await seedProject(db, { namespace: group, visibility: 'private' });
    await addMember(db, { group, user, level: 40 });
    await addMember(db, { project: own, user: other, level: 30 });
    const at = new Date().toISOString();
    await db('project_stars').insert({ user_id: user.id, project_id: project.id, created_at: at });
    await db('projects').where('id', project.id).update({ star_count: 1 });
    await api.as(user).post(`/users/${other.id}/follow`);
    await api.as(other).post(`/users/${user.id}/follow`);

    await remove(user);
    await settled();
    expect(await statusOf(`/projects/${own.id}`)).toBe(404);
    expect(await isStored(git.repository(own.id))).toBe(false);
    expect((await admin.get(`/projects/${project.id}`)).body.star_count).toBe(0);
    expect((await admin.get(`/users/${other.id}`)).body).toMatchObject({
      followers: 0,
      following: 0,
    });
    const members = await admin.get(`/groups/${group.id}/members`);
    expect(members.body).toMatchObject([{ id: other.id }]);
    for (const table of ['members', 'personal_access_tokens', 'emails', 'project_authorizations']) {
      expect(await db(table).where('user_id', user.id)).toEqual([]);
    }
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it.each([
    ['gives contributions to the ghost', '', true],
    ['removes contributions with hard_delete', '?hard_delete=true', false],
  ])('%s', async (_, query, kept) => {
    const user = await seedUser(db);
    const group = await seedGroup(db);
    const project = await seedProject(db, { namespace: group, creator: user });
    const event = { author: user, action: 'created', project, at: new Date() } as const;
    await recordEvent(db, event);
    await remove(user, query);
    await settled();
    const events = (await admin.get(`/projects/${project.id}/events`)).body;
    const creator = (await admin.get(`/projects/${project.id}`)).body.creator_id;
    if (kept) {
      const ghost = (await admin.get('/users?username=ghost')).body[0];
      expect(events).toMatchObject([{ author_username: 'ghost' }]);
      expect(creator).toBe(ghost.id);
    } else {
      expect(events).toEqual([]);
      expect(creator).toBeNull();
    }
  });

  describe('of an owner of a group', () => {
    it('is refused when nobody else who can act owns it', async () => {
      const user = await seedUser(db);
      const group = await seedGroup(db, { owner: user });
      expect(await remove(user)).toMatchObject(soleOwner);
      for (const attributes of [{ state: 'blocked' }, { user_type: 'project_bot' }] as const) {
        await addMember(db, { group, user: await seedUser(db, attributes), level: 50 });
      }
      await addMember(db, { group, user: await seedUser(db), level: 40 });
      const past = { level: 50, expires_at: '2020-01-01' } as const;
      await addMember(db, { group, user: await seedUser(db), ...past });
      expect(await remove(user)).toMatchObject(soleOwner);
      expect((await admin.get(`/users/${user.id}`)).body.state).toBe('active');
    });

    it('is done when somebody else owns it, or a group above', async () => {
      const [user, other] = [await seedUser(db), await seedUser(db)];
      const above = await seedGroup(db, { owner: other });
      const group = await seedGroup(db, { parent: above, owner: user });
      expect((await remove(user)).status).toBe(204);
      await settled();
      expect(await statusOf(`/groups/${group.id}`)).toBe(200);
    });

    it('leaves one of two who are removed at the same time', async () => {
      const [one, two] = [await seedUser(db), await seedUser(db)];
      const group = await seedGroup(db, { owner: one });
      await addMember(db, { group, user: two, level: 50 });
      const answers = await Promise.all([remove(one), remove(two)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    });

    it('removes the group with all that is in it by hard_delete', async () => {
      const [user, guest] = [await seedUser(db), await seedUser(db)];
      const group = await seedGroup(db, { owner: user });
      const inner = await seedGroup(db, { parent: group });
      const project = await seedProject(db, { namespace: inner, git, readme: true });
      // The group gave its members access elsewhere.
      const elsewhere = await seedProject(db, { visibility: 'private' });
      await addMember(db, { group, user: guest, level: 30 });
      await shareProject(db, elsewhere, { with: group, level: 20 });
      const asGuest = api.as(guest);
      expect((await asGuest.get(`/projects/${elsewhere.id}`)).status).toBe(200);
      // Owned together: stays.
      const shared = await seedGroup(db, { owner: user });
      await addMember(db, { group: shared, user: administrator, level: 50 });

      expect((await remove(user, '?hard_delete=true')).status).toBe(204);
      await settled();
      expect(await environment.workers.deadLetters()).toEqual([]);
      for (const path of [
        `/groups/${group.id}`,
        `/groups/${inner.id}`,
        `/projects/${project.id}`,
      ]) {
        expect(await statusOf(path)).toBe(404);
      }
      expect(await isStored(git.repository(project.id))).toBe(false);
      expect((await asGuest.get(`/projects/${elsewhere.id}`)).status).toBe(404);
      expect(await statusOf(`/groups/${shared.id}`)).toBe(200);
      expect(await statusOf(`/users/${user.id}`)).toBe(404);
      expect(await compareAuthorizations(db)).toEqual([]);
    });
  });

  it('is refused for an account that changed since', async () => {
    const user = await seedUser(db);
    const header = (date: string) => ({ 'if-unmodified-since': date });
    const before = new Date(Date.parse(user.updated_at) - 60_000).toUTCString();
    expect(await remove(user, '', header(before))).toMatchObject({
      status: 412,
      body: { message: '412 Precondition Failed' },
    });
    const after = new Date(Date.parse(user.updated_at) + 60_000).toUTCString();
    expect((await remove(user, '', header(after))).status).toBe(204);
  });

  it('is refused for internal users', async () => {
    const bot = await seedUser(db, { user_type: 'alert_bot', username: unique('alert') });
    expect(await remove(bot)).toMatchObject({ status: 403, body: { message: '403 Forbidden' } });
  });

  it('is for administrators', async () => {
    const user = await seedUser(db);
    expect((await api.as(user).delete(`/users/${user.id}`)).status).toBe(403);
    expect((await api.delete(`/users/${user.id}`)).status).toBe(401);
    expect(await remove({ id: 999_999_999 })).toMatchObject({
      status: 404,
      body: { message: '404 User Not Found' },
    });
    expect(await remove(user, '?hard_delete=perhaps')).toMatchObject({
      status: 400,
      body: { error: 'hard_delete is invalid' },
    });
  });
});
