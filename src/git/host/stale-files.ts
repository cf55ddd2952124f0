import { readdir, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders with git's lock files, in addition to `refs`. */
const lockFolders = ['', 'objects/info', 'objects/info/commit-graphs', 'objects/pack'];
/** The folders of objects that were pushed and never accepted; a push under way writes to its folder all the time. */
const quarantine = /^tmp_objdir-/;
const quarantineAgeMs = 60 * 60_000;

/**
 * Deletes lock files that are older than `age`, in milliseconds, and the remains of interrupted pushes. A killed git
 * leaves its locks, which block every later command.
 */
export async function removeStaleFiles(gitDirectory: string, age: number): Promise<void> {
  const before = Date.now() - age;
  for (const folder of lockFolders) await removeLocks(join(gitDirectory, folder), before, false);
  await removeLocks(join(gitDirectory, 'refs'), before, true);
  await removeQuarantines(join(gitDirectory, 'objects'), Date.now() - quarantineAgeMs);
}

/** Deletes one lock file that is older than `age`, in milliseconds; whether it did. */
export async function removeStaleLock(lock: string, age: number): Promise<boolean> {
  const known = await stat(lock).catch(() => null);
  if (known === null || Date.now() - known.mtimeMs < age) return false;
  await unlink(lock).catch(() => undefined);
  return true;
}

async function removeLocks(folder: string, before: number, deep: boolean): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (deep) await removeLocks(path, before, deep);
    } else if (entry.name.endsWith('.lock') && (await getModificationTime(path)) < before) {
      await unlink(path).catch(() => undefined);
    }
  }
}

async function removeQuarantines(objects: string, before: number): Promise<void> {
  for (const name of await readdir(objects).catch(() => [])) {
    if (!quarantine.test(name)) continue;
    const path = join(objects, name);
    const ages = await Promise.all(
      [path, ...(await listFilesBelow(path))].map(getModificationTime),
    );
    if (Math.max(...ages) < before) await rm(path, { recursive: true, force: true });
  }
}

async function listFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.map((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFilesBelow(path) : Promise.resolve([path]);
  });
  return (await Promise.all(files)).flat();
}

/** Infinite for a missing file, which then needs no deletion. */
async function getModificationTime(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  );
}
