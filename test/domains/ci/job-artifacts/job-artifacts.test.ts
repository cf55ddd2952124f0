import { type IncomingMessage, request as httpRequest } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer as bytesOf, text as textOf } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sweepArtifacts, expireArtifacts } from '#src/domains/ci/job-artifacts/workers.ts';
import { presentJobArtifacts } from '#src/domains/ci/job-artifacts/presenter.ts';
import type { ArtifactRow } from '#src/domains/ci/job-artifacts/artifact-row.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';
import { createLog } from '#src/log.ts';
import type { AccessLevel } from '#src/policy/access-level.ts';
import { reportTypes } from '#src/ci/job-parts.ts';
import { startApp } from '#test/support/app.ts';
import { tokenOf, uploadOf, zipOf } from '#test/support/archives.ts';
import { seedJob } from '#test/support/pipelines.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { multipart } from '#test/support/uploads.ts';
import { register } from '#test/domains/ci/runners/world.ts';
import { archiveWorld } from './world.ts';

const app = await startApp();
const { api, db, git, environment } = app;
const { storage } = environment;
const administrator = await seedUser(db, { admin: true });
const { archive, jobIn, withArchive, leaveArchive, upload } = await archiveWorld(app);

const rowsOf = (job: { id: number }) =>
  db<ArtifactRow>('job_artifacts').where({ job_id: job.id }).orderBy('id');

