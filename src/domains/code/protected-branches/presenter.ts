import type { ProtectedBranch } from '#generated/protected-branches/types.ts';
import { presentAccessLevel } from './access-levels.ts';
import type { BranchAction, NamedBranchLevel, ProtectedBranchRow } from './table.ts';

/** `levels` may contain those of a whole page; `paid` tells whether attributes of paid tiers are shown. */
export function presentProtectedBranch(
  row: ProtectedBranchRow,
  levels: readonly NamedBranchLevel[],
  { paid }: { paid: boolean },
): ProtectedBranch {
  const presentLevels = (action: BranchAction) =>
    levels
      .filter((level) => level.protected_branch_id === row.id && level.action === action)
      .map((level) => presentAccessLevel(level, { paid }));
  return {
    id: row.id,
    name: row.name,
    push_access_levels: presentLevels('push'),
    merge_access_levels: presentLevels('merge'),
    allow_force_push: row.allow_force_push,
    ...(paid && {
      unprotect_access_levels: presentLevels('unprotect'),
      code_owner_approval_required: row.code_owner_approval_required,
    }),
  };
}
