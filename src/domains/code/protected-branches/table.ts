import type { Database } from '#src/database/database.ts';
import { whereInList, insertReturning } from '#src/database/dialect.ts';
import {
  selectNamedLevels,
  type AccessLevelRow,
  type NamedAccessLevelRow,
} from './access-levels.ts';

/** A protection of the branches of a project that have this name, or match it as a wildcard. */
export interface ProtectedBranchRow {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly allow_force_push: boolean;
  readonly code_owner_approval_required: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

export type BranchAction = 'push' | 'merge' | 'unprotect';

export type BranchLevels = Readonly<Record<BranchAction, readonly AccessLevelRow[]>>;

export interface NewProtectedBranch extends Pick<
  ProtectedBranchRow,
  'project_id' | 'name' | 'allow_force_push' | 'code_owner_approval_required'
> {
  readonly levels: BranchLevels;
}

/** Violates the unique index when the project has a protection with this name. */
export async function insertProtectedBranch(
  db: Database,
  { levels, ...protection }: NewProtectedBranch,
  now: string,
): Promise<ProtectedBranchRow> {
  return db.transaction(async (db) => {
    const row = await insertReturning<ProtectedBranchRow>(db, 'protected_branches', {
      ...protection,
      created_at: now,
      updated_at: now,
    });
    for (const action of ['push', 'merge', 'unprotect'] as const) {
      await insertLevels(db, row.id, action, levels[action]);
    }
    return row;
  });
}

/** Replaces the levels of an action. */
export async function replaceLevels(
  db: Database,
  protectionId: number,
  action: BranchAction,
  levels: readonly AccessLevelRow[],
): Promise<void> {
  await db(levelsTable).where({ protected_branch_id: protectionId, action }).delete();
  await insertLevels(db, protectionId, action, levels);
}

export type NamedBranchLevel = NamedAccessLevelRow & {
  readonly protected_branch_id: number;
  readonly action: BranchAction;
};

/** Levels of these protections, in the order of their creation. */
export async function loadBranchLevels(
  db: Database,
  protectionIds: readonly number[],
): Promise<NamedBranchLevel[]> {
  const query = selectNamedLevels(db, levelsTable).select(
    'levels.protected_branch_id',
    'levels.action',
  );
  return whereInList(query, 'levels.protected_branch_id', protectionIds);
}

const levelsTable = 'protected_branch_access_levels';

async function insertLevels(
  db: Database,
  protected_branch_id: number,
  action: BranchAction,
  levels: readonly AccessLevelRow[],
): Promise<void> {
  if (levels.length === 0) return;
  await db(levelsTable).insert(
    levels.map(({ access_level, user_id, group_id }) => ({
      protected_branch_id,
      action,
      access_level,
      user_id,
      group_id,
    })),
  );
}
