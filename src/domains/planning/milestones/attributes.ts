import type { CreateMilestone, UpdateMilestone } from '#generated/milestones/types.ts';
import { parseDay, isDay } from '#src/text/day.ts';
import { BadRequest } from '#src/errors.ts';
import { findTextErrors } from '#src/text/text-errors.ts';
import type { MilestoneAttributes } from './table.ts';

type Errors = Readonly<Record<string, readonly string[]>>;

/** The attributes that are given. Titles lose the blanks around them; the empty text takes a date away. */
export function readMilestoneAttributes(body: Partial<CreateMilestone> & UpdateMilestone) {
  const { title, description, start_date, due_date } = body;
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description }),
    ...(start_date !== undefined && { start_date: readDay(start_date) }),
    ...(due_date !== undefined && { due_date: readDay(due_date) }),
  } satisfies Partial<MilestoneAttributes>;
}

const readDay = (text: string | null) => (text === '' || text === null ? null : parseDay(text));

/** Finds all validation errors except a title that is taken. */
export function findMilestoneErrors({ title, start_date, due_date }: MilestoneAttributes): Errors {
  const errors: Record<string, readonly string[]> = {};
  const ofTitle = findTextErrors(title);
  if (ofTitle.length > 0) errors.title = ofTitle;
  if (start_date !== null && !isDay(start_date)) errors.start_date = ['is invalid'];
  if (due_date !== null && !isDay(due_date)) errors.due_date = ['is invalid'];
  else if (due_date !== null && start_date !== null && due_date < start_date) {
    errors.due_date = ['must be greater than start date'];
  }
  return errors;
}

export const takenTitle: Errors = {
  title: ['already being used for another group or project milestone.'],
};

/**
 * Clients know the errors in this spelling, with a sign before each name.
 * @throws BadRequest if there are any
 */
export function refuseMilestone(verb: 'create' | 'update', errors: Errors): void {
  const told = Object.entries(errors).map(
    ([name, texts]) => `:${name}=>[${texts.map((text) => JSON.stringify(text)).join(', ')}]`,
  );
  if (told.length > 0) throw new BadRequest(`Failed to ${verb} milestone {${told.join(', ')}}`);
}
