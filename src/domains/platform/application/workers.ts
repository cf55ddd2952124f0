import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import type { Storage } from '#src/storage/storage.ts';
import { dayMs } from '#src/units.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { holders } from './blob-holders.ts';

/** Milliseconds for which a blob waits for its row. */
const unusedBlobMs = dayMs;
/** Keys that are looked up at a time. */
const batchSize = 500;

/** Deletes blobs without a row and unfinished uploads once a day. */
export const sweepBlobs: WorkerDefinition<object> = {
  name: 'sweep_blobs',
  worksFor: toInstanceOwner,
  daily: { hour: 3, minute: 30 },
  timeout: 3600,

  async run(_, { db, storage, clock }, { signal }) {
    const before = new Date(clock().getTime() - unusedBlobMs);
    await storage.removeUnfinished(before);
    for await (const keys of storage.keys()) {
      for (let start = 0; start < keys.length; start += batchSize) {
        if (signal.aborted) return;
        await removeForgotten(db, storage, keys.slice(start, start + batchSize), before);
      }
    }
  },
};

async function removeForgotten(
  db: Database,
  storage: Storage,
  keys: readonly string[],
  before: Date,
): Promise<void> {
  const old: string[] = [];
  for (const key of keys) {
    const written = await storage.writtenAt(key);
    if (written !== null && written < before) old.push(key);
  }
  const kept = await listKept(db, old);
  for (const key of old) if (!kept.has(key)) await storage.remove(key);
}

async function listKept(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  for (const table of holders) {
    const query = db<{ storage_key: string }>(table).select('storage_key');
    for (const { storage_key } of await whereInList(query, 'storage_key', keys))
      kept.add(storage_key);
  }
  return kept;
}

/** Background jobs of the resource. */
export const workers = [sweepBlobs];
