import type { Worker } from 'node:cluster';

/** A connection as the primary holds it, until the process that it was handed to has taken it. */
interface Connection {
  close(): void;
}

type Send = (message: unknown, connection?: Connection, ...rest: readonly unknown[]) => boolean;

/**
 * Closes a connection that was passed to a process and not accepted when it died. Node's cluster forgets it, and its
 * client would wait for ever; at most one is on its way to each process. Closing an accepted connection has no effect.
 */
export function closeUntaken(worker: Worker): void {
  const { process: child } = worker;
  // A process that the system could not create has no channel.
  if (!('send' in child)) return;
  const send = child.send.bind(child) as Send;
  let handed: Connection | null = null;
  const sendWatched: Send = (message, connection, ...rest) => {
    if (isConnection(message) && connection !== undefined) handed = connection;
    return send(message, connection, ...rest);
  };
  child.send = sendWatched as typeof child.send;
  worker.once('exit', () => handed?.close());
}

/** Internal message names of Node: no public API reports a connection that is passed on. */
const isConnection = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'act' in message && message.act === 'newconn';
