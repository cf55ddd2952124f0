import { expect, it } from 'vitest';
import { createPushPipelines } from '#src/domains/ci/pipelines/push.ts';
import type { WorkerDependencies } from '#src/workers/definition.ts';
import { startApp } from '#test/support/app.ts';
import { seedUser } from '#test/support/seed.ts';
import { statusesWorld } from '#test/domains/ci/commit-statuses/world.ts';
import { committerTo, write } from '#test/domains/code/commits/world.ts';

const { api, db, git, environment } = await startApp();
const administrator = api.as(await seedUser(db, { admin: true }));
const limit = (ci_active_jobs: number) =>
  administrator.put('/application/plan_limits', { plan_name: 'ultimate', ci_active_jobs });

const message = 'Project exceeded the allowed number of jobs in active pipelines. Retry later.';

it('limits the jobs of the active pipelines of a project, as the plan does', async () => {
  const { project, people, path } = await statusesWorld(db, git);
  const text = 'a: {script: x}\nb: {script: x}\nc: {script: x, when: manual}';
  const sha = await committerTo(git, project)('Configure', [write('.gitlab-ci.yml', text)], {});
  const as = api.as(people.maintainer);
  const run = () => as.post(`${path}/pipeline`, { ref: 'main' });
  await limit(2);
  const refused = { status: 400, body: { message: { base: [message] } } };
  expect(await run()).toMatchObject(refused);

  await limit(6);
  const first = await run();
  expect(first.status).toBe(201);
  expect((await run()).status).toBe(201);
  expect(await run()).toMatchObject(refused);
  const stored = await db('pipelines').where({ project_id: project.id });
  expect(stored).toHaveLength(2);

  const push = {
    ...{ project_id: project.id, author_id: people.maintainer.id, skip: false },
    ...{ moves: [{ ref: 'main', tag: false, before: null, after: sha }] },
    at: new Date().toISOString(),
  };
  const job = { id: '1', attempt: 1, signal: new AbortController().signal };
  const log = console as unknown as WorkerDependencies['log'];
  await createPushPipelines.run(
    push,
    { ...environment, log },
    { ...job, progress: async () => {} },
  );
  const [, , pushed, ...more] = await db('pipelines')
    .where({ project_id: project.id })
    .orderBy('id');
  expect(more).toEqual([]);
  expect(pushed).toMatchObject({ status: 'failed', source: 'push', yaml_errors: message });

  // Other pipelines have their own limit.
  const other = await statusesWorld(db, git);
  await committerTo(git, other.project)('Configure', [write('.gitlab-ci.yml', text)], {});
  const elsewhere = await api
    .as(other.people.maintainer)
    .post(`${other.path}/pipeline`, { ref: 'main' });
  expect(elsewhere.status).toBe(201);
  expect((await as.post(`${path}/pipelines/${first.body.id}/cancel`)).status).toBe(200);
  expect((await run()).status).toBe(201);
  await limit(0);
  expect((await run()).status).toBe(201);
});
