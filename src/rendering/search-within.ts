import type { RE2JS } from 're2js';
import { runWithinTime } from './within-time.ts';

/** Steps that take some milliseconds in the worst case: for fewer steps the watch on the time costs more than the search. */
const maxUnwatchedSteps = 20_000;

/** Counts the steps that a search takes at most. */
export const countSearchSteps = (expression: RE2JS, text: string): number =>
  expression.programSize() * (text.length + 1);

interface Search<Result> {
  readonly expression: RE2JS;
  readonly text: string;
  /** Searches the text with the expression. */
  readonly run: () => Result;
}

/** Runs a search with an expression that users chose; null when the search takes more than so many milliseconds. */
export function searchWithin<Result>(
  milliseconds: number,
  { expression, text, run }: Search<Result>,
): Result | null {
  if (countSearchSteps(expression, text) <= maxUnwatchedSteps) return run();
  return runWithinTime(milliseconds, run);
}
