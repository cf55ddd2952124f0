import { dirname, join } from 'node:path';
import { Ancestors } from './ancestors.ts';
import { limitGathering, runCommand, stopAllCommands } from './command.ts';
import { moveBranchByJournal } from './commit-by-journal.ts';
import { isReservedRef } from '../formats/ref-name.ts';
import { LocalDisk } from '../local-disk.ts';
import { generateOwnerName } from '../owners.ts';
import { LooseBranches } from '../loose-branches.ts';
import { Journal, JournaledObjects } from './journal.ts';
import { syncObjects } from './loose-objects.ts';
import { KeptProcesses } from './kept-processes.ts';
import { LastCommits } from './last-commit.ts';
import { ObjectReader, type Objects } from './object-reader.ts';
import type { RefMove, RepositoryPath, WorkUnderWay } from './protocol.ts';
import { recover } from './recover.ts';
import { type Note, RefMarks } from './ref-marks.ts';
import { RefUpdater, type RefSwap } from './ref-updater.ts';
import { inspectExactly } from './ref-reader.ts';
import { ScratchObjects } from './scratch-objects.ts';
import { FairSlots } from './slots.ts';
import { removeStaleLock } from './stale-files.ts';
import type { RepositoryStore } from './store.ts';
import { TreeMerger } from './tree-merger.ts';
import { TreePages } from './tree-pages.ts';
import { TreeReader } from './tree-reader.ts';

export interface HostLimits {
  /** Number of kept `cat-file` processes; a quarter of it for `update-ref`, two eighths for `merge-tree`. */
  readonly keptProcesses: number;
  /** Milliseconds after which an unused kept process is closed. */
  readonly keptIdle: number;
  /** Milliseconds for one question to a kept process. */
  readonly answerTime: number;
  /** Spawned commands at once: in total, for one repository, and for one caller. */
  readonly commands: number;
  readonly commandsPerRepository: number;
  readonly commandsPerCaller: number;
  /** Number of concurrent streamed commands, which run as long as their readers take. */
  readonly streams: number;
  readonly streamsPerRepository: number;
  readonly streamsPerCaller: number;
  /** Commands that may wait for their turn: in total, and for one caller. */
  readonly queue: number;
  readonly queuePerCaller: number;
  /**
   * Maximum memory, in megabytes, of a command that gathers all files before its first output; enough for some millions
   * of files.
   */
  readonly gatheringMemory: number;
  /**
   * Initial memory limit, in megabytes, of such a command, for any caller; commands that need more take turns,
   * `gatherings` at once.
   */
  readonly littleMemory: number;
  readonly gatherings: number;
  /** Seconds of the processor that the comparison of two trees may take. */
  readonly comparingSeconds: number;
  /** Seconds of processor time that each git process of a push may take. */
  readonly pushSeconds: number;
}

// A ref is locked for milliseconds; an older lock was left by a killed process.
const staleLockAgeMs = 60_000;

/** The operations of the host for the server, on all repositories of one store. */
export class HostOperations {
  readonly store: RepositoryStore;
  readonly pushSeconds: number;
  readonly answerTime: number;
  readonly disk: LocalDisk;
  readonly #branches: LooseBranches;
  readonly streams: FairSlots;
  readonly transports: FairSlots;
  readonly commands: FairSlots;
  readonly writes: FairSlots;
  readonly merges: FairSlots;
  readonly rebases: FairSlots;
  readonly fetches: FairSlots;
  readonly gatherings: FairSlots;
  readonly #readers: KeptProcesses<ObjectReader>;
  readonly #updaters: KeptProcesses<RefUpdater>;
  /** Separate processes for merges into branches and merges of heads: neither waits for the other. */
  readonly mergers: KeptProcesses<TreeMerger>;
  readonly headMergers: KeptProcesses<TreeMerger>;
  readonly trees = new TreeReader();
  readonly marks: RefMarks;
  readonly journal: Journal;
  readonly treePages = new TreePages();
  readonly ancestors = new Ancestors();
  readonly lastCommits = new LastCommits();

