import type { ServerResponse } from 'node:http';
import { type Duplex, pipeline, type Readable, Writable } from 'node:stream';
import { givesMemory, releaseBytes } from './given-memory.ts';
import { watchReader } from './held-answer.ts';
import { leastRate } from './reading-rate.ts';

type Ended = (error?: Error | null) => void;

/**
 * Sends a stream as a response, through other streams if there are any. The end of any of them ends the others, also
 * for a client that has disconnected already. For such a client `pipeline` only throws, from Node 24 on, and leaves
 * the streams open.
 *
 * A client below the minimum rate is disconnected.
 */
export function sendThrough(
  streams: readonly [Readable, ...Duplex[]],
  response: ServerResponse,
  ended: Ended,
): void {
  if (response.destroyed) {
    for (const stream of streams) stream.destroy();
    ended(createPrematureClose());
    return;
  }
  watchReader(response, leastRate);
  const [first, ...others] = streams;
  if (others.length === 0 && givesMemory(first)) {
    pipeline(first, new ReleasingSender(response), ended);
  } else pipeline([...streams, response], ended);
}

const createPrematureClose = () =>
  Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

/** Sends one piece after the other, and gives the memory of each back when the system has it. */
class ReleasingSender extends Writable {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    // One piece waits while another one is sent.
    super({ highWaterMark: 1 });
    this.#response = response;
    response.once('error', (error) => this.destroy(error));
    response.once('close', () => this.destroy(createPrematureClose()));
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, done: Ended): void {
    this.#response.write(piece, (error) => {
      releaseBytes(piece);
      // Connections fail in many ways; each counts as a disconnect of the client.
      done(error == null ? null : createPrematureClose());
    });
  }

  override _final(done: Ended): void {
    this.#response.end(() => done());
  }

  override _destroy(error: Error | null, done: Ended): void {
    if (error !== null) this.#response.destroy();
    done(error);
  }
}
