import { BoundedCache } from '../../database/bounded-cache.ts';
import type { Database } from '../../database/database.ts';
import { rememberByRevision } from '../../database/remembered.ts';

/** How many counts a process remembers. */
const remembered = 10_000;

const counts = rememberByRevision(async () => new BoundedCache<string, number>(remembered));

/** Counts that hold until somebody's access changes. */
export function countsNow(db: Database): Promise<BoundedCache<string, number>> {
  return counts.current(db);
}

/** A count from memory, or counted and remembered. */
export async function rememberCount(
  known: BoundedCache<string, number>,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  const total = known.get(key) ?? (await count());
  known.set(key, total);
  return total;
}
