import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createPublishedFile } from './files.ts';
import { findPageAssetsFolder } from './folders.ts';

let version: string | null = null;

/** Version of the style sheet: the digest of its entity tag. */
export function readStylesVersion(): string {
  version ??= createPublishedFile(
    readFileSync(path.join(findPageAssetsFolder(), 'pages.css')),
    'text/css',
  ).etag.slice(1, -1);
  return version;
}

/** Path of the style sheet of all pages, with its version. */
export const findStylesPath = (): string => `/docs/assets/pages.css?v=${readStylesVersion()}`;
