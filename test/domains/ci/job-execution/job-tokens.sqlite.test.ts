import { beforeAll, describe, expect, it } from 'vitest';
import { readBranchHead } from '#src/git/reading/branches.ts';
import { updateRefs } from '#src/git/writing/refs.ts';
import { startApp } from '#test/support/app.ts';
import { addMember, seedProject } from '#test/support/seed.ts';
import { worldOf } from './world.ts';

const app = await startApp();
const free = await startApp({ config: { plan: 'free' } });
const { api, db, git, origin } = app;
const { administrator, request, runnerOf, waitingJob } = worldOf(app);

beforeAll(async () => {
  await api.as(await administrator).post('/features/ci_secure_files', { value: true });
});

/** A running job of a private project with a repository, and its token. */
async function privateJob() {
  const project = await seedProject(db, { git, readme: true, visibility: 'private' });
  const job = await waitingJob(project);
  await addMember(db, { project, user: { id: job.user_id ?? 0 }, level: 40 });
  const answer = await request(await runnerOf(`/projects/${project.id}`));
  return { project, job, token: answer.body.token as string };
}

/** Asks as git does before it fetches or pushes. */
const asGit = (path: string, token: string, service = 'git-upload-pack') =>
  fetch(`${origin}/${path}.git/info/refs?service=${service}`, {
    headers: {
      authorization: `Basic ${Buffer.from(`gitlab-ci-token:${token}`).toString('base64')}`,
    },
  });

