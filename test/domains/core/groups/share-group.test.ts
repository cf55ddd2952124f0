import { describe, expect, it } from 'vitest';
import { AccessLevel } from '#src/policy/access-level.ts';
import { compareAuthorizations } from '#src/policy/authorizations.ts';
import { startApp } from '#test/support/app.ts';
import {
  addMember,
  type GroupSeed,
  seedGroup,
  seedProject,
  seedUser,
  shareGroup,
} from '#test/support/seed.ts';

const app = await startApp();

const { Guest, Developer, Maintainer, Owner } = AccessLevel;
const notFound = (what: string) => ({ status: 404, body: { message: `404 ${what} Not Found` } });

/** A group with its owner, and another with a developer. */
async function pair(group: GroupSeed = {}, invited: GroupSeed = {}) {
  const { api, db } = app;
  const [owner, developer] = [await seedUser(db), await seedUser(db)];
  const shared = await seedGroup(db, { owner, visibility: 'private', ...group });
  const other = await seedGroup(db, invited);
  await addMember(db, { group: other, user: developer, level: Developer });
  const path = `/groups/${shared.id}/share`;
  const share = (body: object = {}) =>
    api.as(owner).post(path, { group_id: other.id, group_access: 40, ...body });
  return { owner, developer, shared, other, path, share };
}

describe('POST /groups/:id/share', () => {
  it('gives members of the other group access, each at most the level', async () => {
    const { api, db } = app;
    const { owner, developer, shared, other, path, share } = await pair();
    const project = await seedProject(db, { namespace: shared, visibility: 'private' });
    expect(await share({ expires_at: '2099-01-31' })).toMatchObject({
      status: 201,
      body: {
        id: shared.id,
        shared_with_groups: [
          {
            group_id: other.id,
            group_name: other.name,
            group_full_path: other.full_path,
            group_access_level: 40,
            expires_at: '2099-01-31',
          },
        ],
      },
    });
    const as = api.as(developer);
    expect((await as.get(`/groups/${shared.id}`)).status).toBe(200);
    const level = { permissions: { group_access: null, project_access: null } };
    expect((await as.get(`/projects/${project.id}`)).body).toMatchObject(level);
    expect((await as.get('/projects?min_access_level=30')).body).toMatchObject([
      { id: project.id },
    ]);
    expect((await as.get('/projects?min_access_level=40')).body).toEqual([]);

    expect(await share()).toMatchObject({ status: 409, body: { message: '409 Conflict' } });
    const remove = () => api.as(owner).delete(`${path}/${other.id}`);
    expect(await remove()).toMatchObject({ status: 204 });
    expect((await as.get(`/projects/${project.id}`)).status).toBe(404);
    expect((await as.get(`/groups/${shared.id}`)).status).toBe(404);
    expect(await remove()).toMatchObject(notFound('Group Link'));
    expect(await compareAuthorizations(db)).toEqual([]);
  });

  it('is noted for the owners', async () => {
    const { api } = app;
    const { owner, shared, other, path, share } = await pair();
    await share();
    await api.as(owner).delete(`${path}/${other.id}`);
    const events = await api.as(owner).get(`/groups/${shared.id}/audit_events`);
    // Owners need not see the other group.
    const target = {
      target_id: other.id,
      target_type: 'Group',
      target_details: String(other.id),
    };
    expect(events.body).toMatchObject([
      { details: { remove: 'group_access', ...target } },
      { details: { add: 'group_access', as: 'Maintainer', ...target } },
    ]);
  });

  it('tells those who do not own the group no more than of one that is not there', async () => {
    const { api, db } = app;
    const { shared, other, path } = await pair({ visibility: 'public' });
    const body = { group_id: other.id, group_access: 30 };
    const maintainer = await seedUser(db);
    await addMember(db, { group: shared, user: maintainer, level: Maintainer });
    for (const who of [await seedUser(db), maintainer]) {
      expect(await api.as(who).post(path, body)).toMatchObject(notFound('Group'));
    }
    expect(await api.post(path, body)).toMatchObject({ status: 401 });
    const admin = api.as(await seedUser(db, { admin: true }));
    expect((await admin.post(path, body)).status).toBe(201);
    expect((await api.as(maintainer).delete(`${path}/${other.id}`)).status).toBe(403);
  });

  it('invites only groups that the caller sees', async () => {
    const { api } = app;
    const { owner, path, share } = await pair({}, { visibility: 'private' });
    expect(await share()).toMatchObject(notFound('Group'));
    const missing = { group_id: 4_000_000_000, group_access: 30 };
    expect(await api.as(owner).post(path, missing)).toMatchObject(notFound('Group'));
  });

  it('invites nobody from outside a hierarchy that keeps to itself', async () => {
    const { api, db } = app;
    const { owner, shared, share } = await pair({ prevent_sharing_groups_outside_hierarchy: true });
    const subgroup = await seedGroup(db, { parent: shared });
    const sibling = await seedGroup(db, { parent: shared });
    expect(await share()).toMatchObject(notFound('Group'));
    const body = { group_id: sibling.id, group_access: 30 };
    const within = await api.as(owner).post(`/groups/${subgroup.id}/share`, body);
    expect(within.status).toBe(201);
  });

  it('refuses itself, days gone by and levels that are none', async () => {
    const { shared, share } = await pair();
    expect(await share({ group_id: shared.id })).toMatchObject({ status: 400 });
    expect(await share({ expires_at: '2001-01-01' })).toMatchObject({
      status: 400,
      body: { message: { expires_at: ['cannot be a date in the past'] } },
    });
    for (const [field, value, text] of [
      ['group_access', 15, 'does not have a valid value'],
      ['group_access', 0, 'does not have a valid value'],
      ['group_id', 'x', 'is invalid'],
      ['expires_at', 'soon', 'is invalid'],
    ] as const) {
      expect(await share({ [field]: value })).toMatchObject({
        status: 400,
        body: { error: `${field} ${text}` },
      });
    }
  });

  it('renews a share that has ended', async () => {
    const { api, db } = app;
    const { developer, shared, other, share } = await pair();
    await shareGroup(db, shared, { with: other, level: Guest, expires_at: '2001-01-01' });
    expect((await api.as(developer).get(`/groups/${shared.id}`)).status).toBe(404);
    expect((await share()).status).toBe(201);
    expect((await api.as(developer).get(`/groups/${shared.id}`)).status).toBe(200);
  });

  it('shares once when several ask at the same time', async () => {
    const { share } = await pair();
    const answers = await Promise.all(Array.from({ length: 4 }, () => share()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('caps owners of the other group too', async () => {
    const { api, db } = app;
    const { shared, other, share } = await pair();
    const boss = await seedUser(db);
    await addMember(db, { group: other, user: boss, level: Owner });
    await share();
    expect((await api.as(boss).put(`/groups/${shared.id}`, { description: 'x' })).status).toBe(403);
  });
});
