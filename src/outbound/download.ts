import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { leastRate, type LeastRate, ReadingRate, watchRate } from '#runtime/reading-rate.ts';
import type { OutboundRules } from './destination.ts';
import { toHeaderRecord } from './exchange.ts';
import { askFollowing } from './follow.ts';
import { runInTime } from './in-time.ts';
import { NoAnswer, findNoAnswer } from './no-answer.ts';

interface DownloadOptions {
  /** `GET` by default; the body of a `HEAD` is empty. */
  readonly method?: 'GET' | 'HEAD';
  readonly rules: OutboundRules;
  /** Also an `authorization`, which other hosts are not shown. */
  readonly headers: Readonly<Record<string, string>>;
  /** False where the certificates of the servers need not be valid. */
  readonly verified: boolean;
  /** The body ends in `NoAnswer` with one byte more. */
  readonly maxBytes: number;
  /** Milliseconds until the headers arrive. */
  readonly answerMs: number;
  /** The body ends in `NoAnswer` where the server sends less than this while it is waited for. */
  readonly rate?: LeastRate;
  /** Aborts it, also the body. */
  readonly signal?: AbortSignal;
}

interface Download {
  readonly status: number;
  /** Received headers: names in lower case, repeated ones joined. */
  readonly headers: Readonly<Record<string, string>>;
  /** Stream that the caller reads or destroys; it arrives no faster than it is read. */
  readonly body: Readable;
  /** The URL that answered, after all redirects. */
  readonly url: URL;
}

/**
 * Opens an http or https URL. Every host on the way is resolved once, and requested only if the rules allow it.
 * @throws NoAnswer
 */
export async function download(
  first: URL,
  { maxBytes, answerMs, rate = leastRate, signal, ...options }: DownloadOptions,
): Promise<Download> {
  const createLateError = () => new NoAnswer('late');
  // The signal of the time limit ends with the headers: the body has no time limit.
  const found = await runInTime(answerMs, createLateError, async (inHeaders) => {
    const signals = [inHeaders, ...(signal === undefined ? [] : [signal])];
    return askFollowing(first, { ...options, signal: AbortSignal.any(signals) });
  }).catch((error: unknown) => {
    throw findNoAnswer(error);
  });
  const { response, url } = found;
  if (options.method !== 'HEAD' && Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw new NoAnswer('large');
  }
  const body = Readable.from(measureRate(response, maxBytes, rate), { objectMode: false });
  // A body that is never read has not started, and does not close the response by itself.
  body.once('close', () => response.destroy());
  return { status: response.statusCode ?? 0, headers: toHeaderRecord(response), body, url };
}

/** The minimum rate applies to the server only while the reader waits for the next piece. */
async function* measureRate(response: IncomingMessage, maxBytes: number, rate: LeastRate) {
  const kept = new ReadingRate(rate);
  let [bytes, waiting] = [0, true];
  const unwatch = watchRate(rate, () => {
    if (kept.isTooSlow(waiting, bytes, performance.now())) response.destroy(new NoAnswer('slow'));
  });
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      waiting = false;
      bytes += chunk.length;
      if (bytes > maxBytes) throw new NoAnswer('large');
      yield chunk;
      waiting = true;
    }
  } catch (error) {
    throw findNoAnswer(error);
  } finally {
    unwatch();
  }
}
