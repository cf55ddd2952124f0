import { type Call, type Calls, type Harmless, NOBODY, none } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

async function ofJob(world: World): Promise<Call> {
  const { id } = await world.anotherArchive();
  return { ...none, params: { id: world.project.id, job_id: id, artifact_path: 'log.txt' } };
}

async function ofRef(world: World): Promise<Call> {
  const { ref, name } = await world.anotherArchive();
  const params = { id: world.project.id, ref_name: ref, artifact_path: 'log.txt' };
  return { ...none, params, query: { job: name } };
}

async function byRunner(world: World): Promise<Call> {
  const { id, token } = await world.anotherJob();
  return { ...none, params: { id }, headers: { 'job-token': token } };
}

/** Calls that succeed. */
export const calls: Calls = {
  downloadJobArtifacts: ofJob,
  downloadJobArtifactFile: ofJob,
  deleteJobArtifacts: ofJob,
  keepJobArtifacts: ofJob,
  downloadRefArtifacts: ofRef,
  downloadRefArtifactFile: ofRef,
  authorizeJobArtifacts: byRunner,
  uploadJobArtifacts: async (world) => ({ ...(await byRunner(world)), body: {} }),
  fetchJobArtifacts: async (world) => ({
    ...(await byRunner(world)),
    params: { id: (await world.anotherArchive()).id },
  }),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  deleteJobArtifacts: () => ({ params: { job_id: NOBODY } }),
  keepJobArtifacts: () => ({ params: { job_id: NOBODY } }),
};
