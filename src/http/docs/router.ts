import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express from 'express';
import type { Router } from 'express';
import { docsDocument } from './docs-document.ts';
import type { OpenApiDocument } from './docs-document.ts';
import {
  fileFrom,
  type PublishedFile,
  publishedFile,
  remembered,
  sendPublishedFile,
} from './files.ts';
import { bundlePath, pageAssetsFolder, viewerFolder } from './folders.ts';
import { docsContentPolicy, indexPage, resourcePage } from './page.ts';
import { documentOf, type Resource, resourcesOf } from './resources.ts';

const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';

/** The sources of the pages, read once. */
interface Docs {
  readonly title: string;
  readonly document: OpenApiDocument;
  readonly resources: readonly Resource[];
  readonly index: PublishedFile;
}

/**
 * Serves `/docs`, its documents and its assets: the list of all operations, and behind `?resource=` one resource in
 * the viewer, which takes seconds to show a document as large as the whole. `baseUrl` says where the API is, seen
 * from outside.
 */
export function docsRouter(baseUrl: string): Router {
  const viewer = viewerFolder();
  const page = pageAssetsFolder();
  const assets = new Map([
    ['swagger-ui-bundle.js', fileFrom(path.join(viewer, 'swagger-ui-bundle.js'), script)],
    ['swagger-ui.css', fileFrom(path.join(viewer, 'swagger-ui.css'), style)],
    ['docs.js', fileFrom(path.join(page, 'docs.js'), script)],
    ['docs.css', fileFrom(path.join(page, 'docs.css'), style)],
    ['pages.css', fileFrom(path.join(page, 'pages.css'), style)],
    ['icon.svg', fileFrom(path.join(page, 'icon.svg'), 'image/svg+xml')],
  ]);
  const apiPath = `${new URL(baseUrl).pathname.replace(/\/$/, '')}/api/v4`;
  const docs = remembered(() => readDocs(apiPath));
  const pages = new Map<string, PublishedFile>();
  const documents = new Map<string, PublishedFile>();
  const made = async (
    files: Map<string, PublishedFile>,
    resource: string,
    make: (docs: Docs) => PublishedFile,
  ): Promise<PublishedFile | null> => {
    const known = files.get(resource);
    if (known !== undefined) return known;
    const read = await docs();
    if (!read.resources.some(({ name }) => name === resource)) return null;
    const file = make(read);
    files.set(resource, file);
    return file;
  };

  const router = express.Router({ strict: true });
  router.get('/docs', async (req, res, next) => {
    const { resource } = req.query;
    const file =
      typeof resource === 'string'
        ? await made(pages, resource, ({ title, resources }) =>
            htmlFile(resourcePage(title, resource, resources)),
          )
        : (await docs()).index;
    if (file === null) {
      next();
      return;
    }
    res.setHeader('Content-Security-Policy', docsContentPolicy);
    sendPublishedFile(req, res, file);
  });
  // The page's addresses are relative, so it has one address only.
  router.get('/docs/', (_req, res) => {
    res.redirect(301, '../docs');
  });
  router.get('/docs/openapi.json', async (req, res, next) => {
    const { resource } = req.query;
    if (typeof resource !== 'string') {
      next();
      return;
    }
    const file = await made(documents, resource, ({ document }) => {
      const body = Buffer.from(JSON.stringify(documentOf(document, resource)));
      return publishedFile(body, 'application/json; charset=utf-8');
    });
    if (file === null) next();
    else sendPublishedFile(req, res, file);
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

const htmlFile = (html: string) => publishedFile(Buffer.from(html), 'text/html; charset=utf-8');

async function readDocs(apiPath: string): Promise<Docs> {
  const bundle = JSON.parse(await readFile(bundlePath(), 'utf8')) as OpenApiDocument;
  const document = docsDocument(bundle, apiPath);
  const resources = resourcesOf(document);
  const { title, description } = document.info as { title: string; description?: string };
  const index = htmlFile(indexPage(title, description ?? '', resources));
  return { title, document, resources, index };
}
