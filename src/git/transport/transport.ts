import { Readable } from 'node:stream';
import { GitFailed, ReaderGone, unpackFailure } from '../errors.ts';
import type { FromHost, PushedRef, TransportRequest } from '../host/protocol.ts';
import { ReadingRate, watchRate, type LeastRate } from '#runtime/reading-rate.ts';
import type { Repository } from '../repository.ts';
import { areShown, findBesidesTips } from '../shown-objects.ts';
import { readFetchRequest } from './fetch-request.ts';
import { SpooledAnswer } from '../spool.ts';
import { RequestedObjects } from './requested-objects.ts';

export type { PushedRef } from '../host/protocol.ts';
export type GitService = TransportRequest['service'];

/** A push as proposed by the client, before it takes effect. */
export interface ProposedPush {
  readonly refs: readonly PushedRef[];
  /** Options of the push, as `git push -o` sends them. */
  readonly options: readonly string[];
  /** The repository with the pushed objects. */
  readonly repository: Repository;
  /** Quarantine folder of these objects in the repository; null when the push has none. */
  readonly quarantine: string | null;
}

export interface Verdict {
  readonly accepted: boolean;
  /** Message for the pushing user. */
  readonly messages: readonly string[];
}

interface TransportOptions extends Omit<
  TransportRequest,
  'maxInputBytes' | 'hidesRequests' | 'hidesPipelines' | 'by'
> {
  readonly maxInputBytes?: number | null;
  /** True hides the refs of merge requests. */
  readonly hidesRequests?: boolean;
  /** True hides the refs of pipelines. */
  readonly hidesPipelines?: boolean;
  /** The body of the request, read as fast as git accepts it; the body of a fetch is read before git starts. */
  readonly input: Readable | null;
  /** Aborted when the client disconnects. */
  readonly left?: AbortSignal;
  /** Decides about a push; without it every push is refused. */
  readonly decide?: (push: ProposedPush) => Promise<Verdict>;
  /** Receives the refs that a push has moved; the response ends after it. */
  readonly moved?: (refs: readonly PushedRef[]) => Promise<void>;
}

export interface TransportAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Destroy the body when the client disconnects. */
  readonly body: Readable;
}

const windowBytes = 512 * 1024;
const sliceBytes = 64 * 1024;
const maxHeaderBytes = 16 * 1024;
// Git sends a message every five seconds while it works, so a longer silence means a stalled client.
const idleLimitMs = 5 * 60_000;

/**
 * Answers one request of git over HTTP with `git http-backend`. Streams both ways; resolves once git has sent its
 * headers. Rejects with a `GitFailure` before that; afterwards the body ends with it.
 *
 * A client that reads or sends slowly holds no place that others wait for. Small answers are read from git at once,
 * the request of a fetch is read before git starts, and clients below the minimum rate are disconnected
 * (`reading-rate.ts`).
 */
export async function serveGit(
  repository: Repository,
  options: TransportOptions,
): Promise<TransportAnswer> {
  const { service, input } = options;
  if (service === 'git-receive-pack' || input === null) return serve(repository, options);
  const requested = options.hidesRequests === true ? new RequestedObjects() : null;
  const request = await readFetchRequest(repository, input, requested);
  try {
    const hidden = requested === null ? null : await findHidden(repository, requested);
    if (hidden !== null) {
      request.destroy();
      return createNotOursAnswer(hidden);
    }
    return await serve(repository, { ...options, input: request });
  } catch (error) {
    request.destroy();
    throw error;
  }
}

/** Returns the wanted objects that only merge requests reach, if any: then nothing is sent. */
async function findHidden(
  repository: Repository,
  { ids }: RequestedObjects,
): Promise<string | null> {
  const besides = ids.size === 0 ? [] : await findBesidesTips(repository, ids);
  if (besides.length === 0 || (await areShown(repository, besides))) return null;
  return besides.length === 1 ? besides.join('') : `(one of ${besides.length})`;
}

