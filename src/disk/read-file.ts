import { createReadStream } from 'node:fs';

/** The part to read: the bytes from `start` to `end`, inclusive, in chunks of `highWaterMark`. */
interface Reading {
  readonly start?: number;
  readonly end?: number;
  readonly highWaterMark?: number;
}

/**
 * Streams a file that is opened at the first read. An ordinary stream opens its file at once, and ends the process if
 * that fails before a listener exists. Code that passes bytes on for later reading uses this one.
 */
export async function* readFileBytes(
  path: string,
  reading: Reading = {},
): AsyncGenerator<Buffer, void> {
  yield* createReadStream(path, reading) as AsyncIterable<Buffer>;
}
