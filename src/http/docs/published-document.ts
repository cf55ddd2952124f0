import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileFrom, sendPublishedFile } from './files.ts';
import type { PublishedFile } from './files.ts';
import { bundlePath } from './folders.ts';

let documents:
  { json: () => Promise<PublishedFile>; yaml: () => Promise<PublishedFile> } | undefined;

/**
 * Answers `GET` and `HEAD` of `/api/v4/openapi.json` and `/api/v4/openapi.yaml` with the files that the generator
 * wrote: nothing is parsed or printed at run time.
 */
export async function publishedDocument(req: IncomingMessage, res: ServerResponse): Promise<void> {
  documents ??= {
    json: fileFrom(bundlePath('json'), 'application/json; charset=utf-8'),
    yaml: fileFrom(bundlePath('yaml'), 'application/yaml; charset=utf-8'),
  };
  const wantsYaml = /\.yaml(\?|$)/.test(req.url ?? '');
  sendPublishedFile(req, res, await (wantsYaml ? documents.yaml() : documents.json()));
}
