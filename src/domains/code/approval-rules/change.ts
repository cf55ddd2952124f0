import { deleteInParts } from '#src/database/in-parts.ts';
import type { CreateApprovalRule, UpdateApprovalRule } from '#generated/approval-rules/types.ts';
import { bindToTransaction, type RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList, insertReturning } from '#src/database/dialect.ts';
import { audit, auditChanges, toAuditedProject } from '#src/domain-events/audited.ts';
import type { AttributeErrors } from '#src/errors.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import { lockProject } from '#src/domains/core/projects/table.ts';
import {
  loadAcceptedApprovers,
  readApproverInput,
  insertApprovers,
  replaceApprovers,
  chooseRuleType,
} from './approvers-given.ts';
import { readChangedReportCheck, readNewReportCheck, reportTypeErrors } from './report-check.ts';
import { nameTaken, refuseRule, findRuleErrors } from './rule-errors.ts';
import { type ApprovalRuleRow, findApprovalRule, replaceBranches } from './table.ts';

/** Upper limit on the rules that every merge request evaluates. */
export const maxRules = 100;

/** @throws BadRequest when the rule would not be valid */
export async function createApprovalRule(
  context: RequestContext,
  project: ProjectAccess,
  input: CreateApprovalRule,
): Promise<ApprovalRuleRow> {
  const approvers = readApproverInput(input);
  const { rule_type = chooseRuleType(approvers) } = input;
  const name = input.name.trim();
  return context.db.transaction(async (db) => {
    // The lock serializes changes of rules, so that names and counts stay valid.
    await lockProject(db, project.id);
    const missing = reportTypeErrors(input);
    refuseRule({
      ...findRuleErrors({ ...input, name }),
      ...(missing.length > 0 && { report_type: missing }),
      ...(await findConflicts(db, project.id, { name, rule_type })),
      ...(await findBranchErrors(db, project.id, input.protected_branch_ids)),
    });
    const rule = await insertReturning<ApprovalRuleRow>(db, 'approval_rules', {
      project_id: project.id,
      name,
      rule_type,
      approvals_required: input.approvals_required,
      applies_to_all_protected_branches: input.applies_to_all_protected_branches ?? false,
      ...readNewReportCheck(input),
      created_at: context.now,
      updated_at: context.now,
    });
    if (rule_type !== 'any_approver') {
      const accepted = await loadAcceptedApprovers(
        bindToTransaction(context, db),
        project,
        approvers,
      );
      await insertApprovers(db, 'approval_rule', rule.id, accepted);
    }
    await replaceBranches(db, rule.id, [...new Set(input.protected_branch_ids)]);
    await audit(
      db,
      toAuditedProject(project),
      { add: 'approval_rule' },
      context,
      toAuditTarget(rule),
    );
    return rule;
  });
}

/**
 * Replaces the approvers, and changes the rest as given.
 * @throws RowNotFound
 * @throws BadRequest when the rule would not be valid
 */
export async function updateApprovalRule(
  context: RequestContext,
  project: ProjectAccess,
  id: number,
  input: UpdateApprovalRule,
): Promise<ApprovalRuleRow> {
  const name = input.name.trim();
  return context.db.transaction(async (db) => {
    await lockProject(db, project.id);
    const row = await findApprovalRule(db, project.id, id);
    refuseRule({
      ...findRuleErrors({ ...input, name }),
      ...(name !== row.name && (await findNameErrors(db, project.id, name))),
      ...(await findBranchErrors(db, project.id, input.protected_branch_ids)),
    });
    const changes = {
      name,
      approvals_required: input.approvals_required,
      applies_to_all_protected_branches:
        input.applies_to_all_protected_branches ?? row.applies_to_all_protected_branches,
      ...readChangedReportCheck(row, input),
      updated_at: context.now,
    };
    await db('approval_rules').where({ id }).update(changes);
    const others: string[] = [];
    if (row.rule_type !== 'any_approver') {
      const within = bindToTransaction(context, db);
      const accepted = await loadAcceptedApprovers(within, project, readApproverInput(input));
      const removeHidden = input.remove_hidden_groups ?? false;
      const options = { removeHidden };
      if (await replaceApprovers(within, 'approval_rule', id, accepted, options))
        others.push('approvers');
    }
    if (input.protected_branch_ids !== undefined) {
      const branches = [...new Set(input.protected_branch_ids)];
      if (await replaceBranches(db, id, branches)) others.push('protected_branches');
    }
    const compared = { before: row, after: changes };
    const target = toAuditTarget(row);
    await auditChanges(db, toAuditedProject(project), told, compared, context, target);
    for (const change of others)
      await audit(db, toAuditedProject(project), { change }, context, target);
    return { ...row, ...changes };
  });
}

/** Attributes that audit events record. */
const told = ['name', 'approvals_required', 'applies_to_all_protected_branches'] as const;

const toAuditTarget = ({ id, name }: Pick<ApprovalRuleRow, 'id' | 'name'>) => ({
  type: 'ApprovalProjectRule',
  id,
  details: name,
});

/**
 * @throws RowNotFound
 * @throws PreconditionFailed when it was changed since
 */
export async function deleteApprovalRule(
  context: RequestContext,
  project: ProjectAccess,
  id: number,
  unmodifiedSince: string | undefined,
): Promise<void> {
  const { db } = context;
  const row = await db.transaction(async (db) => {
    await lockProject(db, project.id);
    const row = await findApprovalRule(db, project.id, id);
    checkUnmodifiedSince(unmodifiedSince, row.updated_at);
    return row;
  });
  const rules = db('approval_rules').where({ id });
  await deleteInParts(db, 'approval_rules', rules, {
    async remove(db) {
      if ((await db('approval_rules').where({ id }).delete()) === 0) return;
      await audit(
        db,
        toAuditedProject(project),
        { remove: 'approval_rule' },
        context,
        toAuditTarget(row),
      );
    },
  });
}

async function findConflicts(
  db: Database,
  projectId: number,
  { name, rule_type }: Pick<ApprovalRuleRow, 'name' | 'rule_type'>,
): Promise<AttributeErrors> {
  const rules = await db<ApprovalRuleRow>('approval_rules')
    .where({ project_id: projectId })
    .select('name', 'rule_type');
  const anotherAny =
    rule_type === 'any_approver' && rules.some((rule) => rule.rule_type === rule_type);
  return {
    ...(rules.some((rule) => rule.name === name) && nameTaken),
    ...(anotherAny && { rule_type: ['any-approver for the project already exists'] }),
    ...(rules.length >= maxRules && {
      base: [`cannot have more than ${maxRules} approval rules`],
    }),
  };
}

async function findNameErrors(
  db: Database,
  projectId: number,
  name: string,
): Promise<AttributeErrors> {
  const other = await db('approval_rules').where({ project_id: projectId, name }).first('id');
  return other === undefined ? {} : nameTaken;
}

async function findBranchErrors(
  db: Database,
  projectId: number,
  input: readonly number[] = [],
): Promise<AttributeErrors> {
  const ids = [...new Set(input)];
  if (ids.length === 0) return {};
  const known = await whereInList(db('protected_branches'), 'id', ids)
    .where({ project_id: projectId })
    .select('id');
  if (known.length === ids.length) return {};
  return { protected_branches: ['must all belong to the project'] };
}
