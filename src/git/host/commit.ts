import { Pauses } from '#src/turns/pauses.ts';
import {
  BranchExists,
  BranchMissing,
  BranchMoved,
  GitFailed,
  NothingChanged,
  RefConflict,
} from '../errors.ts';
import { noObjectId } from '../formats/ref-name.ts';
import type { JournaledObjects } from './journal.ts';
import { createObject, writeObject, type ObjectPlace } from './loose-objects.ts';
import type { Objects } from './object-reader.ts';
import type { PackedCommit } from './protocol.ts';
import { inspectExactly } from './ref-reader.ts';
import type { RefSwap } from './ref-updater.ts';
import type { TreeReader } from './tree-reader.ts';
import { WorkTree, type TreeStore } from './work-tree.ts';

/** The access to a repository that making a commit needs. */
export interface CommitPlace extends ObjectPlace {
  readonly reader: () => Objects;
  readonly trees: TreeReader;
  /** The commit that a branch is at, null when there is no such branch. */
  headOf(branch: string): Promise<string | null>;
  /** Tells whether any branch exists. */
  hasBranches(): Promise<boolean>;
  setHead(branch: string): Promise<void>;
  /**
   * Returns the journal for the objects of one commit, which then need no separate sync; null when each object must be
   * synced.
   */
  journal(): JournaledObjects | null;
  /**
   * Moves a ref by compare-and-swap, after `written` resolved and `journaled` objects are safe; throws `GitFailed` when
   * git refuses.
   */
  updateRef(
    update: RefSwap,
    written: Promise<unknown>,
    journaled: JournaledObjects | null,
  ): Promise<void>;
}

const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const maxAttempts = 5;

/** A commit that was made, with the bytes of its object. */
export interface MadeCommit {
  readonly id: string;
  readonly object: Buffer;
}

/** A commit in progress. `written` resolves when all objects except the `journaled` ones are on disk. */
interface CommitOnItsWay extends MadeCommit {
  readonly written: Promise<unknown>;
  readonly journaled: JournaledObjects | null;
}

/**
 * Makes one commit: objects first, each synced, then the branch by compare-and-swap. Without an
 * expected head a branch that someone else moves meanwhile is tried again on its new head; with
 * one the loser gets `BranchMoved`.
 */
export async function writeCommit(
  place: CommitPlace,
  commit: PackedCommit,
  contents: readonly (Buffer | null)[],
): Promise<MadeCommit> {
  for (let attempt = 1; ; attempt += 1) {
    const start = await findStart(place, commit);
    const made = await writeObjects(place, commit, contents, start.parent);
    if (start.first) await place.setHead(commit.branch);
    const outcome = await moveBranch(place, commit.branch, made, start.head);
    if (outcome === 'moved') return made;
    if (commit.startFrom !== null && start.head === null) throw new BranchExists(commit.branch);
    if (commit.expectedHead !== undefined || attempt === maxAttempts) {
      throw new BranchMoved(commit.branch);
    }
  }
}

interface Start {
  /** Current commit of the branch. */
  readonly head: string | null;
  readonly parent: string | null;
  /** True for the first commit of the repository. */
  readonly first: boolean;
}

async function findStart(place: CommitPlace, commit: PackedCommit): Promise<Start> {
  const { branch, expectedHead, startFrom } = commit;
  const head = await place.headOf(branch);
  if (startFrom !== null) {
    if (head !== null && (expectedHead === undefined || expectedHead === null)) {
      throw new BranchExists(branch);
    }
    if (typeof expectedHead === 'string' && head !== expectedHead) throw new BranchMoved(branch);
    return { head, parent: startFrom, first: false };
  }
  if (expectedHead !== undefined && head !== expectedHead) throw new BranchMoved(branch);
  if (head !== null) return { head, parent: head, first: false };
  if (await place.hasBranches()) throw new BranchMissing(branch);
  return { head: null, parent: null, first: true };
}

async function writeObjects(
  place: CommitPlace,
  commit: PackedCommit,
  contents: readonly (Buffer | null)[],
  parent: string | null,
): Promise<CommitOnItsWay> {
  const pending: Promise<void>[] = [];
  // There may be ten thousand changes, and as many folders.
  const pauses = new Pauses();
  // A first commit makes its branch, which takes git.
  const journaled = parent === null ? null : place.journal();
  const write = async (type: 'blob' | 'tree' | 'commit', content: Buffer): Promise<string> => {
    await pauses.take();
    const object = await createObject(type, content);
    const written = writeObject(place, object, { synced: journaled?.take(object) !== true });
    // Awaited below; a failure before that must not count as unhandled.
    written.catch(() => undefined);
    pending.push(written);
    if (type === 'tree') place.trees.remember(object.id, content);
    return object.id;
  };
  const store: TreeStore = { write, read: (id) => place.trees.entries(place.reader(), id) };

  const oldTree = parent === null ? emptyTree : await place.trees.treeOf(place.reader(), parent);
  const tree = new WorkTree(store, oldTree === emptyTree ? new Map() : await store.read(oldTree));
  for (const [index, change] of commit.changes.entries()) {
    await tree.apply(change, contents[index] ?? null);
    await pauses.take();
  }
  const newTree = await tree.write();
  // Setting the mode that a file has already makes a commit, too.
  const setsMode = commit.changes.some(({ action }) => action === 'chmod');
  if (newTree === oldTree && !setsMode) throw new NothingChanged(commit.branch);
  const parents = parent === null ? [] : [parent];
  const object = formatCommit(commit, newTree, parents);
  const id = await write('commit', object);
  const written = Promise.all(pending).then(() =>
    place.trees.rememberCommit(place.reader(), id, newTree),
  );
  return { id, object, written, journaled };
}

/** A commit object. */
export function formatCommit(
  commit: Pick<PackedCommit, 'author' | 'committer' | 'message'>,
  tree: string,
  parents: readonly string[],
): Buffer {
  return Buffer.from(
    [
      `tree ${tree}`,
      ...parents.map((parent) => `parent ${parent}`),
      `author ${commit.author}`,
      `committer ${commit.committer}`,
      '',
      commit.message,
    ].join('\n'),
  );
}

/** Moves the branch once the objects of the commit are on disk; `lost` when another writer moved it first. */
export async function moveBranch(
  place: Pick<CommitPlace, 'reader' | 'updateRef'>,
  branch: string,
  { id: to, written, journaled }: CommitOnItsWay,
  from: string | null,
): Promise<'moved' | 'lost'> {
  const ref = `refs/heads/${branch}`;
  // A failure before it is waited for must not count as unhandled.
  written.catch(() => undefined);
  try {
    await place.updateRef({ ref, to, from: from ?? noObjectId }, written, journaled);
    return 'moved';
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    // The answer may have been lost after the ref moved; the ref itself is the truth.
    const now = (await inspectExactly(place.reader(), ref))?.id ?? null;
    if (now === to) return 'moved';
    if (now !== from) return 'lost';
    if (/exists; cannot create/.test(error.detail)) throw new RefConflict(branch, error.detail);
    throw error;
  }
}
