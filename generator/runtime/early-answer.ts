import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { CHUNKS_OF_TURN } from './body-bytes.ts';
import type { HeaderList } from './respond.ts';

/** Requests whose clients wait for a word before they send the body. */
const waiting = new WeakSet<IncomingMessage>();

/**
 * Sends `100 Continue` only when the body begins to be read, so that a refusal can come first. `handler` receives these
 * requests like all others.
 */
export function continueWhenRead(server: Server, handler: RequestListener): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(request);
    request.on('newListener', (event) => {
      if (event !== 'data' && event !== 'readable') return;
      if (waiting.delete(request) && !response.headersSent) response.writeContinue();
    });
    handler(request, response);
  });
}

/** Bytes and milliseconds of a refused body that are read at most before the connection is closed. */
const MOST_READ = 16_777_216;
const LONGEST_MS = 5_000;
/** Maximum kept connections, the newest ones; bodies that are SMALL are read in any case. */
const MOST_AT_ONCE = 100;
const SMALL = 65_536;

/** Functions that each end one kept connection, the oldest first: one client cannot block the responses of others. */
const kept = new Set<() => void>();

/**
 * Sends an answer to a request that is not read to its end, and closes the connection. Clients read the answer when they
 * have sent the body, or stop when they see it: a connection that is closed before takes the answer with it. So the
 * answer leaves at once, and the rest of the body is read and forgotten meanwhile, within bounds.
 */
export function answerEarly(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  status: number,
  headers: HeaderList,
  body: string,
): void {
  headers.push('Content-Length', String(Buffer.byteLength(body)), 'Connection', 'close');
  response.writeHead(status, headers);
  if (body === '' || request.method === 'HEAD') response.flushHeaders();
  else response.write(body);
  // A client that waits for `100 Continue` sends no body.
  if (waiting.has(request)) response.end();
  else discardRest(request, () => response.end());
}

/** Reads and discards the rest of a body; calls `done` at its end, or when it takes too long. */
function discardRest(request: IncomingMessage, done: () => void): void {
  const small = Number(request.headers['content-length'] ?? Infinity) <= SMALL;
  if (request.complete || request.destroyed) {
    done();
    return;
  }
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    kept.delete(end);
    done();
  };
  const timer = setTimeout(end, LONGEST_MS);
  if (!small) {
    const [oldest] = kept.size < MOST_AT_ONCE ? [] : kept;
    oldest?.();
    kept.add(end);
  }
  let bytes = 0;
  let chunks = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    chunks += 1;
    if (bytes > MOST_READ) {
      request.pause();
      end();
    } else if (chunks % CHUNKS_OF_TURN === 0) {
      request.pause();
      setImmediate(() => request.resume());
    }
  });
  request.on('end', end).on('close', end).on('error', end).resume();
}
