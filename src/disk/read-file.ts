import { createReadStream } from 'node:fs';

/** The part to read: the bytes from `start` on, up to and with `end`; `highWaterMark` of them at a time. */
interface Reading {
  readonly start?: number;
  readonly end?: number;
  readonly highWaterMark?: number;
}

/**
 * The bytes of a file, which is opened when the first of them are asked for. A stream opens its file at once, and ends
 * the process when that fails before anybody listens: whoever gives bytes away for others to read gives these.
 */
export async function* readFileBytes(
  path: string,
  reading: Reading = {},
): AsyncGenerator<Buffer, void> {
  yield* createReadStream(path, reading) as AsyncIterable<Buffer>;
}
