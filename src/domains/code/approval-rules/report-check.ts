import type { CreateApprovalRule, UpdateApprovalRule } from '#generated/approval-rules/types.ts';
import { blank } from '#src/text/text-errors.ts';
import type { ApprovalRuleRow, ReportCheck } from './table.ts';

const nothing: ReportCheck = {
  report_type: null,
  scanners: null,
  severity_levels: null,
  vulnerabilities_allowed: null,
  vulnerability_states: null,
};

const allScanners = [
  'sast',
  'secret_detection',
  'dependency_scanning',
  'container_scanning',
  'dast',
  'coverage_fuzzing',
  'api_fuzzing',
] as const;

/** Rules of other types than `report_approver` ignore these attributes. */
export function readNewReportCheck(input: CreateApprovalRule): ReportCheck {
  if (input.rule_type !== 'report_approver') return nothing;
  return {
    report_type: input.report_type ?? null,
    scanners: input.scanners ?? [...allScanners],
    severity_levels: input.severity_levels ?? ['unknown', 'high', 'critical'],
    vulnerabilities_allowed: input.vulnerabilities_allowed ?? 0,
    vulnerability_states: input.vulnerability_states ?? ['newly_detected'],
  };
}

/** Updates the given attributes and keeps the others. */
export function readChangedReportCheck(
  row: ApprovalRuleRow,
  input: UpdateApprovalRule,
): Partial<ReportCheck> {
  if (row.rule_type !== 'report_approver') return {};
  return {
    scanners: input.scanners ?? row.scanners,
    severity_levels: input.severity_levels ?? row.severity_levels,
    vulnerabilities_allowed: input.vulnerabilities_allowed ?? row.vulnerabilities_allowed,
    vulnerability_states: input.vulnerability_states ?? row.vulnerability_states,
  };
}

export const reportTypeErrors = ({ rule_type, report_type }: CreateApprovalRule): string[] =>
  rule_type === 'report_approver' && report_type === undefined ? [blank] : [];
