import type {
  CreateMergeRequestApprovalRule,
  UpdateMergeRequestApprovalRule,
} from '#generated/merge-request-approvals/types.ts';
import { bindToTransaction, type RequestContext, requireActor } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { type AttributeErrors, Forbidden, RowNotFound } from '#src/errors.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { authorize } from '#src/policy/authorize.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { checkUnmodifiedSince } from '#src/text/unmodified-since.ts';
import {
  loadAcceptedApprovers,
  readApproverInput,
  type ApproverInput,
  insertApprovers,
  replaceApprovers,
  chooseRuleType,
} from '#src/domains/code/approval-rules/approvers-given.ts';
import {
  nameTaken,
  refuseRule,
  findRuleErrors,
} from '#src/domains/code/approval-rules/rule-errors.ts';
import { type ApprovalRuleRow, findApprovalRule } from '#src/domains/code/approval-rules/table.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { findApprovalConfiguration } from '#src/domains/code/project-approvals/table.ts';
import { lockPresent } from '#src/domains/projects/removals/lock-present.ts';
import { askApprovers } from './ask-approvers.ts';
import { approvalPolicy } from './policy.ts';
import { type AppliedRule, countMissedByOwnRules } from '#src/domains/ci/approvals/rules.ts';
import { findRequestRules, type RequestRuleRow } from '#src/domains/ci/approvals/table.ts';

const kind = 'approval_request_rule';

/** Upper limit on the rules that every approval evaluates. */
const maxRules = 100;

/**
 * Adds a rule to a merge request.
 * @throws Forbidden when the caller may not
 * @throws RowNotFound when there is no such rule of the project to be copied
 * @throws BadRequest when it would not be valid
 */
export async function createRequestRule(
  context: RequestContext,
  project: ProjectAccess,
  seen: MergeRequestRow,
  input: CreateMergeRequestApprovalRule,
): Promise<number> {
  return changeInTransaction(context, project, seen, async (within, mergeRequest) => {
    const { db, now } = within;
    const source =
      input.approval_project_rule_id === undefined
        ? null
        : await findCopied(db, project, input.approval_project_rule_id);
    const name = (source?.name ?? input.name).trim();
    const rules = await findRequestRules(db, mergeRequest);
    const named = readApproverInput(input);
    const rule_type = source === null ? chooseRuleType(named) : toOwnType(source);
    refuseRule({
      ...findRuleErrors({ ...input, name }),
      ...findTaken(rules, name),
      ...(rule_type === 'any_approver' &&
        rules.some((rule) => rule.rule_type === rule_type) && {
          rule_type: ['any-approver for the merge request already exists'],
        }),
      ...(rules.length >= maxRules && {
        base: [`cannot have more than ${maxRules} approval rules`],
      }),
    });
    const rule = await insertReturning<RequestRuleRow>(db, 'approval_request_rules', {
      merge_request_id: mergeRequest.id,
      source_rule_id: source?.id ?? null,
      name,
      rule_type,
      approvals_required: input.approvals_required,
      created_at: now,
      updated_at: now,
    });
    const approvers =
      source === null
        ? await loadAcceptedApprovers(within, project, named)
        : await loadApprovers(db, source);
    await insertApprovers(db, kind, rule.id, approvers);
    return rule.id;
  });
}

/** A copied rule is regular, unless the rule applies to everyone. */
const toOwnType = ({ rule_type }: Pick<ApprovalRuleRow, 'rule_type'>) =>
  rule_type === 'any_approver' ? rule_type : 'regular';

/**
 * Changes the given attributes, and replaces the approvers.
 * @throws Forbidden when the caller may not, or nobody may change this rule
 * @throws BadRequest when it would not be valid
 */
