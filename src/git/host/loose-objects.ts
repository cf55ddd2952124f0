import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflate, deflateSync } from 'node:zlib';
import { isMissing } from './store.ts';

// Plain descriptors: the file handles of `fs/promises` take three times as long for small files.
const open = promisify(fs.open);
const write = promisify(fs.write);
const fsync = promisify(fs.fsync);
const close = promisify(fs.close);
const rename = promisify(fs.rename);
const unlink = promisify(fs.unlink);
const utimes = promisify(fs.utimes);
const mkdir = promisify(fs.mkdir);
const deflateAside = promisify(deflate);

// Within one block of the file system compression saves nothing on disk, and costs most of the time.
const oneBlock = 4000;
// Below this, handing the work to another thread costs more than the work.
const smallBytes = 16 * 1024;
const hashSlice = 4 * 1024 * 1024;

const temporaryPrefix = `tmp_obj_${randomBytes(6).toString('hex')}`;
let temporaries = 0;

export interface NewObject {
  readonly id: string;
  readonly type: 'blob' | 'tree' | 'commit';
  /** Header and content, as git hashes and stores them. */
  readonly bytes: Buffer;
}

/** The object for some content; hashing a large one does not hold up others. */
export async function newObject(type: NewObject['type'], content: Buffer): Promise<NewObject> {
  const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
  const hash = createHash('sha1');
  for (let at = 0; at < bytes.length; at += hashSlice) {
    if (at > 0) await nextTurn();
    hash.update(bytes.subarray(at, at + hashSlice));
  }
  return { id: hash.digest('hex'), type, bytes };
}

/**
 * Stores an object loose: temporary file, synced, renamed, so that it is whole or absent whatever
 * happens. One that is there already is only made young again, as git does against pruning.
 */
export async function writeObject(
  gitDirectory: string,
  { id, type, bytes }: NewObject,
): Promise<void> {
  const folder = join(gitDirectory, 'objects', id.slice(0, 2));
  const path = join(folder, id.slice(2));
  // A commit carries its time and is never written twice.
  if (type !== 'commit' && (await freshen(path))) return;

  const packed = await pack(bytes);
  // git's own prefix: its prune sweeps what a crash leaves behind.
  const temporary = join(folder, `${temporaryPrefix}_${(temporaries += 1)}`);
  const file = await openIn(folder, temporary);
  try {
    try {
      for (let at = 0; at < packed.length;) at += (await write(file, packed, at)).bytesWritten;
      await fsync(file);
    } finally {
      await close(file);
    }
    await rename(temporary, path);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
}

async function pack(bytes: Buffer): Promise<Buffer> {
  if (bytes.length <= oneBlock) return deflateSync(bytes, { level: 0 });
  if (bytes.length <= smallBytes) return deflateSync(bytes, { level: 1 });
  return deflateAside(bytes, { level: 1 });
}

async function freshen(path: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(path, now, now);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function openIn(folder: string, path: string): Promise<number> {
  try {
    return await open(path, 'wx', 0o444);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(folder, { recursive: true });
    return open(path, 'wx', 0o444);
  }
}
