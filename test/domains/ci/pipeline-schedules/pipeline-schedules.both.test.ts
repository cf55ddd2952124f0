import { addMember, seedUser } from '#test/support/seed.ts';
import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';

const now = new Date('2026-03-02T10:00:00Z');
const { api, db, git, environment } = await startApp({ connections: racing, clock: () => now });
const { config } = environment;
const nightly = { description: 'Every night', ref: 'main', cron: '0 1 * * *' };

async function world() {
  const made = await projectWorld(db, { git });
  return { ...made, path: `/projects/${made.project.id}/pipeline_schedules` };
}

describe('pipeline schedules', () => {
  it('are made, listed, changed and deleted', async () => {
    const { people, path } = await world();
    const as = api.as(people.developer);
    const made = await as.post(path, nightly);
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...nightly,
        cron_timezone: 'UTC',
        active: true,
        next_run_at: '2026-03-03T01:00:00.000Z',
        owner: { id: people.developer.id },
        last_pipeline: null,
        variables: [],
      },
    });
    const one = `${path}/${made.body.id}`;
    const { last_pipeline, variables, ...listed } = made.body;
    expect([last_pipeline, variables]).toEqual([null, []]);
    expect((await as.get(path)).body).toEqual([listed]);
    const changes = { cron: '30 2 * * *', cron_timezone: 'Europe/Berlin', active: false };
    const changed = await as.put(one, changes);
    expect(changed.body).toMatchObject({ ...changes, next_run_at: '2026-03-03T01:30:00.000Z' });
    expect((await as.get(`${path}?scope=active`)).body).toEqual([]);
    expect((await as.get(`${path}?scope=inactive`)).body).toHaveLength(1);
    expect((await as.get(`${one}/pipelines`)).body).toEqual([]);
    expect((await as.delete(one)).status).toBe(204);
    expect(await as.get(one)).toMatchObject({
      status: 404,
      body: { message: '404 Pipeline Schedule Not Found' },
    });
  });

  it('are switched on as long as the plan allows more', async () => {
    const { people, path } = await world();
    const as = api.as(people.developer);
    const ids: string[] = [];
    for (const active of [true, false, false]) {
      const { body } = await as.post(path, { ...nightly, active });
      ids.push(String(body.id));
    }
    const root = api.as(await seedUser(db, { admin: true }));
    const allow = (ci_pipeline_schedules: number) =>
      root.put('/application/plan_limits', { plan_name: config.plan, ci_pipeline_schedules });
    // An instance may lower the limit below the schedules that a project has.
    await allow(2);
    const switchOn = (id = '') => as.put(`${path}/${id}`, { active: true });
    expect((await switchOn(ids[1])).status).toBe(200);
    expect(await switchOn(ids[2])).toMatchObject({
      status: 400,
      body: { message: { base: ['Maximum number of active pipeline schedules (2) exceeded'] } },
    });
    await allow(10);
    expect((await switchOn(ids[2])).status).toBe(200);
  });

  const refused: [object, object][] = [
    [{ cron: 'never' }, { cron: ['is invalid syntax'] }],
    [{ cron: '* * * * * *' }, { cron: ['is invalid syntax'] }],
    [{ cron: '2026-12-24T18:00:00' }, { cron: ['is invalid syntax'] }],
    [{ cron: '0 0 30 2 *' }, { cron: ['is invalid syntax'] }],
    [{ cron_timezone: 'Nowhere/Kiln' }, { cron_timezone: ['is invalid syntax'] }],
    [{ cron_timezone: '+01:00' }, { cron_timezone: ['is invalid syntax'] }],
    [{ ref: ' ' }, { ref: ["can't be blank"] }],
    [
      { description: 'x'.repeat(256) },
      { description: ['is too long (maximum is 255 characters)'] },
    ],
  ];
  it.each(refused)('are not made with %j', async (given, message) => {
    const { people, path } = await world();
    const answer = await api.as(people.developer).post(path, { ...nightly, ...given });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('are ten at most', async () => {
    const { people, path } = await world();
    const as = api.as(people.developer);
    for (let i = 0; i < 10; i += 1) expect((await as.post(path, nightly)).status).toBe(201);
    expect(await as.post(path, nightly)).toMatchObject({
      status: 400,
      body: { message: { base: ['Maximum number of pipeline schedules (10) exceeded'] } },
    });
  });

  race('are ten at most, also when many come at once', async () => {
    const { people, path } = await world();
    const as = api.as(people.developer);
    const answers = await Promise.all(Array.from({ length: 16 }, () => as.post(path, nightly)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  });

  race('have a hundred variables at most, also when many come at once', async () => {
    const { people, path } = await world();
    const as = api.as(people.developer);
    const { id } = (await as.post(path, nightly)).body;
    const rows = Array.from({ length: 95 }, (_, index) => ({
      ...{ pipeline_schedule_id: id, key: `K${index}`, value_sealed: '', variable_type: 'env_var' },
    }));
    await db('pipeline_schedule_variables').insert(rows);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        as.post(`${path}/${id}/variables`, { key: `NEW${index}`, value: 'warm' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  it('do what their owner says, and nobody else', async () => {
    const { people, path, project } = await world();
    const owner = api.as(people.developer);
    const made = await owner.post(path, nightly);
    const one = `${path}/${made.body.id}`;
    const variable = { key: 'KILN', value: 'warm' };
    expect(await owner.post(`${one}/variables`, variable)).toMatchObject({
      status: 201,
      body: { ...variable, variable_type: 'env_var' },
    });
    const maintainer = api.as(people.maintainer);
    expect((await maintainer.put(one, { ref: 'other' })).status).toBe(403);
    expect((await maintainer.put(`${one}/variables/KILN`, { value: 'x' })).status).toBe(403);
    expect((await maintainer.get(`${one}/variables/KILN`)).body).toMatchObject(variable);
    const other = await projectWorld(db);
    expect((await api.as(other.people.developer).get(one)).status).toBe(404);

    await addMember(db, { project, user: other.people.owner, level: 30 });
    expect((await api.as(other.people.owner).post(`${one}/take_ownership`)).status).toBe(403);
    expect(await maintainer.post(`${one}/take_ownership`)).toMatchObject({
      status: 201,
      body: { owner: { id: people.maintainer.id }, variables: [variable] },
    });
    expect((await owner.put(one, { ref: 'other' })).status).toBe(403);
    expect((await owner.get(one)).body.variables).toEqual([]);
    expect((await owner.get(`${one}/variables/KILN`)).status).toBe(403);
    expect((await owner.delete(one)).status).toBe(403);
    expect((await maintainer.put(one, { ref: 'other' })).status).toBe(200);
  });

  it('keep variables', async () => {
    const { people, path } = await world();
    const as = api.as(people.developer);
    const made = await as.post(path, nightly);
    const variables = `${path}/${made.body.id}/variables`;
    await as.post(variables, { key: 'KILN', value: 'glaze-2903' });
    expect(await as.post(variables, { key: 'KILN', value: 'x' })).toMatchObject({
      status: 400,
      body: { message: { key: ['has already been taken'] } },
    });
    expect((await as.post(variables, { key: 'a b', value: 'x' })).status).toBe(400);
    const stored = JSON.stringify(await db('pipeline_schedule_variables').select('*'));
    expect(stored).not.toContain('glaze-2903');
    const changed = await as.put(`${variables}/KILN`, { variable_type: 'file' });
    const now = { key: 'KILN', value: 'glaze-2903', variable_type: 'file' };
    expect(changed.body).toEqual(now);
    expect(await as.delete(`${variables}/KILN`)).toMatchObject({ status: 202, body: now });
    expect(await as.get(`${variables}/KILN`)).toMatchObject({
      status: 404,
      body: { message: '404 Variable Not Found' },
    });
  });

  it('are made by those who may push to the ref', async () => {
    const { people, path, project } = await world();
    await api.as(people.maintainer).post(`/projects/${project.id}/protected_branches`, {
      name: 'main',
      push_access_level: 40,
      merge_access_level: 40,
    });
    expect((await api.as(people.developer).post(path, nightly)).status).toBe(403);
    const made = await api.as(people.maintainer).post(path, nightly);
    expect(made.status).toBe(201);
    const one = `${path}/${made.body.id}`;
    expect((await api.as(people.developer).post(`${one}/take_ownership`)).status).toBe(403);
    expect((await api.as(people.developer).post(`${one}/play`)).status).toBe(403);
  });

  const callers: [Who, number][] = [
    ['anonymous', 401],
    ['stranger', 404],
    ['reporter', 403],
    ['developer', 201],
    ['administrator', 201],
  ];
  it.each(callers)('answer a %s who makes one with %i', async (who, status) => {
    const { people, path } = await world();
    expect((await api.as(people[who]).post(path, nightly)).status).toBe(status);
  });
});
