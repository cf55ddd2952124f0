import type { IncomingMessage } from 'node:http';
import { findDestination, type Destination, type OutboundRules } from './destination.ts';
import { ask } from './exchange.ts';

export interface FollowOptions {
  readonly rules: OutboundRules;
  /** Also an `authorization`, which other hosts are not shown. */
  readonly headers: Readonly<Record<string, string>>;
  /** Aborts it; the caller bounds the time. */
  readonly signal: AbortSignal;
  /** `GET` by default. */
  readonly method?: 'GET' | 'HEAD';
  /** False where the certificates of the servers need not be valid. */
  readonly verified?: boolean;
}

interface Followed {
  readonly response: IncomingMessage;
  /** The URL that answered, after all redirects. */
  readonly url: URL;
  readonly destination: Destination;
  /** True if that URL has the same origin as the first one. */
  readonly sameOrigin: boolean;
}

const maxRedirects = 5;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * The response of an http or https URL. Every host on the way is resolved once, and requested only if the rules allow
 * it. Rejects without a response.
 */
export async function askFollowing(
  first: URL,
  { rules, headers, ...options }: FollowOptions,
): Promise<Followed> {
  let url = first;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const destination = await findDestination(url, rules);
    const sameOrigin = url.origin === first.origin;
    const { authorization, ...others } = headers;
    const shown = sameOrigin && authorization !== undefined ? headers : others;
    const response = await ask({ url, destination, headers: shown, ...options });
    const { location } = response.headers;
    if (!redirects.has(response.statusCode ?? 0) || location === undefined) {
      return { response, url, destination, sameOrigin };
    }
    response.destroy();
    if (!URL.canParse(location, url.href)) throw new Error('the redirect has no valid address');
    url = new URL(location, url.href);
    if (!/^https?:$/.test(url.protocol)) throw new Error('the redirect leads to no HTTP address');
  }
  throw new Error('there are too many redirects');
}
