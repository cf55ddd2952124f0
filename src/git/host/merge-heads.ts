import { exceedsMemory } from '../reading/exceeds-memory.ts';
import { formatCommit, type CommitPlace, type MadeCommit } from './commit.ts';
import type { JournaledObjects } from './journal.ts';
import { createObject, type NewObject } from './loose-objects.ts';
import type { Ancestors } from './ancestors.ts';
import { findMergeBase } from './merge-base.ts';
import { mergeHere } from './merge.ts';
import type { CommitText, Operations } from './protocol.ts';
import { store, takeOver, type Storing } from './take-over.ts';
import { askMerger, type MergedHeads, type TreeMerger } from './tree-merger.ts';

interface StorePlace extends Omit<Storing, 'journaled'>, Pick<CommitPlace, 'journal'> {
  /** The journal takes these objects, which are written and not synced: they are on disk before a ref moves to them. */
  keep(journaled: JournaledObjects): Promise<void>;
}

interface MergePlace extends StorePlace {
  readonly merger: () => TreeMerger;
  readonly ancestors: Ancestors;
  /** Waits for work that must not run concurrently. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Merges two commits. With a `text`, the result is stored as a commit upon both, and no ref is moved: its objects are on
 * disk before one is. Throws `ObjectMissing`.
 */
export async function mergeHeads(
  place: MergePlace,
  heads: MergedHeads,
  text: CommitText | null,
): Promise<'clean' | 'conflict' | MadeCommit> {
  const { ours, theirs } = heads;
  const parents = [ours, theirs];
  const here = await mergeNear(place, heads);
  if (here !== null) {
    if (text === null) return 'clean';
    return storeSafely(place, async (storing) => {
      const stored = here.objects.map((object) => store(storing, object));
      const made = storeCommit(storing, text, here.tree, parents);
      return (await Promise.all([made, ...stored]))[0];
    });
  }
  const findTree = (commit: string) => place.trees.treeOf(place.reader(), commit);
  const [known] = await Promise.all([findTree(ours), findTree(theirs)]);
  const merged = place.inTurn(() =>
    askMerger(place.merger, (merger, answered) =>
      merger.mergeHeads(heads, async (tree, made) => {
        answered();
        if (tree === null) return 'conflict';
        if (text === null) return 'clean';
        return storeSafely(place, async (storing) => {
          const taken = takeOver({ ...storing, made }, tree, known);
          return (await Promise.all([storeCommit(storing, text, tree, parents), taken]))[0];
        });
      }),
    ),
  );
  return merged.catch((error: unknown) => {
    // Trees that expand to more files than the memory holds count as a conflict.
    if (exceedsMemory(error)) return 'conflict';
    throw error;
  });
}

/** Merges recently diverged commits without git; null for all others. */
async function mergeNear(
  place: MergePlace,
  heads: MergedHeads,
): Promise<{ tree: string; objects: readonly NewObject[] } | null> {
  const here = { reader: place.reader(), trees: place.trees };
  const base = await findMergeBase(place.ancestors, here, heads.ours, heads.theirs);
  if (base === null) return null;
  const findTree = (commit: string) => place.trees.treeOf(place.reader(), commit);
  const [before, ours, theirs] = await Promise.all([
    findTree(base),
    findTree(heads.ours),
    findTree(heads.theirs),
  ]);
  const trees = { base: before, ours, theirs };
  if (trees.ours === trees.base) return { tree: trees.theirs, objects: [] };
  if (trees.theirs === trees.base || trees.theirs === trees.ours)
    return { tree: trees.ours, objects: [] };
  return mergeHere(place, trees);
}

/** A commit with the tree of another one, which is on disk before a ref moves to it. Throws `ObjectMissing`. */
export async function makeCommit(
  place: StorePlace,
  { treeOf, parents, commit }: Operations['makeCommit']['ask'],
): Promise<MadeCommit> {
  const find = (id: string) => place.trees.treeOf(place.reader(), id);
  const [tree] = await Promise.all([find(treeOf), Promise.all(parents.map(find))]);
  return storeSafely(place, (storing) => storeCommit(storing, commit, tree, parents));
}

/** All objects that `work` stores are on disk before a ref moves to them: small ones together, by the journal. */
async function storeSafely<Result>(
  place: StorePlace,
  work: (storing: Storing) => Promise<Result>,
): Promise<Result> {
  const journaled = place.journal();
  const result = await work({ ...place, journaled });
  if (journaled !== null) await place.keep(journaled);
  return result;
}

async function storeCommit(
  storing: Storing,
  text: CommitText,
  tree: string,
  parents: readonly string[],
): Promise<MadeCommit> {
  const object = formatCommit(text, tree, parents);
  const commit = await createObject('commit', object);
  await store(storing, commit);
  storing.trees.rememberCommit(storing.reader(), commit.id, tree);
  return { id: commit.id, object };
}
