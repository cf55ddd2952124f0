import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { constants, readFileSync } from 'node:fs';
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { inflate, inflateSync } from 'node:zlib';
import { GitTimeout, GitUnavailable } from '../errors.ts';
import { exceedsMemory } from '../reading/exceeds-memory.ts';
import type { LocalDisk } from '../local-disk.ts';
import { watchCommand, type GitProcess } from './command.ts';
import { formatCommit } from './commit.ts';
import { gitArguments, gitEnvironment, searchPath } from './environment.ts';
import { newObject, writeObject, type ObjectPlace } from './loose-objects.ts';
import { isMissing } from './store.ts';

const inflateAside = promisify(inflate);
const smallBytes = 16 * 1024;
const nobody = { author: 'Nobody <> 0 +0000', committer: 'Nobody <> 0 +0000', message: '' };
/** What git has read and made stays in its memory, and in the folder of what it made. */
const mergesAtMost = 500;
/** Milliseconds after which an answer is late. */
const usualTime = 2000;
/** Milliseconds; what is older than an hour below `incoming` is taken for what a crash left. */
const livesAtMost = 20 * 60_000;
// A NUL that ends the answer before may come with this one.
const clean = /^\0*1\0([0-9a-f]{40})\0/;
const conflicted = /^\0*0\0/;

export interface MergedTrees {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
}

/** The content of a tree or blob that a merge has made; null for what it has not. */
export type Made = (id: string) => Promise<{ type: 'tree' | 'blob'; content: Buffer } | null>;

/**
 * One kept `git merge-tree --stdin` of one repository. What it makes lies in a folder of its own, from which whoever
 * wants a result takes it over: the repository gets no object that nothing reaches, and none that is not synced.
 */
export class TreeMerger {
  readonly #gitDirectory: string;
  readonly #disk: LocalDisk;
  readonly #scratch: string;
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
  /** Whether it answers before its end. */
  #kept = true;
  #left = false;
  #ended = false;
  usedAt = Date.now();

  /** `incoming` is a folder of the store for what need not survive a crash. */
  constructor({ gitDirectory, disk }: ObjectPlace, incoming: string, timeLimit: number) {
    this.#gitDirectory = gitDirectory;
    this.#disk = disk;
    this.#timeLimit = timeLimit;
    this.#scratch = join(incoming, `merges.${randomBytes(8).toString('hex')}`);
    this.#child = this.#start();
    this.#gone = this.#child
      .then((child) => watchCommand(child, 'merge-tree'))
      .then(
        () => this.#end(new GitUnavailable('merge-tree')),
        (error: unknown) =>
          // It would be the same again with what git has no room for.
          this.#end(exceedsMemory(error) ? error : new GitUnavailable('merge-tree', String(error))),
      )
      .then(() => this.#work)
      .catch(() => undefined)
      .then(() => rm(this.#scratch, { recursive: true, force: true }));
  }

  get alive(): boolean {
    if (this.#ended || this.#left) return false;
    return this.#merges < mergesAtMost && Date.now() - this.#startedAt < livesAtMost;
  }

  get busy(): boolean {
    return this.#work !== null;
  }

  /**
   * Merges two changes of one tree, and hands the result to `use`, null when they conflict; what was made can be had
   * until that resolves. One call at a time.
   */
  async merge<Result>(
    trees: MergedTrees,
    use: (tree: string | null, made: Made) => Result | Promise<Result>,
  ): Promise<Result> {
    this.usedAt = Date.now();
    this.#merges += 1;
    const work = this.#mergeTrees(trees).then((tree) => use(tree, (id) => this.#made(id)));
    this.#work = work;
    return work.finally(() => {
      this.#work = null;
    });
  }

  async close(): Promise<void> {
    await this.#work?.catch(() => undefined);
    const child = await this.#child.catch(() => null);
    child?.stdin.end();
    await this.#gone;
  }

  async #mergeTrees(trees: MergedTrees): Promise<string | null> {
    const child = await this.#child;
    // git 2.39 takes no base but the one that it finds: so it gets commits whose history is these trees and no more.
    const base = await newObject('commit', formatCommit(nobody, trees.base, []));
    const [ours, theirs] = await Promise.all(
      [trees.ours, trees.theirs].map((tree) =>
        newObject('commit', formatCommit(nobody, tree, [base.id])),
      ),
    );
    const place = { gitDirectory: this.#scratch, disk: this.#disk };
    const commits = [base, ours, theirs].filter((commit) => commit !== undefined);
    await Promise.all(commits.map((commit) => writeObject(place, commit, { synced: false })));
    if (this.#ended) throw new GitUnavailable('merge-tree');
    const limit = setTimeout(() => {
      this.#end(new GitTimeout('merge-tree'));
      child.kill('SIGKILL');
    }, this.#timeLimit);
    // With its end it gives away whatever answer it keeps to itself.
    const patience = setTimeout(() => this.#leave(child), this.#kept ? usualTime : 0);
    return new Promise<string | null>((resolve, reject) => {
      this.#waiting = { resolve, reject };
      child.stdin.write(`${ours?.id} ${theirs?.id}\n`);
    }).finally(() => {
      clearTimeout(limit);
      clearTimeout(patience);
    });
  }

  async #made(id: string): ReturnType<Made> {
    const file = join(this.#scratch, 'objects', id.slice(0, 2), id.slice(2));
    const packed = await this.#read(file);
    if (packed === null) return null;
    const bytes = packed.length <= smallBytes ? inflateSync(packed) : await inflateAside(packed);
    const type = bytes.toString('latin1', 0, 5) === 'tree ' ? 'tree' : 'blob';
    return { type, content: bytes.subarray(bytes.indexOf(0) + 1) };
  }

  async #read(file: string): Promise<Buffer | null> {
    try {
      return this.#disk.ready ? this.#disk.do(() => readFileSync(file)) : await readFile(file);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async #start(): Promise<GitProcess> {
    const objects = join(this.#scratch, 'objects');
    await mkdir(join(objects, 'info'), { recursive: true });
    await writeFile(join(objects, 'info/alternates'), `${join(this.#gitDirectory, 'objects')}\n`);
    // git keeps its answers until there are 4 KB of them, unless something makes the C library not to.
    this.#kept = await isInstalled('stdbuf');
    const args = ['merge-tree', '--write-tree', '--stdin', '--no-messages'];
    const command = ['git', ...gitArguments(this.#gitDirectory, args)];
    const [program = '', ...rest] = this.#kept ? ['stdbuf', '-o0', ...command] : command;
    const child = spawn(program, rest, {
      cwd: '/',
      env: {
        ...gitEnvironment(this.#gitDirectory, [['core.fsync', 'none']]),
        GIT_OBJECT_DIRECTORY: objects,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => this.#receive(child, chunk));
    return child;
  }

  /** Lets it finish, and asks it no more. */
  #leave(child: GitProcess): void {
    this.#left = true;
    child.stdin.end();
  }

  #receive(child: GitProcess, chunk: Buffer): void {
    this.#output += chunk.toString('latin1');
    const [whole, tree] = clean.exec(this.#output) ?? [];
    if (whole !== undefined) {
      this.#output = this.#output.slice(whole.length);
      this.#settle(tree ?? null);
    } else if (conflicted.test(this.#output)) {
      // What conflicts is of no interest, and may be long.
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

async function isInstalled(program: string): Promise<boolean> {
  const folders = searchPath()
    .split(delimiter)
    .filter((folder) => folder !== '');
  const tries = folders.map((folder) => access(join(folder, program), constants.X_OK));
  return Promise.any(tries).then(
    () => true,
    () => false,
  );
}
