import { beforeAll, expect, it } from 'vitest';
import { startApp } from '#test/support/app.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { addMember, seedProject, seedUser } from '#test/support/seed.ts';
import { endJobsOfUser } from '#src/domains/ci/jobs/of-shut-out-users.ts';
import { restSchedulesOfUser } from '#src/domains/ci/pipeline-schedules/of-shut-out-users.ts';
import { toUserOwner } from '#src/workers/owners.ts';

const { api, db, environment } = await startApp();
const administrator = await seedUser(db, { admin: true });

beforeAll(() => {
  environment.workers.start();
});

it('waits for no other work of the user', async () => {
  for (const worker of [endJobsOfUser, restSchedulesOfUser]) {
    expect(await worker.worksFor({ id: 5 }, db)).not.toBe(toUserOwner(5));
  }
});

const ways = ['block', 'ban', 'deactivate', 'delete'] as const;
it.each(ways)('ends what runs for a user, and lets their schedules rest: %s', async (way) => {
  const project = await seedProject(db);
  const [user, other] = [await seedUser(db), await seedUser(db)];
  await addMember(db, { project, user, level: 40 });
  const own = await seedPipeline(db, {
    project_id: project.id,
    user_id: user.id,
    status: 'running',
  });
  const ofOther = await seedPipeline(db, {
    ...{ project_id: project.id, user_id: other.id, status: 'running' },
  });
  const options = JSON.stringify({ retry: { max: 2, when: ['always'] } });
  await seedJob(db, own, { name: 'a', status: 'running', options });
  await seedJob(db, own, { name: 'b', status: 'manual' });
  await seedJob(db, ofOther, { name: 'c', status: 'running', user_id: other.id });
  await seedJob(db, ofOther, { name: 'd', status: 'pending', user_id: user.id, options });
  const now = new Date().toISOString();
  await db('pipeline_schedules').insert({
    ...{ project_id: project.id, owner_id: user.id, description: 'nightly', ref: 'main' },
    ...{ cron: '0 1 * * *', cron_timezone: 'UTC', active: true, next_run_at: now },
    ...{ created_at: now, updated_at: now },
  });

  const admin = api.as(administrator);
  const path = `/users/${user.id}`;
  const answer = await (way === 'delete' ? admin.delete(path) : admin.post(`${path}/${way}`));
  expect([201, 204]).toContain(answer.status);
  await environment.workers.idle();

  const jobs = await db('jobs').where({ project_id: project.id }).orderBy('id');
  expect(jobs.map((job) => [job['name'], job['status'], job['failure_reason']])).toEqual([
    ['a', 'failed', 'user_blocked'],
    ['b', 'failed', 'user_blocked'],
    ['c', 'running', null],
    ['d', 'failed', 'user_blocked'],
  ]);
  expect(await db('pipelines').where({ id: own.id }).first()).toMatchObject({ status: 'failed' });
  const schedule = await db('pipeline_schedules').where({ project_id: project.id }).first();
  expect(Boolean(schedule?.['active'])).toBe(false);
});
