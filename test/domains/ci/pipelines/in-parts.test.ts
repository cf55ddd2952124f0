import { afterAll, describe, expect, it } from 'vitest';
import { processPipeline } from '#src/domains/ci/jobs/processing.ts';
import { startDownstream } from '#src/domains/ci/jobs/downstream/start.ts';
import { goOnRetrying, retryPipeline } from '#src/domains/ci/jobs/retry-pipeline.ts';
import { cancelJob, finishJob, retryJob } from '#src/domains/ci/jobs/transitions.ts';
import { beginPipelines } from '#src/domains/ci/pipelines/begin-later.ts';
import { cancelPipeline } from '#src/domains/ci/pipelines/cancel.ts';
import { createPipeline } from '#src/domains/ci/pipelines/create.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { createPushPipelines } from '#src/domains/ci/pipelines/push.ts';
import { lockPipeline, type PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { writeRest } from '#src/domains/ci/pipelines/write-jobs.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import { Postponed, type WorkerDependencies } from '#src/workers/definition.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import { startApp } from '#test/support/app.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';
import { worldOf } from '#test/domains/ci/job-execution/world.ts';

/** Pipelines of very many jobs are written, begun, canceled and begun again in parts, between which a process may end. */
let now = new Date();
const app = await startApp({ clock: () => now });
const { api, db, git, environment } = app;
const { workers } = environment;
const { runnerOf, request } = worldOf(app);
afterAll(() => workers.stop());

async function work(): Promise<void> {
  workers.start();
  await workers.idle();
  await workers.stop();
}

/** More than one part. */
const many = 600;
const child = Array.from({ length: many }, (_, n) => `j${n}: {script: x}`).join('\n');
const files = {
  '.gitlab-ci.yml': `${child}\nlast: {stage: deploy, script: x, needs: [j0, j${many - 1}]}`,
  'child.yml': child,
  'one-before-many.yml': `first: {stage: .pre, script: x}\n${child}`,
  'parent.yml': 'go: {trigger: {include: child.yml}}',
};

async function projectWith() {
  const { project, people, path } = await statusesWorld(db, git);
  const changes = Object.entries(files).map(([name, text]) => write(name, text));
  const sha = await committerTo(git, project)('Configure', changes, {});
  const as = api.as(people.maintainer);
  const found = await findProjectAsUser(db, toUnknownRequest(people.maintainer.id), project.id);
  if (found === null) throw new Error('the maintainer sees the project');
  return { project, path, as, sha, found, author: people.maintainer, owner: people.owner };
}

type World = Awaited<ReturnType<typeof projectWith>>;

const log = console as unknown as WorkerDependencies['log'];

/** The dependencies of a worker in a process that ends after the first part of the first pipeline that it writes. */
function endingEarly() {
  const ending = new AbortController();
  const enqueue: typeof workers.enqueue = async (db, worker, payload, options) => {
    if (worker === beginPipelines) ending.abort(new Error('the process ended'));
    return workers.enqueue(db, worker, payload, options);
  };
  return { ...environment, log, signal: ending.signal, workers: { ...workers, enqueue } };
}

const job = (signal = new AbortController().signal) => ({
  ...{ id: '1', attempt: 1, signal },
  progress: async () => {},
});

/** A pipeline of which the first jobs are there, and whose process has ended. */
async function partial({ found, sha }: World): Promise<PipelineRow> {
  const asked = { ...found, ref: 'main', tag: false, sha, source: 'api' } as const;
  await expect(createPipeline(endingEarly(), asked)).rejects.toThrow('the process ended');
  return newest(found.project);
}

async function newest({ id: project_id }: { readonly id: number }): Promise<PipelineRow> {
  const row = await db<PipelineRow>('pipelines')
    .where({ project_id })
    .orderBy('id', 'desc')
    .first();
  if (row === undefined) throw new Error('there is no pipeline');
  return row;
}

const again = async ({ id }: { readonly id: number }) =>
  db<PipelineRow>('pipelines').where({ id }).first();

async function countsIn({ id }: { readonly id: number }): Promise<Record<string, number>> {
  const rows = await db('jobs')
    .where({ pipeline_id: id, retried: false })
    .groupBy('status')
    .select('status')
    .count({ count: '*' });
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}

const firstJob = async ({ id }: { readonly id: number }) => {
  const row = await db<JobRow>('jobs')
    .where({ pipeline_id: id, retried: false })
    .orderBy('id')
    .first();
  if (row === undefined) throw new Error('there is no job');
  return row;
};

describe('a pipeline of very many jobs', () => {
  it('is whole when it is answered, with what its jobs need', async () => {
    const { as, path } = await projectWith();
    const { status, body } = await as.post(`${path}/pipeline`, { ref: 'main' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'pending' });
    expect(await countsIn(body)).toEqual({ pending: many, created: 1 });
    const needs = await db('job_needs')
      .join('jobs', 'jobs.id', 'job_needs.job_id')
      .where('jobs.pipeline_id', body.id)
      .orderBy('job_needs.name')
      .select('jobs.name as job', 'job_needs.name');
    expect(needs).toEqual(['j0', `j${many - 1}`].map((name) => ({ job: 'last', name })));
    expect((await again(body))?.writing).toBeNull();
  });

  it('is taken for complete by nobody before all its jobs are there', async () => {
    const world = await projectWith();
    const { as, path, project } = world;
    const pipeline = await partial(world);
    expect(pipeline).toMatchObject({ writing: 'creation', status: 'created' });
    const before = await countsIn(pipeline);
    expect(before).toEqual({ created: expect.any(Number) });
    expect(before['created']).toBeLessThan(many);
    expect((await as.get(`${path}/pipelines/${pipeline.id}`)).body).toMatchObject({
      ...{ status: 'created', finished_at: null },
    });

    await db.transaction(async (db) => {
      const locked = await lockPipeline(db, pipeline.id);
      if (locked !== undefined) await processPipeline(db, locked, now);
    });
    const runner = await runnerOf(`/projects/${project.id}`, { run_untagged: true });
    expect((await request(runner)).status).toBe(204);
    const report = { state: 'success', name: 'elsewhere', pipeline_id: pipeline.id };
    const reported = await as.post(`${path}/statuses/${pipeline.sha}`, report);
    expect(reported.status).toBe(201);
    expect(await again(pipeline)).toMatchObject({ status: 'created', writing: 'creation' });

    const canceled = await cancelJob(db, (await firstJob(pipeline)).id, now);
    expect(canceled?.status).toBe('canceled');
    expect(await retryJob(db, canceled?.id ?? 0, world.author.id, now)).toBeNull();
    expect((await as.post(`${path}/pipelines/${pipeline.id}/retry`)).status).toBe(201);
    expect(await again(pipeline)).toMatchObject({ status: 'created', writing: 'creation' });
  });

  it('is broken off when it is canceled before, and never begins again', async () => {
    const world = await projectWith();
    const { as, path } = world;
    const pipeline = await partial(world);
    const { created: count } = await countsIn(pipeline);
    const canceled = await as.post(`${path}/pipelines/${pipeline.id}/cancel`);
    expect(canceled).toMatchObject({ status: 200, body: { status: 'canceled' } });

    // The process that writes it writes no more of it.
    const left = { ref: 'main', batches: ['[]'], needs: [], last: 0 };
    await writeRest({ db, clock: () => now }, pipeline, left);
    expect(await countsIn(pipeline)).toEqual({ canceled: count });
    expect(await again(pipeline)).toMatchObject({ status: 'canceled', writing: 'broken_off' });
    expect((await as.post(`${path}/pipelines/${pipeline.id}/retry`)).status).toBe(403);
    const { id } = await firstJob(pipeline);
    expect((await as.post(`${path}/jobs/${id}/retry`)).status).toBe(403);
    await beginPipelines.run({ id: pipeline.id }, { ...environment, log }, job());
    expect(await countsIn(pipeline)).toEqual({ canceled: count });
  });

  it('is dropped when nobody writes it any more', async () => {
    const world = await projectWith();
    const pipeline = await partial(world);
    const look = () => beginPipelines.run(pipeline, { ...environment, log }, job());
    await expect(look()).rejects.toThrow(Postponed);
    expect(await again(pipeline)).toBeDefined();
    now = new Date(now.getTime() + 120_000);
    await look();
    expect(await again(pipeline)).toBeUndefined();
    expect(await countsIn(pipeline)).toEqual({});
  });

  it('can be deleted before all its jobs are there', async () => {
    const world = await projectWith();
    const pipeline = await partial(world);
    const owner = api.as(world.owner);
    expect((await owner.delete(`${world.path}/pipelines/${pipeline.id}`)).status).toBe(204);
    expect(await again(pipeline)).toBeUndefined();
  });

  it('comes once of a push whose worker ended between the parts', async () => {
    const world = await projectWith();
    const { project, sha, author } = world;
    const push = {
      ...{ project_id: project.id, author_id: author.id, skip: false, at: now.toISOString() },
      moves: [{ ref: 'main', tag: false, before: null, after: sha }],
    };
    const ending = endingEarly();
    await expect(createPushPipelines.run(push, ending, job(ending.signal))).rejects.toThrow();
    const left = await newest(project);
    expect(left.writing).toBe('creation');
    await createPushPipelines.run(push, { ...environment, log }, job());
    await createPushPipelines.run(push, { ...environment, log }, job());
    expect(await db('pipelines').where({ project_id: project.id })).toHaveLength(1);
    const made = await newest(project);
    expect(made).toMatchObject({ status: 'pending', writing: null });
    expect(made.id).not.toBe(left.id);
    expect(await countsIn(made)).toEqual({ pending: many, created: 1 });
  });

  it('comes once of a trigger job whose worker ended between the parts', async () => {
    const world = await projectWith();
    const { as, path, project } = world;
    await as.put(path, { ci_config_path: 'parent.yml' });
    const { body: parent } = await as.post(`${path}/pipeline`, { ref: 'main' });
    const { id } = await firstJob(parent);
    const ending = endingEarly();
    await expect(startDownstream.run({ id }, ending, job(ending.signal))).rejects.toThrow();
    const left = await newest(project);
    expect(left).toMatchObject({ source_job_id: id, writing: 'creation' });
    expect((await firstJob(parent)).status).toBe('pending');

    await work();
    const made = await newest(project);
    expect(await db('pipelines').where({ source_job_id: id })).toHaveLength(1);
    expect(made).toMatchObject({ source_job_id: id, writing: null, status: 'pending' });
    expect(await again(left)).toBeUndefined();
    expect(await countsIn(made)).toEqual({ pending: many });
    expect(await firstJob(parent)).toMatchObject({
      status: 'success',
      downstream_pipeline_id: made.id,
    });
  });
});

/** Aborted after so many parts. */
function endingAfter(parts: number): AbortSignal {
  const { signal } = new AbortController();
  let left = parts;
  return Object.assign(signal, {
    throwIfAborted() {
      left -= 1;
      if (left < 0) throw new Error('the process ended');
    },
  });
}

describe('the jobs of a pipeline', () => {
  async function begun(world: World): Promise<PipelineRow> {
    const { body } = await world.as.post(`${world.path}/pipeline`, { ref: 'main' });
    return body as PipelineRow;
  }

  it('begin in parts where one job lets very many begin', async () => {
    const world = await projectWith();
    await world.as.put(world.path, { ci_config_path: 'one-before-many.yml' });
    const pipeline = await begun(world);
    expect(await countsIn(pipeline)).toEqual({ pending: 1, created: many });
    const { id } = await firstJob(pipeline);
    await finishJob(db, id, { status: 'success', from: ['pending'] }, now);
    const { created = 0, pending = 0 } = await countsIn(pipeline);
    expect(pending).toBeGreaterThan(0);
    expect(created).toBeGreaterThan(0);
    expect((await again(pipeline))?.status).toBe('running');
    await work();
    expect(await countsIn(pipeline)).toEqual({ success: 1, pending: many });
  });

  it('are canceled and begun again, all of them', async () => {
    const world = await projectWith();
    const { as, path } = world;
    const pipeline = await begun(world);
    const canceled = await as.post(`${path}/pipelines/${pipeline.id}/cancel`);
    expect(canceled).toMatchObject({ status: 200, body: { status: 'canceled' } });
    expect(await countsIn(pipeline)).toEqual({ canceled: many + 1 });
    const retried = await as.post(`${path}/pipelines/${pipeline.id}/retry`);
    expect(retried.status).toBe(201);
    await work();
    expect(await countsIn(pipeline)).toEqual({ pending: many, created: 1 });
    expect(await again(pipeline)).toMatchObject({ status: 'pending', writing: null });
  });

  it('begin after a process ended that was beginning them again, and none before', async () => {
    const world = await projectWith();
    const { project, author } = world;
    const pipeline = await begun(world);
    await cancelPipeline({ db, clock: () => now }, pipeline.id);
    const context = { db, clock: () => now, signal: endingAfter(2) };
    await expect(retryPipeline(context, pipeline.id, author.id)).rejects.toThrow('ended');
    expect(await again(pipeline)).toMatchObject({ status: 'pending', writing: 'retry' });
    const { created = 0, ...others } = await countsIn(pipeline);
    expect(created).toBeGreaterThan(0);
    expect(others).toEqual({ canceled: many + 1 - created });
    const runner = await runnerOf(`/projects/${project.id}`, { run_untagged: true });
    expect((await request(runner)).status).toBe(204);

    const payload = { id: pipeline.id, user_id: author.id };
    await goOnRetrying.run(payload, { ...environment, log }, job());
    await work();
    expect(await countsIn(pipeline)).toEqual({ pending: many, created: 1 });
    expect(await again(pipeline)).toMatchObject({ status: 'pending', writing: null });
    expect(await db('jobs').where({ pipeline_id: pipeline.id })).toHaveLength(2 * (many + 1));
    // Later it has nothing more to do.
    await goOnRetrying.run(payload, { ...environment, log }, job());
    expect(await db('jobs').where({ pipeline_id: pipeline.id })).toHaveLength(2 * (many + 1));
  });

  it('are no longer begun again once they are canceled', async () => {
    const world = await projectWith();
    const pipeline = await begun(world);
    await cancelPipeline({ db, clock: () => now }, pipeline.id);
    const context = { db, clock: () => now, signal: endingAfter(1) };
    await expect(retryPipeline(context, pipeline.id, world.author.id)).rejects.toThrow('ended');
    await cancelPipeline({ db, clock: () => now }, pipeline.id);
    expect(await again(pipeline)).toMatchObject({ status: 'canceled', writing: null });
    const payload = { id: pipeline.id, user_id: world.author.id };
    await goOnRetrying.run(payload, { ...environment, log }, job());
    expect(await countsIn(pipeline)).toEqual({ canceled: many + 1 });
  });
});
