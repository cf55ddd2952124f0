import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { GitFailed, GitTimeout, GitUnavailable, OutputTooLarge } from '../errors.ts';
import { buildGitArguments, buildGitEnvironment } from './environment.ts';
import type { ObjectFacts } from './protocol.ts';

interface WholeObject {
  readonly facts: ObjectFacts;
  readonly content: Buffer;
}

/** The objects of one repository. */
export interface Objects {
  readonly gitDirectory: string;
  /** Facts about the object of `name`, or null. The name contains no NUL. */
  inspect(name: string): Promise<ObjectFacts | null>;
  /** The object of `name`, or null; `OutputTooLarge` above `maxBytes`. */
  read(name: string, maxBytes: number): Promise<WholeObject | null>;
}

interface Question {
  readonly name: string;
  /** Bytes of content wanted at most; null when only the facts are. */
  readonly maxBytes: number | null;
  readonly since: number;
  readonly resolve: (found: WholeObject | null) => void;
  readonly reject: (error: Error) => void;
}

const noBytes = Buffer.alloc(0);
const newlineByte = 0x0a;

/**
 * One kept `git cat-file --batch-command` of one repository. Questions of one turn of the event
 * loop go out together and are answered in order. Refs and packs that other processes write are
 * seen by the next question: git looks at the disk for each.
 */
export class ObjectReader implements Objects {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly gitDirectory: string;
  readonly #timeLimit: number;
  readonly #watchdog: NodeJS.Timeout;
  readonly #queue: Question[] = [];
  #unsent: string[] = [];
  #chunks: Buffer[] = [];
  #heldBytes = 0;
  #needed = 1;
  /** The answer whose content is on its way; `keep` false while an oversized one is thrown away. */
  #open: { facts: ObjectFacts; left: number; keep: boolean } | null = null;
  #ended: Error | null = null;
  readonly closed: Promise<void>;
  usedAt = Date.now();

