import { minuteMs } from '../units.ts';
import { GenerationalCache } from './bounded-cache.ts';
import type { Database } from './database.ts';

/** More rows than these are met soon by whoever reads a table in order. */
export const maxCandidates = 10_000;

/** Milliseconds for which many rows are taken to be many still. */
const cacheTtlMs = minuteMs;
const maxKeys = 10_000;

/** The times at which rows were found to be many, by key; of the monotonic clock. */
const memories = new WeakMap<Database, GenerationalCache<string, number>>();

/**
 * The ids of rows that are few; null when they are more than 10,000. To be used for a filter that an index serves,
 * of a list in another order: a few rows are read and sorted, many rows are met on the way along the list. That there
 * are many is remembered for a minute under `key`, which holds all that decides; it never changes what is found.
 * `query` selects `id`, or gives the ids themselves.
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
