import type { Database } from '#src/database/database.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { readFindingIdentity, isOfSeverity } from '#src/reports/findings.ts';
import type { ApprovalRuleRow } from '#src/domains/code/approval-rules/table.ts';
import type { ReportType } from '#src/domains/ci/job-artifacts/report-row.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import {
  type ComparedReport,
  findReportFacts,
  type ReportFacts,
  listReportTypes,
} from './report-facts.ts';

/** Finds the report rules whose check fails, by id: they require approvals. */
export async function findFailingRules(
  db: Database,
  mergeRequest: MergeRequestRow,
  rules: readonly ApprovalRuleRow[],
): Promise<ReadonlySet<number>> {
  if (rules.length === 0) return new Set();
  const facts = await findReportFacts(db, mergeRequest, rules);
  const failing = new Set<number>();
  const pauses = new Pauses();
  for (const rule of rules) {
    if (checkFails(rule, facts)) failing.add(rule.id);
    // Each check may compare a hundred thousand findings.
    await pauses.take();
  }
  return failing;
}

type Check = Pick<
  ApprovalRuleRow,
  | 'report_type'
  | 'scanners'
  | 'severity_levels'
  | 'vulnerabilities_allowed'
  | 'vulnerability_states'
>;

/**
 * Tells whether the check of a report fails. It also fails if the result is unknown: the head's pipeline is unfinished
 * or in another project, or a report that the target branch has is broken or missing.
 */
export function checkFails(rule: Check, facts: ReportFacts): boolean {
  if (facts.pipeline === 'under way' || facts.pipeline === 'elsewhere') return true;
  if (rule.report_type === 'code_coverage') return isCoverageLower(facts);
  const types = new Set(listReportTypes(rule));
  const head = facts.head.filter(({ file_type }) => types.has(file_type));
  const base = facts.base.filter(({ file_type }) => types.has(file_type));
  if (head.some(({ fault }) => fault !== null)) return true;
  const reported = new Set(head.map(({ file_type }) => file_type));
  if (base.some(({ file_type }) => !reported.has(file_type))) return true;
  if (facts.tooMuch && head.length > 0) return true;
  return rule.report_type === 'license_scanning'
    ? hasNewLicenses(head, base)
    : hasTooManyFindings(rule, head, base);
}

/** Tells whether the merge request adds licences that the target branch lacks. */
function hasNewLicenses(head: readonly ComparedReport[], base: readonly ComparedReport[]): boolean {
  const known = new Set(base.flatMap(({ content }) => content.licenses ?? []));
  return head.some(({ content }) => (content.licenses ?? []).some((name) => !known.has(name)));
}

/**
 * Findings that the target branch also has are in the state detected, all others are newly detected. Other states do
 * not exist here.
 */
function hasTooManyFindings(
  { severity_levels, vulnerabilities_allowed, vulnerability_states }: Check,
  head: readonly ComparedReport[],
  base: readonly ComparedReport[],
): boolean {
  const states = vulnerability_states ?? [];
  const known = new Set(base.flatMap(listIdentities));
  const counted = new Set<string>();
  for (const report of head) {
    for (const finding of report.content.findings ?? []) {
      const identity = formatKey(report.file_type, finding);
      const state = known.has(identity) ? 'detected' : 'newly_detected';
      if (states.includes(state) && isOfSeverity(finding, severity_levels ?? [])) {
        counted.add(identity);
      }
    }
  }
  return counted.size > (vulnerabilities_allowed ?? 0);
}

const listIdentities = ({ file_type, content }: ComparedReport) =>
  (content.findings ?? []).map((finding) => formatKey(file_type, finding));

const formatKey = (type: ReportType, finding: string) => `${type} ${readFindingIdentity(finding)}`;

/** Fewer lines are reached than on the target branch: as the jobs tell it, or else as reports do. */
function isCoverageLower(facts: ReportFacts): boolean {
  const head = facts.headCoverage;
  const base = facts.baseCoverage;
  if (base !== null) return head === null || head < base;
  const reported = findReportedCoverage(facts.base);
  if (reported === null) return false;
  const now = findReportedCoverage(facts.head);
  return now === null || now < reported;
}

/** The mean of the reports; null without reports, or for a broken one. */
function findReportedCoverage(reports: readonly ComparedReport[]): number | null {
  const percents = reports
    .filter(({ file_type }) => file_type === 'cobertura')
    .map(({ content }) => content.coverage ?? NaN);
  if (percents.length === 0) return null;
  const mean = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
  return Number.isNaN(mean) ? null : Math.round(mean * 100) / 100;
}
