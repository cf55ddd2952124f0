import type {
  ApprovalRuleScanners,
  ApprovalRuleSeverityLevels,
  ApprovalRuleType,
  ApprovalRuleVulnerabilityStates,
} from '#generated/approval-rules/types.ts';
import type { Database } from '#src/database/database.ts';
import { RowNotFound } from '#src/errors.ts';

/** Report type of a rule, and its criteria; all null for rules of another type. */
export interface ReportCheck {
  readonly report_type: 'vulnerability' | 'license_scanning' | 'code_coverage' | null;
  readonly scanners: ApprovalRuleScanners | null;
  readonly severity_levels: ApprovalRuleSeverityLevels | null;
  readonly vulnerabilities_allowed: number | null;
  readonly vulnerability_states: ApprovalRuleVulnerabilityStates | null;
}

/** A rule for the merge requests of a project. */
export interface ApprovalRuleRow extends ReportCheck {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly rule_type: ApprovalRuleType;
  readonly approvals_required: number;
  readonly applies_to_all_protected_branches: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/**
 * A rule of exactly this project.
 * @throws RowNotFound
 */
export async function findApprovalRule(
  db: Database,
  projectId: number,
  id: number,
): Promise<ApprovalRuleRow> {
  const row = await db('approval_rules')
    .where({ id, project_id: projectId })
    .first<ApprovalRuleRow | undefined>();
  if (row === undefined) throw new RowNotFound();
  return row;
}

const branchesTable = 'approval_rule_protected_branches';

/** The rule is for these protected branches from now on, and for no others. True where it was for others before. */
export async function replaceBranches(
  db: Database,
  ruleId: number,
  branchIds: readonly number[],
): Promise<boolean> {
  const before = await db(branchesTable)
    .where({ rule_id: ruleId })
    .pluck<number[]>('protected_branch_id');
  await db(branchesTable).where({ rule_id: ruleId }).delete();
  const rows = branchIds.map((id) => ({ rule_id: ruleId, protected_branch_id: id }));
  if (rows.length > 0) await db(branchesTable).insert(rows);
  return before.length !== branchIds.length || before.some((id) => !branchIds.includes(id));
}
