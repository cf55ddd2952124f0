import { type Calls, none } from '../contract/requests.ts';

/** Calls that succeed. */
export const calls: Calls = {
  getOauthUserInfo: async (world) => ({ ...none, token: await world.tokenWith(['openid']) }),
  postOauthUserInfo: async (world) => ({ ...none, token: await world.tokenWith(['openid']) }),
};
