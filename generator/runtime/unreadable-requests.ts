import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from './failure.ts';
import { toProblem } from './problem.ts';
import { type RefusalReason, RefusedRequest } from './refused-request.ts';
import { JSON_TYPE } from './json-type.ts';

/** The facts of a request that is answered before it is read; both are empty where nothing is known. */
export interface UnreadRequest {
  readonly target: string;
  readonly accept: string;
}

/** Milliseconds of reading the rest of a request while the client keeps the connection open. */
const patience = 2_000;

const reasons: Readonly<Record<string, RefusalReason>> = {
  HPE_HEADER_OVERFLOW: 'longHead',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'largeBody',
  ERR_HTTP_REQUEST_TIMEOUT: 'slow',
};

/**
 * Answers unreadable requests, such as one with a too large head, and reads on until the client has sent everything. A
 * connection closed while bytes arrive is reset, and the client would never see the answer.
 *
 * Any `Expect` other than `100-continue` is rejected as well.
 */
export function answerUnreadable(
  server: Server,
  tell: (refused: RefusedRequest, asked: UnreadRequest) => Failure = toProblem,
  patienceMs = patience,
): void {
  const answered = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    // The parser fails again at each part that is read.
    if (answered.has(socket)) return;
    answered.add(socket);
    if (!socket.writable || hasBegunToAnswer(socket)) {
      socket.destroy();
      return;
    }
    const timer = setTimeout(() => socket.destroy(), patienceMs);
    socket.once('close', () => clearTimeout(timer));
    const reason = reasons[error.code ?? ''] ?? 'unreadable';
    const { status, headers, text } = writeFailure(
      tell(new RefusedRequest(reason), readHead(error)),
    );
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const asked = { target: request.url ?? '', accept: request.headers.accept ?? '' };
    const { status, headers, text } = writeFailure(tell(new RefusedRequest('expectation'), asked));
    response.writeHead(status, headers);
    response.end(text);
  });
}

/** The part that there is of the head of a request that cannot be read. */
function readHead({ rawPacket }: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }) {
  const text = rawPacket?.subarray(0, mostOfHead).toString('latin1') ?? '';
  const [, target = ''] = /^[A-Z]+ (\S+)/.exec(text) ?? [];
  const [, accept = ''] = /\naccept:[ \t]*([^\r\n]*)/i.exec(text) ?? [];
  return { target, accept };
}

/** Bytes of a head that are looked at. */
const mostOfHead = 8_192;

function writeFailure({ status, body, headers }: Failure) {
  const text = typeof body === 'string' ? body : body === null ? '' : JSON.stringify(body);
  const always = { 'Content-Length': String(Buffer.byteLength(text)), Connection: 'close' };
  return { status, text, headers: { 'Content-Type': JSON_TYPE, ...headers, ...always } };
}

/** Tells whether a response to an earlier request of the connection has begun, as Node checks it. */
function hasBegunToAnswer(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as { _httpMessage?: { readonly headersSent: boolean } };
  return answer?.headersSent === true;
}
