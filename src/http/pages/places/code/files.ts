import type { Readable } from 'node:stream';
import type { RawBody } from '#runtime/respond.ts';
import type { FileVisit } from '../visits.ts';
import type { RefPath } from './refs.ts';

/** A file as a page shows it. */
export interface ShownFile {
  readonly size: number;
  /** Null for files that are binary, or too large for a page. */
  readonly text: string | null;
  readonly binary: boolean;
  readonly commitId: string;
}

/** Larger files are only links. */
const maxShownBytes = 1_048_576;
/** Git looks at as many bytes for one that no text has. */
const sniffedBytes = 8000;

/** Reads a file for a page, if it is small and a text. */
export async function readShownFile(
  { api, project }: Pick<FileVisit, 'api' | 'project'>,
  { ref, path }: RefPath,
): Promise<ShownFile> {
  const { headers = {}, body } = await api.answer('getRawRepositoryFile', {
    params: { id: project.id, file_path: path },
    query: { ref },
  });
  const size = Number(headers['X-Service-Size']);
  const commitId = String(headers['X-Service-Commit-Id']);
  if (size > maxShownBytes) {
    discard(body as RawBody);
    return { size, commitId, text: null, binary: false };
  }
  const bytes = await collect(body as RawBody);
  if (bytes.subarray(0, sniffedBytes).includes(0))
    return { size, commitId, text: null, binary: true };
  return { size, commitId, text: bytes.toString('utf8'), binary: false };
}

function discard(body: RawBody): void {
  if (isStream(body)) body.destroy();
}

async function collect(body: RawBody): Promise<Buffer> {
  if (!isStream(body)) return Buffer.from(body);
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const isStream = (body: RawBody): body is Readable =>
  typeof body !== 'string' && !Buffer.isBuffer(body);
