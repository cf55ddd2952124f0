import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import type { BodyMemory } from './body-memory.ts';
import { UnreadableRequest } from './raw.ts';

/** Chunks after which others have their turn: as they may hold one byte each, one read of a socket may bring thousands. */
export const CHUNKS_OF_TURN = 500;

/** Bytes as they arrive, in one piece: clients may send byte by byte, and a chunk of one takes as much as hundreds. */
export class GatheredBytes {
  #bytes: Buffer = Buffer.alloc(0);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(chunk: Buffer): void {
    if (this.#size === 0) this.#bytes = chunk;
    else {
      const size = this.#size + chunk.length;
      if (size > this.#bytes.length) {
        const larger = Buffer.allocUnsafe(Math.max(size, 2 * this.#bytes.length));
        this.#bytes.copy(larger, 0, 0, this.#size);
        this.#bytes = larger;
      }
      chunk.copy(this.#bytes, this.#size);
    }
    this.#size += chunk.length;
  }

  /** Returns all gathered bytes and starts an empty buffer. */
  take(): Buffer {
    const bytes = this.#bytes.subarray(0, this.#size);
    this.#bytes = Buffer.alloc(0);
    this.#size = 0;
    return bytes;
  }
}

/** Bytes of a piece. */
const PIECE = 16_384;

/** Gathers small chunks for readers that keep chunks as they arrive. `onBytes` gets the size of each chunk. */
export function gatherPieces(onBytes: (bytes: number) => void): Transform {
  const gathered = new GatheredBytes();
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      gathered.add(chunk);
      if (gathered.size < PIECE) done();
      else done(null, gathered.take());
    },
    flush(done) {
      done(null, gathered.take());
    },
  });
}

/**
 * Minimum bytes of a large body in each period of so many milliseconds: a client must not hold memory by sending
 * nothing.
 */
const LEAST = 150_000;
const PERIOD = 15_000;

/** Reports a large body that arrives too slowly. Returns a function that stops watching. */
export function watchRate(
  request: IncomingMessage,
  memory: BodyMemory,
  refuse: (error: Error) => void,
): () => void {
  let before: number | null = null;
  const timer = setInterval(() => {
    const { bytesRead } = request.socket;
    if (before !== null && bytesRead - before < LEAST)
      refuse(new UnreadableRequest('the body arrives too slowly'));
    before = memory.isLarge ? bytesRead : null;
  }, PERIOD).unref();
  return () => clearInterval(timer);
}
