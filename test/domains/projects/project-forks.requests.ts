import type { World } from '#test/contract/world.ts';
import { type Call, type Calls, type Harmless, none, unique } from '#test/contract/requests.ts';

/** A project that is a fork, or is yet to become one. */
async function linkedFork(world: World, linked: boolean): Promise<Call> {
  const [fork, source] = [await world.anotherProject(), await world.anotherProject()];
  const path = `/projects/${fork.id}/fork/${source.id}`;
  if (linked) await world.api.as(world.people.administrator).post(path);
  return { ...none, params: { id: fork.id, ...(!linked && { forked_from_id: source.id }) } };
}

/** Calls that succeed. */
export const calls: Calls = {
  forkProject: (world) => ({
    ...none,
    params: { id: world.project.id },
    body: { name: unique(), path: unique() },
    from: 'reporter',
  }),
  createProjectFork: (world) => linkedFork(world, false),
  deleteProjectFork: (world) => linkedFork(world, true),
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  forkProject: () => ({ body: { namespace_path: 'there-is-no-such-namespace' } }),
  deleteProjectFork: () => ({}),
  createProjectFork: ({ project }) => ({ params: { forked_from_id: project.id } }),
};
