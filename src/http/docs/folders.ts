import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder that holds `generated/` and, when compiled, `docs/`: the project itself, or `dist` beside which the
 * build laid them. FoundPages by walking up, because a compiled module may sit in any chunk.
 */
export function findAncestorWith(child: string): string {
  const start = path.dirname(fileURLToPath(import.meta.url));
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, child))) return folder;
    if (folder === path.dirname(folder)) throw new Error(`No ${child} beside or above ${start}`);
  }
}

const bundle = 'generated/openapi.json';

/** Path of the published document. */
export function findBundlePath(): string {
  return path.join(findAncestorWith(bundle), bundle);
}

/** Path of the YAML version from the build; null when run from source. */
export function findBuiltYamlPath(): string | null {
  const file = findBundlePath().replace(/json$/, 'yaml');
  return existsSync(file) ? file : null;
}

/** Folder of the prepared files of the documentation, which the build lays beside the document; null from source. */
export function findBuiltReference(): string | null {
  const folder = path.join(path.dirname(findBundlePath()), 'reference');
  return existsSync(folder) ? folder : null;
}

/** Folder of the style and the icon of all pages. */
export function findPageAssetsFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  if (isCompiled(here)) return path.join(findAncestorWith('docs/page'), 'docs/page');
  return path.join(here, 'assets');
}

/** The source module has its assets beside it; a compiled chunk does not. */
function isCompiled(here: string): boolean {
  return !existsSync(path.join(here, 'assets', 'pages.css'));
}
