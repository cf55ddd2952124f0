// Generated from spec/resources/resource-access-tokens.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/resource-access-tokens/service.ts has the function. */
export const resourceAccessTokensStubs = {
  listGroupAccessTokens: stub('listGroupAccessTokens', 'spec/resources/resource-access-tokens.yaml:175:5'),
  createGroupAccessToken: stub('createGroupAccessToken', 'spec/resources/resource-access-tokens.yaml:211:5'),
  getGroupAccessToken: stub('getGroupAccessToken', 'spec/resources/resource-access-tokens.yaml:268:5'),
  revokeGroupAccessToken: stub('revokeGroupAccessToken', 'spec/resources/resource-access-tokens.yaml:309:5'),
  listProjectAccessTokens: stub('listProjectAccessTokens', 'spec/resources/resource-access-tokens.yaml:6:5'),
  createProjectAccessToken: stub('createProjectAccessToken', 'spec/resources/resource-access-tokens.yaml:43:5'),
  getProjectAccessToken: stub('getProjectAccessToken', 'spec/resources/resource-access-tokens.yaml:100:5'),
  revokeProjectAccessToken: stub('revokeProjectAccessToken', 'spec/resources/resource-access-tokens.yaml:141:5'),
};
