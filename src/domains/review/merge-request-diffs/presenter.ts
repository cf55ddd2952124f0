import type { MergeRequestVersion } from '#generated/merge-request-diffs/types.ts';
import type { VersionRow } from '#src/records/merge-request.ts';

export function presentVersion(row: VersionRow): MergeRequestVersion {
  return {
    id: row.id,
    merge_request_id: row.merge_request_id,
    head_commit_sha: row.head_sha,
    base_commit_sha: row.base_sha,
    start_commit_sha: row.start_sha,
    created_at: row.created_at,
    state: getState(row),
    real_size: `${row.file_count}${row.overflow ? '+' : ''}`,
  };
}

function getState({ overflow, file_count }: VersionRow): MergeRequestVersion['state'] {
  if (overflow) return 'overflow';
  return file_count === 0 ? 'without_files' : 'collected';
}
