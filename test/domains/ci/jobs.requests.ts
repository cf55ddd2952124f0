import { type Call, type Calls, type Harmless, NOBODY, none } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';

const jobIn =
  (status: JobRow['status']) =>
  async (world: World): Promise<Call> => {
    const { id: job_id, pipeline_id } = await world.jobIn(status);
    return { ...none, params: { id: world.project.id, job_id, pipeline_id } };
  };

/** Calls that succeed. */
export const calls: Calls = {
  listPipelineJobs: jobIn('created'),
  listPipelineBridges: jobIn('created'),
  getJob: jobIn('running'),
  async getRunningJob(world) {
    const { id, token } = await world.anotherJob();
    await world.db('jobs').where({ id }).update({ user_id: world.people.administrator.id });
    return { ...none, headers: { 'job-token': token } };
  },
  cancelJob: jobIn('running'),
  retryJob: jobIn('failed'),
  eraseJob: async (world) => ({ ...(await jobIn('success')(world)), from: 'maintainer' }),
  playJob: async (world) => ({ ...(await jobIn('manual')(world)), body: {} }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  cancelJob: () => ({ params: { job_id: NOBODY } }),
  retryJob: () => ({ params: { job_id: NOBODY } }),
  eraseJob: () => ({ params: { job_id: NOBODY } }),
  playJob: () => ({ params: { job_id: NOBODY } }),
};
