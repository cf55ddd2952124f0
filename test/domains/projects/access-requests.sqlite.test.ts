import { describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { pictureOf } from '#test/support/pictures.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, type HasId, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const { api, db } = await startApp();
const { Guest, Developer, Maintainer, Owner } = AccessLevel;

async function place() {
  const [owner, user] = [await seedUser(db), await seedUser(db)];
  const group = await seedGroup(db, { owner });
  const project = await seedProject(db, { namespace: group });
  const paths = [`/groups/${group.id}`, `/projects/${project.id}`];
  return { owner, user, group, project, paths };
}

describe('asking for access', () => {
  it('grants nothing until it is approved', async () => {
    const { owner, user, paths } = await place();
    for (const path of paths) {
      const asked = await api.as(user).post(`${path}/access_requests`);
      const request = {
        id: user.id,
        username: user.username,
        name: user.name,
        state: 'active',
        avatar_url: pictureOf(user),
        web_url: expect.any(String),
        requested_at: expect.stringMatching(/Z$/),
      };
      expect(asked).toMatchObject({ status: 201, body: request });
      expect((await api.as(owner).get(`${path}/access_requests`)).body).toEqual([request]);
      expect((await api.as(owner).get(`${path}/members/${user.id}`)).status).toBe(404);
      expect(await api.as(user).post(`${path}/access_requests`)).toMatchObject({
        status: 400,
        body: { message: { user_id: ['already exists in source'] } },
      });
    }
    const held = await db('project_authorizations').where('user_id', user.id);
    expect(held).toEqual([]);
  });

  it('is for those who see the place and have no access, where it is enabled', async () => {
    const { owner, user, group, project } = await place();
    const member = await seedUser(db);
    await addMember(db, { group, user: member, level: Guest });
    const ask = async (who: HasId | null, path: string) =>
      (await api.as(who).post(`${path}/access_requests`)).status;
    const hidden = await seedGroup(db, { visibility: 'private' });
    for (const path of [`/groups/${group.id}`, `/projects/${project.id}`]) {
      expect(await ask(null, path)).toBe(401);
      expect(await ask(member, path)).toBe(403);
      expect(await ask(owner, path)).toBe(403);
    }
    expect(await ask(user, `/groups/${hidden.id}`)).toBe(404);
    await db('groups').where('namespace_id', group.id).update({ request_access_enabled: false });
    await db('project_settings')
      .where('project_id', project.id)
      .update({ request_access_enabled: false });
    expect(await ask(user, `/groups/${group.id}`)).toBe(403);
    expect(await ask(user, `/projects/${project.id}`)).toBe(403);
  });

  it('is open again to those whose membership has ended', async () => {
    const { owner, user, group, project, paths } = await place();
    const ended = { user, level: Developer, expires_at: '2020-01-01' } as const;
    await addMember(db, { group, ...ended });
    await addMember(db, { project, ...ended });
    for (const path of paths) {
      expect((await api.as(user).post(`${path}/access_requests`)).status).toBe(201);
      expect((await api.as(owner).get(`${path}/access_requests`)).body).toHaveLength(1);
    }
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('counts administrators as members only where they are', async () => {
    const { group, project } = await place();
    const [admin, member] = [
      await seedUser(db, { admin: true }),
      await seedUser(db, { admin: true }),
    ];
    await addMember(db, { group, user: member, level: Guest });
    for (const path of [`/groups/${group.id}`, `/projects/${project.id}`]) {
      expect((await api.as(admin).post(`${path}/access_requests`)).status).toBe(201);
      expect((await api.as(member).post(`${path}/access_requests`)).status).toBe(403);
    }
  });
});

describe('a request', () => {
  it('becomes a membership of the level that is given, 30 by default', async () => {
    const { owner, user, paths } = await place();
    const other = await seedUser(db);
    for (const path of paths) {
      for (const each of [user, other]) await api.as(each).post(`${path}/access_requests`);
      const approve = (id: number, body?: object) =>
        api.as(owner).put(`${path}/access_requests/${id}/approve`, body);
      expect(await approve(user.id)).toMatchObject({
        status: 201,
        body: { id: user.id, access_level: 30, created_by: { id: owner.id } },
      });
      expect(await approve(other.id, { access_level: 60 })).toMatchObject({
        status: 400,
        body: { message: { access_level: ['is not included in the list'] } },
      });
      expect((await approve(other.id, { access_level: 40 })).body.access_level).toBe(40);
      expect(await approve(user.id)).toMatchObject({
        status: 404,
        body: { message: '404 Not found' },
      });
      for (const { id } of [user, other]) await api.as(owner).delete(`${path}/members/${id}`);
    }
    const events = await db('events').where('author_id', user.id).orderBy('id').pluck('action');
    expect(events).toEqual(['joined', 'left', 'joined', 'left']);
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('is denied by those who could grant it, and withdrawn by who asked', async () => {
    const { owner, user, paths } = await place();
    for (const path of paths) {
      const one = `${path}/access_requests/${user.id}`;
      const ask = () => api.as(user).post(`${path}/access_requests`);
      await ask();
      const stranger = api.as(await seedUser(db));
      expect((await stranger.delete(one)).status).toBe(403);
      expect((await stranger.delete(`${path}/access_requests/99999999`)).status).toBe(403);
      const before = { 'if-unmodified-since': 'Tue, 01 Jan 2019 00:00:00 GMT' };
      expect((await api.as(owner).delete(one, undefined, before)).status).toBe(412);
      expect((await api.as(owner).delete(one)).status).toBe(204);
      expect((await api.as(owner).delete(one)).status).toBe(404);
      await ask();
      expect((await api.as(user).delete(one)).status).toBe(204);
      expect((await api.as(owner).get(`${path}/access_requests`)).body).toEqual([]);
    }
  });
});

describe('status of decisions about access requests by a role:', () => {
  const cases = [
    ['anonymous', 401, 401],
    ['stranger', 403, 403],
    ['developer', 403, 403],
    ['maintainer', 403, 200],
    ['owner', 200, 200],
  ] as const;
  it.each(cases)('%s: group %i, project %i', async (who, ofGroup, ofProject) => {
    const { group, project, user } = await place();
    const caller = who === 'anonymous' ? null : await seedUser(db);
    const level = { developer: Developer, maintainer: Maintainer, owner: Owner }[who as 'owner'];
    if (caller !== null && who !== 'stranger') await addMember(db, { group, user: caller, level });
    for (const [path, status] of [
      [`/groups/${group.id}/access_requests`, ofGroup],
      [`/projects/${project.id}/access_requests`, ofProject],
    ] as const) {
      const as = api.as(caller);
      const ok = status === 200;
      await api.as(user).post(path);
      expect((await as.get(path)).status).toBe(status);
      const approve = await as.put(`${path}/${user.id}/approve`, { access_level: 40 });
      expect(approve.status).toBe(ok ? 201 : status);
      if (ok) await api.as(user).delete(path.replace('access_requests', `members/${user.id}`));
      else await api.as(user).delete(`${path}/${user.id}`);
      await api.as(user).post(path);
      expect((await as.delete(`${path}/${user.id}`)).status).toBe(ok ? 204 : status);
    }
  });
});
