import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that the rest of what a client sends is read for, while it does not close the connection. */
const patience = 2_000;

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what cannot be read as a request, such as one whose head is too large, and reads on until the client has sent
 * all of it: a connection that is closed while bytes arrive is reset, and clients never see the answer then. Nor does the
 * server do what else than `100-continue` a request expects of it.
 */
export function answerUnreadable(server: Server, patienceMs = patience): void {
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
    const status = statuses[error.code ?? ''] ?? 400;
    const { reason, body } = answerOf(status);
    const head = [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { body } = answerOf(417);
    response.writeHead(417, {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Connection: 'close',
    });
    response.end(body);
  });
}

/** In the shape of all failures; of what cannot be read nobody knows which operation it is for. */
function answerOf(status: number): { readonly reason: string; readonly body: string } {
  const reason = STATUS_CODES[status] ?? '';
  return { reason, body: JSON.stringify({ message: `${status} ${reason}` }) };
}

/** Tells whether an answer to an earlier request of the connection is on its way, as Node itself looks at it. */
function hasBegunToAnswer(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as { _httpMessage?: { readonly headersSent: boolean } };
  return answer?.headersSent === true;
}
