import { describe, expect, it } from 'vitest';
import { changeJobs, processPipeline, queueJobs } from '#src/domains/ci/jobs/processing.ts';
import { enqueueJob, finishJob, retryJob, runUnderLock } from '#src/domains/ci/jobs/transitions.ts';
import { stopInTime } from '#src/domains/ci/deployments/stop-workers.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { projectWorld } from '#test/support/project-world.ts';

const start = new Date('2026-03-10T12:00:00.000Z');
let now = start;
const { api, db, git, environment: parts } = await startApp({ clock: () => now });
parts.workers.start();
const { workers } = parts;
const world = () => projectWorld(db, { git });
type World = Awaited<ReturnType<typeof world>>;

const planned = (name: string, more: object = {}) => ({
  ...{ name, url: null, action: 'start', onStop: null, autoStopIn: null, deploymentTier: null },
  ...more,
});

async function pipelineOf({ project, people }: World, ref = 'main'): Promise<PipelineRow> {
  const path = `/projects/${project.id}/repository/commits/main`;
  const { body } = await api.as(people.owner).get(path);
  const user_id = people.maintainer.id;
  return seedPipeline(db, { project_id: project.id, sha: body.id as string, ref, user_id });
}
const deployJob = (
  pipeline: PipelineRow,
  name: string,
  more: object = {},
  {
    variables,
    ...columns
  }: { readonly variables?: readonly object[]; readonly [column: string]: unknown } = {},
) =>
  seedJob(db, pipeline, {
    ...{ name: `deploy ${name}`, stage: 'deploy', stage_index: 3, environment: name },
    options: JSON.stringify({ environment: planned(name, more), variables }),
    ...columns,
  });
const queue = (job: JobRow) => runUnderLock(db, job.id, (db, job) => queueJobs(db, [job], now));
const run = (job: JobRow) =>
  runUnderLock(db, job.id, (db, job) => changeJobs(db, [job], { status: 'running' }, now));
const finish = (job: JobRow, status: 'success' | 'failed' | 'canceled' = 'success') =>
  finishJob(db, job.id, { status }, now);
const deploy = async (job: JobRow) => {
  await queue(job);
  await run(job);
  await finish(job);
};
const reread = async (job: JobRow) =>
  (await db<JobRow>('jobs').where({ id: job.id }).first()) as JobRow;
const deploymentsOf = async ({ project, people }: World) =>
  (await api.as(people.reporter).get(`/projects/${project.id}/deployments`)).body as {
    id: number;
    status: string;
    environment: { id: number; name: string };
  }[];
const environmentOf = async ({ project, people }: World, name: string) => {
  const list = `/projects/${project.id}/environments`;
  const answer = await api.as(people.reporter).get(`${list}?name=${encodeURIComponent(name)}`);
  return answer.body[0];
};

