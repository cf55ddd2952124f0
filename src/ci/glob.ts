import { RE2JS } from 're2js';
import { GenerationalCache } from '#src/database/bounded-cache.ts';
import type { PlanBudget } from './budget.ts';

/** Maximum comparisons of paths with patterns; beyond it every file counts as present. */
const maxComparisons = 50_000;

/** List of paths with cached matches: each job queries it. */
class Paths {
  readonly names: ReadonlySet<string>;
  readonly answers = new Map<string, boolean>();

  constructor(paths: readonly string[]) {
    this.names = new Set(paths);
  }
}

const pathsKnown = new WeakMap<readonly string[], Paths>();

/** Tells whether any path matches any pattern, with the rules of `changes` and `exists`. */
export function matchesAny(
  patterns: readonly string[],
  paths: readonly string[],
  budget: PlanBudget,
): boolean {
  const known = pathsKnown.get(paths) ?? new Paths(paths);
  pathsKnown.set(paths, known);
  if (patterns.some((pattern) => known.names.has(pattern))) return true;
  const wild = patterns.filter(isWild);
  if (wild.length === 0) return false;
  const key = wild.join('\0');
  const answer = known.answers.get(key) ?? matchesWildcard(wild, paths, budget);
  known.answers.set(key, answer);
  return answer;
}

/** Tells whether a pattern has wildcards. */
export const isWild = (pattern: string) => /[*?[{\\]/.test(pattern);

function matchesWildcard(
  patterns: readonly string[],
  paths: readonly string[],
  budget: PlanBudget,
): boolean {
  const comparisons = patterns.length * paths.length;
  if (comparisons > maxComparisons || !budget.mayCompare(comparisons)) return true;
  return patterns.some((pattern) => paths.some(createPathMatcher(pattern)));
}

/** `*` matches text without a slash, and `**` before a slash any number of folders. */
export function createPathMatcher(pattern: string): (path: string) => boolean {
  return getMatcher(translate(pattern));
}

/** Pattern of an `include`: `*` matches a part of a name, `**` also folders. */
export function createIncludeMatcher(pattern: string): (path: string) => boolean {
  const parts = pattern.slice(0, maxPatternChars).split(/(\*\*\/|\*\*|\*)/);
  return getMatcher(parts.map((part) => stars[part] ?? RE2JS.quote(part)).join(''));
}

const stars: Readonly<Record<string, string>> = {
  '**/': '(?:[^/]+/)*',
  '**': '.*',
  '*': '[^/]*',
};

const maxPatternChars = 1_024;

/** Jobs of one configuration ask for the same files. */
const known = new GenerationalCache<string, (path: string) => boolean>(500);

function getMatcher(source: string): (path: string) => boolean {
  const before = known.get(source);
  if (before !== undefined) return before;
  const made = compile(source);
  known.set(source, made);
  return made;
}

function compile(source: string): (path: string) => boolean {
  if (source.length > 16 * maxPatternChars) return () => false;
  try {
    const expression = RE2JS.compile(source, RE2JS.DOTALL);
    return (path) => expression.matches(path);
  } catch {
    // An invalid pattern matches nothing.
    return () => false;
  }
}

function translate(pattern: string): string {
  let source = '';
  let depth = 0;
  const text = pattern.slice(0, maxPatternChars);
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (text.startsWith('**/', at)) {
      source += '(?:[^/]+/)*';
      at += 2;
    } else if (text.startsWith('**', at)) {
      source += '[^/]*';
      at += 1;
    } else if (letter === '*') source += '[^/]*';
    else if (letter === '?') source += '[^/]';
    else if (letter === '[' && text.indexOf(']', at + 2) !== -1) {
      const end = text.indexOf(']', at + 2);
      const inner = text.slice(at + 1, end);
      const negated = /^[!^]/.test(inner);
      const letters = (negated ? inner.slice(1) : inner).replace(/[\\[\]^&]/g, '\\$&');
      source += `[${negated ? '^/' : ''}${letters}]`;
      at = end;
    } else if (letter === '{' && text.includes('}', at)) {
      source += '(?:';
      depth += 1;
    } else if (letter === '}' && depth > 0) {
      source += ')';
      depth -= 1;
    } else if (letter === ',' && depth > 0) source += '|';
    else if (letter === '\\' && at + 1 < text.length) {
      at += 1;
      source += RE2JS.quote(text.charAt(at));
    } else source += RE2JS.quote(letter);
  }
  return source;
}
