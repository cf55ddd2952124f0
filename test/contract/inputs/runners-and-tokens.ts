import type { World } from '../world.ts';
import { type Call, type Inputs, none, unique } from './call.ts';

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

const bodyOfToken = () => ({ name: unique(), scopes: ['read_api'], access_level: 10 });

/** A new token of the project or the group. */
async function resourceToken(world: World, kind: 'project' | 'group'): Promise<Call> {
  const { id } = world[kind];
  const created = await world.api
    .as(world.people.administrator)
    .post(`/${kind}s/${id}/access_tokens`, bodyOfToken());
  return {
    ...none,
    params: { id, token_id: created.body.id },
    from: kind === 'project' ? 'maintainer' : 'owner',
  };
}

/** A new impersonation token of the stranger. */
async function impersonationToken({ api, people }: World): Promise<Call> {
  const user_id = people.stranger.id;
  const created = await api
    .as(people.administrator)
    .post(`/users/${user_id}/impersonation_tokens`, bodyOfToken());
  return { ...none, params: { user_id, impersonation_token_id: created.body.id } };
}

/** Runners, and tokens of every kind. */
export const runnerAndTokenInputs: Inputs = {
  getPersonalAccessToken: async (world) => ({
    ...none,
    params: { id: (await world.anotherToken()).id },
  }),
  revokePersonalAccessToken: async (world) => ({
    ...none,
    params: { id: (await world.anotherToken()).id },
  }),
  revokeOwnPersonalAccessToken: async (world) => ({
    ...none,
    token: (await world.anotherToken()).token,
  }),
  getOauthUserInfo: async (world) => ({ ...none, token: await world.tokenWith(['openid']) }),
  postOauthUserInfo: async (world) => ({ ...none, token: await world.tokenWith(['openid']) }),
  createPersonalAccessToken: (world) => ({
    ...none,
    params: { user_id: world.people.stranger.id },
    body: { name: unique(), scopes: ['api'] },
  }),
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
  listProjectAccessTokens: (world) => resourceToken(world, 'project'),
  getProjectAccessToken: (world) => resourceToken(world, 'project'),
  revokeProjectAccessToken: (world) => resourceToken(world, 'project'),
  createProjectAccessToken: (world) => ({
    ...none,
    params: { id: world.project.id },
    body: bodyOfToken(),
    from: 'maintainer',
  }),
  listGroupAccessTokens: (world) => resourceToken(world, 'group'),
  getGroupAccessToken: (world) => resourceToken(world, 'group'),
  revokeGroupAccessToken: (world) => resourceToken(world, 'group'),
  createGroupAccessToken: (world) => ({
    ...none,
    params: { id: world.group.id },
    body: bodyOfToken(),
    from: 'owner',
  }),
  listImpersonationTokens: impersonationToken,
  getImpersonationToken: impersonationToken,
  revokeImpersonationToken: impersonationToken,
  createImpersonationToken: (world) => ({
    ...none,
    params: { user_id: world.people.stranger.id },
    body: bodyOfToken(),
  }),
};
