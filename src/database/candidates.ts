import { minuteMs } from '#src/units.ts';
import { GenerationalCache } from './bounded-cache.ts';
import type { Database } from './database.ts';

/** Number of rows above which a reader in list order meets matches soon. */
export const maxCandidates = 10_000;

/** Milliseconds for which many rows are taken to be many still. */
const cacheTtlMs = minuteMs;
const maxKeys = 10_000;

/** The times at which rows were found to be many, by key; of the monotonic clock. */
const memories = new WeakMap<Database, GenerationalCache<string, number>>();

/**
 * Returns the ids of few rows; null when they are more than 10,000. Use it for a filter with an index of its own, in a
 * list with another order: few rows are read and sorted, many rows are met along the list.
 *
 * The fact that there are many is cached for a minute under `key`, which contains everything that decides; the cache
 * never changes the result. `query` selects `id`, or lists the ids themselves.
 */
export async function findFew(
  db: Database,
  key: string,
  query: (limit: number) => PromiseLike<readonly (number | { readonly id: number })[]>,
): Promise<readonly number[] | null> {
  const known = memories.get(db);
  const foundAt = known?.get(key);
  if (foundAt !== undefined && performance.now() - foundAt < cacheTtlMs) return null;
  const rows = await query(maxCandidates + 1);
  if (rows.length <= maxCandidates)
    return rows.map((row) => (typeof row === 'number' ? row : row.id));
  const memory = memories.get(db) ?? new GenerationalCache<string, number>(maxKeys);
  memories.set(db, memory);
  memory.set(key, performance.now());
  return null;
}

/** The ids that are in all of the lists; null when there is no list. */
export function intersectLists(
  lists: readonly (readonly number[] | null)[],
): readonly number[] | null {
  const [first, ...others] = lists.filter((list) => list !== null);
  if (first === undefined) return null;
  const sets = others.map((list) => new Set(list));
  return first.filter((id) => sets.every((set) => set.has(id)));
}
