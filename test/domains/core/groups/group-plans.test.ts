import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedGroup, seedProject, seedUser } from '#test/support/seed.ts';

const app = await startApp({ config: { plan: 'free' } });

describe('groups without a subscription', () => {
  it('hide what the plan does not have', async () => {
    const { api, db } = app;
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner, marked_for_deletion_on: '2026-01-01' });
    const as = api.as(owner);
    const hidden = { status: 404, body: { message: '404 Not Found' } };
    expect(await as.post(`/groups/${group.id}/restore`)).toMatchObject(hidden);
    expect(await as.get(`/groups/${group.id}/provisioned_users`)).toMatchObject(hidden);
    for (const path of ['audit_events', 'audit_events/1']) {
      expect((await as.get(`/groups/${group.id}/${path}`)).status).toBe(403);
    }
    expect((await as.post(`/groups/${group.id}/ldap_sync`)).status).toBe(404);
  });

  it('list all projects, whatever reports they have', async () => {
    const { api, db } = app;
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner });
    const { id } = await seedProject(db, { namespace: group });
    const path = `/groups/${group.id}/projects?with_security_reports=true`;
    expect((await api.as(owner).get(path)).body).toMatchObject([{ id }]);
  });

  it('take no attributes of paid plans', async () => {
    const { api, db } = app;
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner });
    const paid = { membership_lock: true, prevent_forking_outside_group: true };
    expect((await api.as(owner).put(`/groups/${group.id}`, paid)).status).toBe(200);
    expect(await db('groups').where('namespace_id', group.id).first()).toMatchObject({
      membership_lock: false,
      prevent_forking_outside_group: null,
    });
  });

  it('have variables for every environment alone', async () => {
    const { api, db } = app;
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner });
    const as = api.as(owner);
    const path = `/groups/${group.id}/variables`;
    const scoped = { key: 'KILN', value: 'cold', environment_scope: 'production' };
    expect(await as.post(path, scoped)).toMatchObject({
      status: 201,
      body: { environment_scope: '*' },
    });
    const changed = await as.put(`${path}/KILN`, { value: 'hot', environment_scope: 'staging' });
    expect(changed).toMatchObject({ status: 200, body: { value: 'hot', environment_scope: '*' } });
    const project = await seedProject(db, { namespace: group });
    expect(await as.post(`/projects/${project.id}/variables`, scoped)).toMatchObject({
      body: { environment_scope: 'production' },
    });
  });

  it('put issues into no epic', async () => {
    const { api, db } = app;
    const owner = await seedUser(db);
    const project = await seedProject(db, { namespace: await seedGroup(db, { owner }) });
    const as = api.as(owner);
    const path = `/projects/${project.id}/issues`;
    for (const epic of [{ epic_id: 1 }, { epic_iid: 1 }]) {
      expect((await as.post(path, { title: 'Kiln', ...epic })).status).toBe(404);
    }
    expect((await as.get(path)).body).toEqual([]);
    expect((await as.post(path, { title: 'Kiln', epic_id: null })).status).toBe(201);
    expect((await as.put(`${path}/1`, { title: 'Oven', epic_id: 1 })).status).toBe(404);
    expect((await as.get(`${path}/1`)).body.title).toBe('Kiln');
    expect((await as.put(`${path}/1`, { title: 'Oven', epic_id: 0 })).status).toBe(200);
  });

  it('are deleted at once', async () => {
    const { api, db } = app;
    const owner = await seedUser(db);
    const group = await seedGroup(db, { owner });
    const admin = api.as(await seedUser(db, { admin: true }));
    await admin.put('/application/settings', { delayed_project_deletion: true });
    expect((await api.as(owner).delete(`/groups/${group.id}`)).status).toBe(202);
    expect((await api.as(owner).get(`/groups/${group.id}`)).status).toBe(404);
  });
});
