import { Pauses } from '../../pauses.ts';
import type { CodeOwnersEntry } from './parse.ts';
import { filePath } from './pattern.ts';

/** Comparisons of paths with patterns after which no more is told apart. */
const mostComparisons = 10_000_000;

/** Milliseconds that they may take together. */
const longest = 5_000;

/**
 * The entries that own at least one of these files, in the order of the file. In each section the last entry that matches
 * a file owns it, alone. When it takes too long to tell, every entry counts: so that nobody escapes the owners.
 */
export async function owningEntries(
  entries: readonly CodeOwnersEntry[],
  paths: readonly string[],
): Promise<CodeOwnersEntry[]> {
  const sections = new Map<string, CodeOwnersEntry[]>();
  for (const entry of [...entries].reverse()) {
    const section = sections.get(entry.section);
    if (section === undefined) sections.set(entry.section, [entry]);
    else section.push(entry);
  }
  const owning = new Set<CodeOwnersEntry>();
  const pauses = new Pauses();
  let left = mostComparisons;
  let spent = 0;
  for (const path of paths) {
    const began = performance.now();
    const file = filePath(path);
    for (const section of sections.values()) {
      const last = section.findIndex(({ pattern }) => pattern.matches(file));
      left -= last === -1 ? section.length : last + 1;
      const owner = section[last];
      if (owner !== undefined) owning.add(owner);
    }
    spent += performance.now() - began;
    if (left < 0 || spent > longest) return [...entries];
    await pauses.take();
  }
  return entries.filter((entry) => owning.has(entry));
}