describe('deployments of jobs', () => {
  it('follow their jobs', async () => {
    const at = await world();
    const job = await deployJob(await pipelineOf(at), 'production', {
      url: 'https://$CI_ENVIRONMENT_SLUG.example.com/${CI_COMMIT_REF_SLUG}',
      deploymentTier: 'staging',
    });
    expect(await deploymentsOf(at)).toEqual([]);
    await queue(job);
    expect(await deploymentsOf(at)).toMatchObject([
      { status: 'created', ref: 'main', sha: job.sha, user: { id: at.people.maintainer.id } },
    ]);
    await run(job);
    expect(await deploymentsOf(at)).toMatchObject([{ status: 'running' }]);
    expect((await environmentOf(at, 'production')).last_deployment).toBeNull();
    await finish(job);
    expect(await environmentOf(at, 'production')).toMatchObject({
      ...{ state: 'available', tier: 'staging', last_deployment: { status: 'success' } },
      external_url: 'https://production.example.com/main',
    });
  });

  it('have the address that reports of the job and variables for the environment tell', async () => {
    const at = await world();
    const variable = { key: 'DOMAIN', value: 'kiln.example', protected: false };
    const scoped = { ...variable, environment_scope: 'review/*' };
    const secret = { key: 'TOKEN', value: 'glaze-4711', masked: true, protected: false };
    for (const each of [scoped, secret]) {
      const path = `/projects/${at.project.id}/variables`;
      expect((await api.as(at.people.maintainer).post(path, each)).status).toBe(201);
    }
    const job = await deployJob(await pipelineOf(at), 'review/a', {
      url: 'https://$HOST.$DOMAIN/$TOKEN',
    });
    await queue(job);
    await run(job);
    await db('job_artifacts').insert({
      ...{ job_id: job.id, project_id: at.project.id, file_type: 'dotenv', file_format: 'gzip' },
      ...{ filename: 'a', size: 3, sha256: 'a'.repeat(64), storage_key: `dotenv-${job.id}` },
      ...{ created_at: now.toISOString() },
      variables: JSON.stringify([{ key: 'HOST', value: 'oven' }]),
    });
    await finish(job);
    expect((await environmentOf(at, 'review/a')).external_url).toBe('https://oven.kiln.example/');
  });

  it.each(['failed', 'canceled'] as const)('are %s with them', async (status) => {
    const at = await world();
    const job = await deployJob(await pipelineOf(at), 'production');
    await queue(job);
    await run(job);
    await finish(job, status);
    expect(await deploymentsOf(at)).toMatchObject([{ status }]);
    expect((await environmentOf(at, 'production')).last_deployment).toBeNull();
  });

  it('are made for no other actions', async () => {
    const at = await world();
    const pipeline = await pipelineOf(at);
    for (const action of ['prepare', 'verify', 'access', 'stop']) {
      await deploy(await deployJob(pipeline, 'production', { action }, { name: action }));
    }
    expect(await deploymentsOf(at)).toEqual([]);
  });

  it('fail where the name is none, and what follows is not left waiting', async () => {
    const at = await world();
    const pipeline = await pipelineOf(at);
    const job = await deployJob(pipeline, '/wrong/');
    const next = await seedJob(db, pipeline, { name: 'after', stage_index: 4 });
    await runUnderLock(db, job.id, (db, _, row) => processPipeline(db, row, now));
    await workers.idle();
    expect(await reread(job)).toMatchObject({
      ...{ status: 'failed', failure_reason: 'environment_creation_failure' },
    });
    expect((await reread(next)).status).toBe('skipped');
    const pipelines = await db<PipelineRow>('pipelines').where({ id: pipeline.id }).first();
    expect(pipelines?.status).toBe('failed');
  });

  it('begin in protected environments for those alone who may deploy', async () => {
    const at = await world();
    const { project, people } = at;
    await api.as(people.owner).post(`/projects/${project.id}/protected_environments`, {
      name: 'production',
      deploy_access_levels: [{ access_level: 40 }],
    });
    const pipeline = await pipelineOf(at);
    const refused = await deployJob(pipeline, 'production', {}, { user_id: people.developer.id });
    await queue(refused);
    expect((await reread(refused)).status).toBe('failed');
    const allowed = await deployJob(pipeline, 'production', {}, { name: 'again' });
    await queue(allowed);
    expect((await reread(allowed)).status).toBe('pending');
  });

  it('reach protected environments with no other action either', async () => {
    const at = await world();
    const { project, people } = at;
    const pipeline = await pipelineOf(at);
    await deploy(await deployJob(pipeline, 'production'));
    await api.as(people.owner).post(`/projects/${project.id}/protected_environments`, {
      name: 'production',
      deploy_access_levels: [{ access_level: 40 }],
    });
    for (const action of ['prepare', 'verify', 'access', 'stop']) {
      const columns = { name: action, user_id: people.developer.id };
      const job = await deployJob(pipeline, 'production', { action }, columns);
      await queue(job);
      expect(await reread(job)).toMatchObject({
        ...{ status: 'failed', failure_reason: 'protected_environment_failure' },
      });
    }
    expect((await environmentOf(at, 'production')).state).toBe('available');
  });
});

describe('older deployments', () => {
  it('fail where a newer pipeline deploys already, unless they are begun again', async () => {
    const at = await world();
    const [older, newer] = [await pipelineOf(at), await pipelineOf(at)];
    const waiting = await deployJob(older, 'production', {}, { name: 'waiting' });
    const late = await deployJob(older, 'production', {}, { name: 'late', status: 'manual' });
    await queue(waiting);
    const job = await deployJob(newer, 'production');
    await queue(job);
    await run(job);
    await workers.idle();
    const outdated = { status: 'failed', failure_reason: 'forward_deployment_failure' };
    expect(await reread(waiting)).toMatchObject(outdated);
    await finish(job);
    await enqueueJob(db, late.id, {}, now);
    expect(await reread(late)).toMatchObject(outdated);
    const again = await retryJob(db, late.id, at.people.maintainer.id, now);
    expect(again?.status).toBe('pending');
  });

  it('go on where the project wants that', async () => {
    const at = await world();
    const { project, people } = at;
    const off = { ci_forward_deployment_enabled: false };
    await api.as(people.owner).put(`/projects/${project.id}`, off);
    const [older, newer] = [await pipelineOf(at), await pipelineOf(at)];
    const waiting = await deployJob(older, 'production');
    await queue(waiting);
    await deploy(await deployJob(newer, 'production'));
    await workers.idle();
    expect((await reread(waiting)).status).toBe('pending');
  });
});

