import { stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import {
  GitFailed,
  GitUnavailable,
  ObjectMissing,
  OutputTooLarge,
  RepositoryMissing,
} from '../errors.ts';
import { runCommand, stopAllCommands } from './command.ts';
import { borrowObjects } from './borrow.ts';
import { writeCommit } from './commit.ts';
import { copyRepository } from './copy.ts';
import { KeptProcesses } from './kept-processes.ts';
import { replayCommit } from './merge.ts';
import { moveRefs } from './move-refs.ts';
import { ObjectReader } from './object-reader.ts';
import type { Ask, Operations } from './protocol.ts';
import { RefMarks } from './ref-marks.ts';
import { RefUpdater, type RefUpdate } from './ref-updater.ts';
import { inspectExactly } from './ref-reader.ts';
import { Slots } from './slots.ts';
import { removeStaleFiles } from './stale-files.ts';
import type { RepositoryStore } from './store.ts';
import { TreePages } from './tree-pages.ts';
import { TreeReader } from './tree-reader.ts';

export interface HostLimits {
  /** Kept `cat-file` processes; `update-ref` processes are a quarter of that. */
  readonly keptProcesses: number;
  /** Milliseconds after which an unused kept process is closed. */
  readonly keptIdle: number;
  /** Milliseconds one question to a kept process may take. */
  readonly answerTime: number;
  /** Spawned commands at once: in total, and for one repository. */
  readonly commands: number;
  readonly commandsPerRepository: number;
  /** The same for streamed output, which lasts as long as its reader takes. */
  readonly streams: number;
  readonly streamsPerRepository: number;
  /** Commands that may wait for their turn. */
  readonly queue: number;
}

export interface Result {
  readonly answer: Operations[keyof Operations]['answer'];
  readonly body?: Buffer;
}

const listingBounds = { maxBytes: 48 * 1024 * 1024, timeLimit: 30_000 };

// A ref is locked for milliseconds; an older lock is what a kill left behind.
const staleLockAge = 60_000;
/** What may be asked about pushed objects, too, before they are accepted. */
const reading: ReadonlySet<Ask['operation']> = new Set([
  'inspect',
  'entry',
  'treePage',
  'object',
  'run',
]);
const mergeBounds = { maxBytes: 64 * 1024, timeLimit: 30_000 };

/** What the host does for the server, on all repositories of one store. */
export class HostOperations {
  readonly store: RepositoryStore;
  readonly streams: Slots;
  readonly transports: Slots;
  private readonly commands: Slots;
  private readonly writes: Slots;
  private readonly readers: KeptProcesses<ObjectReader>;
  private readonly updaters: KeptProcesses<RefUpdater>;
  private readonly trees = new TreeReader();
  readonly marks: RefMarks;
  private readonly treePages = new TreePages();

  constructor(store: RepositoryStore, limits: HostLimits) {
    this.store = store;
    this.marks = new RefMarks(store.root);
    this.commands = new Slots(limits.commands, limits.commandsPerRepository, limits.queue);
    this.streams = new Slots(limits.streams, limits.streamsPerRepository, limits.queue);
    // As many again: whoever clones must not keep others from reading a file.
    this.transports = new Slots(limits.streams, limits.streamsPerRepository, limits.queue);
    this.writes = new Slots(limits.keptProcesses, 1, limits.queue);
    this.readers = new KeptProcesses(
      limits.keptProcesses,
      limits.keptIdle,
      (gitDirectory) => new ObjectReader(gitDirectory, limits.answerTime),
    );
    this.updaters = new KeptProcesses(
      Math.ceil(limits.keptProcesses / 4),
      limits.keptIdle,
      (gitDirectory) => new RefUpdater(gitDirectory, limits.answerTime),
    );
  }

  /** Does what is asked. A repository that is not there is `RepositoryMissing` in every case. */
  async perform(asked: Ask, body: readonly Buffer[]): Promise<Result> {
    try {
      return await this.answer(asked, body);
    } catch (error) {
      const unclear = error instanceof GitUnavailable || error instanceof GitFailed;
      if (unclear && !(await this.store.exists(asked.repository))) {
        throw new RepositoryMissing(asked.repository);
      }
      throw error;
    }
  }

  /** Ends every process that was started here. */
  async close(): Promise<void> {
    stopAllCommands();
    await Promise.all([this.readers.close(), this.updaters.close()]);
  }

  private async answer(asked: Ask, body: readonly Buffer[]): Promise<Result> {
    const { repository } = asked;
    const gitDirectory = reading.has(asked.operation)
      ? this.store.locationOf(repository)
      : this.store.directoryOf(repository);
    const reader = () => this.readers.of(gitDirectory);
    switch (asked.operation) {
      case 'inspect': {
        const { names } = asked.ask;
        const kept = reader();
        const inspect = (name: string) => inspectExactly(kept, name);
        return { answer: await Promise.all(names.map(inspect)) };
      }
      case 'entry':
        return { answer: await this.trees.entryAt(reader(), asked.ask.commit, asked.ask.path) };
      case 'treePage': {
        const run = (args: readonly string[]) =>
          this.commands.run(repository, () => runCommand(gitDirectory, args, listingBounds));
        const place = { reader: reader(), trees: this.trees, run };
        return { answer: await this.treePages.page(place, asked.ask) };
      }
      case 'object':
        return { answer: null, body: await readObject(reader(), asked.ask) };
      case 'run': {
        const { args, bounds } = asked.ask;
        const output = await this.commands.run(repository, () =>
          runCommand(gitDirectory, args, bounds, body),
        );
        return { answer: null, body: output };
      }
      case 'commit': {
        const { ask } = asked;
        // Waited for where it counts, before the ref moves; until then it takes no time.
        this.marks.mark(gitDirectory).catch(() => undefined);
        const place = {
          gitDirectory,
          reader,
          trees: this.trees,
          hasBranches: () => this.hasBranches(gitDirectory),
          setHead: (branch: string) => this.store.setHead(repository, branch),
          updateRef: (update: RefUpdate) => this.updateRefs(gitDirectory, [update]),
        };
        const contents = split(
          body,
          ask.changes.map((change) => change.size),
        );
        return {
          answer: await this.writes.run(repository, () => writeCommit(place, ask, contents)),
        };
      }
      case 'moveRefs': {
        const updateRefs = (updates: readonly RefUpdate[]) =>
          this.updateRefs(gitDirectory, updates);
        const { moves } = asked.ask;
        await this.writes.run(repository, () => moveRefs({ reader, updateRefs }, moves));
        return { answer: null };
      }
      case 'replay': {
        const place = {
          gitDirectory,
          reader,
          trees: this.trees,
          updateRef: (update: RefUpdate) => this.updateRefs(gitDirectory, [update]),
          run: (args: readonly string[]) =>
            this.commands.run(repository, () => runCommand(gitDirectory, args, mergeBounds)),
        };
        return { answer: await this.writes.run(repository, () => replayCommit(place, asked.ask)) };
      }
      case 'borrow': {
        const { from, id } = asked.ask;
        const other = this.store.directoryOf(from);
        const source = { gitDirectory: other, reader: () => this.readers.of(other) };
        await this.commands.run(repository, () =>
          borrowObjects(source, { gitDirectory, reader }, id),
        );
        return { answer: null };
      }
      case 'create':
        await this.store.create(repository, asked.ask.defaultBranch);
        return { answer: null };
      case 'copy': {
        const { to, defaultBranch } = asked.ask;
        const fill = (made: string) => copyRepository(gitDirectory, made);
        await this.commands.run(repository, () => this.store.build(to, defaultBranch, fill));
        return { answer: null };
      }
      case 'exists':
        return { answer: await this.store.exists(repository) };
      case 'remove':
        await this.release(gitDirectory);
        this.trees.forgetCommits();
        await this.store.remove(repository);
        return { answer: null };
      case 'size':
        return { answer: await this.store.size(repository) };
      case 'readHead':
        return { answer: await this.store.readHead(repository) };
      case 'setHead':
        await this.store.setHead(repository, asked.ask.branch);
        return { answer: null };
      case 'removeStaleFiles':
        await removeStaleFiles(gitDirectory, asked.ask.age);
        return { answer: null };
      case 'release':
        await this.release(gitDirectory);
        return { answer: null };
    }
  }

  /** Ends the kept processes of a repository, or of what is pushed to it. */
  async release(gitDirectory: string): Promise<void> {
    await Promise.all([this.readers.release(gitDirectory), this.updaters.release(gitDirectory)]);
  }

  private async hasBranches(gitDirectory: string): Promise<boolean> {
    const bounds = { maxBytes: 4096, timeLimit: 10_000 };
    const args = ['for-each-ref', '--count=1', '--format=%(objectname)', 'refs/heads/'];
    return (await runCommand(gitDirectory, args, bounds)).length > 0;
  }

  private async updateRefs(gitDirectory: string, updates: readonly RefUpdate[]): Promise<void> {
    await this.marks.mark(gitDirectory);
    const kept = this.updaters.of(gitDirectory);
    const seasoned = kept.updates > 0;
    try {
      await kept.update(updates);
    } catch (error) {
      await this.updaters.release(gitDirectory);
      const locks = [...updates.map(({ ref }) => ref), 'packed-refs'];
      const swept = await Promise.all(locks.map((name) => removeStaleLock(gitDirectory, name)));
      // A process that has made updates judges by refs it remembers; a new one looks.
      if (!seasoned && !swept.includes(true)) throw error;
      await this.updaters.of(gitDirectory).update(updates);
    }
  }
}

async function readObject(
  reader: ObjectReader,
  { id, type, maxBytes, sizeKnown }: Operations['object']['ask'],
): Promise<Buffer> {
  // Without this look a huge object would be read only to be thrown away.
  const facts = sizeKnown ? null : await reader.inspect(id);
  if (facts !== null && facts.size > maxBytes) throw new OutputTooLarge(id);
  const found = await reader.read(id, maxBytes);
  if (found?.facts.type !== type) throw new ObjectMissing(id);
  return found.content;
}

async function removeStaleLock(gitDirectory: string, name: string): Promise<boolean> {
  const lock = join(gitDirectory, `${name}.lock`);
  const known = await stat(lock).catch(() => null);
  if (known === null || Date.now() - known.mtimeMs < staleLockAge) return false;
  await unlink(lock).catch(() => undefined);
  return true;
}

function split(body: readonly Buffer[], sizes: readonly (number | null)[]): (Buffer | null)[] {
  const bytes = body.length === 1 && body[0] !== undefined ? body[0] : Buffer.concat(body);
  let at = 0;
  return sizes.map((size) => {
    if (size === null) return null;
    at += size;
    return bytes.subarray(at - size, at);
  });
}
