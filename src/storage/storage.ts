import { createHash, randomUUID } from 'node:crypto';
import {
  access,
  constants,
  type FileHandle,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { join } from 'node:path';
import { giveMemory } from '#runtime/given-memory.ts';
import type { Bucket } from '#src/config.ts';
import { isDiskFailure } from '#src/disk/disk-failure.ts';
import { readFileBytes } from '#src/disk/read-file.ts';
import { syncFolder } from '#src/disk/sync-folder.ts';
import { kibibyteBytes } from '#src/units.ts';
import { createSourceEnd, type Pieces, type Storage, type StoredBlob } from './blob.ts';
import { createBucketStorage } from './bucket.ts';
import { StorageUnavailable } from './errors.ts';
import { keyPattern, createBlobKey, requireKey } from './key.ts';

export type { Storage, StoredBlob } from './blob.ts';

/** Number of bytes read at once. */
const pieceBytes = 256 * kibibyteBytes;

/** Blobs where the configuration keeps them: in a bucket, or else as files below the data directory. */
export function createStorage({
  dataDir,
  blobStore = null,
}: {
  readonly dataDir: string;
  readonly blobStore?: Bucket | null;
}): Storage {
  return blobStore === null ? createFolderStorage(dataDir) : createBucketStorage(blobStore);
}

function createFolderStorage(dataDir: string): Storage {
  const root = join(dataDir, 'blobs');
  const drafts = join(root, 'unfinished');
  const toFolderPath = (key: string) => join(root, key.slice(0, 2));
  const toFilePath = (key: string) => {
    requireKey(key);
    return join(toFolderPath(key), key.slice(2));
  };

  async function storeUnder(key: string, source: Pieces): Promise<StoredBlob> {
    const draft = join(drafts, randomUUID());
    const end = createSourceEnd(source);
    try {
      await mkdir(drafts, { recursive: true, mode: 0o700 });
      await mkdir(toFolderPath(key), { recursive: true, mode: 0o700 });
      const facts = await write(draft, source);
      await rename(draft, toFilePath(key));
      await syncFolder(toFolderPath(key));
      return { key, ...facts };
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      await rm(toFilePath(key), { force: true }).catch(() => {});
      throw isAway(error) ? new StorageUnavailable(error) : error;
    } finally {
      end();
    }
  }

  return {
    store: (source) =>
      storeUnder(createBlobKey(), typeof source === 'string' ? readFileBytes(source) : source),

    async restore(key, source) {
      await storeUnder(key, source);
    },

    async read(key, range) {
      let handle: FileHandle;
      try {
        handle = await open(toFilePath(key), 'r');
      } catch (error) {
        if (readErrorCode(error) === 'ENOENT') return null;
        throw isAway(error) ? new StorageUnavailable(error) : error;
      }
      const some = range !== undefined && { start: range.start, end: range.end - 1 };
      return giveMemory(handle.createReadStream({ highWaterMark: pieceBytes, ...some }));
    },

    async remove(key) {
      await rm(toFilePath(key), { force: true });
    },

    async *keys() {
      for (const folder of await listNames(root)) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue;
        const names = await listNames(join(root, folder));
        yield names.map((name) => folder + name).filter((key) => keyPattern.test(key));
      }
    },

    async check() {
      try {
        await mkdir(drafts, { recursive: true, mode: 0o700 });
        await access(drafts, constants.R_OK | constants.W_OK);
      } catch (error) {
        throw new StorageUnavailable(error);
      }
    },

    writtenAt: (key) => findModificationTime(toFilePath(key)),

    async removeUnfinished(before) {
      for (const name of await listNames(drafts)) {
        const path = join(drafts, name);
        const modified = await findModificationTime(path);
        if (modified !== null && modified < before) await rm(path, { force: true });
      }
    },
  };
}

/** Writes a new file, and counts and hashes its bytes: one piece is written while the next one arrives. */
async function write(path: string, source: Pieces): Promise<Omit<StoredBlob, 'key'>> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  let writing = Promise.resolve();
  try {
    for await (const piece of source as AsyncIterable<Buffer>) {
      hash.update(piece);
      size += piece.length;
      await writing;
      writing = file.writeFile(piece);
      // The next `await` reports the error; the source may fail before.
      writing.catch(() => {});
    }
    await writing;
    await file.sync();
  } finally {
    await writing.catch(() => {});
    await file.close();
  }
  return { size, sha256: hash.digest('hex') };
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function findModificationTime(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function readErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

const refused = new Set(['EACCES', 'EPERM']);
const isAway = (error: unknown) => isDiskFailure(error) || refused.has(readErrorCode(error) ?? '');
