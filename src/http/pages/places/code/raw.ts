import type { RawBody } from '#runtime/respond.ts';
import type { Reply } from '../../handlers.tsx';
import type { FileVisit } from '../visits.ts';
import { readFileName } from './addresses.ts';
import type { RefPath } from './refs.ts';
import { toFileReply } from '../programs/replies.ts';

/** Pictures that run no script. */
const pictureTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bmp: 'image/bmp',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

export function findPictureType(path: string): string | null {
  const ending = /\.([\da-z]+)$/i.exec(readFileName(path))?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(pictureTypes, ending) ? (pictureTypes[ending] ?? null) : null;
}

/** The bytes of a file. Only pictures have a type of their own: anything else could run on this origin. */
export async function sendRawFile(
  { api, project }: FileVisit,
  { ref, path }: RefPath,
): Promise<Reply> {
  const { headers = {}, body } = await api.answer('getRawRepositoryFile', {
    params: { id: project.id, file_path: path },
    query: { ref },
  });
  return toFileReply(body as RawBody, {
    ...headers,
    'Content-Type': findPictureType(path) ?? 'text/plain; charset=utf-8',
    'Content-Length': headers['X-Service-Size'],
    ETag: `"${String(headers['X-Service-Blob-Id'])}"`,
  });
}
