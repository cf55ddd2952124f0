import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Thrown for a file that claims to be compressed, but is not or is incomplete. */
export class NotPacked extends Error {}

/** A file with more bytes than are read, once it is unpacked. */
export class TooManyBytes extends Error {}

interface Packed {
  readonly packed: boolean;
  /** Bytes, unpacked. */
  readonly most: number;
}

/**
 * The bytes of a file, unpacked where they are packed. Whatever fails, the file is closed.
 * @throws NotPacked, TooManyBytes, and what the file itself fails with
 */
export function unpackReport(file: Readable, how: Packed): AsyncGenerator<Buffer, void> {
  // The file may fail before it is read; reading then reports the error.
  file.on('error', () => undefined);
  return streamBytes(file, how);
}

async function* streamBytes(
  file: Readable,
  { packed, most }: Packed,
): AsyncGenerator<Buffer, void> {
  const bytes = packed ? pipeline(file, createGunzip(), () => undefined) : file;
  let size = 0;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most) throw new TooManyBytes();
      yield chunk;
    }
  } catch (error) {
    throw isOfZlib(error) ? new NotPacked() : error;
  } finally {
    file.destroy();
  }
}

const isOfZlib = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('Z_');
