// Generated from spec/domains/* /merge-request-approvals.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeApprovalRule } from '../approval-rules/writers.ts';
import { writeUserBasic } from '../common/writers.ts';
import { writeGroup } from '../groups/writers.ts';
import type { ApprovalRuleLeft, ApprovalState, ApprovalStateRule, ApprovedBy, ApproverGroup, MergeRequestApprovalRule, MergeRequestApprovals } from './types.ts';

export function writeApprovalRuleLeft(v: ApprovalRuleLeft): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"rule_type":' + w.text(v.rule_type) + '}');
}

export function writeApprovalState(v: ApprovalState): string {
  return ('{"approval_rules_overwritten":' + w.boolean(v.approval_rules_overwritten) + ',"rules":' + w.array(v.rules, writeApprovalStateRule) + '}');
}

export function writeApprovalStateRule(v: ApprovalStateRule): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"rule_type":' + w.text(v.rule_type) + (v.report_type === undefined ? '' : ',"report_type":' + w.text(v.report_type)) + ',"eligible_approvers":' + w.array(v.eligible_approvers, writeUserBasic) + ',"approvals_required":' + w.number(v.approvals_required) + ',"users":' + w.array(v.users, writeUserBasic) + ',"groups":' + w.array(v.groups, writeGroup) + ',"contains_hidden_groups":' + w.boolean(v.contains_hidden_groups) + ',"section":' + w.text(v.section) + ',"source_rule":' + (v.source_rule == null ? 'null' : writeApprovalRule(v.source_rule)) + ',"overridden":' + w.boolean(v.overridden) + ',"code_owner":' + w.boolean(v.code_owner) + ',"approved_by":' + w.array(v.approved_by, writeUserBasic) + ',"approved":' + w.boolean(v.approved) + '}');
}

export function writeApprovedBy(v: ApprovedBy): string {
  return ('{"user":' + writeUserBasic(v.user) + '}');
}

export function writeApproverGroup(v: ApproverGroup): string {
  return ('{"group":' + writeGroup(v.group) + '}');
}

export function writeMergeRequestApprovalRule(v: MergeRequestApprovalRule): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"rule_type":' + w.text(v.rule_type) + (v.report_type === undefined ? '' : ',"report_type":' + w.text(v.report_type)) + ',"eligible_approvers":' + w.array(v.eligible_approvers, writeUserBasic) + ',"approvals_required":' + w.number(v.approvals_required) + ',"users":' + w.array(v.users, writeUserBasic) + ',"groups":' + w.array(v.groups, writeGroup) + ',"contains_hidden_groups":' + w.boolean(v.contains_hidden_groups) + ',"section":' + w.text(v.section) + ',"source_rule":' + (v.source_rule == null ? 'null' : writeApprovalRule(v.source_rule)) + ',"overridden":' + w.boolean(v.overridden) + '}');
}

export function writeMergeRequestApprovals(v: MergeRequestApprovals): string {
  return ('{"user_has_approved":' + w.boolean(v.user_has_approved) + ',"user_can_approve":' + w.boolean(v.user_can_approve) + ',"approved":' + w.boolean(v.approved) + ',"approved_by":' + w.array(v.approved_by, writeApprovedBy) + (v.id === undefined ? '' : ',"id":' + w.number(v.id)) + (v.iid === undefined ? '' : ',"iid":' + w.number(v.iid)) + (v.project_id === undefined ? '' : ',"project_id":' + w.number(v.project_id)) + (v.title === undefined ? '' : ',"title":' + w.text(v.title)) + (v.description === undefined ? '' : ',"description":' + w.text(v.description)) + (v.state === undefined ? '' : ',"state":' + w.text(v.state)) + (v.created_at === undefined ? '' : ',"created_at":' + w.text(v.created_at)) + (v.updated_at === undefined ? '' : ',"updated_at":' + w.text(v.updated_at)) + (v.merge_status === undefined ? '' : ',"merge_status":' + w.text(v.merge_status)) + (v.approvals_required === undefined ? '' : ',"approvals_required":' + w.number(v.approvals_required)) + (v.approvals_left === undefined ? '' : ',"approvals_left":' + w.number(v.approvals_left)) + (v.require_password_to_approve === undefined ? '' : ',"require_password_to_approve":' + w.boolean(v.require_password_to_approve)) + (v.suggested_approvers === undefined ? '' : ',"suggested_approvers":' + w.array(v.suggested_approvers, writeUserBasic)) + (v.approvers === undefined ? '' : ',"approvers":' + w.array(v.approvers, writeApprovedBy)) + (v.approver_groups === undefined ? '' : ',"approver_groups":' + w.array(v.approver_groups, writeApproverGroup)) + (v.approval_rules_left === undefined ? '' : ',"approval_rules_left":' + w.array(v.approval_rules_left, writeApprovalRuleLeft)) + (v.has_approval_rules === undefined ? '' : ',"has_approval_rules":' + w.boolean(v.has_approval_rules)) + (v.merge_request_approvers_available === undefined ? '' : ',"merge_request_approvers_available":' + w.boolean(v.merge_request_approvers_available)) + (v.multiple_approval_rules_available === undefined ? '' : ',"multiple_approval_rules_available":' + w.boolean(v.multiple_approval_rules_available)) + '}');
}
