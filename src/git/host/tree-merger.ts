import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { GitFailed, GitTimeout, GitUnavailable } from '../errors.ts';
import { exceedsMemory } from '../reading/exceeds-memory.ts';
import { watchCommand, limitMemory, type GitProcess } from './command.ts';
import { formatCommit } from './commit.ts';
import { buildGitArguments, buildGitEnvironment, readSearchPath } from './environment.ts';
import { createObject } from './loose-objects.ts';
import type { ScratchObject, ScratchObjects } from './scratch-objects.ts';

const nobody = { author: 'Nobody <> 0 +0000', committer: 'Nobody <> 0 +0000', message: '' };
/** Maximum number of merges of a process, whose memory and folder keep all objects. */
const maxMerges = 500;
/** Milliseconds after which an answer is late. */
const lateAfterMs = 2000;
/** Milliseconds; files below `incoming` that are older than an hour count as remains of a crash. */
const maxLifeMs = 20 * 60_000;
/** Length beyond which an answer means a conflict: the names of its files are not needed. */
const longAnswerChars = 64 * 1024;
/** Every answer is a number, a tree and, in a conflict, names of files, each with a NUL behind it, and one more. */
const endOfAnswer = '\0\0';
const clean = /^1\0([0-9a-f]{40})$/;

export interface MergedTrees {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Two commits, full ids of such as exist. */
export interface MergedHeads {
  readonly ours: string;
  readonly theirs: string;
}

/** Finds a new object of a merge; null for others. */
export type Made = (id: string) => Promise<ScratchObject | null>;

type Use<Result> = (tree: string | null, made: Made) => Result | Promise<Result>;

/**
 * A kept `git merge-tree --stdin` of one repository. Its objects lie in a folder of their own, from which a caller
 * takes over a result: the repository gets no object that is unreachable or not synced.
 */
export class TreeMerger {
  readonly #scratch: ScratchObjects;
  readonly #timeLimit: number;
  readonly #startedAt = Date.now();
  readonly #child: Promise<GitProcess>;
  readonly #gone: Promise<void>;
  #waiting: {
    resolve: (tree: string | null) => void;
    reject: (error: unknown) => void;
  } | null = null;
  #work: Promise<unknown> | null = null;
  #output = '';
  #merges = 0;
  /** True if the process writes each answer at once; without `stdbuf` it may buffer them until its end. */
  #kept = true;
  #left = false;
  #ended = false;
  usedAt = Date.now();

