import { GenerationalCache } from '#src/database/bounded-cache.ts';
import type { Database } from '#src/database/database.ts';
import { rememberUntilWritten } from '#src/database/commit-cache.ts';
import { shortenListKey } from './list-key.ts';

/** Milliseconds for which a large list is taken to be large still. */
const cacheTtlMs = 60_000;
/** Maximum number of lists in the memory of a process. */
const maxLists = 10_000;
/** Length from which counting takes longer than checking for writes. */
const minRememberedRows = 300;

/** Time (monotonic clock) at which each list was found to be large, or `long`, by the key of the query. */
const memories = new WeakMap<Database, GenerationalCache<string, number | 'long'>>();

/** Lengths of long lists. */
const lengths = rememberUntilWritten(() => new GenerationalCache<string, number>(maxLists));

/** A count up to `cap`. */
export interface CappedCount {
  readonly cap: number;
  /** Returns a key of everything on which the count depends, including the actor. */
  readonly key: () => string;
  readonly count: () => number | Promise<number>;
  /** True if the count also depends on the time, which `key` does not contain. */
  readonly timed?: boolean;
}

/**
 * Counts the rows, unless a count within the last minute reached its cap: counting costs more than a page, and such a
 * list rarely becomes short. A list that did still counts as large until the minute is over.
 *
 * Smaller results that took some time are cached until the next write.
 */
export async function countUnlessLarge(db: Database, counted: CappedCount): Promise<number> {
  const { cap, key, count, timed = false } = counted;
  const memory = memories.get(db);
  const name = memory === undefined ? undefined : shortenListKey(key());
  const known = name === undefined ? undefined : memory?.get(name);
  if (typeof known === 'number' && performance.now() - known < cacheTtlMs) return cap;
  const lasting = known === 'long' ? await lengths.current(db) : null;
  const length = lasting?.get(name ?? '') ?? (await count());
  if (length >= cap) memorize(db, name ?? shortenListKey(key()), performance.now());
  else if (length >= minRememberedRows && !timed) {
    memorize(db, name ?? shortenListKey(key()), 'long');
    if (name !== undefined) lasting?.set(name, length);
  }
  return length;
}

function memorize(db: Database, name: string, what: number | 'long'): void {
  const memory = memories.get(db) ?? new GenerationalCache<string, number | 'long'>(maxLists);
  memories.set(db, memory);
  memory.set(name, what);
}
