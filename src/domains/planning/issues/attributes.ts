import { fold } from '#src/database/folding.ts';
import { parseDay, isDay } from '#src/text/day.ts';
import { BadRequest } from '#src/errors.ts';
import { findTextErrors } from '#src/text/text-errors.ts';
import { countTasks } from '#src/domains/planning/issuables/tasks.ts';
import type { IssueInput } from './input.ts';
import type { IssueColumns } from './table.ts';

/**
 * Converts the input to columns, except references to other tables. Only incidents have a severity.
 * @throws BadRequest with the texts of every attribute that is not valid
 */
export function toIssueColumns(input: IssueInput, issueType: string): IssueColumns {
  const { title, description, due_date, severity } = input;
  const day = due_date === '' ? null : due_date && parseDay(due_date);
  const errors = {
    ...(title !== undefined &&
      findTextErrors(title).length > 0 && { title: findTextErrors(title) }),
    ...(typeof day === 'string' && !isDay(day) && { due_date: ['is invalid'] }),
  };
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
  const trimmed = title?.trim();
  return {
    ...(trimmed !== undefined && { title: trimmed, title_key: fold(trimmed) }),
    ...(description !== undefined && toDescriptionColumns(description)),
    ...(day !== undefined && { due_date: day }),
    ...(input.confidential !== undefined && { confidential: input.confidential }),
    ...(input.discussion_locked !== undefined && { discussion_locked: input.discussion_locked }),
    ...(input.issue_type !== undefined && { issue_type: input.issue_type }),
    ...(severity !== undefined && issueType === 'incident' && { severity }),
    ...(issueType !== 'incident' && input.issue_type !== undefined && { severity: 'UNKNOWN' }),
    ...(input.weight !== undefined && { weight: input.weight }),
    ...(input.health_status !== undefined && { health_status: input.health_status }),
  };
}

function toDescriptionColumns(description: string | null) {
  const { count, completed } = countTasks(description);
  return { description, task_count: count, completed_task_count: completed };
}
