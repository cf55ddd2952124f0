import { BackgroundPauses } from '#src/turns/pauses.ts';
import { type ExportedRecord, streamPieces, readableRecord, type RecordSize } from './record.ts';

/** A record so large that an import may skip it. */
export interface LargeRecord {
  readonly relation: string;
  /** Zero-based number of the line. */
  readonly line: number;
}

/** The mail about an export lists at most this many records. */
const maxLargeRecords = 20;
const batchChars = 65_536;

export interface Lines {
  readonly signal: AbortSignal;
  /** Takes the first records that are too large. */
  readonly large: LargeRecord[];
}

/** The records of a relation, each in a line of its own. */
export async function* streamLines(
  relation: string,
  records: AsyncIterable<ExportedRecord>,
  { signal, large }: Lines,
): AsyncGenerator<Buffer> {
  const pauses = new BackgroundPauses();
  let pending = '';
  let line = 0;
  for await (const record of records) {
    const size: RecordSize = { bytes: 0, values: 0 };
    for await (const piece of streamPieces(record, size)) {
      pending += piece;
      if (pending.length < batchChars) continue;
      yield Buffer.from(pending);
      pending = '';
      signal.throwIfAborted();
      await pauses.take();
    }
    pending += '\n';
    const readable = size.bytes <= readableRecord.bytes && size.values <= readableRecord.values;
    if (!readable && large.length < maxLargeRecords) large.push({ relation, line });
    line += 1;
    await pauses.take();
  }
  if (pending !== '') yield Buffer.from(pending);
}