describe('approvals', () => {
  async function blocked(protection: object = { required_approval_count: 2 }) {
    const at = await world();
    const { project, people } = at;
    await api.as(people.owner).post(`/projects/${project.id}/protected_environments`, {
      name: 'production',
      deploy_access_levels: [{ access_level: 30 }],
      ...protection,
    });
    const job = await deployJob(await pipelineOf(at), 'production');
    await queue(job);
    const [deployment] = await deploymentsOf(at);
    const one = `/projects/${project.id}/deployments/${deployment?.id}`;
    const vote = (who: 'reporter' | 'developer' | 'maintainer' | 'owner', body: object) =>
      api.as(people[who]).post(`${one}/approval`, body);
    const read = async () => (await api.as(people.developer).get(one)).body;
    return { at, job, one, vote, read };
  }

  it('let the job begin once there are enough, one of each person', async () => {
    const { at, job, vote, read } = await blocked();
    expect((await reread(job)).status).toBe('manual');
    expect(await read()).toMatchObject({
      ...{ status: 'blocked', pending_approval_count: 2, approvals: [] },
      deployable: { id: job.id, status: 'manual' },
    });
    for (const comment of ['first', 'again']) {
      expect(await vote('developer', { status: 'approved', comment })).toMatchObject({
        status: 201,
        body: { status: 'approved', comment, user: { id: at.people.developer.id } },
      });
    }
    expect(await read()).toMatchObject({
      ...{ status: 'blocked', pending_approval_count: 1 },
      approvals: [{ status: 'approved', comment: 'again' }],
    });
    const events = await api.as(at.people.owner).get(`/projects/${at.project.id}/audit_events`);
    expect(events.body[0]).toMatchObject({
      author_id: at.people.developer.id,
      details: { change: 'deployment_approval', to: 'approved', target_details: 'production' },
    });
    // No other way starts the job.
    await enqueueJob(db, job.id, {}, now);
    expect((await reread(job)).status).toBe('manual');
    const last = await Promise.all(
      ['owner', 'owner'].map(() => vote('owner', { status: 'approved' })),
    );
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect((await reread(job)).status).toBe('pending');
    expect(await read()).toMatchObject({ status: 'created', pending_approval_count: 0 });
    expect(await vote('owner', { status: 'rejected' })).toMatchObject({
      status: 400,
      body: { message: 'This deployment job is not waiting for approvals' },
    });
    await run(job);
    await finish(job);
    const environment = await environmentOf(at, 'production');
    expect(environment.last_deployment).toMatchObject({
      ...{ status: 'success', deployable: { id: job.id } },
    });
  });

  it('end the job where one is against it', async () => {
    const { job, vote, read } = await blocked();
    expect((await vote('developer', { status: 'rejected' })).status).toBe(201);
    expect(await read()).toMatchObject({ status: 'failed' });
    expect(await reread(job)).toMatchObject({
      ...{ status: 'failed', failure_reason: 'deployment_rejected' },
    });
  });

  it('come from those whom each rule names', async () => {
    const approval_rules = [
      { access_level: 40, required_approvals: 1 },
      { access_level: 30, required_approvals: 1 },
    ];
    const { job, vote, read } = await blocked({ approval_rules });
    await vote('developer', { status: 'approved' });
    expect((await read()).pending_approval_count).toBe(1);
    await vote('owner', { status: 'approved' });
    expect((await reread(job)).status).toBe('pending');
  });

  it('count for one rule, which the voter may name', async () => {
    const approval_rules = [
      { access_level: 40, required_approvals: 1 },
      { access_level: 30, required_approvals: 1 },
    ];
    const { job, vote, read } = await blocked({ approval_rules });
    const unknown = await vote('owner', { status: 'approved', represented_as: 'no such rule' });
    expect(unknown).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('given `represent_as` parameter') },
    });
    await vote('owner', { status: 'approved', represented_as: 'Developers' });
    expect(await read()).toMatchObject({ status: 'blocked', pending_approval_count: 1 });
    await vote('owner', { status: 'approved', represented_as: 'Maintainers' });
    expect(await read()).toMatchObject({ status: 'blocked', pending_approval_count: 1 });
    await vote('developer', { status: 'approved' });
    expect((await reread(job)).status).toBe('pending');
  });

  it('are refused with a reason', async () => {
    const only = { deploy_access_levels: [{ access_level: 40 }], required_approval_count: 1 };
    const { at, vote, one } = await blocked(only);
    const told = (message: string) => ({ status: 400, body: { message } });
    const approved = { status: 'approved' };
    expect(await vote('developer', { status: 'perhaps' })).toMatchObject({
      status: 400,
      body: { error: 'status does not have a valid value' },
    });
    expect(await vote('developer', approved)).toMatchObject(
      told('You do not have permission to approve or reject this deployment'),
    );
    expect(await vote('maintainer', approved)).toMatchObject(told('The same user can not approve'));
    expect((await vote('reporter', approved)).status).toBe(403);
    const { project, people } = at;
    const path = `/projects/${project.id}/protected_environments/production`;
    await api.as(people.owner).delete(path);
    expect(await vote('owner', approved)).toMatchObject(told('This environment is not protected'));
    expect((await api.as(people.stranger).post(`${one}/approval`, approved)).status).toBe(404);
    expect((await api.as(null).post(`${one}/approval`, approved)).status).toBe(401);
  });

  it('come from others than whoever begins the job again while it waits', async () => {
    const { at, job, vote } = await blocked({ required_approval_count: 1 });
    const play = `/projects/${at.project.id}/jobs/${job.id}/play`;
    expect((await api.as(at.people.owner).post(play, {})).status).toBe(200);
    expect(await reread(job)).toMatchObject({ status: 'manual', user_id: at.people.owner.id });
    expect(await vote('owner', { status: 'approved' })).toMatchObject({
      status: 400,
      body: { message: 'The same user can not approve' },
    });
    expect((await vote('developer', { status: 'approved' })).status).toBe(201);
    expect((await reread(job)).status).toBe('pending');
  });

  it('count from those alone who may still deploy', async () => {
    const { at, job, vote, read } = await blocked();
    await vote('developer', { status: 'approved' });
    await db('users').where({ id: at.people.developer.id }).update({ state: 'blocked' });
    await vote('owner', { status: 'approved' });
    expect((await reread(job)).status).toBe('manual');
    await db('users').where({ id: at.people.developer.id }).update({ state: 'active' });
    expect((await read()).pending_approval_count).toBe(0);
  });

  it('begin no job of somebody who may not deploy any more', async () => {
    const { at, job, vote } = await blocked({ required_approval_count: 1 });
    await db('users').where({ id: at.people.maintainer.id }).update({ state: 'blocked' });
    expect((await vote('developer', { status: 'approved' })).status).toBe(201);
    expect(await reread(job)).toMatchObject({
      ...{ status: 'failed', failure_reason: 'protected_environment_failure' },
    });
  });

  it('are not all: who may not deploy begins no job', async () => {
    const only = { deploy_access_levels: [{ access_level: 40 }], required_approval_count: 1 };
    const { at, job } = await blocked(only);
    const play = `/projects/${at.project.id}/jobs/${job.id}/play`;
    expect(await api.as(at.people.developer).post(play, {})).toMatchObject({
      status: 403,
      body: { hint: 'The environment is protected: the caller may not deploy to it.' },
    });
  });
});

