// Generated from spec/resources/oauth.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/oauth/service.ts has the function. */
export const oauthStubs = {
  getOpenidConfiguration: stub('getOpenidConfiguration', 'spec/resources/oauth.yaml:365:5'),
  showAuthorization: stub('showAuthorization', 'spec/resources/oauth.yaml:9:5'),
  grantAuthorization: stub('grantAuthorization', 'spec/resources/oauth.yaml:76:5'),
  denyAuthorization: stub('denyAuthorization', 'spec/resources/oauth.yaml:100:5'),
  showAuthorizationCode: stub('showAuthorizationCode', 'spec/resources/oauth.yaml:125:5'),
  getOauthKeys: stub('getOauthKeys', 'spec/resources/oauth.yaml:340:5'),
  introspectOauthToken: stub('introspectOauthToken', 'spec/resources/oauth.yaml:232:5'),
  revokeOauthToken: stub('revokeOauthToken', 'spec/resources/oauth.yaml:193:5'),
  createOauthToken: stub('createOauthToken', 'spec/resources/oauth.yaml:149:5'),
  getOauthTokenInfo: stub('getOauthTokenInfo', 'spec/resources/oauth.yaml:270:5'),
  getOauthUserInfo: stub('getOauthUserInfo', 'spec/resources/oauth.yaml:309:5'),
  postOauthUserInfo: stub('postOauthUserInfo', 'spec/resources/oauth.yaml:324:5'),
};
