import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedJob } from '#test/support/pipelines.ts';
import { seedGroup, seedProject } from '#test/support/seed.ts';
import { worldOf } from './world.ts';

const app = await startApp();
const { api, db } = app;
const { administrator, runnerOf, waitingJob, request } = worldOf(app);

describe('POST /jobs/request', () => {
  it('hands over a job, once', async () => {
    const project = await seedProject(db);
    const runner = await runnerOf(`/projects/${project.id}`);
    const job = await waitingJob(project, {
      options: JSON.stringify({ script: ['make'], afterScript: ['make clean'], timeout: 700 }),
    });
    const answer = await request(runner, { info: { name: 'own', version: '1.0' } });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        id: job.id,
        job_info: { name: 'rspec', stage: 'test', project_id: project.id },
        git_info: { ref: 'main', ref_type: 'branch' },
        runner_info: { timeout: 700 },
        steps: [
          { name: 'script', script: ['make'] },
          { name: 'after_script', when: 'always' },
        ],
      },
    });
    expect(answer.body.token).toMatch(/^[\w-]{20,}$/);
    expect(answer.body.git_info.repo_url).toContain(`gitlab-ci-token:${answer.body.token}@`);
    expect(await db('jobs').where({ id: job.id }).first()).toMatchObject({
      ...{ status: 'running', runner_id: runner.id, timeout: 700 },
    });
    const again = await request(runner);
    expect(again.status).toBe(204);
    expect(again.headers['x-gitlab-last-update']).toBeTruthy();
  });

  it('answers 403 to unknown tokens', async () => {
    const answer = await api.post('/jobs/request', { token: 'nobody' });
    expect(answer).toMatchObject({ status: 403, body: { message: '403 Forbidden' } });
    expect((await api.post('/jobs/request', {})).status).toBe(400);
  });

  it('answers 204 to a runner that is paused', async () => {
    const project = await seedProject(db);
    const runner = await runnerOf(`/projects/${project.id}`, { paused: true });
    await waitingJob(project);
    expect((await request(runner)).status).toBe(204);
  });

  it('answers 204 where nothing changed, and looks anew where a job came', async () => {
    const project = await seedProject(db);
    const runner = await runnerOf(`/projects/${project.id}`, {
      tag_list: ['x'],
      run_untagged: true,
    });
    await waitingJob(project, { tag_list: '["y"]' });
    const first = await request(runner);
    expect(first.status).toBe(204);
    const last_update = first.headers['x-gitlab-last-update'];
    await waitingJob(project, { queued_at: new Date().toISOString() });
    await waitingJob(project, { queued_at: new Date().toISOString() });
    const second = await request(runner, { last_update });
    expect(second.status).toBe(201);
    // There may be more: the runner goes on with what it knew.
    expect(second.headers).not.toHaveProperty('x-gitlab-last-update');
    expect((await request(runner, { last_update })).status).toBe(201);
    expect((await request(runner, { last_update })).status).toBe(204);
  });

  const tags = [
    ['[]', ['a'], true, 201],
    ['[]', ['a'], false, 204],
    ['["a"]', ['a', 'b'], false, 201],
    ['["a","b"]', ['a'], true, 204],
    ['["a"]', [], true, 204],
  ] as const;
  it.each(tags)(
    'job tags %s, runner %s (untagged: %s): %i',
    async (wanted, has, untagged, status) => {
      const project = await seedProject(db);
      const attributes = { tag_list: has, run_untagged: untagged };
      const runner = await runnerOf(`/projects/${project.id}`, attributes);
      await waitingJob(project, { tag_list: wanted });
      expect((await request(runner)).status).toBe(status);
    },
  );

  const timeouts = [
    ['its project', { build_timeout: 700 }, { timeout: null }, {}, 700],
    ['itself', { build_timeout: 700 }, { timeout: 650 }, { maximum_timeout: 660 }, 650],
    ['itself, beyond its project', { build_timeout: 700 }, { timeout: 800 }, {}, 800],
    ['the runner', { build_timeout: 700 }, { timeout: null }, { maximum_timeout: 600 }, 600],
    ['a runner, before itself', {}, { timeout: 800 }, { maximum_timeout: 600 }, 600],
    ['a project that says nothing', {}, { timeout: null }, {}, 3_600],
  ] as const;
  it.each(timeouts)(
    'gives a job the time of %s',
    async (_, settings, options, ofRunner, timeout) => {
      const project = await seedProject(db);
      const path = `/projects/${project.id}`;
      const changed = await api.as(await administrator).put(path, { ...settings, name: 'Kiln' });
      expect(changed.status).toBe(200);
      const runner = await runnerOf(`/projects/${project.id}`, ofRunner);
      const job = await waitingJob(project, {
        options: JSON.stringify({ script: ['make'], ...options }),
      });
      expect((await request(runner)).body).toMatchObject({ id: job.id, runner_info: { timeout } });
    },
  );

  it.each(['blocked', 'deactivated', 'banned', null])(
    'drops a job whose user is %s',
    async (state) => {
      const project = await seedProject(db);
      const runner = await runnerOf(`/projects/${project.id}`);
      const job = await waitingJob(project);
      if (state === null) await db('jobs').where({ id: job.id }).update({ user_id: null });
      else await db('users').where({ id: job.user_id }).update({ state });
      expect((await request(runner)).status).toBe(204);
      expect(await db('jobs').where({ id: job.id }).first()).toMatchObject({
        ...{ status: 'failed', failure_reason: 'user_blocked' },
      });
    },
  );

  it.each([
    ['was archived', 'projects', { archived: true }],
    ['switched pipelines off', 'projects', { builds_access_level: 'disabled' }],
  ] as const)('keeps the jobs of a project that %s just now', async (_, table, changes) => {
    const project = await seedProject(db);
    const runner = await runnerOf(`/projects/${project.id}`);
    const jobs = [await waitingJob(project), await waitingJob(project)];
    expect((await request(runner)).body.id).toBe(jobs[0]?.id);
    await db(table).where({ id: project.id }).update(changes);
    expect((await request(runner)).status).toBe(204);
  });

  it.each([
    ['was erased', true, 'missing_dependency_failure'],
    ['has expired', false, 'missing_dependency_failure'],
    ['is kept', null, null],
  ] as const)('fails a job whose dependency %s', async (_, erased, reason) => {
    const project = await seedProject(db);
    const runner = await runnerOf(`/projects/${project.id}`);
    const job = await waitingJob(project, { stage_index: 3 });
    const now = new Date().toISOString();
    const first = await seedJob(db, { ...job, id: job.pipeline_id } as never, {
      name: 'build',
      stage_index: 1,
      status: 'success',
      ...(erased === true && { erased_at: now }),
    });
    await db('job_artifacts').insert({
      ...{ job_id: first.id, project_id: project.id, file_type: 'archive', file_format: 'zip' },
      ...{ filename: 'a.zip', size: 3, sha256: 'a'.repeat(64), storage_key: `a-${first.id}` },
      ...{ expire_at: erased === false ? now : null, created_at: now },
    });
    expect((await request(runner)).status).toBe(reason === null ? 201 : 204);
    expect((await db('jobs').where({ id: job.id }).first())?.['failure_reason']).toBe(reason);
  });

  it.each([
    [['x'], {}, 204, 'runner_unsupported'],
    [['x'], { artifacts_exclude: false }, 204, 'runner_unsupported'],
    [['x'], { artifacts_exclude: true }, 201, null],
    [[], {}, 201, null],
  ] as const)(
    'fails a job that leaves out %j with a runner that can do %j: %i',
    async (exclude, features, status, reason) => {
      const project = await seedProject(db);
      const runner = await runnerOf(`/projects/${project.id}`);
      const artifacts = { name: null, paths: ['out'], exclude, untracked: false, reports: {} };
      const options = { artifacts: { ...artifacts, when: 'on_success', expireIn: null } };
      const job = await waitingJob(project, { options: JSON.stringify(options) });
      const answer = await request(runner, { info: { features } });
      expect(answer.status).toBe(status);
      expect(await db('jobs').where({ id: job.id }).first()).toMatchObject({
        ...{ status: status === 201 ? 'running' : 'failed', failure_reason: reason },
      });
      if (status === 201) {
        const [told] = answer.body.artifacts as object[];
        if (exclude.length > 0) expect(told).toMatchObject({ exclude });
        else expect(told).not.toHaveProperty('exclude');
      }
    },
  );

  it('gives a runner for protected refs no other jobs', async () => {
    const project = await seedProject(db);
    const runner = await runnerOf(`/projects/${project.id}`, { access_level: 'ref_protected' });
    await waitingJob(project, { ref: 'topic' });
    await waitingJob(project, { ref: 'release-1', tag: true });
    expect((await request(runner)).status).toBe(204);
    await db('protected_branches').insert({
      ...{ project_id: project.id, name: 'release-*', allow_force_push: false },
      ...{ code_owner_approval_required: false },
      ...{ created_at: new Date().toISOString(), updated_at: new Date().toISOString() },
    });
    const job = await waitingJob(project, { ref: 'release-1' });
    expect(await request(runner)).toMatchObject({ status: 201, body: { id: job.id } });
    expect((await request(runner)).status).toBe(204);
  });

  it('gives runners of a group the jobs below it, and no others', async () => {
    const group = await seedGroup(db);
    const below = await seedGroup(db, { parent: group });
    const project = await seedProject(db, { namespace: below });
    const own = await runnerOf(`/groups/${group.id}`);
    const other = await runnerOf(`/groups/${(await seedGroup(db)).id}`);
    const elsewhere = await runnerOf(`/projects/${(await seedProject(db)).id}`);
    const job = await waitingJob(project);
    expect((await request(other)).status).toBe(204);
    expect((await request(elsewhere)).status).toBe(204);
    expect(await request(own)).toMatchObject({ status: 201, body: { id: job.id } });
  });

  const closed = [
    ['is archived', 'projects', { archived: true }],
    ['has no jobs', 'projects', { builds_access_level: 'disabled' }],
    ['takes no runners of the instance', 'project_settings', { shared_runners_enabled: false }],
    ['is being deleted', 'projects', { listing: null }],
  ] as const;
  it.each(closed)('gives no job of a project that %s', async (_, table, columns) => {
    const tag = `t${table}${Object.keys(columns).join('')}`;
    const runner = await runnerOf('', { tag_list: [tag], run_untagged: false });
    const project = await seedProject(db);
    const column = table === 'projects' ? 'id' : 'project_id';
    await db(table).where(column, project.id).update(columns);
    await waitingJob(project, { tag_list: JSON.stringify([tag]) });
    expect((await request(runner)).status).toBe(204);
  });

  it('lets the projects take turns at runners of the instance', async () => {
    const runner = await runnerOf('', { tag_list: ['turn'], run_untagged: false });
    const [busy, idle] = [await seedProject(db), await seedProject(db)];
    const tag_list = '["turn"]';
    const first = await waitingJob(busy, { tag_list });
    const second = await waitingJob(busy, { tag_list });
    const third = await waitingJob(idle, { tag_list });
    const ids = [];
    for (let turn = 0; turn < 3; turn += 1) ids.push((await request(runner)).body.id);
    expect(ids).toEqual([first.id, third.id, second.id]);
  });

  it('gives each of 20 jobs to one of 5 runners', async () => {
    const project = await seedProject(db);
    const place = `/projects/${project.id}` as const;
    const runners = [];
    for (let count = 0; count < 5; count += 1) runners.push(await runnerOf(place));
    const ids = [];
    for (let count = 0; count < 20; count += 1) ids.push((await waitingJob(project)).id);
    const given: number[] = [];
    await Promise.all(
      runners.map(async (runner) => {
        for (;;) {
          const { status, body } = await request(runner);
          if (status === 201) given.push(body.id);
          else if (status !== 409) return;
        }
      }),
    );
    expect(given.toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('answers 409 to those who come too late for a job', async () => {
    const project = await seedProject(db);
    // Runners of the instance share what they see.
    const runners = [];
    for (let count = 0; count < 6; count += 1) {
      runners.push(await runnerOf('', { tag_list: ['late'], run_untagged: false }));
    }
    let late = 0;
    for (let round = 0; round < 20 && late === 0; round += 1) {
      await waitingJob(project, { tag_list: '["late"]' });
      const answers = await Promise.all(runners.map((runner) => request(runner)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      const told = answers.filter(({ status }) => status === 409);
      for (const { body } of told) expect(body).toEqual({ message: '409 Conflict' });
      late += told.length;
    }
    expect(late).toBeGreaterThan(0);
  });
});
