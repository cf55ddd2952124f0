import type { Readable } from 'node:stream';
import { GitUnavailable, type GitFailure, ReaderGone, unpackFailure } from './errors.ts';
import type { FromHost, RepositoryPath, ToHost } from './host/protocol.ts';
import type { HostProcess } from './host-process.ts';
import type { PendingRequests } from './pending-requests.ts';
import { SpooledAnswer, type SpoolRoom } from './spool.ts';

/** Bytes that the host sends before the reader has taken them. */
const windowBytes = 512 * 1024;

interface StreamRequest {
  readonly repository: RepositoryPath;
  readonly args: readonly string[];
  /** Turns the host's failure into the error that the stream ends with. */
  readonly explain: (failure: GitFailure) => Error;
  readonly caller: string | null;
  /** Ends the stream and the command when it is aborted. */
  readonly left: AbortSignal | undefined;
  /** Milliseconds after which the idle stream is aborted. */
  readonly idleLimit: number;
}

interface Connection {
  readonly process: HostProcess;
  readonly pending: PendingRequests;
  readonly spoolRoom: SpoolRoom;
}

/** The output of one git command; all but its beginning is read no faster than the caller reads. */
export function streamOutput(connection: Connection, request: StreamRequest): Readable {
  const { process, pending, spoolRoom } = connection;
  const { args, caller, left } = request;
  const id = pending.takeId();
  const subject = args[0] ?? '';
  let open = false;
  const tell = (message: ToHost) => {
    if (open) process.running?.writer.send(message);
  };
  const stream = new SpooledAnswer({
    room: spoolRoom,
    caller,
    credit: (bytes) => tell({ id, kind: 'credit', bytes }),
    closed: () => {
      tell({ id, kind: 'cancel' });
      open = false;
      pending.remove(id);
    },
  });
  if (left?.aborted === true) {
    stream.destroy(new ReaderGone(subject));
    return stream;
  }
  endWhenLeft(stream, subject, left);
  const receive = (message: FromHost, body: Buffer) => {
    if (message.kind === 'chunk') {
      stream.hold(body);
      return;
    }
    open = false;
    pending.remove(id);
    if (message.kind === 'failure') stream.destroy(request.explain(unpackFailure(message.failure)));
    else stream.finish();
  };
  const fail = (error: Error) => {
    open = false;
    stream.destroy(error);
  };

  try {
    const { writer } = process.require();
    // The host watches streams itself: an active stream has no time limit.
    pending.add(id, { since: 0, timeLimit: Infinity, subject, receive, fail });
    open = true;
    const { repository, idleLimit } = request;
    const ask = { repository, caller, args, window: windowBytes, idleLimit };
    writer.send({ id, kind: 'stream', ...ask } satisfies ToHost);
  } catch (error) {
    stream.destroy(error instanceof Error ? error : new GitUnavailable('stream'));
  }
  return stream;
}

function endWhenLeft(stream: Readable, subject: string, left: AbortSignal | undefined): void {
  const leave = () => void stream.destroy(new ReaderGone(subject));
  left?.addEventListener('abort', leave, { once: true });
  stream.once('close', () => left?.removeEventListener('abort', leave));
}
