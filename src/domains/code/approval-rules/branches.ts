import { whereInList } from '#src/database/dialect.ts';
import { selectOpenedGroups } from '#src/policy/visible.ts';
import type {
  BranchAction,
  NamedBranchLevel,
  ProtectedBranchRow,
} from '#src/domains/code/protected-branches/table.ts';
import type { Asking } from './approvers.ts';

/** A protected branch that a rule is for, and whom its protection lets in, but for groups that the actor cannot see. */
export interface BranchOfRule extends ProtectedBranchRow {
  readonly levels: readonly NamedBranchLevel[];
}

type Row = ProtectedBranchRow &
  Omit<NamedBranchLevel, 'action'> & {
    readonly rule_id: number;
    /** Null if the protection admits nobody. */
    readonly action: BranchAction | null;
    /** The database's boolean; even the name of a hidden group is omitted. */
    readonly shown: boolean | number;
  };

/** The protected branches of these rules, the oldest first. */
export async function loadRuleBranches(
  { db, actor, today }: Asking,
  ruleIds: readonly number[],
): Promise<(ruleId: number) => readonly BranchOfRule[]> {
  const seen = selectOpenedGroups(db, actor, today).whereRaw('namespaces.id = levels.group_id');
  const chosen = db('approval_rule_protected_branches as chosen')
    .join('protected_branches', 'protected_branches.id', 'chosen.protected_branch_id')
    .leftJoin(
      'protected_branch_access_levels as levels',
      'levels.protected_branch_id',
      'protected_branches.id',
    )
    .leftJoin('users', 'users.id', 'levels.user_id')
    .leftJoin('namespaces', 'namespaces.id', 'levels.group_id')
    .orderBy(['protected_branches.id', 'levels.id'])
    .select<Row[]>(
      'protected_branches.*',
      'chosen.rule_id',
      'levels.protected_branch_id',
      'levels.action',
      'levels.access_level',
      'levels.user_id',
      'levels.group_id',
      'users.name as user_name',
      'namespaces.name as group_name',
      db.raw('(levels.group_id is null or exists ?) as shown', [seen.select(db.raw('1'))]),
    );
  const byRule = new Map<number, Map<number, BranchOfRule & { levels: NamedBranchLevel[] }>>();
  for (const row of await whereInList(chosen, 'chosen.rule_id', ruleIds)) {
    const { rule_id, protected_branch_id, action, access_level, user_id, group_id, ...named } = row;
    const { user_name, group_name, shown, ...branch } = named;
    const branches = byRule.get(rule_id) ?? new Map<number, never>();
    byRule.set(rule_id, branches);
    const known = branches.get(branch.id) ?? { ...branch, levels: [] };
    branches.set(branch.id, known);
    if (action === null || !shown) continue;
    const names = { user_name, group_name };
    known.levels.push({ protected_branch_id, action, access_level, user_id, group_id, ...names });
  }
  return (ruleId) => [...(byRule.get(ruleId)?.values() ?? [])];
}
