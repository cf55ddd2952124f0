import type { Database } from '#src/database/database.ts';
import { findDefaultProtection } from '#src/policy/default-protection.ts';
import { matchesRef } from '#src/policy/ref-pattern.ts';
import { insertProtectedBranch, type ProtectedBranchRow } from './table.ts';

/**
 * Protects the first branch of a project as its group or the settings say; a protection that matches the branch
 * already is enough. For the transaction that notes the first push.
 */
export async function protectFirstBranch(
  db: Database,
  projectId: number,
  branch: string,
  now: string,
): Promise<void> {
  const protection = await findDefaultProtection(db, projectId);
  if (protection === null) return;
  const known = await db<ProtectedBranchRow>('protected_branches')
    .select('name')
    .where({ project_id: projectId });
  if (known.some(({ name }) => matchesRef(name, branch))) return;
  const createLevels = (access_level: 30 | 40) => [{ access_level, user_id: null, group_id: null }];
  await insertProtectedBranch(
    db,
    {
      project_id: projectId,
      name: branch,
      allow_force_push: false,
      code_owner_approval_required: false,
      levels: {
        push: createLevels(protection.push),
        merge: createLevels(protection.merge),
        unprotect: [],
      },
    },
    now,
  );
}
