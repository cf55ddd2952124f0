import { Pauses } from '#src/turns/pauses.ts';
import type { CodeOwnersEntry } from './parse.ts';
import { parseFilePath } from './pattern.ts';

/** Limit on comparisons of paths with patterns, after which every entry counts. */
const maxComparisons = 10_000_000;

/** Milliseconds that they may take together. */
const maxComparingMs = 5_000;

/** Longer paths match no pattern: no system has a file with such a name. */
const maxPathChars = 4_096;

/** Number of comparison steps, characters of patterns times those of paths, between two checks of the clock. */
const maxStepsOfLook = 200_000;

/**
 * Finds the entries that own at least one of these files, in the order of the file. Only the last matching entry of
 * each section owns a file. After a time-out every entry counts, so that nobody avoids the owners. Other work runs in
 * between.
 */
export async function matchOwningEntries(
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
  let left = maxComparisons;
  let spent = 0;
  let began = performance.now();
  let steps = 0;
  for (const path of paths) {
    if (path.length > maxPathChars) return [...entries];
    const file = parseFilePath(path);
    for (const section of sections.values()) {
      for (const entry of section) {
        steps += (entry.pattern.text.length + 1) * path.length;
        if (steps > maxStepsOfLook) {
          spent += performance.now() - began;
          if (spent > maxComparingMs) return [...entries];
          await pauses.take();
          began = performance.now();
          steps = 0;
        }
        left -= 1;
        if (!entry.pattern.matches(file)) continue;
        owning.add(entry);
        break;
      }
    }
    if (left < 0) return [...entries];
  }
  return entries.filter((entry) => owning.has(entry));
}
