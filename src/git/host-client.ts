import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { Duplex, type Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  GitTimeout,
  GitUnavailable,
  ReaderGone,
  unpackFailure,
  type GitFailure,
} from './errors.ts';
import { hostEnvironment } from './host/environment.ts';
import { FrameWriter, readFrames } from './host/frames.ts';
import type { HostLimits } from './host/operations.ts';
import type {
  FromHost,
  Operation,
  Operations,
  RefMove,
  RepositoryPath,
  ToHost,
} from './host/protocol.ts';
import { SpooledAnswer, type SpoolRoom } from './spool.ts';

const partBytes = 256 * 1024;
const streamWindow = 512 * 1024;
const rapidDeath = 1000;
const longestPause = 5000;
const noBytes = Buffer.alloc(0);

export interface HostAnswer<Name extends Operation> {
  readonly answer: Operations[Name]['answer'];
  readonly body: Buffer;
}

interface HostClientOptions {
  /** The directory that holds the repositories. */
  readonly root: string;
  readonly limits: HostLimits;
  /** Milliseconds after which an unanswered request is given up. */
  readonly requestTime: number;
  /** Milliseconds a stream may stand still. */
  readonly streamIdle: number;
  /** Where answers wait for those who read slowly. */
  readonly spoolRoom: SpoolRoom;
  /** True where the first request starts the host, instead of the constructor. */
  readonly onDemand: boolean;
  /** The host's entry; null: the one beside this module. */
  readonly module: string | null;
}

export interface RequestOptions {
  readonly body?: readonly Buffer[];
  /** Milliseconds, when the usual ones are too short. */
  readonly timeLimit?: number;
  /** On whose behalf: id of a user, null for nobody in particular. */
  readonly by?: number | null;
  /** The caller who waits for the answer; null for the server itself. */
  readonly caller?: string | null;
  /** Aborted when nobody waits for the answer any more. */
  readonly left?: AbortSignal | undefined;
}

/** A message without its number, which the conversation has. */
type Said<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

export interface Conversation {
  send(message: Said<ToHost>, body?: Buffer): void;
  /** Resolves when the host takes more. */
  drained(): Promise<void>;
  /** Nothing more is said or heard. */
  end(): void;
}

type ToldMove = Pick<RefMove, 'ref' | 'to'>;

/** Milliseconds. */
const tellingAfter = 100;

interface Pending {
  readonly since: number;
  readonly timeLimit: number;
  readonly subject: string;
  receive(message: FromHost, body: Buffer): void;
  fail(error: Error): void;
}

interface Host {
  readonly child: ChildProcess;
  readonly pipe: Duplex;
  readonly writer: FrameWriter;
  readonly startedAt: number;
  readonly gone: Promise<void>;
}

/**
 * The server's end of the git host: starts it, starts it again when it dies (what was in flight
 * then fails with `GitUnavailable`), and matches answers with requests.
 */
export class HostClient {
  readonly #options: HostClientOptions;
  readonly #pending = new Map<number, Pending>();
  readonly #watchdog: NodeJS.Timeout;
  #host: Host | null = null;
  #nextId = 1;
  #rapidDeaths = 0;
  #closing = false;
  #waitsForDemand: boolean;
  #settled: (() => void) | null = null;
  readonly #told = new Map<RepositoryPath, ToldMove[]>();
  #telling: NodeJS.Timeout | null = null;
  readonly spoolRoom: SpoolRoom;

  constructor(options: HostClientOptions) {
    this.#options = options;
    this.spoolRoom = options.spoolRoom;
    this.#watchdog = setInterval(() => this.#expire(), 1000);
    this.#watchdog.unref();
    this.#waitsForDemand = options.onDemand;
    if (!options.onDemand) this.#start();
  }

  /** The process id of the host, null while there is none. */
  get processId(): number | null {
    return this.#host?.child.pid ?? null;
  }

