import { Pauses } from '#src/turns/pauses.ts';

/** The contents of files by their sizes, from a stream that concatenates them; null for a file without content. */
export async function splitContents(
  pieces: readonly Buffer[],
  sizes: readonly (number | null)[],
): Promise<(Buffer | null)[]> {
  const [only, ...more] = pieces;
  const bytes = only !== undefined && more.length === 0 ? only : await joinPieces(pieces);
  let at = 0;
  return sizes.map((size) => {
    if (size === null) return null;
    at += size;
    return bytes.subarray(at - size, at);
  });
}

/** Joins pieces like `Buffer.concat`, with pauses: the pieces may have seventy megabytes together. */
async function joinPieces(pieces: readonly Buffer[]): Promise<Buffer> {
  const pauses = new Pauses();
  const bytes = Buffer.allocUnsafe(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    at += piece.copy(bytes, at);
    await pauses.take();
  }
  return bytes;
}
