import { execFileSync } from 'node:child_process';
import { createHash, hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMarked } from './template.ts';

/** Digests of the last written files. Git ignores the record: a hash per file in git would conflict on every branch. */
export const RECORD = '.written.json';

const digest = (text: string) => hash('sha256', text);

/**
 * Files of a folder that can be overwritten without loss. Either the generator last wrote them here, or they carry its
 * mark and are unchanged in git, after a clone, a pull or a merge.
 */
export class KnownFiles {
  readonly #folder: string;
  readonly #written: ReadonlyMap<string, string>;
  #inGit: ReadonlyMap<string, ReadonlySet<string>> | null = null;

  constructor(folder: string) {
    this.#folder = folder;
    const path = join(folder, RECORD);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '{}';
    this.#written = new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  }

  has(path: string, text: string): boolean {
    if (this.#written.get(path) === digest(text)) return true;
    const blobs = this.#blobs().get(path);
    return blobs !== undefined && isMarked(path, text) && blobs.has(computeBlobName(text));
  }

  /** Tells whether the generator once wrote the file, even if it was edited since. */
  hadBefore(path: string, text: string): boolean {
    return this.#written.has(path) || (isMarked(path, text) && this.#blobs().has(path));
  }

  #blobs(): ReadonlyMap<string, ReadonlySet<string>> {
    return (this.#inGit ??= readIndex(this.#folder));
  }
}

/** Keeps how the generator left the folder. */
export function recordFiles(folder: string, files: ReadonlyMap<string, string>): void {
  const digests = [...files].map(([path, text]) => [path, digest(text)] as const);
  const sorted = Object.fromEntries(digests.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify(sorted, null, 1)}\n`;
  const path = join(folder, RECORD);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/** Blobs by path, of every side while a merge is in conflict; none where git or a repository is missing. */
function readIndex(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const blobs = new Map<string, Set<string>>();
  for (const entry of listIndex(folder).split('\0')) {
    const [, name, path] = /^\d+ (\w+) \d\t(.*)$/s.exec(entry) ?? [];
    if (name === undefined || path === undefined) continue;
    blobs.set(path, (blobs.get(path) ?? new Set()).add(name));
  }
  return blobs;
}

function listIndex(folder: string): string {
  try {
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' } as const;
    return execFileSync('git', ['ls-files', '--stage', '-z'], options);
  } catch {
    return '';
  }
}

const computeBlobName = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0`)
    .update(text)
    .digest('hex');
