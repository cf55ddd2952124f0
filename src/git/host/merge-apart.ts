import type { MergedTrees } from './tree-merger.ts';
import { fileMode, executableMode, folderMode, formatTree, type StoredEntry } from './tree.ts';

/** The access to the object store that merging trees needs. */
interface MergeStore {
  read(tree: string): Promise<ReadonlyMap<string, StoredEntry>>;
  /** Takes in a tree object and returns its id. */
  write(tree: Buffer): Promise<string>;
}

type Entries = ReadonlyMap<string, StoredEntry>;

interface Sides {
  readonly base: StoredEntry | undefined;
  readonly ours: StoredEntry | undefined;
  readonly theirs: StoredEntry | undefined;
}

/** Maximum number of trees that are read here; git merges larger changes faster. */
const maxReads = 200;

/** Ends a merge that is git's to make. */
class Undecided extends Error {}

/**
 * Merges two changes of one tree that only add and change files, and never the same one. The result then depends on no
 * file content, and git could find no renamed file, because renaming removes one. Null for everything else, which git
 * merges or refuses.
 */
export async function mergeApart(store: MergeStore, trees: MergedTrees): Promise<string | null> {
  const merge = new Merge(store);
  try {
    return await merge.folders(
      createFolderEntry(trees.base),
      createFolderEntry(trees.ours),
      createFolderEntry(trees.theirs),
    );
  } catch (error) {
    if (error instanceof Undecided) return null;
    throw error;
  }
}

const createFolderEntry = (id: string): StoredEntry => ({ mode: folderMode, id });
const isFolder = (entry: StoredEntry | undefined) => entry?.mode === folderMode;
const isPlainFile = ({ mode }: StoredEntry) => mode === fileMode || mode === executableMode;
const isSameEntry = (one: StoredEntry | undefined, other: StoredEntry | undefined) =>
  one?.id === other?.id && one?.mode === other?.mode;

class Merge {
  readonly #store: MergeStore;
  #reads = 0;

  constructor(store: MergeStore) {
    this.#store = store;
  }

  /** The id of the merged folder; without `base`, both sides created it independently. */
  async folders(
    base: StoredEntry | undefined,
    ours: StoredEntry,
    theirs: StoredEntry,
  ): Promise<string> {
    const [before, one, other] = await Promise.all([
      this.#read(base),
      this.#read(ours),
      this.#read(theirs),
    ]);
    const merged = new Map<string, StoredEntry>();
    const differing: Promise<void>[] = [];
    for (const name of new Set([...before.keys(), ...one.keys(), ...other.keys()])) {
      const sides = { base: before.get(name), ours: one.get(name), theirs: other.get(name) };
      const { base, ours, theirs } = sides;
      if (ours !== undefined && isSameEntry(ours, base) && isSameEntry(theirs, base))
        merged.set(name, ours);
      else differing.push(this.#entry(sides).then((entry) => void merged.set(name, entry)));
    }
    await Promise.all(differing);
    return this.#store.write(formatTree(merged));
  }

  async #entry({ base, ours, theirs }: Sides): Promise<StoredEntry> {
    if (isSameEntry(ours, base) || isSameEntry(ours, theirs)) return this.#changed(base, theirs);
    if (isSameEntry(theirs, base)) return this.#changed(base, ours);
    if (ours === undefined || theirs === undefined) throw new Undecided();
    const inFolders = isFolder(ours) && isFolder(theirs) && (base === undefined || isFolder(base));
    if (!inFolders) throw new Undecided();
    return createFolderEntry(await this.folders(base, ours, theirs));
  }

  /** Returns an entry as one side has it, if that side only added and changed files; throws `Undecided` otherwise. */
  async #changed(
    base: StoredEntry | undefined,
    now: StoredEntry | undefined,
  ): Promise<StoredEntry> {
    if (now === undefined) throw new Undecided();
    if (base === undefined || isSameEntry(base, now)) return now;
    if (isFolder(base) && isFolder(now)) {
      const [before, after] = await Promise.all([this.#read(base), this.#read(now)]);
      const changed = [...before].filter(([name, entry]) => !isSameEntry(entry, after.get(name)));
      await Promise.all(changed.map(([name, entry]) => this.#changed(entry, after.get(name))));
    } else if (!isPlainFile(base) || !isPlainFile(now)) throw new Undecided();
    return now;
  }

  async #read(tree: StoredEntry | undefined): Promise<Entries> {
    if (tree === undefined) return nothing;
    this.#reads += 1;
    if (this.#reads > maxReads) throw new Undecided();
    return this.#store.read(tree.id);
  }
}

const nothing: Entries = new Map();
