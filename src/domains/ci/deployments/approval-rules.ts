import type { Database } from '#src/database/database.ts';
import {
  type ApproverRow,
  loadLevels,
  type ProtectedEnvironmentRow,
} from '#src/domains/ci/protected-environments/table.ts';

export interface ApprovalRules {
  /** Number of required approvals from users who may deploy; ignored if approval rules exist. */
  readonly required: number;
  readonly rules: readonly ApproverRow[];
}

/** Null where the environment is not protected. */
export async function loadDeploymentApprovalRules(
  db: Database,
  project_id: number,
  name: string,
): Promise<ApprovalRules | null> {
  const found = await db<ProtectedEnvironmentRow>('protected_environments')
    .where({ project_id, name })
    .first();
  if (found === undefined) return null;
  const { approvers } = await loadLevels(db, [found.id]);
  return { required: found.required_approval_count, rules: approvers };
}

/** Tells whether deployments there need an approval. */
export async function needsApprovals(
  db: Database,
  projectId: number,
  name: string,
): Promise<boolean> {
  const found = await loadDeploymentApprovalRules(db, projectId, name);
  if (found === null) return false;
  return found.required > 0 || found.rules.some((rule) => rule.required_approvals > 0);
}
