import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { selectOpenedGroups } from '#src/policy/visible.ts';
import { findMembersAmong } from '#src/domains/code/protected-branches/access-levels.ts';
import type { RuleKind } from './approvers.ts';

/** Users and groups by id. */
export interface ApproverInput {
  readonly users: readonly number[];
  readonly groups: readonly number[];
}

/** The parameters that name approvers, under either of their names. */
interface NamedApprovers {
  readonly user_ids?: readonly number[] | undefined;
  readonly users?: readonly number[] | undefined;
  readonly group_ids?: readonly number[] | undefined;
  readonly groups?: readonly number[] | undefined;
}

export function readApproverInput(input: NamedApprovers): ApproverInput {
  return {
    users: input.user_ids ?? input.users ?? [],
    groups: input.group_ids ?? input.groups ?? [],
  };
}

/** A rule without approvers applies to everyone, since it could not be satisfied otherwise. */
export function chooseRuleType({ users, groups }: ApproverInput): 'any_approver' | 'regular' {
  return users.length === 0 && groups.length === 0 ? 'any_approver' : 'regular';
}

type Context = Pick<RequestContext, 'db' | 'actor' | 'today'>;

/** Keeps the eligible approvers: members of the project, and groups that the actor can see. */
export async function loadAcceptedApprovers(
  { db, actor, today }: Context,
  project: { readonly id: number },
  { users, groups }: ApproverInput,
): Promise<ApproverInput> {
  const members = users.length === 0 ? none : await findMembersAmong(db, project.id, [...users]);
  const opened = whereInList(selectOpenedGroups(db, actor, today), 'namespaces.id', [...groups]);
  const found = groups.length === 0 ? [] : await opened.pluck<number[]>('namespaces.id');
  return { users: [...members], groups: found };
}

const none: ReadonlySet<number> = new Set();

/** Adds approvers to a rule that has none. */
export async function insertApprovers(
  db: Database,
  kind: RuleKind,
  ruleId: number,
  { users, groups }: ApproverInput,
): Promise<void> {
  if (users.length > 0) {
    await db(`${kind}_users`).insert(users.map((user_id) => ({ rule_id: ruleId, user_id })));
  }
  if (groups.length > 0) {
    await db(`${kind}_groups`).insert(groups.map((group_id) => ({ rule_id: ruleId, group_id })));
  }
}

/**
 * Replaces the approvers of a rule, and keeps groups that the actor cannot see, unless told otherwise. True if they
 * changed.
 */
export async function replaceApprovers(
  { db, actor, today }: Context,
  kind: RuleKind,
  ruleId: number,
  { users, groups }: ApproverInput,
  { removeHidden }: { readonly removeHidden: boolean },
): Promise<boolean> {
  const before = await formatApprovers(db, kind, ruleId);
  const same = selectOpenedGroups(db, actor, today).whereRaw('namespaces.id = listed.group_id');
  const hidden = await db(`${kind}_groups as listed`)
    .where('listed.rule_id', ruleId)
    .whereNotExists(same.select(db.raw('1')))
    .pluck<number[]>('listed.group_id');
  for (const table of ['users', 'groups']) {
    await db(`${kind}_${table}`).where({ rule_id: ruleId }).delete();
  }
  const kept = removeHidden ? [] : hidden;
  await insertApprovers(db, kind, ruleId, { users, groups: [...new Set([...groups, ...kept])] });
  return (await formatApprovers(db, kind, ruleId)) !== before;
}

/** A text that is the same for the same approvers. */
async function formatApprovers(db: Database, kind: RuleKind, ruleId: number): Promise<string> {
  const of = { rule_id: ruleId };
  const users = await db(`${kind}_users`).where(of).orderBy('user_id').pluck<number[]>('user_id');
  const groups = await db(`${kind}_groups`)
    .where(of)
    .orderBy('group_id')
    .pluck<number[]>('group_id');
  return JSON.stringify({ users, groups });
}
