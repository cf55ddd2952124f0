import { GenerationalCache } from '#src/database/bounded-cache.ts';
import type { Database } from '#src/database/database.ts';
import { rememberByRevision } from '#src/database/revision-cache.ts';

/** Maximum number of values of each kind in the memory of a process. */
const cacheSize = 10_000;

/** A cache of values by key that is cleared by every change of access. */
interface Memory<Value> {
  /** The cache of the present revision; to be taken before `recall` loads a value into it. */
  current(db: Database): Promise<GenerationalCache<string, Value>>;
}

export function createMemory<Value>(): Memory<Value> {
  return rememberByRevision(async () => new GenerationalCache<string, Value>(cacheSize));
}

/** A value from memory, or loaded and remembered. */
export async function recall<Value>(
  known: GenerationalCache<string, Value>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? (await load());
  known.set(key, value);
  return value;
}

/** Lengths of member lists. */
export const counts = createMemory<number>();
