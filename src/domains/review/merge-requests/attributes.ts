import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { BadRequest } from '#src/errors.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findTextErrors } from '#src/text/text-errors.ts';
import { findApprovalConfiguration } from '#src/domains/code/project-approvals/table.ts';
import { countTasks } from '#src/domains/planning/issuables/tasks.ts';
import type { MergeRequestInput } from './input.ts';
import type { MergeRequestColumns } from './table.ts';
import { isDraft } from './title.ts';

interface Facts {
  /** True if the caller may push to the fork, and so may allow others to; false within one project. */
  readonly mayShare: boolean;
  readonly paid: boolean;
  /** Tells whether the project lets merge requests ask for another number of approvals than itself. */
  readonly mayAskApprovals: boolean;
}

/**
 * Converts the input to columns, except references to other tables.
 * @throws BadRequest with the texts of every attribute that is not valid
 */
export function toMergeRequestColumns(
  input: MergeRequestInput,
  { mayShare, paid, mayAskApprovals }: Facts,
): MergeRequestColumns {
  const { title, description, discussion_locked, remove_source_branch, squash } = input;
  const { allow_collaboration, approvals_before_merge, target_branch } = input;
  const errors = title === undefined ? [] : findTextErrors(title);
  if (errors.length > 0) throw new BadRequest({ title: errors });
  const trimmed = title?.trim();
  return {
    ...(trimmed !== undefined && {
      title: trimmed,
      title_key: fold(trimmed),
      draft: isDraft(trimmed),
    }),
    ...(description !== undefined && toDescriptionColumns(description)),
    ...(discussion_locked !== undefined && { discussion_locked }),
    ...(target_branch !== undefined && { target_branch }),
    ...(remove_source_branch !== undefined && {
      force_remove_source_branch: remove_source_branch === true,
    }),
    ...(squash !== undefined && { squash }),
    ...(allow_collaboration !== undefined && mayShare && { allow_collaboration }),
    ...(approvals_before_merge !== undefined &&
      paid &&
      mayAskApprovals && { approvals_before_merge }),
  };
}

/** The project says whether merge requests ask for a number of approvals of their own. */
export async function mayAskApprovals(
  db: Database,
  project: Pick<ProjectAccess, 'id'>,
  { approvals_before_merge }: MergeRequestInput,
): Promise<boolean> {
  if (approvals_before_merge === undefined) return true;
  const configuration = await findApprovalConfiguration(db, project.id);
  return !configuration.disable_overriding_approvers_per_merge_request;
}

function toDescriptionColumns(description: string | null) {
  const { count, completed } = countTasks(description);
  return { description, task_count: count, completed_task_count: completed };
}
