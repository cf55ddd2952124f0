import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { findAvatar } from '../../../avatars/table.ts';
import { portableBundleOf } from '../../../git/reading/whole.ts';
import { Pauses } from '../../../pauses.ts';
import type { Storage, StoredBlob } from '../../../storage/storage.ts';
import { endOfTar, tarHead, tarTail } from '../../../tar.ts';
import type { ProjectUploadRow } from '../../project-uploads/table.ts';
import {
  type ExportedRecord,
  piecesOf,
  readableRecord,
  type RecordSize,
  walked,
} from './record.ts';
import { projectRecord } from './tree/project.ts';
import { relations, type TreeSource } from './tree/relations.ts';

/** The form of archives that is written; see `readableVersions` for those that are read. */
export const archiveVersion = '0.2.4';

/** A record that is so large that whoever reads the archive may leave it out. */
export interface LargeRecord {
  readonly relation: string;
  /** From 0. */
  readonly line: number;
}

export interface ArchiveSource extends TreeSource {
  readonly storage: Storage;
  /** A folder of this export alone, which need not exist yet, for what is to be measured before it is written. */
  readonly folder: string;
  /** Stands in the place of the project's own; null for that. */
  readonly description: string | null;
  readonly signal: AbortSignal;
}

interface StoredArchive {
  readonly blob: StoredBlob;
  /** The first of them. */
  readonly large: readonly LargeRecord[];
}

/** As many as a mail names. */
const mostLarge = 20;

/** Writes the archive of a project into the storage, member by member: in memory is next to nothing of it. */
export async function storeArchive(source: ArchiveSource): Promise<StoredArchive> {
  const { folder, storage } = source;
  const large: LargeRecord[] = [];
  // An attempt that was cut off has left it.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const members = Readable.from(tarOf(source, large), { objectMode: false });
    const compressed = createGzip();
    members.once('error', (error) => compressed.destroy(error));
    compressed.once('close', () => members.destroy());
    const blob = await storage.store(members.pipe(compressed));
    return { blob, large };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* tarOf(source: ArchiveSource, large: LargeRecord[]): AsyncGenerator<Buffer> {
  const modified = Math.floor(source.now.getTime() / 1000);
  for await (const { name, size, content } of membersOf(source, large)) {
    source.signal.throwIfAborted();
    yield tarHead({ name: `./${name}`, size, modified });
    let left = size;
    for await (const chunk of content) {
      left -= chunk.length;
      yield chunk;
    }
    // The size stands before the bytes: a file that changed meanwhile would shift all that follows.
    if (left !== 0) throw new Error('a file of the archive has another size than it had');
    yield tarTail(size);
  }
  yield endOfTar;
}

interface Member {
  readonly name: string;
  readonly size: number;
  readonly content: AsyncIterable<Buffer>;
}

async function* membersOf(source: ArchiveSource, large: LargeRecord[]): AsyncGenerator<Member> {
  yield memberOf('VERSION', archiveVersion);
  const own = await projectRecord(source.db, source.exported, source.description);
  yield memberOf('tree/project.json', JSON.stringify(own));
  for (const [relation, recordsOf] of Object.entries(relations)) {
    const note = (line: number) => {
      if (large.length < mostLarge) large.push({ relation, line });
    };
    const lines = linesOf(recordsOf(source), source.signal, note);
    yield* spooled(source.folder, `tree/project/${relation}.ndjson`, lines);
  }
  yield* uploadsOf(source);
  yield* avatarOf(source);
  const bundle = await portableBundleOf(source.repository);
  if (bundle !== null) yield* spooled(source.folder, 'project.bundle', bundle);
}

function memberOf(name: string, text: string): Member {
  const bytes = Buffer.from(text);
  return { name, size: bytes.length, content: Readable.from([bytes]) };
}

const piecesTogether = 65_536;

async function* linesOf(
  records: AsyncIterable<ExportedRecord>,
  signal: AbortSignal,
  noteLarge: (line: number) => void,
): AsyncGenerator<Buffer> {
  const pauses = new Pauses();
  let held = '';
  let line = 0;
  for await (const record of records) {
    const size: RecordSize = { bytes: 0, values: 0 };
    for await (const piece of piecesOf(record, size)) {
      held += piece;
      if (held.length < piecesTogether) continue;
      yield Buffer.from(held);
      held = '';
      signal.throwIfAborted();
      await pauses.take();
    }
    held += '\n';
    if (size.bytes > readableRecord.bytes || size.values > readableRecord.values) noteLarge(line);
    line += 1;
    await pauses.take();
  }
  if (held !== '') yield Buffer.from(held);
}

/** A member whose size is known only when all of it is there. */
async function* spooled(
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
  yield { name, size, content: size === 0 ? Readable.from([]) : createReadStream(path) };
  await rm(path);
}

/** The files of texts; one that has left the storage is left out. */
async function* uploadsOf({ db, projectId, storage }: ArchiveSource): AsyncGenerator<Member> {
  const rows = walked<ProjectUploadRow>(
    () => db('project_uploads').where('project_uploads.project_id', projectId).select('*'),
    { of: 'project_uploads', by: ['secret'] },
  );
  for await (const { secret, filename, size, storage_key } of rows) {
    const content = await storage.read(storage_key);
    if (content !== null) yield { name: `uploads/${secret}/${filename}`, size, content };
  }
}

async function* avatarOf({ db, projectId, storage }: ArchiveSource): AsyncGenerator<Member> {
  const avatar = await findAvatar(db, { kind: 'project', id: projectId });
  const content = avatar === undefined ? null : await storage.read(avatar.storage_key);
  if (avatar === undefined || content === null) return;
  yield { name: `avatar/${avatar.filename}`, size: avatar.size, content };
}

const longestBeginning = 51;

/** The name under which an archive is kept: when it was made, and of which project. */
export function archiveName({ full_path }: { readonly full_path: string }, now: Date): string {
  const iso = now.toISOString();
  const time = `${iso.slice(0, 10)}_${iso.slice(11, 13)}-${iso.slice(14, 16)}-${iso.slice(20, 23)}`;
  const beginning = `${time}_${full_path.replaceAll('/', '_')}`.slice(0, longestBeginning);
  return `${beginning}_export.tar.gz`;
}
