import type { Socket } from 'node:net';

const signals = new WeakMap<Socket, AbortSignal>();

/**
 * Gives a signal that is aborted when the connection is lost: its pending answers are then useless. Node sets the
 * socket of a request to null when its connection is lost.
 */
export function watchConnection(socket: Socket | null): AbortSignal {
  if (socket === null) return AbortSignal.abort();
  const known = signals.get(socket);
  if (known !== undefined) return known;
  const controller = new AbortController();
  if (socket.destroyed) controller.abort();
  else socket.once('close', () => controller.abort());
  signals.set(socket, controller.signal);
  return controller.signal;
}

/** Node's error codes for streams whose other end is closed. */
const cutOff = new Set([
  'ABORT_ERR',
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
]);

/** Tells whether an error only means that the client disconnected: no action is needed. */
export function isCutOff(error: unknown, { socket }: { readonly socket: Socket | null }): boolean {
  if (socket !== null && !socket.destroyed) return false;
  if (!(error instanceof Error) || !('code' in error)) return false;
  return typeof error.code === 'string' && cutOff.has(error.code);
}
