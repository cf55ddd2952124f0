import { beforeAll, expect, it } from 'vitest';
import { endOverdueJobs } from '#src/domains/ci/job-execution/overdue.ts';
import type { JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import { startApp } from '#test/support/app.ts';
import { seedProject } from '#test/support/seed.ts';
import { worldOf } from './world.ts';

const app = await startApp();
const { api, db, environment } = app;
const { workers } = environment;
const { administrator, request, runnerOf, runningJob, waitingJob } = worldOf(app);

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const stateOf = async ({ id }: { id: number }) => {
  const row = await db('jobs').where({ id }).first();
  return [row?.status, row?.failure_reason];
};

const lookAfterJobs = async () => {
  await db.transaction((db) => workers.enqueue(db, endOverdueJobs, {}));
  await workers.idle();
};

beforeAll(() => {
  workers.start();
});

it('ends jobs that run for too long, whose runners are silent, and that nobody takes', async () => {
  const slow = await runningJob();
  const silent = await runningJob();
  const fine = await runningJob();
  const update = (job: { id: number }, columns: Partial<JobWithOptions>) =>
    db('jobs').where({ id: job.id }).update(columns);
  await update(slow.job, { started_at: ago(3_600) });
  await update(silent.job, { contacted_at: ago(3_601) });
  const project = await seedProject(db);
  const old = await waitingJob(project, { queued_at: ago(86_401) });
  const fresh = await waitingJob(project, { queued_at: ago(80_000) });

  await lookAfterJobs();

  expect(await stateOf(slow.job)).toEqual(['failed', 'job_execution_timeout']);
  expect(await stateOf(silent.job)).toEqual(['failed', 'stuck_or_timeout_failure']);
  expect(await stateOf(old)).toEqual(['failed', 'stuck_or_timeout_failure']);
  expect(await stateOf(fine.job)).toEqual(['running', null]);
  expect(await stateOf(fresh)).toEqual(['pending', null]);
  const answer = await api.put(`/jobs/${slow.job.id}`, { token: slow.token, state: 'success' });
  expect(answer).toMatchObject({ status: 403, headers: { 'job-status': 'failed' } });
});

it('ends a job that runs for longer than its project lets jobs run', async () => {
  const project = await seedProject(db);
  const path = `/projects/${project.id}`;
  const changed = await api.as(await administrator).put(path, { build_timeout: 900 });
  expect(changed).toMatchObject({ status: 200, body: { build_timeout: 900 } });
  const runner = await runnerOf(`/projects/${project.id}`);
  const [over, within] = [await waitingJob(project), await waitingJob(project)];
  for (const { id } of [over, within]) expect((await request(runner)).body.id).toBe(id);
  await db('jobs')
    .where({ id: over.id })
    .update({ started_at: ago(900) });
  await db('jobs')
    .where({ id: within.id })
    .update({ started_at: ago(600) });
  await lookAfterJobs();
  expect(await stateOf(over)).toEqual(['failed', 'job_execution_timeout']);
  expect(await stateOf(within)).toEqual(['running', null]);
});
