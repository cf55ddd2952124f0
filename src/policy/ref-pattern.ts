import { BoundedCache } from '../git/bounded-cache.ts';

/** Tells whether the name of a branch or tag matches. */
export type RefTest = (name: string) => boolean;

/** Lists ask about the same wildcards for every row, and one request after the other. */
const known = new BoundedCache<RefTest>(
  { entries: 10_000, bytes: 8 * 1024 * 1024 },
  // The parts are pieces of the pattern.
  () => 1000,
);

/**
 * Tells whether the name of a branch or tag equals the pattern or matches its wildcards: `*` stands for any text, also
 * none, and also across `/`; nothing else is special. At worst it takes time in the product of the lengths.
 */
export function matchesRef(pattern: string, name: string): boolean {
  return pattern.includes('*') ? wildcard(pattern)(name) : pattern === name;
}

/** The same for a pattern with wildcards, which is taken apart once. */
export function wildcard(pattern: string): RefTest {
  const test = known.get(pattern);
  if (test !== undefined) return test;
  const made = makeTest(pattern);
  known.set(pattern, made);
  return made;
}

function makeTest(pattern: string): RefTest {
  const [start = '', ...rest] = pattern.split('*');
  const end = rest.pop() ?? '';
  const parts = rest.filter((part) => part !== '');
  const least = parts.reduce((sum, part) => sum + part.length, start.length + end.length);
  return (name) => {
    if (name.length < least) return false;
    if (!name.startsWith(start) || !name.endsWith(end)) return false;
    // Each part at its first place leaves the most for those behind it.
    let at = start.length;
    const limit = name.length - end.length;
    for (const part of parts) {
      const found = name.indexOf(part, at);
      if (found === -1 || found + part.length > limit) return false;
      at = found + part.length;
    }
    return true;
  };
}
