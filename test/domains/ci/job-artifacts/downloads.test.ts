import { describe, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { zipOf } from '#test/support/archives.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { archiveWorld } from './world.ts';

const app = await startApp();
const { api, db } = app;
const administrator = await seedUser(db, { admin: true });
const { archive, withArchive, leaveArchive } = await archiveWorld(app);

describe('downloads', () => {
  it('answer the archive and its files, to be kept and never shown', async () => {
    const { project, job } = await withArchive();
    const as = api.as(administrator);
    const whole = await as.get(`/projects/${project.id}/jobs/${job.id}/artifacts`);
    expect(whole).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="artifacts.zip"',
        'content-length': String(archive.length),
        'x-content-type-options': 'nosniff',
      },
    });
    expect(whole.bytes.equals(archive)).toBe(true);
    const one = await as.get(
      `/projects/${project.id}/jobs/${job.id}/artifacts/coverage/index.html`,
    );
    expect(one).toMatchObject({
      status: 200,
      body: '<h1>97</h1>',
      headers: {
        'content-disposition': 'attachment; filename="index.html"',
        'content-type': 'text/html',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    });
  });

  it.each([
    ['report.json', 'application/json'],
    ['glaze.PNG', 'image/png'],
    ['junit.xml', 'application/xml'],
    ['log.txt', 'text/plain'],
    ['no ending', 'application/octet-stream'],
    ['odd.constructor', 'application/octet-stream'],
  ])('tell by the ending of the name of %s that it is %s', async (name, type) => {
    const project = await seedProject(db);
    const { job } = await leaveArchive(project, {}, '', await zipOf({ [name]: '{"heat":1040}' }));
    const url = `/projects/${project.id}/jobs/${job.id}/artifacts/${encodeURIComponent(name)}`;
    const answer = await api.as(administrator).get(url);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': type } });
    expect(answer.bytes.toString()).toBe('{"heat":1040}');
  });

  it.each([
    ['coverage', 404],
    ['coverage/', 404],
    ['missing.txt', 404],
    ['../log.txt', 400],
    ['coverage/%2e%2e/log.txt', 400],
    ['coverage%5Cindex.html', 400],
    ['%2Fetc/passwd', 400],
    ['log.txt%00', 400],
    ['%ff', 400],
    ['%252e%252e/log.txt', 404],
  ])('of the path %s answer %i', async (path, status) => {
    const { project, job } = await withArchive();
    const url = `/projects/${project.id}/jobs/${job.id}/artifacts/${path}`;
    expect((await api.as(administrator).get(url)).status).toBe(status);
  });

  it('refuse a file that is no archive', async () => {
    const project = await seedProject(db);
    const { job } = await leaveArchive(project, {}, '', Buffer.from('no archive'));
    const url = `/projects/${project.id}/jobs/${job.id}/artifacts/log.txt`;
    expect((await api.as(administrator).get(url)).status).toBe(400);
  });

  it('find a job in its own project only', async () => {
    const { job } = await withArchive();
    const other = await seedProject(db);
    const url = `/projects/${other.id}/jobs/${job.id}/artifacts`;
    expect(await api.as(administrator).get(url)).toMatchObject({
      status: 404,
      body: { message: '404 Not found' },
    });
  });

  it('end with the expiry, unless they are the newest of the ref', async () => {
    const { project, job } = await withArchive();
    const past = '2020-01-01T00:00:00.000Z';
    await db('job_artifacts').where({ job_id: job.id }).update({ expire_at: past });
    const url = `/projects/${project.id}/jobs/${job.id}/artifacts`;
    const get = async () => (await api.as(administrator).get(url)).status;
    expect(await get()).toBe(200);
    await db('project_settings')
      .where({ project_id: project.id })
      .update({ keep_latest_artifact: false });
    expect(await get()).toBe(404);
    await db('project_settings')
      .where({ project_id: project.id })
      .update({ keep_latest_artifact: true });
    await leaveArchive(project);
    expect(await get()).toBe(404);
  });

  const table = [
    ['public', true, {}, 'anonymous', 200],
    ['public', true, {}, 'stranger', 200],
    ['public', false, {}, 'anonymous', 401],
    ['public', false, {}, 'stranger', 403],
    ['public', false, {}, 'guest', 403],
    ['public', false, {}, 'reporter', 200],
    ['public', true, { artifacts: { access: 'developer' } }, 'anonymous', 401],
    ['public', true, { artifacts: { access: 'developer' } }, 'guest', 403],
    ['public', true, { artifacts: { access: 'developer' } }, 'reporter', 403],
    ['public', true, { artifacts: { access: 'developer' } }, 'developer', 200],
    ['public', true, { artifacts: { access: 'none' } }, 'anonymous', 401],
    ['public', true, { artifacts: { access: 'none' } }, 'developer', 403],
    ['public', true, { artifacts: { access: 'none' } }, 'owner', 403],
    ['private', true, {}, 'anonymous', 404],
    ['private', true, {}, 'stranger', 404],
    ['private', true, {}, 'guest', 200],
    ['private', false, {}, 'guest', 403],
    ['private', false, {}, 'reporter', 200],
  ] as const;

  it.each(table)(
    'of a %s project, public jobs %s, options %j answer a %s with %i',
    async (visibility, public_jobs, options, who, status) => {
      const { project, job } = await withArchive({ visibility, options, name: 'unit' });
      await db('project_settings').where({ project_id: project.id }).update({ public_jobs });
      const levels = { stranger: 0, guest: 10, reporter: 20, developer: 30, owner: 50 } as const;
      const level = who === 'anonymous' ? 0 : levels[who];
      const user = who === 'anonymous' ? null : await seedUser(db);
      if (user !== null && level > 0) await addMember(db, { project, user, level });
      const base = `/projects/${project.id}/jobs`;
      for (const path of [
        `${job.id}/artifacts`,
        `${job.id}/artifacts/log.txt`,
        'artifacts/main/download?job=unit',
        'artifacts/main/raw/log.txt?job=unit',
      ]) {
        expect([path, (await api.as(user).get(`${base}/${path}`)).status]).toEqual([path, status]);
      }
    },
  );
});

