import { fold } from '../../database/folding.ts';
import { BadRequest } from '../../errors.ts';
import { textErrors } from '../../text-errors.ts';
import { countTasks } from '../targets/tasks.ts';
import type { GivenMergeRequest } from './given.ts';
import type { MergeRequestColumns } from './table.ts';
import { isDraft } from './title.ts';

interface Facts {
  /** Only who may push to a fork says that others may; of what comes from the project itself nobody says it. */
  readonly mayShare: boolean;
  readonly paid: boolean;
}

/**
 * The columns of what is given, but for those that refer to other tables.
 * @throws BadRequest with the texts of every attribute that is not valid
 */
export function columnsOf(
  given: GivenMergeRequest,
  { mayShare, paid }: Facts,
): MergeRequestColumns {
  const { title, description, discussion_locked, remove_source_branch, squash } = given;
  const { allow_collaboration, approvals_before_merge, target_branch } = given;
  const errors = title === undefined ? [] : textErrors(title);
  if (errors.length > 0) throw new BadRequest({ title: errors });
  const trimmed = title?.trim();
  return {
    ...(trimmed !== undefined && {
      title: trimmed,
      title_key: fold(trimmed),
      draft: isDraft(trimmed),
    }),
    ...(description !== undefined && ofDescription(description)),
    ...(discussion_locked !== undefined && { discussion_locked }),
    ...(target_branch !== undefined && { target_branch }),
    ...(remove_source_branch !== undefined && {
      force_remove_source_branch: remove_source_branch === true,
    }),
    ...(squash !== undefined && { squash }),
    ...(allow_collaboration !== undefined && mayShare && { allow_collaboration }),
    ...(approvals_before_merge !== undefined && paid && { approvals_before_merge }),
  };
}

function ofDescription(description: string | null) {
  const { count, completed } = countTasks(description);
  return { description, task_count: count, completed_task_count: completed };
}
