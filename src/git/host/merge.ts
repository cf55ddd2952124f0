import { BranchMissing, BranchMoved, GitFailed, MergeConflict, NothingChanged } from '../errors.ts';
import { formatCommit, moveBranch, type CommitPlace } from './commit.ts';
import { newObject, writeObject } from './loose-objects.ts';
import type { PackedReplay } from './protocol.ts';
import { inspectExactly } from './ref-reader.ts';

/** What repeating a change needs of its repository. */
export interface MergePlace extends Pick<
  CommitPlace,
  'gitDirectory' | 'reader' | 'trees' | 'updateRef'
> {
  /** Runs one git command; its output. */
  run(args: readonly string[]): Promise<Buffer>;
}

const attempts = 5;

/**
 * Makes the change between a commit and its parent, or its opposite, on a branch: objects first, each synced, then the
 * branch by compare-and-swap. Returns the id of the new commit, null for a dry run. A branch that someone else moves
 * meanwhile is tried again on its new head, unless it is expected at a certain one.
 */
export async function replayCommit(
  place: MergePlace,
  replay: PackedReplay,
): Promise<string | null> {
  const { branch, expectedHead, dryRun } = replay;
  for (let attempt = 1; ; attempt += 1) {
    const ref = `refs/heads/${branch}^{commit}`;
    const head = (await inspectExactly(place.reader(), ref))?.id ?? null;
    if (head === null) throw new BranchMissing(branch);
    if (expectedHead !== null && head !== expectedHead) throw new BranchMoved(branch);

    const tree = await replayedTree(place, replay, head);
    if (dryRun) return null;
    const id = await writeCommitObject(place, formatCommit(replay, tree, [head]));
    place.trees.rememberCommit(place.reader(), id, tree);
    if ((await moveBranch(place, branch, id, head)) === 'moved') return id;
    if (expectedHead !== null || attempt === attempts) throw new BranchMoved(branch);
  }
}

/** The tree of `head` with the change; throws `NothingChanged` and `MergeConflict`. */
async function replayedTree(
  place: MergePlace,
  { branch, commit, parent, undo }: PackedReplay,
  head: string,
): Promise<string> {
  const treeOf = (id: string | null) =>
    id === null ? writeEmptyTree(place) : place.trees.treeOf(place.reader(), id);
  const [ours, after, before] = await Promise.all([treeOf(head), treeOf(commit), treeOf(parent)]);
  const [base, theirs] = undo ? [after, before] : [before, after];
  if (theirs === base || theirs === ours) throw new NothingChanged(branch);
  if (ours === base) return theirs;
  const merged = await mergeTrees(place, { branch, base, ours, theirs });
  if (merged === ours) throw new NothingChanged(branch);
  return merged;
}

/**
 * Merges two trees that have a third in common. git 2.39 takes no base but the one that it finds: so it gets commits
 * whose history holds these trees and nothing else. Nothing reaches them, and they are tidied away.
 */
async function mergeTrees(
  place: MergePlace,
  trees: { branch: string; base: string; ours: string; theirs: string },
): Promise<string> {
  const text = { author: nobody, committer: nobody, message: '' };
  const commit = (tree: string, parents: readonly string[]) =>
    writeCommitObject(place, formatCommit(text, tree, parents));
  const base = await commit(trees.base, []);
  const sides = await Promise.all([commit(trees.ours, [base]), commit(trees.theirs, [base])]);
  try {
    const output = await place.run(['merge-tree', '--write-tree', '--no-messages', ...sides]);
    return output.toString('latin1').trim();
  } catch (error) {
    // How git says that there are conflicts; what it cannot do ends with another status.
    if (error instanceof GitFailed && error.subject.endsWith('exit status 1')) {
      throw new MergeConflict(trees.branch);
    }
    throw error;
  }
}

const nobody = 'Nobody <> 0 +0000';

async function writeCommitObject(place: MergePlace, text: Buffer): Promise<string> {
  const object = await newObject('commit', text);
  await writeObject(place.gitDirectory, object);
  return object.id;
}

/** Before the first commit there was nothing, and commits may be made that say so. */
async function writeEmptyTree(place: MergePlace): Promise<string> {
  const object = await newObject('tree', Buffer.alloc(0));
  await writeObject(place.gitDirectory, object);
  return object.id;
}
