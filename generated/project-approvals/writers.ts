// Generated from spec/domains/* /project-approvals.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeUserBasic } from '../common/writers.ts';
import { writeGroup } from '../groups/writers.ts';
import type { ApprovalConfiguration } from './types.ts';

export function writeApprovalConfiguration(v: ApprovalConfiguration): string {
  return ('{"approvals_before_merge":' + w.number(v.approvals_before_merge) + ',"reset_approvals_on_push":' + w.boolean(v.reset_approvals_on_push) + ',"disable_overriding_approvers_per_merge_request":' + w.boolean(v.disable_overriding_approvers_per_merge_request) + ',"merge_requests_author_approval":' + w.boolean(v.merge_requests_author_approval) + ',"merge_requests_disable_committers_approval":' + w.boolean(v.merge_requests_disable_committers_approval) + ',"require_password_to_approve":' + w.boolean(v.require_password_to_approve) + ',"approvers":' + w.array(v.approvers, writeUserBasic) + ',"approver_groups":' + w.array(v.approver_groups, writeGroup) + '}');
}