  constructor(store: RepositoryStore, limits: HostLimits) {
    this.store = store;
    // The store may not exist yet.
    this.disk = new LocalDisk(dirname(store.root), { share: 0.3, reserve: 100 });
    this.#branches = new LooseBranches(dirname(store.root), store.root);
    this.pushSeconds = limits.pushSeconds;
    this.answerTime = limits.answerTime;
    const owner = generateOwnerName();
    this.marks = new RefMarks(store.root, this.disk, owner);
    this.journal = new Journal(store.root, this.disk, owner);
    const { queue, queuePerCaller } = limits;
    const createSlots = (total: number, perKey: number, perCaller: number) =>
      new FairSlots({ total, perKey, perCaller, queue, queuePerCaller });
    const { commands, commandsPerRepository, commandsPerCaller } = limits;
    const { streams, streamsPerRepository, streamsPerCaller } = limits;
    this.commands = createSlots(commands, commandsPerRepository, commandsPerCaller);
    this.streams = createSlots(streams, streamsPerRepository, streamsPerCaller);
    // Transports have the same number of separate slots: clones must not delay reads of files.
    this.transports = createSlots(streams, streamsPerRepository, streamsPerCaller);
    // Writes are short, so that fair turns need no share per caller.
    this.writes = createSlots(limits.keptProcesses, 1, limits.keptProcesses);
    this.merges = createSlots(commands, 1, commandsPerCaller);
    this.rebases = createSlots(Math.ceil(commands / 2), 1, 1);
    // Fetches wait for other servers, so no other operation may wait for a fetch.
    this.fetches = createSlots(commands, 1, commands);
    this.gatherings = createSlots(limits.gatherings, limits.gatherings, 1);
    limitGathering({
      memory: limits.gatheringMemory,
      littleMemory: limits.littleMemory,
      places: this.gatherings,
      comparingSeconds: limits.comparingSeconds,
    });
    this.#readers = new KeptProcesses(
      limits.keptProcesses,
      limits.keptIdle,
      (gitDirectory) => new ObjectReader(gitDirectory, limits.answerTime),
    );
    this.#updaters = new KeptProcesses(
      Math.ceil(limits.keptProcesses / 4),
      limits.keptIdle,
      (gitDirectory) => new RefUpdater(gitDirectory, limits.answerTime),
    );
    const createKeptMergers = () =>
      new KeptProcesses(
        Math.ceil(limits.keptProcesses / 8),
        limits.keptIdle,
        (gitDirectory) => new TreeMerger(this.scratchOf(gitDirectory), limits.answerTime),
      );
    this.mergers = createKeptMergers();
    this.headMergers = createKeptMergers();
  }

  /** Recreates commits that a power failure lost after their confirmation. Await it before all other operations. */
  recover(): Promise<void> {
    return recover(this);
  }

  /** Ends every process that was started here. */
  async close(): Promise<void> {
    stopAllCommands();
    const kept = [this.#readers, this.#updaters, this.mergers, this.headMergers];
    await Promise.all([...kept.map((processes) => processes.close()), this.journal.close()]);
  }

  /** Running work of every kind. */
  get workUnderWay(): WorkUnderWay[] {
    return [
      { kind: 'command', ...this.commands.load },
      { kind: 'stream', ...this.streams.load },
      { kind: 'transport', ...this.transports.load },
      { kind: 'write', ...this.writes.load },
      { kind: 'merge', ...this.merges.load },
      { kind: 'rebase', ...this.rebases.load },
      { kind: 'fetch', ...this.fetches.load },
      { kind: 'gathering', ...this.gatherings.load },
    ];
  }

  /** Each question goes to the currently kept process: an earlier one may have been released. */
  objectsOf(gitDirectory: string): Objects {
    return {
      gitDirectory,
      inspect: (name) => this.#readers.of(gitDirectory).inspect(name),
      read: (name, maxBytes) => this.#readers.of(gitDirectory).read(name, maxBytes),
    };
  }

  /** Ends the kept processes of a repository and of its pushes. */
  async release(gitDirectory: string): Promise<void> {
    const kept = [this.#readers, this.#updaters, this.mergers, this.headMergers];
    await Promise.all(kept.map((processes) => processes.release(gitDirectory)));
  }

  /** The access to a repository that every commit needs that the host itself makes. */
  writePlace(repository: RepositoryPath, gitDirectory: string, by: number | null) {
    const openReader = () => this.objectsOf(gitDirectory);
    return {
      gitDirectory,
      disk: this.disk,
      reader: openReader,
      trees: this.trees,
      headOf: (branch: string) => this.#headOf(repository, openReader(), branch),
      journal: () => (this.journal.ready ? new JournaledObjects() : null),
      updateRef: async (
        update: RefSwap,
        written: Promise<unknown>,
        journaled: JournaledObjects | null,
      ) => {
        if (journaled !== null) {
          await written;
          const { objects } = journaled;
          if (await moveBranchByJournal(this, { repository, gitDirectory, by, update, objects }))
            return;
          await syncObjects({ gitDirectory, disk: this.disk }, objects);
        }
        await this.updateRefs(gitDirectory, [update], by, written);
      },
      keep: async ({ objects }: JournaledObjects) => {
        await this.marks.mark(gitDirectory);
        const [at, server] = [Date.now(), process.ppid];
        this.journal.add({ repository, at, server, by: null, move: null, since: 0, objects });
      },
    };
  }

  /** A folder for temporary objects; it is not made yet. */
  scratchOf(gitDirectory: string): ScratchObjects {
    return new ScratchObjects({ gitDirectory, disk: this.disk }, this.store.incoming);
  }

  async #headOf(
    repository: RepositoryPath,
    reader: Objects,
    branch: string,
  ): Promise<string | null> {
    const known = this.#branches.read(repository, branch);
    if (known !== null) return known;
    return (await inspectExactly(reader, `refs/heads/${branch}^{commit}`))?.id ?? null;
  }

  /** Tells whether any branch exists. */
  async hasBranches(gitDirectory: string): Promise<boolean> {
    const bounds = { maxBytes: 4096, timeLimit: 10_000 };
    const args = ['for-each-ref', '--count=1', '--format=%(objectname)', 'refs/heads/'];
    return (await runCommand(gitDirectory, args, bounds)).length > 0;
  }

  /** Moves refs as `updateRefs` does; a branch that only moves on costs a line in the journal and no git. */
  async moveRefs(
    repository: RepositoryPath,
    gitDirectory: string,
    updates: readonly RefSwap[],
    by: number | null,
  ): Promise<void> {
    const [update, ...others] = updates;
    if (update !== undefined && others.length === 0 && this.journal.ready && isBranchMove(update)) {
      // A branch must point to an existing commit, which git would check itself.
      const commit = await this.objectsOf(gitDirectory).inspect(`${update.to}^{commit}`);
      const move = { repository, gitDirectory, by, update, objects: [] };
      if (commit?.id === update.to && (await moveBranchByJournal(this, move))) return;
    }
    await this.updateRefs(gitDirectory, updates, by);
  }

  /** Moves all refs by compare-and-swap, or none, once `written` has resolved; throws `GitFailed` when git refuses. */
  async updateRefs(
    gitDirectory: string,
    updates: readonly RefSwap[],
    by: number | null,
    written?: Promise<unknown>,
  ): Promise<void> {
    // Moves of the server's own refs are not announced.
    const told = updates.filter(({ ref }) => !isReservedRef(ref)).map(toRefMove);
    const teller = told.length === 0 ? null : by;
    const note = await this.noteMoves(gitDirectory, teller, told, written);
    try {
      await this.#tryUpdateRefs(gitDirectory, updates);
    } catch (error) {
      note.drop();
      throw error;
    }
  }

  /**
   * Notes moves that git is about to make. Resolves when `written` has, and when the journal is on disk: the refs may
   * move to objects of which only the journal knows, and which git does not write again.
   */
  async noteMoves(
    gitDirectory: string,
    by: number | null,
    refs: readonly RefMove[],
    written?: Promise<unknown>,
  ): Promise<Note> {
    const note = await this.marks.note(gitDirectory, by, refs);
    try {
      await written;
      await this.journal.flush();
    } catch (error) {
      note.drop();
      throw error;
    }
    return note;
  }

  async #tryUpdateRefs(gitDirectory: string, updates: readonly RefSwap[]): Promise<void> {
    const kept = this.#updaters.of(gitDirectory);
    const seasoned = kept.updates > 0;
    try {
      await kept.update(updates);
    } catch (error) {
      await this.#updaters.release(gitDirectory);
      const locks = [...updates.map(({ ref }) => ref), 'packed-refs'];
      const swept = await Promise.all(
        locks.map((name) => removeStaleLock(join(gitDirectory, `${name}.lock`), staleLockAgeMs)),
      );
      // A process that has made updates judges by refs it remembers; a new one looks.
      if (!seasoned && !swept.includes(true)) throw error;
      await this.#updaters.of(gitDirectory).update(updates);
    }
  }
}

/** Tells whether the update moves an existing branch, without creating or deleting it. */
function isBranchMove(update: RefSwap): boolean {
  const { from, to } = toRefMove(update);
  return update.ref.startsWith('refs/heads/') && from !== null && to !== null;
}

function toRefMove({ ref, from, to }: RefSwap): RefMove {
  const toIdOrNull = (id: string) => (/^0+$/.test(id) ? null : id);
  return { ref, from: toIdOrNull(from), to: toIdOrNull(to) };
}
