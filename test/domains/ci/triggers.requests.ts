import { type Call, type Calls, type Harmless, NOBODY, none } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';
import { configuredBranch } from './pipelines.requests.ts';

/** A trigger of the administrator. */
async function anotherTrigger(world: World): Promise<Call> {
  const { api, people, project } = world;
  const made = await api
    .as(people.administrator)
    .post(`/projects/${project.id}/triggers`, { description: 'shop' });
  return { ...none, params: { id: project.id, trigger_id: made.body.id } };
}

/** Call that starts a pipeline of a new branch. */
async function startingCall(world: World) {
  const { api, people, project } = world;
  const made = await api
    .as(people.administrator)
    .post(`/projects/${project.id}/triggers`, { description: 'shop' });
  return { ref: await configuredBranch(world), token: made.body.token as string };
}

/** Calls that succeed. */
export const calls: Calls = {
  triggerPipeline: async (world) => ({
    ...none,
    params: { id: world.project.id },
    body: await startingCall(world),
  }),
  triggerPipelineOfRef: async (world) => {
    const { ref, token } = await startingCall(world);
    return { ...none, params: { id: world.project.id, ref }, body: { token } };
  },
  getPipelineTrigger: anotherTrigger,
  updatePipelineTrigger: async (world) => ({
    ...(await anotherTrigger(world)),
    body: { description: 'kiln' },
    from: 'administrator',
  }),
  deletePipelineTrigger: anotherTrigger,
};

const noTrigger = { params: { trigger_id: NOBODY } };

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  triggerPipeline: () => ({ body: { token: 'none', ref: 'main' } }),
  triggerPipelineOfRef: () => ({ body: { token: 'none' } }),
  createPipelineTrigger: () => ({ body: { description: ' ' } }),
  updatePipelineTrigger: () => noTrigger,
  deletePipelineTrigger: () => noTrigger,
};
