import { Socket } from 'node:net';
import { packFailure, RepositoryMissing } from '../errors.ts';
import { findSubcommand } from './command.ts';
import { includeQuarantine } from './environment.ts';
import { streamCommand, type OutputStream } from './output-stream.ts';
import { FrameWriter, readFrames } from './frames.ts';
import { answerRequest, explainFailure, type Result } from './handlers.ts';
import { HostOperations, type HostLimits } from './operations.ts';
import type { FromHost, Operation, RefMove, RepositoryPath, ToHost } from './protocol.ts';
import type { Note } from './ref-marks.ts';
import { PushHooks } from './push-hooks.ts';
import type { Turn } from './slots.ts';
import { RepositoryStore } from './store.ts';
import { startTransport, type Transport } from './transport.ts';

/**
 * The git host: started with the store's directory and its limits (JSON), it answers the server over descriptor 4 and
 * ends with that pipe.
 */
const [root = '', limits = '{}'] = process.argv.slice(2);
const pipe = new Socket({ fd: 4, allowHalfOpen: true });
const writer = new FrameWriter(pipe);
const operations = new HostOperations(new RepositoryStore(root), JSON.parse(limits) as HostLimits);
const bodies = new Map<number, Buffer[]>();
/** Commands of callers who wait and may disconnect. */
const readings = new Map<number, AbortController>();
const longReads: ReadonlySet<Operation> = new Set([
  ...['run', 'treePage', 'lastCommit', 'fetchFrom', 'unbundle'],
] as Operation[]);
const streams = new Map<number, OutputStream | Transport>();
const hooks = new PushHooks(root);
/** Streams that wait for their turn. */
const waiting = new Map<number, AbortController>();
/** Requests wait until the changes that a power cut lost are recovered. */
let recovering: Promise<void> | null = operations.recover().then(
  () => {
    recovering = null;
  },
  (error: unknown) => {
    process.stderr.write(`repositories cannot be recovered: ${String(error)}\n`);
    process.exit(1);
  },
);
let working = 0;
let closing = false;

function send(message: FromHost, body?: Buffer): void {
  if (!pipe.destroyed) writer.send(message, body);
}

async function receive(message: ToHost, body: Buffer): Promise<void> {
  const { id } = message;
  switch (message.kind) {
    case 'part': {
      const parts = bodies.get(id) ?? [];
      parts.push(body);
      bodies.set(id, parts);
      return;
    }
    case 'ask': {
      const parts = bodies.get(id) ?? [];
      bodies.delete(id);
      const result = await perform(message, [...parts, body]);
      send({ id, kind: 'answer', answer: result.answer }, result.body);
      return;
    }
    case 'stream':
      await operations.streams.run(createTurn(message), async () => {
        if (!waiting.delete(id)) return;
        const { repository, caller, args, window, idleLimit } = message;
        const gitDirectory = await findDirectory(repository, args);
        const bounds = { window, idleLimit, turn: { key: repository, caller } };
        const stream = streamCommand(gitDirectory, args, bounds, (chunk) =>
          send({ id, kind: 'chunk' }, chunk),
        );
        streams.set(id, stream);
        await stream.ended
          .catch(async (error: unknown) => {
            throw await explainFailure(operations, repository, error);
          })
          .finally(() => streams.delete(id));
      });
      send({ id, kind: 'end' });
      return;
    case 'serve':
      await operations.transports.run(createTurn(message), () => serve(message));
      send({ id, kind: 'end' });
      return;
    case 'input':
    case 'inputEnd':
    case 'verdict': {
      const transport = streams.get(id);
      if (transport === undefined || !('input' in transport)) return;
      if (message.kind === 'input') transport.input(body);
      else if (message.kind === 'inputEnd') transport.inputEnd();
      else transport.verdict(message.accepted, message.messages);
      return;
    }
    case 'credit':
      streams.get(id)?.credit(message.bytes);
      return;
    case 'cancel':
      waiting.get(id)?.abort();
      waiting.delete(id);
      readings.get(id)?.abort();
      streams.get(id)?.cancel();
  }
}