  constructor(gitDirectory: string, timeLimit: number) {
    this.gitDirectory = gitDirectory;
    this.#timeLimit = timeLimit;
    const args = ['cat-file', '--batch-command', '--buffer', '-z'];
    this.#child = spawn('git', buildGitArguments(gitDirectory, args), {
      cwd: '/',
      env: buildGitEnvironment(gitDirectory),
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#child.stdout.on('data', (chunk: Buffer) => {
      try {
        this.#receive(chunk);
      } catch (error) {
        this.#abort(error instanceof Error ? error : new GitFailed('cat-file', String(error)));
      }
    });
    this.#child.stdin.on('error', () => this.#end(new GitUnavailable('object reader')));
    this.#child.on('error', (error) =>
      this.#end(new GitUnavailable('object reader', String(error))),
    );
    this.closed = new Promise((resolve) => {
      this.#child.once('close', () => {
        this.#end(new GitUnavailable('object reader'));
        resolve();
      });
      this.#child.once('error', () => resolve());
    });
    this.#watchdog = setInterval(() => this.#watch(), Math.min(timeLimit, 1000));
    this.#watchdog.unref();
  }

  get alive(): boolean {
    return this.#ended === null;
  }

  get busy(): boolean {
    return this.#queue.length > 0;
  }

  async inspect(name: string): Promise<ObjectFacts | null> {
    return (await this.#ask('info', name, null))?.facts ?? null;
  }

  read(name: string, maxBytes: number): Promise<WholeObject | null> {
    return this.#ask('contents', name, maxBytes);
  }

  /** Answers pending requests, then ends the process; resolves after its exit. */
  close(): Promise<void> {
    if (this.#ended === null) {
      this.#flush();
      this.#child.stdin.end();
    }
    return this.closed;
  }

  #ask(verb: string, name: string, maxBytes: number | null): Promise<WholeObject | null> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    this.usedAt = Date.now();
    return new Promise((resolve, reject) => {
      this.#queue.push({ name, maxBytes, since: this.usedAt, resolve, reject });
      this.#unsent.push(`${verb} ${name}\0`);
      if (this.#unsent.length === 1) process.nextTick(() => this.#flush());
    });
  }

  #flush(): void {
    if (this.#unsent.length === 0 || this.#ended !== null) return;
    this.#child.stdin.write(`${this.#unsent.join('')}flush\0`);
    this.#unsent = [];
  }

  #receive(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#heldBytes += chunk.length;
    if (this.#open !== null && !this.#open.keep) this.#dropOversized();
    while (this.#heldBytes >= this.#needed && this.#queue.length > 0) {
      if (!this.#step()) return;
    }
  }

  /** Takes one header or one content from the received bytes; false when more bytes are necessary. */
  #step(): boolean {
    const bytes = this.#joined();
    const question = this.#queue[0];
    if (question === undefined) return false;
    if (this.#open !== null) {
      const { facts, left } = this.#open;
      const content = Buffer.from(bytes.subarray(0, left - 1));
      this.#advance(bytes, left);
      this.#settle({ facts, content });
      return true;
    }

    const header = this.#headerOf(question, bytes);
    if (header === null) return false;
    this.#advance(bytes, header.length + 1);
    const facts = parseFacts(header);
    if (facts === null || question.maxBytes === null) {
      this.#settle(facts === null ? null : { facts, content: noBytes });
      return true;
    }
    this.#open = { facts, left: facts.size + 1, keep: facts.size <= question.maxBytes };
    this.#needed = facts.size + 1;
    if (!this.#open.keep) this.#dropOversized();
    return true;
  }

  /** The answer's first line. A missing name is echoed, and may itself hold line breaks. */
  #headerOf({ name }: Question, bytes: Buffer): string | null {
    const echo = name.includes('\n') ? `${name} missing` : null;
    if (echo !== null) {
      const expected = Buffer.from(echo);
      const seen = bytes.subarray(0, expected.length);
      if (seen.equals(expected.subarray(0, seen.length))) {
        if (bytes.length > expected.length) return echo;
        this.#needed = expected.length + 1;
        return null;
      }
    }
    const end = bytes.indexOf(newlineByte);
    if (end === -1) {
      this.#needed = bytes.length + 1;
      return null;
    }
    return echo === null ? bytes.toString('latin1', 0, end) : bytes.toString('utf8', 0, end);
  }

  #dropOversized(): void {
    if (this.#open === null) return;
    const bytes = this.#joined();
    const dropped = Math.min(this.#open.left, bytes.length);
    this.#advance(bytes, dropped);
    this.#open.left -= dropped;
    if (this.#open.left > 0) return;
    const question = this.#queue.shift();
    this.#open = null;
    this.#needed = 1;
    question?.reject(new OutputTooLarge(question.name));
  }

  #settle(answer: WholeObject | null): void {
    this.#open = null;
    this.#needed = 1;
    this.#queue.shift()?.resolve(answer);
  }

  #joined(): Buffer {
    const [first = noBytes] = this.#chunks;
    if (this.#chunks.length === 1) return first;
    const bytes = Buffer.concat(this.#chunks, this.#heldBytes);
    this.#chunks = [bytes];
    return bytes;
  }

  #advance(bytes: Buffer, count: number): void {
    const rest = bytes.subarray(count);
    this.#chunks = rest.length === 0 ? [] : [rest];
    this.#heldBytes = rest.length;
  }

  #watch(): void {
    const [oldest] = this.#queue;
    if (oldest === undefined || Date.now() - oldest.since < this.#timeLimit) return;
    this.#abort(new GitTimeout('object reader'));
  }

  #abort(error: Error): void {
    this.#end(error);
    this.#child.kill('SIGKILL');
  }

  #end(error: Error): void {
    if (this.#ended !== null) return;
    this.#ended = error;
    clearInterval(this.#watchdog);
    for (const question of this.#queue.splice(0)) question.reject(error);
  }
}

function parseFacts(header: string): ObjectFacts | null {
  if (/ (?:missing|ambiguous)$/.test(header)) return null;
  const [id = '', type = '', size = ''] = header.split(' ');
  if (type !== 'blob' && type !== 'tree' && type !== 'commit' && type !== 'tag') {
    throw new GitFailed('cat-file', header);
  }
  return { id, type, size: Number(size) };
}
