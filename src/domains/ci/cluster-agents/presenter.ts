import type {
  ClusterAgent,
  ClusterAgentToken,
  ClusterAgentTokenDetail,
} from '#generated/cluster-agents/types.ts';
import type { ClusterAgentTokenRow } from './token-table.ts';
import type { ClusterAgentRow } from './table.ts';

export const presentClusterAgent =
  (project: ClusterAgent['config_project']) =>
  ({ id, name, created_at, created_by_id }: ClusterAgentRow): ClusterAgent => ({
    id,
    name,
    created_at,
    config_project: project,
    created_by_user_id: created_by_id,
  });

export const presentAgentToken = ({
  id,
  name,
  description,
  agent_id,
  revoked_at,
  created_at,
  created_by_id,
}: ClusterAgentTokenRow): ClusterAgentToken => ({
  id,
  name,
  description,
  agent_id,
  created_at,
  status: revoked_at === null ? 'active' : 'revoked',
  created_by_user_id: created_by_id,
});

export const presentAgentTokenDetail = (row: ClusterAgentTokenRow): ClusterAgentTokenDetail => ({
  ...presentAgentToken(row),
  last_used_at: row.last_used_at,
});