/** Answers as git does for an object that it does not have. */
function createNotOursAnswer(name: string): TransportAnswer {
  const line = `ERR upload-pack: not our ref ${name}`;
  const length = (line.length + 4).toString(16).padStart(4, '0');
  const headers = {
    'Content-Type': 'application/x-git-upload-pack-result',
    'Cache-Control': 'no-cache, max-age=0, must-revalidate',
  };
  return { status: 200, headers, body: Readable.from([Buffer.from(length + line)]) };
}

function serve(repository: Repository, options: TransportOptions): Promise<TransportAnswer> {
  return new Promise((resolve, reject) => {
    new Service(repository, options, { resolve, reject }).begin();
  });
}

interface Settle {
  readonly resolve: (answer: TransportAnswer) => void;
  readonly reject: (error: Error) => void;
}

/** A git request in progress: connects the client with the host. */
class Service {
  readonly #repository: Repository;
  readonly #options: TransportOptions;
  readonly #settle: Settle;
  readonly #input = new InputGate();
  readonly #body: SpooledAnswer;
  readonly #conversation: ReturnType<Repository['converse']>;
  readonly #moving: Promise<void>[] = [];
  #head = Buffer.alloc(0);
  #answered = false;

  /** Throws `GitUnavailable`. */
  constructor(repository: Repository, options: TransportOptions, settle: Settle) {
    this.#repository = repository;
    this.#options = options;
    this.#settle = settle;
    this.#body = new SpooledAnswer({
      room: repository.spoolRoom,
      caller: repository.caller,
      credit: (bytes) => this.#conversation.send({ kind: 'credit', bytes }),
      closed: () => {
        // An accepted push continues, and its result is still needed.
        this.#conversation.send({ kind: 'cancel' });
        this.#input.close();
      },
    });
    this.#conversation = repository.converse(
      options.service,
      (message, bytes) => this.#receive(message, bytes),
      (error) => this.#fail(error),
    );
  }

  begin(): void {
    const { service, advertise, protocol, contentType, input, left } = this.#options;
    const { maxInputBytes = null, hidesRequests = false, hidesPipelines = false } = this.#options;
    const hides = { hidesRequests, hidesPipelines };
    const { by, caller, path } = this.#conversation;
    const request = { service, advertise, protocol, contentType, ...hides, maxInputBytes, by };
    const question = {
      repository: path,
      caller,
      request,
      window: windowBytes,
      idleLimit: idleLimitMs,
    };
    this.#conversation.send({ kind: 'serve', ...question });
    const failAsTooSlow = () => this.#fail(new ReaderGone('sent too slowly'));
    const { rate } = this.#repository.spoolRoom.limits;
    void sendInput(input, this.#input, this.#conversation, { rate, tooSlow: failAsTooSlow }).catch(
      () => {
        // The client disconnected during its request: git sees the end of its input and stops.
      },
    );
    const leave = () => {
      if (!this.#answered) this.#fail(new ReaderGone(service));
    };
    if (left?.aborted === true) leave();
    left?.addEventListener('abort', leave, { once: true });
    this.#body.once('close', () => left?.removeEventListener('abort', leave));
  }

  #receive(message: FromHost, bytes: Buffer): void {
    switch (message.kind) {
      case 'chunk':
        this.#takeOutput(bytes);
        return;
      case 'consumed':
        this.#input.open(message.bytes);
        return;
      case 'proposed':
        void decide(this.#repository, this.#options, message).then((verdict) =>
          this.#conversation.send({ kind: 'verdict', ...verdict }),
        );
        return;
      case 'moved':
        this.#moving.push(this.#options.moved?.(message.refs) ?? Promise.resolve());
        return;
      case 'failure': {
        const failure = unpackFailure(message.failure);
        // Git has reported the error to the client itself, and ended with an error status.
        if (this.#answered && failure instanceof GitFailed) this.#finish();
        else {
          this.#conversation.end();
          this.#fail(failure);
        }
        return;
      }
      case 'end':
        this.#finish();
        return;
      case 'answer':
    }
  }

  #takeOutput(bytes: Buffer): void {
    if (this.#body.destroyed) return;
    if (this.#answered) {
      this.#body.hold(bytes);
      return;
    }
    this.#head = Buffer.concat([this.#head, bytes]);
    const end = this.#head.indexOf('\r\n\r\n');
    if (end === -1) {
      if (this.#head.length > maxHeaderBytes) this.#body.destroy();
      return;
    }
    this.#answered = true;
    this.#settle.resolve({ ...parseHead(this.#head.toString('latin1', 0, end)), body: this.#body });
    const rest = this.#head.subarray(end + 4);
    this.#conversation.send({ kind: 'credit', bytes: end + 4 });
    if (rest.length > 0) this.#body.hold(Buffer.from(rest));
  }

  #finish(): void {
    this.#conversation.end();
    this.#input.close();
    // Database rows are updated before the client sees the end of the response.
    void Promise.allSettled(this.#moving).then(() => {
      if (!this.#answered) this.#fail(new GitFailed(this.#options.service, 'no answer'));
      else if (!this.#body.destroyed) this.#body.finish();
    });
  }

  #fail(error: Error): void {
    this.#input.close();
    if (this.#answered) this.#body.destroy(error);
    else {
      this.#body.destroy();
      this.#settle.reject(error);
    }
  }
}

async function decide(
  repository: Repository,
  { decide }: TransportOptions,
  { refs, options, quarantine }: Omit<ProposedPush, 'repository'>,
): Promise<Verdict> {
  try {
    if (decide === undefined) return { accepted: false, messages: [] };
    const seen = quarantine === null ? repository : repository.inQuarantine(quarantine);
    return await decide({ refs, options, repository: seen, quarantine });
  } catch {
    return { accepted: false, messages: ['The push could not be checked. Please try again.'] };
  }
}

/** Passes bytes on as the other side accepts them. */
class InputGate {
  #room = 0;
  #closed = false;
  #wake: (() => void) | null = null;

  open(bytes: number): void {
    this.#room += bytes;
    this.#wake?.();
  }

  /** True when all parts wait for the client. */
  get isOpen(): boolean {
    return this.#room > 0 && !this.#closed;
  }

  close(): void {
    this.#closed = true;
    this.#wake?.();
  }

  /** Resolves when the bytes may pass, and counts them; false when no more may pass. */
  async pass(bytes: number): Promise<boolean> {
    while (this.#room <= 0 && !this.#closed) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
      this.#wake = null;
    }
    this.#room -= bytes;
    return !this.#closed;
  }
}

async function sendInput(
  source: Readable | null,
  gate: InputGate,
  conversation: ReturnType<Repository['converse']>,
  { rate, tooSlow }: { readonly rate: LeastRate; readonly tooSlow: () => void },
): Promise<void> {
  let sent = 0;
  const kept = new ReadingRate(rate);
  const unwatch = watchRate(rate, () => {
    if (kept.isTooSlow(gate.isOpen, sent, Date.now())) tooSlow();
  });
  try {
    for await (const chunk of source ?? []) {
      const bytes = chunk as Buffer;
      sent += bytes.length;
      for (let at = 0; at < bytes.length; at += sliceBytes) {
        const slice = bytes.subarray(at, at + sliceBytes);
        if (!(await gate.pass(slice.length))) return;
        conversation.send({ kind: 'input' }, slice);
        await conversation.drained();
      }
    }
  } finally {
    unwatch();
    if (await gate.pass(0)) conversation.send({ kind: 'inputEnd' });
  }
}

/** The headers of a CGI answer. */
function parseHead(text: string): Pick<TransportAnswer, 'status' | 'headers'> {
  let status = 200;
  const headers: Record<string, string> = {};
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon === -1) continue;
    const name = line.slice(0, colon);
    const value = line.slice(colon + 1).trim();
    if (name.toLowerCase() === 'status') status = Number(/^[0-9]{3}/.exec(value)?.[0] ?? 500);
    else headers[name] = value;
  }
  return { status, headers };
}
