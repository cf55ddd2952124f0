import { describe, expect, it } from 'vitest';
import { admit } from '#src/domains/ci/jobs/admission.ts';
import { loadJobNeeds } from '#src/domains/ci/jobs/needs.ts';
import { processInParts } from '#src/domains/ci/jobs/processing.ts';
import {
  cancelJob,
  enqueueJob,
  finishJob,
  isRetryable,
  retryJob,
} from '#src/domains/ci/jobs/transitions.ts';
import { computeCompositeStatus } from '#src/domains/ci/pipelines/composite-status.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { createRandom } from '#test/soak/random.ts';
import { startApp } from '#test/support/app.ts';
import { databaseKind } from '#test/support/databases.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { planOf } from '#test/support/plans.ts';
import { projectWorld } from '#test/support/project-world.ts';
import { answersOfRequests } from '#test/support/statements.ts';

/** The end of a job checks the jobs that follow it, and not all jobs of its pipeline. */
const app = await startApp();
const { db } = app;
const { project, people } = await projectWorld(db);
const user_id = people.developer.id;
const at = new Date('2026-01-02T03:04:05.000Z');

const newPipeline = () => seedPipeline(db, { project_id: project.id, user_id });

async function latestOf({ id }: Pick<PipelineRow, 'id'>): Promise<JobRow[]> {
  const rows = await db<JobRow>('jobs')
    .where({ pipeline_id: id })
    .whereRaw('not retried')
    .orderBy('id');
  return rows.map((row) => ({ ...row, allow_failure: Boolean(row.allow_failure) }));
}

const statusesOf = (jobs: readonly Pick<JobRow, 'name' | 'status'>[]) =>
  Object.fromEntries(jobs.map(({ name, status }) => [name, status]));

/** The number of jobs whose turn has come, when all are looked at. */
async function mayBegin(pipeline: PipelineRow): Promise<number> {
  const jobs = await latestOf(pipeline);
  return admit(jobs, await loadJobNeeds(db, jobs)).size;
}

describe('jobs that follow others', () => {
  const seeds = [1, 2, 3, 4, 5, 6];
  it.each(seeds)('begin as when all are looked at, in pipeline %i made at random', async (seed) => {
    const random = createRandom(seed);
    const below = (count: number) => Math.floor(random() * count);
    const oneOf = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
    const pipeline = await newPipeline();
    const names = Array.from({ length: 14 }, (_, index) => `j${index}`);
    for (const [index, name] of names.entries()) {
      const earlier = names.slice(0, index);
      const needed = random() < 0.4 ? earlier.filter(() => random() < 0.25) : null;
      await seedJob(db, pipeline, {
        ...{ name, stage_index: 1 + Math.floor(index / 4), allow_failure: random() < 0.3 },
        run_when: oneOf(['on_success', 'on_success', 'on_failure', 'always', 'manual'] as const),
        ...(needed !== null && { needs: needed }),
      });
    }
    await processInParts({ db, clock: () => at }, pipeline);
    for (let step = 0; step < 40; step += 1) {
      const before = await latestOf(pipeline);
      const was = await statusOf(pipeline);
      const open = before.filter(({ status }) => status === 'pending' || status === 'manual');
      if (open.length === 0) break;
      const over = before.filter((job) => isRetryable(job));
      if (over.length > 0 && random() < 0.2) {
        await retryJob(db, oneOf(over).id, user_id, at);
        expect(await mayBegin(pipeline)).toBe(0);
        continue;
      }
      const job = oneOf(open);
      const expected = new Map(before.map((each) => [each.id, each]));
      if (job.status === 'manual') {
        await enqueueJob(db, job.id, {}, at);
        expect(await mayBegin(pipeline)).toBe(0);
        continue;
      }
      const status = oneOf(['success', 'failed', 'canceled'] as const);
      expected.set(job.id, { ...job, status });
      for (const [id, turn] of admit([...expected.values()], await loadJobNeeds(db, before))) {
        expected.set(id, { ...(expected.get(id) as JobRow), status: turn });
      }
      if (status === 'canceled') await cancelJob(db, job.id, at);
      else await finishJob(db, job.id, { status, from: ['pending'] }, at);
      const after = await latestOf(pipeline);
      expect(statusesOf(after)).toEqual(statusesOf([...expected.values()]));
      const told = computeCompositeStatus(after);
      // A pipeline that has begun does not wait to begin.
      expect(await statusOf(pipeline)).toBe(
        told === 'pending' && begun.has(was) ? 'running' : told,
      );
    }
  });
});

const begun: ReadonlySet<unknown> = new Set(['running', 'success', 'failed', 'canceled']);

async function statusOf({ id }: Pick<PipelineRow, 'id'>): Promise<unknown> {
  return (await db<PipelineRow>('pipelines').where({ id }).first())?.status;
}

