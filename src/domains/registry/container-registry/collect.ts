import type { Database } from '#src/database/database.ts';
import { whereInList, skipLocked } from '#src/database/dialect.ts';
import { clearReferences, partRows } from '#src/database/in-parts.ts';
import type { Storage } from '#src/storage/storage.ts';
import { hourMs } from '#src/units.ts';
import type { WorkerDefinition, Workers } from '#src/workers/definition.ts';
import { toInstanceOwner } from '#src/workers/owners.ts';
import { markIdle } from './manifests.ts';
import { removedAfterMs } from './table.ts';
import { openForMs, removeUpload } from './uploads.ts';

/**
 * Removes abandoned uploads, and layers without a manifest. Pushes continue in parallel: layers of a pushed manifest
 * are locked, and pushed layers are kept for a day.
 */
export const collectLayers: WorkerDefinition<{ readonly hourly?: true }> = {
  name: 'collect_layers',
  worksFor: toInstanceOwner,
  daily: { hour: 1, minute: 20 },
  timeout: 3600,

  async run({ hourly }, { db, storage, workers, clock }, { signal }) {
    const now = clock();
    await removeOldUploads({ db, storage }, computePast(now, openForMs), signal);
    // The layers of projects that were deleted wait from here on.
    if (hourly === undefined) await markForgotten(db, now.toISOString(), signal);
    await removeIdleLayers({ db, storage }, computePast(now, removedAfterMs), signal);
    if (await isWaiting(db)) await collectLater(db, workers, now);
  },
};

/** Enqueues collection, within an hour after the waiting time. */
export async function collectLater(db: Database, workers: Workers, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + hourMs);
  await workers.enqueue(db, 'collect_layers', { hourly: true }, { key: 'hourly', runAt });
}

const computePast = (now: Date, milliseconds: number) =>
  new Date(now.getTime() - milliseconds).toISOString();

async function isWaiting(db: Database): Promise<boolean> {
  const upload = await db('registry_uploads').first('id');
  const layer = await db('registry_layers').whereNotNull('idle_since').first('id');
  return upload !== undefined || layer !== undefined;
}

interface Kept {
  readonly db: Database;
  readonly storage: Storage;
}

async function removeOldUploads(kept: Kept, until: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const ids = await kept
      .db('registry_uploads')
      .where('updated_at', '<', until)
      .orderBy('updated_at')
      .limit(partRows)
      .pluck<number[]>('id');
    if (ids.length === 0) return;
    for (const id of ids) {
      signal.throwIfAborted();
      await removeUpload(kept, id);
    }
  }
}

/** Manifests that leave with a project do not mark their layers. */
async function markForgotten(db: Database, now: string, signal: AbortSignal): Promise<void> {
  for (let last = 0; !signal.aborted;) {
    const ids = await db('registry_layers')
      .where('id', '>', last)
      .orderBy('id')
      .limit(partRows)
      .pluck<number[]>('id');
    if (ids.length === 0) return;
    last = ids.at(-1) ?? last;
    await db.transaction(async (db) => {
      // Waits for a push that locks one of the layers: the next statement then sees the pushed manifest.
      await whereInList(db('registry_layers'), 'id', ids).orderBy('id').forUpdate().select('id');
      await markIdle(db, ids, now);
    });
  }
}

async function removeIdleLayers(
  { db, storage }: Kept,
  until: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const layers = await db.transaction((db) => hideIdle(db, until));
    if (layers.length === 0) return;
    const ids = layers.map(({ id }) => id);
    await clearReferences(db, 'registry_layers', ids, { signal });
    await whereInList(db('registry_layers'), 'id', ids).delete();
    // A process that dies here leaves blobs without rows, which are swept away.
    for (const { storage_key } of layers) await storage.remove(storage_key).catch(() => {});
  }
}

/**
 * Hides layers from their namespaces, so that no push finds them: a push of the same content creates new rows. A layer
 * that a push has locked or named since is left alone.
 */
async function hideIdle(
  db: Database,
  until: string,
): Promise<{ readonly id: number; readonly storage_key: string }[]> {
  const idle = db('registry_layers')
    .where('idle_since', '<', until)
    .orderBy('idle_since')
    .limit(partRows)
    .select<{ id: number; storage_key: string }[]>('id', 'storage_key');
  const layers = await skipLocked(idle);
  const ids = layers.map(({ id }) => id);
  await whereInList(db('registry_layers'), 'id', ids).update({ root_id: db.raw('-id') });
  return layers;
}
