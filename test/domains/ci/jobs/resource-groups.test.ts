import { describe, expect, it } from 'vitest';
import { finishJob } from '#src/domains/ci/jobs/transitions.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { startApp } from '#test/support/app.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';

const { api, db, git, environment } = await startApp();
const { workers } = environment;
workers.start();

type Mode = 'unordered' | 'oldest_first' | 'newest_first';

async function world(mode: Mode) {
  const { project, people, path } = await statusesWorld(db, git);
  const configuration = `
build: { stage: build, script: b }
deploy: { stage: deploy, script: d, resource_group: kiln }
`;
  await committerTo(git, project)('Configure', [write('.gitlab-ci.yml', configuration)], {});
  await db('project_settings')
    .where({ project_id: project.id })
    .update({ auto_cancel_pending_pipelines: 'disabled' });
  const as = api.as(people.maintainer);
  const run = async () => {
    const { body } = await as.post(`${path}/pipeline`, { ref: 'main' });
    await workers.idle();
    return body as { readonly id: number };
  };
  const order = async (process_mode: Mode) => {
    expect((await as.put(`${path}/resource_groups/kiln`, { process_mode })).status).toBe(200);
    await workers.idle();
  };
  const jobOf = async (pipeline: { readonly id: number }, name: string) =>
    (await db<JobRow>('jobs')
      .where({ pipeline_id: pipeline.id, name, retried: false })
      .first()) as JobRow;
  const end = async (
    pipeline: { readonly id: number },
    name: string,
    status: 'success' | 'failed' | 'canceled' = 'success',
  ) => {
    const { id } = await jobOf(pipeline, name);
    await finishJob(db, id, { status, from: ['pending', 'created'] }, new Date());
    await workers.idle();
  };
  const deploys = async (...pipelines: readonly { readonly id: number }[]) => {
    const jobs = await Promise.all(pipelines.map((pipeline) => jobOf(pipeline, 'deploy')));
    return jobs.map(({ status }) => status);
  };
  const [first, second] = [await run(), await run()];
  await order(mode);
  return { as, path, run, order, end, deploys, jobOf, first, second };
}

describe('the jobs of a resource group', () => {
  it('run as they come where the group has no order', async () => {
    const { end, deploys, first, second } = await world('unordered');
    await end(second, 'build');
    expect(await deploys(first, second)).toEqual(['created', 'pending']);
  });

  it('run in the order of their pipelines with oldest_first, also those yet to come', async () => {
    const { end, deploys, first, second } = await world('oldest_first');
    await end(second, 'build');
    expect(await deploys(first, second)).toEqual(['created', 'waiting_for_resource']);
    await end(first, 'build');
    expect(await deploys(first, second)).toEqual(['pending', 'waiting_for_resource']);
    await end(first, 'deploy');
    expect(await deploys(first, second)).toEqual(['success', 'pending']);
  });

  it('run in the other order with newest_first', async () => {
    const { run, end, deploys, first, second } = await world('newest_first');
    await end(first, 'build');
    expect(await deploys(first, second)).toEqual(['waiting_for_resource', 'created']);
    await end(second, 'build');
    expect(await deploys(first, second)).toEqual(['waiting_for_resource', 'pending']);
    const third = await run();
    await end(second, 'deploy');
    expect(await deploys(first, third)).toEqual(['waiting_for_resource', 'created']);
    await end(third, 'build');
    await end(third, 'deploy');
    expect(await deploys(first, third)).toEqual(['pending', 'success']);
  });

  it('wait no longer for one that does not come', async () => {
    const failed = await world('oldest_first');
    await failed.end(failed.second, 'build');
    await failed.end(failed.first, 'build', 'failed');
    expect(await failed.deploys(failed.first, failed.second)).toEqual(['skipped', 'pending']);

    const canceled = await world('oldest_first');
    await canceled.end(canceled.second, 'build');
    await canceled.as.post(`${canceled.path}/pipelines/${canceled.first.id}/cancel`);
    await workers.idle();
    expect(await canceled.deploys(canceled.first, canceled.second)).toEqual([
      'canceled',
      'pending',
    ]);

    const reordered = await world('oldest_first');
    await reordered.end(reordered.second, 'build');
    await reordered.order('unordered');
    expect(await reordered.deploys(reordered.first, reordered.second)).toEqual([
      ...['created', 'pending'],
    ]);
  });

  it('come again in the turn of their pipeline', async () => {
    const { run, end, deploys, jobOf, as, path, first, second } = await world('oldest_first');
    await end(first, 'build');
    await end(second, 'build');
    const third = await run();
    await end(third, 'build');
    await end(first, 'deploy', 'failed');
    const { id } = await jobOf(first, 'deploy');
    expect((await as.post(`${path}/jobs/${id}/retry`)).status).toBe(201);
    await workers.idle();
    await end(second, 'deploy');
    expect(await deploys(first, third)).toEqual(['pending', 'waiting_for_resource']);
  });
});