export async function updateRequestRule(
  context: RequestContext,
  project: ProjectAccess,
  seen: MergeRequestRow,
  { own }: AppliedRule,
  input: UpdateMergeRequestApprovalRule,
): Promise<void> {
  await changeInTransaction(context, project, seen, async (within, mergeRequest) => {
    const { db, now } = within;
    const rules = await findRequestRules(db, mergeRequest);
    const rule = requireOwnRule(rules, own);
    const name = (input.name ?? rule.name).trim();
    const approvals_required = input.approvals_required ?? rule.approvals_required;
    refuseRule({
      ...findRuleErrors({ name, approvals_required }),
      ...findTaken(
        rules.filter(({ id }) => id !== rule.id),
        name,
      ),
    });
    const changes = { name, approvals_required, updated_at: now };
    await db('approval_request_rules').where({ id: rule.id }).update(changes);
    if (rule.rule_type === 'any_approver') return;
    const accepted = await loadAcceptedApprovers(within, project, readApproverInput(input));
    const removeHidden = input.remove_hidden_groups ?? false;
    await replaceApprovers(within, kind, rule.id, accepted, { removeHidden });
  });
}

/**
 * @throws Forbidden when the caller may not, or nobody may delete this rule
 * @throws PreconditionFailed when it was changed since
 */
export async function deleteRequestRule(
  context: RequestContext,
  project: ProjectAccess,
  seen: MergeRequestRow,
  { own }: AppliedRule,
  unmodifiedSince: string | undefined,
): Promise<void> {
  await changeInTransaction(context, project, seen, async ({ db }, mergeRequest) => {
    const rule = requireOwnRule(await findRequestRules(db, mergeRequest), own);
    checkUnmodifiedSince(unmodifiedSince, rule.updated_at);
    await db('approval_request_rules').where({ id: rule.id }).delete();
  });
}

/** Serializes changes of the rules and approvals of the merge request. */
async function changeInTransaction<Result>(
  context: RequestContext,
  project: ProjectAccess,
  seen: MergeRequestRow,
  change: (within: RequestContext, mergeRequest: MergeRequestRow) => Promise<Result>,
): Promise<Result> {
  const { user } = requireActor(context);
  return context.db.transaction(async (db) => {
    const mergeRequest = await lockPresent(db, 'merge_requests', seen.id);
    await authorizeRules({ ...context, db }, project, mergeRequest);
    const changed = await change(bindToTransaction(context, db), mergeRequest);
    await requireEnough(db, project, mergeRequest);
    await context.workers.enqueue(db, askApprovers, { id: mergeRequest.id, user_id: user.id });
    return changed;
  });
}

/** The rules of the project are replaced, but not by fewer approvals in all; maintainers may do that. */
async function requireEnough(
  db: Database,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
): Promise<void> {
  if (project.level >= AccessLevel.Maintainer) return;
  const least = await countMissedByOwnRules(db, mergeRequest);
  if (least !== null) {
    refuseRule({ approvals_required: [`must be greater than or equal to ${least} in all`] });
  }
}

/** @throws Forbidden unless the caller may change how many approvals the merge request needs, and whose */
export async function authorizeRules(
  context: Pick<RequestContext, 'db' | 'actor'>,
  project: ProjectAccess,
  mergeRequest: MergeRequestRow,
): Promise<void> {
  const configuration = await findApprovalConfiguration(context.db, project.id);
  const actor = requireActor(context);
  authorize(approvalPolicy.changeRules, { project, actor, mergeRequest, configuration });
}

/** Report rules and code-owner rules cannot be changed. */
function requireOwnRule(
  rules: readonly RequestRuleRow[],
  own: RequestRuleRow | null,
): RequestRuleRow {
  if (own === null) throw new Forbidden();
  const rule = rules.find(({ id }) => id === own.id);
  if (rule === undefined) throw new RowNotFound();
  return rule;
}

const findTaken = (rules: readonly RequestRuleRow[], name: string): AttributeErrors =>
  rules.some((rule) => rule.name === name) ? nameTaken : {};

/** Rules about reports hold as they are. */
async function findCopied(
  db: Database,
  project: ProjectAccess,
  id: number,
): Promise<ApprovalRuleRow> {
  const rule = await findApprovalRule(db, project.id, id);
  if (rule.rule_type === 'report_approver') throw new RowNotFound();
  return rule;
}

async function loadApprovers(db: Database, { id }: ApprovalRuleRow): Promise<ApproverInput> {
  return {
    users: await db('approval_rule_users').where({ rule_id: id }).pluck<number[]>('user_id'),
    groups: await db('approval_rule_groups').where({ rule_id: id }).pluck<number[]>('group_id'),
  };
}
