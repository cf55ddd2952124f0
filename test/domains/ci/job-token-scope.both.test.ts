import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { seedProject } from '#test/support/seed.ts';

const { api, db } = await startApp({ connections: racing });
const { project, people } = await projectWorld(db);
const path = `/projects/${project.id}/job_token_scope`;
const list = `${path}/allowlist`;
const as = api.as(people.maintainer);

describe('the scope of job tokens', () => {
  it('is switched on and off', async () => {
    for (const enabled of [true, false]) {
      expect((await as.send('PATCH', path, { enabled })).status).toBe(204);
      expect(await as.get(path)).toMatchObject({
        status: 200,
        body: { inbound_enabled: false, outbound_enabled: enabled },
      });
      const shown = await as.get(`/projects/${project.id}`);
      expect(shown.body.ci_job_token_scope_enabled).toBe(enabled);
    }
    expect((await as.send('PATCH', path, {})).status).toBe(400);
  });

  it('lists the projects that were added, as far as the caller sees them', async () => {
    const one = await seedProject(db);
    const hidden = await seedProject(db, { visibility: 'private' });
    const added = await as.post(list, { target_project_id: one.id });
    expect(added).toMatchObject({
      status: 201,
      body: { source_project_id: project.id, target_project_id: one.id },
    });
    const missing = { status: 404, body: { message: '404 Target Project Not Found' } };
    expect(await as.post(list, { target_project_id: hidden.id })).toMatchObject(missing);
    const administrator = api.as(people.administrator);
    expect((await administrator.post(list, { target_project_id: hidden.id })).status).toBe(201);
    expect((await as.get(list)).body).toMatchObject([
      { id: one.id, name: one.name, path_with_namespace: one.full_path },
    ]);
    expect((await administrator.get(list)).body).toHaveLength(2);
    for (const target_project_id of [one.id, project.id]) {
      expect(await as.post(list, { target_project_id })).toMatchObject({
        status: 400,
        body: { message: '400 Bad request - Target project is already in the job token scope' },
      });
    }
    expect((await as.post(list, {})).status).toBe(400);
    expect((await as.delete(`${list}/${one.id}`)).status).toBe(204);
    expect((await as.delete(`${list}/${one.id}`)).status).toBe(404);
    expect((await as.get(list)).body).toEqual([]);
  });

  race('holds a hundred projects, also when many are added at once', async () => {
    const world = await projectWorld(db);
    const to = `/projects/${world.project.id}/job_token_scope/allowlist`;
    const targets: number[] = [];
    for (let index = 0; index < 102; index += 1) targets.push((await seedProject(db)).id);
    const created_at = new Date().toISOString();
    for (const target_project_id of targets.slice(0, 99)) {
      const link = { source_project_id: world.project.id, target_project_id, created_at };
      await db('job_token_scope_links').insert(link);
    }
    const answers = await Promise.all(
      targets
        .slice(99)
        .map((target_project_id) =>
          api.as(world.people.maintainer).post(to, { target_project_id }),
        ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  });

  it('stays as it is in an archived project', async () => {
    const world = await projectWorld(db);
    const owner = api.as(world.people.owner);
    const to = `/projects/${world.project.id}`;
    expect((await owner.post(`${to}/archive`)).status).toBe(201);
    expect((await owner.send('PATCH', `${to}/job_token_scope`, { enabled: true })).status).toBe(
      403,
    );
    const asSetting = { description: 'Old', ci_job_token_scope_enabled: false };
    expect((await owner.put(to, asSetting)).status).toBe(403);
    expect((await owner.get(to)).body).toMatchObject({
      ...{ description: null, ci_job_token_scope_enabled: true },
    });
    const target_project_id = project.id;
    const allowlist = `${to}/job_token_scope/allowlist`;
    expect((await owner.post(allowlist, { target_project_id })).status).toBe(403);
    expect((await owner.delete(`${allowlist}/1`)).status).toBe(403);
  });

  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['developer', 403],
    ['maintainer', 200],
    ['administrator', 200],
  ];
  it.each(callers)('is told to a %s with %i', async (who, status) => {
    const caller = api.as(people[who]);
    expect((await caller.get(path)).status).toBe(status);
    expect((await caller.get(list)).status).toBe(status);
    const patched = await caller.send('PATCH', path, { enabled: false });
    expect(patched.status).toBe(status === 200 ? 204 : status);
  });
});
