import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KnownFiles, RECORD, recordFiles } from './known-files.ts';

export interface Difference {
  readonly path: string;
  readonly kind: 'missing' | 'stale' | 'leftover' | 'foreign' | 'edited';
}

function listFilesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== RECORD)
    .toSorted();
}

/** Differences between the folder and the generated files. */
export function compare(folder: string, files: ReadonlyMap<string, string>): Difference[] {
  const known = new KnownFiles(folder);
  const differences: Difference[] = [];
  for (const path of listFilesBelow(folder)) {
    const text = readFileSync(join(folder, path), 'utf8');
    const wanted = files.get(path);
    if (text === wanted) continue;
    if (known.has(path, text))
      differences.push({ path, kind: wanted === undefined ? 'leftover' : 'stale' });
    else differences.push({ path, kind: known.hadBefore(path, text) ? 'edited' : 'foreign' });
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
 * Writes changed files and removes obsolete ones; unchanged files keep their times.
 * @returns number of files written or removed
 * @throws ForeignFiles
 */
export function writeOutput(folder: string, files: ReadonlyMap<string, string>): number {
  const differences = compare(folder, files);
  const refused = differences.filter(({ kind }) => kind === 'foreign' || kind === 'edited');
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
  recordFiles(folder, files);
  return differences.length;
}

/**
 * Writes files that differ from the previous run, whose files are known to exist.
 * @returns number of files written or removed
 * @throws ForeignFiles after an edit of one of them
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
  for (const path of leftover) rmSync(join(folder, path), { force: true });
  for (const path of stale) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), after.get(path) ?? '');
  }
  if (stale.length + leftover.length > 0) recordFiles(folder, after);
  return stale.length + leftover.length;
}
