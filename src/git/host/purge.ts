import { readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { computeStoredId } from './loose-objects.ts';
import { marksFolder } from './ref-marks.ts';

/** Bytes of a file; larger objects are synced before they get their names. */
const mostBytes = 64 * 1024;
/** Milliseconds: files older than the last mark by this time are synced. */
const syncedAfterMs = 15 * 60_000;
const markName = /^([0-9a-f]{64})\./;

/**
 * Deletes the objects that a power cut left empty or half written, in the repositories below `root` that were written
 * to before it. Their names would make them pass for whole objects, which are never written again.
 */
export async function purgeHalfWritten(root: string): Promise<void> {
  const folder = join(root, marksFolder);
  for (const name of await readdir(folder).catch(() => [])) {
    const [, id] = markName.exec(name) ?? [];
    if (id === undefined) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
    const objects = join(root, id.slice(0, 2), id.slice(2, 4), `${id}.git`, 'objects');
    await purge(objects, mtimeMs - syncedAfterMs);
  }
}

async function purge(objects: string, since: number): Promise<void> {
  for (const folder of await readdir(objects).catch(() => [])) {
    if (!/^[0-9a-f]{2}$/.test(folder)) continue;
    for (const name of await readdir(join(objects, folder))) {
      if (!/^[0-9a-f]{38}$/.test(name)) continue;
      const path = join(objects, folder, name);
      const { mtimeMs, size } = await stat(path);
      if (mtimeMs < since || size > mostBytes) continue;
      if (!(await isWhole(path, folder + name))) await unlink(path);
    }
  }
}

async function isWhole(path: string, id: string): Promise<boolean> {
  try {
    return (await computeStoredId(await readFile(path), 16 * mostBytes)) === id;
  } catch (error) {
    // A few bytes may expand to many, so a file over the limit counts as complete.
    return error instanceof RangeError;
  }
}
