import type { Knex } from 'knex';
import type {
  ApprovalRuleScanners,
  ApprovalRuleSeverityLevels,
  ApprovalRuleVulnerabilityStates,
} from '#generated/approval-rules/types.ts';
import type { RawTree, RawValue } from '#runtime/raw.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning, whereInList } from '#src/database/dialect.ts';
import {
  type ApproverInput,
  insertApprovers,
} from '#src/domains/code/approval-rules/approvers-given.ts';
import type { RuleKind } from '#src/domains/code/approval-rules/approvers.ts';
import { maxRules } from '#src/domains/code/approval-rules/change.ts';
import { readNewReportCheck } from '#src/domains/code/approval-rules/report-check.ts';
import { findRuleErrors } from '#src/domains/code/approval-rules/rule-errors.ts';
import { bounds, takeAtMost } from '../import/bounds.ts';
import { type ImportContext, storeOnce } from '../import/context.ts';
import {
  readFlag,
  readList,
  readMildText,
  readNumber,
  readPart,
  RecordRefused,
  readRequiredText,
  readTime,
} from '../import/values.ts';
import { field } from './fields.ts';
import { namedGroupAttributes } from './principals.ts';
import type { RecordList, OnRefused, Relation, Special } from './relation.ts';
import { getColumn, linkToRow, listRows, writeOwned } from './write.ts';

/** Rules in memory at a time: each may name a thousand users and as many groups. */
const ruleBatchSize = 20;

const createApprovers = (kind: RuleKind, lists: string) => ({
  [`${lists}_users`]: listRows({
    table: `${kind}_users`,
    owner: 'rule_id',
    by: ['user_id'],
    fields: { user_id: field.written },
  }),
  [`${lists}_groups`]: listRows({
    table: `${kind}_groups`,
    owner: 'rule_id',
    by: ['group_id'],
    fields: namedGroupAttributes,
  }),
});

/** The approval rules of a project, with their approvers and protected branches. */
export const approvalRuleRelation: Relation & Special = {
  table: 'approval_rules',
  by: ['id'],
  atOnce: ruleBatchSize,
  fields: {
    ...field.copied(
      'name rule_type approvals_required applies_to_all_protected_branches report_type',
    ),
    ...field.copied('scanners severity_levels vulnerabilities_allowed vulnerability_states'),
    ...field.copied('created_at updated_at'),
    ...createApprovers('approval_rule', 'approval_project_rules'),
    approval_project_rules_protected_branches: listRows({
      table: 'approval_rule_protected_branches',
      owner: 'rule_id',
      by: ['protected_branch_id'],
      fields: {
        branch_name: {
          column: 'protected_branch_id',
          async load({ db }, rows) {
            const column = 'protected_branch_id';
            const ids = rows.map((row) => getColumn(row, column) as number);
            const branches = db<{ id: number; name: string }>('protected_branches');
            const found = await whereInList(branches, 'id', ids).select('id', 'name');
            const names = new Map(found.map(({ id, name }) => [id, name]));
            return (row) => names.get(getColumn(row, column) as number);
          },
        },
      },
    }),
  },
  store: storeApprovalRule,
};

/** The own approval rules of merge requests. */
const ofRequests = {
  table: 'approval_request_rules',
  by: ['id'],
  atOnce: ruleBatchSize,
  owner: 'merge_request_id',
  fields: {
    ...field.copied('name rule_type approvals_required created_at updated_at'),
    approval_project_rule: linkToRow('source_rule_id', {
      table: 'approval_rules',
      fields: { name: field.written },
    }),
    ...createApprovers('approval_request_rule', 'approval_merge_request_rules'),
  },
};

export const requestRuleList: RecordList = {
  rows: ofRequests,
  write: (source, ids) => writeOwned(source, ofRequests, ids),
  store: (context, record, owner, refused) =>
    storeRequestRules(context as ImportContext, record, owner, refused),
};

const maxNameChars = 1024;
/** More than there are words for a list. */
const maxListed = 100;

