import { beforeEach, describe, expect } from 'vitest';
import { endOverdueJobs } from '#src/domains/ci/job-execution/overdue.ts';
import { cancelJob, finishJob } from '#src/domains/ci/jobs/transitions.ts';
import type { JobRow, JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { personalNamespace, seedGroup, seedProject, seedUser } from '#test/support/seed.ts';
import type { Registered } from '#test/domains/ci/runners/world.ts';
import { worldOf } from './world.ts';

const minute = 60_000;
let now = Date.parse('2031-03-10T10:00:00.000Z');
beforeEach(() => {
  // Each test has a month of its own.
  const next = new Date(now);
  now = Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 10);
});

const clock = () => new Date(now);
const app = await startApp({ connections: racing, clock });
const free = await startApp({ connections: racing, clock, config: { plan: 'free' } });
const { api, db, environment } = app;
const { workers } = environment;
const world = worldOf(app);
const { administrator, request, runnerOf } = world;
workers.start();

type Place = { readonly id: number };

const setUsual = async (shared_runners_minutes: number) => {
  const answer = await api
    .as(await administrator)
    .put('/application/settings', { shared_runners_minutes });
  expect(answer.status).toBe(200);
};

/** A moment later than all others, so that runners look anew. */
const waitingJob = (project: Place, columns: Partial<JobWithOptions> = {}) => {
  now += 1_000;
  const created_at = new Date(now).toISOString();
  return world.waitingJob(project, { queued_at: created_at, created_at, ...columns });
};

async function run(project: Place, runner: Registered, minutes: number): Promise<JobRow> {
  const job = await waitingJob(project);
  const answer = await request(runner);
  expect(answer).toMatchObject({ status: 201, body: { id: job.id } });
  now += minutes * minute;
  const { token } = answer.body;
  expect((await api.put(`/jobs/${job.id}`, { token, state: 'success' })).status).toBe(200);
  return job;
}

async function lookAfterJobs(): Promise<void> {
  await db.transaction((db) => workers.enqueue(db, endOverdueJobs, {}));
  await workers.idle();
}

const stateOf = async ({ id }: Place) => {
  const row = await db<JobRow>('jobs').where({ id }).first();
  return [row?.status, row?.failure_reason];
};

/** Usage of this month in minutes. */
async function usageOf({ id: namespace_id }: Place): Promise<number> {
  const month = new Date(now).toISOString().slice(0, 7);
  const row = await db('runner_usages').where({ namespace_id, month }).first();
  return Number(row?.milliseconds ?? 0) / minute;
}

/** A private project of a group with ten minutes. */
async function limitedProject() {
  const group = await seedGroup(db, { shared_runners_minutes_limit: 10 });
  return { group, project: await seedProject(db, { namespace: group, visibility: 'private' }) };
}

const quotaExceeded = ['failed', 'ci_quota_exceeded'];

