import { RE2JS } from 're2js';
import { GenerationalCache } from '#src/database/bounded-cache.ts';
import { countSearchSteps, searchWithin } from '#src/rendering/search-within.ts';
import { runWithinTime } from '#src/rendering/within-time.ts';

/** Milliseconds that reading a pattern may take, and looking for it in one text. */
const timeoutMs = 50;

/** Instructions of an expression that is read, and looked for in a name, in next to no time. */
const smallProgramSize = 200;

/** Expressions by their text: files and commits of a push are compared with one after the other. */
const expressions = new GenerationalCache<string, RE2JS>(20);
/** Small expressions only: each hook that receives a push may have a different one. */
const smallExpressions = new GenerationalCache<string, RE2JS>(1_000);

/** Null for an expression that takes too long to compile. */
function compileExpression(text: string, patienceMs: number): RE2JS | null {
  const known = smallExpressions.get(text) ?? expressions.get(text);
  if (known !== undefined) return known;
  const expression = runWithinTime(patienceMs, () => RE2JS.compile(text, RE2JS.MULTILINE));
  if (expression !== null) {
    const cache = expression.programSize() > smallProgramSize ? expressions : smallExpressions;
    cache.set(text, expression);
  }
  return expression;
}

/** Runs a search with a pattern; null when reading the pattern, or the search, takes too long. */
function search<Result>(
  pattern: string,
  text: string,
  run: (expression: RE2JS) => Result,
  { patienceMs = timeoutMs, all = false } = {},
): Result | null {
  const expression = compileExpression(pattern, patienceMs);
  if (expression === null) return null;
  const found = searchWithin(patienceMs, { expression, text, all, run: () => run(expression) });
  // An interrupted expression is not used again: its state may be inconsistent.
  if (found === null) {
    smallExpressions.delete(pattern);
    expressions.delete(pattern);
  }
  return found;
}

/** Classes of thousands of characters, which take long to read although they are one instruction. */
const largeClass = /\\[pPx0-7]|-[^\0-\x7f]/;

/**
 * Classifies the cost of a regular expression: many small ones may be searched at once. Some are invalid in the syntax
 * of re2.
 */
export function weighRe2(text: string): 'small' | 'large' | 'unreadable' {
  if (largeClass.test(text)) return 'large';
  try {
    const size = compileExpression(text, timeoutMs)?.programSize() ?? Infinity;
    return size <= smallProgramSize ? 'small' : 'large';
  } catch {
    return 'unreadable';
  }
}

/** The reason why a text is no regular expression in the syntax of re2; null where it is one. */
export function findPatternFault(text: string): string | null {
  try {
    return compileExpression(text, timeoutMs) === null ? 'too large' : null;
  } catch (error) {
    return error instanceof Error ? error.message : 'unreadable';
  }
}

/** Tells whether a text is a valid regular expression of re2 within the size limit. */
export function isRe2(text: string, patienceMs = timeoutMs): boolean {
  try {
    return compileExpression(text, patienceMs) !== null;
  } catch {
    return false;
  }
}

/** Tells whether a regular expression matches a text; null after the time limit. */
export function matchesPattern(
  pattern: string,
  text: string,
  patienceMs = timeoutMs,
): boolean | null {
  return search(pattern, text, (expression) => expression.test(text), { patienceMs });
}

/** Tells whether a stored pattern matches a text; false for an invalid pattern, and after the time limit. */
export function matchesIfPattern(pattern: string, text: string): boolean {
  return isRe2(pattern) && matchesPattern(pattern, text) === true;
}

/** The last text that a regular expression finds in a text; null for none, and when it takes too long to tell. */
export function findLastMatch(pattern: string, text: string): string | null {
  const searchAll = (expression: RE2JS) => {
    const matcher = expression.matcher(text);
    let last: string | null = null;
    while (matcher.find()) last = matcher.group();
    return { last };
  };
  const found = search(pattern, text, searchAll, { all: true });
  return found?.last ?? null;
}

/** Counts the steps that looking for a regular expression in a text takes at most; null for none in the syntax of re2. */
export function estimatePatternSteps(pattern: string, text: string): number | null {
  if (!isRe2(pattern)) return null;
  const expression = compileExpression(pattern, timeoutMs);
  return expression === null ? null : countSearchSteps(expression, text);
}

/** The texts that the named groups of a regular expression find; null where it finds nothing, or not in time. */
export function readMatchGroups(pattern: string, text: string): ReadonlyMap<string, string> | null {
  const found = search(pattern, text, (expression) => {
    const matcher = expression.matcher(text);
    if (!matcher.find()) return { groups: null };
    const names = Object.keys(expression.namedGroups());
    return { groups: names.map((name) => [name, matcher.group(name)] as const) };
  });
  if (found === null || found.groups === null) return null;
  return new Map(found.groups.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}
