import type { Database } from '#src/database/database.ts';
import type { ApprovalRuleRow } from '#src/domains/code/approval-rules/table.ts';
import type { RequestRuleRow } from '#src/domains/ci/approvals/table.ts';
import { type ExportedRecord, loadOwnedRows, streamRows } from '../record.ts';
import { loadGroupRecords } from './groups.ts';
import type { TreeSource } from './source.ts';

/** Rules in memory at a time: each may name a thousand users and as many groups. */
const ruleBatchSize = 20;

/** The approval rules of a project, with their approvers and protected branches. */
export async function* exportApprovalRules(source: TreeSource): AsyncGenerator<ExportedRecord> {
  const { db, projectId } = source;
  const rows = streamRows<ApprovalRuleRow>(
    () => db('approval_rules').where('approval_rules.project_id', projectId).select('*'),
    { of: 'approval_rules', by: ['id'], atOnce: ruleBatchSize },
  );
  for await (const rule of rows) {
    const { name, rule_type, approvals_required, applies_to_all_protected_branches } = rule;
    const { report_type, scanners, severity_levels, vulnerabilities_allowed } = rule;
    const { vulnerability_states, created_at, updated_at } = rule;
    const branches = await db('approval_rule_protected_branches as chosen')
      .join('protected_branches', 'protected_branches.id', 'chosen.protected_branch_id')
      .where('chosen.rule_id', rule.id)
      .orderBy('protected_branches.id')
      .pluck<string[]>('protected_branches.name');
    const { users, groups } = await approversOf(source, 'approval_rule', rule.id);
    yield {
      own: {
        ...{ name, rule_type, approvals_required, applies_to_all_protected_branches },
        ...{ report_type, scanners, severity_levels, vulnerabilities_allowed },
        ...{ vulnerability_states, created_at, updated_at },
        approval_project_rules_users: users,
        approval_project_rules_groups: groups,
        approval_project_rules_protected_branches: branches.map((branch_name) => ({
          branch_name,
        })),
      },
    };
  }
}

type SourceRule = RequestRuleRow & { readonly source_name: string | null };

/** The own approval rules of some merge requests, by the id of each. */
export async function exportRequestRules(
  source: TreeSource,
  ids: readonly number[],
): Promise<(id: number) => AsyncIterable<ExportedRecord>> {
  const { db } = source;
  const rules = await loadOwnedRows<SourceRule>(
    ids,
    () =>
      db('approval_request_rules')
        .leftJoin(
          'approval_rules as sources',
          'sources.id',
          'approval_request_rules.source_rule_id',
        )
        .select('approval_request_rules.*', 'sources.name as source_name'),
    {
      ...{ of: 'approval_request_rules', owner: 'merge_request_id', by: ['id'] },
      atOnce: ruleBatchSize,
    },
  );
  return async function* (id) {
    for await (const rule of rules(id)) {
      const { name, rule_type, approvals_required, created_at, updated_at, source_name } = rule;
      const { users, groups } = await approversOf(source, 'approval_request_rule', rule.id);
      yield {
        own: {
          ...{ name, rule_type, approvals_required, created_at, updated_at },
          approval_project_rule: source_name === null ? null : { name: source_name },
          approval_merge_request_rules_users: users,
          approval_merge_request_rules_groups: groups,
        },
      };
    }
  };
}

async function approversOf(
  source: TreeSource,
  kind: 'approval_rule' | 'approval_request_rule',
  ruleId: number,
) {
  const { db } = source;
  const of = { rule_id: ruleId };
  const users = await gatherApprovers(db, `${kind}_users`, of, 'user_id');
  const groups = await gatherApprovers(db, `${kind}_groups`, of, 'group_id');
  const records = await loadGroupRecords(source, groups);
  return {
    users: users.map((user_id) => ({ user_id })),
    groups: groups.map((group_id) => ({ group_id, group: records.get(group_id) ?? null })),
  };
}

const gatherApprovers = (
  db: Database,
  table: string,
  of: { readonly rule_id: number },
  column: 'user_id' | 'group_id',
) => db(table).where(of).orderBy(column).pluck<number[]>(column);
