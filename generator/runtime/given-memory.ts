import type { Readable } from 'node:stream';

/**
 * Gives the memory of some bytes back at once: to the garbage collector they are a few words, and a hundred megabytes of
 * them may wait for it. Nobody may use them any more. What shares its memory with others is left alone.
 */
export function releaseBytes({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}

const given = new WeakSet<Readable>();

/** Says that nobody else uses the memory of what a stream brings: it is given back as soon as it was sent. */
export function giveMemory<Stream extends Readable>(stream: Stream): Stream {
  given.add(stream);
  return stream;
}

export const givesMemory = (stream: Readable): boolean => given.has(stream);
