import {
  type Call,
  type Calls,
  type Harmless,
  NOBODY,
  none,
  unique,
} from '#test/contract/requests.ts';
import { sameRequest } from '#test/domains/review/merge-requests.requests.ts';
import type { World } from '#test/contract/world.ts';

/** A pipeline of its own, for the default branch. */
async function anotherPipeline({ api, people, project }: World): Promise<Call> {
  const as = api.as(people.administrator);
  const made = await as.post(`/projects/${project.id}/statuses/main`, {
    state: 'success',
    ref: unique(),
  });
  return { ...none, params: { id: project.id, pipeline_id: made.body.pipeline_id } };
}

async function pipelineWithJob(world: World): Promise<Call> {
  const { pipeline_id } = await world.jobIn('failed');
  return { ...none, params: { id: world.project.id, pipeline_id } };
}

/** A branch with a configuration. */
export async function configuredBranch({ api, people, project }: World): Promise<string> {
  const branch = unique();
  const content = 'bake:\n  script: fire\n  rules: [{ when: always }]\n';
  const body = { branch, start_branch: 'main', commit_message: 'Fire the kiln', content };
  const as = api.as(people.administrator);
  await as.post(`/projects/${project.id}/repository/files/%2Egitlab-ci%2Eyml`, body);
  return branch;
}

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createPipeline: () => ({ body: { ref: 'no such ref' } }),
  createMergeRequestPipeline: () => ({ params: { merge_request_iid: NOBODY } }),
  cancelPipeline: () => ({ params: { pipeline_id: NOBODY } }),
  retryPipeline: () => ({ params: { pipeline_id: NOBODY } }),
  deletePipeline: () => ({ params: { pipeline_id: NOBODY } }),
};

/** Calls that succeed. */
export const calls: Calls = {
  listMergeRequestPipelines: sameRequest,
  createPipeline: async (world) => ({
    ...none,
    params: { id: world.project.id },
    body: { ref: await configuredBranch(world) },
  }),
  createMergeRequestPipeline: async (world) => {
    const { api, people, project } = world;
    const source_branch = await configuredBranch(world);
    const body = { source_branch, target_branch: 'main', title: unique() };
    const path = `/projects/${project.id}/merge_requests`;
    const made = await api.as(people.administrator).post(path, body);
    return { ...none, params: { id: project.id, merge_request_iid: made.body.iid } };
  },
  cancelPipeline: pipelineWithJob,
  retryPipeline: pipelineWithJob,
  listPipelineVariables: async (world) => ({
    ...(await pipelineWithJob(world)),
    from: 'maintainer',
  }),
  getPipeline: anotherPipeline,
  getPipelineTestReport: anotherPipeline,
  getPipelineTestReportSummary: anotherPipeline,
  deletePipeline: anotherPipeline,
  getLatestPipeline: async ({ api, people, project }) => {
    const as = api.as(people.administrator);
    await as.post(`/projects/${project.id}/statuses/main`, { state: 'success', ref: 'main' });
    return { ...none, params: { id: project.id } };
  },
};
