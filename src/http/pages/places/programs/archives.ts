import type { Request } from 'express';
import { NotFound } from '#src/errors.ts';
import type { RawBody } from '#runtime/respond.ts';
import type { Reply } from '../../handlers.tsx';
import { readQueryText } from '../../page-query.ts';
import { readSegments } from '../code/refs.ts';
import type { FileVisit } from '../visits.ts';
import { toFileReply } from './replies.ts';

const mediaTypes = {
  'tar.gz': 'application/gzip',
  tgz: 'application/gzip',
  'tar.bz2': 'application/x-bzip2',
  tbz2: 'application/x-bzip2',
  tar: 'application/x-tar',
  zip: 'application/zip',
} as const;

/** `<ref>/<any name>.<format>`, or only `<ref>.<format>`. The name in the address decides nothing but the format. */
export async function sendRepositoryArchive(
  { api, project }: FileVisit,
  req: Request,
): Promise<Reply> {
  const segments = readSegments(req);
  const [, name = '', ending = ''] =
    /^(.+)\.(tar\.gz|tgz|tar\.bz2|tbz2|tar|zip)$/.exec(segments.at(-1) ?? '') ?? [];
  if (name === '') throw new NotFound();
  const format = ending as keyof typeof mediaTypes;
  const sha = segments.length === 1 ? name : segments.slice(0, -1).join('/');
  const path = readQueryText(req, 'path');
  const { body, headers } = await api.answer('getRepositoryArchive', {
    params: { id: project.id },
    query: { sha, format, ...(path !== '' && { path }) },
  });
  return toFileReply(body as RawBody, { ...headers, 'Content-Type': mediaTypes[format] });
}
