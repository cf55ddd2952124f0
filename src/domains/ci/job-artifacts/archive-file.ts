import { PassThrough, pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Entry, RandomAccessReader } from 'yauzl';
import { BadRequest } from '#src/errors.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { StorageUnavailable } from '#src/storage/errors.ts';
import type { Storage, StoredBlob } from '#src/storage/storage.ts';
import { gibibyteBytes, mebibyteBytes } from '#src/units.ts';

/** Files and folders of an archive that is looked through. */
export const maxEntries = 200_000;
/** Files and folders of an archive whose folders are listed: each listing reads all of them. */
const maxBrowsedEntries = 20_000;
/** Maximum bytes of the file list of an archive. */
export const maxListBytes = 33_554_432;
/** Bytes of a file that is read out of an archive, packed or not. */
const maxFileBytes = gibibyteBytes;
/** Files up to this size are unpacked before the response starts, so that its status reports a damaged archive. */
const maxBufferedBytes = mebibyteBytes;
/** Number of bytes of the file list that are read in one step. */
const blockBytes = mebibyteBytes;

export interface ArchiveFile {
  /** Bytes, unpacked. */
  readonly size: number;
  readonly body: Buffer | Readable;
}

export interface ArchiveBlob {
  readonly storage_key: string;
  readonly size: number;
}

/**
 * A file of a zip archive under its full name; null when the archive, or the file in it, is not there. Only the list of
 * files is read and the part of the archive with the file; nothing is written. Names count as they are, byte for byte.
 * @throws BadRequest for an archive that cannot be read, or that says contradictory things about the file
 */
export async function readArchiveFile(
  storage: Storage,
  { storage_key: key, size }: ArchiveBlob,
  path: string,
): Promise<ArchiveFile | null> {
  if ((await storage.writtenAt(key)) === null) return null;
  const { reader, release } = await createReader(storage, key, size);
  try {
    const file = await readFrom(reader, size, path);
    if (file === null || Buffer.isBuffer(file.body)) release();
    // A reader that leaves early also releases the blob.
    else return { ...file, body: pipeline(file.body, new PassThrough(), release) };
    return file;
  } catch (error) {
    release();
    if (error instanceof BadRequest || error instanceof StorageUnavailable) throw error;
    throw createUnreadableError('cannot be read');
  }
}

async function readFrom(
  reader: RandomAccessReader,
  size: number,
  path: string,
): Promise<ArchiveFile | null> {
  const { default: yauzl } = await import('yauzl');
  const options = { decodeStrings: false, autoClose: false };
  const zip = await yauzl.fromRandomAccessReaderPromise(reader, size, options);
  if (zip.entryCount > maxEntries) throw createUnreadableError('has too many files');
  const entry = await findEntry(zip.eachEntry(), Buffer.from(path));
  if (entry === null) return null;
  const body = await zip.openReadStreamPromise(entry);
  return { size: entry.uncompressedSize, body: await openContent(body, entry) };
}

/**
 * Stores the file list of a zip archive, compressed with gzip: a line of JSON for each. Null for an unreadable archive,
 * or for too many files.
 */
export async function storeArchiveIndex(
  storage: Storage,
  { key, size }: Pick<StoredBlob, 'key' | 'size'>,
): Promise<StoredBlob | null> {
  let fault: unknown = null;
  const { reader, release } = await createReader(storage, key, size);
  async function* streamLines() {
    try {
      yield* indexLines(reader, size);
    } catch (error) {
      fault = error;
    }
  }
  try {
    const index = await storage.store(
      pipeline(Readable.from(streamLines()), createGzip(), () => undefined),
    );
    if (fault === null) return index;
    await storage.remove(index.key).catch(() => {});
    if (fault instanceof StorageUnavailable) throw fault;
    return null;
  } finally {
    release();
  }
}

async function* indexLines(reader: RandomAccessReader, size: number): AsyncGenerator<string> {
  for await (const entry of listEntries(reader, size)) {
    yield `${JSON.stringify(indexLine(entry))}\n`;
  }
}

/** The files and folders of an archive. @throws BadRequest for one with more than `most` */
async function* listEntries(
  reader: RandomAccessReader,
  size: number,
  most = maxEntries,
): AsyncGenerator<Entry> {
  const { default: yauzl } = await import('yauzl');
  const options = { decodeStrings: false, autoClose: false };
  const zip = await yauzl.fromRandomAccessReaderPromise(reader, size, options);
  if (zip.entryCount > most) throw createUnreadableError('has too many files');
  const pauses = new Pauses();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    await pauses.take();
    bytes += countListBytes(entry);
    if (bytes > maxListBytes) throw createUnreadableError('has a list of files that is too long');
    yield entry;
  }
}

