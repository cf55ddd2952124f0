import { readCommitHeaders } from '../formats/commit-headers.ts';
import {
  GitFailed,
  GitUnavailable,
  ObjectMissing,
  OutputTooLarge,
  RepositoryMissing,
} from '../errors.ts';
import { borrowObjects } from './borrow.ts';
import { runCommand } from './command.ts';
import { writeCommit } from './commit.ts';
import { listRange } from './commit-range.ts';
import { splitContents } from './contents.ts';
import { copyRepository } from './copy.ts';
import { fetchRepository } from './fetch.ts';
import { replayCommit } from './merge.ts';
import { makeCommit, mergeHeads } from './merge-heads.ts';
import { findMergeBase } from './merge-base.ts';
import { moveRefs } from './move-refs.ts';
import type { Objects } from './object-reader.ts';
import type { HostOperations } from './operations.ts';
import type { Ask, Operation, Operations, RepositoryPath } from './protocol.ts';
import { replayCommits } from './rebase.ts';
import { inspectExactly } from './ref-reader.ts';
import type { RefSwap } from './ref-updater.ts';
import type { Turn } from './slots.ts';
import { TreeMerger } from './tree-merger.ts';
import { removeStaleFiles } from './stale-files.ts';
import { unpackBundle } from './unbundle.ts';

/** A question with the user who asks. */
interface Request<Name extends Operation> {
  readonly ask: Operations[Name]['ask'];
  readonly repository: RepositoryPath;
  /** Id of the user who moves refs by it; null when the moves are not published. */
  readonly by: number | null;
  readonly turn: Turn;
  readonly body: readonly Buffer[];
  /** Aborted when the caller no longer waits for the answer. */
  readonly left: AbortSignal | undefined;
}

export interface Result<Name extends Operation = Operation> {
  readonly answer: Operations[Name]['answer'];
  readonly body?: Buffer;
}

type Handlers = {
  readonly [Name in Operation]: (
    host: HostOperations,
    request: Request<Name>,
  ) => Promise<Result<Name>>;
};

const historyBounds = { maxBytes: 4096, timeLimit: 15_000 };
const listingBounds = { maxBytes: 48 * 1024 * 1024, timeLimit: 30_000 };

