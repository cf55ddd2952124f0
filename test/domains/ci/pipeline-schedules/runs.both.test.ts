import { pino } from 'pino';
import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { register } from '#test/domains/ci/runners/world.ts';
import { projectWorld } from '#test/support/project-world.ts';
import {
  playPipelineSchedule,
  runPipelineSchedule,
} from '#src/domains/ci/pipeline-schedules/workers.ts';

let now = new Date('2026-03-02T10:00:00Z');
const { api, db, git, environment } = await startApp({ connections: racing, clock: () => now });
const { workers } = environment;
workers.start();
const hourly = { description: 'Every hour', ref: 'main', cron: '0 * * * *' };

async function world() {
  now = new Date('2026-03-02T10:00:00Z');
  const made = await projectWorld(db, { git });
  const { people, project } = made;
  const config = `/projects/${project.id}/repository/files/%2Egitlab-ci%2Eyml`;
  const content = 'bake:\n  script: fire\n';
  await api.as(people.owner).post(config, { branch: 'main', commit_message: 'Fire', content });
  const schedules = `/projects/${project.id}/pipeline_schedules`;
  const { body } = await api.as(people.developer).post(schedules, hourly);
  const one = `${schedules}/${body.id}`;
  await api.as(people.developer).post(`${one}/variables`, { key: 'KILN', value: 'warm' });
  const pipelines = async () =>
    (await api.as(people.developer).get(`${one}/pipelines`)).body as { id: number }[];
  return { ...made, id: body.id as number, one, pipelines };
}

const dependencies = { ...environment, log: pino({ level: 'silent' }) };
const job = (id: string) => ({
  ...{ id, attempt: 1, signal: new AbortController().signal },
  progress: () => Promise.resolve(),
});

/** The variables of the job of a pipeline, once those of earlier ones were handed over. */
async function handOver(token: string, pipeline: number | undefined): Promise<object[]> {
  const { status, body } = await api.post('/jobs/request', { token });
  expect(status).toBe(201);
  return body.job_info.pipeline_id === pipeline ? body.variables : handOver(token, pipeline);
}

