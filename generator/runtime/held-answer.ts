import type { ServerResponse } from 'node:http';
import { BodyMemory } from './body-memory.ts';
import { type LeastRate, leastRate, ReadingRate, watchRate } from './reading-rate.ts';

/**
 * Reserves memory for a response until it is sent; a client that reads too slowly is disconnected.
 * @throws BodiesFull
 */
export function hold(response: ServerResponse, bytes: number, ownerOf: () => string): void {
  const memory = memoryUntilSent(response, ownerOf);
  memory.take(bytes);
  watchReader(response, leastRate);
}

/** A part of the memory for answers, which is free again when the answer is sent or its client has left. */
export function memoryUntilSent(response: ServerResponse, ownerOf: () => string): BodyMemory {
  const memory = new BodyMemory(ownerOf, 'sent');
  response.once('close', () => memory.free());
  return memory;
}

/** Aborts a response whose client reads too slowly. */
export function watchReader(response: ServerResponse, least: LeastRate): void {
  const rate = new ReadingRate(least);
  const unwatch = watchRate(least, () => {
    const { socket } = response;
    if (socket === null) return;
    const taken = socket.bytesWritten - socket.writableLength;
    if (rate.isTooSlow(socket.writableLength > 0, taken, Date.now())) response.destroy();
  });
  response.once('close', unwatch);
}
