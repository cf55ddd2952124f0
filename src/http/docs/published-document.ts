import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { remembered } from '../../turns/remembered.ts';
import { fileFrom, publishedFile, sendPublishedFile } from './files.ts';
import type { PublishedFile } from './files.ts';
import { bundlePath, builtYamlPath } from './folders.ts';
import { yamlDocument } from './yaml-document.ts';

let documents:
  { json: () => Promise<PublishedFile>; yaml: () => Promise<PublishedFile> } | undefined;

/**
 * Answers `GET` and `HEAD` of `/api/v4/openapi.json` and `/api/v4/openapi.yaml`: the first with the file that the
 * generator wrote, the second with what the build made of it, or the first request that asks.
 */
export async function publishedDocument(req: IncomingMessage, res: ServerResponse): Promise<void> {
  documents ??= {
    json: fileFrom(bundlePath(), 'application/json; charset=utf-8'),
    yaml: yamlFile('application/yaml; charset=utf-8'),
  };
  const wantsYaml = /\.yaml(\?|$)/.test(req.url ?? '');
  sendPublishedFile(req, res, await (wantsYaml ? documents.yaml() : documents.json()));
}

function yamlFile(type: string): () => Promise<PublishedFile> {
  const built = builtYamlPath();
  if (built !== null) return fileFrom(built, type);
  return remembered(async () => {
    const yaml = await yamlDocument(await readFile(bundlePath(), 'utf8'));
    return publishedFile(Buffer.from(yaml), type);
  });
}
