import { describe, expect, it } from 'vitest';
import { isStored } from '#src/git/life/existence.ts';
import { startApp } from '#test/support/app.ts';
import { personalNamespace, seedProject, seedUser } from '#test/support/seed.ts';
import { idsOf, projectWorld } from '#test/support/project-world.ts';

const { api, db, git, environment } = await startApp();

describe('DELETE /projects/{id}', () => {
  it('hides at once, frees name and path, and removes everything later', async () => {
    const user = await seedUser(db);
    const created = await api
      .as(user)
      .post('/projects', { path: 'gone', initialize_with_readme: true });
    const { id } = created.body as { id: number };
    expect(await api.as(user).delete(`/projects/${id}`)).toMatchObject({
      status: 202,
      body: { message: '202 Accepted' },
    });
    expect((await api.as(user).get(`/projects/${id}`)).status).toBe(404);
    expect((await api.as(user).delete(`/projects/${id}`)).status).toBe(404);
    expect(idsOf(await api.as(user).get('/projects?owned=true'))).toEqual([]);
    expect((await api.as(user).post('/projects', { path: 'gone' })).status).toBe(201);

    environment.workers.start();
    await environment.workers.idle();
    expect(await db('projects').where({ id }).first()).toBeUndefined();
    expect(await isStored(git.repository(id))).toBe(false);
    const { deleteProject } = await import('#src/domains/core/projects/workers.ts');
    const job = {
      id: 'again',
      attempt: 2,
      signal: new AbortController().signal,
      progress: async () => {},
    };
    const dependencies = { ...environment, log: undefined as never };
    await deleteProject.run({ project_id: id }, dependencies, job);
  });

  it('refuses a body that cannot be read, and deletes nothing', async () => {
    const user = await seedUser(db);
    const { id } = await seedProject(db, { git, namespace: await personalNamespace(db, user) });
    const headers = { 'content-type': 'application/json' };
    expect((await api.as(user).delete(`/projects/${id}`, '{', headers)).status).toBe(400);
    expect((await api.as(user).get(`/projects/${id}`)).status).toBe(200);
  });

  const roles: [string, number][] = [
    ['guest', 403],
    ['developer', 403],
    ['maintainer', 403],
    ['owner', 202],
    ['administrator', 202],
    ['stranger', 404],
    ['anonymous', 401],
  ];
  it.each(roles)('answers a %s with %i', async (who, status) => {
    const { project, people } = await projectWorld(db, { visibility: 'private' });
    const caller = people[who as keyof typeof people];
    expect((await api.as(caller).delete(`/projects/${project.id}`)).status).toBe(status);
  });

  it('honours If-Unmodified-Since', async () => {
    const { project, people } = await projectWorld(db, { visibility: 'private' });
    const owner = api.as(people.owner);
    const path = `/projects/${project.id}`;
    const old = { 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' };
    expect(await owner.delete(path, undefined, old)).toMatchObject({
      status: 412,
      body: { message: '412 Precondition Failed' },
    });
    const unreadable = { 'if-unmodified-since': 'whenever' };
    expect((await owner.delete(path, undefined, unreadable)).status).toBe(202);
  });

  it('leaves nothing of it in the personal list of the owner', async () => {
    const user = await seedUser(db);
    const project = await seedProject(db, {
      namespace: await personalNamespace(db, user),
      visibility: 'private',
    });
    await api.as(user).delete(`/projects/${project.id}`);
    for (const path of [
      '/projects',
      '/projects?membership=true',
      '/projects?order_by=name&owned=true',
    ]) {
      expect(
        idsOf(await api.as(user).get(`${path}${path.includes('?') ? '&' : '?'}per_page=100`)),
      ).not.toContain(project.id);
    }
  });
});
