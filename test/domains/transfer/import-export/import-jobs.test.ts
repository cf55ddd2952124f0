import { expect, it } from 'vitest';
import { archiveOf } from '#test/support/project-archives.ts';
import { seedUser } from '#test/support/seed.ts';
import { worldOf } from '#test/domains/ci/job-execution/world.ts';
import { importWorld } from './import-world.ts';

const world = await importWorld();
const { api, db, imported, settle } = world;
const { runnerOf, request } = worldOf(world);

const archive = await archiveOf({
  relations: {
    ci_pipelines: [
      {
        ...{ iid: 1, sha: 'a'.repeat(40), ref: 'main', status: 'failed' },
        stages: [
          {
            name: 'test',
            builds: [
              { name: 'rspec', status: 'failed', options: { script: ['make'] } },
              { name: 'lint', status: 'success', options: { script: ['lint'] } },
              { name: 'told nothing', status: 'failed' },
              {
                name: 'unreadable',
                status: 'failed',
                options: { script: ['exit 1'], image: { x: 1 } },
              },
            ],
            bridges: [{ name: 'down', status: 'failed' }],
          },
        ],
      },
    ],
  },
});

it('jobs of an archive begin again where their commit is there, and stand in the way of no others', async () => {
  const user = await seedUser(db);
  const { id, get } = await imported(user, archive);
  const send = (path: string, body: object = {}) =>
    api.as(user).post(`/projects/${id}${path}`, body);
  const [pipeline] = (await get('/pipelines')).body as { id: number }[];
  const jobs = (await get('/jobs')).body as { id: number; name: string }[];
  const idOf = (name: string) => jobs.find((job) => job.name === name)?.id;
  const missing = {
    status: 403,
    body: {
      message: '403 Forbidden - The commit of the pipeline no longer exists in the repository',
    },
  };
  expect(await send(`/jobs/${idOf('rspec')}/retry`)).toMatchObject(missing);
  expect(await send(`/pipelines/${pipeline?.id}/retry`)).toMatchObject(missing);

  const commit = await send('/repository/commits', {
    ...{ branch: 'main', commit_message: 'Begin' },
    actions: [{ action: 'create', file_path: 'a.txt', content: 'a' }],
  });
  const there = { sha: String(commit.body.id) };
  await db('jobs').where({ project_id: id }).update(there);
  await db('pipelines').where({ project_id: id }).update(there);
  // A runner that is told nothing to do would succeed.
  for (const name of ['told nothing', 'unreadable']) {
    expect(await send(`/jobs/${idOf(name)}/retry`)).toMatchObject({
      ...{ status: 403, body: { message: '403 Forbidden - Job is not retryable' } },
    });
  }
  expect(await send(`/jobs/${idOf('lint')}/retry`)).toMatchObject({ status: 201 });
  expect(await send(`/pipelines/${pipeline?.id}/retry`)).toMatchObject({ status: 201 });
  await settle();
  const runner = await runnerOf(`/projects/${id}`);
  const names = [await request(runner), await request(runner)].map(({ status, body }) => {
    expect(status).toBe(201);
    return (body as { job_info: { name: string } }).job_info.name;
  });
  expect(names.toSorted()).toEqual(['lint', 'rspec']);
  expect(await request(runner)).toMatchObject({ status: 204 });
});
