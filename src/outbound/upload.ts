import type { ClientRequest } from 'node:http';
import type { Readable } from 'node:stream';
import { leastRate, type LeastRate, ReadingRate, watchRate } from '#runtime/reading-rate.ts';
import { findDestination, type OutboundRules } from './destination.ts';
import { ask, toHeaderRecord, readBeginning } from './exchange.ts';
import { runInTime } from './in-time.ts';
import { NoAnswer, findNoAnswer } from './no-answer.ts';
import { type Answer, toAuthorizationHeader } from './send.ts';

interface UploadOptions {
  readonly method: 'POST' | 'PUT';
  readonly rules: OutboundRules;
  readonly headers: Readonly<Record<string, string>>;
  /** Destroyed at the end of the request, even if it was not sent completely. */
  readonly body: Readable;
  /** Bytes of the body; null for an unknown size: it is then sent in chunks. */
  readonly bodyBytes: number | null;
  /** False where the certificate of the receiver need not be valid. */
  readonly verified: boolean;
  /** Bytes of the answer to wait for at most; the rest is not read. */
  readonly maxBytes: number;
  /** Milliseconds until the response, after the end of the body. */
  readonly answerMs: number;
  /** Aborted if the receiver reads slower than this while bytes wait. */
  readonly rate?: LeastRate;
  readonly signal?: AbortSignal;
}

/**
 * Sends a stream as the body of one request to an http or https URL whose host the rules allow. Redirects are not
 * followed: no other server gets the body. An error of the body itself is rethrown.
 * @throws NoAnswer
 */
export async function upload(
  url: URL,
  { method, rules, headers, body, bodyBytes, verified, maxBytes, signal, ...times }: UploadOptions,
): Promise<Answer> {
  const ended = new AbortController();
  const signals = [ended.signal, ...(signal === undefined ? [] : [signal])];
  const sending = new Sending(body, times.rate ?? leastRate);
  try {
    const destination = await findDestination(url, rules);
    const answered = ask({
      url,
      destination,
      method,
      verified,
      signal: AbortSignal.any(signals),
      headers: {
        ...headers,
        ...toAuthorizationHeader(url),
        ...(bodyBytes !== null && { 'content-length': String(bodyBytes) }),
      },
      posted: (request) => sending.begin(request),
    });
    // A receiver may answer before the end of the body, and stop reading.
    await Promise.race([answered, sending.done]);
    const createLateError = () => new NoAnswer('late');
    return await runInTime(times.answerMs, createLateError, async () => {
      const response = await answered;
      const status = response.statusCode ?? 0;
      const bytes = await readBeginning(response, maxBytes);
      return { status, headers: toHeaderRecord(response), body: bytes };
    });
  } catch (error) {
    throw sending.failure ?? findNoAnswer(error);
  } finally {
    sending.end();
    ended.abort();
  }
}

/** Waits until a request takes more of its body, or has ended. */
function waitForDrain(request: ClientRequest): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      request.off('drain', settle).off('close', settle);
      resolve();
    };
    request.once('drain', settle).once('close', settle);
  });
}

/** A body on its way. */
class Sending {
  readonly #body: Readable;
  readonly #rate: LeastRate;
  /** Settles when the whole body is sent, or cannot be. */
  readonly done: Promise<void>;
  #settle: { readonly sent: () => void; readonly failed: (error: unknown) => void } | null = null;
  #unwatch: (() => void) | null = null;
  /** The reason why it was not sent to its end: the body's own, or that the receiver is too slow. */
  failure: Error | null = null;

  constructor(body: Readable, rate: LeastRate) {
    this.#body = body;
    this.#rate = rate;
    this.done = new Promise((sent, failed) => {
      this.#settle = { sent, failed };
    });
    // The handler avoids an unhandled rejection after all callers have stopped waiting.
    this.done.catch(() => undefined);
    body.once('error', (error) => this.#fail(error));
  }

  begin(request: ClientRequest): void {
    this.#send(request).then(
      () => this.#settle?.sent(),
      (error: unknown) => this.#settle?.failed(error),
    );
  }

  async #send(request: ClientRequest): Promise<void> {
    const kept = new ReadingRate(this.#rate);
    let taken = 0;
    this.#unwatch = watchRate(this.#rate, () => {
      if (!kept.isTooSlow(request.writableNeedDrain, taken, performance.now())) return;
      this.#fail(new NoAnswer('slow'));
      request.destroy();
    });
    for await (const chunk of this.#body as AsyncIterable<Buffer>) {
      if (request.destroyed) return;
      if (!request.write(chunk)) await waitForDrain(request);
      taken += chunk.length;
    }
    request.end();
  }

  #fail(error: Error): void {
    this.failure ??= error;
    this.#settle?.failed(error);
  }

  end(): void {
    this.#unwatch?.();
    this.#body.destroy();
  }
}
