import { describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { startApp } from '#test/support/app.ts';
import { tokenOf } from '#test/support/archives.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { leaveReport, licensesOf, scanOf } from '#test/support/reports.ts';
import { seedProject } from '#test/support/seed.ts';
import { approvalWorld } from './world.ts';

const app = await startApp();
const { api, db, environment } = app;

interface StateRule {
  readonly name: string;
  readonly approvals_required: number;
  readonly approved: boolean;
}

/** A project with merge requests, into which pipelines report. */
async function reportWorld() {
  const world = await approvalWorld(app);
  const { project, repository } = world;

  /** A pipeline of a branch, with a job for each report, that is over unless said otherwise. */
  async function pipelineOf(
    ref: string,
    reports: Readonly<Record<string, string>>,
    columns: Partial<PipelineRow> = {},
  ) {
    const sha = (await readBranchHead(repository, ref)) ?? '';
    const pipeline = await seedPipeline(db, {
      project_id: project.id,
      ref,
      sha,
      status: 'running',
    });
    for (const [type, content] of Object.entries(reports)) {
      const job = await seedJob(db, pipeline, { name: type, status: 'running' });
      await leaveReport(app, job, content, { type });
      await db('jobs').where({ id: job.id }).update({ status: 'success' });
    }
    await db('pipelines')
      .where({ id: pipeline.id })
      .update({ status: 'success', ...columns });
    return pipeline;
  }
  const addCheck = (report_type: string, given: object = {}) =>
    world.addRule({
      ...{ rule_type: 'report_approver', report_type, name: 'Check' },
      ...{ user_ids: [world.people.owner.id], ...given },
    });
  const opened = async () => {
    const request = await world.open();
    return {
      ...request,
      /** Approvals that the check asks for. */
      required: async () => {
        const { rules } = (await request.state()) as { rules: readonly StateRule[] };
        return rules.find(({ name }) => name === 'Check')?.approvals_required;
      },
    };
  };
  return { ...world, pipelineOf, addCheck, opened };
}

describe('rules about reports', () => {
  it('ask for approvals where scanners find what the target branch has not', async () => {
    const { people, pipelineOf, addCheck, opened } = await reportWorld();
    await addCheck('vulnerability', { approvals_required: 2, user_ids: [people.owner.id] });
    await pipelineOf('main', { sast: scanOf({ value: '1' }) });
    const { source, required, approvals } = await opened();
    // The target branch is scanned, the head is not.
    expect(await required()).toBe(2);
    const running = await pipelineOf(
      source,
      { sast: scanOf({ value: '1' }) },
      { status: 'running' },
    );
    expect(await required()).toBe(2);
    await db('pipelines').where({ id: running.id }).update({ status: 'success' });
    expect(await required()).toBe(0);
    expect(await approvals()).toMatchObject({ approved: true, approvals_required: 0 });
    await pipelineOf(source, { sast: scanOf({ value: '1' }, { value: '2' }) });
    expect(await required()).toBe(2);
    expect(await approvals()).toMatchObject({ approved: false, approvals_left: 2 });
    await pipelineOf(source, { sast: scanOf({ value: '1' }, { value: '2', severity: 'Low' }) });
    expect(await required()).toBe(0);
    await pipelineOf(source, { sast: '{}' });
    expect(await required()).toBe(2);
  });

  it('look at the scanners, severities, states and numbers that they name', async () => {
    const { maintainer, ofProject, pipelineOf, addCheck, opened } = await reportWorld();
    const { id } = await addCheck('vulnerability', {
      scanners: ['dast'],
      severity_levels: ['low'],
    });
    const { source, required } = await opened();
    const bad = scanOf({ severity: 'Low' }, { severity: 'High', value: '2' });
    await pipelineOf('main', { dast: scanOf() });
    await pipelineOf(source, { sast: bad, dast: scanOf() });
    expect(await required()).toBe(0);
    await pipelineOf(source, { sast: scanOf(), dast: bad });
    expect(await required()).toBe(1);
    const change = async (given: object) => {
      const body = { name: 'Check', approvals_required: 1, ...given };
      const changed = await maintainer.put(`${ofProject}/approval_rules/${id}`, body);
      expect(changed.status).toBe(200);
      return required();
    };
    expect(await change({ vulnerabilities_allowed: 1 })).toBe(0);
    expect(await change({ severity_levels: ['low', 'high'] })).toBe(1);
    expect(await change({ vulnerability_states: ['detected'] })).toBe(0);
    await pipelineOf('main', { dast: bad });
    expect(await required()).toBe(1);
    expect(await change({ scanners: ['sast'] })).toBe(0);
  });

  it('count the latest jobs, and those of child pipelines', async () => {
    const { project, pipelineOf, addCheck, opened } = await reportWorld();
    await addCheck('vulnerability');
    const { source, required } = await opened();
    const pipeline = await pipelineOf(source, { sast: scanOf({}) });
    expect(await required()).toBe(1);
    await db('jobs').where({ pipeline_id: pipeline.id }).update({ retried: true });
    expect(await required()).toBe(0);
    const child = { source: 'parent_pipeline', parent_pipeline_id: pipeline.id } as const;
    const below = await seedPipeline(db, { project_id: project.id, ref: source, ...child });
    const job = await seedJob(db, below, { status: 'running' });
    await leaveReport(app, job, scanOf({}), { type: 'secret_detection' });
    expect(await required()).toBe(1);
  });

  it('ask for approvals whatever the pipeline of a fork reports', async () => {
    const { repository, pipelineOf, addCheck, opened } = await reportWorld();
    await addCheck('vulnerability');
    const { id, source, required } = await opened();
    await pipelineOf(source, { sast: scanOf() });
    expect(await required()).toBe(0);
    const fork = await seedProject(db);
    await db('merge_requests').where({ id }).update({ source_project_id: fork.id });
    const sha = (await readBranchHead(repository, source)) ?? '';
    const pipeline = await seedPipeline(db, { project_id: fork.id, ref: source, sha });
    const job = await seedJob(db, pipeline, { status: 'running' });
    await leaveReport(app, job, scanOf(), { type: 'sast' });
    await db('pipelines').where({ id: pipeline.id }).update({ status: 'success' });
    expect(await required()).toBe(1);
  });

  it('ask for approvals where there are new licences', async () => {
    const { pipelineOf, addCheck, opened } = await reportWorld();
    await addCheck('license_scanning');
    await pipelineOf('main', { license_scanning: licensesOf('MIT', 'ISC') });
    const { source, required } = await opened();
    await pipelineOf(source, { license_scanning: licensesOf('MIT') });
    expect(await required()).toBe(0);
    await pipelineOf(source, { license_scanning: licensesOf('MIT', 'GPL-3.0') });
    expect(await required()).toBe(1);
    // Licenses that were merged since are known.
    await pipelineOf('main', { license_scanning: licensesOf('GPL-3.0', 'MIT') });
    expect(await required()).toBe(0);
    // A pipeline that failed, or has no such report, changes nothing.
    await pipelineOf('main', { license_scanning: licensesOf() }, { status: 'failed' });
    await pipelineOf('main', {});
    expect(await required()).toBe(0);
  });

  it('ask for approvals where fewer lines are reached', async () => {
    const { pipelineOf, addCheck, opened } = await reportWorld();
    await addCheck('code_coverage');
    const { source, required } = await opened();
    expect(await required()).toBe(0);
    await pipelineOf('main', { cobertura: '<coverage line-rate="0.8"/>' });
    expect(await required()).toBe(1);
    await pipelineOf(source, { cobertura: '<coverage line-rate="0.79"/>' });
    expect(await required()).toBe(1);
    await pipelineOf(source, { cobertura: '<coverage line-rate="0.8"/>' });
    expect(await required()).toBe(0);
    await pipelineOf('main', {}, { coverage: 90 });
    expect(await required()).toBe(1);
    await pipelineOf(source, {}, { coverage: 89.9 });
    expect(await required()).toBe(1);
    await pipelineOf(source, {}, { coverage: 90 });
    expect(await required()).toBe(0);
  });

  it('hold up a merge until it is approved', async () => {
    const { people, pipelineOf, addCheck, opened } = await reportWorld();
    await addCheck('vulnerability', { user_ids: [people.owner.id] });
    const { source, one, approve } = await opened();
    await pipelineOf(source, { sast: scanOf({ severity: 'Critical' }) });
    const merge = () => api.as(people.maintainer).put(`${one}/merge`);
    expect(await merge()).toMatchObject({ status: 405 });
    expect(await approve(people.owner)).toMatchObject({ body: { approved: true } });
    expect(await merge()).toMatchObject({ status: 200, body: { state: 'merged' } });
    const clean = await opened();
    await pipelineOf(clean.source, { sast: scanOf() });
    expect(await api.as(people.maintainer).put(`${clean.one}/merge`)).toMatchObject({
      status: 200,
    });
  });

  it('let a merge wait for the pipeline, and hold it up when that is over', async () => {
    const { maintainer, branch, open, pipelineOf, addCheck } = await reportWorld();
    await addCheck('vulnerability');
    environment.workers.start();
    for (const [findings, state] of [
      [[{}], 'opened'],
      [[], 'merged'],
    ] as const) {
      const source = await branch();
      const running = { status: 'running' } as const;
      const pipeline = await pipelineOf(source, { sast: scanOf(...findings) }, running);
      const job = await seedJob(db, pipeline, { status: 'running', name: 'last' });
      const { one } = await open({ source_branch: source });
      await environment.workers.idle();
      expect(await maintainer.put(`${one}/merge`)).toMatchObject({ status: 405 });
      const waits = { merge_when_pipeline_succeeds: true };
      expect(await maintainer.put(`${one}/merge`, waits)).toMatchObject({
        ...{ status: 200, body: { ...waits, state: 'opened' } },
      });
      const token = await tokenOf(db, job);
      await api.put(`/jobs/${job.id}`, { token, state: 'success' });
      await environment.workers.idle();
      expect((await maintainer.get(one)).body).toMatchObject({ state });
    }
  });

  it('ask those whom they name when the pipeline is over', async () => {
    const { people, branch, open, pipelineOf, addCheck } = await reportWorld();
    await addCheck('vulnerability', { user_ids: [people.owner.id] });
    environment.workers.start();
    const asked = async (id: number) => {
      await environment.workers.idle();
      const todos = await db('todos').where({ merge_request_id: id, action: 'approval_required' });
      return todos.map((todo) => Number(todo.user_id));
    };
    for (const [findings, users] of [
      [[{}], [people.owner.id]],
      [[], []],
    ] as const) {
      const source = await branch();
      const pipeline = await pipelineOf(
        source,
        { sast: scanOf(...findings) },
        { status: 'running' },
      );
      const { id } = await open({ source_branch: source });
      expect(await asked(id)).toEqual([]);
      const job = await seedJob(db, pipeline, { status: 'running', name: 'last' });
      const token = await tokenOf(db, job);
      const ended = await api.put(`/jobs/${job.id}`, { token, state: 'success' });
      expect(ended.status).toBe(200);
      expect(await asked(id)).toEqual(users);
    }
  });
});
