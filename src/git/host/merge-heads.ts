import { formatCommit, type MadeCommit } from './commit.ts';
import { newObject } from './loose-objects.ts';
import type { CommitText, Operations } from './protocol.ts';
import { store, takeOver, type Storing } from './take-over.ts';
import { askMerger, type MergedHeads, type TreeMerger } from './tree-merger.ts';

type StorePlace = Omit<Storing, 'journaled'>;

interface MergePlace extends StorePlace {
  readonly merger: () => TreeMerger;
}

/**
 * Merges two commits. With a `text`, the result is stored as a commit upon both: its objects are on disk and synced, and
 * no ref is moved. Throws `ObjectMissing`.
 */
export async function mergeHeads(
  place: MergePlace,
  heads: MergedHeads,
  text: CommitText | null,
): Promise<'clean' | 'conflict' | MadeCommit> {
  const { ours, theirs } = heads;
  const treeOf = (commit: string) => place.trees.treeOf(place.reader(), commit);
  const [known] = await Promise.all([treeOf(ours), treeOf(theirs)]);
  return askMerger(place.merger, (merger, answered) =>
    merger.mergeHeads(heads, async (tree, made) => {
      answered();
      if (tree === null) return 'conflict';
      if (text === null) return 'clean';
      const storing = { ...place, journaled: null, made };
      const [commit] = await Promise.all([
        storeCommit(place, text, tree, [ours, theirs]),
        takeOver(storing, tree, known),
      ]);
      return commit;
    }),
  );
}

/** A commit with the tree of another one, on disk and synced; no ref is moved. Throws `ObjectMissing`. */
export async function makeCommit(
  place: StorePlace,
  { treeOf, parents, commit }: Operations['makeCommit']['ask'],
): Promise<MadeCommit> {
  const find = (id: string) => place.trees.treeOf(place.reader(), id);
  const [tree] = await Promise.all([find(treeOf), Promise.all(parents.map(find))]);
  return storeCommit(place, commit, tree, parents);
}

async function storeCommit(
  place: StorePlace,
  text: CommitText,
  tree: string,
  parents: readonly string[],
): Promise<MadeCommit> {
  const object = formatCommit(text, tree, parents);
  const commit = await newObject('commit', object);
  await store({ ...place, journaled: null }, commit);
  place.trees.rememberCommit(place.reader(), commit.id, tree);
  return { id: commit.id, object };
}