describe('POST /jobs/:id/artifacts', () => {
  it('stores the archive, once, and counts it', async () => {
    const project = await seedProject(db, { git, readme: true });
    const { job } = await jobIn(project);
    expect(await upload(job)).toMatchObject({ status: 201, body: 201 });
    expect(await upload(job)).toMatchObject({ status: 201, body: 201 });
    const other = await zipOf({ a: 'b' });
    expect(await upload(job, other)).toMatchObject({
      status: 400,
      body: { message: 'another artifact of the same type already exists' },
    });
    const [, index] = await rowsOf(job);
    expect(await rowsOf(job)).toHaveLength(2);
    const { body } = await api.as(administrator).get(`/projects/${project.id}?statistics=true`);
    expect(body.statistics.job_artifacts_size).toBe(archive.length + Number(index?.size));
    const packed = await storage.read(index?.storage_key ?? '');
    const lines = gunzipSync(await bytesOf(packed as Readable))
      .toString()
      .trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { name: 'coverage/index.html', size: 11, crc32: expect.any(Number) as number },
      { name: 'log.txt', size: 5 },
    ]);
    const now = new Date().toISOString();
    const trace = { job_id: job.id, size: 7, checksum: 0, debug: false, updated_at: now };
    await db('job_traces').insert(trace);
    const present = await presentJobArtifacts(db, [job]);
    expect(present(job)).toMatchObject({
      artifacts: [
        { file_type: 'archive', file_format: 'zip', filename: 'artifacts.zip' },
        { file_type: 'metadata', file_format: 'gzip', filename: 'metadata.gz' },
        { file_type: 'trace', file_format: null, filename: 'job.log', size: 7 },
      ],
      artifacts_file: { filename: 'artifacts.zip', size: archive.length },
    });
    expect(present({ id: 0 })).toEqual({ artifacts: [], artifacts_expire_at: null });
  });

  it('has no index of what is no archive, and keeps one that the runner sent', async () => {
    const { job } = await jobIn(await seedProject(db));
    expect((await upload(job, 'no archive')).status).toBe(201);
    expect(await rowsOf(job)).toMatchObject([{ file_type: 'archive' }]);
    const { job: other } = await jobIn(await seedProject(db));
    const sent = gzipSync('of the runner');
    const metadata = '?artifact_type=metadata&artifact_format=gzip';
    expect((await upload(other, sent, metadata, 'metadata.gz')).status).toBe(201);
    const storing = vi.spyOn(storage, 'store');
    const removing = vi.spyOn(storage, 'remove');
    expect((await upload(other)).status).toBe(201);
    const stored = await Promise.all(storing.mock.results.map(({ value }) => value));
    const removed = new Set(removing.mock.calls.map(([key]) => key));
    vi.restoreAllMocks();
    const rows = await rowsOf(other);
    const kept = stored.map(({ key }) => key).filter((key) => !removed.has(key));
    expect(stored).toHaveLength(2);
    expect(kept).toEqual([rows[1]?.storage_key]);
    expect(rows).toMatchObject([
      { file_type: 'metadata', size: sent.length },
      { file_type: 'archive', size: archive.length },
    ]);
    const sizes = await db('project_statistics')
      .where({ project_id: other.project_id })
      .first<{ job_artifacts_size: number }>('job_artifacts_size');
    expect(sizes.job_artifacts_size).toBe(sent.length + archive.length);
  });

  it('takes every report that a configuration may name', async () => {
    const { job } = await jobIn(await seedProject(db));
    const token = await tokenOf(db, job);
    const types = new Set([...reportTypes, 'cobertura', 'jacoco']);
    // The format of this report is one of two.
    types.delete('coverage_report');
    for (const type of types) {
      const asked = `/jobs/${job.id}/artifacts/authorize?artifact_type=${type}`;
      const headers = { 'job-token': token };
      expect([type, (await api.send('POST', asked, undefined, headers)).status]).toEqual([
        type,
        200,
      ]);
    }
    const query = '?artifact_type=cyclonedx&artifact_format=gzip';
    expect(await upload(job, gzipSync('{}'), query, 'bom.json.gz')).toMatchObject({ status: 201 });
    expect(await rowsOf(job)).toMatchObject([{ file_type: 'cyclonedx', file_format: 'gzip' }]);
  });

  it.each([
    ['', 30 * 86_400],
    ['?expire_in=2h20min', 8_400],
    ['?expire_in=3%20mos%204%20days', 94 * 86_400],
    ['?expire_in=60', 60],
    ['?expire_in=never', null],
  ])('with %s lets it expire after %s seconds', async (query, seconds) => {
    const { job } = await jobIn(await seedProject(db));
    const before = Date.now();
    expect((await upload(job, archive, query)).status).toBe(201);
    const [row] = await rowsOf(job);
    if (seconds === null) expect(row?.expire_at).toBeNull();
    else {
      const from = Date.parse(row?.expire_at ?? '') - seconds * 1000;
      expect(from).toBeGreaterThanOrEqual(before);
      expect(from).toBeLessThanOrEqual(Date.now());
    }
  });

  it.each([
    '?expire_in=soon',
    '?expire_in=-5%20days',
    '?artifact_type=trace',
    '?artifact_format=rar',
    '?artifact_format=gzip',
    '?artifact_type=lsif&artifact_format=raw',
    '?artifact_type=metadata',
    '?artifact_type=sast&artifact_format=gzip',
    ...['junit', 'dotenv', 'cobertura', 'metrics_referee', 'network_referee'].map(
      (type) => `?artifact_type=${type}&artifact_format=raw`,
    ),
  ])('refuses %s', async (query) => {
    const { job } = await jobIn(await seedProject(db));
    expect((await upload(job, archive, query)).status).toBe(400);
    expect(await rowsOf(job)).toEqual([]);
  });

  it('takes the token of the job as a parameter, too', async () => {
    const { project, job } = await withArchive();
    const { job: second } = await jobIn(project, { user_id: administrator.id });
    const token = await tokenOf(db, second);
    const { body, headers } = uploadOf('', archive);
    const { 'job-token': _, ...bare } = headers;
    const path = `/jobs/${second.id}/artifacts`;
    const send = (path: string, token: string) =>
      api.send('POST', `${path}?token=${token}`, body, bare);
    expect((await send(path, 'wrong')).status).toBe(403);
    expect(await send(path, token)).toMatchObject({ status: 201, body: 201 });
    const ask = api.send('POST', `${path}/authorize?token=${token}`);
    expect(await ask).toMatchObject({ status: 200 });
    expect((await api.get(`/jobs/${job.id}/artifacts?token=${token}`)).bytes).toEqual(archive);
  });

  it('takes no more than the instance permits', async () => {
    const put = (most: number) =>
      api.as(administrator).put('/application/settings', { max_artifacts_size: most });
    await put(1);
    onTestFinished(async () => void (await put(100)));
    const { job } = await jobIn(await seedProject(db));
    const large = Buffer.alloc(1_048_577);
    expect(await upload(job, large)).toMatchObject({
      status: 413,
      body: { message: 'file size has reached maximum size limit' },
    });
    const ask = async (filesize: number) => {
      const headers = { 'job-token': await tokenOf(db, job) };
      const url = `/jobs/${job.id}/artifacts/authorize?filesize=${filesize}`;
      return (await api.send('POST', url, undefined, headers)).status;
    };
    expect(await ask(1_048_576)).toBe(200);
    expect(await ask(1_048_577)).toBe(413);
  });

  it('ends an upload that says that it is larger, or turns out to be, before it is whole', async () => {
    const put = (most: number) =>
      api.as(administrator).put('/application/settings', { max_artifacts_size: most });
    await put(1);
    onTestFinished(async () => void (await put(100)));
    const { job } = await jobIn(await seedProject(db));
    const headers = {
      ...{ 'job-token': await tokenOf(db, job), 'content-type': 'multipart/form-data; boundary=b' },
    };
    const begin = (more: object, part: Buffer) =>
      new Promise<readonly [number | undefined, string]>((resolve, reject) => {
        const url = `${app.origin}/api/v4/jobs/${job.id}/artifacts`;
        const request = httpRequest(url, { method: 'POST', headers: { ...headers, ...more } });
        const read = async (response: IncomingMessage) => {
          const text = await textOf(response);
          request.destroy();
          return [response.statusCode, text] as const;
        };
        request.on('error', reject).on('response', (response) => resolve(read(response)));
        // The rest never comes.
        request.write(part);
      });
    const refusal = [413, JSON.stringify({ message: 'file size has reached maximum size limit' })];
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
    expect(await begin({ 'content-length': '1000000000' }, Buffer.from(head))).toEqual(refusal);
    // More than a piece (16 KiB) beyond the limit: what comes is judged piece by piece.
    const large = Buffer.concat([Buffer.from(head), Buffer.alloc(1_048_576 + 32_768)]);
    expect(await begin({ 'transfer-encoding': 'chunked' }, large)).toEqual(refusal);
  });

  it('is for the runner of the job, while it runs', async () => {
    const project = await seedProject(db);
    const { job } = await jobIn(project);
    const { job: other } = await jobIn(project);
    const token = await tokenOf(db, job);
    const send = (id: number, { body, headers }: ReturnType<typeof uploadOf>) =>
      api.send('POST', `/jobs/${id}/artifacts`, body, headers);
    const forbidden = { status: 403, body: { message: '403 Forbidden' } };
    expect(await send(job.id, uploadOf('unknown', archive))).toMatchObject(forbidden);
    expect(await send(other.id, uploadOf(token, archive))).toMatchObject(forbidden);
    expect(await api.post(`/jobs/${job.id}/artifacts`)).toMatchObject(forbidden);
    await db('jobs').where({ id: job.id }).update({ status: 'canceled' });
    expect(await send(job.id, uploadOf(token, archive))).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Job is not running' },
      headers: { 'job-status': 'canceled' },
    });
    await db('jobs').where({ id: job.id }).update({ erased_at: new Date().toISOString() });
    expect(await send(job.id, uploadOf(token, archive))).toMatchObject({
      status: 403,
      body: { message: '403 Forbidden - Job has been erased!' },
    });
    expect(await rowsOf(job)).toEqual([]);
  });

  it('makes nothing of what a runner says of the files in it, however much', async () => {
    const { job } = await jobIn(await seedProject(db));
    const { body, headers } = multipart(
      { name: 'metadata', value: Buffer.alloc(200_000, 'x'), filename: 'metadata.gz' },
      { name: 'file', value: archive, filename: '../../etc/artifacts.zip' },
    );
    const sent = { ...headers, 'job-token': await tokenOf(db, job) };
    const answer = await api.send('POST', `/jobs/${job.id}/artifacts`, body, sent);
    expect(answer).toMatchObject({ status: 201, body: 201 });
    const rows = await rowsOf(job);
    expect(rows).toMatchObject([
      { file_type: 'archive', size: archive.length, filename: 'artifacts.zip' },
      { file_type: 'metadata', filename: 'metadata.gz' },
    ]);
  });

  it('reads the variables that later jobs are given', async () => {
    const project = await seedProject(db);
    const { job } = await jobIn(project);
    const query = '?artifact_type=dotenv&artifact_format=gzip';
    const text = 'URL=https://kiln.test/\r\nNAME="two words"\n CONE = 6 \n';
    const answer = await upload(job, gzipSync(text), query, '.env');
    expect(answer.status).toBe(201);
    const [report] = await rowsOf(job);
    expect(JSON.parse(report?.variables ?? '')).toEqual([
      { key: 'URL', value: 'https://kiln.test/' },
      { key: 'NAME', value: '"two words"' },
      { key: 'CONE', value: '6' },
    ]);
    const { job: second } = await jobIn(project);
    for (const bad of ['no equals sign', '9A=1', 'A=1\n\nB=2', 'A=1\0', `A=${'x'.repeat(6_000)}`]) {
      expect((await upload(second, gzipSync(bad), query)).status).toBe(400);
    }
    expect(
      (await upload(second, archive, '?artifact_type=dotenv&artifact_format=gzip')).status,
    ).toBe(400);
    const packed = '?artifact_type=dotenv&artifact_format=gzip';
    const whole = gzipSync('URL=https://kiln.test/');
    for (const bad of [whole.subarray(0, 12), gzipSync(Buffer.alloc(50_000_000, 'A'))]) {
      expect((await upload(second, bad, packed)).status).toBe(400);
    }
    expect(await rowsOf(second)).toEqual([]);
    expect((await upload(second, whole, packed)).status).toBe(201);
    const [row] = await rowsOf(second);
    expect(JSON.parse(row?.variables ?? '')).toEqual([{ key: 'URL', value: 'https://kiln.test/' }]);
  });
});

