import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#src/database/database.ts';
import { subscribe } from '#src/domain-events/publish.ts';
import { finishJob, startJob } from '#src/domains/ci/jobs/transitions.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { worldOf } from '#test/domains/ci/job-execution/world.ts';
import { registrationToken } from '#test/domains/ci/runners/world.ts';
import { startApp } from '#test/support/app.ts';
import { failureLog } from '#test/support/failure-log.ts';
import { isLong } from '#test/support/long.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { seedProject } from '#test/support/seed.ts';

const app = await startApp();
const { api, db, environment } = app;
const { administrator, runnerOf } = worldOf(app);

/** 200 jobs, or 60. */
const [runners, pipelines, jobsEach] = isLong ? [50, 20, 10] : [20, 6, 10];

/** Jobs of several pipelines that wait, in the order of their ids. */
async function waitingJobs(project: { readonly id: number }, count = pipelines): Promise<number[]> {
  const ids: number[] = [];
  const queued_at = new Date().toISOString();
  const { id: user_id } = await administrator;
  for (let at = 0; at < count; at += 1) {
    const pipeline = await seedPipeline(db, {
      ...{ project_id: project.id, user_id, status: 'pending' },
    });
    for (let job = 0; job < jobsEach; job += 1) {
      const columns = { status: 'pending', name: `job ${job}`, queued_at } as const;
      ids.push((await seedJob(db, pipeline, columns)).id);
    }
  }
  return ids;
}

/** A connection of its own, over which nothing is remembered of what the app did. */
async function anotherProcess() {
  const own = await connect(environment.config.databaseUrl);
  onTestFinished(() => own.close());
  subscribe(own, {
    load: () => Promise.resolve([]),
    dependencies: { ...environment, log: failureLog() },
  });
  return own;
}

describe('jobs that many runners ask for at the same time', () => {
  it('are each given once, to one that is told so', async () => {
    const project = await seedProject(db);
    const place = `/projects/${project.id}` as const;
    const token = await registrationToken(api, await administrator, place);
    const registered = await Promise.all(
      Array.from({ length: runners }, async () => (await api.post('/runners', { token })).body),
    );
    const ids = await waitingJobs(project);

    const given: { job: number; runner: number; token: string }[] = [];
    const other = new Set<number>();
    const ask = async (runner: { id: number; token: string }) => {
      for (;;) {
        const { status, body } = await api.post('/jobs/request', { token: runner.token });
        if (status === 204) return;
        if (status === 201) given.push({ job: body.id, runner: runner.id, token: body.token });
        else other.add(status);
      }
    };
    await Promise.all(registered.map(ask));

    expect([...other].filter((status) => status !== 409)).toEqual([]);
    const byJob = given.toSorted((one, two) => one.job - two.job);
    expect(byJob.map(({ job }) => job)).toEqual(ids);
    const rows = await db<JobRow>('jobs').where({ project_id: project.id }).orderBy('id');
    expect(rows.map(({ status, runner_id }) => [status, runner_id])).toEqual(
      byJob.map(({ runner }) => ['running', runner]),
    );
    expect(new Set(given.map((each) => each.token)).size).toBe(ids.length);
    for (const { job, token } of given.slice(0, 5)) {
      expect((await api.put(`/jobs/${job}`, { token, state: 'running' })).status).toBe(200);
    }
  });

  it('are each given once by processes that know nothing of one another', async () => {
    const project = await seedProject(db);
    const runner = await runnerOf(`/projects/${project.id}`);
    const ids = await waitingJobs(project, 2);
    const own = await anotherProcess();
    const at = new Date();
    const taken = await Promise.all(
      ids.flatMap((id) =>
        [db, own, db, own].map(async (db, asked) => {
          const facts = { runnerId: runner.id, tokenDigest: `${id}-${asked}`, timeout: 60 };
          return startJob(db, id, facts, at);
        }),
      ),
    );
    const started = taken.filter((job) => job !== null);
    expect(started.map(({ id }) => id)).toEqual(ids);
    const rows = await db<JobRow>('jobs').where({ project_id: project.id }).orderBy('id');
    const digests = ({ token_digest }: JobRow) => token_digest;
    expect(rows.map(digests)).toEqual(started.map(digests));
  });
});

describe('jobs that two runners end at the same time', () => {
  it('let those begin that wait for both, once, and bring the pipeline to its end', async () => {
    const project = await seedProject(db);
    const { id: user_id } = await administrator;
    const own = await anotherProcess();
    const at = new Date();
    const started_at = at.toISOString();
    for (let round = 0; round < (isLong ? 40 : 8); round += 1) {
      const pipeline = await seedPipeline(db, { project_id: project.id, user_id });
      const running = { status: 'running', stage_index: 1, started_at } as const;
      const one = await seedJob(db, pipeline, { name: 'one', ...running });
      const other = await seedJob(db, pipeline, { name: 'other', ...running });
      const waiting = { stage_index: 2, run_when: 'always' } as const;
      await seedJob(db, pipeline, { name: 'stage', ...waiting });
      await seedJob(db, pipeline, { name: 'both', ...waiting, needs: ['one', 'other'] });
      const rows = () => db<JobRow>('jobs').where({ pipeline_id: pipeline.id }).orderBy('id');
      const end = (status: 'success' | 'failed', [first, second]: readonly number[]) =>
        Promise.all([
          finishJob(db, first ?? 0, { status, from: ['running', 'pending'] }, at),
          finishJob(own, second ?? 0, { status: 'success', from: ['running', 'pending'] }, at),
        ]);
      const status = round % 2 === 0 ? 'failed' : 'success';
      await end(status, [one.id, other.id]);
      const next = (await rows()).slice(2);
      expect(next.map((job) => job.status)).toEqual(['pending', 'pending']);
      await end(
        'success',
        next.map(({ id }) => id),
      );
      const ended = await db('pipelines').where({ id: pipeline.id }).first();
      expect(ended).toMatchObject({ status, finished_at: started_at, duration: 0 });
    }
  });
});