/** A pipeline whose stages and needs are `count` jobs each, of which one runs. */
async function pipelineOf(count: number) {
  const pipeline = await newPipeline();
  const running = { status: 'running', started_at: at.toISOString() } as const;
  const job = await seedJob(db, pipeline, { name: 'one', stage_index: 1, ...running });
  const other = await seedJob(db, pipeline, { name: 'other', stage_index: 1, ...running });
  const over = { status: 'success', started_at: at.toISOString() } as const;
  const ended = { ...over, finished_at: at.toISOString() };
  for (let index = 0; index < count; index += 1) {
    await seedJob(db, pipeline, { name: `done ${index}`, stage_index: 1, ...ended });
    await seedJob(db, pipeline, { name: `next ${index}`, stage_index: 2 });
    await seedJob(db, pipeline, { name: `needs ${index}`, stage_index: 2, needs: ['other'] });
  }
  await seedJob(db, pipeline, { name: 'follows', stage_index: 3, needs: ['one', 'done 0'] });
  return { pipeline, job, other };
}

describe('the end of a job', () => {
  const readAtTheEnd = async (count: number) => {
    const { pipeline, job } = await pipelineOf(count);
    const seen = await answersOfRequests(app, () =>
      finishJob(db, job.id, { status: 'success' }, at),
    );
    expect(statusesOf(await latestOf(pipeline))).toMatchObject({
      ...{ one: 'success', other: 'running', follows: 'pending' },
      ...{ 'next 0': 'created', 'needs 0': 'created' },
    });
    return seen;
  };

  it('takes as many statements, and rows, however many jobs its pipeline has', async () => {
    const [few, many] = [await readAtTheEnd(2), await readAtTheEnd(60)];
    const counted = (seen: typeof few) => seen.map(({ sql, rows }) => `${rows}: ${sql}`);
    expect(counted(many)).toEqual(counted(few));
  });

  it('reads the jobs of its pipeline along indexes', async () => {
    const asked = (await readAtTheEnd(2)).filter(({ sql }) => /^select.*\bjobs\b/s.test(sql));
    const plans = await Promise.all(asked.map((sent) => planOf(db, sent)));
    const all = plans.join('\n');
    for (const name of ['jobs_by_outcome', 'jobs_by_start', 'jobs_by_end', 'jobs_measured']) {
      expect(all).toContain(name);
    }
    expect(all).toMatch(/job_needs_pipeline_id_name_job_id_index/);
    // Postgres chooses by the size of the tables.
    if (databaseKind() === 'sqlite') {
      expect(all).toMatch(/jobs_latest_by_name \(pipeline_id=\? AND name=\?\)/);
    }
    expect(all).not.toMatch(/jobs_pipeline_id_id_index|SCAN job|Seq Scan/);
  });
});

describe('a job that begins again', () => {
  const readAtTheRetry = async (count: number) => {
    const pipeline = await newPipeline();
    const over = { started_at: at.toISOString(), finished_at: at.toISOString() };
    const failed = { ...over, stage_index: 2, status: 'failed' } as const;
    const job = await seedJob(db, pipeline, { name: 'one', ...failed });
    await seedJob(db, pipeline, { name: 'other', ...failed });
    const skipped = { status: 'skipped', finished_at: at.toISOString() } as const;
    for (let index = 0; index < count; index += 1) {
      const name = `before ${index}`;
      await seedJob(db, pipeline, { name, stage_index: 1, ...skipped });
      const needing = { name: `needs ${index}`, stage_index: 3, needs: ['other'] };
      await seedJob(db, pipeline, { ...needing, ...skipped });
    }
    const follows = { stage_index: 3, ...skipped };
    await seedJob(db, pipeline, { name: 'next', ...follows });
    await seedJob(db, pipeline, { name: 'needs', needs: ['one'], ...follows });
    await seedJob(db, pipeline, { name: 'needs that', needs: ['needs', 'other'], ...follows });
    const seen = await answersOfRequests(app, () => retryJob(db, job.id, user_id, at));
    expect(statusesOf(await latestOf(pipeline))).toMatchObject({
      ...{ one: 'pending', other: 'failed', next: 'created', needs: 'created' },
      ...{ 'needs that': 'created', 'before 0': 'skipped', 'needs 0': 'skipped' },
    });
    return seen;
  };

  it('takes as many statements, and rows, however many were skipped because of others', async () => {
    const [few, many] = [await readAtTheRetry(2), await readAtTheRetry(60)];
    const counted = (seen: typeof few) => seen.map(({ sql, rows }) => `${rows}: ${sql}`);
    expect(counted(many)).toEqual(counted(few));
  });

  it('finds by indexes who was skipped because of it', async () => {
    const asked = (await readAtTheRetry(2)).filter(({ sql }) => /^select.*'skipped'/s.test(sql));
    const plans = await Promise.all(asked.map((sent) => planOf(db, sent)));
    const all = plans.join('\n');
    expect(all).toContain('jobs_skipped_for_stages');
    expect(all).toMatch(/job_needs_pipeline_id_name_job_id_index/);
    expect(all).not.toMatch(/SCAN job|Seq Scan/);
  });
});
