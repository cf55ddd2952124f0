// Generated from spec/domains/* /approval-rules.yaml; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import { writeUserBasic } from '../common/writers.ts';
import { writeGroup } from '../groups/writers.ts';
import { writeProtectedBranch } from '../protected-branches/writers.ts';
import type { ApprovalRule, ApprovalRuleScanners, ApprovalRuleSeverityLevels, ApprovalRuleVulnerabilityStates } from './types.ts';

export function writeApprovalRule(v: ApprovalRule): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"rule_type":' + w.text(v.rule_type) + (v.report_type === undefined ? '' : ',"report_type":' + w.text(v.report_type)) + ',"eligible_approvers":' + w.array(v.eligible_approvers, writeUserBasic) + ',"approvals_required":' + w.number(v.approvals_required) + ',"users":' + w.array(v.users, writeUserBasic) + ',"groups":' + w.array(v.groups, writeGroup) + ',"protected_branches":' + w.array(v.protected_branches, writeProtectedBranch) + ',"applies_to_all_protected_branches":' + w.boolean(v.applies_to_all_protected_branches) + ',"contains_hidden_groups":' + w.boolean(v.contains_hidden_groups) + (v.scanners === undefined ? '' : ',"scanners":' + (writeApprovalRuleScanners(v.scanners))) + (v.severity_levels === undefined ? '' : ',"severity_levels":' + (writeApprovalRuleSeverityLevels(v.severity_levels))) + (v.vulnerabilities_allowed === undefined ? '' : ',"vulnerabilities_allowed":' + w.number(v.vulnerabilities_allowed)) + (v.vulnerability_states === undefined ? '' : ',"vulnerability_states":' + (writeApprovalRuleVulnerabilityStates(v.vulnerability_states))) + '}');
}

export function writeApprovalRuleScanners(v: ApprovalRuleScanners): string {
  return w.array(v, (v) => w.text(v));
}

export function writeApprovalRuleSeverityLevels(v: ApprovalRuleSeverityLevels): string {
  return w.array(v, (v) => w.text(v));
}

export function writeApprovalRuleVulnerabilityStates(v: ApprovalRuleVulnerabilityStates): string {
  return w.array(v, (v) => w.text(v));
}
