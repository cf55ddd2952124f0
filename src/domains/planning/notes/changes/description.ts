import { truncateText } from '#src/text/beginning-of.ts';
import { listTasks } from '#src/domains/planning/issuables/tasks.ts';
import type { SystemNoteText } from './told.ts';

/** Limit on the tasks in one system note. */
const maxTasks = 10;
const maxTaskChars = 255;
/** Changes of tasks are not noted in longer descriptions. */
const maxTextChars = 131_072;

const boxes = /\[[xX]\]/g;
const open = (text: string) => text.replaceAll(boxes, '[ ]');

/** Describes tasks that were completed or reopened, if nothing else changed. */
export function tellDescription(from: string | null, to: string | null): readonly SystemNoteText[] {
  const changed = [{ action: 'description', body: 'changed the description' }] as const;
  if (from === null || to === null || to.length > maxTextChars) return changed;
  if (open(from) !== open(to)) return changed;
  const before = listTasks(from);
  const toggled = listTasks(to).filter(({ done }, index) => before[index]?.done !== done);
  if (toggled.length === 0 || toggled.length > maxTasks) return changed;
  return toggled.map(({ text, done }) => ({
    action: 'task',
    body: `marked the task **${truncateText(text, maxTaskChars)}** as ${done ? 'completed' : 'incomplete'}`,
  }));
}
