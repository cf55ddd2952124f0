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
  writeManifest(folder, Object.fromEntries([...files].map(([path, text]) => [path, digest(text)])));
  return differences.length;
}

/**
 * Writes what differs from the run before, whose files are known to be there.
 * @returns number of files written or removed
 * @throws ForeignFiles when one of them was edited since
 */
export function writeChanges(
  folder: string,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): number {
  const stale = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
  const leftover = [...before.keys()].filter((path) => !after.has(path));
  const foreign = [...stale, ...leftover].flatMap((path): Difference[] => {
    const target = join(folder, path);
    if (!existsSync(target) || readFileSync(target, 'utf8') === before.get(path)) return [];
    return [{ path, kind: before.has(path) ? 'edited' : 'foreign' }];
  });
  if (foreign.length > 0) throw new ForeignFiles(foreign);
  const manifest: Record<string, string> = { ...readManifest(folder) };
  for (const path of leftover) {
    rmSync(join(folder, path), { force: true });
    Reflect.deleteProperty(manifest, path);
  }
  for (const path of stale) {
    const text = after.get(path) ?? '';
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    manifest[path] = digest(text);
  }
  if (stale.length + leftover.length > 0) writeManifest(folder, manifest);
  return stale.length + leftover.length;
}

function writeManifest(folder: string, manifest: Manifest): void {
  const sorted = Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`;
  const path = join(folder, MANIFEST);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

const isForeign = (kind: Difference['kind']) => kind === 'foreign' || kind === 'edited';

function isUnchanged(folder: string, path: string, files: ReadonlyMap<string, string>): boolean {
  return files.get(path) === readFileSync(join(folder, path), 'utf8');
}
