import type { ApprovalConfiguration } from '#generated/project-approvals/types.ts';
import type { ApprovalConfigurationRow } from './table.ts';

export function presentApprovalConfiguration(row: ApprovalConfigurationRow): ApprovalConfiguration {
  return {
    approvals_before_merge: row.approvals_before_merge,
    reset_approvals_on_push: row.reset_approvals_on_push,
    disable_overriding_approvers_per_merge_request:
      row.disable_overriding_approvers_per_merge_request,
    merge_requests_author_approval: row.merge_requests_author_approval,
    merge_requests_disable_committers_approval: row.merge_requests_disable_committers_approval,
    require_password_to_approve: row.require_password_to_approve,
    approvers: [],
    approver_groups: [],
  };
}
