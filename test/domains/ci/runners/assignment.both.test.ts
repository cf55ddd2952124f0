import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { addMember, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import { register } from './world.ts';

const { api, db } = await startApp({ connections: racing });
const administrator = await seedUser(db, { admin: true });
const admin = api.as(administrator);

/** Two private projects, a maintainer of both and one of the second only. */
async function twoProjects() {
  const [first, second] = [
    await seedProject(db, { visibility: 'private' }),
    await seedProject(db, { visibility: 'private' }),
  ];
  const [both, one, developer] = [await seedUser(db), await seedUser(db), await seedUser(db)];
  await addMember(db, { project: first, user: both, level: 40 });
  await addMember(db, { project: second, user: both, level: 40 });
  await addMember(db, { project: second, user: one, level: 40 });
  await addMember(db, { project: second, user: developer, level: 30 });
  return { first, second, both, one, developer };
}

describe('POST /projects/:id/runners', () => {
  it('lets a runner serve another project of a maintainer', async () => {
    const { first, second, both, one, developer } = await twoProjects();
    const { id } = await register(api, administrator, `/projects/${first.id}`, { locked: false });
    const path = `/projects/${second.id}/runners`;
    const enable = { runner_id: id };
    expect((await api.post(path, enable)).status).toBe(401);
    expect((await api.as(await seedUser(db)).post(path, enable)).status).toBe(404);
    expect((await api.as(developer).post(path, enable)).status).toBe(403);
    expect(await api.as(one).post(path, enable)).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - No access granted' },
    });
    expect(await api.as(both).post(path, enable)).toMatchObject({
      status: 201,
      body: { id, runner_type: 'project_type', is_shared: false },
    });
    expect(await api.as(both).post(path, enable)).toMatchObject({
      status: 400,
      body: { message: { runner_id: ['has already been taken'] } },
    });
    const { projects } = (await api.as(both).get(`/runners/${id}`)).body;
    expect(projects).toMatchObject([{ id: first.id }, { id: second.id }]);
    expect((await api.as(one).get(`/runners/${id}`)).body.projects).toMatchObject([
      { id: second.id },
    ]);
  });

  it('refuses locked runners, but to administrators', async () => {
    const { first, second, both } = await twoProjects();
    const locked = { locked: true };
    const { id } = await register(api, administrator, `/projects/${first.id}`, locked);
    const path = `/projects/${second.id}/runners`;
    expect(await api.as(both).post(path, { runner_id: id })).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Runner is locked' },
    });
    expect((await admin.post(path, { runner_id: id })).status).toBe(201);
  });

  it('refuses group runners to everybody', async () => {
    const { second } = await twoProjects();
    const group = await seedGroup(db);
    const { id } = await register(api, administrator, `/groups/${group.id}`);
    expect(await admin.post(`/projects/${second.id}/runners`, { runner_id: id })).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Runner is a group runner' },
    });
  });

  it('makes an instance runner serve the project alone, for administrators', async () => {
    const { second, both } = await twoProjects();
    const { id } = await register(api, administrator, '');
    const path = `/projects/${second.id}/runners`;
    expect(await api.as(both).post(path, { runner_id: id })).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - No access granted' },
    });
    expect(await admin.post(path, { runner_id: id })).toMatchObject({
      status: 201,
      body: { id, runner_type: 'project_type', is_shared: false },
    });
    expect((await admin.get(`/runners/${id}`)).body.projects).toMatchObject([{ id: second.id }]);
  });

  it.each([
    [{}, 400, { error: 'runner_id is missing' }],
    [{ runner_id: 'x' }, 400, { error: 'runner_id is invalid' }],
    [{ runner_id: 999_999 }, 404, { message: '404 Not found' }],
  ])('answers %o with %i', async (body, status, answer) => {
    const { second } = await twoProjects();
    expect(await admin.post(`/projects/${second.id}/runners`, body)).toMatchObject({
      status,
      body: answer,
    });
  });
});

describe('DELETE /projects/:id/runners/:runner_id', () => {
  it('takes a project, but never the last', async () => {
    const { first, second, both, developer } = await twoProjects();
    const { id } = await register(api, administrator, `/projects/${first.id}`, { locked: false });
    const path = `/projects/${second.id}/runners/${id}`;
    expect(await api.as(both).delete(path)).toMatchObject({
      status: 404,
      body: { message: '404 Runner Not Found' },
    });
    await admin.post(`/projects/${second.id}/runners`, { runner_id: id });
    expect((await api.as(developer).delete(path)).status).toBe(403);
    expect((await api.delete(path)).status).toBe(401);
    const old = { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' };
    expect((await api.as(both).delete(path, undefined, old)).status).toBe(412);
    expect(await api.as(both).delete(path)).toMatchObject({ status: 204, body: null });
    expect(await admin.delete(`/projects/${first.id}/runners/${id}`)).toMatchObject({
      status: 403,
      body: {
        message:
          '403 Forbidden - Only one project associated with the runner. Please remove the runner instead',
      },
    });
  });

  race('keeps one project when two are taken at once', async () => {
    const { first, second } = await twoProjects();
    const { id } = await register(api, administrator, `/projects/${first.id}`);
    await admin.post(`/projects/${second.id}/runners`, { runner_id: id });
    const answers = await Promise.all(
      [first, second].map((project) => admin.delete(`/projects/${project.id}/runners/${id}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 403]);
  });

  it('goes with the project, and leaves the runner', async () => {
    const { first } = await twoProjects();
    const { id } = await register(api, administrator, `/projects/${first.id}`);
    await admin.delete(`/projects/${first.id}`);
    expect((await admin.get(`/runners/${id}`)).body.projects).toEqual([]);
  });
});
