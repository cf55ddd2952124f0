// Generated from spec/resources/protected-branches.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/protected-branches/service.ts has the function. */
export const protectedBranchesStubs = {
  listProtectedBranches: stub('listProtectedBranches', 'spec/resources/protected-branches.yaml:5:5'),
  protectBranch: stub('protectBranch', 'spec/resources/protected-branches.yaml:45:5'),
  getProtectedBranch: stub('getProtectedBranch', 'spec/resources/protected-branches.yaml:83:5'),
  updateProtectedBranch: stub('updateProtectedBranch', 'spec/resources/protected-branches.yaml:105:5'),
  unprotectBranch: stub('unprotectBranch', 'spec/resources/protected-branches.yaml:134:5'),
};
