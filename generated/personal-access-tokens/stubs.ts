// Generated from spec/resources/personal-access-tokens.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/personal-access-tokens/service.ts has the function. */
export const personalAccessTokensStubs = {
  listPersonalAccessTokens: stub('listPersonalAccessTokens', 'spec/resources/personal-access-tokens.yaml:6:5'),
  getOwnPersonalAccessToken: stub('getOwnPersonalAccessToken', 'spec/resources/personal-access-tokens.yaml:69:5'),
  revokeOwnPersonalAccessToken: stub('revokeOwnPersonalAccessToken', 'spec/resources/personal-access-tokens.yaml:94:5'),
  getPersonalAccessToken: stub('getPersonalAccessToken', 'spec/resources/personal-access-tokens.yaml:106:5'),
  revokePersonalAccessToken: stub('revokePersonalAccessToken', 'spec/resources/personal-access-tokens.yaml:135:5'),
  createPersonalAccessToken: stub('createPersonalAccessToken', 'spec/resources/personal-access-tokens.yaml:156:5'),
};
