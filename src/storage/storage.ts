import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isDiskFailure } from '../disk-failure.ts';
import { StorageUnavailable } from './errors.ts';

/** What a row keeps of a blob: where it is, and what was written. */
export interface StoredBlob {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/**
 * Files that belong to rows of the database: pictures, uploads, artifacts. A blob is written once, whole, before the
 * row that points to it; what no row points to is swept away.
 */
export interface Storage {
  /**
   * Writes the bytes of a file, or of a stream, and resolves when they would survive a loss of power.
   * @throws StorageUnavailable, and nothing is left
   */
  store(source: string | Readable): Promise<StoredBlob>;
  /** The same under a key that is known already, as a backup has it. A blob of that key is replaced. */
  restore(key: string, source: Readable): Promise<void>;
  /** The bytes as a stream; null when there is no such blob. */
  read(key: string): Promise<Readable | null>;
  /** Removes a blob, if there is one. Whoever is reading it reads it to the end. */
  remove(key: string): Promise<void>;
  /** The keys of all blobs, folder by folder, in lists of any length. */
  keys(): AsyncIterable<readonly string[]>;
  /** When a blob was written; null when there is none. */
  writtenAt(key: string): Promise<Date | null>;
  /** Removes what writers that died left behind before this time. */
  removeUnfinished(before: Date): Promise<void>;
}

const keyPattern = /^[0-9a-f]{32}$/;

/** Blobs as files below the data directory. */
export function createStorage({ dataDir }: { readonly dataDir: string }): Storage {
  const root = join(dataDir, 'blobs');
  const drafts = join(root, 'unfinished');
  const folderOf = (key: string) => join(root, key.slice(0, 2));
  const fileOf = (key: string) => {
    // Keys come from rows; a path must not.
    if (!keyPattern.test(key)) throw new Error('this is no key of a blob');
    return join(folderOf(key), key.slice(2));
  };

  async function storeUnder(key: string, source: Readable): Promise<StoredBlob> {
    const draft = join(drafts, randomUUID());
    // It may fail before anybody reads it; reading then tells.
    source.on('error', () => {});
    try {
      await mkdir(drafts, { recursive: true, mode: 0o700 });
      await mkdir(folderOf(key), { recursive: true, mode: 0o700 });
      const facts = await write(draft, source);
      await rename(draft, fileOf(key));
      await syncFolder(folderOf(key));
      return { key, ...facts };
    } catch (error) {
      source.destroy();
      await rm(draft, { force: true }).catch(() => {});
      await rm(fileOf(key), { force: true }).catch(() => {});
      throw isAway(error) ? new StorageUnavailable(error) : error;
    }
  }

  return {
    store: (source) =>
      storeUnder(
        randomBytes(16).toString('hex'),
        typeof source === 'string' ? createReadStream(source) : source,
      ),

    async restore(key, source) {
      await storeUnder(key, source);
    },

    async read(key) {
      let handle: FileHandle;
      try {
        handle = await open(fileOf(key), 'r');
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw isAway(error) ? new StorageUnavailable(error) : error;
      }
      return handle.createReadStream();
    },

    async remove(key) {
      await rm(fileOf(key), { force: true });
    },

    async *keys() {
      for (const folder of await namesIn(root)) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue;
        const names = await namesIn(join(root, folder));
        yield names.map((name) => folder + name).filter((key) => keyPattern.test(key));
      }
    },

    writtenAt: (key) => modifiedAt(fileOf(key)),

    async removeUnfinished(before) {
      for (const name of await namesIn(drafts)) {
        const path = join(drafts, name);
        const modified = await modifiedAt(path);
        if (modified !== null && modified < before) await rm(path, { force: true });
      }
    },
  };
}

/** Writes a new file to the disk, and counts and hashes on the way. */
async function write(path: string, source: Readable): Promise<Omit<StoredBlob, 'key'>> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
    source.destroy();
  }
  return { size, sha256: hash.digest('hex') };
}

/** A name is safe only once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

async function modifiedAt(path: string): Promise<Date | null> {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

const refused = new Set(['EACCES', 'EPERM']);
const isAway = (error: unknown) => isDiskFailure(error) || refused.has(codeOf(error) ?? '');
