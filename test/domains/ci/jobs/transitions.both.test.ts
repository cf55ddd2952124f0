import { describe, expect } from 'vitest';
import {
  cancelJob,
  enqueueJob,
  finishJob,
  retryJob,
  startJob,
} from '#src/domains/ci/jobs/transitions.ts';
import { retryPipeline } from '#src/domains/ci/jobs/retry-pipeline.ts';
import { cancelPipeline } from '#src/domains/ci/pipelines/cancel.ts';
import type { JobRow, JobWithOptions } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { statementsOfRequests } from '#test/support/statements.ts';
import { projectWorld } from '#test/support/project-world.ts';

const app = await startApp({ connections: racing });
const { db } = app;
const { project, people } = await projectWorld(db);
const at = new Date('2026-01-02T03:04:05.000Z');
let handed = 0;

const newPipeline = () => seedPipeline(db, { project_id: project.id });
const jobOf = async (id: number) => (await db<JobRow>('jobs').where({ id }).first()) as JobRow;
const statuses = async (pipeline: PipelineRow) => {
  const rows = await db<JobRow>('jobs').where({ pipeline_id: pipeline.id }).orderBy('id');
  return rows.map(({ name, status, retried }) => `${name} ${status}${retried ? ' retried' : ''}`);
};
const statusOf = async ({ id }: PipelineRow) =>
  (await db<PipelineRow>('pipelines').where({ id }).first())?.status;
const runner = await (async () => {
  const [row] = await db('runners').select('id').limit(1);
  return row;
})();
const start = (job: JobRow) =>
  startJob(
    db,
    job.id,
    { runnerId: runner?.['id'] as never, tokenDigest: `digest ${(handed += 1)}`, timeout: 60 },
    at,
  );
const finish = (job: JobRow, status: 'success' | 'failed', exitCode?: number) =>
  finishJob(
    db,
    job.id,
    { status, failureReason: 'script_failure', ...(exitCode !== undefined && { exitCode }) },
    at,
  );

describe('a pipeline of three stages', () => {
  const threeStages = async () => {
    const pipeline = await newPipeline();
    const seed = (name: string, stage_index: number, more: object = {}) =>
      seedJob(db, pipeline, { name, stage_index, ...more });
    return {
      pipeline,
      build: await seed('build', 1, { status: 'pending' }),
      test: await seed('test', 2),
      clean: await seed('clean', 3, { run_when: 'always' }),
      deploy: await seed('deploy', 3),
    };
  };

  it('goes on from stage to stage', async () => {
    const { pipeline, build, test } = await threeStages();
    expect(await start(build)).toMatchObject({ status: 'running', timeout: 60 });
    expect(await start(build)).toBeNull();
    expect(await statusOf(pipeline)).toBe('running');
    expect(await finish(build, 'success')).toMatchObject({
      status: 'success',
      allow_failure: false,
    });
    expect(await finish(build, 'success')).toBeNull();
    expect(await statuses(pipeline)).toEqual([
      'build success',
      'test pending',
      'clean created',
      'deploy created',
    ]);
    await start(test);
    await finish(test, 'failed', 2);
    expect(await jobOf(test.id)).toMatchObject({ failure_reason: 'script_failure', exit_code: 2 });
    expect((await statuses(pipeline)).slice(2)).toEqual(['clean pending', 'deploy skipped']);
  });

  it('lets what was skipped wait again after a retry', async () => {
    const { pipeline, build, test, clean } = await threeStages();
    await start(build);
    await finish(build, 'failed');
    expect(await statuses(pipeline)).toEqual([
      'build failed',
      'test skipped',
      'clean pending',
      'deploy skipped',
    ]);
    const again = await retryJob(db, build.id, people.developer.id, at);
    expect(again).toMatchObject({ status: 'pending', user_id: people.developer.id });
    expect(await retryJob(db, build.id, people.developer.id, at)).toBeNull();
    expect(await statuses(pipeline)).toEqual([
      'build failed retried',
      'test created',
      'clean pending',
      'deploy created',
      'build pending',
    ]);
    await start(again as JobRow);
    await finish(again as JobRow, 'success');
    expect(await jobOf(test.id)).toMatchObject({ status: 'pending' });
    expect(await jobOf(clean.id)).toMatchObject({ status: 'pending' });
  });

  it('is canceled job by job', async () => {
    const { pipeline, build } = await threeStages();
    expect(await cancelJob(db, build.id, at)).toMatchObject({ status: 'canceled' });
    expect(await statuses(pipeline)).toEqual([
      'build canceled',
      'test skipped',
      'clean skipped',
      'deploy skipped',
    ]);
    expect(await cancelJob(db, build.id, at)).toMatchObject({ status: 'canceled' });
    expect(await statusOf(pipeline)).toBe('canceled');
  });

  race('runs the next stage once when two jobs of one stage finish at once', async () => {
    const pipeline = await newPipeline();
    const jobs: JobRow[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      jobs.push(await seedJob(db, pipeline, { name, stage_index: 1, status: 'running' }));
    }
    const last = await seedJob(db, pipeline, { name: 'last', stage_index: 2 });
    await Promise.all(jobs.map((job) => finish(job, 'success')));
    expect(await jobOf(last.id)).toMatchObject({ status: 'pending' });
    expect(await statusOf(pipeline)).toBe('running');
  });
});

