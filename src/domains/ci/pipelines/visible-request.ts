import type { Database } from '#src/database/database.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import { findProjectFromJob } from '#src/policy/job-reach.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { PipelineRow } from './table.ts';

type PipelineOfRequest = Pick<PipelineRow, 'project_id' | 'merge_request_id'>;

/**
 * The merge request of a pipeline that jobs and webhooks of the project may see: always in its target project, and in a fork
 * while the user may see it. Otherwise null.
 */
export async function findVisibleRequest(
  db: Database,
  { project_id, merge_request_id: id }: PipelineOfRequest,
  user_id: number | null,
): Promise<MergeRequestRow | null> {
  if (id === null) return null;
  const row = await db<MergeRequestRow>('merge_requests').where({ id }).first();
  if (row === undefined) return null;
  const { target_project_id: target } = row;
  return (await canSeeRequests(db, { project_id, user_id }, target)) ? row : null;
}

/** Tells whether jobs of another project, or the same one, give the user access to the merge requests of a project. */
export async function canSeeRequests(
  db: Database,
  { project_id, user_id }: { readonly project_id: number; readonly user_id: number | null },
  target: number,
): Promise<boolean> {
  if (target === project_id) return true;
  if (user_id === null) return false;
  const as = await findProjectFromJob(db, { user_id, project_id }, target);
  return as !== null && isFeatureVisible(as.project, 'merge_requests');
}
