import type { Readable } from 'node:stream';
import { GitTimeout, OutputTooLarge } from '../errors.ts';

interface RecordBounds {
  /** Bytes of all records together. */
  readonly maxBytes: number;
  /** Milliseconds until the last record. */
  readonly timeLimit: number;
  /** Maximum kept bytes of a longer record, without the rest of the last chunk. */
  readonly keptOfEach?: number;
  /** The subject that a failure of the command names. */
  readonly subject: string;
}

/**
 * The records of a command's output as they come, several at a time; each ends with the byte `end`, which is left out.
 * The caller has to bound the memory for what it keeps of them. Leaving the loop early ends the command. Throws
 * `GitTimeout` and `OutputTooLarge`.
 */
export async function* splitRecords(
  output: Readable,
  end: number,
  { maxBytes, timeLimit, subject, keptOfEach = Infinity }: RecordBounds,
): AsyncGenerator<Buffer[], void> {
  const timer = setTimeout(() => output.destroy(new GitTimeout(subject)), timeLimit);
  let rest: Buffer[] = [];
  let bytes = 0;
  let kept = 0;
  try {
    for await (const chunk of output as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new OutputTooLarge(subject);
      const records: Buffer[] = [];
      let from = 0;
      for (let at = chunk.indexOf(end); at !== -1; at = chunk.indexOf(end, from)) {
        const piece = chunk.subarray(from, at);
        records.push(rest.length === 0 ? piece : Buffer.concat([...rest, piece]));
        rest = [];
        kept = 0;
        from = at + 1;
      }
      if (from < chunk.length && kept < keptOfEach) {
        rest.push(chunk.subarray(from));
        kept += chunk.length - from;
      }
      if (records.length > 0) yield records;
    }
    if (rest.length > 0) yield [Buffer.concat(rest)];
  } finally {
    clearTimeout(timer);
    output.destroy();
  }
}
