import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import { explorerFiles, findExplorerPath } from '../explorer/files.ts';
import { findAssetPath, type PageAsset, pageAssets, readAssetVersion } from './assets.ts';
import {
  createFileReader,
  createPublishedFile,
  type PublishedFile,
  sendPublishedFile,
} from './files.ts';
import { loadCatalogue, readPrepared } from './prepared.ts';

/** A file, and the version that its address may name; null where addresses have none. */
interface ServedFile {
  readonly read: () => Promise<PublishedFile>;
  readonly findVersion: (() => string | Promise<string>) | null;
}

/** Serves the files of all pages, those of the documentation, and those of the explorer of GraphQL. */
export function createAssetsRouter(): Router {
  const assets = new Map<string, ServedFile>(
    (Object.keys(pageAssets) as PageAsset[]).map((name) => [
      name,
      {
        read: createFileReader(findAssetPath(name), pageAssets[name]),
        findVersion: () => readAssetVersion(name),
      },
    ]),
  );
  assets.set('search.json', {
    // Read anew each time: browsers keep it.
    read: async () =>
      createPublishedFile(await readPrepared('search.json'), 'application/json; charset=utf-8'),
    findVersion: async () => (await loadCatalogue()).searchVersion,
  });
  const explorer = new Map<string, ServedFile>(
    explorerFiles.map((file) => [
      file.name,
      { read: createFileReader(findExplorerPath(file), file.type), findVersion: null },
    ]),
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
  files: ReadonlyMap<string, ServedFile>,
): RequestHandler<{ name: string }> {
  return async (req, res, next) => {
    const file = files.get(req.params.name);
    if (file === undefined) {
      next();
      return;
    }
    const isCurrent = await isVersioned(req, file);
    sendPublishedFile(req, res, await file.read(), isCurrent ? kept : undefined);
  };
}

/** Browsers and proxies keep the file: another version has another address. */
const kept = 'public, max-age=31536000, immutable';

async function isVersioned(req: Request<{ name: string }>, { findVersion }: ServedFile) {
  const version = req.query['v'];
  return version !== undefined && findVersion !== null && version === (await findVersion());
}