describe('GET /jobs/:id/artifacts', () => {
  const fetch = (id: number, token: string) =>
    api.get(`/jobs/${id}/artifacts`, { 'job-token': token });

  /** The token of a running job that somebody with this level started. */
  async function runAs(project: { readonly id: number }, level: AccessLevel = 30) {
    const user = await seedUser(db);
    await addMember(db, { project, user, level });
    const { job } = await jobIn(project, { name: 'deploy', user_id: user.id });
    return { user, job, token: await tokenOf(db, job) };
  }

  it('hands the archive to a running job of the project', async () => {
    const { project, job } = await withArchive();
    const { token } = await runAs(project);
    const answer = await fetch(job.id, token);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(archive)).toBe(true);
    const stranger = await runAs(await seedProject(db));
    expect((await fetch(job.id, stranger.token)).status).toBe(403);
    expect((await fetch(job.id, 'unknown')).status).toBe(403);
    expect((await fetch(999_999_999, token)).status).toBe(404);
    expect((await fetch((await jobIn(project)).job.id, token)).status).toBe(404);
    const { job: over } = await jobIn(project, { status: 'success' });
    expect(await fetch(job.id, await tokenOf(db, over))).toMatchObject({
      ...{ status: 403, headers: { 'job-status': 'success' } },
      body: { message: '403 Forbidden - Job is not running' },
    });
  });

  it.each([
    ['was removed', (id: number) => db('project_authorizations').where({ user_id: id }).delete()],
    ['was blocked', (id: number) => db('users').where({ id }).update({ state: 'blocked' })],
  ])('hands nothing to a job whose starter %s', async (_, leave) => {
    const { project, job } = await withArchive({ visibility: 'public' });
    const { user, token } = await runAs(project);
    expect((await fetch(job.id, token)).status).toBe(200);
    await leave(user.id);
    expect((await fetch(job.id, token)).status).toBe(403);
  });

  it('hands archives for nobody to jobs of the same pipeline alone', async () => {
    const { project, job } = await withArchive({ options: { artifacts: { access: 'none' } } });
    const { job: running, token } = await runAs(project);
    expect((await fetch(job.id, token)).status).toBe(403);
    await db('jobs').where({ id: running.id }).update({ pipeline_id: job.pipeline_id });
    expect((await fetch(job.id, token)).status).toBe(200);
  });
});

