import type { Text } from '#runtime/later-text.ts';
import { toProjectContainer } from '#src/records/container.ts';
import type { LastEdit } from '#src/records/issuable.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { AuthorColumns, UserBasicRow } from '#src/records/user.ts';
import type { WithMilestone } from '#src/domains/planning/milestones/columns.ts';
import { pickOwnColumns, type Issuable } from '#src/domains/planning/issuables/issuable.ts';

/** The columns that callers choose, beside labels, assignees and reviewers. */
export type MergeRequestColumns = Partial<
  Pick<
    MergeRequestRow,
    | 'title'
    | 'title_key'
    | 'draft'
    | 'description'
    | 'discussion_locked'
    | 'milestone_id'
    | 'target_branch'
    | 'squash'
    | 'force_remove_source_branch'
    | 'allow_collaboration'
    | 'approvals_before_merge'
    | 'task_count'
    | 'completed_task_count'
  >
>;

/** The columns of a merge request that are shown, but for its description. */
export type ShownMergeRequestColumns = Omit<
  MergeRequestRow,
  'description' | 'title_key' | keyof LastEdit
>;

type Prefixed<Row extends object, Prefix extends string> = {
  readonly [Column in keyof Row & string as `${Prefix}_${Column}`]: Row[Column] | null;
};

/** A merge request with all of other tables that there is one of. */
export interface DetailedMergeRequestRow
  extends
    ShownMergeRequestColumns,
    AuthorColumns,
    Prefixed<UserBasicRow, 'closer'>,
    Prefixed<UserBasicRow, 'merger'>,
    Omit<WithMilestone, 'milestone_id'> {
  readonly description: Text | null;
  /** More than none where it may not be merged before its threads are resolved. */
  readonly blocked_by_threads: number;
}

/** The merge request as notes, labels and to-dos see it. */
export function toMergeRequestIssuable(
  row: MergeRequestRow,
  project: { readonly id: number; readonly namespace_id: number; readonly full_path: string },
): Issuable & { readonly kind: 'merge_request' } {
  return {
    kind: 'merge_request',
    ...pickOwnColumns(row),
    confidential: false,
    container: toProjectContainer(project),
    fullPath: project.full_path,
  };
}
