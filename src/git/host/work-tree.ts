import { DirectoryExists, FileExists, FileMissing } from '../errors.ts';
import type { PackedChange } from './protocol.ts';
import {
  splitPath,
  executableMode,
  fileMode,
  folderMode,
  formatTree,
  submoduleMode,
  type StoredEntry,
} from './tree.ts';

/** The access to the object store that a work tree needs. */
export interface TreeStore {
  read(id: string): Promise<Map<string, StoredEntry>>;
  /** Stores an object and returns its id. */
  write(type: 'blob' | 'tree', content: Buffer): Promise<string>;
}

interface Folder {
  readonly entries: Map<string, StoredEntry>;
  readonly opened: Map<string, Folder>;
}

interface TreePosition {
  readonly folder: Folder;
  readonly name: string;
  readonly entry: StoredEntry | null;
}

/** The tree of a commit to be, opened only where changes touch it. */
export class WorkTree {
  readonly #store: TreeStore;
  readonly #root: Folder;

  constructor(store: TreeStore, entries: ReadonlyMap<string, StoredEntry>) {
    this.#store = store;
    this.#root = { entries: new Map(entries), opened: new Map() };
  }

  /**
   * Makes one change. Throws `FileExists`, `FileMissing` or `DirectoryExists`; a change that fails
   * leaves the tree unfit for writing.
   */
  async apply(change: PackedChange, content: Buffer | null): Promise<void> {
    switch (change.action) {
      case 'create':
        return this.#create(change, content);
      case 'update':
        return this.#update(change, content);
      case 'delete':
        this.#takeOut(await this.#existing(change.path), change.path);
        return;
      case 'move':
        return this.#move(change, content);
      case 'chmod':
        return this.#changeMode(change);
      case 'repoint':
        return this.#repoint(change);
    }
  }

  /** Writes the trees that changed; the id of the root. */
  async write(): Promise<string> {
    return this.#writeFolder(this.#root);
  }

  async #create({ path, executable }: PackedChange, content: Buffer | null) {
    const [place, id] = await Promise.all([this.#vacant(path), this.#writeBlob(content)]);
    place.folder.entries.set(place.name, { mode: executable ? executableMode : fileMode, id });
  }

  async #update({ path, executable }: PackedChange, content: Buffer | null) {
    const [place, id] = await Promise.all([this.#regular(path), this.#writeBlob(content)]);
    place.folder.entries.set(place.name, { mode: chooseMode(place.entry.mode, executable), id });
  }

  async #move({ path, previousPath, executable }: PackedChange, content: Buffer | null) {
    const from = previousPath ?? path;
    // A submodule moves unchanged, because it has no content.
    const source = await (content === null ? this.#existing(from) : this.#regular(from));
    this.#takeOut(source, from);
    const target = await this.#vacant(path);
    const id = content === null ? source.entry.id : await this.#writeBlob(content);
    target.folder.entries.set(target.name, { mode: chooseMode(source.entry.mode, executable), id });
  }

  async #changeMode({ path, executable }: PackedChange) {
    const place = await this.#regular(path);
    place.folder.entries.set(place.name, {
      ...place.entry,
      mode: chooseMode(place.entry.mode, executable),
    });
  }

  async #repoint({ path, commitId }: PackedChange) {
    const { folder, name, entry } = await this.#existing(path);
    if (entry.mode !== submoduleMode) throw new FileMissing(path);
    folder.entries.set(name, { ...entry, id: commitId ?? entry.id });
  }

  #writeBlob(content: Buffer | null): Promise<string> {
    return this.#store.write('blob', content ?? Buffer.alloc(0));
  }

  /** Returns the place of a new file; opens or creates its folders. */
  async #vacant(path: string): Promise<TreePosition> {
    const place = await this.#find(path, true);
    if (place === null) throw new FileExists(path);
    if (place.entry?.mode === folderMode) throw new DirectoryExists(path);
    if (place.entry !== null) throw new FileExists(path);
    return place;
  }

  async #existing(path: string): Promise<TreePosition & { entry: StoredEntry }> {
    const place = await this.#find(path, false);
    if (place === null || place.entry === null || place.entry.mode === folderMode) {
      throw new FileMissing(path);
    }
    return { ...place, entry: place.entry };
  }

  /** Finds an existing entry that has content in this repository: a submodule has none. */
  async #regular(path: string): Promise<TreePosition & { entry: StoredEntry }> {
    const place = await this.#existing(path);
    if (place.entry.mode === submoduleMode) throw new FileMissing(path);
    return place;
  }

  /** Null when a folder on the way is a file, or is missing and not to be made. */
  async #find(path: string, make: boolean): Promise<TreePosition | null> {
    const components = splitPath(path);
    const name = components.pop() ?? '';
    let folder = this.#root;
    for (const component of components) {
      const next = await this.#open(folder, component, make);
      if (next === null) return null;
      folder = next;
    }
    return { folder, name, entry: folder.entries.get(name) ?? null };
  }

  async #open(parent: Folder, name: string, make: boolean): Promise<Folder | null> {
    const known = parent.opened.get(name);
    if (known !== undefined) return known;
    const entry = parent.entries.get(name);
    if (entry !== undefined && entry.mode !== folderMode) return null;
    if (entry === undefined && !make) return null;
    const stored = entry === undefined ? [] : await this.#store.read(entry.id);
    const folder: Folder = { entries: new Map(stored), opened: new Map() };
    parent.opened.set(name, folder);
    // The id is filled in by `write`; the entry shows that the name is taken.
    if (entry === undefined) parent.entries.set(name, { mode: folderMode, id: '' });
    return folder;
  }

  /** Removes an entry, and the folders that are empty without it: git has no empty folders. */
  #takeOut({ folder, name }: TreePosition, path: string): void {
    folder.entries.delete(name);
    prune(this.#root, splitPath(path));
  }

  /** Folders are written one after the other: thousands at once would delay all other work. */
  async #writeFolder(folder: Folder): Promise<string> {
    for (const [name, child] of folder.opened) {
      folder.entries.set(name, { mode: folderMode, id: await this.#writeFolder(child) });
    }
    return this.#store.write('tree', formatTree(folder.entries));
  }
}

/** Removes empty folders on a path; the first is below `folder`. */
function prune(folder: Folder, path: readonly string[], depth = 0): void {
  const name = path[depth] ?? '';
  const child = folder.opened.get(name);
  if (child === undefined) return;
  prune(child, path, depth + 1);
  if (child.entries.size > 0) return;
  folder.opened.delete(name);
  folder.entries.delete(name);
}

function chooseMode(mode: string, executable: boolean | null): string {
  if (executable === null || (mode !== fileMode && mode !== executableMode)) return mode;
  return executable ? executableMode : fileMode;
}
