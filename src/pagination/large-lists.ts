import { BoundedCache } from '../database/bounded-cache.ts';
import type { Database } from '../database/database.ts';

/** Milliseconds for which a large list is taken to be large still. */
const remembered = 60_000;
/** How many lists a process remembers. */
const mostLists = 10_000;

/** When each list was found to be large, by what was asked; of the monotonic clock. */
const memories = new WeakMap<Database, BoundedCache<string, number>>();

/** A count that goes no further than `cap`. */
export interface CappedCount {
  readonly cap: number;
  /** Tells all that the count depends on, the actor included. */
  readonly key: () => string;
  readonly count: () => number | Promise<number>;
}

/**
 * Counts, unless the count went as far as it goes within the last minute: it costs more than a page, and a list that
 * has so many rows rarely loses them. One that did is still taken for large until the minute is over.
 */
export async function countUnlessLarge(
  db: Database,
  { cap, key, count }: CappedCount,
): Promise<number> {
  const known = memories.get(db);
  if (known !== undefined) {
    const foundAt = known.get(key());
    if (foundAt !== undefined && performance.now() - foundAt < remembered) return cap;
  }
  const counted = await count();
  if (counted >= cap) {
    const memory = memories.get(db) ?? new BoundedCache<string, number>(mostLists);
    memories.set(db, memory);
    memory.set(key(), performance.now());
  }
  return counted;
}
