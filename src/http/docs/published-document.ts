import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { memoize } from '#src/turns/remembered.ts';
import { createFileReader, createPublishedFile, sendPublishedFile } from './files.ts';
import type { PublishedFile } from './files.ts';
import { findBundlePath, findBuiltYamlPath } from './folders.ts';
import { formatYamlDocument } from './yaml-document.ts';

let documents:
  { json: () => Promise<PublishedFile>; yaml: () => Promise<PublishedFile> } | undefined;

/**
 * Answers `GET` and `HEAD` of `/api/v4/openapi.json` and `/api/v4/openapi.yaml`. The first is the file that the
 * generator wrote; the build, or the first request, converts it to the second.
 */
export async function sendPublishedDocument(
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  documents ??= {
    json: createFileReader(findBundlePath(), 'application/json; charset=utf-8'),
    yaml: createYamlReader('application/yaml; charset=utf-8'),
  };
  const wantsYaml = /\.yaml(\?|$)/.test(req.url ?? '');
  sendPublishedFile(req, res, await (wantsYaml ? documents.yaml() : documents.json()));
}

function createYamlReader(type: string): () => Promise<PublishedFile> {
  const built = findBuiltYamlPath();
  if (built !== null) return createFileReader(built, type);
  return memoize(async () => {
    const yaml = await formatYamlDocument(await readFile(findBundlePath(), 'utf8'));
    return createPublishedFile(Buffer.from(yaml), type);
  });
}
