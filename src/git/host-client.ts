import type { Readable } from 'node:stream';
import { type GitFailure, GitUnavailable, ReaderGone, unpackFailure } from './errors.ts';
import type { FrameWriter } from './host/frames.ts';
import type { FromHost, Operation, Operations, RepositoryPath, ToHost } from './host/protocol.ts';
import { HostProcess, type HostProcessOptions } from './host-process.ts';
import { streamOutput } from './host-stream.ts';
import { PendingRequests } from './pending-requests.ts';
import type { SpoolRoom } from './spool.ts';
import { type FinishedMove, FinishedMoves } from './finished-moves.ts';

const partBytes = 256 * 1024;
const noBytes = Buffer.alloc(0);

export interface HostAnswer<Name extends Operation> {
  readonly answer: Operations[Name]['answer'];
  readonly body: Buffer;
}

interface HostClientOptions extends HostProcessOptions {
  /** Milliseconds after which an unanswered request is given up. */
  readonly requestTime: number;
  /** Milliseconds after which an idle stream is aborted. */
  readonly streamIdle: number;
  /** Memory and files that buffer answers for slow readers. */
  readonly spoolRoom: SpoolRoom;
}

export interface RequestOptions {
  readonly body?: readonly Buffer[];
  /** Milliseconds, when the usual ones are too short. */
  readonly timeLimit?: number;
  /** Id of the user on whose behalf the request runs; null for the server itself. */
  readonly by?: number | null;
  /** The caller who waits for the answer; null for the server itself. */
  readonly caller?: string | null;
  /** Aborted when the caller no longer waits for the answer. */
  readonly left?: AbortSignal | undefined;
}

/** A message without its number, which the conversation has. */
type Said<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

export interface Conversation {
  send(message: Said<ToHost>, body?: Buffer): void;
  /** Resolves when the host takes more. */
  drained(): Promise<void>;
  /** Ends the conversation: no message is sent or received after it. */
  end(): void;
}

/**
 * The server's end of the git host: matches answers with requests. Pending requests of a dead host fail with
 * `GitUnavailable`.
 */
export class HostClient {
  readonly #options: HostClientOptions;
  readonly #process: HostProcess;
  readonly #pending: PendingRequests;
  readonly #finished: FinishedMoves;
  readonly spoolRoom: SpoolRoom;

  constructor(options: HostClientOptions) {
    this.#options = options;
    this.spoolRoom = options.spoolRoom;
    this.#pending = new PendingRequests((busy) => this.#process.keepServerAlive(busy));
    this.#finished = new FinishedMoves((repository, moves) => {
      this.request('movesTold', repository, { moves }).catch(() => undefined);
    });
    this.#process = new HostProcess(options, {
      receive: (message, body) => this.#pending.receive(message, body),
      ended: () => this.#pending.failAll(new GitUnavailable('the git host ended')),
    });
  }

  /** The process id of the host; null while none runs. */
  get processId(): number | null {
    return this.#process.id;
  }

  /** Starts a host that waits for the first request. */
  startDemanded(): void {
    this.#process.startDemanded();
  }

  /**
   * Sends a request to the host. `body` is sent in slices, so that a large one does not delay others. Rejects with a
   * `GitFailure`.
   */
  async request<Name extends Operation>(
    operation: Name,
    repository: RepositoryPath,
    ask: Operations[Name]['ask'],
    { body = [], timeLimit, by = null, caller = null, left }: RequestOptions = {},
  ): Promise<HostAnswer<Name>> {
    if (left?.aborted === true) throw new ReaderGone(operation);
    const { writer } = this.#process.require();
    const id = this.#pending.takeId();
    const answered = this.#awaitAnswer(id, operation, timeLimit ?? this.#options.requestTime);
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

  #awaitAnswer<Name extends Operation>(
    id: number,
    operation: Name,
    timeLimit: number,
  ): Promise<HostAnswer<Name>> {
    return new Promise((resolve, reject) => {
      this.#pending.add(id, {
        since: Date.now(),
        timeLimit,
        subject: operation,
        receive: (message, bytes) => {
          this.#pending.remove(id);
          if (message.kind === 'answer') {
            const answer = message.answer as Operations[Name]['answer'];
            resolve({ answer, body: bytes.length === 0 ? noBytes : Buffer.from(bytes) });
          } else if (message.kind === 'failure') reject(unpackFailure(message.failure));
        },
        fail: reject,
      });
    });
  }

  /** Ends the request of a number when its caller disconnects; the returned function stops waiting for that. */
  #forgetWhenLeft(id: number, operation: Operation, left: AbortSignal): () => void {
    const forget = () => {
      const pending = this.#pending.get(id);
      if (pending === undefined) return;
      this.#process.running?.writer.send({ id, kind: 'cancel' } satisfies ToHost);
      this.#pending.remove(id);
      pending.fail(new ReaderGone(operation));
    };
    left.addEventListener('abort', forget, { once: true });
    return () => left.removeEventListener('abort', forget);
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

  /**
   * Acknowledges that the consequences of these moves are complete. Without the message, the host repeats the moves;
   * repeated work has no effect.
   */
  tell(repository: RepositoryPath, moves: readonly FinishedMove[]): void {
    this.#finished.add(repository, moves);
  }

  /**
   * The output of one git command; all but its beginning is read no faster than the caller reads. `explain` turns the
   * host's failure into the error that the stream ends with; `left` ends both when it is aborted.
   */
  stream(
    repository: RepositoryPath,
    args: readonly string[],
    explain: (failure: GitFailure) => Error,
    reader: { readonly caller: string | null; readonly left: AbortSignal | undefined },
  ): Readable {
    const connection = {
      process: this.#process,
      pending: this.#pending,
      spoolRoom: this.spoolRoom,
    };
    const idleLimit = this.#options.streamIdle;
    return streamOutput(connection, { repository, args, explain, ...reader, idleLimit });
  }

  /**
   * Opens a conversation under one number, which lasts until `end`. `receive` gets each message of the host; `fail` is
   * called when the host stops. Throws `GitUnavailable`.
   */
  converse(
    subject: string,
    receive: (message: FromHost, body: Buffer) => void,
    fail: (error: Error) => void,
  ): Conversation {
    const { writer } = this.#process.require();
    const id = this.#pending.takeId();
    this.#pending.add(id, { since: 0, timeLimit: Infinity, subject, receive, fail });
    return {
      send: (message, body) => {
        if (this.#pending.has(id)) writer.send({ ...message, id }, body);
      },
      drained: () => writer.drained(),
      end: () => this.#pending.remove(id),
    };
  }

  /** Lets running requests finish for at most `patience` milliseconds, then ends the host. */
  async close(patience = 5000): Promise<void> {
    this.#finished.tellNow();
    const host = this.#process.beginClosing();
    if (host === null) return;
    const hurry = setTimeout(() => {
      this.#pending.failAll(new GitUnavailable('closing'));
      host.child.kill('SIGKILL');
    }, patience);
    await this.#pending.settle();
    host.pipe.end();
    await host.gone;
    clearTimeout(hurry);
    this.#pending.stopWatching();
  }
}
