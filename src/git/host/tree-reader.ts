import { BoundedCache } from '#src/turns/bounded-cache.ts';
import { ObjectMissing } from '../errors.ts';
import type { Objects } from './object-reader.ts';
import type { TreeEntry } from './protocol.ts';
import { findEntry, parseTree, type StoredEntry } from './tree.ts';

const maxTreeBytes = 64 * 1024 * 1024;
const cachedTreeBytes = 4 * 1024 * 1024;

/**
 * Reads tree objects, and caches recent ones. An id always has the same content, so the cache serves all repositories;
 * callers look up only ids from their own repository.
 */
export class TreeReader {
  readonly #trees = new BoundedCache<Buffer>(
    { entries: 4096, bytes: 32 * 1024 * 1024 },
    (tree) => tree.length,
  );

  readonly #treeIds = new BoundedCache<string>(
    { entries: 10_000, bytes: 4 * 1024 * 1024 },
    () => 80,
  );

  /** The id of a commit's tree; `ObjectMissing` when `commit` is not the id of a commit. */
  async treeOf(reader: Objects, commit: string): Promise<string> {
    // Keyed by repository through the reader: a commit of another one must not be found here.
    const key = `${reader.gitDirectory}:${commit}`;
    const known = this.#treeIds.get(key);
    if (known !== undefined) return known;
    const [facts, tree] = await Promise.all([
      reader.inspect(commit),
      reader.inspect(`${commit}^{tree}`),
    ]);
    if (facts?.type !== 'commit' || tree === null) throw new ObjectMissing(commit);
    this.#treeIds.set(key, tree.id);
    return tree.id;
  }

  /** Forgets which commits exist; for when a repository is removed. */
  forgetCommits(): void {
    this.#treeIds.clear();
  }

  rememberCommit(reader: Objects, commit: string, tree: string): void {
    this.#treeIds.set(`${reader.gitDirectory}:${commit}`, tree);
  }

  remember(id: string, tree: Buffer): void {
    if (tree.length <= cachedTreeBytes) this.#trees.set(id, tree);
  }

  async entries(reader: Objects, id: string): Promise<Map<string, StoredEntry>> {
    return parseTree((await this.#read(reader, id)) ?? Buffer.alloc(0));
  }

  /** The entry at `path` of a commit, or null; `commit` is a full id, `path` has been checked. */
  async entryAt(reader: Objects, commit: string, path: string): Promise<TreeEntry | null> {
    const slash = path.lastIndexOf('/');
    const folder = slash === -1 ? `${commit}^{tree}` : `${commit}:${path.slice(0, slash)}`;
    const [target, parent] = await Promise.all([
      reader.inspect(`${commit}:${path}`),
      reader.inspect(folder),
    ]);
    if (parent?.type !== 'tree') return null;
    // A submodule's commit is not in this repository, so `target` may be null for an existing entry.
    const tree = await this.#read(reader, parent.id);
    const entry = tree && findEntry(tree, Buffer.from(path.slice(slash + 1)));
    return entry && { ...entry, size: target?.size ?? 0 };
  }

  async #read(reader: Objects, id: string): Promise<Buffer | null> {
    const known = this.#trees.get(id);
    if (known !== undefined) return known;
    const found = await reader.read(id, maxTreeBytes);
    if (found?.facts.type !== 'tree') return null;
    this.remember(id, found.content);
    return found.content;
  }
}
