import { randomBytes } from 'node:crypto';
import { digestToken } from '#src/auth/tokens.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import { BadRequest, RowNotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findClusterAgent } from './table.ts';

export interface ClusterAgentTokenRow {
  readonly id: number;
  readonly agent_id: number;
  readonly name: string;
  readonly description: string | null;
  readonly token_digest: string;
  readonly created_by_id: number | null;
  readonly created_at: string;
  readonly last_used_at: string | null;
  /** Null while the token is valid. */
  readonly revoked_at: string | null;
}

interface NewToken {
  readonly agentId: number;
  readonly name: string;
  readonly description: string | null;
  readonly creatorId: number;
}

/** Maximum number of tokens of an agent. */
const maxTokens = 100;

/** 50 characters of base64url. */
const generate = () => randomBytes(38).toString('base64url').slice(0, 50);

/**
 * Makes a token; its text is in the result and nowhere else.
 * @throws RowNotFound when the agent is gone
 * @throws BadRequest when it has as many as it may have
 */
export function createAgentToken(
  db: Database,
  project: Pick<ProjectAccess, 'id'>,
  { agentId, name, description, creatorId }: NewToken,
  now: string,
): Promise<{ row: ClusterAgentTokenRow; token: string }> {
  return db.transaction(async (db) => {
    // Locks the agent: simultaneous requests count each other's tokens.
    await findClusterAgent(db, project.id, agentId, { lock: true });
    const active = await selectActiveTokens(db, agentId).limit(maxTokens).select('id');
    if (active.length >= maxTokens) {
      const told = `Maximum number of active tokens of a cluster agent (${maxTokens}) exceeded`;
      throw new BadRequest({ base: [told] });
    }
    const token = generate();
    const row = await insertReturning<ClusterAgentTokenRow>(db, 'cluster_agent_tokens', {
      agent_id: agentId,
      name,
      description,
      token_digest: digestToken(token),
      created_by_id: creatorId,
      created_at: now,
    });
    return { row, token };
  });
}

const selectActiveTokens = (db: Database, agentId: number) =>
  db<ClusterAgentTokenRow>('cluster_agent_tokens')
    .where('agent_id', agentId)
    .whereNull('revoked_at');

/** The active tokens of an agent, the newest first. */
export function findAgentTokens(
  db: Database,
  agentId: number,
  query: OffsetQuery,
): Promise<Page<ClusterAgentTokenRow>> {
  const rows = selectActiveTokens(db, agentId).select('cluster_agent_tokens.*');
  return paginate(db, rows.orderBy('id', 'desc'), query);
}

/**
 * A token of the agent, possibly revoked.
 * @throws RowNotFound if absent
 */
export async function findAnyAgentToken(
  db: Database,
  agentId: number,
  id: number,
): Promise<ClusterAgentTokenRow> {
  const row = await db<ClusterAgentTokenRow>('cluster_agent_tokens')
    .where({ id, agent_id: agentId })
    .first<ClusterAgentTokenRow | undefined>();
  if (row === undefined) throw new RowNotFound();
  return row;
}

/** @throws RowNotFound unless it is an active one of the agent */
export async function findAgentToken(
  db: Database,
  agentId: number,
  id: number,
): Promise<ClusterAgentTokenRow> {
  const row = await selectActiveTokens(db, agentId)
    .where({ id })
    .first<ClusterAgentTokenRow | undefined>();
  if (row === undefined) throw new RowNotFound();
  return row;
}
