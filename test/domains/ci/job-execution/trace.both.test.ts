import { crc32 } from 'node:zlib';
import { describe, expect } from 'vitest';
import { racing, startApp } from '#test/support/app.ts';
import { it, race } from '#test/support/races.ts';
import { projectWorld, type Who } from '#test/support/project-world.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { appendTrace, findTrace, mostTraceBytes } from '#src/domains/ci/job-execution/trace.ts';
import type { ArtifactRow } from '#src/domains/ci/job-artifacts/artifact-row.ts';
import { insertArtifact } from '#src/domains/ci/job-artifacts/table.ts';
import { seedProject } from '#test/support/seed.ts';
import { worldOf } from './world.ts';

const app = await startApp({ connections: racing });
const { api, db, environment } = app;
const { administrator, patch, request, runnerOf, runningJob, waitingJob } = worldOf(app);
environment.workers.start();

const additionOf = (text: string) => {
  const bytes = Buffer.from(text);
  return { start: 0, length: bytes.length, parts: () => [bytes], debug: false };
};

const logOf = async (project: { id: number }, job: { id: number }) =>
  api.as(await administrator).get(`/projects/${project.id}/jobs/${job.id}/trace`);

describe('PATCH /jobs/:id/trace', () => {
  it('appends bytes, wherever they are cut', async () => {
    const { project, job, token } = await runningJob();
    const text = Buffer.from('grün \u001b[32mfertig\u001b]0;title\u0007\r\n\0<script>\u202e');
    const first = await patch(job.id, token, '0-2', text.subarray(0, 3));
    expect(first).toMatchObject({
      status: 202,
      headers: { 'job-status': 'running', range: '0-3', 'x-gitlab-trace-update-interval': '3' },
    });
    expect((await patch(job.id, token, `3-${text.length}`, text.subarray(3))).status).toBe(202);
    const log = await logOf(project, job);
    expect(log.status).toBe(200);
    expect(log.headers['content-disposition']).toBe(`infile; filename="${job.id}.log"`);
    // No browser displays the log as a page, whatever it contains.
    expect(log.headers).toMatchObject({
      'content-type': 'text/plain',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(log.bytes.toString()).toBe(text.toString());
    expect(await findTrace(db, job.id)).toMatchObject({ checksum: crc32(text) });
  });

  it.each([['5-9'], ['2-3'], ['0-1']])(
    'answers 416 to %s where the log has 4 bytes',
    async (range) => {
      const { job, token } = await runningJob();
      await patch(job.id, token, '0-3', 'abcd');
      expect(await patch(job.id, token, range, 'xy')).toMatchObject({
        status: 416,
        headers: { range: '0-4' },
        body: { error: '416 Range Not Satisfiable' },
      });
    },
  );

  it.each([[''], ['x'], ['-5'], ['5'], ['9999999999999999-9999999999999999']])(
    'answers 400 to the range %j',
    async (range) => {
      const { job, token } = await runningJob();
      expect(await patch(job.id, token, range, 'xy')).toMatchObject({
        status: 400,
        body: { message: '400 Missing header Content-Range' },
      });
    },
  );

  it('answers 403 to other tokens, and 400 to ids that cannot be', async () => {
    const { job } = await runningJob();
    const other = await runningJob();
    const forbidden = { status: 403, body: { message: '403 Forbidden' } };
    expect(await patch(job.id, other.token, '0-1', 'x')).toMatchObject(forbidden);
    expect(await patch(job.id, '', '0-1', 'x')).toMatchObject(forbidden);
    expect(await patch(4_000_000_000, other.token, '0-1', 'x')).toMatchObject(forbidden);
    const huge = await api.send('PATCH', '/jobs/99999999999999999999/trace', 'x', {
      ...{ 'job-token': other.token, 'content-range': '0-1', 'content-type': 'text/plain' },
    });
    expect(huge.status).toBe(400);
    const put = { token: other.token, state: 'running' };
    expect((await api.put('/jobs/99999999999999999999', put)).status).toBe(400);
  });

  it('fails a job whose log grows beyond the limit', async () => {
    const { job, token } = await runningJob();
    const answer = await patch(job.id, token, `${mostTraceBytes}-${mostTraceBytes + 1}`, 'x');
    expect(answer).toMatchObject({ status: 403, headers: { 'job-status': 'failed' } });
    expect(await db('jobs').where({ id: job.id }).first()).toMatchObject({
      ...{ status: 'failed', failure_reason: 'trace_size_exceeded' },
    });
  });

  it('reads nothing of a part that does not fit', async () => {
    const { job, token } = await runningJob();
    const now = new Date().toISOString();
    const parts = () => {
      throw new Error('nobody reads this');
    };
    const gone = { start: 7, length: 3, parts, debug: false };
    expect(await appendTrace(db, job.id, gone, now)).toEqual({ stored: false, size: 0 });
    const long = Buffer.alloc(1_000_000, 'abcdefg');
    expect((await patch(job.id, token, `0-${long.length - 1}`, long)).status).toBe(202);
    const stored = await db('job_trace_parts')
      .where({ job_id: job.id })
      .orderBy('start')
      .select<{ bytes: Buffer }[]>('bytes');
    expect(stored.map(({ bytes }) => bytes.length)).toEqual([262_144, 262_144, 262_144, 213_568]);
    expect((await findTrace(db, job.id))?.checksum).toBe(crc32(long));
  });

  race('stores bytes that arrive twice at once only once', async () => {
    const { job } = await runningJob();
    const addition = additionOf('abc');
    const now = new Date().toISOString();
    const both = await Promise.all([1, 2].map(() => appendTrace(db, job.id, addition, now)));
    expect(both.map((appended) => appended?.stored).toSorted()).toEqual([false, true]);
  });
});

describe('output that a runner sends while its job ends', () => {
  it.each([
    ['is over', { status: 'success' }],
    ['was erased', { status: 'failed', erased_at: new Date().toISOString() }],
  ] as const)('is discarded once the job %s', async (_, columns) => {
    const { project, job } = await runningJob();
    await db('jobs').where({ id: job.id }).update(columns);
    const now = new Date().toISOString();
    const addition = additionOf('abc');
    expect(await appendTrace(db, job.id, addition, now)).toBeNull();
    expect(await findTrace(db, job.id)).toBeUndefined();
    const artifact: Omit<ArtifactRow, 'id'> = {
      ...{ job_id: job.id, project_id: project.id, file_type: 'archive', file_format: 'zip' },
      ...{ filename: 'a.zip', size: 3, sha256: 'a'.repeat(64), storage_key: `late-${job.id}` },
      ...{ expire_at: null, created_at: now, variables: null },
    };
    await expect(insertArtifact(db, artifact)).rejects.toMatchObject({
      ...{ status: 403, headers: { 'Job-Status': columns.status } },
    });
    expect(await db('job_artifacts').where({ job_id: job.id })).toEqual([]);
  });
});

describe('PUT /jobs/:id', () => {
  const report = (id: number, body: object) => api.put(`/jobs/${id}`, body);

  it('ends a job, whose token is good no more, and keeps its log', async () => {
    const { project, job, token } = await runningJob();
    await patch(job.id, token, '0-3', 'abcd');
    expect(await report(job.id, { token, state: 'running' })).toMatchObject({
      ...{ status: 200, body: 200 },
    });
    expect(await report(job.id, { token, state: 'success', exit_code: 0 })).toMatchObject({
      ...{ status: 200, body: 200, headers: { 'job-status': 'success' } },
    });
    expect((await db('jobs').where({ id: job.id }).first())?.status).toBe('success');
    const over = {
      status: 403,
      headers: { 'job-status': 'success' },
      body: { message: '403 Forbidden - Job is not running' },
    };
    expect(await report(job.id, { token, state: 'failed' })).toMatchObject(over);
    expect(await patch(job.id, token, '4-5', 'ef')).toMatchObject(over);
    await environment.workers.idle();
    expect((await findTrace(db, job.id))?.storage_key).toMatch(/^[0-9a-f]{32}$/);
    expect(await db('job_trace_parts').where({ job_id: job.id })).toEqual([]);
    expect((await logOf(project, job)).bytes.toString()).toBe('abcd');
  });

  it('shows and keeps no values of masked variables, wherever a runner cuts them', async () => {
    const { project, job, token } = await runningJob();
    const variable = { key: 'TOKEN', value: 'glaze-12345678', masked: true, protected: false };
    const other = { key: 'SAFE', value: 'other-12345678', masked: true, protected: true };
    for (const each of [variable, other]) {
      const path = `/projects/${project.id}/variables`;
      expect((await api.as(await administrator).post(path, each)).status).toBe(201);
    }
    const [one, two] = ['a glaze-12', '345678 b other-12345678 c\n'];
    await patch(job.id, token, '0-9', one);
    const more = await patch(job.id, token, `10-${one.length + two.length - 1}`, two);
    // The runner counts what it sent.
    expect(more.headers).toMatchObject({ range: `0-${one.length + two.length}` });
    // A log reveals no values that are hidden from the job.
    const shown = 'a [MASKED] b other-12345678 c\n';
    expect((await logOf(project, job)).bytes.toString()).toBe(shown);
    const output = { bytesize: one.length + two.length };
    expect((await report(job.id, { token, state: 'success', output })).status).toBe(200);
    await environment.workers.idle();
    expect(await findTrace(db, job.id)).toMatchObject({
      storage_key: expect.any(String),
      size: shown.length,
    });
    expect((await logOf(project, job)).bytes.toString()).toBe(shown);
  });

  it('shows no beginning of a value while the rest may come', async () => {
    const { project, job, token } = await runningJob();
    const [one, two] = [`a\n${token.slice(0, 12)}`, `${token.slice(12)}\n`];
    await patch(job.id, token, `0-${one.length - 1}`, one);
    expect((await logOf(project, job)).bytes.toString()).toBe('a\n');
    await patch(job.id, token, `${one.length}-${one.length + two.length - 1}`, two);
    expect((await logOf(project, job)).bytes.toString()).toBe('a\n[MASKED]\n');
    await patch(job.id, token, `${one.length + two.length}-99`, token.slice(0, 12));
    expect((await report(job.id, { token, state: 'success' })).status).toBe(200);
    const whole = `a\n[MASKED]\n${token.slice(0, 12)}`;
    expect((await logOf(project, job)).bytes.toString()).toBe(whole);
    await environment.workers.idle();
    expect((await logOf(project, job)).bytes.toString()).toBe(whole);
  });

  it('hides the values that the job was given, also those that are others meanwhile', async () => {
    const admin = api.as(await administrator);
    const project = await seedProject(db);
    const variables = `/projects/${project.id}/variables`;
    const variable = { key: 'GLAZE', value: 'glaze-12345678', masked: true, protected: false };
    expect((await admin.post(variables, variable)).status).toBe(201);
    const harbor = {
      ...{ url: 'https://registry.example', project_name: 'kiln' },
      ...{ username: 'potter', password: 'ember-12345678' },
    };
    const at = `/projects/${project.id}/integrations/harbor`;
    expect((await admin.put(at, harbor)).status).toBe(200);
    const runner = await runnerOf(`/projects/${project.id}`);
    const idTokens = { PROOF: ['https://vault.example'] };
    const job = await waitingJob(project, { options: JSON.stringify({ idTokens }) });
    const { body } = await request(runner);
    const given = (body.variables as { key: string; value: string; masked: boolean }[]).filter(
      ({ masked }) => masked,
    );
    expect(given.map(({ key }) => key).toSorted()).toEqual([
      ...['CI_JOB_TOKEN', 'CI_REGISTRY_PASSWORD', 'GLAZE', 'HARBOR_PASSWORD', 'PROOF'],
    ]);
    expect((await admin.put(`${variables}/GLAZE`, { value: 'other-12345678' })).status).toBe(200);
    expect((await admin.delete(at)).status).toBe(204);
    const log = [...given.map(({ value }) => value), 'other-12345678', ''].join('\n');
    await patch(job.id, body.token, `0-${log.length - 1}`, log);
    const shown = '[MASKED]\n'.repeat(6);
    expect((await logOf(project, job)).bytes.toString()).toBe(shown);
    const kept = await db('job_masked_values').where({ job_id: job.id }).pluck('values_sealed');
    expect(kept).toEqual([expect.stringMatching(/^v1\.[\w-]+$/)]);
    expect((await report(job.id, { token: body.token, state: 'success' })).status).toBe(200);
    await environment.workers.idle();
    expect((await logOf(project, job)).bytes.toString()).toBe(shown);
    expect(await db('job_masked_values').where({ job_id: job.id })).toEqual([]);
  });

  it('answers 202 until the log is there', async () => {
    const { job, token } = await runningJob();
    await patch(job.id, token, '0-3', 'abcd');
    const end = { token, state: 'success', output: { bytesize: 6 } };
    expect(await report(job.id, end)).toMatchObject({ status: 202, body: 202 });
    await patch(job.id, token, '4-5', 'ef');
    expect(await report(job.id, end)).toMatchObject({ status: 200 });
  });

  it.each([
    ['script_failure', 'script_failure'],
    ['no_such_reason', 'unknown_failure'],
    [undefined, 'unknown_failure'],
  ])('a failure for the reason %s is stored as %s', async (failure_reason, stored) => {
    const { job, token } = await runningJob();
    const body = { token, state: 'failed', failure_reason, exit_code: 3 };
    expect((await report(job.id, body)).status).toBe(200);
    expect(await db('jobs').where({ id: job.id }).first()).toMatchObject({
      ...{ status: 'failed', failure_reason: stored, exit_code: 3 },
    });
  });

  it('reads the coverage from the log', async () => {
    const options = JSON.stringify({ coverage: 'Total: \\d+\\.\\d+%' });
    const { job, token } = await runningJob({ options });
    await patch(job.id, token, '0-40', 'Total: 12.5%\nTotal: 83.25%\nbye');
    await report(job.id, { token, state: 'success' });
    expect((await db('jobs').where({ id: job.id }).first())?.coverage).toBe(83.25);
  });

  it('reads the coverage from the end of a long log, which is then read whole', async () => {
    const options = JSON.stringify({ coverage: 'Total: \\d+%' });
    const { project, job, token } = await runningJob({ options });
    const text = `Total: 11%\n${'fired\n'.repeat(200_000)}Total: 62%\n${'cold\n'.repeat(40_000)}`;
    expect((await patch(job.id, token, `0-${text.length - 1}`, text)).status).toBe(202);
    expect((await logOf(project, job)).bytes.toString()).toBe(text);
    await report(job.id, { token, state: 'success' });
    expect((await db('jobs').where({ id: job.id }).first())?.coverage).toBe(62);
  });

  it('answers 400 to other states', async () => {
    const { job, token } = await runningJob();
    expect((await report(job.id, { token, state: 'sleeping' })).status).toBe(400);
    expect((await report(job.id, { state: 'success' })).status).toBe(400);
  });

  it('says why a job is refused', async () => {
    const { project, job, token } = await runningJob();
    const state = 'running';
    await db('jobs').where({ id: job.id }).update({ status: 'canceled' });
    expect(await report(job.id, { token, state })).toMatchObject({
      ...{ status: 403, headers: { 'job-status': 'canceled' } },
    });
    await db('jobs').where({ id: job.id }).update({ erased_at: new Date().toISOString() });
    expect((await report(job.id, { token, state })).body.message).toBe(
      '403 Forbidden - Job has been erased!',
    );
    await db('projects').where({ id: project.id }).update({ listing: null });
    expect((await report(job.id, { token, state })).body.message).toBe(
      '403 Forbidden - Project has been deleted!',
    );
  });
});

describe('GET /projects/:id/jobs/:job_id/trace', () => {
  const table: readonly (readonly [Who, number, number])[] = [
    ['reporter', 200, 403],
    ['developer', 200, 200],
    ['guest', 403, 403],
    ['stranger', 404, 404],
    ['anonymous', 404, 404],
  ];
  it.each(table)('answers a %s with %i, about a debug log with %i', async (who, plain, debug) => {
    const { project, people } = await projectWorld(db);
    await db('project_settings').where({ project_id: project.id }).update({ public_jobs: false });
    const pipeline = await seedPipeline(db, { project_id: project.id });
    const job = await seedJob(db, pipeline, { status: 'running' });
    const path = `/projects/${project.id}/jobs/${job.id}/trace`;
    expect((await api.as(people[who]).get(path)).status).toBe(plain);
    const addition = { ...additionOf('abc'), debug: true };
    await appendTrace(db, job.id, addition, new Date().toISOString());
    expect((await api.as(people[who]).get(path)).status).toBe(debug);
  });

  it('answers 404 about jobs of other projects', async () => {
    const { project } = await projectWorld(db);
    const { job } = await runningJob();
    expect((await logOf(project, job)).status).toBe(404);
  });
});
