import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflate, deflateSync, inflate } from 'node:zlib';
import type { LocalDisk } from '../local-disk.ts';
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
const inflateAside = promisify(inflate);
const readFile = promisify(fs.readFile);

// Compressing content that fits one block of the file system saves no disk space and costs most of the time.
const blockBytes = 4000;
// Handing smaller content to another thread costs more than the work itself.
const smallBytes = 16 * 1024;
const maxAttempts = 10;
const hashSliceBytes = 4 * 1024 * 1024;

const temporaryPrefix = `tmp_obj_${randomBytes(6).toString('hex')}`;
let temporaries = 0;

/** Repository and disk that store the objects. */
export interface ObjectPlace {
  readonly gitDirectory: string;
  readonly disk: LocalDisk;
}

export interface NewObject {
  readonly id: string;
  readonly type: 'blob' | 'tree' | 'commit';
  /** Header and content, as git hashes and stores them. */
  readonly bytes: Buffer;
}

/** The object for some content; copying and hashing a large one does not hold up others. */
export async function createObject(type: NewObject['type'], content: Buffer): Promise<NewObject> {
  const head = Buffer.from(`${type} ${content.length}\0`);
  const bytes = Buffer.allocUnsafe(head.length + content.length);
  const hash = createHash('sha1');
  hash.update(head);
  head.copy(bytes);
  for (let at = 0; at < content.length; at += hashSliceBytes) {
    if (content.length > hashSliceBytes) await nextTurn();
    const slice = content.subarray(at, at + hashSliceBytes);
    hash.update(slice);
    slice.copy(bytes, head.length + at);
  }
  return { id: hash.digest('hex'), type, bytes };
}

/**
 * Stores an object loose: temporary file, synced, renamed, so that it is always whole or absent. An existing object
 * only gets a new modification time, which protects it from pruning, as in git.
 *
 * An object that is not `synced` need not survive a power cut, or its caller syncs it later. With `anew` the object
 * replaces a damaged one.
 */
export async function writeObject(
  place: ObjectPlace,
  object: NewObject,
  { synced = true, anew }: { readonly synced?: boolean; readonly anew?: boolean } = {},
): Promise<void> {
  const { id, type, bytes } = object;
  const path = toObjectPath(place, id);
  const folder = dirname(path);
  // A commit carries its time and is never written twice.
  const mayBeThere = anew !== true && type !== 'commit';
  if (bytes.length <= smallBytes && place.disk.ready) {
    await writeHere(place.disk, { folder, path, bytes, mayBeThere, synced });
    return;
  }
  if (mayBeThere && (await freshen(path))) return;

  const packed = await pack(bytes);
  const temporary = createTemporaryPath(folder);
  const file = await openIn(folder, temporary);
  try {
    try {
      for (let at = 0; at < packed.length;) at += (await write(file, packed, at)).bytesWritten;
      if (synced) await fsync(file);
    } finally {
      await close(file);
    }
    await rename(temporary, path);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
}

/** Rewrites an object whose stored file is damaged. */
export async function restoreObject(place: ObjectPlace, object: NewObject): Promise<void> {
  const path = toObjectPath(place, object.id);
  const found = await readFile(path).catch(() => null);
  const length = object.bytes.length + 1;
  if (found !== null && (await computeStoredId(found, length).catch(() => null)) === object.id)
    return;
  await writeObject(place, object, { anew: true });
}

/** Syncs objects that were written without a sync; objects that git has packed are already synced. */
export async function syncObjects(
  place: ObjectPlace,
  objects: readonly Pick<NewObject, 'id'>[],
): Promise<void> {
  await Promise.all(
    objects.map(async ({ id }) => {
      const file = await open(toObjectPath(place, id), 'r').catch(skipMissing);
      if (file === null) return;
      try {
        await fsync(file);
      } finally {
        await close(file);
      }
    }),
  );
}

export function skipMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

function toObjectPath({ gitDirectory }: ObjectPlace, id: string): string {
  return join(gitDirectory, 'objects', id.slice(0, 2), id.slice(2));
}

/** The object id by the content of its file; a `RangeError` above `maxOutputLength` bytes. */
export async function computeStoredId(file: Buffer, maxOutputLength: number): Promise<string> {
  const bytes = await inflateAside(file, { maxOutputLength });
  return createHash('sha1').update(bytes).digest('hex');
}

interface WriteHere {
  readonly folder: string;
  readonly path: string;
  readonly bytes: Buffer;
  readonly mayBeThere: boolean;
  readonly synced: boolean;
}

/** Stores a small object; all but the sync is done on the calling thread. */
async function writeHere(
  disk: LocalDisk,
  { folder, path, bytes, mayBeThere, synced }: WriteHere,
): Promise<void> {
  const temporary = createTemporaryPath(folder);
  const file = disk.do(() => {
    if (mayBeThere && freshenHere(path)) return null;
    const packed = packSmall(bytes);
    const file = openHere(folder, temporary);
    for (let at = 0; at < packed.length;) at += fs.writeSync(file, packed, at);
    return file;
  });
  if (file === null) return;
  try {
    try {
      if (synced) await fsync(file);
    } finally {
      disk.do(() => fs.closeSync(file));
    }
    disk.do(() => fs.renameSync(temporary, path));
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
}

function freshenHere(path: string): boolean {
  if (!fs.existsSync(path)) return false;
  const now = new Date();
  try {
    fs.utimesSync(path, now, now);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

function openHere(folder: string, path: string): number {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return fs.openSync(path, 'wx', 0o444);
    } catch (error) {
      if (!isMissing(error) || attempt === maxAttempts) throw error;
      fs.mkdirSync(folder, { recursive: true });
    }
  }
}

/** The names have git's own prefix, so that `git prune` removes the remains of a crash. */
function createTemporaryPath(folder: string): string {
  temporaries += 1;
  return join(folder, `${temporaryPrefix}_${temporaries}`);
}

async function pack(bytes: Buffer): Promise<Buffer> {
  return bytes.length <= smallBytes ? packSmall(bytes) : deflateAside(bytes, { level: 1 });
}

function packSmall(bytes: Buffer): Buffer {
  return bytes.length <= blockBytes ? storeOnly(bytes) : deflateSync(bytes, { level: 1 });
}

/** A zlib stream (RFC 1950) that compresses nothing; making one by the library takes ten times as long. */
function storeOnly(bytes: Buffer): Buffer {
  const { length } = bytes;
  const packed = Buffer.allocUnsafe(length + 11);
  packed.writeUInt16BE(0x7801, 0);
  // The last block, stored: its length, and that again with every bit the other way (RFC 1951).
  packed.writeUInt8(1, 2);
  packed.writeUInt16LE(length, 3);
  packed.writeUInt16LE(0xffff - length, 5);
  bytes.copy(packed, 7);
  packed.writeUInt32BE(computeAdler32(bytes), length + 7);
  return packed;
}

/** The checksum of at most 5,552 bytes, whose sums fit 32 bits before they are reduced. */
function computeAdler32(bytes: Buffer): number {
  let a = 1;
  let b = 0;
  for (const byte of bytes) {
    a += byte;
    b += a;
  }
  return (b % 65521) * 65536 + (a % 65521);
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

/** Git deletes empty object folders, including a new one. */
async function openIn(folder: string, path: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open(path, 'wx', 0o444);
    } catch (error) {
      if (!isMissing(error) || attempt === maxAttempts) throw error;
      await mkdir(folder, { recursive: true });
    }
  }
}
