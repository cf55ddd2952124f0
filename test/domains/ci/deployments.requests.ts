import {
  type Call,
  type Calls,
  type Harmless,
  NOBODY,
  none,
  unique,
} from '#test/contract/requests.ts';
import { seedJob, seedPipeline } from '#test/support/pipelines.ts';
import type { World } from '#test/contract/world.ts';

async function bodyOf({ api, people, project }: World, status: string) {
  const path = `/projects/${project.id}/repository/commits/main`;
  const { body } = await api.as(people.administrator).get(path);
  return { environment: unique(), sha: body.id as string, ref: 'main', tag: false, status };
}

async function anotherDeployment(world: World, status = 'running'): Promise<Call> {
  const { api, people, project } = world;
  const path = `/projects/${project.id}/deployments`;
  const made = await api.as(people.administrator).post(path, await bodyOf(world, status));
  return { ...none, params: { id: project.id, deployment_id: made.body.id } };
}

/** A deployment that waits for approvals. */
async function waitingDeployment(world: World): Promise<Call> {
  const call = await anotherDeployment(world, 'running');
  const { api, db, people, project } = world;
  const id = call.params['deployment_id'] as number;
  const as = api.as(people.administrator);
  const { body } = await as.get(`/projects/${project.id}/deployments/${id}`);
  await as.post(`/projects/${project.id}/protected_environments`, {
    name: body.environment.name as string,
    deploy_access_levels: [{ access_level: 30 }],
    required_approval_count: 1,
  });
  const pipeline = await seedPipeline(db, { project_id: project.id });
  const job = await seedJob(db, pipeline, { status: 'manual' });
  await db('deployments')
    .where({ id })
    .update({ job_id: job.id, status: 'blocked', user_id: null });
  return { ...call, body: { status: 'approved' } };
}

/** Calls that succeed. */
export const calls: Calls = {
  createDeployment: async (world) => ({
    ...none,
    params: { id: world.project.id },
    body: await bodyOf(world, 'running'),
  }),
  getDeployment: (world) => anotherDeployment(world),
  listDeploymentMergeRequests: (world) => anotherDeployment(world),
  updateDeployment: async (world) => ({
    ...(await anotherDeployment(world)),
    body: { status: 'success' },
  }),
  voteOnDeployment: waitingDeployment,
  deleteDeployment: (world) => anotherDeployment(world, 'failed'),
};

const noDeployment = { deployment_id: NOBODY };

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createDeployment: () => ({
    body: { environment: '/', sha: 'x', ref: 'x', tag: false, status: 'running' },
  }),
  updateDeployment: () => ({ params: noDeployment, body: { status: 'running' } }),
  deleteDeployment: () => ({ params: noDeployment }),
  voteOnDeployment: () => ({ params: noDeployment, body: { status: 'approved' } }),
};
