import { readProse } from '#src/rendering/prose.ts';

interface TaskCounts {
  /** Number of tasks, completed or not. */
  readonly count: number;
  readonly completed: number;
}

/** The beginning before the brackets: quotes, and signs of lists in lists. */
const marks = String.raw`^(?:[ \t]*>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+`;
const text = String.raw`[ \t]+[^\s]`;
const task = new RegExp(String.raw`${marks}\[[ xX]\]${text}`, 'gm');
const completed = new RegExp(String.raw`${marks}\[[xX]\]${text}`, 'gm');

/** Counts the entries of lists that begin with a box, outside of code and comments. */
export function countTasks(description: string | null): TaskCounts {
  if (description === null || !/\[[ xX]\]/.test(description)) return { count: 0, completed: 0 };
  const prose = readProse(description);
  return { count: countMatches(task, prose), completed: countMatches(completed, prose) };
}

interface Task {
  readonly text: string;
  readonly done: boolean;
}

const line = new RegExp(String.raw`${marks}\[([ xX])\][ \t]+([^\n]+)`, 'gm');

/** The task-list entries of a description in their order. */
export function listTasks(description: string): Task[] {
  const found = readProse(description).matchAll(line);
  return [...found].map(([, box, text = '']) => ({ text: text.trim(), done: box !== ' ' }));
}

function countMatches(pattern: RegExp, prose: string): number {
  let count = 0;
  pattern.lastIndex = 0;
  while (pattern.test(prose)) count += 1;
  return count;
}
