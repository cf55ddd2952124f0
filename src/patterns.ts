import { RE2JS } from 're2js';
import { BoundedCache } from './database/bounded-cache.ts';
import { withinTime } from './rendering/within-time.ts';

/** Milliseconds that reading a pattern may take, and looking for it in one text. */
const PATIENCE = 50;

/** In so few characters every pattern is looked for in some milliseconds: watching the time would take longer. */
const SHORT = 256;

/** Expressions by their text: files and commits of a push are compared with one after the other. */
const expressions = new BoundedCache<string, RE2JS>(20);

/** Null when the text describes so much that reading it takes too long. */
function expressionOf(text: string, patienceMs: number): RE2JS | null {
  const known = expressions.get(text);
  if (known !== undefined) return known;
  const expression = withinTime(patienceMs, () => RE2JS.compile(text, RE2JS.MULTILINE));
  if (expression !== null) expressions.set(text, expression);
  return expression;
}

/** Tells whether a text is a regular expression in the syntax of re2, and not one of enormous size. */
export function isRe2(text: string, patienceMs = PATIENCE): boolean {
  try {
    return expressionOf(text, patienceMs) !== null;
  } catch {
    return false;
  }
}

/** Tells whether a regular expression finds anything in a text; null when it takes too long to tell. */
export function matchesPattern(
  pattern: string,
  text: string,
  patienceMs = PATIENCE,
): boolean | null {
  const expression = expressionOf(pattern, patienceMs);
  if (expression === null || text.length <= SHORT) return expression?.test(text) ?? null;
  const found = withinTime(patienceMs, () => expression.test(text));
  // An expression that was broken off in the middle is used no more.
  if (found === null) expressions.delete(pattern);
  return found;
}

/** The same; what is stored but cannot be read as a regular expression, or not in time, finds nothing. */
export function matchesIfPattern(pattern: string, text: string): boolean {
  return isRe2(pattern) && matchesPattern(pattern, text) === true;
}

/** The last text that a regular expression finds in a text; null for none, and when it takes too long to tell. */
export function lastMatch(pattern: string, text: string): string | null {
  const expression = expressionOf(pattern, PATIENCE);
  if (expression === null) return null;
  const found = withinTime(PATIENCE, () => {
    const matcher = expression.matcher(text);
    let last: string | null = null;
    while (matcher.find()) last = matcher.group();
    return { last };
  });
  if (found === null) expressions.delete(pattern);
  return found?.last ?? null;
}
