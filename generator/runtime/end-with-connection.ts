import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Answers that wait behind others of their connection. */
const waiting = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Closes the answer with its connection; call it with each request. Node closes only the answer being sent: later
 * answers on the connection would get no event, and would hold their resources for ever.
 */
export function endWithConnection(
  { socket }: Pick<IncomingMessage, 'socket'>,
  response: ServerResponse,
): void {
  if (response.socket !== null || response.destroyed) return;
  const answers = waiting.get(socket) ?? trackAnswers(socket);
  answers.add(response);
  response.once('close', () => answers.delete(response));
  if (socket.destroyed) close(response);
}

function trackAnswers(socket: Socket): Set<ServerResponse> {
  const answers = new Set<ServerResponse>();
  waiting.set(socket, answers);
  socket.once('close', () => answers.forEach(close));
  return answers;
}

function close(response: ServerResponse): void {
  if (response.closed) return;
  response.destroy();
  // Streams that are given to it later look at this.
  Object.defineProperty(response, 'closed', { value: true });
  response.emit('close');
}
