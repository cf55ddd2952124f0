import type { MergeRequestApprovalRuleType } from '#generated/merge-request-approvals/types.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { matchesRef } from '#src/policy/ref-pattern.ts';
import {
  type Approvers,
  loadApprovers,
  type Asking,
  noApprovers,
} from '#src/domains/code/approval-rules/approvers.ts';
import type { ApprovalRuleRow } from '#src/domains/code/approval-rules/table.ts';
import type { CodeOwnersEntry } from '#src/domains/code/code-owners/parse.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import {
  type ApprovalConfigurationRow,
  findApprovalConfiguration,
} from '#src/domains/code/project-approvals/table.ts';
import { loadOwnersOfEntries } from './code-owner-rules.ts';
import { findFailingRules } from './report-checks.ts';
import { findRequestRules, type RequestRuleRow } from './table.ts';

/** A rule that applies to a merge request. */
export interface AppliedRule {
  readonly id: number;
  readonly name: string;
  readonly rule_type: MergeRequestApprovalRuleType;
  readonly report_type: ApprovalRuleRow['report_type'];
  readonly approvals_required: number;
  /** Section of the code-owners file; null for other rules. */
  readonly section: string | null;
  readonly approvers: Approvers;
  /** The merge request's own. */
  readonly own: RequestRuleRow | null;
  /** The rule of the project that it was copied from. */
  readonly source: ApprovalRuleRow | null;
  /** Tells whether it differs from the project rule. */
  readonly overridden: boolean;
}

/** The rules of a merge request. */
export interface AppliedRules {
  /** The merge request's own rules in the order of their ids, effective or not. */
  readonly own: readonly AppliedRule[];
  /** True if these replace the regular rules of the project. */
  readonly overwritten: boolean;
  /** The rules that must be satisfied. */
  readonly applied: readonly AppliedRule[];
}

interface Facts {
  readonly project: { readonly id: number; readonly namespace_id: number };
  readonly mergeRequest: MergeRequestRow;
  readonly configuration: ApprovalConfigurationRow;
  /** Entries of the code-owners file that own the changed files. */
  readonly owning: readonly CodeOwnersEntry[];
  readonly paid: boolean;
}

export async function findRules(asking: Asking, facts: Facts): Promise<AppliedRules> {
  const { mergeRequest, configuration, paid } = facts;
  const { rules, protection, applicable } = await loadProjectRules(asking.db, mergeRequest);
  const approvers = await loadApprovers(asking, 'approval_rule', listIds(rules));
  const toAppliedRule = (rule: ApprovalRuleRow) => ({
    ...usual,
    ...rule,
    approvers: approvers(rule.id),
  });
  const own = await loadOwnRules(asking, mergeRequest, (id) => {
    const source = rules.find((rule) => rule.id === id);
    return source === undefined ? null : { row: source, rule: toAppliedRule(source) };
  });
  const overwritten =
    own.length > 0 && !configuration.disable_overriding_approvers_per_merge_request;
  const regular = overwritten
    ? own
    : applicable.filter(({ rule_type }) => rule_type !== 'report_approver').map(toAppliedRule);
  // Only the first rule applies without a paid plan.
  if (!paid) return { own, overwritten, applied: addNumberRule(regular, facts).slice(0, 1) };
  const reports = applicable.filter(({ rule_type }) => rule_type === 'report_approver');
  const failing = await findFailingRules(asking.db, mergeRequest, reports);
  const checks = reports.map((rule) => ({
    ...toAppliedRule(rule),
    id: reportRuleId(rule.id),
    approvals_required: failing.has(rule.id) ? rule.approvals_required : 0,
  }));
  const owners = await loadCodeOwnerRules(asking, facts, protection);
  return { own, overwritten, applied: [...addNumberRule(regular, facts), ...checks, ...owners] };
}

const findProjectRules = prepareStatement<{ project_id: number }, ApprovalRuleRow>(
  (db, { project_id }) => db('approval_rules').where({ project_id }).orderBy('id').select('*'),
);

async function loadProjectRules(db: Database, mergeRequest: MergeRequestRow) {
  const rules = await findProjectRules.all(db, { project_id: mergeRequest.target_project_id });
  const protection = await findProtection(db, mergeRequest);
  const branches = await loadRuleBranches(db, rules);
  const applicable = rules.filter(({ id, applies_to_all_protected_branches: all }) => {
    const chosen = branches.get(id) ?? [];
    if (all) return protection.ids.size > 0;
    return chosen.length === 0 || chosen.some((branch) => protection.ids.has(branch));
  });
  return { rules, protection, applicable };
}

/**
 * Total of approvals that the replaceable project rules require, if the merge request's own rules require fewer. Null
 * if they do not, and without own rules.
 */
export async function countMissedByOwnRules(
  db: Database,
  mergeRequest: MergeRequestRow,
): Promise<number | null> {
  const own = await findRequestRules(db, mergeRequest);
  if (own.length === 0) return null;
  const least = await countRequiredByProject(db, mergeRequest);
  return sumRequired(own) < least ? least : null;
}

async function countRequiredByProject(
  db: Database,
  mergeRequest: MergeRequestRow,
): Promise<number> {
  const { applicable } = await loadProjectRules(db, mergeRequest);
  const regular = applicable.filter(({ rule_type }) => rule_type !== 'report_approver');
  if (regular.length > 0) return sumRequired(regular);
  const { target_project_id } = mergeRequest;
  return (await findApprovalConfiguration(db, target_project_id)).approvals_before_merge;
}

