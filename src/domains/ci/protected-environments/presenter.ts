import type {
  DeployAccessLevel,
  ProtectedEnvironment,
} from '#generated/protected-environments/types.ts';
import {
  describeAccessLevel,
  type NamedAccessLevelRow,
} from '#src/domains/code/protected-branches/access-levels.ts';
import type { loadLevels, ProtectedEnvironmentRow } from './table.ts';

/** `levels` may contain those of a whole page. */
export function presentProtectedEnvironment(
  { id, name, required_approval_count }: ProtectedEnvironmentRow,
  { deployers, approvers }: Awaited<ReturnType<typeof loadLevels>>,
): ProtectedEnvironment {
  const isOfThis = ({ protected_environment_id: of }: { protected_environment_id: number }) =>
    of === id;
  return {
    name,
    deploy_access_levels: deployers.filter(isOfThis).map(presentLevel),
    required_approval_count,
    approval_rules: approvers.filter(isOfThis).map((row) => ({
      ...presentLevel(row),
      required_approvals: row.required_approvals,
    })),
  };
}

function presentLevel(row: NamedAccessLevelRow): DeployAccessLevel {
  const { access_level, user_id, group_id } = row;
  return {
    access_level,
    user_id,
    group_id,
    access_level_description: describeAccessLevel(row),
  };
}
