import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';

const firstInProduction = prepareStatement<{ id: number }, { deployed_at: string }>((db, { id }) =>
  db('deployment_merge_requests as linked')
    .join('environments', 'environments.id', 'linked.environment_id')
    .where('linked.merge_request_id', id)
    .where('environments.tier', 'production')
    .orderBy('linked.deployed_at')
    .select('linked.deployed_at')
    .limit(1),
);

/** Finds the time of the first deployment to a production environment; null if absent. */
export async function findFirstDeployedToProduction(
  db: Database,
  mergeRequestId: number,
): Promise<string | null> {
  const first = await firstInProduction.first(db, { id: mergeRequestId });
  return first?.deployed_at ?? null;
}
