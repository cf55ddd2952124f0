import { RE2JS } from 're2js';
import { GenerationalCache } from '#src/database/bounded-cache.ts';
import { searchWithin } from '#src/rendering/search-within.ts';
import { runWithinTime } from '#src/rendering/within-time.ts';
import type { PlanBudget } from './budget.ts';

/**
 * Milliseconds that reading an expression may take, and looking for it in one text: so many that none fails because
 * the machine is busy. Only those whose turn is next wait for the thread, and all expressions together have a limit.
 */
const timeoutMs = 1_000;
const maxExpressionChars = 4_096;

const expressions = new GenerationalCache<string, RE2JS>(200);

/** The expression of `/text/flags`, in the syntax of re2; null for an invalid one. */
export function readExpression(text: string): RE2JS | null {
  const known = expressions.get(text);
  if (known !== undefined) return known;
  const end = text.lastIndexOf('/');
  const flags = text.slice(end + 1);
  if (
    !text.startsWith('/') ||
    end < 2 ||
    text.length > maxExpressionChars ||
    !/^[ismU]*$/.test(flags)
  ) {
    return null;
  }
  const source = text.slice(1, end).replaceAll('\\/', '/');
  try {
    const read = () => RE2JS.compile(flags === '' ? source : `(?${flags})${source}`);
    const expression = runWithinTime(timeoutMs, read);
    if (expression !== null) expressions.set(text, expression);
    return expression;
  } catch {
    return null;
  }
}

/** Tells whether an expression matches; a timeout counts as no match. */
export function matchesWithin(expression: RE2JS, text: string, budget: PlanBudget): boolean {
  budget.search(expression.programSize(), text.length);
  const run = () => expression.test(text);
  return searchWithin(timeoutMs, { expression, text, run }) ?? false;
}
