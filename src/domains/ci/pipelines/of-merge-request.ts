import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { countRows } from '#src/lists/offset.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { toUsernameKey } from '#src/records/user.ts';
import { isNoChild } from './finder.ts';
import type { PipelineRow } from './table.ts';

type Request = Pick<MergeRequestRow, 'id' | 'source_project_id' | 'source_branch'>;

/**
 * Selects the pipelines of a merge request in these projects, newest first: its own, and those of the source branch for
 * one of its commits.
 */
function selectPipelines(
  db: Database,
  { id, source_project_id, source_branch: ref }: Request,
  projects: readonly number[],
) {
  const commits = db('merge_request_commits').where({ merge_request_id: id }).select('sha');
  const own = whereInList(db('pipelines'), 'project_id', projects)
    .where({ merge_request_id: id })
    .select('id');
  const ofBranch = whereInList(db('pipelines'), 'project_id', projects)
    .where({ project_id: source_project_id ?? 0, ref, tag: false })
    .whereIn('sha', commits)
    .select('id');
  return db<PipelineRow>('pipelines')
    .whereIn('id', own.unionAll(ofBranch))
    .whereRaw(isNoChild)
    .orderBy('id', 'desc');
}

/** The most pipelines of one merge request that a list has. */
const maxPipelines = 1000;

/** The newest pipelines of a merge request in these projects. */
export const findRequestPipelines = (
  db: Database,
  request: Request,
  projects: readonly number[],
): Promise<PipelineRow[]> => selectPipelines(db, request, projects).limit(maxPipelines).select('*');

interface Filters extends Partial<Pick<PipelineRow, 'ref' | 'sha' | 'source' | 'status'>> {
  readonly scope?: 'running' | 'pending' | 'finished' | 'branches' | 'tags';
  readonly updated_after?: string;
  readonly updated_before?: string;
  readonly username?: string;
}

/** Pipelines of a merge request in these projects that the filters leave, the newest first: from a place on. */
export async function readRequestPipelines(
  db: Database,
  request: Request,
  projects: readonly number[],
  { ref, sha, source, status, scope, updated_after, updated_before, username }: Filters,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly PipelineRow[]; readonly total: number }> {
  const rows = selectPipelines(db, request, projects);
  const equal = { ref, sha, source, status };
  for (const [column, value] of Object.entries(equal)) {
    if (value !== undefined) void rows.where(column, value);
  }
  if (scope === 'running' || scope === 'pending') void rows.where('status', scope);
  if (scope === 'finished') void rows.whereIn('status', ['success', 'failed', 'canceled']);
  // The branch of a merge request has no tags.
  if (scope === 'tags') void rows.whereRaw('false');
  if (scope === 'branches') void rows.whereNull('merge_request_id');
  if (updated_after !== undefined) void rows.where('updated_at', '>', updated_after);
  if (updated_before !== undefined) void rows.where('updated_at', '<', updated_before);
  if (username !== undefined) {
    const key = toUsernameKey(username) ?? '';
    void rows.whereIn('user_id', db('users').where('username_key', key).select('id'));
  }
  const total = await countRows(db, rows);
  return { rows: limit === 0 ? [] : await rows.offset(offset).limit(limit).select('*'), total };
}
