import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express from 'express';
import type { Router } from 'express';
import { docsDocument } from './docs-document.ts';
import type { OpenApiDocument } from './docs-document.ts';
import { fileFrom, publishedFile, rememberedFile, sendPublishedFile } from './files.ts';
import { bundlePath, pageAssetsFolder, viewerFolder } from './folders.ts';
import { docsContentPolicy, docsPage } from './page.ts';

const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';

/** Serves `/docs`, its document and its assets; `baseUrl` says where the API is, seen from outside. */
export function docsRouter(baseUrl: string): Router {
  const viewer = viewerFolder();
  const page = pageAssetsFolder();
  const assets = new Map([
    ['swagger-ui-bundle.js', fileFrom(path.join(viewer, 'swagger-ui-bundle.js'), script)],
    ['swagger-ui.css', fileFrom(path.join(viewer, 'swagger-ui.css'), style)],
    ['docs.js', fileFrom(path.join(page, 'docs.js'), script)],
    ['docs.css', fileFrom(path.join(page, 'docs.css'), style)],
    ['icon.svg', fileFrom(path.join(page, 'icon.svg'), 'image/svg+xml')],
  ]);
  const html = publishedFile(Buffer.from(docsPage), 'text/html; charset=utf-8');
  const apiPath = `${new URL(baseUrl).pathname.replace(/\/$/, '')}/api/v4`;
  const document = rememberedFile(async () => {
    const bundle = JSON.parse(await readFile(bundlePath('json'), 'utf8')) as OpenApiDocument;
    const body = Buffer.from(JSON.stringify(docsDocument(bundle, apiPath)));
    return publishedFile(body, 'application/json; charset=utf-8');
  });

  const router = express.Router({ strict: true });
  router.get('/docs', (req, res) => {
    res.setHeader('Content-Security-Policy', docsContentPolicy);
    sendPublishedFile(req, res, html);
  });
  // The page's addresses are relative, so it has one address only.
  router.get('/docs/', (_req, res) => {
    res.redirect(301, '../docs');
  });
  router.get('/docs/openapi.json', async (req, res) => {
    sendPublishedFile(req, res, await document());
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
