import type { ListedEntry, TreeListing } from '../formats/facts.ts';
import { checkFilePath, findFilePathFault } from '../formats/file-path.ts';
import type { ListedLine } from '../host/protocol.ts';
import { isObjectId } from '../formats/ref-name.ts';
import type { Repository } from '../repository.ts';

export interface TreeQuery {
  readonly commitId: string;
  /** `''` is the root. */
  readonly path: string;
  readonly recursive: boolean;
  /** Only entries of this kind, from an offset among them; all where it is left out. */
  readonly kind?: ListedEntry['type'];
  readonly limit: number;
  readonly from: { readonly offset: number } | { readonly after: string };
}

const timeLimitMs = 60_000;
const position = /^([0-9a-f]{40})(?:-([1-9]\d{0,8}))?$/i;

/**
 * A page of a directory: directories first, then files, then submodules, each kind by the bytes of its path.
 * An entry is remembered by its object id, to which a number is added where several entries have the same content.
 * Null when the commit has no such directory, `'unknown'` when `after` names no entry of it. Throws `InvalidFilePath`,
 * and `OutputTooLarge` for trees of hundreds of thousands of files.
 */
export async function listTree(
  repository: Repository,
  { commitId, path, recursive, kind, limit, from }: TreeQuery,
): Promise<TreeListing | 'unknown' | null> {
  if (path !== '') checkFilePath(path);
  if (!isObjectId(commitId)) return null;
  const commit = commitId.toLowerCase();
  const after = 'after' in from ? parsePosition(from.after) : null;
  if ('after' in from && after === null) return 'unknown';
  const offset = 'offset' in from ? from.offset : 0;
  const ask = { commit, path, recursive, kind: kind ?? null, limit, offset, after };
  const key = repository.key(JSON.stringify(ask));
  const known = repository.caches.treePages.get(key);
  if (known !== undefined) return known;

  const { answer } = await repository.ask('treePage', ask, { timeLimit: timeLimitMs });
  if (answer === null) return null;
  if (answer.entries === null) return 'unknown';
  const entries = answer.entries.map((line) => toListedEntry(line, path));
  const listing = {
    total: answer.total,
    entries,
    next:
      kind !== undefined || entries.length < limit
        ? null
        : formatPosition(entries.at(-1), answer.occurrence),
  };
  repository.caches.treePages.set(key, listing);
  return listing;
}

/** Tells whether a commit (a full id) has a file, directory or submodule at a path. */
export async function holdsPath(
  repository: Repository,
  commit: string,
  path: string,
): Promise<boolean> {
  return (await readEntryAt(repository, commit, path)) !== null;
}

/** The file, directory or submodule at a path of a commit (a full id); null for none. */
export async function readEntryAt(repository: Repository, commit: string, path: string) {
  if (findFilePathFault(path) !== null) return null;
  return (await repository.ask('entry', { commit, path })).answer;
}

function toListedEntry({ mode, type, id, path }: ListedLine, folder: string): ListedEntry {
  const text = Buffer.from(path, 'latin1').toString('utf8');
  return { mode, type, id, path: folder === '' ? text : `${folder}/${text}` };
}

function parsePosition(text: string): { id: string; occurrence: number } | null {
  const [, id, occurrence = '1'] = position.exec(text) ?? [];
  return id === undefined ? null : { id: id.toLowerCase(), occurrence: Number(occurrence) };
}

function formatPosition(entry: ListedEntry | undefined, occurrence: number): string | null {
  if (entry === undefined) return null;
  return occurrence === 1 ? entry.id : `${entry.id}-${occurrence}`;
}