describe('the minutes of runners of the instance', () => {
  it('are those of the top-level group, each month anew', async () => {
    const limits = { shared_runners_minutes_limit: 10, extra_shared_runners_minutes_limit: 5 };
    const group = await seedGroup(db, limits);
    const below = await seedGroup(db, { parent: group });
    const one = await seedProject(db, { namespace: group, visibility: 'private' });
    const other = await seedProject(db, { namespace: below, visibility: 'internal' });
    const runner = await runnerOf('');
    await run(one, runner, 10);
    await run(other, runner, 4);
    expect(await usageOf(group)).toBe(14);
    await run(other, runner, 3);
    expect(await usageOf(group)).toBe(17);

    const late = await waitingJob(one, { name: 'late' });
    expect((await request(runner)).status).toBe(204);
    expect(await stateOf(late)).toEqual(['pending', null]);
    await lookAfterJobs();
    expect(await stateOf(late)).toEqual(quotaExceeded);

    now = Date.parse('2031-12-31T23:59:00.000Z');
    await run(one, runner, 5);
    expect(await usageOf(group)).toBe(5);
    now = Date.parse('2032-01-20T10:00:00.000Z');
    await run(one, runner, 1);
    expect(await usageOf(group)).toBe(6);
  });

  it('are those of users in their own namespace, and of the instance where these have none', async () => {
    const user = await seedUser(db);
    const namespace = await personalNamespace(db, user);
    const project = await seedProject(db, { namespace, visibility: 'private' });
    const runner = await runnerOf('');
    await setUsual(5);
    await run(project, runner, 6);
    await waitingJob(project);
    expect((await request(runner)).status).toBe(204);
    await db('users').where({ id: user.id }).update({ shared_runners_minutes_limit: 0 });
    await waitingJob(project);
    expect((await request(runner)).status).toBe(201);
    await db('users').where({ id: user.id }).update({ shared_runners_minutes_limit: 6 });
    await waitingJob(project);
    expect((await request(runner)).status).toBe(204);
    await setUsual(0);
    await db('users').where({ id: user.id }).update({ shared_runners_minutes_limit: null });
    await waitingJob(project);
    expect((await request(runner)).status).toBe(201);
  });

  it('are not those of public projects, nor of runners that are not of the instance', async () => {
    const { group, project } = await limitedProject();
    const open = await seedProject(db, { namespace: group, visibility: 'public' });
    const ofInstance = await runnerOf('');
    await run(open, ofInstance, 30);
    await run(project, await runnerOf(`/groups/${group.id}`), 30);
    await run(project, await runnerOf(`/projects/${project.id}`), 30);
    expect(await usageOf(group)).toBe(0);
    await run(project, ofInstance, 11);
    expect(await usageOf(group)).toBe(11);
    await run(open, ofInstance, 1);
    await run(project, await runnerOf(`/projects/${project.id}`), 1);
    expect(await usageOf(group)).toBe(11);
  });

  it('count each run: those that are canceled, repeated or removed, too, and no end twice', async () => {
    const { group, project } = await limitedProject();
    await db('groups')
      .where({ namespace_id: group.id })
      .update({ shared_runners_minutes_limit: 0 });
    const runner = await runnerOf('');
    const repeated = await waitingJob(project, {
      options: JSON.stringify({ script: ['x'], retry: { max: 1, when: [] } }),
    });
    const first = await request(runner);
    now += 2 * minute;
    const failed = { token: first.body.token, state: 'failed' };
    expect((await api.put(`/jobs/${repeated.id}`, failed)).status).toBe(200);
    expect((await api.put(`/jobs/${repeated.id}`, failed)).status).toBe(403);
    expect(await usageOf(group)).toBe(2);
    now += 1_000;
    const second = await request(runner);
    expect(second.status).toBe(201);
    now += 3 * minute;
    await cancelJob(db, second.body.id, new Date(now));
    await cancelJob(db, second.body.id, new Date(now + minute));
    expect(await usageOf(group)).toBe(5);
    const removed = await waitingJob(project);
    expect((await request(runner)).status).toBe(201);
    now += 4 * minute;
    const path = `/projects/${project.id}/pipelines/${removed.pipeline_id}`;
    expect((await api.as(await administrator).delete(path)).status).toBe(204);
    expect(await usageOf(group)).toBe(9);
  });

  race('count each of 50 jobs that end at once, once', async () => {
    const { group, project } = await limitedProject();
    const { id: runner_id } = await runnerOf('');
    const started_at = new Date(now - 2 * minute).toISOString();
    const running: JobRow[] = [];
    for (let count = 0; count < 50; count += 1) {
      const pipeline = await seedPipeline(db, { project_id: project.id });
      running.push(await seedJob(db, pipeline, { status: 'running', runner_id, started_at }));
    }
    const at = new Date(now);
    const ended = await Promise.all(
      running.flatMap(({ id }, index) => [
        finishJob(db, id, { status: 'success' }, at),
        index % 2 === 0
          ? finishJob(db, id, { status: 'failed' }, at)
          : cancelJob(db, id, at).then(() => null),
      ]),
    );
    expect(ended.filter((job) => job !== null).length).toBeLessThanOrEqual(50);
    expect(await usageOf(group)).toBe(100);
  });

  it('end no jobs for which there is another runner, or none at all', async () => {
    const { project } = await limitedProject();
    await run(project, await runnerOf('', { tag_list: ['a', 'b'], run_untagged: true }), 11);
    const own = { tag_list: ['a'], run_untagged: false };
    await runnerOf(`/projects/${project.id}`, own);
    const [untagged, taken, unknown, exceeded] = [
      await waitingJob(project, { name: 'untagged' }),
      await waitingJob(project, { tag_list: '["a"]' }),
      await waitingJob(project, { tag_list: '["nobody"]' }),
      await waitingJob(project, { tag_list: '["b"]' }),
    ];
    await lookAfterJobs();
    expect(await stateOf(untagged)).toEqual(quotaExceeded);
    expect(await stateOf(taken)).toEqual(['pending', null]);
    expect(await stateOf(unknown)).toEqual(['pending', null]);
    expect(await stateOf(exceeded)).toEqual(quotaExceeded);
  });
});

it('limits nothing on the free plan', async () => {
  const ofFree = worldOf(free);
  const group = await seedGroup(free.db, { shared_runners_minutes_limit: 1 });
  const project = await seedProject(free.db, { namespace: group, visibility: 'private' });
  const month = clock().toISOString().slice(0, 7);
  await free.db('runner_usages').insert({ namespace_id: group.id, month, milliseconds: 1e9 });
  const job = await ofFree.waitingJob(project);
  expect(await ofFree.request(await ofFree.runnerOf(''))).toMatchObject({
    status: 201,
    body: { id: job.id },
  });
});

it('ends a job of an archived age when its turn comes', async () => {
  const { project } = await limitedProject();
  const runner = await runnerOf(`/projects/${project.id}`);
  const keep = async (archive_builds_in_human_readable: string | null) => {
    const changed = { archive_builds_in_human_readable };
    const answer = await api.as(await administrator).put('/application/settings', changed);
    expect(answer.status).toBe(200);
  };
  await keep('2 days');
  const created_at = new Date(now - 2 * 86_400_000 - 1_000).toISOString();
  const old = await waitingJob(project, { name: 'old', created_at });
  const fresh = await waitingJob(project, { name: 'fresh' });
  expect(await request(runner)).toMatchObject({ status: 201, body: { id: fresh.id } });
  expect(await stateOf(old)).toEqual(['failed', 'archived_failure']);
  await keep(null);
});