describe('the token of a running job', () => {
  it('reads the repository of its project, writes nothing, and ends with the job', async () => {
    const { project, job, token } = await privateJob();
    expect((await asGit(project.full_path, token)).status).toBe(200);
    expect((await asGit(project.full_path, token, 'git-receive-pack')).status).toBe(403);
    await api.put(`/jobs/${job.id}`, { token, state: 'success' });
    expect((await asGit(project.full_path, token)).status).toBe(401);
  });

  it('reads repositories of others that its user reads, as far as the scope lets it', async () => {
    const { project, job, token } = await privateJob();
    const user = { id: job.user_id ?? 0 };
    const member = await seedProject(db, { git, readme: true, visibility: 'private' });
    await addMember(db, { project: member, user, level: 30 });
    const open = await seedProject(db, { git, readme: true });
    const hidden = await seedProject(db, { git, readme: true, visibility: 'private' });
    const ask = () =>
      Promise.all(
        [project, member, open, hidden].map(
          async ({ full_path }) => (await asGit(full_path, token)).status,
        ),
      );
    expect(await ask()).toEqual([200, 404, 404, 404]);
    const as = api.as(await administrator);
    const scope = `/projects/${project.id}/job_token_scope`;
    expect((await as.send('PATCH', scope, { enabled: false })).status).toBe(204);
    expect(await ask()).toEqual([200, 200, 200, 404]);
    expect((await as.send('PATCH', scope, { enabled: true })).status).toBe(204);
    expect(await ask()).toEqual([200, 404, 404, 404]);
    for (const { id: target_project_id } of [member, hidden]) {
      expect((await as.post(`${scope}/allowlist`, { target_project_id })).status).toBe(201);
    }
    expect(await ask()).toEqual([200, 200, 404, 404]);
    expect((await as.delete(`${scope}/allowlist/${member.id}`)).status).toBe(204);
    expect(await ask()).toEqual([200, 404, 404, 404]);
  });

  it('reaches what an administrator is a member of, and nothing more, from projects of others', async () => {
    const { project, job, token } = await privateJob();
    const user = { id: job.user_id ?? 0 };
    await db('users').where(user).update({ admin: true });
    const hidden = await seedProject(db, { git, readme: true, visibility: 'private' });
    const member = await seedProject(db, { git, readme: true, visibility: 'private' });
    await addMember(db, { project: member, user, level: 30 });
    // Members alone read the code of this one.
    const open = await seedProject(db, { git, readme: true });
    await db('projects').where({ id: open.id }).update({ repository_access_level: 'private' });
    const settings = { ci_job_token_scope_enabled: false };
    await db('project_settings').where({ project_id: project.id }).update(settings);
    const ask = () =>
      Promise.all(
        [project, hidden, member, open].map(async ({ full_path }) => {
          return (await asGit(full_path, token)).status;
        }),
      );
    expect(await ask()).toEqual([200, 404, 200, 403]);
    const start = { token, ref: 'main' };
    const refused = await api.post(`/projects/${hidden.id}/trigger/pipeline`, start);
    expect(refused.status).toBe(404);
    // Only the owner controls the jobs of a project in a personal namespace.
    const own = db('namespaces').where({ kind: 'user', owner_id: user.id }).select('id');
    await db('projects').where({ id: project.id }).update({ namespace_id: own });
    expect(await ask()).toEqual([200, 200, 200, 200]);
  });

  it('sees no pipelines of other projects, where these are for members', async () => {
    const { project, job, token } = await privateJob();
    const other = await seedProject(db, { git, readme: true });
    const columns = { builds_access_level: 'private' };
    await db('projects').whereIn('id', [project.id, other.id]).update(columns);
    const settings = { ci_job_token_scope_enabled: false };
    await db('project_settings').where({ project_id: project.id }).update(settings);
    for (const { id } of [project, other]) {
      const repository = git.repository(id);
      const to = await readBranchHead(repository, 'main');
      await updateRefs(repository, [{ ref: `refs/pipelines/${job.pipeline_id}`, to }]);
    }
    const shown = async (path: string) => {
      const answer = await asGit(path, token);
      expect(answer.status).toBe(200);
      return (await answer.text()).includes(`refs/pipelines/${job.pipeline_id}`);
    };
    expect(await shown(project.full_path)).toBe(true);
    expect(await shown(other.full_path)).toBe(false);
  });

  it('tells its job, which no other credentials do', async () => {
    const { project, job, token } = await privateJob();
    expect(await api.get('/job', { 'job-token': token })).toMatchObject({
      status: 200,
      body: { id: job.id, status: 'running', user: { id: job.user_id } },
    });
    expect((await api.get(`/job?job_token=${token}`)).body.id).toBe(job.id);
    expect(await api.as(await administrator).get('/job')).toMatchObject({
      status: 404,
      body: { message: '404 Job Not Found' },
    });
    expect((await api.get('/job')).status).toBe(401);
    await api.put(`/jobs/${job.id}`, { token, state: 'success' });
    expect((await api.get('/job', { 'job-token': token })).status).toBe(401);
    expect((await api.get(`/projects/${project.id}/jobs/${job.id}`)).status).toBe(404);
  });

  it('ends with the membership of its user', async () => {
    const { project, job, token } = await privateJob();
    await db('projects').where({ id: project.id }).update({ visibility: 'public' });
    const headers = { 'job-token': token };
    expect((await asGit(project.full_path, token)).status).toBe(200);
    const member = `/projects/${project.id}/members/${job.user_id}`;
    const { status } = await api.as(await administrator).put(member, { access_level: 20 });
    expect(status).toBe(200);
    expect((await asGit(project.full_path, token)).status).toBe(401);
    expect((await api.get('/job', headers)).status).toBe(401);
    const download = `/projects/${project.id}/jobs/${job.id}/artifacts`;
    expect((await api.get(download, headers)).status).toBe(401);
  });

  it('is good for what takes job tokens in its own project, and nowhere else', async () => {
    const { project, job, token } = await privateJob();
    const other = await seedProject(db);
    await addMember(db, { project: other, user: { id: job.user_id ?? 0 }, level: 40 });
    const headers = { 'job-token': token };
    const secureFiles = (id: number) => api.get(`/projects/${id}/secure_files`, headers);
    expect((await secureFiles(other.id)).body).toEqual({ message: '404 Project Not Found' });
    expect((await api.get(`/projects/${project.id}`, headers)).status).toBe(404);
    expect((await api.get('/user', headers)).status).toBe(401);
    await db('jobs').where({ id: job.id }).update({ status: 'canceled' });
    expect((await secureFiles(project.id)).status).toBe(401);
  });

  it('acts for nobody by sudo', async () => {
    const { project, job, token } = await privateJob();
    await db('users').where({ id: job.user_id }).update({ admin: true });
    const answer = await api.get(`/projects/${project.id}/secure_files?sudo=1`, {
      'job-token': token,
    });
    expect(answer).toMatchObject({
      status: 403,
      body: {
        message:
          '403 Forbidden - Must be authenticated using an OAuth or Personal Access Token to use sudo',
      },
    });
  });

  it('is no good once its user is blocked', async () => {
    const { project, job, token } = await privateJob();
    await db('users').where({ id: job.user_id }).update({ state: 'blocked' });
    const headers = { 'job-token': token };
    expect((await api.get(`/projects/${project.id}/secure_files`, headers)).status).toBe(403);
    expect((await api.get('/job', headers)).status).toBe(403);
  });
});

describe('job tokens on the free plan:', () => {
  it('downloads of artifacts take no job tokens', async () => {
    const project = await seedProject(free.db, { visibility: 'private' });
    const ofFree = worldOf(free);
    const job = await ofFree.waitingJob(project);
    await addMember(free.db, { project, user: { id: job.user_id ?? 0 }, level: 40 });
    const answer = await ofFree.request(await ofFree.runnerOf(`/projects/${project.id}`));
    const headers = { 'job-token': answer.body.token as string };
    const path = `/projects/${project.id}/jobs/${job.id}/artifacts`;
    expect(await free.api.get(path, headers)).toMatchObject({
      status: 404,
      body: { message: '404 Project Not Found' },
    });
    expect((await free.api.get('/job', headers)).status).toBe(200);
  });
});
