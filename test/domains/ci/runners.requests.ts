import type { World } from '#test/contract/world.ts';
import { type Calls, type Harmless, NOBODY, none, unique } from '#test/contract/requests.ts';

/** A new runner of the project, with its token. */
async function anotherRunner(
  { api, people }: World,
  project: { readonly id: number },
): Promise<{ readonly id: number; readonly token: string }> {
  const path = `/projects/${project.id}/runners/reset_registration_token`;
  const registration = await api.as(people.administrator).post(path);
  return (await api.post('/runners', { token: registration.body.token })).body;
}

const runnerParams = async (world: World) => ({
  ...none,
  params: { id: (await anotherRunner(world, world.project)).id },
});

const runnerToken = async (world: World) => ({
  ...none,
  body: { token: (await anotherRunner(world, world.project)).token },
});

/** Calls that succeed. */
export const calls: Calls = {
  registerRunner: async (world) => {
    const path = `/projects/${world.project.id}/runners/reset_registration_token`;
    const { body } = await world.api.as(world.people.administrator).post(path);
    return { ...none, body: { token: body.token, description: unique() } };
  },
  unregisterRunner: runnerToken,
  verifyRunner: runnerToken,
  resetRunnerTokenByToken: runnerToken,
  getRunner: runnerParams,
  deleteRunner: runnerParams,
  resetRunnerToken: runnerParams,
  listRunnerJobs: runnerParams,
  updateRunner: async (world) => ({
    ...(await runnerParams(world)),
    body: { description: unique(), paused: true },
  }),
  enableProjectRunner: async (world) => {
    const runner = await anotherRunner(world, world.project);
    const { id } = runner;
    const open = { locked: false };
    await world.api.as(world.people.administrator).put(`/runners/${id}`, open);
    return {
      ...none,
      params: { id: (await world.anotherProject()).id },
      body: { runner_id: id },
    };
  },
  disableProjectRunner: async (world) => {
    const runner = await anotherRunner(world, await world.anotherProject());
    await world.api
      .as(world.people.administrator)
      .post(`/projects/${world.project.id}/runners`, { runner_id: runner.id });
    return { ...none, params: { id: world.project.id, runner_id: runner.id } };
  },
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  enableProjectRunner: () => ({ body: { runner_id: NOBODY } }),
  disableProjectRunner: () => ({ params: { runner_id: NOBODY } }),
};