async function findDirectory(repository: RepositoryPath, args: readonly string[]): Promise<string> {
  const { store } = operations;
  return findSubcommand(args) === 'archive'
    ? store.withoutRefs(repository)
    : store.locationOf(repository);
}

/** The turn of a stream, which can be cancelled while it waits. */
function createTurn({ id, repository, caller }: ToHost & { kind: 'stream' | 'serve' }): Turn {
  const waits = new AbortController();
  waiting.set(id, waits);
  return { key: repository, caller, left: waits.signal };
}

async function perform(
  question: ToHost & { kind: 'ask' },
  body: readonly Buffer[],
): Promise<Result> {
  // Only these are ended when the caller leaves: others take no time, or have to be carried out.
  if (!longReads.has(question.operation)) return answerRequest(operations, question, body);
  const { id } = question;
  const reading = new AbortController();
  readings.set(id, reading);
  return answerRequest(operations, question, body, reading.signal).finally(() =>
    readings.delete(id),
  );
}

async function serve(message: ToHost & { kind: 'serve' }): Promise<void> {
  const { id, repository, request, window, idleLimit } = message;
  const gitDirectory = operations.store.directoryOf(repository);
  if (!(await operations.store.exists(repository))) throw new RepositoryMissing(repository);
  const hooksFolder =
    request.service === 'git-receive-pack' ? await hooks.directory() : '/dev/null';
  if (!waiting.delete(id)) return;
  const push = new PushUnderWay();
  const transport = startTransport({
    root,
    repository,
    gitDirectory,
    request,
    window,
    idleLimit,
    pushSeconds: operations.pushSeconds,
    hooks: hooksFolder,
    beforeRefsMove: async () => {
      push.note = await operations.noteMoves(gitDirectory, request.by, push.refs);
    },
    send: (part, bytes) => {
      if (part.kind === 'proposed') push.proposed(part);
      if (part.kind === 'moved') push.hasMoved(part);
      send({ ...part, id }, bytes);
    },
  });
  streams.set(id, transport);
  // The transport accepts input from here on.
  send({ id, kind: 'consumed', bytes: window });
  try {
    await transport.ended;
    // Git ended without reporting any ref.
    if (!push.moved) push.note?.drop();
  } finally {
    streams.delete(id);
    const { quarantine } = push;
    if (quarantine !== null) await operations.release(includeQuarantine(gitDirectory, quarantine));
  }
}

/** The state of a push that is under way. */
class PushUnderWay {
  /** Quarantine folder of the pushed objects until the push is accepted. */
  quarantine: string | null = null;
  refs: readonly RefMove[] = [];
  note: Note | null = null;
  moved = false;

  proposed({
    quarantine,
    refs,
  }: Pick<FromHost & { kind: 'proposed' }, 'quarantine' | 'refs'>): void {
    this.quarantine = quarantine;
    this.refs = refs;
  }

  hasMoved({ refs }: Pick<FromHost & { kind: 'moved' }, 'refs'>): void {
    this.moved = true;
    this.note?.narrow(refs);
  }
}

async function handleMessage(message: ToHost, body: Buffer): Promise<void> {
  working += 1;
  try {
    if (recovering !== null) await recovering;
    await receive(message, body);
  } catch (error) {
    waiting.delete(message.id);
    send({ id: message.id, kind: 'failure', failure: packFailure(error) });
  } finally {
    working -= 1;
    if (closing && working === 0) pipe.end();
  }
}

async function leave(): Promise<void> {
  await operations.close();
  process.exit(0);
}

pipe.on(
  'data',
  readFrames<ToHost>((message, body) => void handleMessage(message, body)),
);
// The server closes its half of the pipe to end the host, which first finishes pending requests.
pipe.on('end', () => {
  closing = true;
  for (const stream of streams.values()) stream.cancel();
  if (working === 0) pipe.end();
});
pipe.on('error', () => undefined);
pipe.on('close', () => void leave());
// Signals to the whole process group are for the server, which may still have work for us.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
void operations.store.sweep();
