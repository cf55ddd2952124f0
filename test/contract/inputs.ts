import type { World } from './world.ts';

/** Parameters of one request, before encoding. */
export interface Call {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>> | null;
  /** The token to call with, where the operation acts on it. */
  readonly token?: string;
}

let counter = 0;
const unique = () => `made-${(counter += 1)}`;
const none = { params: {}, query: {}, body: null };

/** Calls that succeed, where the document's example cannot be sent as it stands. */
export const inputs: Readonly<Record<string, (world: World) => Promise<Call> | Call>> = {
  createGroup: () => ({ ...none, body: { name: unique(), path: unique() } }),
  createProject: () => ({ ...none, body: { name: unique() } }),
  createUser: () => {
    const username = unique();
    return {
      ...none,
      body: {
        email: `${username}@example.com`,
        name: username,
        username,
        force_random_password: true,
      },
    };
  },
  deleteProject: async (world) => ({ ...none, params: { id: (await world.anotherProject()).id } }),
  getUser: (world) => ({ ...none, params: { id: world.people.stranger.id } }),
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
  getRepositoryFile: (world) => ({
    ...none,
    params: { id: world.project.id, file_path: 'README.md' },
    query: { ref: 'main' },
  }),
  getRawRepositoryFile: (world) => ({
    ...none,
    params: { id: world.project.id, file_path: 'README.md' },
  }),
};
