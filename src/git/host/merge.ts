import {
  BranchMissing,
  BranchMoved,
  GitFailed,
  GitUnavailable,
  MergeConflict,
  NothingChanged,
} from '../errors.ts';
import { formatCommit, moveBranch, type CommitPlace, type MadeCommit } from './commit.ts';
import type { JournaledObjects } from './journal.ts';
import { newObject, writeObject, type NewObject } from './loose-objects.ts';
import { mergeApart } from './merge-apart.ts';
import type { PackedReplay } from './protocol.ts';
import type { Made, MergedTrees, TreeMerger } from './tree-merger.ts';
import { folderMode, parseTree, type StoredEntry } from './tree.ts';

/** What repeating a change needs of its repository. */
interface MergePlace extends Pick<
  CommitPlace,
  'gitDirectory' | 'disk' | 'reader' | 'trees' | 'headOf' | 'journal' | 'updateRef'
> {
  readonly merger: () => TreeMerger;
}

const attempts = 5;

/**
 * Makes the change between a commit and its parent, or its opposite, on a branch: objects first, each synced, then the
 * branch by compare-and-swap. Returns the new commit, null for a dry run. A branch that someone else moves meanwhile
 * is tried again on its new head, unless it is expected at a certain one.
 */
export async function replayCommit(
  place: MergePlace,
  replay: PackedReplay,
): Promise<MadeCommit | null> {
  const { branch, expectedHead } = replay;
  for (let attempt = 1; ; attempt += 1) {
    const head = await place.headOf(branch);
    if (head === null) throw new BranchMissing(branch);
    if (expectedHead !== null && head !== expectedHead) throw new BranchMoved(branch);

    const made = await replayUpon(place, replay, head);
    if (made !== 'lost') return made;
    if (expectedHead !== null || attempt === attempts) throw new BranchMoved(branch);
  }
}

/** The same upon a certain head, `lost` when the branch is no longer there; throws `NothingChanged` and `MergeConflict`. */
async function replayUpon(
  place: MergePlace,
  replay: PackedReplay,
  head: string,
): Promise<MadeCommit | 'lost' | null> {
  const { branch, commit, parent, undo, dryRun } = replay;
  const treeOf = (id: string | null) =>
    // Before the first commit there was nothing, and commits may be made that say so.
    id === null
      ? writeNew({ ...place, journaled: null }, 'tree', Buffer.alloc(0))
      : place.trees.treeOf(place.reader(), id);
  const [ours, after, before] = await Promise.all([treeOf(head), treeOf(commit), treeOf(parent)]);
  const [base, theirs] = undo ? [after, before] : [before, after];
  if (theirs === base || theirs === ours) throw new NothingChanged(branch);

  const write = async (tree: string, takeOver: (place: Storing) => Promise<void>) => {
    if (dryRun) return null;
    const storing = { ...place, journaled: place.journal() };
    const object = formatCommit(replay, tree, [head]);
    const stored = await newObject('commit', object);
    const { id } = stored;
    const written = Promise.all([store(storing, stored), takeOver(storing)]).then(() =>
      place.trees.rememberCommit(place.reader(), id, tree),
    );
    const { journaled } = storing;
    const made = { id, object, written, journaled };
    return (await moveBranch(place, branch, made, head)) === 'moved' ? made : 'lost';
  };
  if (ours === base) return write(theirs, async () => undefined);
  const apart = await mergeHere(place, { base, ours, theirs });
  if (apart !== null) {
    if (apart.tree === ours) throw new NothingChanged(branch);
    return write(apart.tree, apart.store);
  }
  let merged = false;
  const merge = () =>
    place.merger().merge({ base, ours, theirs }, (tree, made) => {
      merged = true;
      if (tree === null) throw new MergeConflict(branch);
      if (tree === ours) throw new NothingChanged(branch);
      return write(tree, (storing) => takeOver({ ...storing, made }, tree, ours));
    });
  return merge().catch((error: unknown) => {
    // A kept process that was ended by somebody is not missed.
    if (merged || !(error instanceof GitUnavailable)) throw error;
    return merge();
  });
}

/** The merge of what needs no git, and how to store what it made; null for what does. */
async function mergeHere(
  place: MergePlace,
  trees: MergedTrees,
): Promise<{ tree: string; store: (place: Storing) => Promise<void> } | null> {
  const made: NewObject[] = [];
  const tree = await mergeApart(
    {
      read: (id) => place.trees.entries(place.reader(), id),
      write: async (content) => {
        const object = await newObject('tree', content);
        made.push(object);
        return object.id;
      },
    },
    trees,
  );
  if (tree === null) return null;
  const storeMade = async (place: Storing) => {
    await Promise.all(made.map((object) => store(place, object)));
  };
  return { tree, store: storeMade };
}

/** Where what a merge makes is stored. */
interface Storing extends Pick<MergePlace, 'gitDirectory' | 'disk' | 'reader' | 'trees'> {
  readonly journaled: JournaledObjects | null;
}

interface MadePlace extends Storing {
  readonly made: Made;
}

/** Writes what a merge has made and the repository has not; what `known` holds, a tree that it has, is there. */
async function takeOver(place: MadePlace, id: string, known: string | null): Promise<void> {
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
const submoduleMode = '160000';

async function writeNew(place: Storing, type: NewObject['type'], content: Buffer): Promise<string> {
  const object = await newObject(type, content);
  await store(place, object);
  return object.id;
}

async function store(place: Storing, object: NewObject): Promise<void> {
  await writeObject(place, object, { synced: place.journaled?.take(object) !== true });
  const { id, type, bytes } = object;
  if (type === 'tree') place.trees.remember(id, bytes.subarray(bytes.indexOf(0) + 1));
}
