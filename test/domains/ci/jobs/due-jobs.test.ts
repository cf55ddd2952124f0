import { afterAll, describe, expect, it } from 'vitest';
import { splitIntoBatches, insertBatchRows } from '#src/turns/in-batches.ts';
import { processInParts } from '#src/domains/ci/jobs/processing.ts';
import { cancelJob, finishJob } from '#src/domains/ci/jobs/transitions.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { startApp } from '#test/support/app.ts';
import { seedPipeline } from '#test/support/pipelines.ts';
import { projectWorld } from '#test/support/project-world.ts';

let now = new Date();
const app = await startApp({ clock: () => now });
const { db, environment } = app;
const { workers } = environment;
const { project } = await projectWorld(db);
afterAll(() => workers.stop());

/** A pipeline of jobs that have not begun, and what comes of it. */
async function pipelineOf(jobs: readonly object[]): Promise<PipelineRow> {
  const pipeline = await seedPipeline(db, { project_id: project.id });
  const { id: pipeline_id, project_id, sha, ref, tag } = pipeline;
  const at = now.toISOString();
  const rows = jobs.map((columns, index) => ({
    ...{ pipeline_id, project_id, sha, ref, tag, kind: 'build', status: 'created' },
    ...{ stage: 'test', stage_index: 2, name: `job ${index}`, allow_failure: false },
    ...{ created_at: at, updated_at: at, tag_list: '[]', run_when: 'on_success', options: '{}' },
    resource_group: null,
    ...columns,
  }));
  for (const some of splitIntoBatches(rows, insertBatchRows)) await db('jobs').insert(some);
  await processInParts({ db, clock: () => now }, pipeline);
  return pipeline;
}

async function countsIn({ id }: PipelineRow): Promise<Record<string, number>> {
  const statuses = await db('jobs').where({ pipeline_id: id }).pluck<string[]>('status');
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const entries = (worker: string) =>
  db('worker_jobs').where('worker', worker).orderBy('id').select('key');

/** Lets what is to be done by now be done, and no more. */
async function work(): Promise<void> {
  await db('worker_jobs')
    // The clock of the database decides, which keeps running.
    .where('run_at', '<=', later(600).toISOString())
    .update({ run_at: new Date(0).toISOString() });
  workers.start();
  await workers.idle();
  await workers.stop();
}

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('delayed jobs of a pipeline', () => {
  const delayed = (startIn: number) => ({
    ...{ run_when: 'delayed', options: JSON.stringify({ startIn }) },
  });

  it('are one entry in the queue, which begins each when it is due', async () => {
    const jobs = Array.from({ length: 250 }, () => delayed(7200));
    const pipeline = await pipelineOf([...jobs, delayed(3600), delayed(10_800)]);
    const [entry, ...others] = await entries('start_delayed_job');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ key: String(pipeline.id) });
    expect(await countsIn(pipeline)).toEqual({ scheduled: 252 });

    now = later(3600);
    await work();
    expect(await countsIn(pipeline)).toEqual({ scheduled: 251, pending: 1 });
    expect(await entries('start_delayed_job')).toHaveLength(1);

    now = later(3600);
    await work();
    expect(await countsIn(pipeline)).toEqual({ scheduled: 1, pending: 251 });

    const last = await db('jobs').where({ pipeline_id: pipeline.id, status: 'scheduled' }).first();
    await cancelJob(db, Number(last?.['id']), now);
    now = later(3600);
    await work();
    expect(await countsIn(pipeline)).toEqual({ canceled: 1, pending: 251 });
    expect(await entries('start_delayed_job')).toEqual([]);
  });

  it('begin also where an earlier version had an entry for each', async () => {
    const pipeline = await pipelineOf([delayed(60)]);
    await db('worker_jobs').where({ worker: 'start_delayed_job' }).delete();
    const job = await db('jobs').where({ pipeline_id: pipeline.id }).first();
    now = later(60);
    await workers.enqueue(db, 'start_delayed_job', { id: Number(job?.['id']) });
    await work();
    expect(await countsIn(pipeline)).toEqual({ pending: 1 });
  });
});

describe('jobs that wait for resource groups', () => {
  it('are one entry in the queue, whatever the number of groups', async () => {
    const own = Array.from({ length: 250 }, (_, index) => ({ resource_group: `group ${index}` }));
    const shared = [{ resource_group: 'group 7' }, { resource_group: 'group 7' }];
    const pipeline = await pipelineOf([...own, ...shared]);
    expect(await countsIn(pipeline)).toEqual({ waiting_for_resource: 252 });
    expect(await entries('assign_resource')).toHaveLength(1);
    await work();
    expect(await countsIn(pipeline)).toEqual({ waiting_for_resource: 2, pending: 250 });

    const holder = () =>
      db('jobs').where({ pipeline_id: pipeline.id, resource_group: 'group 7', status: 'pending' });
    const first = await holder().first('id');
    await finishJob(
      db,
      Number(first?.['id']),
      { status: 'failed', failureReason: 'script_failure', from: ['pending'] },
      now,
    );
    await work();
    expect(await countsIn(pipeline)).toMatchObject({ waiting_for_resource: 1, pending: 250 });
    expect((await holder().first('id'))?.['id']).toBeGreaterThan(Number(first?.['id']));
  });
});
