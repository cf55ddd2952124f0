import type { World } from '#test/contract/world.ts';
import { type Calls, none } from '#test/contract/requests.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import { digestToken } from '#src/auth/tokens.ts';
import { seedUser, unique } from '#test/support/seed.ts';

/** A job of the project that waits for a runner, or that runs with a token. */
async function anotherJob({ db, project }: World, token: string | null) {
  const user = await seedUser(db);
  const pipeline = await seedPipeline(db, { project_id: project.id, user_id: user.id });
  const now = new Date().toISOString();
  const running = {
    status: 'running',
    token_digest: digestToken(token ?? ''),
    started_at: now,
  } as const;
  const columns = token === null ? ({ status: 'pending' } as const) : running;
  return seedJob(db, pipeline, { queued_at: now, ...columns });
}

const runningJob = async (world: World) => {
  const token = unique('job-token');
  return { ...(await anotherJob(world, token)), token };
};

/** Calls that succeed. */
export const calls: Calls = {
  requestJob: async (world) => {
    const path = `/projects/${world.project.id}/runners/reset_registration_token`;
    const registration = await world.api.as(world.people.administrator).post(path);
    const { body } = await world.api.post('/runners', { token: registration.body.token });
    await anotherJob(world, null);
    return { ...none, body: { token: body.token } };
  },
  updateRunningJob: async (world) => {
    const { id, token } = await runningJob(world);
    return { ...none, params: { id }, body: { token, state: 'success' } };
  },
  appendToTrace: async (world) => {
    const { id, token } = await runningJob(world);
    return { ...none, params: { id }, headers: { 'job-token': token, 'content-range': '0-0' } };
  },
  getJobTrace: async (world) => {
    const { id } = await runningJob(world);
    return { ...none, params: { id: world.project.id, job_id: id } };
  },
};
