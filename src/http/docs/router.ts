import path from 'node:path';
import express from 'express';
import type { Router } from 'express';
import { fileFrom, sendPublishedFile } from './files.ts';
import { pageAssetsFolder } from './folders.ts';

/** Serves the style and the icon of all pages. */
export function assetsRouter(): Router {
  const page = pageAssetsFolder();
  const assets = new Map([
    ['pages.css', fileFrom(path.join(page, 'pages.css'), 'text/css; charset=utf-8')],
    ['icon.svg', fileFrom(path.join(page, 'icon.svg'), 'image/svg+xml')],
  ]);
  const router = express.Router({ strict: true });
  router.get('/docs/', (_req, res) => {
    res.redirect(301, '../docs');
  });
  router.get('/docs/assets/:name', async (req, res, next) => {
    const file = assets.get(req.params.name);
    if (file === undefined) {
      next();
      return;
    }
    sendPublishedFile(req, res, await file());
  });
  return router;
}
