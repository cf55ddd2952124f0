import path from 'node:path';
import type { IncomingMessage } from 'node:http';
import express from 'express';
import type { Request, RequestHandler, Response, Router } from 'express';
import {
  createFileReader,
  type PublishedFile,
  createPublishedFile,
  sendPublishedFile,
} from './docs/files.ts';
import { findPageAssetsFolder } from './docs/folders.ts';

/** An icon of the instance. */
export interface Icon {
  readonly media_type: string;
  readonly bytes: Uint8Array;
}

/** Crawlers may read only public pages: the documentation. */
const robots = `User-agent: *
Disallow: /api/
Disallow: /-/
Disallow: /*/-/
Disallow: /*.git$
Disallow: /*.git/
Disallow: /*/info/refs
Disallow: /uploads/
Disallow: /*/uploads/
`;

/** Browsers and crawlers request these files on every page, so they may cache them for a while. */
const cached = 'public, max-age=300';

/**
 * Serves the files that browsers and crawlers look for at the root of every host. `ownIcon` finds the icon that the
 * instance was given, if any.
 */
export function createFrontFilesRouter(
  ownIcon: (request: IncomingMessage) => Promise<Icon | null>,
): Router {
  const folder = findPageAssetsFolder();
  const icons = {
    '/favicon.ico': createFileReader(path.join(folder, 'icon.ico'), 'image/x-icon'),
    '/favicon.svg': createFileReader(path.join(folder, 'icon.svg'), 'image/svg+xml'),
  };
  const rules = createPublishedFile(Buffer.from(robots), 'text/plain; charset=utf-8');
  const router = express.Router({ strict: true, caseSensitive: true });
  router
    .route('/robots.txt')
    .get(createSender(() => Promise.resolve(rules)))
    .all(readOnly);
  for (const [address, ours] of Object.entries(icons)) {
    const find = async (request: IncomingMessage) => {
      const own = await ownIcon(request);
      return own === null ? ours() : createPublishedFile(Buffer.from(own.bytes), own.media_type);
    };
    router.route(address).get(createSender(find)).all(readOnly);
  }
  return router;
}

function createSender(find: (request: IncomingMessage) => Promise<PublishedFile>): RequestHandler {
  return async (req, res) => {
    sendPublishedFile(req, res, await find(req), cached);
  };
}

/** Answers all other methods at read-only addresses. */
export function readOnly(_req: Request, res: Response): void {
  res.set('Allow', 'GET, HEAD').status(405).json({ message: '405 Method Not Allowed' });
}
