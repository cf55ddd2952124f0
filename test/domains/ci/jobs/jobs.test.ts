import { describe, expect, it } from 'vitest';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { idsOf, type Who } from '#test/support/project-world.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';

const { api, db, git } = await startApp();
const { path, people, project, newCommit } = await statusesWorld(db, git);
const sha = await newCommit();
const developer = api.as(people.developer);
const maintainer = api.as(people.maintainer);

// The ref is a branch without protection, in contrast to the default branch.
const place = { project_id: project.id, sha, ref: 'topic' };
const newPipeline = (more: Partial<PipelineRow> = {}) => seedPipeline(db, { ...place, ...more });
const newJob = async (more: Partial<JobRow> = {}) => seedJob(db, await newPipeline(), more);
const statusOf = async ({ id }: { id: number }) =>
  (await db<JobRow>('jobs').where({ id }).first())?.status;

describe('GET /projects/:id/jobs/:job_id', () => {
  it('answers a job with all that belongs to it', async () => {
    const pipeline = await newPipeline({ user_id: people.developer.id });
    const job = await seedJob(db, pipeline, {
      ...{ status: 'failed', failure_reason: 'script_failure', tag_list: '["linux"]' },
      queued_at: '2026-01-01T00:00:00.000Z',
      started_at: '2026-01-01T00:00:02.500Z',
      finished_at: '2026-01-01T00:01:00.000Z',
    });
    const { status, body } = await developer.get(`${path}/jobs/${job.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ id: job.id, status: 'failed', stage: 'test', name: 'rspec', ref: 'topic', tag: false },
      ...{ failure_reason: 'script_failure', duration: 57.5, queued_duration: 2.5 },
      ...{ coverage: null, allow_failure: false, erased_at: null },
      user: { id: people.developer.id, username: people.developer.username, bot: false },
      commit: { id: sha },
      pipeline: { id: pipeline.id, iid: pipeline.iid, sha, status: 'created', source: 'push' },
      web_url: expect.stringContaining(`/${project.full_path}/-/jobs/${job.id}`) as string,
      project: { ci_job_token_scope_enabled: true },
      ...{ artifacts: [], runner: null, artifacts_expire_at: null, download_url: null },
      tag_list: ['linux'],
    });
    expect(body).not.toHaveProperty('artifacts_file');
  });

  it('knows no jobs of other projects, nor reports of other systems', async () => {
    const other = await statusesWorld(db, git);
    const foreign = await seedJob(db, await seedPipeline(db, { project_id: other.project.id }));
    const report = await newJob({ kind: 'external' });
    for (const id of [foreign.id, report.id, 999_999_999]) {
      const answer = await developer.get(`${path}/jobs/${id}`);
      expect(answer).toMatchObject({ status: 404, body: { message: '404 Not found' } });
    }
  });
});

describe('lists of jobs', () => {
  it('tell those of a project, of a pipeline and of its bridges, the newest first', async () => {
    const pipeline = await newPipeline();
    const old = await seedJob(db, pipeline, { name: 'a', status: 'failed', retried: true });
    const again = await seedJob(db, pipeline, { name: 'a', status: 'success' });
    const waiting = await seedJob(db, pipeline, { name: 'b' });
    const started = await newPipeline({ source: 'parent_pipeline' });
    const bridge = await seedJob(db, pipeline, {
      ...{ name: 'c', kind: 'bridge', status: 'success', tag_list: null },
      downstream_pipeline_id: started.id,
    });
    const list = (query: string) => developer.get(`${path}/${query}`);
    const all = `pipelines/${pipeline.id}/jobs`;
    expect(idsOf(await list(all))).toEqual([waiting.id, again.id]);
    expect(idsOf(await list(`${all}?include_retried=true`))).toEqual([
      waiting.id,
      again.id,
      old.id,
    ]);
    expect(idsOf(await list(`${all}?scope=success`))).toEqual([again.id]);
    expect(idsOf(await list(`${all}?scope[]=created&scope[]=success`))).toEqual([
      waiting.id,
      again.id,
    ]);
    expect(idsOf(await list('jobs')).slice(0, 3)).toEqual([waiting.id, again.id, old.id]);
    expect(await list('jobs?scope=green')).toMatchObject({ status: 400 });
    expect((await list(`pipelines/${pipeline.id}/bridges`)).body).toMatchObject([
      { id: bridge.id, name: 'c', downstream_pipeline: { id: started.id } },
    ]);
    expect(await list('pipelines/999999999/jobs')).toMatchObject({ status: 404 });
  });
});

describe('changes of jobs', () => {
  const change = (job: { id: number }, action: string, body?: object) =>
    developer.post(`${path}/jobs/${job.id}/${action}`, body);

  it('cancel one that is not over, and no other', async () => {
    const job = await newJob({ status: 'running' });
    expect(await change(job, 'cancel')).toMatchObject({
      status: 201,
      body: { status: 'canceled', pipeline: { status: 'canceled' } },
    });
    const done = await newJob({ status: 'success' });
    expect(await change(done, 'cancel')).toMatchObject({
      status: 201,
      body: { status: 'success' },
    });
  });

  it('retry one that is over, as a new one', async () => {
    const job = await newJob({ status: 'failed' });
    const { status, body } = await change(job, 'retry');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      name: 'rspec',
      user: { id: people.developer.id },
    });
    expect(body.id).toBeGreaterThan(job.id);
    const message = '403 Forbidden - Job is not retryable';
    expect(await change(job, 'retry')).toMatchObject({ status: 403, body: { message } });
    expect(await change(await newJob({ status: 'manual' }), 'retry')).toMatchObject({
      status: 403,
    });
    const ref = `refs/pipelines/${job.pipeline_id}`;
    expect(await git.repository(project.id).run(['rev-parse', ref], bounds)).toEqual(
      Buffer.from(`${sha}\n`),
    );
  });

  it('retry one that has run often, and no more than a hundred times', async () => {
    const job = await newJob({ status: 'failed', run: 99 });
    const { status, body } = await change(job, 'retry');
    expect(status).toBe(201);
    await db('jobs').where('id', body.id).update({ status: 'failed' });
    const message = '403 Forbidden - Job is not retryable';
    expect(await change(body, 'retry')).toMatchObject({ status: 403, body: { message } });
    const pipeline = `${path}/pipelines/${job.pipeline_id}`;
    expect(await developer.post(`${pipeline}/retry`)).toMatchObject({ status: 201 });
    const rows = db('jobs').where({ pipeline_id: job.pipeline_id, name: 'rspec' });
    expect(await rows.orderBy('id').pluck('run')).toEqual([99, 100]);
  });

  it('play one that waits for somebody, with variables', async () => {
    const job = await newJob({ status: 'manual', allow_failure: true });
    const job_variables_attributes = [{ key: 'HEAT', value: 'much' }];
    expect(await change(job, 'play', { job_variables_attributes })).toMatchObject({
      status: 200,
      body: { id: job.id, status: 'pending' },
    });
    const stored = await db('job_variables').where({ job_id: job.id });
    expect(stored).toMatchObject([{ key: 'HEAT', variable_type: 'env_var' }]);
    expect(JSON.stringify(stored)).not.toContain('much');
    expect(await change(job, 'play')).toMatchObject({
      status: 400,
      body: { message: '400 Bad request - Unplayable Job' },
    });
    const bad = { job_variables_attributes: [{ key: 'a b', value: '' }] };
    expect(await change(job, 'play', bad)).toMatchObject({ status: 400 });
  });

  it('play one with variables only where they may choose those of pipelines', async () => {
    const restrict = (restrict_user_defined_variables: boolean) =>
      db('project_settings')
        .where({ project_id: project.id })
        .update({ restrict_user_defined_variables });
    const job = await newJob({ status: 'manual', allow_failure: true });
    const job_variables_attributes = [{ key: 'HEAT', value: 'much' }];
    await restrict(true);
    expect((await change(job, 'play', { job_variables_attributes })).status).toBe(403);
    expect(await db('job_variables').where({ job_id: job.id })).toEqual([]);
    expect((await change(job, 'play')).status).toBe(200);
    await restrict(false);
  });

  it('erase one that is over: their own, or any as a maintainer', async () => {
    const own = await newJob({ status: 'success', user_id: people.developer.id });
    expect(await change(own, 'erase')).toMatchObject({
      status: 201,
      body: { erased_at: expect.any(String) as string },
    });
    const message = '403 Forbidden - Job is not erasable!';
    expect(await change(own, 'erase')).toMatchObject({ status: 403, body: { message } });
    const running = await newJob({ status: 'running', user_id: people.developer.id });
    expect(await change(running, 'erase')).toMatchObject({ status: 403, body: { message } });
    const foreign = await newJob({ status: 'success', user_id: people.owner.id });
    expect(await change(foreign, 'erase')).toMatchObject({ status: 403 });
    expect(await maintainer.post(`${path}/jobs/${foreign.id}/erase`)).toMatchObject({
      status: 201,
    });
  });

  it('are for those who may push or merge where the ref is protected', async () => {
    const { people: others, project: guarded } = await statusesWorld(db, git);
    const [row] = await db('protected_branches').where({ project_id: guarded.id });
    expect(row).toBeUndefined();
    await api.as(others.maintainer).post(`/projects/${guarded.id}/protected_branches`, {
      ...{ name: 'main', push_access_level: 40, merge_access_level: 40 },
    });
    const pipeline = await seedPipeline(db, { project_id: guarded.id, ref: 'main' });
    const job = await seedJob(db, pipeline, { status: 'running' });
    const cancel = (who: Who) =>
      api.as(others[who]).post(`/projects/${guarded.id}/jobs/${job.id}/cancel`);
    expect(await cancel('developer')).toMatchObject({ status: 403 });
    expect(await statusOf(job)).toBe('running');
    expect(await cancel('maintainer')).toMatchObject({ status: 201 });
  });
});

const bounds = { maxBytes: 1000, timeLimit: 600_000 };

describe('a caller who lists jobs', () => {
  it.each([
    // Caller, status of reads, status of changes.
    ['anonymous', 404, 401],
    ['stranger', 404, 404],
    ['external', 404, 404],
    ['guest', 200, 403],
    ['reporter', 200, 403],
    ['developer', 200, 201],
    ['maintainer', 200, 201],
    ['administrator', 200, 201],
  ] as const)('is answered as %s', async (who, reads, changes) => {
    const pipeline = await newPipeline();
    const job = await seedJob(db, pipeline, { status: 'running' });
    const as = api.as(people[who]);
    for (const each of [
      `jobs`,
      `jobs/${job.id}`,
      `pipelines/${pipeline.id}/jobs`,
      `pipelines/${pipeline.id}/bridges`,
    ]) {
      expect(await as.get(`${path}/${each}`), each).toMatchObject({ status: reads });
    }
    expect(await as.post(`${path}/jobs/${job.id}/cancel`)).toMatchObject({ status: changes });
  });

  it('is not shown private pipelines as a guest', async () => {
    const { people: others, project: hidden } = await statusesWorld(db, git);
    await db('project_settings').where({ project_id: hidden.id }).update({ public_jobs: false });
    const job = await seedJob(db, await seedPipeline(db, { project_id: hidden.id }));
    const read = (who: Who) => api.as(others[who]).get(`/projects/${hidden.id}/jobs/${job.id}`);
    expect(await read('guest')).toMatchObject({ status: 403 });
    expect(await read('reporter')).toMatchObject({ status: 200 });
  });
});

describe('jobs older than the instance lets them be', () => {
  it('stay as they are, and so do their pipelines', async () => {
    const settings = (archive_builds_in_human_readable: string | null) =>
      api
        .as(people.administrator)
        .put('/application/settings', { archive_builds_in_human_readable });
    const created_at = new Date(Date.now() - 3 * 86_400_000).toISOString();
    const old = await newPipeline({ created_at });
    const failed = await seedJob(db, old, { name: 'a', status: 'failed', created_at });
    const manual = await seedJob(db, old, { name: 'b', status: 'manual', created_at });
    const fresh = await newJob({ status: 'failed' });
    const archived = { status: 403, body: { message: '403 Forbidden' } };
    expect((await settings('2 days')).status).toBe(200);
    expect(await developer.post(`${path}/jobs/${failed.id}/retry`)).toMatchObject(archived);
    expect(await developer.post(`${path}/jobs/${manual.id}/play`)).toMatchObject(archived);
    expect(await developer.post(`${path}/pipelines/${old.id}/retry`)).toMatchObject(archived);
    expect((await developer.post(`${path}/jobs/${fresh.id}/retry`)).status).toBe(201);
    expect((await settings('4 days')).status).toBe(200);
    expect((await developer.post(`${path}/jobs/${failed.id}/retry`)).status).toBe(201);
    expect((await settings(null)).status).toBe(200);
    expect((await developer.post(`${path}/jobs/${manual.id}/play`)).status).toBe(200);
  });
});

describe('changes of pipelines', () => {
  const change = (pipeline: { id: number }, action: string) =>
    developer.post(`${path}/pipelines/${pipeline.id}/${action}`);

  it('cancel all jobs that are not over, and child pipelines', async () => {
    const pipeline = await newPipeline();
    const done = await seedJob(db, pipeline, { name: 'a', status: 'success' });
    const runs = await seedJob(db, pipeline, { name: 'b', status: 'running' });
    const waits = await seedJob(db, pipeline, { name: 'c', stage_index: 3 });
    const child = await newPipeline({ source: 'parent_pipeline', parent_pipeline_id: pipeline.id });
    const below = await seedJob(db, child, { status: 'pending' });
    await db('pipelines').where({ id: child.id }).update({ status: 'pending' });
    expect(await change(pipeline, 'cancel')).toMatchObject({
      status: 200,
      body: { id: pipeline.id, status: 'canceled' },
    });
    const statuses = await Promise.all([done, runs, waits, below].map(statusOf));
    expect(statuses).toEqual(['success', 'canceled', 'canceled', 'canceled']);
  });

  it('retry what failed, and let the rest wait again', async () => {
    const pipeline = await newPipeline();
    await seedJob(db, pipeline, { name: 'a', stage_index: 1, status: 'success' });
    await seedJob(db, pipeline, { name: 'b', stage_index: 1, status: 'failed' });
    await seedJob(db, pipeline, { name: 'c', stage_index: 2, status: 'skipped' });
    const played = { run_when: 'manual', allow_failure: true } as const;
    const begun = { started_at: '2026-01-01T00:00:00.000Z' };
    await seedJob(db, pipeline, { name: 'd', stage_index: 1, status: 'canceled', ...played });
    await seedJob(db, pipeline, {
      name: 'e',
      stage_index: 1,
      status: 'failed',
      ...played,
      ...begun,
    });
    expect(await change(pipeline, 'retry')).toMatchObject({
      status: 201,
      body: { id: pipeline.id },
    });
    const latest = await db<JobRow>('jobs')
      .where({ pipeline_id: pipeline.id })
      .whereRaw('not retried')
      .orderBy('name');
    expect(latest.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'a success',
      'b pending',
      'c created',
      'd manual',
      'e manual',
    ]);
  });

  it('delete all that belongs to one', async () => {
    const pipeline = await newPipeline();
    const job = await seedJob(db, pipeline, { needs: ['x'] });
    const owner = api.as(people.owner);
    expect(await owner.delete(`${path}/pipelines/${pipeline.id}`)).toMatchObject({ status: 204 });
    expect(await statusOf(job)).toBeUndefined();
    expect(await change(pipeline, 'cancel')).toMatchObject({ status: 404 });
    expect(await change(pipeline, 'retry')).toMatchObject({ status: 404 });
  });
});
