// Generated from spec/resources/branches.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/branches/service.ts has the function. */
export const branchesStubs = {
  listBranches: stub('listBranches', 'spec/resources/branches.yaml:5:5'),
  createBranch: stub('createBranch', 'spec/resources/branches.yaml:66:5'),
  getBranch: stub('getBranch', 'spec/resources/branches.yaml:106:5'),
  deleteBranch: stub('deleteBranch', 'spec/resources/branches.yaml:145:5'),
  protectBranchByName: stub('protectBranchByName', 'spec/resources/branches.yaml:178:5'),
  unprotectBranchByName: stub('unprotectBranchByName', 'spec/resources/branches.yaml:209:5'),
  deleteMergedBranches: stub('deleteMergedBranches', 'spec/resources/branches.yaml:235:5'),
};
