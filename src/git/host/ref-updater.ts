import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { GitFailed, GitTimeout } from '../errors.ts';
import { buildGitArguments, buildGitEnvironment } from './environment.ts';

export interface RefSwap {
  readonly ref: string;
  /** 40 zeros for a deleted ref. */
  readonly to: string;
  /** The id that the ref must hold now; 40 zeros for "does not exist". */
  readonly from: string;
}

const done = 'commit: ok\n';

/**
 * A kept `git update-ref --stdin` of one repository: compare-and-swap on refs. Git ends the process after a refused
 * update, so the next update starts a new one.
 */
export class RefUpdater {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #timeLimit: number;
  #output = '';
  #errors = '';
  #current: { resolve: () => void; reject: (error: Error) => void } | null = null;
  #ended = false;
  readonly closed: Promise<void>;
  usedAt = Date.now();
  /** Number of updates; git may judge a later one by cached data of an earlier one. */
  updates = 0;

  constructor(gitDirectory: string, timeLimit: number) {
    this.#timeLimit = timeLimit;
    this.#child = spawn('git', buildGitArguments(gitDirectory, ['update-ref', '--stdin']), {
      cwd: '/',
      env: buildGitEnvironment(gitDirectory),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#child.stdin.on('error', () => undefined);
    this.#child.stderr.on('data', (chunk: Buffer) => {
      this.#errors = (this.#errors + chunk.toString('utf8')).slice(-4096);
    });
    this.#child.stdout.on('data', (chunk: Buffer) => {
      this.#output += chunk.toString('latin1');
      if (!this.#output.endsWith(done)) return;
      this.#output = '';
      this.updates += 1;
      this.#current?.resolve();
      this.#current = null;
    });
    this.closed = new Promise((resolve) => {
      const end = (how: string) => {
        this.#ended = true;
        this.#current?.reject(new GitFailed(`update-ref: ${how}`, this.#errors));
        this.#current = null;
        resolve();
      };
      this.#child.once('close', (code, signal) => end(signal ?? `exit status ${code}`));
      this.#child.once('error', (error) => end(String(error)));
    });
  }

  get alive(): boolean {
    return !this.#ended;
  }

  get busy(): boolean {
    return this.#current !== null;
  }

  /** Applies all of these updates or none; `GitFailed` when git refuses. One call at a time. */
  async update(updates: readonly RefSwap[]): Promise<void> {
    if (this.#ended) throw new GitFailed('update-ref: ended', this.#errors);
    this.usedAt = Date.now();
    const answered = new Promise<void>((resolve, reject) => {
      this.#current = { resolve, reject };
    });
    const timer = setTimeout(() => {
      this.#current?.reject(new GitTimeout('update-ref'));
      this.#current = null;
      this.#child.kill('SIGTERM');
    }, this.#timeLimit);
    const lines = updates.map(({ ref, to, from }) => `update ${ref} ${to} ${from}\n`);
    this.#child.stdin.write(`start\n${lines.join('')}prepare\ncommit\n`);
    await answered.finally(() => clearTimeout(timer));
  }

  close(): Promise<void> {
    if (!this.#ended) this.#child.stdin.end();
    return this.closed;
  }
}
