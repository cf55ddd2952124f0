import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { memoize } from '#src/turns/remembered.ts';

/** A file of ours, read once: body, media type and strong entity tag. */
export interface PublishedFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
}

export function createPublishedFile(body: Buffer, type: string): PublishedFile {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return { body, type, etag: `"${digest}"` };
}

export function createFileReader(path: string, type: string): () => Promise<PublishedFile> {
  return memoize(async () => createPublishedFile(await readFile(path), type));
}

/**
 * Answers GET and HEAD: 200, or 304 when the client has this version. By default, clients revalidate before every use.
 */
export function sendPublishedFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: PublishedFile,
  cacheControl = 'no-cache',
) {
  res.setHeader('ETag', file.etag);
  res.setHeader('Cache-Control', cacheControl);
  if (matches(req.headers['if-none-match'], file.etag)) {
    res.statusCode = 304;
    res.end();
    return;
  }
  res.statusCode = 200;
  res.setHeader('Content-Type', file.type);
  res.setHeader('Content-Length', file.body.length);
  res.end(req.method === 'HEAD' ? undefined : file.body);
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => {
    const tag = each.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
}
