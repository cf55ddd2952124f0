import { GitFailed } from '../errors.ts';
import type { CommitPlace } from './commit.ts';
import type { JournaledObjects } from './journal.ts';
import { createObject, writeObject, type NewObject } from './loose-objects.ts';
import type { Made } from './tree-merger.ts';
import { folderMode, parseTree, type StoredEntry, submoduleMode } from './tree.ts';

/** The repository into which the objects of a merge are stored. */
export interface Storing extends Pick<CommitPlace, 'gitDirectory' | 'disk' | 'reader' | 'trees'> {
  /** Takes the objects that need not be synced by themselves; null when all must be. */
  readonly journaled: Pick<JournaledObjects, 'take'> | null;
}

interface MadePlace extends Storing {
  readonly made: Made;
}

/**
 * Writes new objects of a merge that the repository lacks; objects below `known`, an existing tree, are already there.
 */
export async function takeOver(place: MadePlace, id: string, known: string | null): Promise<void> {
  if (id === known) return;
  const found = await place.made(id);
  if (found === null) {
    if ((await place.reader().inspect(id)) === null) throw new GitFailed('merge-tree', id);
    return;
  }
  const { type, content } = found;
  const [written] = await Promise.all([
    writeNew(place, type, content),
    type === 'tree' ? takeOverEntries(place, content, known) : null,
  ]);
  if (written !== id) throw new GitFailed('merge-tree', id);
}

async function takeOverEntries(
  place: MadePlace,
  tree: Buffer,
  known: string | null,
): Promise<void> {
  const old = known === null ? nothing : await place.trees.entries(place.reader(), known);
  const changed = [...parseTree(tree)].filter(
    ([name, { id, mode }]) => old.get(name)?.id !== id && mode !== submoduleMode,
  );
  await Promise.all(
    changed.map(([name, { id }]) => {
      const before = old.get(name);
      return takeOver(place, id, before?.mode === folderMode ? before.id : null);
    }),
  );
}

const nothing: ReadonlyMap<string, StoredEntry> = new Map();

/** Stores an object, and returns its id. */
export async function writeNew(
  place: Storing,
  type: NewObject['type'],
  content: Buffer,
): Promise<string> {
  const object = await createObject(type, content);
  await store(place, object);
  return object.id;
}

export async function store(place: Storing, object: NewObject): Promise<void> {
  await writeObject(place, object, { synced: place.journaled?.take(object) !== true });
  const { id, type, bytes } = object;
  if (type === 'tree') place.trees.remember(id, bytes.subarray(bytes.indexOf(0) + 1));
}
