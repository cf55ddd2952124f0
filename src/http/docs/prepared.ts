import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { memoize } from '#src/turns/remembered.ts';
import type { DocsCatalogue } from './catalogue.ts';
import { type Described, toRecord } from './described.ts';
import { findBuiltReference, findBundlePath } from './folders.ts';
import { readSpan, type Span } from './pieces.ts';
import type { PreparedName } from './prepared-names.ts';
import { readValue } from './reader.ts';

/** The build lays the files beside the document; from source they are derived once. */
const derive = memoize(async () => {
  const { prepareDocumentation } = await import('./prepare.ts');
  return prepareDocumentation(await readFile(findBundlePath()));
});

/** Reads a prepared file, without caching it. */
export async function readPrepared(name: PreparedName): Promise<Buffer> {
  const folder = findBuiltReference();
  return folder === null ? (await derive())[name] : readFile(path.join(folder, name));
}

/** Reads a value of a prepared file. */
export async function readPreparedValue(name: PreparedName, span: Span): Promise<Described> {
  const folder = findBuiltReference();
  if (folder === null) return readSpan((await derive())[name], span);
  const handle = await open(path.join(folder, name));
  try {
    return toRecord(await readValue(handle, span));
  } finally {
    await handle.close();
  }
}

/** The catalogue, and the version of the index for searches in the browser. */
export type PreparedDocsCatalogue = DocsCatalogue & { readonly searchVersion: string };

/** The catalogue, which each process keeps from its first page of the documentation on. */
export const loadCatalogue = memoize(
  async () =>
    JSON.parse((await readPrepared('catalogue.json')).toString()) as PreparedDocsCatalogue,
);