describe('environments of jobs', () => {
  async function withStopJob(more: object = {}, variables: readonly object[] = []) {
    const at = await world();
    const pipeline = await pipelineOf(at);
    const stopper = await deployJob(
      pipeline,
      'review/glaze',
      { action: 'stop' },
      { name: 'stop', run_when: 'manual', status: 'manual' },
    );
    const deploying = { onStop: 'stop', ...more };
    await deploy(await deployJob(pipeline, 'review/glaze', deploying, { variables }));
    const environment = await environmentOf(at, 'review/glaze');
    const path = `/projects/${at.project.id}/environments/${environment.id}/stop`;
    return { at, stopper, path };
  }

  it('begin the job that stops them', async () => {
    const { at, stopper, path } = await withStopJob();
    const stopped = await api.as(at.people.developer).post(path);
    expect(stopped).toMatchObject({ status: 200, body: { state: 'stopped' } });
    const { developer } = at.people;
    expect(await reread(stopper)).toMatchObject({ status: 'pending', user_id: developer.id });
  });

  it('begin it for those alone who may change pipelines of its ref', async () => {
    const { at, stopper, path } = await withStopJob();
    const { project, people } = at;
    const protection = { name: 'main', push_access_level: 40, merge_access_level: 40 };
    const branches = `/projects/${project.id}/protected_branches`;
    await api.as(people.owner).delete(`${branches}/main`);
    expect((await api.as(people.owner).post(branches, protection)).status).toBe(201);
    expect((await api.as(people.developer).post(path)).status).toBe(403);
    expect((await reread(stopper)).status).toBe('manual');
    expect((await environmentOf(at, 'review/glaze')).state).toBe('available');
    expect((await api.as(people.maintainer).post(path)).status).toBe(200);
    expect((await reread(stopper)).status).toBe('pending');
  });

  it('do not by force', async () => {
    const { at, stopper, path } = await withStopJob();
    const stopped = await api.as(at.people.developer).post(path, { force: true });
    expect(stopped).toMatchObject({ status: 200, body: { state: 'stopped' } });
    expect((await reread(stopper)).status).toBe('manual');
  });

  it('are stopped when that job is done', async () => {
    const { at, stopper } = await withStopJob();
    await enqueueJob(db, stopper.id, {}, now);
    await run(stopper);
    expect((await environmentOf(at, 'review/glaze')).state).toBe('available');
    await finish(stopper);
    expect((await environmentOf(at, 'review/glaze')).state).toBe('stopped');
  });

  it('are stopped at the time that a variable says', async () => {
    const { at } = await withStopJob({ autoStopIn: '$LIFE days' }, [
      { key: 'LIFE', value: '2', raw: false },
    ]);
    const row = await db('environments').where({ project_id: at.project.id }).first();
    expect(row?.['auto_stop_at']).toBe('2026-03-12T12:00:00.000Z');
  });

  it('are stopped when their time is over', async () => {
    const { at, stopper } = await withStopJob({ autoStopIn: '2 days' });
    const row = await db('environments').where({ project_id: at.project.id }).first();
    expect(row?.['auto_stop_at']).toBe('2026-03-12T12:00:00.000Z');
    const due = () =>
      stopInTime.run({ environment_id: row?.['id'] as number }, parts as never, {} as never);
    await due();
    expect((await environmentOf(at, 'review/glaze')).state).toBe('available');
    now = new Date('2026-03-12T12:00:01.000Z');
    await due();
    expect((await environmentOf(at, 'review/glaze')).state).toBe('stopped');
    expect((await reread(stopper)).status).toBe('pending');
    now = start;
  });

  it('are stopped in time without that job where its ref is closed to whoever deployed', async () => {
    const { at, stopper } = await withStopJob({ autoStopIn: '2 days' });
    const { project, people } = at;
    const protection = { name: 'main', push_access_level: 60, merge_access_level: 60 };
    const branches = `/projects/${project.id}/protected_branches`;
    await api.as(people.owner).delete(`${branches}/main`);
    expect((await api.as(people.owner).post(branches, protection)).status).toBe(201);
    const row = await environmentOf(at, 'review/glaze');
    now = new Date('2026-03-12T12:00:01.000Z');
    await stopInTime.run({ environment_id: row.id }, parts as never, {} as never);
    now = start;
    expect((await environmentOf(at, 'review/glaze')).state).toBe('stopped');
    expect((await reread(stopper)).status).toBe('manual');
  });

  it('are stopped when their branch is deleted, where a job stops them', async () => {
    const at = await world();
    const { project, people } = at;
    const owner = api.as(people.owner);
    const branches = `/projects/${project.id}/repository/branches`;
    await owner.post(branches, { branch: 'glaze', ref: 'main' });
    const pipeline = await pipelineOf(at, 'glaze');
    const stopper = await deployJob(
      pipeline,
      'review/glaze',
      { action: 'stop' },
      { name: 'stop', status: 'manual', run_when: 'manual' },
    );
    await deploy(await deployJob(pipeline, 'review/glaze', { onStop: 'stop' }));
    await deploy(await deployJob(pipeline, 'staging'));
    expect((await owner.delete(`${branches}/glaze`)).status).toBe(204);
    await workers.idle();
    expect((await environmentOf(at, 'review/glaze')).state).toBe('stopped');
    expect((await environmentOf(at, 'staging')).state).toBe('available');
    expect((await reread(stopper)).status).toBe('pending');
  });
});