describe('the archives that a job is told to fetch', () => {
  it('are those that it is then given; it fails where one has expired', async () => {
    const { project, job } = await withArchive();
    const runner = await register(api, administrator, `/projects/${project.id}`);
    const { pipeline_id } = job;
    const [pipeline] = await db<PipelineRow>('pipelines').where({ id: pipeline_id });
    if (pipeline === undefined) throw new Error('no pipeline');
    const asked = async (name: string) => {
      const next = await seedJob(db, pipeline, {
        ...{ status: 'pending', name, stage_index: 3, queued_at: new Date().toISOString() },
        user_id: administrator.id,
      });
      return { next, answer: await api.post('/jobs/request', { token: runner.token }) };
    };
    const first = await asked('first');
    expect(first.answer.body).toMatchObject({ id: first.next.id, dependencies: [{ id: job.id }] });
    const expire_at = '2020-01-01T00:00:00.000Z';
    await db('job_artifacts').where({ job_id: job.id }).update({ expire_at });
    // The pipeline runs: another one is the newest successful pipeline, and this one is not kept.
    await db('pipelines').where({ id: pipeline_id }).update({ status: 'running' });
    const second = await asked('second');
    expect(second.answer.status).toBe(204);
    expect(await db('jobs').where({ id: second.next.id }).first()).toMatchObject({
      ...{ status: 'failed', failure_reason: 'missing_dependency_failure' },
    });
  });
});

