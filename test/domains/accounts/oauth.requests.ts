import { createCsrfToken } from '#src/auth/csrf.ts';
import { type Call, type Calls, none } from '#test/contract/requests.ts';
import type { World } from '#test/contract/world.ts';

const tokenWith =
  (...scopes: string[]) =>
  async (world: World): Promise<Call> => ({ ...none, token: await world.oauthTokenWith(scopes) });

/** The parameters with which an application sends a browser. */
async function request(world: World) {
  const { client_id, redirect_uri } = await world.anotherAuthorization();
  return { client_id, redirect_uri, response_type: 'code', state: 'x', scope: 'api' };
}

/** The form of the page, as the browser of the administrator sends it. */
async function decision(world: World): Promise<Call> {
  const session = await world.anotherSession();
  return {
    ...none,
    body: { ...(await request(world)), authenticity_token: createCsrfToken(session) },
    headers: { cookie: `_service_session=${session}` },
  };
}

/** An application that asks about a token that does not exist. */
async function aboutToken(world: World): Promise<Call> {
  const { client_id, client_secret } = await world.anotherAuthorization();
  return { ...none, body: { client_id, client_secret, token: 'f'.repeat(64) } };
}

/** Calls that succeed. */
export const calls: Calls = {
  showAuthorization: async (world) => ({
    ...none,
    query: await request(world),
    headers: { cookie: `_service_session=${await world.anotherSession()}` },
  }),
  grantAuthorization: decision,
  denyAuthorization: decision,
  showAuthorizationCode: () => ({ ...none, query: { code: 'f'.repeat(64) } }),
  createOauthToken: async (world) => ({
    ...none,
    body: { grant_type: 'authorization_code', ...(await world.anotherAuthorization()) },
  }),
  revokeOauthToken: aboutToken,
  introspectOauthToken: aboutToken,
  getOauthTokenInfo: tokenWith('api'),
  getOauthUserInfo: tokenWith('openid'),
  postOauthUserInfo: tokenWith('openid'),
};
