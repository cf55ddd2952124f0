import type { RE2JS } from 're2js';
import { runWithinTime } from './within-time.ts';

/** Steps that take milliseconds at most. For fewer steps a time limit costs more than the search. */
const maxUnwatchedSteps = 20_000;

/** Computes the most steps that a search takes. */
export const countSearchSteps = (expression: RE2JS, text: string): number =>
  expression.programSize() * (text.length + 1);

interface Search<Result> {
  readonly expression: RE2JS;
  readonly text: string;
  /** True for a search for all matches: each match may cost a search of the whole rest. */
  readonly all?: boolean;
  /** Searches the text with the expression. */
  readonly run: () => Result;
}

/** Runs a search with a user's expression; null after the time limit. */
export function searchWithin<Result>(
  milliseconds: number,
  { expression, text, all = false, run }: Search<Result>,
): Result | null {
  const steps = countSearchSteps(expression, text) * (all ? text.length + 1 : 1);
  if (steps <= maxUnwatchedSteps) return run();
  return runWithinTime(milliseconds, run);
}
