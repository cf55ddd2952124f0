import { type Call, type Calls, none, unique } from '../contract/requests.ts';
import { sameRequest } from './merge-requests.requests.ts';
import type { World } from '../contract/world.ts';

/** A pipeline of its own, for the default branch. */
async function anotherPipeline({ api, people, project }: World): Promise<Call> {
  const as = api.as(people.administrator);
  const made = await as.post(`/projects/${project.id}/statuses/main`, {
    state: 'success',
    ref: unique(),
  });
  return { ...none, params: { id: project.id, pipeline_id: made.body.pipeline_id } };
}

/** Calls that succeed. */
export const calls: Calls = {
  listMergeRequestPipelines: sameRequest,
  getPipeline: anotherPipeline,
  deletePipeline: anotherPipeline,
  getLatestPipeline: async ({ api, people, project }) => {
    const as = api.as(people.administrator);
    await as.post(`/projects/${project.id}/statuses/main`, { state: 'success', ref: 'main' });
    return { ...none, params: { id: project.id } };
  },
};
