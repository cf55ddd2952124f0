import { beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { addMember, seedProject } from '../../support/seed.ts';
import { worldOf } from './world.ts';

const app = await startApp();
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
    const other = await seedProject(db, { git, readme: true });
    expect((await asGit(other.full_path, token)).status).toBe(404);
    await api.put(`/jobs/${job.id}`, { token, state: 'success' });
    expect((await asGit(project.full_path, token)).status).toBe(401);
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
  });
});
