import { Pauses } from '#src/turns/pauses.ts';
import { GitTimeout, MergeConflict, ObjectMissing, OutputTooLarge } from '../errors.ts';
import { readCommitHeaders } from '../formats/commit-headers.ts';
import { rewriteCommit } from '../formats/rewritten-commit.ts';
import { exceedsMemory } from '../reading/exceeds-memory.ts';
import { runCommand } from './command.ts';
import { syncFileSystem } from './journal.ts';
import { createObject, syncObjects, type NewObject } from './loose-objects.ts';
import { mergeHere } from './merge.ts';
import type { Objects } from './object-reader.ts';
import type { Operations } from './protocol.ts';
import type { ScratchObjects } from './scratch-objects.ts';
import { store, takeOver, type Storing } from './take-over.ts';
import { askMerger, type MergedTrees, type TreeMerger } from './tree-merger.ts';

interface RebasePlace extends Omit<Storing, 'journaled'> {
  /** The folder of new objects until all of them exist. */
  readonly scratch: ScratchObjects;
  /** Starts a process in that folder, which is not kept. */
  readonly startMerger: () => TreeMerger;
}

type RebaseInput = Operations['rebase']['ask'];

const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
const idLineBytes = 42;
const maxCommitBytes = 16 * 1024 * 1024;
const listingTimeoutMs = 30_000;
/** Maximum number of commits on the other side that are compared to find commits already applied. */
const maxCompared = 5000;
/** Objects that are synced one by one; of more, all of the file system is. */
const maxSyncedAlone = 200;

interface Replayed {
  readonly id: string;
  /** True if a commit on the other side makes the same changes. */
  readonly done: boolean;
}

interface Step {
  readonly id: string;
  readonly tree: string;
}

/**
 * Makes the commits that `head` reaches and `onto` does not again upon `onto`, and returns the id of the last one. Its
 * objects are on disk and synced, and no ref is moved. A failure leaves nothing behind. Throws `MergeConflict` with the
 * commit, `ObjectMissing`, `OutputTooLarge`, `GitTimeout`.
 */
export async function replayCommits(place: RebasePlace, request: RebaseInput): Promise<string> {
  const { reader, trees, scratch } = place;
  const { onto, head } = request;
  const [start] = await Promise.all([onto, head].map((id) => trees.treeOf(reader(), id)));
  if (start === undefined) throw new ObjectMissing(onto);
  const rebase = new Rebase(place, request.committer);
  const deadline = Date.now() + request.timeLimit;
  const pauses = new Pauses();
  try {
    const made: Step[] = [];
    let upon: Step = { id: onto, tree: start };
    for (const commit of await listCommitsToReplay(place.gitDirectory, request)) {
      if (Date.now() > deadline) throw new GitTimeout('rebase');
      const next = await rebase.replay(commit, upon);
      if (next.id !== upon.id && next.id !== commit.id) made.push(next);
      upon = next;
      await pauses.take();
    }
    await rebase.keep(made, start);
    return upon.id;
  } finally {
    await rebase.close();
    await scratch.remove();
  }
}

/** The oldest first. */
async function listCommitsToReplay(
  gitDirectory: string,
  { onto, head, limit }: RebaseInput,
): Promise<readonly Replayed[]> {
  const both = `${onto}...${head}`;
  const run = (args: readonly string[]) =>
    runCommand(gitDirectory, ['rev-list', ...args], {
      maxBytes: limit * idLineBytes,
      timeLimit: listingTimeoutMs,
    });
  const counts = await run(['--left-right', '--count', '--end-of-options', both]);
  const [theirs = 0, ours = 0] = counts.toString('latin1').trim().split('\t').map(Number);
  if (ours === 0) return [];
  if (ours > limit) throw new OutputTooLarge('rebase');
  const list = (...which: readonly string[]) =>
    run(['--reverse', '--topo-order', '--no-merges', ...which]);
  const listAll = () => list('--end-of-options', head, `^${onto}`);
  const output = await (theirs > maxCompared
    ? listAll()
    : list('--cherry-mark', '--right-only', '--end-of-options', both).catch((error: unknown) => {
        if (!exceedsMemory(error) && !(error instanceof GitTimeout)) throw error;
        return listAll();
      }));
  return output
    .toString('latin1')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ id: line.replace(/^[+=]/, ''), done: line.startsWith('=') }));
}