/** The implementation of each operation of the host. */
const handlers: Handlers = {
  async inspect(host, { ask: { names }, repository }) {
    const { reader } = readPlace(host, repository);
    const kept = reader();
    return { answer: await Promise.all(names.map((name) => inspectExactly(kept, name))) };
  },

  async entry(host, { ask: { commit, path }, repository }) {
    const { reader } = readPlace(host, repository);
    return { answer: await host.trees.entryAt(reader(), commit, path) };
  },

  async lastCommit(host, { ask: { commit, path }, repository, turn, left }) {
    const { gitDirectory, reader } = toRepositoryPlace(host, repository);
    const place = { gitDirectory, reader: reader(), trees: host.trees };
    const found = await host.lastCommits.find(place, commit, path);
    if (found !== undefined) return { answer: found };
    const args = ['rev-list', '--max-count=1', '--end-of-options', commit, '--', path];
    const output = await host.commands.run(turn, () =>
      runCommand(gitDirectory, args, historyBounds, { left }),
    );
    return { answer: output.toString('latin1').trim() || null };
  },

  async treePage(host, { ask, repository, turn, left }) {
    const { gitDirectory, reader } = readPlace(host, repository);
    const run = (args: readonly string[]) =>
      host.commands.run(turn, () => runCommand(gitDirectory, args, listingBounds, { left }));
    return { answer: await host.treePages.page({ reader: reader(), trees: host.trees, run }, ask) };
  },

  async object(host, { ask, repository }) {
    const { reader } = readPlace(host, repository);
    const body = await readObject(reader(), ask);
    if (ask.type === 'commit') {
      host.trees.rememberCommit(reader(), ask.id, readCommitHeaders(body).tree);
    }
    return { answer: null, body };
  },

  async run(host, { ask: { args, bounds }, repository, turn, body, left }) {
    const { gitDirectory } = readPlace(host, repository);
    const output = await host.commands.run(turn, () =>
      runCommand(gitDirectory, args, bounds, { input: body, left, caller: turn.caller }),
    );
    return { answer: null, body: output };
  },

  async range(host, { ask, repository }) {
    const { reader } = readPlace(host, repository);
    const place = { reader: reader(), trees: host.trees };
    return { answer: await listRange(host.ancestors, place, ask) };
  },

  async mergeBase(host, { ask: { one, other }, repository }) {
    const { reader } = readPlace(host, repository);
    const place = { reader: reader(), trees: host.trees };
    return { answer: await findMergeBase(host.ancestors, place, one, other) };
  },

  async commit(host, { ask, repository, by, turn, body }) {
    const { gitDirectory } = toRepositoryPlace(host, repository);
    // Waited for where it counts, before the ref moves; until then it takes no time.
    host.marks.mark(gitDirectory).catch(() => undefined);
    const place = {
      ...host.writePlace(repository, gitDirectory, by),
      hasBranches: () => host.hasBranches(gitDirectory),
      setHead: (branch: string) => host.store.setHead(repository, branch),
    };
    const sizes = ask.changes.map((change) => change.size);
    const contents = await splitContents(body, sizes);
    const made = await host.writes.run(turn, () => writeCommit(place, ask, contents));
    return { answer: made.id, body: made.object };
  },

  async moveRefs(host, { ask: { moves }, repository, by, turn }) {
    const { gitDirectory, reader } = toRepositoryPlace(host, repository);
    const updateRefs = (updates: readonly RefSwap[]) =>
      host.moveRefs(repository, gitDirectory, updates, by);
    await host.writes.run(turn, () => moveRefs({ reader, updateRefs }, moves));
    return { answer: null };
  },

  async replay(host, { ask, repository, by, turn }) {
    const { gitDirectory } = toRepositoryPlace(host, repository);
    const place = {
      ...host.writePlace(repository, gitDirectory, by),
      merger: () => host.mergers.of(gitDirectory),
    };
    const made = await host.writes.run(turn, () => replayCommit(place, ask));
    return made === null ? { answer: null } : { answer: made.id, body: made.object };
  },

  async mergeHeads(host, { ask: { commit, ...heads }, repository, turn }) {
    const { gitDirectory } = toRepositoryPlace(host, repository);
    const place = {
      ...host.writePlace(repository, gitDirectory, null),
      merger: () => host.headMergers.of(gitDirectory),
      ancestors: host.ancestors,
      inTurn: <Result>(work: () => Promise<Result>) => host.merges.run(turn, work),
    };
    const merged = await mergeHeads(place, heads, commit);
    if (merged === 'conflict' || merged === 'clean')
      return { answer: { clean: merged === 'clean', id: null } };
    return { answer: { clean: true, id: merged.id }, body: merged.object };
  },

  async makeCommit(host, { ask, repository }) {
    const { gitDirectory } = toRepositoryPlace(host, repository);
    const made = await makeCommit(host.writePlace(repository, gitDirectory, null), ask);
    return { answer: made.id, body: made.object };
  },

  async rebase(host, { ask, repository, turn }) {
    const { gitDirectory } = toRepositoryPlace(host, repository);
    // The mark lets the objects that a power cut leaves be cleared away.
    await host.marks.mark(gitDirectory);
    const scratch = host.scratchOf(gitDirectory);
    const place = {
      ...host.writePlace(repository, gitDirectory, null),
      scratch,
      startMerger: () => new TreeMerger(scratch, host.answerTime, { lent: true }),
    };
    return { answer: await host.rebases.run(turn, () => replayCommits(place, ask)) };
  },

  async borrow(host, { ask: { from, id }, repository, turn }) {
    const [source, target] = [toRepositoryPlace(host, from), toRepositoryPlace(host, repository)];
    await host.commands.run(turn, () => borrowObjects(source, target, id));
    return { answer: null };
  },

  async create({ store }, { ask: { defaultBranch }, repository }) {
    await store.create(repository, defaultBranch);
    return { answer: null };
  },

  async copy(host, { ask: { to, defaultBranch }, repository, turn }) {
    const { gitDirectory } = toRepositoryPlace(host, repository);
    const fill = (made: string) => copyRepository(gitDirectory, made);
    await host.commands.run(turn, () => host.store.build(to, defaultBranch, fill));
    return { answer: null };
  },

  async fetchFrom(host, { ask: { remote, defaultBranch }, repository, turn, left }) {
    const bounds = { seconds: host.pushSeconds, left };
    const fill = (made: string) => fetchRepository(remote, made, bounds);
    await host.fetches.run(turn, () => host.store.build(repository, defaultBranch, fill));
    return { answer: null };
  },

  async unbundle(host, { ask: { bundle, defaultBranch }, repository, turn, left }) {
    const bounds = { seconds: host.pushSeconds, left };
    let head: string | null = null;
    const fill = async (made: string) => {
      head = await unpackBundle(bundle, made, bounds);
    };
    await host.fetches.run(turn, () => host.store.build(repository, defaultBranch, fill));
    return { answer: head };
  },

  async exists({ store }, { repository }) {
    return { answer: await store.exists(repository) };
  },

  async remove(host, { repository }) {
    await host.release(host.store.directoryOf(repository));
    host.trees.forgetCommits();
    host.ancestors.forget();
    await host.store.remove(repository);
    return { answer: null };
  },

  async size({ store }, { repository }) {
    return { answer: await store.size(repository) };
  },

  async readHead({ store }, { repository }) {
    return { answer: await store.readHead(repository) };
  },

  async setHead({ store }, { ask: { branch }, repository }) {
    await store.setHead(repository, branch);
    return { answer: null };
  },

  async removeStaleFiles({ store }, { ask: { age }, repository }) {
    await removeStaleFiles(store.directoryOf(repository), age);
    return { answer: null };
  },

  async release(host, { repository }) {
    await host.release(host.store.directoryOf(repository));
    return { answer: null };
  },

  async movesTold({ store, marks }, { ask: { moves }, repository }) {
    marks.told(store.directoryOf(repository), moves);
    return { answer: null };
  },

  async load(host) {
    return { answer: host.workUnderWay };
  },
};