describe('a job that fails', () => {
  it.each([
    [{ retry: { max: 2, when: [] } }, 'again'],
    [{ retry: { max: 1, when: ['always'] } }, 'again'],
    [{ retry: { max: 1, when: ['script_failure'] } }, 'again'],
    [{ retry: { max: 1, when: ['runner_system_failure'] } }, 'failed'],
    [{ retry: { max: 1, when: [], exitCodes: [3] } }, 'again'],
    [{ retry: { max: 1, when: [], exitCodes: [4] } }, 'failed'],
    [{ retry: { max: 0, when: [] } }, 'failed'],
    [{}, 'failed'],
  ] as const)('is begun again as %j says', async (options, expected) => {
    const pipeline = await newPipeline();
    const more = { status: 'running', options: JSON.stringify(options) } as const;
    const job = await seedJob(db, pipeline, { name: 'a', ...more });
    await finish(job, 'failed', 3);
    expect(await statuses(pipeline)).toEqual(
      expected === 'again' ? ['a failed retried', 'a pending'] : ['a failed'],
    );
  });

  it('is begun again as often as it may', async () => {
    const pipeline = await newPipeline();
    const options = JSON.stringify({ retry: { max: 2, when: [] } });
    await seedJob(db, pipeline, { name: 'a', status: 'pending', options });
    for (let tries = 1; tries <= 3; tries += 1) {
      const job = await db<JobRow>('jobs')
        .where({ pipeline_id: pipeline.id, status: 'pending' })
        .first();
      expect(job?.retries).toBe(tries - 1);
      await start(job as JobRow);
      await finish(job as JobRow, 'failed');
    }
    expect(await statuses(pipeline)).toEqual(['a failed retried', 'a failed retried', 'a failed']);
  });

  it.each([
    [1, 'failed', 'skipped'],
    [3, 'success', 'pending'],
  ])('may fail with its exit codes: %i', async (exitCode, _, next) => {
    const pipeline = await newPipeline();
    const options = JSON.stringify({ allowFailureExitCodes: [3, 4] });
    const job = await seedJob(db, pipeline, {
      name: 'a',
      stage_index: 1,
      status: 'running',
      options,
    });
    const after = await seedJob(db, pipeline, { name: 'b', stage_index: 2 });
    await finish(job, 'failed', exitCode);
    expect(await jobOf(job.id)).toMatchObject({ status: 'failed', allow_failure: exitCode === 3 });
    expect(await jobOf(after.id)).toMatchObject({ status: next });
  });
});

describe('many jobs of a pipeline', () => {
  it('are canceled, begun again and let begin without what their configuration says', async () => {
    const pipeline = await newPipeline();
    const options = JSON.stringify({ script: ['x'.repeat(1_000)] });
    const columns = { status: 'pending', queued_at: at.toISOString(), options } as const;
    for (const name of ['a', 'b', 'c']) await seedJob(db, pipeline, { ...columns, name });
    const context = { db, clock: () => at };
    const seen = await statementsOfRequests(app, async () => {
      await cancelPipeline(context, pipeline.id);
      await retryPipeline(context, pipeline.id, people.developer.id);
    });
    const read = seen.filter((sql) => /^select/.test(sql) && /from "?`?jobs/.test(sql));
    expect(read.length).toBeGreaterThan(2);
    const whole = read.filter((sql) => /select \*|jobs"?`?\.\*|options/.test(sql));
    // One at a time, when it is copied.
    expect(whole.length).toBe(3);
    expect(new Set(whole).size).toBe(1);
    const again = await db<JobWithOptions>('jobs').where({
      pipeline_id: pipeline.id,
      retried: false,
    });
    expect(again.map((job) => job.options)).toEqual([options, options, options]);
  });
});

describe('a job that waits', () => {
  it('begins when somebody plays it', async () => {
    const pipeline = await newPipeline();
    const job = await seedJob(db, pipeline, { status: 'manual', allow_failure: true });
    const userId = people.developer.id;
    expect(await enqueueJob(db, job.id, { userId }, at)).toMatchObject({
      status: 'pending',
      user_id: userId,
    });
    expect(await enqueueJob(db, job.id, { userId }, at)).toBeNull();
    expect(await statusOf(pipeline)).toBe('pending');
  });

  it('waits for its time when it is delayed', async () => {
    const pipeline = await newPipeline();
    const first = await seedJob(db, pipeline, { name: 'a', stage_index: 1, status: 'running' });
    const options = JSON.stringify({ startIn: 90 });
    const later = { name: 'b', stage_index: 2, run_when: 'delayed', options } as const;
    const { id } = await seedJob(db, pipeline, later);
    await finish(first, 'success');
    expect(await jobOf(id)).toMatchObject({
      status: 'scheduled',
      scheduled_at: '2026-01-02T03:05:35.000Z',
    });
    expect(await statusOf(pipeline)).toBe('scheduled');
  });
});