describe('POST /projects/:id/jobs/:job_id/artifacts/keep', () => {
  it('takes the expiry away, and answers the job', async () => {
    const { project, job } = await withArchive();
    const url = `/projects/${project.id}/jobs/${job.id}/artifacts/keep`;
    const kept = await api.as(administrator).post(url);
    expect(kept).toMatchObject({
      status: 200,
      body: {
        id: job.id,
        artifacts_expire_at: null,
        artifacts: [{ file_type: 'archive' }, { file_type: 'metadata' }],
      },
    });
    expect((await rowsOf(job))[0]?.expire_at).toBeNull();
    const { job: bare } = await jobIn(project);
    const none = `/projects/${project.id}/jobs/${bare.id}/artifacts/keep`;
    expect((await api.as(administrator).post(none)).status).toBe(404);
  });

  it.each([
    [10, 403],
    [20, 403],
    [30, 200],
  ] as const)('answers level %i with %i', async (level, status) => {
    const { project, job } = await withArchive();
    const user = await seedUser(db);
    await addMember(db, { project, user, level });
    const url = `/projects/${project.id}/jobs/${job.id}/artifacts/keep`;
    expect((await api.as(user).post(url)).status).toBe(status);
  });
});

describe('removal', () => {
  const work = { ...environment, log: createLog('silent') };
  const run = {
    id: '1',
    attempt: 1,
    signal: new AbortController().signal,
    progress: async () => {},
  };
  const sizeOf = async (project: { id: number }) =>
    (
      await db('project_statistics').where({ project_id: project.id }).first<{
        job_artifacts_size: number;
      }>()
    ).job_artifacts_size;

  it('takes all files of a job, and their sizes', async () => {
    const { project, job } = await withArchive();
    const [row] = await rowsOf(job);
    const url = `/projects/${project.id}/jobs/${job.id}/artifacts`;
    expect((await api.as(administrator).delete(url)).status).toBe(204);
    expect((await api.as(administrator).delete(url)).status).toBe(204);
    expect(await rowsOf(job)).toEqual([]);
    expect(await sizeOf(project)).toBe(0);
    await expect.poll(() => storage.writtenAt(row?.storage_key ?? '')).toBeNull();
    expect((await api.as(administrator).get(url)).status).toBe(404);
  });

  it('of a project leaves those of the newest successful pipelines', async () => {
    const project = await seedProject(db);
    const first = await leaveArchive(project);
    const second = await leaveArchive(project);
    const failed = await leaveArchive(project, { status: 'failed' });
    const other = await leaveArchive(project, { ref: 'glaze' });
    expect(await api.as(administrator).delete(`/projects/${project.id}/artifacts`)).toMatchObject({
      status: 202,
      body: { message: '202 Accepted' },
    });
    await expireArtifacts.run({ projectId: project.id }, work, run);
    const left = await Promise.all([first, second, failed, other].map(({ job }) => rowsOf(job)));
    expect(left.map((rows) => rows.length)).toEqual([0, 2, 0, 2]);
    const sizes = left.flat().map(({ size }) => size);
    expect(await sizeOf(project)).toBe(sizes.reduce((sum, size) => sum + size, 0));
  });

  it('at night takes those whose time is over, but for the newest', async () => {
    const project = await seedProject(db);
    const [first, second] = [await leaveArchive(project), await leaveArchive(project)];
    const fresh = await leaveArchive(project, { status: 'failed' });
    const ids = [first.job.id, second.job.id];
    const past = '2020-01-01T00:00:00.000Z';
    await db('job_artifacts').whereIn('job_id', ids).update({ expire_at: past });
    await sweepArtifacts.run({}, work, run);
    const left = await Promise.all([first, second, fresh].map(({ job }) => rowsOf(job)));
    expect(left.map((rows) => rows.length)).toEqual([0, 2, 2]);
  });

  it('is refused by an archived project', async () => {
    const { project, job } = await withArchive();
    await api.as(administrator).post(`/projects/${project.id}/archive`);
    for (const path of [`jobs/${job.id}/artifacts`, 'artifacts']) {
      const answer = await api.as(administrator).delete(`/projects/${project.id}/${path}`);
      expect(answer.status).toBe(403);
    }
  });
});