  /**
   * Asks the host. `body` goes along in slices, so that a large one does not hold up others. Rejects with a
   * `GitFailure`.
   */
  async request<Name extends Operation>(
    operation: Name,
    repository: RepositoryPath,
    ask: Operations[Name]['ask'],
    { body = [], timeLimit, by = null, caller = null, left }: RequestOptions = {},
  ): Promise<HostAnswer<Name>> {
    if (left?.aborted === true) throw new ReaderGone(operation);
    const { writer } = this.#current();
    const id = this.#nextId++;
    const answered = new Promise<HostAnswer<Name>>((resolve, reject) => {
      this.#add(id, {
        since: Date.now(),
        timeLimit: timeLimit ?? this.#options.requestTime,
        subject: operation,
        receive: (message, bytes) => {
          this.#remove(id);
          if (message.kind === 'answer') {
            const answer = message.answer as Operations[Name]['answer'];
            resolve({ answer, body: bytes.length === 0 ? noBytes : Buffer.from(bytes) });
          } else if (message.kind === 'failure') reject(unpackFailure(message.failure));
        },
        fail: reject,
      });
    });
    const header = { id, kind: 'ask', operation, repository, ask, by, caller };
    const forgotten = left === undefined ? null : this.#forgetWhenLeft(id, operation, left);
    try {
      if (body.length === 0) writer.send(header);
      else await Promise.race([answered, this.#sendBody(writer, id, header, body)]);
      return await answered;
    } finally {
      forgotten?.();
    }
  }

  /** Ends what is asked under a number once nobody waits for it; what is returned ends the waiting for that. */
  #forgetWhenLeft(id: number, operation: Operation, left: AbortSignal): () => void {
    const forget = () => {
      const pending = this.#pending.get(id);
      if (pending === undefined) return;
      this.#host?.writer.send({ id, kind: 'cancel' } satisfies ToHost);
      this.#remove(id);
      pending.fail(new ReaderGone(operation));
    };
    left.addEventListener('abort', forget, { once: true });
    return () => left.removeEventListener('abort', forget);
  }

  /**
   * Says that what follows from these moves is done; together with what else is told in the next moment, since nobody
   * waits for it. A host that does not hear of it remembers them, and what is done is not done again.
   */
  tell(repository: RepositoryPath, moves: readonly ToldMove[]): void {
    const told = this.#told.get(repository) ?? [];
    told.push(...moves);
    this.#told.set(repository, told);
    this.#telling ??= setTimeout(() => this.#tellNow(), tellingAfter).unref();
  }

  #tellNow(): void {
    if (this.#telling !== null) clearTimeout(this.#telling);
    this.#telling = null;
    for (const [repository, moves] of this.#told) {
      this.request('movesTold', repository, { moves }).catch(() => undefined);
    }
    this.#told.clear();
  }

  /**
   * The output of one git command; all but its beginning is read no faster than the caller reads. `explain` turns the
   * host's failure into the error that the stream ends with; `left` ends both when it is aborted.
   */
  stream(
    repository: RepositoryPath,
    args: readonly string[],
    explain: (failure: GitFailure) => Error,
    { caller, left }: { readonly caller: string | null; readonly left: AbortSignal | undefined },
  ): Readable {
    const id = this.#nextId++;
    let open = false;
    const tell = (message: ToHost) => {
      if (open) this.#host?.writer.send(message);
    };
    const stream = new SpooledAnswer({
      room: this.spoolRoom,
      caller,
      credit: (bytes) => tell({ id, kind: 'credit', bytes }),
      closed: () => {
        tell({ id, kind: 'cancel' });
        open = false;
        this.#remove(id);
      },
    });
    const leave = () => void stream.destroy(new ReaderGone(args[0] ?? ''));
    if (left?.aborted === true) {
      leave();
      return stream;
    }
    left?.addEventListener('abort', leave, { once: true });
    stream.once('close', () => left?.removeEventListener('abort', leave));
    const receive = (message: FromHost, body: Buffer) => {
      if (message.kind === 'chunk') {
        stream.hold(body);
        return;
      }
      open = false;
      this.#remove(id);
      if (message.kind === 'failure') stream.destroy(explain(unpackFailure(message.failure)));
      else stream.finish();
    };
    const fail = (error: Error) => {
      open = false;
      stream.destroy(error);
    };

    try {
      const { writer } = this.#current();
      // The host watches over streams itself: they last as long as they move.
      this.#add(id, { since: 0, timeLimit: Infinity, subject: args[0] ?? '', receive, fail });
      open = true;
      const { streamIdle } = this.#options;
      const ask = { repository, caller, args, window: streamWindow, idleLimit: streamIdle };
      writer.send({ id, kind: 'stream', ...ask } satisfies ToHost);
    } catch (error) {
      stream.destroy(error instanceof Error ? error : new GitUnavailable('stream'));
    }
    return stream;
  }

  /**
   * Something under one number that goes on until `end`: what the host says is handed to `receive`; `fail` is called
   * when it says no more. Throws `GitUnavailable`.
   */
  converse(
    subject: string,
    receive: (message: FromHost, body: Buffer) => void,
    fail: (error: Error) => void,
  ): Conversation {
    const { writer } = this.#current();
    const id = this.#nextId++;
    this.#add(id, { since: 0, timeLimit: Infinity, subject, receive, fail });
    return {
      send: (message, body) => {
        if (this.#pending.has(id)) writer.send({ ...message, id }, body);
      },
      drained: () => writer.drained(),
      end: () => this.#remove(id),
    };
  }

  /** Lets running requests finish for at most `patience` milliseconds, then ends the host. */
  async close(patience = 5000): Promise<void> {
    this.#tellNow();
    this.#closing = true;
    const host = this.#host;
    if (host === null) return;
    const hurry = setTimeout(() => {
      this.#failAll(new GitUnavailable('closing'));
      host.child.kill('SIGKILL');
    }, patience);
    if (this.#pending.size > 0) await new Promise<void>((resolve) => (this.#settled = resolve));
    host.pipe.end();
    await host.gone;
    clearTimeout(hurry);
    clearInterval(this.#watchdog);
  }

  async #sendBody(
    writer: FrameWriter,
    id: number,
    header: object,
    body: readonly Buffer[],
  ): Promise<void> {
    for (const buffer of body) {
      for (let at = 0; at < buffer.length; at += partBytes) {
        const flowing = writer.send({ id, kind: 'part' }, buffer.subarray(at, at + partBytes));
        if (!flowing) await writer.drained();
        if (!this.#pending.has(id)) return;
      }
    }
    writer.send(header);
  }

  /** Starts a host that waits for the first request. */
  startDemanded(): void {
    if (this.#waitsForDemand && !this.#closing) this.#start();
  }

  #current(): Host {
    this.startDemanded();
    if (this.#host === null || this.#closing) throw new GitUnavailable('the git host is away');
    return this.#host;
  }

  #start(): void {
    this.#waitsForDemand = false;
    const startedAt = Date.now();
    let child: ChildProcess;
    try {
      child = this.#fork();
    } catch {
      // The system has no room for a process now.
      this.#onDeath(undefined, startedAt);
      return;
    }
    const gone = new Promise<void>((resolve) => {
      let ended = false;
      const end = () => {
        if (!ended) this.#onDeath(child.pid, startedAt);
        ended = true;
        resolve();
      };
      child.once('exit', end);
      // More than once, and also when it never ran; an error that nobody hears would end this process.
      child.on('error', end);
    });
    // Without descriptors left there are none; the error is on its way.
    const pipe = (child.stdio as readonly unknown[] | undefined)?.[4];
    if (!(pipe instanceof Duplex)) return;
    pipe.on(
      'data',
      readFrames<FromHost>((message, body) =>
        this.#pending.get(message.id)?.receive(message, body),
      ),
    );
    pipe.on('error', () => undefined);
    // Only a running request keeps the server process alive, an idle host does not.
    child.unref();
    child.channel?.unref();
    this.#host = { child, pipe, writer: new FrameWriter(pipe), startedAt, gone };
    setReferenced(pipe, false);
  }

  #fork(): ChildProcess {
    const module = this.#options.module ?? hostModule();
    return fork(module, [this.#options.root, JSON.stringify(this.#options.limits)], {
      // Its own process group: Ctrl-C in a terminal reaches the server only.
      detached: true,
      execArgv: hostArguments(module),
      env: hostEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
    });
  }

  #onDeath(processId: number | undefined, startedAt: number): void {
    this.#host?.pipe.destroy();
    this.#host = null;
    endGroup(processId);
    this.#failAll(new GitUnavailable('the git host ended'));
    if (this.#closing) return;
    this.#rapidDeaths = Date.now() - startedAt < rapidDeath ? this.#rapidDeaths + 1 : 0;
    if (this.#rapidDeaths === 0) this.#start();
    else {
      const pause = Math.min(50 * 2 ** this.#rapidDeaths, longestPause);
      setTimeout(() => {
        if (!this.#closing) this.#start();
      }, pause).unref();
    }
  }

  #add(id: number, pending: Pending): void {
    this.#pending.set(id, pending);
    if (this.#pending.size === 1 && this.#host !== null) setReferenced(this.#host.pipe, true);
  }

  #remove(id: number): void {
    if (!this.#pending.delete(id) || this.#pending.size > 0) return;
    if (this.#host !== null && !this.#closing) setReferenced(this.#host.pipe, false);
    this.#settled?.();
  }

  #failAll(error: Error): void {
    for (const [id, pending] of [...this.#pending]) {
      this.#remove(id);
      pending.fail(error);
    }
  }

  #expire(): void {
    const now = Date.now();
    for (const [id, pending] of this.#pending) {
      if (now - pending.since < pending.timeLimit || pending.timeLimit === Infinity) continue;
      this.#remove(id);
      pending.fail(new GitTimeout(pending.subject));
    }
  }
}

/** The host's entry beside this module: TypeScript in development, compiled in production. */
function hostModule(): string {
  return fileURLToPath(new URL(`./host/main${extname(import.meta.url)}`, import.meta.url));
}

function hostArguments(module: string): string[] {
  if (extname(module) !== '.ts') return [];
  const loader = createRequire(import.meta.url).resolve('tsx');
  return ['--import', pathToFileURL(loader).href];
}

/** Ends the process group of the host, politely, so that each git in it removes its lock files. */
function endGroup(processId: number | undefined): void {
  if (processId === undefined) return;
  try {
    process.kill(-processId, 'SIGTERM');
  } catch {
    // Nothing of it is left.
  }
}

function setReferenced(pipe: Duplex, referenced: boolean): void {
  // The pipe is a socket underneath, which its type does not say.
  const { ref, unref } = pipe as Duplex & { ref?: () => void; unref?: () => void };
  (referenced ? ref : unref)?.call(pipe);
}
