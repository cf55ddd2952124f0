import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Storage, StoredBlob } from '#src/storage/storage.ts';
import { readFileBytes } from '#src/disk/read-file.ts';
import { countTarHeaders, endOfTar, formatTarHead, formatTarTail } from '#src/disk/tar.ts';
import { readableArchive, type UnreadableParts } from './readable.ts';

/** A file of an archive. */
export interface Member {
  readonly name: string;
  readonly size: number;
  readonly content: AsyncIterable<Buffer>;
}

interface Writing {
  readonly now: Date;
  readonly signal: AbortSignal;
}

const toTarName = (name: string) => `./${name}`;

/** The bytes of an archive, member by member, with little memory. */
export async function* streamTar(
  members: AsyncIterable<Member>,
  { now, signal }: Writing,
): AsyncGenerator<Buffer> {
  const modified = Math.floor(now.getTime() / 1000);
  for await (const { name, size, content } of members) {
    signal.throwIfAborted();
    yield formatTarHead({ name: toTarName(name), size, modified });
    let left = size;
    for await (const chunk of content) {
      left -= chunk.length;
      yield chunk;
    }
    // The header with the size precedes the bytes: a file that changed in between would shift everything after it.
    if (left !== 0) throw new Error('a file changed its size during the export');
    yield formatTarTail(size);
  }
  yield endOfTar;
}

/** The members as they come; notes in `tooMany` where there are more than an import reads. */
export async function* countMembers(
  members: AsyncIterable<Member>,
  { tooMany }: Pick<UnreadableParts, 'tooMany'>,
): AsyncGenerator<Member> {
  let count = 0;
  let names = 0;
  for await (const member of members) {
    count += countTarHeaders(toTarName(member.name));
    names += member.name.length;
    if (count > readableArchive.members || names > readableArchive.names) tooMany.add('files');
    yield member;
  }
}

/** Compresses content with gzip. */
export function compressStream(content: AsyncIterable<Buffer>): Readable {
  const bytes = Readable.from(content, { objectMode: false });
  const compressed = createGzip();
  bytes.once('error', (error) => compressed.destroy(error));
  compressed.once('close', () => bytes.destroy());
  return bytes.pipe(compressed);
}

export const storeCompressed = (
  storage: Storage,
  content: AsyncIterable<Buffer>,
): Promise<StoredBlob> => storage.store(compressStream(content));

/** Calls `work` with an empty folder there, which is gone afterwards. */
export async function runWithFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  // An attempt that was cut off has left it.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function createMember(name: string, text: string): Member {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, content: Readable.from([bytes]) };
}

/** A member whose size is known only at its end. */
export async function* spoolMember(
  folder: string,
  name: string,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Member> {
  const path = join(folder, 'member');
  const file = await open(path, 'w', 0o600);
  try {
    for await (const chunk of content) await file.writeFile(chunk);
  } finally {
    await file.close();
  }
  const { size } = await stat(path);
  yield { name, size, content: readFileBytes(path) };
  await rm(path);
}
