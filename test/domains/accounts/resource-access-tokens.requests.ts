import type { World } from '#test/contract/world.ts';
import { bodyOfToken } from '#test/contract/shared-requests.ts';
import {
  type Call,
  type Calls,
  type Harmless,
  NOBODY,
  type Request,
  none,
} from '#test/contract/requests.ts';

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

const noSuchToken: Request = { params: { token_id: NOBODY } };

const brokenToken: Request = { body: { name: 'x', scopes: ['api'], expires_at: '2001-01-01' } };

/** Calls that succeed. */
export const calls: Calls = {
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
};

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = {
  createGroupAccessToken: () => brokenToken,
  revokeGroupAccessToken: () => noSuchToken,
  createProjectAccessToken: () => brokenToken,
  revokeProjectAccessToken: () => noSuchToken,
};
