import type { CreateMergeRequest, UpdateMergeRequest } from '#generated/merge-requests/types.ts';

/** The attributes that a merge request is to get. Absent ones stay as they are. */
export interface MergeRequestInput extends Omit<
  Partial<CreateMergeRequest> & UpdateMergeRequest,
  'assignee_id' | 'allow_maintainer_to_push' | 'source_branch' | 'target_project_id'
> {
  /** Labels by id, in addition to those by title. */
  readonly label_ids?: readonly number[] | undefined;
  readonly add_label_ids?: readonly number[] | undefined;
  readonly remove_label_ids?: readonly number[] | undefined;
}

/** The attributes of the request, in today's names. */
export function readMergeRequestInput({
  assignee_id,
  allow_maintainer_to_push: oldName,
  ...input
}: Partial<CreateMergeRequest> & UpdateMergeRequest): MergeRequestInput {
  const assignee = assignee_id === null ? [] : [assignee_id ?? 0];
  return {
    ...input,
    ...(assignee_id !== undefined &&
      input.assignee_ids === undefined && { assignee_ids: assignee }),
    ...(oldName !== undefined &&
      input.allow_collaboration === undefined && {
        allow_collaboration: oldName,
      }),
  };
}
