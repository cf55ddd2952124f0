import {
  type Call,
  type Calls,
  type Harmless,
  NOBODY,
  none,
  unique,
} from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

async function anotherEnvironment(world: World, state?: 'stopped', name = unique()): Promise<Call> {
  const { api, people, project } = world;
  const as = api.as(people.administrator);
  const made = await as.post(`/projects/${project.id}/environments`, { name });
  const environment_id = made.body.id as number;
  if (state === 'stopped') {
    await as.post(`/projects/${project.id}/environments/${environment_id}/stop`);
  }
  return { ...none, params: { id: project.id, environment_id } };
}

/** Calls that succeed. */
export const calls: Calls = {
  createEnvironment: ({ project }) => ({
    ...none,
    params: { id: project.id },
    body: { name: unique() },
  }),
  getEnvironment: (world) => anotherEnvironment(world),
  updateEnvironment: async (world) => ({
    ...(await anotherEnvironment(world)),
    body: { external_url: 'https://glaze.example.com' },
  }),
  stopEnvironment: (world) => anotherEnvironment(world),
  deleteEnvironment: (world) => anotherEnvironment(world, 'stopped'),
  deleteReviewApps: async (world) => {
    await anotherEnvironment(world, 'stopped', `review/${unique()}`);
    const query = { before: '2100-01-01T00:00:00Z' };
    return { ...none, params: { id: world.project.id }, query, from: 'developer' };
  },
};

const noEnvironment = { environment_id: NOBODY };

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createEnvironment: () => ({ body: { name: '/' } }),
  updateEnvironment: () => ({ params: noEnvironment }),
  stopEnvironment: () => ({ params: noEnvironment }),
  deleteEnvironment: () => ({ params: noEnvironment }),
  deleteReviewApps: () => ({ query: { before: '2000-01-01T00:00:00Z' } }),
};