const projectRuleTypes = ['regular', 'any_approver', 'report_approver'] as const;
const requestRuleTypes = ['regular', 'any_approver'] as const;
const reportTypes = ['vulnerability', 'license_scanning', 'code_coverage'] as const;
const scanners: ApprovalRuleScanners = [
  ...(['sast', 'secret_detection', 'dependency_scanning', 'container_scanning'] as const),
  ...(['dast', 'coverage_fuzzing', 'api_fuzzing'] as const),
];
const severities: ApprovalRuleSeverityLevels = [
  ...(['info', 'unknown', 'low', 'medium', 'high', 'critical'] as const),
];
const findingStates: ApprovalRuleVulnerabilityStates = [
  ...(['newly_detected', 'detected', 'confirmed', 'resolved', 'dismissed'] as const),
];

/** Stores an approval rule of the project, with its approvers and protected branches. */
async function storeApprovalRule(
  context: ImportContext,
  record: RawTree,
  refused: OnRefused,
): Promise<void> {
  const { projectId: project_id } = context;
  const rule = readRule(context, record, projectRuleTypes);
  const report_type = findWord(reportTypes, record['report_type']);
  if (rule.rule_type === 'report_approver' && report_type === undefined) {
    throw new RecordRefused('report_type is unknown');
  }
  const check = readNewReportCheck({
    ...rule,
    ...(report_type !== undefined && { report_type }),
    ...listAmong('scanners', scanners, record),
    ...listAmong('severity_levels', severities, record),
    ...listAmong('vulnerability_states', findingStates, record),
    vulnerabilities_allowed: readNumber(record, 'vulnerabilities_allowed') ?? 0,
  });
  const row = {
    ...rule,
    ...check,
    project_id,
    applies_to_all_protected_branches: readFlag(record, 'applies_to_all_protected_branches'),
  };
  const approvers = await readApprovers(context, record, 'approval_project_rules', refused);
  const branches = await readBranches(context, record, refused);
  const selectOthers = (db: Database) => db('approval_rules').where({ project_id });
  await storeRule(
    context,
    { kind: 'approval_rule', row, approvers, others: selectOthers },
    async (db, id) => {
      const rows = branches.map((branch) => ({ rule_id: id, protected_branch_id: branch }));
      if (rows.length > 0) await db('approval_rule_protected_branches').insert(rows);
    },
  );
}

/** Stores the own approval rules of a merge request; calls `refused` for those that cannot be stored. */
async function storeRequestRules(
  context: ImportContext,
  record: RawTree,
  { id: merge_request_id }: { readonly id: number },
  refused: OnRefused,
): Promise<void> {
  const rules = readList(record, 'approval_rules');
  for (const each of await takeAtMost(rules, maxRules, refused)) {
    try {
      const rule = readRule(context, each, requestRuleTypes);
      const source_rule_id = await findSourceRule(context, each);
      const row = { ...rule, merge_request_id, source_rule_id };
      const approvers = await readApprovers(context, each, 'approval_merge_request_rules', refused);
      const selectOthers = (db: Database) =>
        db('approval_request_rules').where({ merge_request_id });
      await storeRule(context, {
        kind: 'approval_request_rule',
        row,
        approvers,
        others: selectOthers,
      });
    } catch (error) {
      if (!(error instanceof RecordRefused)) throw error;
      await refused();
    }
  }
}

/** @throws RecordRefused for a rule that no request could create */
function readRule<const Type extends string>(
  { now, paid }: ImportContext,
  record: RawTree,
  types: readonly Type[],
) {
  if (!paid) throw new RecordRefused('the plan does not include approval rules');
  const rule_type = findWord(types, record['rule_type']);
  if (rule_type === undefined) throw new RecordRefused('rule_type is unknown');
  const created_at = readTime(record, 'created_at') ?? now;
  const rule = {
    rule_type,
    name: readRequiredText(record, 'name', maxNameChars),
    created_at,
    approvals_required: readNumber(record, 'approvals_required') ?? 0,
    updated_at: readTime(record, 'updated_at') ?? created_at,
  };
  if (Object.keys(findRuleErrors(rule)).length > 0) throw new RecordRefused('the rule is invalid');
  return rule;
}

