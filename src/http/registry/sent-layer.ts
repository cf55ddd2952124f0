import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CHUNKS_OF_TURN } from '#runtime/body-bytes.ts';
import { releaseBytes } from '#runtime/given-memory.ts';
import { leastRate, ReadingRate, watchRate } from '#runtime/reading-rate.ts';
import { ReaderGone } from '#src/git/errors.ts';
import { kibibyteBytes } from '#src/units.ts';

const pieceBytes = 256 * kibibyteBytes;

interface Bounds {
  /** Called with the number of bytes so far; an error of the callback ends the body. */
  readonly onBytes: (bytes: number) => void;
  /** Ends the body while others wait for its place. */
  readonly cut: AbortSignal | undefined;
}

/**
 * Body of a request in pieces of one size, whatever the client's chunks, except the last. Clients below the minimum
 * rate are disconnected.
 *
 * Pieces use two buffers in turn: each piece is valid until the next but one is requested.
 */
export async function* readSentPieces(
  request: IncomingMessage,
  { onBytes, cut }: Bounds,
): AsyncGenerator<Buffer> {
  const arriving = new ArrivingPieces(request, onBytes);
  const rate = new ReadingRate(leastRate);
  const end = () => request.destroy(new ReaderGone('sent too slowly'));
  const stopWatching = watchRate(leastRate, () => {
    if (rate.isTooSlow(arriving.isWaiting, arriving.bytes, Date.now())) end();
  });
  cut?.addEventListener('abort', end, { once: true });
  try {
    if (cut?.aborted === true) end();
    for (let next = await arriving.next(); next !== null; next = await arriving.next()) yield next;
    // Node ends the body silently when a client disconnects in the middle.
    if (!request.complete) throw new ReaderGone('request');
  } finally {
    stopWatching();
    cut?.removeEventListener('abort', end);
    arriving.stop();
  }
}

interface Rest {
  readonly chunk: Buffer;
  readonly start: number;
}

/**
 * Copies a body into pieces while a reader waits for one, and otherwise pauses the client. Chunks are read in their
 * event: iterating over the request makes kilobytes of garbage for each.
 */
class ArrivingPieces {
  readonly #request: IncomingMessage;
  readonly #onBytes: (bytes: number) => void;
  readonly #pieces = new PiecesInTurn();
  /** A chunk whose end exceeded the limit. */
  #rest: Rest | null = null;
  #bytes = 0;
  /** Chunks since others had their turn. */
  #chunks = 0;
  #ended = false;
  #failure: { readonly error: unknown } | null = null;
  #wake: (() => void) | null = null;

  constructor(request: IncomingMessage, onBytes: (bytes: number) => void) {
    this.#request = request;
    this.#onBytes = onBytes;
    this.#ended = request.readableEnded;
    if (request.destroyed && !this.#ended) this.#leave();
    request.pause();
    request.on('data', this.#take).once('end', this.#end);
    request.once('error', this.#fail).once('close', this.#leave);
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** True while the client is waited for. */
  get isWaiting(): boolean {
    return this.#wake !== null;
  }

  /** The next piece; null at the end. */
  async next(): Promise<Buffer | null> {
    const rest = this.#rest;
    this.#rest = null;
    if (rest !== null) this.#keep(rest.chunk, rest.start);
    while (!this.#pieces.isFull) {
      if (this.#failure !== null) throw this.#failure.error;
      if (this.#ended) return this.#pieces.size > 0 ? this.#pieces.take() : null;
      if (this.#chunks >= CHUNKS_OF_TURN) {
        this.#chunks = 0;
        await nextTurn();
      }
      await this.#arrival();
    }
    return this.#pieces.take();
  }

  stop(): void {
    const request = this.#request;
    request.off('data', this.#take).off('end', this.#end);
    request.off('error', this.#fail).off('close', this.#leave);
  }

  #arrival(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      this.#request.resume();
    });
  }

  #goOn(): void {
    this.#request.pause();
    this.#wake?.();
    this.#wake = null;
  }

  readonly #take = (chunk: Buffer): void => {
    this.#bytes += chunk.length;
    this.#chunks += 1;
    try {
      this.#onBytes(this.#bytes);
    } catch (error) {
      this.#fail(error);
      return;
    }
    this.#keep(chunk, 0);
    if (this.#pieces.isFull || this.#chunks >= CHUNKS_OF_TURN) this.#goOn();
  };

  #keep(chunk: Buffer, start: number): void {
    const end = start + this.#pieces.add(chunk, start);
    if (end < chunk.length) this.#rest = { chunk, start: end };
    else releaseBytes(chunk);
  }

  readonly #end = (): void => {
    this.#ended = true;
    this.#goOn();
  };

  readonly #fail = (error: unknown): void => {
    this.#failure ??= { error };
    this.#goOn();
  };

  readonly #leave = (): void => {
    if (!this.#ended) this.#fail(new ReaderGone('request'));
  };
}

/** Two buffers: while the bytes of one are used, the other is filled. */
class PiecesInTurn {
  #filled: Buffer = Buffer.alloc(0);
  #other: Buffer = Buffer.alloc(0);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get isFull(): boolean {
    return this.#size === pieceBytes;
  }

  /** Copies as many of the bytes from `start` on as fit, and returns their number. */
  add(bytes: Buffer, start: number): number {
    if (this.#filled.length === 0) this.#filled = Buffer.allocUnsafeSlow(pieceBytes);
    const copied = bytes.copy(this.#filled, this.#size, start);
    this.#size += copied;
    return copied;
  }

  take(): Buffer {
    const taken = this.#filled.subarray(0, this.#size);
    [this.#filled, this.#other] = [this.#other, this.#filled];
    this.#size = 0;
    return taken;
  }
}
