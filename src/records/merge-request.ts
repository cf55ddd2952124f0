import type { IssuableRow, LastEdit } from './issuable.ts';

export type MergeStatus =
  'unchecked' | 'checking' | 'can_be_merged' | 'cannot_be_merged' | 'cannot_be_merged_recheck';

export interface MergeRequestRow extends Omit<IssuableRow, 'confidential'>, LastEdit {
  readonly target_project_id: number;
  /** Null after deletion of the fork. */
  readonly source_project_id: number | null;
  readonly source_branch: string;
  readonly target_branch: string;
  readonly title_key: string;
  readonly draft: boolean;
  readonly milestone_id: number | null;
  /** Seconds, as the other. */
  readonly time_estimate: number;
  readonly total_time_spent: number;
  readonly task_count: number;
  readonly completed_task_count: number;
  readonly squash: boolean;
  /** Setting of the author, and the choice of the user who merged it. */
  readonly force_remove_source_branch: boolean;
  readonly should_remove_source_branch: boolean | null;
  readonly allow_collaboration: boolean;
  readonly approvals_before_merge: number | null;
  readonly merge_status: MergeStatus;
  readonly merge_error: string | null;
  /** Commits of the newest version: the head of the source branch, the merge base, and the head of the target. */
  readonly head_sha: string | null;
  readonly base_sha: string | null;
  readonly start_sha: string | null;
  /** Commit to which the target branch moves, during the merge. */
  readonly in_progress_merge_sha: string | null;
  readonly locked_at: string | null;
  readonly rebase_started_at: string | null;
  /** The processes of a merge and a rebase in progress, see `lock-owner.ts`. */
  readonly merge_holder: string | null;
  readonly rebase_holder: string | null;
  readonly merge_when_pipeline_succeeds: boolean;
  /** JSON: how to merge it when the pipeline succeeds. */
  readonly merge_options: string | null;
  readonly merge_commit_sha: string | null;
  readonly squash_commit_sha: string | null;
  /** The user who merged it, or enabled merging when the pipeline succeeds. */
  readonly merge_user_id: number | null;
  readonly merged_at: string | null;
  readonly closed_at: string | null;
  readonly closed_by_id: number | null;
}

/** The heads between which a merge request lay at some time. */
export interface VersionRow {
  readonly id: number;
  readonly merge_request_id: number;
  readonly head_sha: string;
  readonly base_sha: string;
  readonly start_sha: string;
  readonly commit_count: number;
  /** Number of files, up to the limit of a diff. */
  readonly file_count: number;
  /** True if more files or lines exist. */
  readonly overflow: boolean;
  readonly created_at: string;
}