/**
 * The files and folders of a zip archive in a blob, one by one.
 * @throws BadRequest for an archive that cannot be read
 */
export async function* readArchiveEntries(
  storage: Storage,
  { storage_key: key, size }: ArchiveBlob,
): AsyncGenerator<Entry> {
  const { reader, release } = await createReader(storage, key, size);
  try {
    yield* listEntries(reader, size, maxBrowsedEntries);
  } catch (error) {
    if (error instanceof BadRequest || error instanceof StorageUnavailable) throw error;
    throw createUnreadableError('cannot be read');
  } finally {
    release();
  }
}

function indexLine(entry: Entry): object {
  const modified = entry.getLastModDate();
  return {
    name: entry.fileNameRaw.toString(),
    mode: (entry.externalFileAttributes >>> 16).toString(8),
    size: entry.uncompressedSize,
    packed_size: entry.compressedSize,
    crc32: entry.crc32,
    modified_at: Number.isNaN(modified.getTime()) ? null : modified.toISOString(),
  };
}

const createUnreadableError = (fault: string) =>
  new BadRequest(`400 Bad request - The archive ${fault}`);

async function findEntry(entries: AsyncIterable<Entry>, name: Buffer): Promise<Entry | null> {
  let found: Entry | null = null;
  const pauses = new Pauses();
  let bytes = 0;
  for await (const entry of entries) {
    await pauses.take();
    bytes += countListBytes(entry);
    if (bytes > maxListBytes) throw createUnreadableError('has a list of files that is too long');
    if (!name.equals(entry.fileNameRaw)) continue;
    // Two files with the same name are rejected, because programs differ in which one they use.
    if (found !== null) throw createUnreadableError('has two files of this name');
    found = entry;
  }
  if (found === null) return null;
  if (!isPlainFile(found)) throw createUnreadableError('has no plain file of this name');
  if (found.isEncrypted()) throw createUnreadableError('is encrypted');
  if (found.uncompressedSize > maxFileBytes)
    throw createUnreadableError('has a file that is too large');
  return found;
}

/** Bytes that an entry has in the list of files. */
const countListBytes = ({ fileNameLength, extraFieldLength, fileCommentLength }: Entry) =>
  46 + fileNameLength + extraFieldLength + fileCommentLength;

/** Tells whether an entry is a plain file by its Unix mode: neither a link nor a device. */
function isPlainFile({ externalFileAttributes }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & 0o170_000;
  return kind === 0 || kind === 0o100_000;
}

async function openContent(
  body: Readable,
  { uncompressedSize }: Entry,
): Promise<Buffer | Readable> {
  if (uncompressedSize > maxBufferedBytes) return body;
  const chunks: Buffer[] = [];
  for await (const chunk of body as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Reads a blob where the archive wants it; the list of files, which is read in small steps, block by block. */
async function createReader(storage: Storage, key: string, size: number) {
  const { default: yauzl } = await import('yauzl');
  const streams = new Set<Readable>();
  let released = false;
  let kept = { start: 0, bytes: Buffer.alloc(0) };

  async function readBytes(start: number, length: number): Promise<Buffer> {
    const within = start - kept.start;
    if (within < 0 || within + length > kept.bytes.length) {
      const end = Math.min(size, start + Math.max(blockBytes, length));
      kept = { start, bytes: await gather(await open(start, end)) };
    }
    const from = start - kept.start;
    const bytes = kept.bytes.subarray(from, from + length);
    if (bytes.length < length) throw createUnreadableError('is cut');
    return bytes;
  }

  async function open(start: number, end: number): Promise<Readable> {
    if (start >= end || end > size) throw createUnreadableError('is cut');
    const stream = await storage.read(key, { start, end });
    if (stream === null) throw createUnreadableError('is gone');
    if (released) stream.destroy();
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
    return stream;
  }

  class BlobReader extends yauzl.RandomAccessReader {
    override _readStreamForRange(start: number, end: number): Readable {
      const through = new PassThrough();
      open(start, end).then(
        (stream) => pipeline(stream, through, () => undefined),
        (error: unknown) => through.destroy(error as Error),
      );
      return through;
    }

    override read(
      buffer: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (error: Error | null) => void,
    ): void {
      readBytes(position, length).then(
        (bytes) => {
          bytes.copy(buffer, offset);
          callback(null);
        },
        (error: unknown) => callback(error as Error),
      );
    }
  }
  const reader: RandomAccessReader = new BlobReader();
  const release = () => {
    released = true;
    for (const stream of streams) stream.destroy();
  };
  return { reader, release };
}

async function gather(stream: Readable): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
