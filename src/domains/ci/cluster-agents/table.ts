import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { BadRequest, RowNotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { holdProject } from '#src/domains/core/projects/table.ts';

export interface ClusterAgentRow {
  readonly id: number;
  readonly project_id: number;
  readonly name: string;
  readonly created_by_id: number | null;
  readonly created_at: string;
}

/** The most agents of a project. */
const maxAgents = 100;

/**
 * @throws NotFound when the project is gone
 * @throws BadRequest when it has an agent of this name, or as many as it may have
 */
export function insertClusterAgent(
  db: Database,
  agent: Omit<ClusterAgentRow, 'id'>,
): Promise<ClusterAgentRow> {
  return db.transaction(async (db) => {
    const { project_id, name } = agent;
    // Locks the project: simultaneous requests see each other's agents.
    await holdProject(db, project_id);
    const taken = await db('cluster_agents').where({ project_id, name }).first('id');
    if (taken !== undefined) throw new BadRequest({ name: ['has already been taken'] });
    const agents = await db('cluster_agents').where({ project_id }).limit(maxAgents).select('id');
    if (agents.length >= maxAgents) {
      throw new BadRequest({ base: [`Maximum number of cluster agents (${maxAgents}) exceeded`] });
    }
    return insertReturning<ClusterAgentRow>(db, 'cluster_agents', agent);
  });
}

/** The agents of a project by name. */
export function findClusterAgents(
  db: Database,
  projectId: number,
  query: OffsetQuery,
): Promise<Page<ClusterAgentRow>> {
  const rows = db<ClusterAgentRow>('cluster_agents')
    .select('cluster_agents.*')
    .where('project_id', projectId);
  return paginate(db, rows.orderBy('name'), query);
}

/** @throws RowNotFound unless it belongs to the project; `lock` holds it until the end of the transaction */
export async function findClusterAgent(
  db: Database,
  projectId: number,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<ClusterAgentRow> {
  const query = db<ClusterAgentRow>('cluster_agents').where({ id, project_id: projectId });
  const row = await (lock ? query.forUpdate() : query).first<ClusterAgentRow | undefined>();
  if (row === undefined) throw new RowNotFound();
  return row;
}
