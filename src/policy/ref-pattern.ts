import { BoundedCache } from '#src/turns/bounded-cache.ts';
import { createWildcardMatcher } from '#src/text/wildcards.ts';

/** Tells whether a branch or tag name matches. */
export type RefTest = (name: string) => boolean;

/** Lists check the same wildcards for every row, and in consecutive requests. */
const known = new BoundedCache<RefTest>(
  { entries: 10_000, bytes: 8 * 1024 * 1024 },
  // The parts are pieces of the pattern.
  () => 1000,
);

/**
 * Tells whether the name of a branch or tag equals the pattern or matches its wildcards: `*` matches any text, also
 * none, and also across `/`; nothing else is special. The worst case takes time in the product of the lengths.
 */
export function matchesRef(pattern: string, name: string): boolean {
  return pattern.includes('*') ? createWildcardTest(pattern)(name) : pattern === name;
}

/** A test for a pattern with wildcards, which is taken apart once. */
export function createWildcardTest(pattern: string): RefTest {
  const test = known.get(pattern);
  if (test !== undefined) return test;
  const made = createWildcardMatcher(pattern);
  known.set(pattern, made);
  return made;
}
