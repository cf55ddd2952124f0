import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPageAssetsFolder } from './folders.ts';

let version: string | null = null;

/** Version of the style sheet, a digest of its content. */
export function readStylesVersion(): string {
  version ??= createHash('sha256')
    .update(readFileSync(path.join(findPageAssetsFolder(), 'pages.css')))
    .digest('base64url')
    .slice(0, 12);
  return version;
}

/** Path of the style sheet of all pages, with its version. */
export const findStylesPath = (): string => `/docs/assets/pages.css?v=${readStylesVersion()}`;
