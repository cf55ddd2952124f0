import { GenerationalCache } from '#src/database/bounded-cache.ts';
import type { AccessRevision } from '#src/database/access-revision.ts';

/** Maximum number of entries in the memory of a process; each takes about two kilobytes. */
const cacheSize = 10_000;

export interface RememberedByDigest<Value> {
  /** Returns null for an unknown digest. */
  find(digest: string): Promise<Value | null>;
  /** Reads it from the database, whatever is remembered: for values that may change without a new revision. */
  findAnew(digest: string): Promise<Value | null>;
}

/**
 * Caches callers by the digest of their credential, as long as no access changes. Every change of a token, a session,
 * or a user's state or rights raises the revision in the same transaction, and every process then queries the database
 * again.
 */
export function rememberByDigest<Value>(
  accessRevision: { current(): ReturnType<AccessRevision['current']> | number },
  load: (digest: string) => Promise<Value | null>,
): RememberedByDigest<Value> {
  const cache = new GenerationalCache<string, Value>(cacheSize);
  let revision = -1;

  async function getCurrentRevision(): Promise<number> {
    const now = await accessRevision.current();
    if (now !== revision) {
      cache.clear();
      revision = now;
    }
    return now;
  }

  async function loadAtRevision(asOf: number, digest: string): Promise<Value | null> {
    const value = await load(digest);
    // Only existing credentials are cached: guesses must not evict them.
    if (value !== null && revision === asOf) cache.set(digest, value);
    return value;
  }

  return {
    async find(digest) {
      // Read before the row is: a change in between then makes the next request load it again.
      const asOf = await getCurrentRevision();
      return cache.get(digest) ?? loadAtRevision(asOf, digest);
    },
    async findAnew(digest) {
      return loadAtRevision(await getCurrentRevision(), digest);
    },
  };
}
