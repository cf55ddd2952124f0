import type { Database } from '../../database/database.ts';
import { countRows } from '../../lists/offset.ts';
import { toUsernameKey } from '../../records/user.ts';
import { isNoChild } from './finder.ts';
import type { PipelineRow } from './table.ts';

interface OfBranch {
  readonly id: number;
  readonly source_project_id: number | null;
  readonly source_branch: string;
}

interface Filters extends Partial<Pick<PipelineRow, 'ref' | 'sha' | 'source' | 'status'>> {
  readonly scope?: 'running' | 'pending' | 'finished' | 'branches' | 'tags';
  readonly updated_after?: string;
  readonly updated_before?: string;
  readonly username?: string;
}

/** Pipelines of the commits of a merge request on its source branch, the newest first: from a place on. */
export async function readPipelinesOf(
  db: Database,
  { id, source_project_id: project_id, source_branch: branch }: OfBranch,
  { ref, sha, source, status, scope, updated_after, updated_before, username }: Filters,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly PipelineRow[]; readonly total: number }> {
  const commits = db('merge_request_commits').where({ merge_request_id: id }).select('sha');
  const rows = db<PipelineRow>('pipelines')
    .where({ project_id: project_id ?? 0, ref: branch })
    .whereIn('sha', commits)
    .whereRaw(isNoChild)
    .orderBy('id', 'desc');
  const equal = { ref, sha, source, status };
  for (const [column, value] of Object.entries(equal)) {
    if (value !== undefined) void rows.where(column, value);
  }
  if (scope === 'running' || scope === 'pending') void rows.where('status', scope);
  if (scope === 'finished') void rows.whereIn('status', ['success', 'failed', 'canceled']);
  if (scope === 'branches' || scope === 'tags') void rows.where('tag', scope === 'tags');
  if (updated_after !== undefined) void rows.where('updated_at', '>', updated_after);
  if (updated_before !== undefined) void rows.where('updated_at', '<', updated_before);
  if (username !== undefined) {
    const key = toUsernameKey(username) ?? '';
    void rows.whereIn('user_id', db('users').where('username_key', key).select('id'));
  }
  const total = await countRows(db, rows);
  return { rows: limit === 0 ? [] : await rows.offset(offset).limit(limit).select('*'), total };
}
