import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CHUNKS_OF_TURN, GatheredBytes } from '../../../generator/runtime/body-bytes.ts';
import { leastRate, ReadingRate, watchRate } from '../../../generator/runtime/reading-rate.ts';
import { ReaderGone } from '../../git/errors.ts';

const pieceBytes = 128 * 1024;

interface Bounds {
  /** Called with the number of bytes so far; what it throws ends the body. */
  readonly onBytes: (bytes: number) => void;
  /** Ends the body while others wait for its place. */
  readonly cut: AbortSignal | undefined;
}

/**
 * The body of a request in pieces of some size, whatever the client's are. Clients who send less than the least rate
 * are cut off.
 */
export async function* sentPieces(
  request: IncomingMessage,
  { onBytes, cut }: Bounds,
): AsyncGenerator<Buffer> {
  const gathered = new GatheredBytes();
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
      gathered.add(chunk);
      waiting = false;
      if (gathered.size >= pieceBytes) yield gathered.take();
      chunks += 1;
      if (chunks % CHUNKS_OF_TURN === 0) await nextTurn();
      waiting = true;
    }
    if (gathered.size > 0) yield gathered.take();
    // Node ends the body of a client who has left in the middle without a word.
    if (!request.complete) throw new ReaderGone('request');
  } finally {
    stopWatching();
    cut?.removeEventListener('abort', end);
  }
}