class Rebase {
  readonly #place: RebasePlace;
  readonly #committer: string;
  /** Reads the objects of the repository and the new ones. */
  readonly #reader: Objects;
  #merger: TreeMerger | null = null;
  readonly #left: Promise<void>[] = [];

  constructor(place: RebasePlace, committer: string) {
    this.#place = place;
    this.#committer = committer;
    this.#reader = addScratchObjects(place.reader, place.scratch);
  }

  /** Replays one commit: returns `upon` if it changes nothing there, and the commit itself if it is already there. */
  async replay({ id: commit, done }: Replayed, upon: Step): Promise<Step> {
    const { reader, trees, scratch } = this.#place;
    const found = await reader().read(commit, maxCommitBytes);
    if (found?.facts.type !== 'commit') throw new ObjectMissing(commit);
    const { tree: theirs, parents } = readCommitHeaders(found.content);
    const [parent] = parents;
    if (parent === upon.id) return { id: commit, tree: theirs };
    const base = parent === undefined ? emptyTree : await trees.treeOf(reader(), parent);
    // An originally empty commit is kept because of its message.
    const empty = theirs === base;
    if (done && !empty) return upon;
    const tree = await this.#merge(commit, { base, ours: upon.tree, theirs });
    if (tree === upon.tree && !empty) return upon;
    const rewriting = { tree, parents: [upon.id], committer: this.#committer };
    const object = await createObject('commit', rewriteCommit(found.content, rewriting));
    await scratch.write(object);
    return { id: object.id, tree };
  }

  /** Stores the commits in the repository; the first one builds on a commit with the tree `start`. */
  async keep(made: readonly Step[], start: string): Promise<void> {
    const { scratch, reader } = this.#place;
    const written: { readonly id: string }[] = [];
    const journaled = {
      take: (object: NewObject) => {
        written.push({ id: object.id });
        return true;
      },
    };
    const place = { ...this.#place, reader: () => this.#reader, journaled };
    const takeFrom = { ...place, made: (id: string) => scratch.read(id) };
    let known = start;
    for (const { id, tree } of made) {
      await takeOver(takeFrom, tree, known);
      const commit = await scratch.read(id);
      if (commit === null) throw new ObjectMissing(id);
      await store(place, await createObject('commit', commit.content));
      this.#place.trees.rememberCommit(reader(), id, tree);
      known = tree;
    }
    await this.#sync(written);
  }

  async close(): Promise<void> {
    this.#dismiss();
    await Promise.all(this.#left);
  }

  async #merge(commit: string, trees: MergedTrees): Promise<string> {
    const { base, ours, theirs } = trees;
    const { scratch } = this.#place;
    if (ours === base) return theirs;
    if (theirs === base || theirs === ours) return ours;
    const here = await mergeHere({ ...this.#place, reader: () => this.#reader }, trees);
    if (here !== null) {
      await Promise.all(here.objects.map((object) => scratch.write(object)));
      return here.tree;
    }
    const tree = await askMerger(
      () => this.#living(),
      (merger, answered) =>
        merger.merge(trees, (found) => {
          answered();
          return found;
        }),
    ).catch((error: unknown) => {
      // Trees that expand to more files than the memory holds cannot be rebased.
      if (exceedsMemory(error)) return null;
      throw error;
    });
    if (tree === null) throw new MergeConflict(commit);
    return tree;
  }

  #living(): TreeMerger {
    if (this.#merger?.alive !== true) this.#dismiss();
    this.#merger ??= this.#place.startMerger();
    return this.#merger;
  }

  #dismiss(): void {
    if (this.#merger !== null) this.#left.push(this.#merger.close());
    this.#merger = null;
  }

  async #sync(objects: readonly { readonly id: string }[]): Promise<void> {
    const { gitDirectory } = this.#place;
    const all = objects.length > maxSyncedAlone && (await isDone(syncFileSystem(gitDirectory)));
    for (let at = 0; !all && at < objects.length; at += maxSyncedAlone) {
      await syncObjects(this.#place, objects.slice(at, at + maxSyncedAlone));
    }
  }
}

function isDone(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

function addScratchObjects(reader: () => Objects, scratch: ScratchObjects): Objects {
  return {
    gitDirectory: scratch.gitDirectory,
    inspect: (name) => reader().inspect(name),
    async read(id, maxBytes) {
      const made = await scratch.read(id);
      if (made === null) return reader().read(id, maxBytes);
      const { type, content } = made;
      return { facts: { id, type, size: content.length }, content };
    },
  };
}
