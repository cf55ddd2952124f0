import type { Database } from '../../database/database.ts';

/** When a merge request first came to an environment for production; null when it has not yet. */
export async function findFirstDeployedToProduction(
  db: Database,
  mergeRequestId: number,
): Promise<string | null> {
  const first = await db('deployment_merge_requests as linked')
    .join('environments', 'environments.id', 'linked.environment_id')
    .where('linked.merge_request_id', mergeRequestId)
    .where('environments.tier', 'production')
    .orderBy('linked.deployed_at')
    .first<{ deployed_at: string } | undefined>('linked.deployed_at');
  return first?.deployed_at ?? null;
}
