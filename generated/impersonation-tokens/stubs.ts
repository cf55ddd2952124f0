// Generated from spec/resources/impersonation-tokens.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/impersonation-tokens/service.ts has the function. */
export const impersonationTokensStubs = {
  listImpersonationTokens: stub('listImpersonationTokens', 'spec/resources/impersonation-tokens.yaml:7:5'),
  createImpersonationToken: stub('createImpersonationToken', 'spec/resources/impersonation-tokens.yaml:47:5'),
  getImpersonationToken: stub('getImpersonationToken', 'spec/resources/impersonation-tokens.yaml:96:5'),
  revokeImpersonationToken: stub('revokeImpersonationToken', 'spec/resources/impersonation-tokens.yaml:142:5'),
};
