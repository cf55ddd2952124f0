import { type Call, type Calls, type Harmless, NOBODY, none } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

const anotherToken =
  (kind: 'project' | 'group') =>
  async (world: World): Promise<Call> => {
    const { id } = world[kind];
    const made = await world.api
      .as(world.people.administrator)
      .post(`/${kind}s/${id}/deploy_tokens`, { name: 'x', scopes: ['read_repository'] });
    return { ...none, params: { id, token_id: made.body.id } };
  };

/** Calls that succeed. */
export const calls: Calls = {
  getProjectDeployToken: anotherToken('project'),
  revokeProjectDeployToken: anotherToken('project'),
  getGroupDeployToken: anotherToken('group'),
  revokeGroupDeployToken: anotherToken('group'),
};

const noToken = { params: { token_id: NOBODY } };
const nameless = { body: { name: ' ', scopes: ['read_repository'] } };

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createProjectDeployToken: () => nameless,
  revokeProjectDeployToken: () => noToken,
  createGroupDeployToken: () => nameless,
  revokeGroupDeployToken: () => noToken,
};
