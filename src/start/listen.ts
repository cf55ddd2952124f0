import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { continueWhenRead } from '#runtime/early-answer.ts';
import { answerUnreadable } from '#runtime/unreadable-requests.ts';
import type { Config } from '#src/config.ts';
import { toUnreadableFailure } from '#src/http/refusals.ts';
import { minuteMs } from '#src/units.ts';
import { StartFailure, describeSystemError } from './start-failure.ts';

/**
 * Server that listens at once, so that the port is taken before other work begins. Requests wait until `open` is
 * called, for ten seconds at most: a client that connects right after the start gets an answer, and need not retry.
 */
export interface ServerListener {
  readonly server: Server;
  readonly port: number;
  open(handler: RequestListener): void;
}

/** Listens on the port, or fails with one line that states the reason. */
export async function listen(config: Pick<Config, 'host' | 'port'>): Promise<ServerListener> {
  const early = new EarlyRequests();
  let holdRequest: RequestListener = (req, res) => early.hold(req, res);
  const answer: RequestListener = (req, res) => holdRequest(req, res);
  const server = createServer(limits, answer);
  continueWhenRead(server, answer);
  server.keepAliveTimeout = 65_000;
  server.timeout = standstillTimeoutMs;
  answerUnreadable(server, toUnreadableFailure);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: config.host, port: config.port }, resolve);
  }).catch((error: unknown) => {
    throw new StartFailure(
      `PORT: cannot listen on ${config.host} port ${config.port} (${describeSystemError(error)})`,
    );
  });
  return {
    server,
    port: getPort(server.address()),
    open(next) {
      holdRequest = next;
      early.release(next);
    },
  };
}

/**
 * Headers must arrive within 20 s and fit 32 KB; a whole request may take an hour, as large pushes do. Idle
 * connections stay a little longer than the 60 s that common balancers keep theirs, so that they close first.
 */
const limits = { headersTimeout: 20_000, requestTimeout: 3_600_000, maxHeaderSize: 32_768 };

/** Milliseconds after which a request or answer that does not move at all is given up. */
const standstillTimeoutMs = 10 * minuteMs;

/** Requests that arrived before the server could answer. */
class EarlyRequests {
  readonly #held = new Map<ServerResponse, { request: IncomingMessage; timer: NodeJS.Timeout }>();

  hold(request: IncomingMessage, response: ServerResponse): void {
    if (this.#held.size >= maxHeldRequests) {
      answerStarting(response);
      return;
    }
    const timer = setTimeout(() => {
      this.#held.delete(response);
      answerStarting(response);
    }, maxHeldMs);
    this.#held.set(response, { request, timer });
    response.once('close', () => {
      clearTimeout(timer);
      this.#held.delete(response);
    });
  }

  release(handler: RequestListener): void {
    for (const [response, { request, timer }] of this.#held) {
      clearTimeout(timer);
      handler(request, response);
    }
    this.#held.clear();
  }
}

/**
 * Maximum number of held requests, and of milliseconds that each waits: a first start with demo data takes some
 * seconds.
 */
const maxHeldRequests = 1000;
const maxHeldMs = 10_000;

function answerStarting(response: ServerResponse): void {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' });
  response.end('{"message":"503 Service Unavailable"}');
}

function getPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
