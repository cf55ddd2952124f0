const pieceBytes = 100_000;

export const letters = 'abcdefghij';

/** A piece of each letter, in the memory of the piece before the last. */
export async function* reusedPieces(text: string): AsyncGenerator<Buffer> {
  const memories = [Buffer.alloc(pieceBytes), Buffer.alloc(pieceBytes)] as const;
  for (const [index, letter] of [...text].entries()) {
    yield (index % 2 === 0 ? memories[0] : memories[1]).fill(letter);
  }
}

export const wholeOf = (text: string): Buffer =>
  Buffer.concat([...text].map((letter) => Buffer.alloc(pieceBytes, letter)));