interface RepositoryPlace {
  readonly gitDirectory: string;
  readonly reader: () => Objects;
}

function toRepositoryPlace(host: HostOperations, repository: RepositoryPath): RepositoryPlace {
  return toPlace(host, host.store.directoryOf(repository));
}

/** The place for reads that may also see pushed objects before they are accepted. */
function readPlace(host: HostOperations, repository: RepositoryPath): RepositoryPlace {
  return toPlace(host, host.store.locationOf(repository));
}

function toPlace(host: HostOperations, gitDirectory: string): RepositoryPlace {
  return { gitDirectory, reader: () => host.objectsOf(gitDirectory) };
}

async function readObject(
  reader: Objects,
  { id, type, maxBytes, sizeKnown }: Operations['object']['ask'],
): Promise<Buffer> {
  // The size check avoids reading a huge object only to discard it.
  const facts = sizeKnown ? null : await reader.inspect(id);
  if (facts !== null && facts.size > maxBytes) throw new OutputTooLarge(id);
  const found = await reader.read(id, maxBytes);
  if (found?.facts.type !== type) throw new ObjectMissing(id);
  return found.content;
}

/** A question, with the id of the user who moves refs and the waiting caller. */
type HostRequest<Name extends Operation = Operation> = Ask<Name> & {
  readonly by: number | null;
  readonly caller: string | null;
};

/** Executes a request. A missing repository is always reported as `RepositoryMissing`. */
export async function answerRequest(
  host: HostOperations,
  question: HostRequest,
  body: readonly Buffer[],
  left?: AbortSignal,
): Promise<Result> {
  try {
    return await answer(host, question, body, left);
  } catch (error) {
    // An operation that creates the repository does not require it.
    const isMade = question.operation === 'fetchFrom' || question.operation === 'unbundle';
    throw isMade ? error : await explainFailure(host, question.repository, error);
  }
}

/** Returns the error, or `RepositoryMissing` if the repository is absent. */
export async function explainFailure(
  host: HostOperations,
  repository: RepositoryPath,
  error: unknown,
): Promise<unknown> {
  const unclear = error instanceof GitUnavailable || error instanceof GitFailed;
  const missing = unclear && !(await host.store.exists(repository));
  return missing ? new RepositoryMissing(repository) : error;
}

function answer<Name extends Operation>(
  host: HostOperations,
  { operation, ask, repository, by, caller }: HostRequest<Name>,
  body: readonly Buffer[],
  left: AbortSignal | undefined,
): Promise<Result<Name>> {
  const turn = { key: repository, caller, left };
  return handlers[operation](host, { ask, repository, by, turn, body, left });
}
