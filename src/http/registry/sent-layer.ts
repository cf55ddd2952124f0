import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CHUNKS_OF_TURN } from '../../../generator/runtime/body-bytes.ts';
import { leastRate, ReadingRate, watchRate } from '../../../generator/runtime/reading-rate.ts';
import { ReaderGone } from '../../git/errors.ts';

const pieceBytes = 256 * 1024;

interface Bounds {
  /** Called with the number of bytes so far; what it throws ends the body. */
  readonly onBytes: (bytes: number) => void;
  /** Ends the body while others wait for its place. */
  readonly cut: AbortSignal | undefined;
}

/**
 * The body of a request in pieces of one size, whatever the client's are, but for the last. Clients who send less than
 * the least rate are cut off. The memory stays that of two pieces, in turn: each is the reader's until the next but one
 * is asked for.
 */
export async function* sentPieces(
  request: IncomingMessage,
  { onBytes, cut }: Bounds,
): AsyncGenerator<Buffer> {
  const pieces = new PiecesInTurn();
  const rate = new ReadingRate(leastRate);
  let bytes = 0;
  let chunks = 0;
  let waiting = true;
  const end = () => request.destroy(new ReaderGone('sent too slowly'));
  const stopWatching = watchRate(leastRate, () => {
    if (rate.isTooSlow(waiting, bytes, Date.now())) end();
  });
  cut?.addEventListener('abort', end, { once: true });
  try {
    if (cut?.aborted === true) end();
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      onBytes(bytes);
      waiting = false;
      for (let added = 0; added < chunk.length;) {
        added += pieces.add(chunk, added);
        if (pieces.isFull) yield pieces.take();
      }
      releaseBytes(chunk);
      chunks += 1;
      if (chunks % CHUNKS_OF_TURN === 0) await nextTurn();
      waiting = true;
    }
    if (pieces.size > 0) yield pieces.take();
    // Node ends the body of a client who has left in the middle without a word.
    if (!request.complete) throw new ReaderGone('request');
  } finally {
    stopWatching();
    cut?.removeEventListener('abort', end);
  }
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

  /** Copies what there is room for of the bytes from `start` on, and tells how many they were. */
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

/**
 * Gives the memory of a chunk back at once: to the garbage collector it is a few words, and a hundred megabytes of them
 * may wait for it. Nobody may use the chunk any more. What shares its memory with others is left alone.
 */
function releaseBytes({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}