/**
 * Reads the approvers of a rule. The importer replaces approvers without an account here: a rule without approvers
 * would be satisfied without any approval.
 */
async function readApprovers(
  { users, groups, named }: ImportContext,
  record: RawTree,
  lists: 'approval_project_rules' | 'approval_merge_request_rules',
  refused: OnRefused,
): Promise<ApproverInput> {
  const found = { users: new Set<number>(), groups: new Set<number>() };
  let lost = false;
  const mostUsers = bounds['createProjectApprovalRule.user_ids'];
  for (const each of await takeAtMost(readList(record, `${lists}_users`), mostUsers, refused)) {
    const id = users.known(each, 'user_id');
    if (id === null) lost = true;
    else found.users.add(id);
  }
  const mostGroups = bounds['createProjectApprovalRule.group_ids'];
  for (const each of await takeAtMost(readList(record, `${lists}_groups`), mostGroups, refused)) {
    const id = await groups.find(each);
    if (id === null) lost = true;
    else found.groups.add(id);
  }
  for (const id of found.users) named.users.add(id);
  for (const id of found.groups) named.groups.add(id);
  if (lost) {
    found.users.add(users.importerId);
    await refused();
  }
  return { users: [...found.users], groups: [...found.groups] };
}

/** The protected branches of a rule by their names. A rule without branches is for all of them. */
async function readBranches(
  { db, projectId: project_id }: ImportContext,
  record: RawTree,
  refused: OnRefused,
): Promise<readonly number[]> {
  const list = readList(record, 'approval_project_rules_protected_branches');
  const most = bounds['createProjectApprovalRule.protected_branch_ids'];
  const names = new Set<string>();
  for (const each of await takeAtMost(list, most, refused)) {
    names.add(readMildText(each, 'branch_name', maxNameChars) ?? '');
  }
  if (names.size === 0) return [];
  const own = db('protected_branches').where({ project_id }).orderBy('id');
  const ids = await whereInList(own, 'name', [...names]).pluck<number[]>('id');
  if (ids.length < names.size) await refused();
  return ids;
}

/** The rule of the project that a rule was copied from; null for none. */
async function findSourceRule(
  { db, projectId: project_id }: ImportContext,
  record: RawTree,
): Promise<number | null> {
  const source = readPart(record, 'approval_project_rule');
  const name = source === null ? null : readMildText(source, 'name', maxNameChars);
  if (name === null) return null;
  const rules = db('approval_rules').where({ project_id, name });
  return (await rules.first<{ id: number } | undefined>('id'))?.id ?? null;
}

interface NewRule {
  readonly kind: RuleKind;
  readonly row: { readonly rule_type: string };
  readonly approvers: ApproverInput;
  /** The rules that the project or merge request has. */
  readonly others: (db: Database) => Knex.QueryBuilder;
}

/** @throws RecordRefused where another rule has the name, or there are too many */
async function storeRule(
  context: ImportContext,
  { kind, row, approvers, others }: NewRule,
  complete: (db: Database, id: number) => Promise<void> = async () => {},
): Promise<void> {
  await storeOnce(context, 'name is taken', async (db) => {
    const known: unknown[] = await others(db).limit(maxRules).select('id');
    if (known.length >= maxRules) throw new RecordRefused('there are too many rules');
    const { id } = await insertReturning<{ id: number }>(db, `${kind}s`, row);
    if (row.rule_type !== 'any_approver') await insertApprovers(db, kind, id, approvers);
    await complete(db, id);
  });
}

const findWord = <Word extends string>(words: readonly Word[], value: RawValue | undefined) =>
  words.find((word) => word === value);

/** The known words of a list; nothing where the archive has no such list. */
function listAmong<const Name extends string, Word extends string>(
  name: Name,
  words: readonly Word[],
  record: RawTree,
): { readonly [Key in Name]?: Word[] } {
  const value = record[name];
  if (!Array.isArray(value)) return {};
  const listed = new Set<unknown>((value as readonly RawValue[]).slice(0, maxListed));
  return { [name]: words.filter((word) => listed.has(word)) } as { [Key in Name]?: Word[] };
}