describe('downloads by ref', () => {
  const get = (project: { id: number }, path: string) =>
    api.as(administrator).get(`/projects/${project.id}/jobs/artifacts/${path}`);

  it('take the newest successful pipeline, whatever failed since', async () => {
    const project = await seedProject(db);
    await leaveArchive(project, {}, '', await zipOf({ 'a.txt': 'old' }));
    await leaveArchive(project, {}, '', await zipOf({ 'a.txt': 'new' }));
    await leaveArchive(project, { status: 'failed' }, '', await zipOf({ 'a.txt': 'failed' }));
    await leaveArchive(project, { ref: 'glaze' }, '', await zipOf({ 'a.txt': 'glaze' }));
    expect(await get(project, 'main/raw/a.txt?job=rspec')).toMatchObject({
      status: 200,
      body: 'new',
    });
    expect((await get(project, 'main/download?job=rspec')).status).toBe(200);
    expect((await get(project, 'main/download?job=other')).status).toBe(404);
    expect((await get(project, 'kiln/download?job=rspec')).status).toBe(404);
    expect(await get(project, 'main/download')).toMatchObject({
      status: 400,
      body: { error: 'job is missing' },
    });
  });

  it('look through child pipelines after their parent, level by level', async () => {
    const project = await seedProject(db);
    const { pipeline } = await leaveArchive(project, { name: 'build' });
    const child = await leaveArchive(
      project,
      { name: 'deep' },
      '',
      await zipOf({ 'a.txt': 'child' }),
    );
    await db('pipelines')
      .where({ id: child.pipeline.id })
      .update({ parent_pipeline_id: pipeline.id });
    expect(await get(project, 'main/raw/a.txt?job=deep')).toMatchObject({
      status: 200,
      body: 'child',
    });
    expect((await get(project, 'main/download?job=build')).status).toBe(200);
  });

  it.each(['feature%2Fglaze', 'feature/glaze', 'feature/download', 'a%2Fraw%2Fb'])(
    'take the ref %s',
    async (ref) => {
      const project = await seedProject(db);
      await leaveArchive(project, { ref: decodeURIComponent(ref) });
      expect((await get(project, `${ref}/download?job=rspec`)).status).toBe(200);
      expect((await get(project, `${ref}/raw/coverage/index.html?job=rspec`)).status).toBe(200);
    },
  );
});
