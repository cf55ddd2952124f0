import { open, mkdir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isDiskFailure } from '#src/disk/disk-failure.ts';
import { readTar, type ReadEntry } from '#src/disk/read-tar.ts';
import { StorageUnavailable } from '#src/storage/errors.ts';
import { BackgroundPauses, type Pauses } from '#src/turns/pauses.ts';
import type { GiveWay } from '#src/turns/sliced-turns.ts';
import { readableArchive } from '../export/readable.ts';

/** The error for an unreadable archive; maintainers of the project see its message. */
export class ArchiveRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ArchiveRefused';
  }
}

/** Upper limits on the contents of an archive. */
export interface ArchiveBudget {
  /** Bytes of all that is in it, unpacked; null for any number. */
  readonly bytes: number | null;
  /** Number of headers, including those that only extend the next one. */
  readonly members: number;
  /** Total characters in the names of kept files. */
  readonly names: number;
}

/** Limits of every instance: names of kept files stay in memory until the import ends. */
export const mostMembers = {
  members: readableArchive.members,
  names: readableArchive.names,
} as const;

/** Bytes of members that are read at once: of `VERSION`, and of `project.json`. */
const shortBytes = 4096;

/** Tells whether to keep a file, by its name in the archive without `./`. */
export type Keep = (name: string) => boolean;

/** The files of an archive that are wanted, under names of our own in a folder. */
export interface ReadArchive {
  /** The paths of the files on this machine, by their names in the archive. */
  readonly files: ReadonlyMap<string, string>;
  /** Number of skipped members, by the first part of their names. */
  readonly passedOver: ReadonlyMap<string, number>;
}

interface Reading {
  readonly folder: string;
  readonly budget: ArchiveBudget;
  readonly keep: Keep;
  readonly signal: AbortSignal;
  readonly giveWay: GiveWay;
  readonly pauses?: Pauses;
}

/**
 * Reads an untrusted archive of tar and gzip in one pass. Writes the wanted members to files with numbers as names: no
 * name of the archive is ever used on disk.
 * @throws ArchiveRefused
 */
export async function readArchive(
  source: Readable,
  { folder, budget, keep, signal, giveWay, pauses = new BackgroundPauses() }: Reading,
): Promise<ReadArchive> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = new Map<string, string>();
  const passedOver = new Map<string, number>();
  let members = 0;
  let names = 0;
  const countMember = async () => {
    members += 1;
    if (members > budget.members) throw new ArchiveRefused('The archive has too many entries');
    await pauses.take();
  };
  try {
    for await (const entry of readTar(unpack(source, { budget, signal, giveWay }), {
      onHeader: countMember,
    })) {
      const name = readPlainName(entry);
      if (name === null) continue;
      if (!keep(name) || files.has(name)) {
        const [first = ''] = name.split('/');
        if (passedOver.size < 1000) passedOver.set(first, (passedOver.get(first) ?? 0) + 1);
        continue;
      }
      names += name.length;
      if (names > budget.names) throw new ArchiveRefused('The names of the entries are too long');
      const path = join(folder, String(files.size));
      await writeMember(entry, path);
      files.set(name, path);
    }
  } catch (error) {
    throw toReason(error);
  }
  return { files, passedOver };
}

/** Failures that the archive did not cause are rethrown unchanged. */
function toReason(error: unknown): unknown {
  if (error instanceof ArchiveRefused || isDiskFailure(error)) return error;
  if (error instanceof StorageUnavailable || isAbort(error)) return error;
  return new ArchiveRefused(
    'The archive cannot be unpacked: it is damaged, or not in the format tar.gz',
  );
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/** The bytes within gzip, as many as are allowed. */
async function* unpack(
  source: Readable,
  { budget, signal, giveWay }: Pick<Reading, 'budget' | 'signal' | 'giveWay'>,
): AsyncGenerator<Buffer, void> {
  const unpacked = createGunzip();
  // The reader of `unpacked` receives the failure.
  pipeline(source, unpacked, { signal }).catch(() => {});
  let bytes = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (budget.bytes !== null && bytes > budget.bytes) {
        throw new ArchiveRefused('Decompressed archive size validation failed.');
      }
      await giveWay();
      yield chunk;
    }
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/**
 * The name of a file without `./`; null for folders.
 * @throws ArchiveRefused for links, devices and the like, and for names that lead anywhere else
 */
function readPlainName({ name, type }: ReadEntry): string | null {
  const createUnsafeError = () => new ArchiveRefused('The archive contains a forbidden entry');
  if (type === 'folder') return null;
  if (type !== 'file') throw createUnsafeError();
  const plain = name.replace(/^(?:\.\/)+/, '');
  const parts = plain.split('/');
  // eslint-disable-next-line no-control-regex
  if (plain === '' || plain.length > 1024 || /[\x00-\x1f\x7f\\]/.test(plain))
    throw createUnsafeError();
  if (parts.some((part) => part === '' || part === '.' || part === '..')) throw createUnsafeError();
  return plain;
}

async function writeMember(entry: ReadEntry, path: string): Promise<void> {
  const file: FileHandle = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of entry.content()) await file.writeFile(chunk);
  } finally {
    await file.close();
  }
}

/** The forms of archives that are read. */
const readableVersions: ReadonlySet<string> = new Set([
  ...['0.2.0', '0.2.1', '0.2.2', '0.2.3', '0.2.4'],
]);

/** @throws ArchiveRefused unless the archive has a form that is read */
export async function checkVersion({ files }: ReadArchive, required: string): Promise<void> {
  const path = files.get('VERSION');
  const text = path === undefined ? '' : await readBeginning(path);
  const version = (text.split('\n', 1)[0] ?? '').trim();
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new ArchiveRefused('Incorrect VERSION format');
  if (readableVersions.has(version)) return;
  throw new ArchiveRefused(`Import version mismatch: Required ${required} but was ${version}`);
}

async function readBeginning(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(shortBytes), 0, shortBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
