import { runUntilAborted } from '#src/turns/run-until-aborted.ts';
import type { Destination } from './destination.ts';
import { readBeginning } from './exchange.ts';
import { askFollowing, type FollowOptions } from './follow.ts';

interface GetOptions extends Omit<FollowOptions, 'method' | 'verified'> {
  /** Bytes of the body to wait for at most; the rest is not read. */
  readonly maxBytes: number;
}

interface Beginning {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
  /** The URL that answered, after all redirects. */
  readonly url: URL;
  readonly destination: Destination;
  /** True if that URL has the same origin as the first one. */
  readonly sameOrigin: boolean;
}

/**
 * The beginning of what is at an http or https URL. Every host on the way is looked up once, and only asked when the
 * rules allow it. Rejects when there is no answer, and once the signal aborts.
 */
export async function getBeginning(
  first: URL,
  { maxBytes, ...options }: GetOptions,
): Promise<Beginning> {
  return runUntilAborted(options.signal, async () => {
    const { response, ...found } = await askFollowing(first, options);
    const body = await readBeginning(response, maxBytes);
    const contentType = response.headers['content-type'] ?? '';
    return { status: response.statusCode ?? 0, contentType, body, ...found };
  });
}
