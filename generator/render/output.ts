import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MANIFEST = 'manifest.json';

/** SHA-256 by path of every file the generator wrote; tells its files from anybody else's. */
type Manifest = Readonly<Record<string, string>>;

export interface Difference {
  readonly path: string;
  readonly kind: 'missing' | 'stale' | 'leftover' | 'foreign' | 'edited';
}

const digest = (text: string) => hash('sha256', text);

function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== MANIFEST)
    .toSorted();
}

/** How the folder differs from what would be generated. */
export function compare(folder: string, files: ReadonlyMap<string, string>): Difference[] {
  const manifest = readManifest(folder);
  const differences: Difference[] = [];
  for (const path of filesBelow(folder)) {
    const text = readFileSync(join(folder, path), 'utf8');
    const recorded = manifest[path];
    const wanted = files.get(path);
    if (text === wanted && recorded === digest(text)) continue;
    if (recorded === undefined) differences.push({ path, kind: 'foreign' });
    else if (recorded !== digest(text)) differences.push({ path, kind: 'edited' });
    else differences.push({ path, kind: wanted === undefined ? 'leftover' : 'stale' });
  }
  for (const path of files.keys()) {
    if (!existsSync(join(folder, path))) differences.push({ path, kind: 'missing' });
  }
  return differences;
}

/** A file in the folder that is not the generator's, or was changed by hand: nothing is overwritten. */
export class ForeignFiles extends Error {
  readonly differences: readonly Difference[];
  constructor(differences: readonly Difference[]) {
    super(differences.map(({ path, kind }) => `${path} is ${kind}`).join(', '));
    this.differences = differences;
  }
}

/**
 * Writes what changed and removes what is no longer generated; unchanged files keep their times.
 * @returns number of files written or removed
 * @throws ForeignFiles
 */
export function writeOutput(folder: string, files: ReadonlyMap<string, string>): number {
  const differences = compare(folder, files);
  const refused = differences.filter(
    ({ kind, path }) => isForeign(kind) && !isUnchanged(folder, path, files),
  );
  if (refused.length > 0) throw new ForeignFiles(refused);
  for (const { path, kind } of differences) {
    const target = join(folder, path);
    if (kind === 'leftover') {
      rmSync(target);
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, files.get(path) ?? '');
  }
  const manifest = Object.fromEntries(
    [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([path, text]) => [path, digest(text)]),
  );
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const path = join(folder, MANIFEST);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  return differences.length;
}

const isForeign = (kind: Difference['kind']) => kind === 'foreign' || kind === 'edited';

function isUnchanged(folder: string, path: string, files: ReadonlyMap<string, string>): boolean {
  return files.get(path) === readFileSync(join(folder, path), 'utf8');
}
