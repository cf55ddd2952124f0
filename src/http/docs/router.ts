import path from 'node:path';
import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { explorerFiles, findExplorerPath } from '../explorer/files.ts';
import { createFileReader, sendPublishedFile } from './files.ts';
import { findPageAssetsFolder } from './folders.ts';
import { readStylesVersion } from './styles.ts';

/** Serves the style and the icon of all pages, and what the explorer of GraphQL is made of. */
export function createAssetsRouter(): Router {
  const page = findPageAssetsFolder();
  const assets = new Map([
    ['pages.css', createFileReader(path.join(page, 'pages.css'), 'text/css; charset=utf-8')],
    ['icon.svg', createFileReader(path.join(page, 'icon.svg'), 'image/svg+xml')],
  ]);
  const explorer = new Map(
    explorerFiles.map(
      (file) => [file.name, createFileReader(findExplorerPath(file), file.type)] as const,
    ),
  );
  const router = express.Router({ strict: true });
  router.get('/docs/', (_req, res) => {
    res.redirect(301, '../docs');
  });
  router.get('/docs/assets/:name', createFileHandler(assets));
  router.get('/-/graphql-explorer/assets/:name', createFileHandler(explorer));
  return router;
}

function createFileHandler(
  files: ReadonlyMap<string, ReturnType<typeof createFileReader>>,
): RequestHandler<{ name: string }> {
  return async (req, res, next) => {
    const file = files.get(req.params.name);
    if (file === undefined) next();
    else sendPublishedFile(req, res, await file(), isVersioned(req) ? kept : undefined);
  };
}

/** Browsers and proxies keep the file: another version has another address. */
const kept = 'public, max-age=31536000, immutable';

const isVersioned = (req: Request<{ name: string }>) =>
  req.params.name === 'pages.css' && req.query['v'] === readStylesVersion();
