import path from 'node:path';
import express from 'express';
import type { RequestHandler, Router } from 'express';
import { explorerFiles, explorerPath } from '../explorer/files.ts';
import { fileFrom, sendPublishedFile } from './files.ts';
import { pageAssetsFolder } from './folders.ts';

/** Serves the style and the icon of all pages, and what the explorer of GraphQL is made of. */
export function assetsRouter(): Router {
  const page = pageAssetsFolder();
  const assets = new Map([
    ['pages.css', fileFrom(path.join(page, 'pages.css'), 'text/css; charset=utf-8')],
    ['icon.svg', fileFrom(path.join(page, 'icon.svg'), 'image/svg+xml')],
  ]);
  const explorer = new Map(
    explorerFiles.map((file) => [file.name, fileFrom(explorerPath(file), file.type)] as const),
  );
  const router = express.Router({ strict: true });
  router.get('/docs/', (_req, res) => {
    res.redirect(301, '../docs');
  });
  router.get('/docs/assets/:name', serving(assets));
  router.get('/-/graphql-explorer/assets/:name', serving(explorer));
  return router;
}

function serving(
  files: ReadonlyMap<string, ReturnType<typeof fileFrom>>,
): RequestHandler<{ name: string }> {
  return async (req, res, next) => {
    const file = files.get(req.params.name);
    if (file === undefined) next();
    else sendPublishedFile(req, res, await file());
  };
}