describe('a schedule that is due', () => {
  it('starts a pipeline with its variables, and says when it is next', async () => {
    const { id, one, project, people, pipelines } = await world();
    // The schedule is not due yet.
    now = new Date('2026-03-02T10:58:00Z');
    await runPipelineSchedule.run({ id }, dependencies, job('early'));
    await workers.idle();
    expect(await pipelines()).toEqual([]);
    now = new Date('2026-03-02T11:00:20Z');
    await runPipelineSchedule.run({ id }, dependencies, job('in time'));
    await workers.idle();
    const [pipeline] = await pipelines();
    expect(pipeline).toMatchObject({ source: 'schedule', ref: 'main' });
    const as = api.as(people.developer);
    expect((await as.get(one)).body).toMatchObject({
      next_run_at: '2026-03-02T12:00:00.000Z',
      last_pipeline: { id: pipeline?.id },
    });
    const runner = await register(api, people.administrator, `/projects/${project.id}`);
    const given = await handOver(runner.token, pipeline?.id);
    expect(given).toContainEqual(expect.objectContaining({ key: 'KILN', value: 'warm' }));
  });

  it('shows its variables to nobody who reads those of the pipeline', async () => {
    const { id, project, people, pipelines } = await world();
    now = new Date('2026-03-02T11:00:00Z');
    await runPipelineSchedule.run({ id }, dependencies, job('shown'));
    await workers.idle();
    const [pipeline] = await pipelines();
    const variables = `/projects/${project.id}/pipelines/${pipeline?.id}/variables`;
    for (const person of [people.developer, people.owner]) {
      expect(await api.as(person).get(variables)).toMatchObject({ status: 200, body: [] });
    }
  });

  it('runs with its variables where its owner may give none to a pipeline', async () => {
    const { id, project, pipelines } = await world();
    await db('project_settings')
      .where({ project_id: project.id })
      .update({ restrict_user_defined_variables: true });
    now = new Date('2026-03-02T11:00:00Z');
    await runPipelineSchedule.run({ id }, dependencies, job('restricted'));
    await workers.idle();
    expect(await pipelines()).toHaveLength(1);
  });

  it('runs for its branch, though somebody creates a tag of this name', async () => {
    const { id, project, people, pipelines } = await world();
    const tag = { tag_name: 'main', ref: 'main' };
    const tags = `/projects/${project.id}/repository/tags`;
    expect((await api.as(people.developer).post(tags, tag)).status).toBe(201);
    now = new Date('2026-03-02T11:00:00Z');
    await runPipelineSchedule.run({ id }, dependencies, job('beside a tag'));
    await workers.idle();
    expect(await pipelines()).toMatchObject([{ ref: 'main' }]);
  });

  race('starts one pipeline, however many ask and however often', async () => {
    const { id, pipelines } = await world();
    now = new Date('2026-03-02T11:00:00Z');
    const runs = ['a', 'b', 'c'].map((name) =>
      runPipelineSchedule.run({ id }, dependencies, job(name)),
    );
    await Promise.all(runs);
    await workers.idle();
    expect(await pipelines()).toHaveLength(1);
  });

  it('makes up once for what was missed, and is run by whoever plays it', async () => {
    const { id, one, people, pipelines } = await world();
    now = new Date('2026-03-02T15:30:00Z');
    await runPipelineSchedule.run({ id }, dependencies, job('late'));
    await workers.idle();
    expect(await pipelines()).toHaveLength(1);
    const as = api.as(people.maintainer);
    expect((await as.get(one)).body).toMatchObject({ next_run_at: '2026-03-02T16:00:00.000Z' });
    expect(await as.post(`${one}/play`)).toMatchObject({
      status: 201,
      body: { message: '201 Created' },
    });
    await workers.idle();
    expect(await pipelines()).toHaveLength(2);
    const again = { id, user_id: people.maintainer.id };
    await playPipelineSchedule.run(again, dependencies, job('twice'));
    await playPipelineSchedule.run(again, dependencies, job('twice'));
    expect(await pipelines()).toHaveLength(3);
  });

  race('starts a pipeline for each that plays it, also when they play at once', async () => {
    const { one, people, pipelines } = await world();
    const as = api.as(people.developer);
    const plays = await Promise.all(Array.from({ length: 4 }, () => as.post(`${one}/play`)));
    expect(plays.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await workers.idle();
    expect(await pipelines()).toHaveLength(4);
  });

  it('is switched off when its owner may start pipelines no more', async () => {
    const { id, one, group, people } = await world();
    const removed = await api
      .as(people.owner)
      .delete(`/groups/${group.id}/members/${people.developer.id}`);
    expect(removed.status).toBe(204);
    now = new Date('2026-03-02T11:00:00Z');
    await runPipelineSchedule.run({ id }, dependencies, job('lost'));
    await workers.idle();
    const seen = api.as(people.maintainer);
    expect((await seen.get(one)).body).toMatchObject({ active: false, last_pipeline: null });
    await playPipelineSchedule.run(
      { id, user_id: people.developer.id },
      dependencies,
      job('no more'),
    );
    expect((await seen.get(`${one}/pipelines`)).body).toEqual([]);
  });

  it('comes no more often than every ten minutes', async () => {
    const { id, one, people } = await world();
    const as = api.as(people.developer);
    await as.put(one, { cron: '* * * * *' });
    now = new Date('2026-03-02T10:01:00Z');
    await runPipelineSchedule.run({ id }, dependencies, job('often'));
    expect((await as.get(one)).body).toMatchObject({ next_run_at: '2026-03-02T10:11:00.000Z' });
    await as.put(one, { active: false });
    await workers.idle();
  });
});
