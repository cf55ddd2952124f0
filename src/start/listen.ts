import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config.ts';
import { StartFailure, systemReason } from './start-failure.ts';

/** A server that listens; until `open` is called it answers 503, so that the port is ours before the work begins. */
export interface Listener {
  readonly server: Server;
  readonly port: number;
  open(handler: RequestListener): void;
}

/** Takes the port, or fails with one line that says why not. */
export async function listen(config: Pick<Config, 'host' | 'port'>): Promise<Listener> {
  let handler: RequestListener = answerStarting;
  const server = createServer(limits, (req, res) => handler(req, res));
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: config.host, port: config.port }, resolve);
  }).catch((error: unknown) => {
    throw new StartFailure(
      `PORT: cannot listen on ${config.host} port ${config.port} (${systemReason(error)})`,
    );
  });
  return {
    server,
    port: portOf(server.address()),
    open(next) {
      handler = next;
    },
  };
}

/**
 * Headers must arrive within 20 s and fit 32 KB; a whole request may take 10 minutes, as uploads do. Idle
 * connections stay a little longer than the 60 s that common balancers keep theirs, so that they close first.
 */
const limits = { headersTimeout: 20_000, requestTimeout: 600_000, maxHeaderSize: 32_768 };

function answerStarting(_req: IncomingMessage, res: ServerResponse): void {
  res.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' });
  res.end('{"message":"503 Service Unavailable"}');
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
