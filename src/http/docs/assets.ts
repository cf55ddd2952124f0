import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createPublishedFile } from './files.ts';
import { findPageAssetsFolder } from './folders.ts';

/** Files of pages by name, with their media types. */
export const pageAssets = {
  'pages.css': 'text/css; charset=utf-8',
  'docs.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
} as const;

export type PageAsset = keyof typeof pageAssets;

export const findAssetPath = (name: PageAsset): string => path.join(findPageAssetsFolder(), name);

const versions = new Map<PageAsset, string>();

/** Version of a file of pages: the digest of its entity tag. */
export function readAssetVersion(name: PageAsset): string {
  const known = versions.get(name);
  if (known !== undefined) return known;
  const { etag } = createPublishedFile(readFileSync(findAssetPath(name)), pageAssets[name]);
  const version = etag.slice(1, -1);
  versions.set(name, version);
  return version;
}

/** Address of a file of pages from the root of the instance, with its version. */
export const formatAssetPath = (name: PageAsset): string =>
  `/docs/assets/${name}?v=${readAssetVersion(name)}`;