  /** Removes the scratch objects too, unless they are `lent`. */
  constructor(scratch: ScratchObjects, timeLimit: number, { lent = false } = {}) {
    this.#scratch = scratch;
    this.#timeLimit = timeLimit;
    this.#child = this.#start();
    this.#gone = this.#child
      .then((child) => watchCommand(child, 'merge-tree'))
      .then(
        () => this.#end(new GitUnavailable('merge-tree')),
        (error: unknown) => {
          // git ends at commits without a common ancestor.
          if (areUnrelated(error)) this.#settle(null);
          // A merge that exceeds the memory of a fresh process would fail again. A process with earlier merges may be
          // full of their data, so a retry can help.
          const full = exceedsMemory(error) && this.#merges === 1;
          this.#end(full ? error : new GitUnavailable('merge-tree', String(error)));
        },
      )
      .then(() => this.#work)
      .catch(() => undefined)
      .then(() => (lent ? undefined : scratch.remove()));
  }

  get alive(): boolean {
    if (this.#ended || this.#left) return false;
    return this.#merges < maxMerges && Date.now() - this.#startedAt < maxLifeMs;
  }

  get busy(): boolean {
    return this.#work !== null;
  }

  /**
   * Merges two changes of one tree, and passes the result to `use`, null for a conflict. The new objects exist until
   * `use` resolves. One call at a time.
   */
  merge<Result>(trees: MergedTrees, use: Use<Result>): Promise<Result> {
    return this.#run(() => this.#commitsOf(trees), use);
  }

  /** Merges two commits from their best common ancestor; commits without one conflict. */
  mergeHeads<Result>(heads: MergedHeads, use: Use<Result>): Promise<Result> {
    return this.#run(async () => heads, use);
  }

  async close(): Promise<void> {
    await this.#work?.catch(() => undefined);
    const child = await this.#child.catch(() => null);
    child?.stdin.end();
    await this.#gone;
  }

  #run<Result>(heads: () => Promise<MergedHeads>, use: Use<Result>): Promise<Result> {
    this.usedAt = Date.now();
    this.#merges += 1;
    const work = this.#mergeHeads(heads).then((tree) => use(tree, (id) => this.#scratch.read(id)));
    this.#work = work;
    return work.finally(() => {
      this.#work = null;
    });
  }

  /** git 2.39 accepts no explicit base, so it gets commits whose whole history is these trees. */
  async #commitsOf({ base, ours, theirs }: MergedTrees): Promise<MergedHeads> {
    const writeCommit = async (tree: string, parents: readonly string[]) => {
      const commit = await createObject('commit', formatCommit(nobody, tree, parents));
      return { id: commit.id, written: this.#scratch.write(commit) };
    };
    const before = await writeCommit(base, []);
    const one = await writeCommit(ours, [before.id]);
    const other = await writeCommit(theirs, [before.id]);
    await Promise.all([before.written, one.written, other.written]);
    return { ours: one.id, theirs: other.id };
  }

  async #mergeHeads(heads: () => Promise<MergedHeads>): Promise<string | null> {
    const child = await this.#child;
    const { ours, theirs } = await heads();
    if (this.#ended) throw new GitUnavailable('merge-tree');
    const limit = setTimeout(() => {
      this.#end(new GitTimeout('merge-tree'));
      child.kill('SIGKILL');
    }, this.#timeLimit);
    // The end of its input makes git write an answer that it has buffered.
    const patience = setTimeout(() => this.#leave(child), this.#kept ? lateAfterMs : 0);
    return new Promise<string | null>((resolve, reject) => {
      this.#waiting = { resolve, reject };
      child.stdin.write(`${ours} ${theirs}\n`);
    }).finally(() => {
      clearTimeout(limit);
      clearTimeout(patience);
    });
  }

  async #start(): Promise<GitProcess> {
    const { gitDirectory, objects } = this.#scratch;
    await this.#scratch.make();
    // Git buffers its answers up to 4 KB, unless the C library is told otherwise.
    this.#kept = await isInstalled('stdbuf');
    const args = ['merge-tree', '--write-tree', '--stdin', '--no-messages', '--name-only'];
    const command = ['git', ...buildGitArguments(gitDirectory, args)];
    const [program = '', ...rest] = limitMemory(
      this.#kept ? ['stdbuf', '-o0', ...command] : command,
    );
    const child = spawn(program, rest, {
      cwd: '/',
      env: {
        ...buildGitEnvironment(gitDirectory, [['core.fsync', 'none']]),
        GIT_OBJECT_DIRECTORY: objects,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => this.#receive(child, chunk));
    return child;
  }

  /** Lets the process finish, without new requests. */
  #leave(child: GitProcess): void {
    this.#left = true;
    child.stdin.end();
  }

  #receive(child: GitProcess, chunk: Buffer): void {
    this.#output += chunk.toString('latin1');
    const end = this.#output.indexOf(endOfAnswer);
    if (end !== -1) {
      const answer = this.#output.slice(0, end);
      this.#output = this.#output.slice(end + endOfAnswer.length);
      this.#settle(clean.exec(answer)?.[1] ?? null);
    } else if (this.#output.length > longAnswerChars) {
      this.#settle(null);
      this.#ended = true;
      child.kill('SIGKILL');
    }
  }

  #settle(tree: string | null): void {
    this.#waiting?.resolve(tree);
    this.#waiting = null;
  }

  #end(error: unknown): void {
    this.#ended = true;
    this.#waiting?.reject(error);
    this.#waiting = null;
  }
}

/** Asks a kept process, and another one if the first ended before it `answered`. */
export async function askMerger<Result>(
  merger: () => TreeMerger,
  ask: (merger: TreeMerger, answered: () => void) => Promise<Result>,
): Promise<Result> {
  let settled = false;
  const mergeOnce = () =>
    ask(merger(), () => {
      settled = true;
    });
  return mergeOnce().catch((error: unknown) => {
    if (settled || !(error instanceof GitUnavailable)) throw error;
    return mergeOnce();
  });
}

function areUnrelated(error: unknown): boolean {
  return error instanceof GitFailed && error.detail.includes('merge unrelated histories');
}

async function isInstalled(program: string): Promise<boolean> {
  const folders = readSearchPath()
    .split(delimiter)
    .filter((folder) => folder !== '');
  const tries = folders.map((folder) => access(join(folder, program), constants.X_OK));
  return Promise.any(tries).then(
    () => true,
    () => false,
  );
}