const sumRequired = (rules: readonly Pick<ApprovalRuleRow, 'approvals_required'>[]) =>
  rules.reduce((sum, { approvals_required }) => sum + approvals_required, 0);

const listIds = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/** Default attributes of rules from outside of the project. */
const usual = {
  report_type: null,
  section: null,
  own: null,
  source: null,
  overridden: false,
} as const;

/** Ids of rules that are stored nowhere, or under the same ids as others: so high that no other rule has them. */
const reportRuleId = (id: number) => 2 ** 51 + id;
export const computeNumberRuleId = ({ id }: Pick<MergeRequestRow, 'id'>) => 2 ** 50 + id;
const computeCodeOwnerRuleId = ({ id }: Pick<MergeRequestRow, 'id'>, { index }: CodeOwnersEntry) =>
  2 ** 40 + id * 8192 + index;

/**
 * The number of approvals that the project or the merge request requires without a matching rule, presented as a rule.
 */
function addNumberRule(
  rules: readonly AppliedRule[],
  { mergeRequest, configuration }: Facts,
): readonly AppliedRule[] {
  const approvals_required = Math.max(
    configuration.approvals_before_merge,
    mergeRequest.approvals_before_merge ?? 0,
  );
  if (rules.length > 0 || approvals_required === 0) return rules;
  const name = 'All Members';
  const rule_type = 'any_approver';
  const id = computeNumberRuleId(mergeRequest);
  return [{ ...usual, id, name, rule_type, approvals_required, approvers: noApprovers }];
}

interface Protection {
  /** The protections that match the target branch. */
  readonly ids: ReadonlySet<number>;
  readonly needsCodeOwners: boolean;
}

const findProtections = prepareStatement<
  { project_id: number },
  { id: number; name: string; code_owner_approval_required: boolean }
>((db, { project_id }) =>
  db('protected_branches')
    .where({ project_id })
    .select('id', 'name', 'code_owner_approval_required'),
);

async function findProtection(
  db: Database,
  { target_project_id, target_branch }: MergeRequestRow,
): Promise<Protection> {
  const rows = await findProtections.all(db, { project_id: target_project_id });
  const matching = rows.filter(({ name }) => matchesRef(name, target_branch));
  return {
    ids: new Set(listIds(matching)),
    needsCodeOwners: matching.some((row) => row.code_owner_approval_required),
  };
}

/** The ids of the protected branches of each rule. */
async function loadRuleBranches(
  db: Database,
  rules: readonly ApprovalRuleRow[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const branches = new Map<number, number[]>();
  if (rules.length === 0) return branches;
  const rows = await whereInList(
    db('approval_rule_protected_branches').select<
      { rule_id: number; protected_branch_id: number }[]
    >('rule_id', 'protected_branch_id'),
    'rule_id',
    listIds(rules),
  );
  for (const { rule_id, protected_branch_id } of rows) {
    branches.set(rule_id, [...(branches.get(rule_id) ?? []), protected_branch_id]);
  }
  return branches;
}

interface Source {
  readonly row: ApprovalRuleRow;
  readonly rule: AppliedRule;
}

async function loadOwnRules(
  asking: Asking,
  mergeRequest: MergeRequestRow,
  sourceOf: (id: number | null) => Source | null,
): Promise<AppliedRule[]> {
  const rows = await findRequestRules(asking.db, mergeRequest);
  if (rows.length === 0) return [];
  const approvers = await loadApprovers(asking, 'approval_request_rule', listIds(rows));
  return rows.map((own) => {
    const rule: AppliedRule = { ...usual, ...own, own, approvers: approvers(own.id) };
    const source = sourceOf(own.source_rule_id);
    if (source === null) return rule;
    return { ...rule, source: source.row, overridden: isDifferent(rule, source.rule) };
  });
}

function isDifferent(one: AppliedRule, other: AppliedRule): boolean {
  const formatRuleFacts = ({ name, approvals_required, approvers }: AppliedRule) =>
    JSON.stringify([
      ...[name, approvals_required],
      listIds(approvers.users).toSorted((one, other) => one - other),
      approvers.groupIds.toSorted((one, other) => one - other),
    ]);
  return formatRuleFacts(one) !== formatRuleFacts(other);
}

async function loadCodeOwnerRules(
  asking: Asking,
  { project, mergeRequest, owning }: Facts,
  { ids, needsCodeOwners: required }: Protection,
): Promise<AppliedRule[]> {
  if (owning.length === 0) return [];
  // Every user who may push to an unprotected branch controls the addresses in its file.
  const ownersOf = await loadOwnersOfEntries(asking, project, owning, { privately: ids.size > 0 });
  const rules: AppliedRule[] = [];
  const pauses = new Pauses();
  for (const entry of owning) {
    await pauses.take();
    const approvers = ownersOf(entry);
    // Owners who are not members, or have no account, cannot approve.
    if (approvers.counting.countUpTo(1) === 0) continue;
    rules.push({
      ...usual,
      id: computeCodeOwnerRuleId(mergeRequest, entry),
      name: entry.pattern.text,
      rule_type: 'code_owner',
      section: entry.section,
      approvals_required:
        required && !entry.optional ? approvers.counting.countUpTo(entry.approvals) : 0,
      approvers,
    });
  }
  return rules;
}
