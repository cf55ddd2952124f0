import { type FSWatcher, watch } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Reports changes of documents in folders, however they are saved, and the creation and removal of these folders. Each
 * folder has a watch of its own. A watch on a file stays with a file that another one replaced by renaming; so does a
 * recursive watch, on Linux.
 */
export class WatchedFolders {
  readonly #root: string;
  readonly #changed: () => void;
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #asked = new Set<string>();

  /** @param root the folder above all others; its own removal is not reported */
  constructor(root: string, changed: () => void) {
    this.#root = root;
    this.#changed = changed;
  }

  /**
   * Call it each time before the files of the folder are read. It renews an ended watch, and the read covers the time
   * between.
   */
  add(folder: string): void {
    const names = relative(this.#root, folder).split(sep);
    if (names[0] === '..') return;
    this.#asked.add(folder);
    // Parents are watched before their children: the parent reports when a child is created.
    this.#watch(this.#root);
    for (const count of names.keys()) this.#watch(join(this.#root, ...names.slice(0, count + 1)));
  }

  close(): void {
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
  }

  #watch(folder: string): void {
    if (this.#watchers.has(folder)) return;
    try {
      const watcher = watch(folder, (_, name) => this.#hear(folder, name));
      // Windows ends the watch of a removed folder with an error.
      watcher.once('error', () => this.#hear(folder, null));
      this.#watchers.set(folder, watcher);
    } catch (error) {
      if (!UNREADABLE.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }

  #hear(folder: string, name: string | null): void {
    const path = name === null ? folder : join(folder, name);
    const isAbove = (other: string) => other === path || other.startsWith(path + sep);
    // The folder may have been replaced by another one, even with the same inode number.
    for (const [watched, watcher] of this.#watchers) {
      if (!isAbove(watched)) continue;
      watcher.close();
      this.#watchers.delete(watched);
    }
    const isDocument = this.#asked.has(dirname(path)) && /\.(ya?ml|json|graphql)$/.test(path);
    if (isDocument || [...this.#asked].some(isAbove)) this.#changed();
  }
}

/** Errors of a missing or forbidden folder; reading the folder reports them as faults of the document. */
const UNREADABLE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM']);
