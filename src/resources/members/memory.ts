import { BoundedCache } from '../../database/bounded-cache.ts';
import type { Database } from '../../database/database.ts';
import { rememberByRevision } from '../../database/revision-cache.ts';

/** How many values of each kind a process remembers. */
const remembered = 10_000;

/** What holds until somebody's access changes, by what was asked. */
interface Memory<Value> {
  /** As of now; to be asked before what `recall` is then to load. */
  current(db: Database): Promise<BoundedCache<string, Value>>;
}

export function createMemory<Value>(): Memory<Value> {
  return rememberByRevision(async () => new BoundedCache<string, Value>(remembered));
}

/** A value from memory, or loaded and remembered. */
export async function recall<Value>(
  known: BoundedCache<string, Value>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? (await load());
  known.set(key, value);
  return value;
}

/** How long lists of members are. */
export const counts = createMemory<number>();
