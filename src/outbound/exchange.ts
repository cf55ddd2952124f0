import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Destination } from './destination.ts';
import { runUntilAborted } from '#src/turns/run-until-aborted.ts';
import { findStandIn } from './network.ts';

/** A certificate of this server and its private key, in PEM. */
export interface ClientIdentity {
  readonly cert: string;
  readonly key: string;
  readonly passphrase?: string;
}

interface ExchangeRequest {
  readonly url: URL;
  /** Address of the URL's host, checked against the outbound rules. */
  readonly destination: Destination;
  readonly headers: Readonly<Record<string, string>>;
  /** Aborts it; the caller bounds the time. */
  readonly signal: AbortSignal;
  /** The body, or a function that sends it. */
  readonly posted?: string | ((request: ClientRequest) => void);
  /** Default: `POST` with a body, else `GET`. */
  readonly method?: string;
  /** False where the certificate of the server need not be valid. */
  readonly verified?: boolean;
  /** Shown to servers that ask for it, over TLS alone. */
  readonly identity?: ClientIdentity;
}

/**
 * Sends one request to the resolved address and returns its response. Rejects when the connection ends without a response,
 * when the server switches the protocol, and when the signal aborts.
 */
export function ask({
  url,
  destination,
  headers,
  signal,
  posted,
  method = posted === undefined ? 'GET' : 'POST',
  verified = true,
  identity,
}: ExchangeRequest): Promise<IncomingMessage> {
  const { address, family, port } = destination;
  const { authority } = findStandIn();
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const exchange = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(url, {
        method,
        // The host of the URL, also where another port replaces its own.
        headers: { ...headers, Host: url.host },
        port,
        signal,
        ...identity,
        ...(authority !== undefined && { ca: authority }),
        rejectUnauthorized: verified,
        // A new connection: a pooled one may belong to another name that was resolved.
        agent: false,
        lookup: (_hostname, options, found) =>
          options.all === true ? found(null, [{ address, family }]) : found(null, address, family),
      });
      sent.once('response', resolve);
      sent.on('error', reject);
      sent.once('upgrade', (_response, socket) => {
        socket.destroy();
        reject(new Error('the server switches the protocol'));
      });
      // The last event of each request, and the only one of some. Later rejections have no effect.
      sent.once('close', () => reject(new Error('the connection ended without an answer')));
      if (typeof posted === 'function') posted(sent);
      else sent.end(posted);
    });
  return runUntilAborted(signal, exchange);
}

/** The headers of a response with lower-case names; repeated headers are joined. */
export function toHeaderRecord({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : String(value),
    ]),
  );
}

/** Reads a limited number of bytes of a response, and ignores the rest. */
export async function readBeginning(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  response.destroy();
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
