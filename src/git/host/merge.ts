import { BranchMissing, BranchMoved, MergeConflict, NothingChanged } from '../errors.ts';
import { formatCommit, moveBranch, type CommitPlace, type MadeCommit } from './commit.ts';
import { createObject, type NewObject } from './loose-objects.ts';
import { mergeApart } from './merge-apart.ts';
import type { PackedReplay } from './protocol.ts';
import { store, takeOver, writeNew, type Storing } from './take-over.ts';
import { askMerger, type MergedTrees, type TreeMerger } from './tree-merger.ts';

/** The access to a repository that repeating a change needs. */
interface MergePlace extends Pick<
  CommitPlace,
  'gitDirectory' | 'disk' | 'reader' | 'trees' | 'headOf' | 'journal' | 'updateRef'
> {
  readonly merger: () => TreeMerger;
}

const maxAttempts = 5;

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
    if (expectedHead !== null || attempt === maxAttempts) throw new BranchMoved(branch);
  }
}

/**
 * Makes the change upon a certain head; `lost` when the branch is no longer there. Throws `NothingChanged` and
 * `MergeConflict`.
 */
async function replayUpon(
  place: MergePlace,
  replay: PackedReplay,
  head: string,
): Promise<MadeCommit | 'lost' | null> {
  const { branch, commit, parent, undo, dryRun } = replay;
  const findTree = (id: string | null) =>
    // The parent of a first commit is the empty tree, which commits may also name themselves.
    id === null
      ? writeNew({ ...place, journaled: null }, 'tree', Buffer.alloc(0))
      : place.trees.treeOf(place.reader(), id);
  const [ours, after, before] = await Promise.all([
    findTree(head),
    findTree(commit),
    findTree(parent),
  ]);
  const [base, theirs] = undo ? [after, before] : [before, after];
  if (theirs === base || theirs === ours) throw new NothingChanged(branch);

  const write = async (tree: string, takeOver: (place: Storing) => Promise<void>) => {
    if (dryRun) return null;
    const storing = { ...place, journaled: place.journal() };
    const object = formatCommit(replay, tree, [head]);
    const stored = await createObject('commit', object);
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
    const { tree, objects } = apart;
    if (tree === ours) throw new NothingChanged(branch);
    return write(tree, async (storing) => {
      await Promise.all(objects.map((object) => store(storing, object)));
    });
  }
  return askMerger(place.merger, (merger, answered) =>
    merger.merge({ base, ours, theirs }, (tree, made) => {
      answered();
      if (tree === null) throw new MergeConflict(branch);
      if (tree === ours) throw new NothingChanged(branch);
      return write(tree, (storing) => takeOver({ ...storing, made }, tree, ours));
    }),
  );
}

/** The merge without git, with its new objects; null if git is necessary. */
export async function mergeHere(
  place: Pick<MergePlace, 'reader' | 'trees'>,
  trees: MergedTrees,
): Promise<{ tree: string; objects: readonly NewObject[] } | null> {
  const objects: NewObject[] = [];
  const tree = await mergeApart(
    {
      read: (id) => place.trees.entries(place.reader(), id),
      write: async (content) => {
        const object = await createObject('tree', content);
        objects.push(object);
        return object.id;
      },
    },
    trees,
  );
  return tree === null ? null : { tree, objects };
}
