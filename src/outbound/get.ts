import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { findDestination, type Destination, type OutboundRules } from './destination.ts';

interface GetOptions {
  readonly rules: OutboundRules;
  /** Also an `authorization`, which other hosts are not shown. */
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes of the body to wait for at most; the rest is not read. */
  readonly maxBytes: number;
  /** Aborts it; the caller bounds the time. */
  readonly signal: AbortSignal;
}

interface Beginning {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  /** What answered, after all redirects. */
  readonly url: URL;
  readonly destination: Destination;
  /** Whether it is the host that was asked first. */
  readonly sameOrigin: boolean;
}

const mostRedirects = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * The beginning of what is at an http or https URL. Every host on the way is looked up once, and only asked when the
 * rules allow it. Rejects when there is no answer.
 */
export async function getBeginning(first: URL, options: GetOptions): Promise<Beginning> {
  let url = first;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const destination = await findDestination(url, options.rules);
    const sameOrigin = url.origin === first.origin;
    const response = await ask(url, destination, sameOrigin, options);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (!redirects.has(status) || location === undefined) {
      const body = await readBeginning(response, options.maxBytes);
      const contentType = response.headers['content-type'] ?? '';
      return { status, contentType, body, url, destination, sameOrigin };
    }
    response.destroy();
    if (!URL.canParse(location, url.href)) throw new Error('the redirect leads nowhere');
    url = new URL(location, url.href);
    if (!/^https?:$/.test(url.protocol)) throw new Error('the redirect leads elsewhere');
  }
  throw new Error('there are too many redirects');
}

function ask(
  url: URL,
  { address, family }: Destination,
  sameOrigin: boolean,
  { headers, signal }: GetOptions,
): Promise<IncomingMessage> {
  const { authorization, ...others } = headers;
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      headers: sameOrigin && authorization !== undefined ? headers : others,
      signal,
      // A connection of its own: no other one may have been made after a look at another name.
      agent: false,
      lookup: (_hostname, options, found) =>
        options.all === true ? found(null, [{ address, family }]) : found(null, address, family),
    });
    asked.once('response', resolve);
    asked.on('error', reject);
    asked.end();
  });
}

async function readBeginning(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
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
