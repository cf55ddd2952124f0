import type { Readable } from 'node:stream';

/**
 * Releases the memory of a buffer at once: to the garbage collector buffers are a few words, and a hundred megabytes
 * of them may wait for it. The buffer must not be used any more. Memory shared with other buffers is left alone.
 */
export function releaseBytes({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}

const given = new WeakSet<Readable>();

/** Declares that the memory of a stream's chunks is not shared: it is released as soon as it was sent. */
export function giveMemory<Stream extends Readable>(stream: Stream): Stream {
  given.add(stream);
  return stream;
}

export const givesMemory = (stream: Readable): boolean => given.has(stream);
