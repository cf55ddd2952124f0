import type { Database } from '#src/database/database.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { PipelineRequest } from '#src/domains/ci/pipelines/creation-request.ts';
import type { JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import type { PipelineRow } from '#src/domains/ci/pipelines/table.ts';

/** Commit and merge request of a pipeline. A child pipeline has those of its parent. */
export type DescribedCommit = Pick<
  PipelineRequest,
  'ref' | 'tag' | 'sha' | 'beforeSha' | 'mergeRequest' | 'merged'
>;

/** Describes the commit and merge request that the pipeline of a trigger job runs for. */
export async function describeCommit(
  db: Database,
  { sha, before_sha, merge_request_id, source_sha, target_sha }: PipelineRow,
  { ref, tag }: Pick<JobRow, 'ref' | 'tag'>,
): Promise<DescribedCommit> {
  const mergeRequest =
    merge_request_id === null
      ? undefined
      : await db<MergeRequestRow>('merge_requests').where({ id: merge_request_id }).first();
  const isMerged = source_sha !== null && target_sha !== null;
  return {
    ref,
    tag,
    sha,
    beforeSha: before_sha,
    mergeRequest: mergeRequest ?? null,
    merged: isMerged ? { source: source_sha, target: target_sha } : null,
  };
}
