// Generated from spec/resources/approvals.yaml; do not edit. Run `npm run generate`.
import { stub } from '../../generator/runtime/stub.ts';

/** Each answers 501 until src/resources/approvals/service.ts has the function. */
export const approvalsStubs = {
  listProjectApprovalRules: stub('listProjectApprovalRules', 'spec/resources/approvals.yaml:82:5'),
  createProjectApprovalRule: stub('createProjectApprovalRule', 'spec/resources/approvals.yaml:149:5'),
  getProjectApprovalRule: stub('getProjectApprovalRule', 'spec/resources/approvals.yaml:175:5'),
  updateProjectApprovalRule: stub('updateProjectApprovalRule', 'spec/resources/approvals.yaml:192:5'),
  getProjectApprovals: stub('getProjectApprovals', 'spec/resources/approvals.yaml:5:5'),
  updateProjectApprovals: stub('updateProjectApprovals', 'spec/resources/approvals.yaml:33:5'),
};
