import { findDestination, type Destination, type OutboundRules } from './destination.ts';
import { ask, readBeginning } from './exchange.ts';

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
  /** The URL that answered, after all redirects. */
  readonly url: URL;
  readonly destination: Destination;
  /** True where that URL has the same origin as the first one. */
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
    const { headers, signal } = options;
    const { authorization, ...others } = headers;
    const shown = sameOrigin && authorization !== undefined ? headers : others;
    const response = await ask({ url, destination, headers: shown, signal });
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
