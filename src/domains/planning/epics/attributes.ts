import { fold } from '#src/database/folding.ts';
import { parseDay, isDay } from '#src/text/day.ts';
import { BadRequest } from '#src/errors.ts';
import { findTextErrors } from '#src/text/text-errors.ts';
import { readColor } from '#src/domains/planning/labels/color.ts';
import { countTasks } from '#src/domains/planning/issuables/tasks.ts';
import type { EpicInput } from './given.ts';
import type { EpicRow } from '#src/records/epic.ts';

/** Columns that callers set, except references to other rows. */
type EpicColumns = Partial<
  Pick<
    EpicRow,
    | 'title'
    | 'title_key'
    | 'description'
    | 'confidential'
    | 'color'
    | 'start_date_fixed'
    | 'start_date_is_fixed'
    | 'due_date_fixed'
    | 'due_date_is_fixed'
    | 'task_count'
    | 'completed_task_count'
  >
>;

/**
 * The columns of the given attributes.
 * @throws BadRequest with the messages of all invalid attributes
 */
export function toEpicColumns(input: EpicInput): EpicColumns {
  const { title, description, confidential } = input;
  const color = input.color === undefined ? undefined : readColor(input.color);
  const start = readDay(input.start_date_fixed);
  const due = readDay(input.due_date_fixed);
  const errors = {
    ...(title !== undefined &&
      findTextErrors(title).length > 0 && { title: findTextErrors(title) }),
    ...(color === null && { color: ['must be a valid color code'] }),
    ...(isWrong(start) && { start_date_fixed: ['is invalid'] }),
    ...(isWrong(due) && { due_date_fixed: ['is invalid'] }),
  };
  if (Object.keys(errors).length > 0) throw new BadRequest(errors);
  const trimmed = title?.trim();
  return {
    ...(trimmed !== undefined && { title: trimmed, title_key: fold(trimmed) }),
    ...(description !== undefined && toDescriptionColumns(description)),
    ...(confidential !== undefined && { confidential }),
    ...(typeof color === 'string' && { color }),
    ...(start !== undefined && { start_date_fixed: start }),
    ...(due !== undefined && { due_date_fixed: due }),
    ...(input.start_date_is_fixed !== undefined && {
      start_date_is_fixed: input.start_date_is_fixed,
    }),
    ...(input.due_date_is_fixed !== undefined && { due_date_is_fixed: input.due_date_is_fixed }),
  };
}

/** The empty text is no day. */
const readDay = (text: string | null | undefined) => (text === '' ? null : text && parseDay(text));

const isWrong = (day: string | null | undefined) => typeof day === 'string' && !isDay(day);

function toDescriptionColumns(description: string | null) {
  const { count, completed } = countTasks(description);
  return { description, task_count: count, completed_task_count: completed };
}
