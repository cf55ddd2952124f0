import { JsonReader } from '#runtime/json-reader.ts';
import { type RawValue, UnreadableRequest } from '#runtime/raw.ts';
import { readFileBytes } from '#src/disk/read-file.ts';
import { Pauses } from '#src/turns/pauses.ts';

/** A line of a file of an archive: a value, or the reason why it has none. */
export interface ReadLine {
  /** Zero-based number of the line. */
  readonly line: number;
  readonly value: RawValue | undefined;
}

export interface RecordBounds {
  readonly bytes: number;
  readonly values: number;
}

/** Bytes that are read in one step: others have their turn in between. */
const stepBytes = 16_384;

const newlineByte = 0x0a;

/**
 * Reads the values of a file, one on each line, as a stream. A line that is not JSON, or too large, has no value;
 * later lines are read all the same.
 */
export async function* readLines(path: string, bounds: RecordBounds): AsyncGenerator<ReadLine> {
  const pauses = new Pauses();
  let reader = new LineReader(bounds);
  let line = 0;
  for await (const bytes of readFileBytes(path)) {
    for (let at = 0; at < bytes.length;) {
      const end = bytes.indexOf(newlineByte, at);
      const stop = Math.min(end === -1 ? bytes.length : end, at + stepBytes);
      reader.write(bytes.subarray(at, stop));
      await pauses.take();
      at = stop;
      if (stop !== end) continue;
      if (!reader.isBlank) yield { line, value: reader.end() };
      reader = new LineReader(bounds);
      line += 1;
      at += 1;
    }
  }
  if (!reader.isBlank) yield { line, value: reader.end() };
}

/** A whole file as one value; undefined for invalid JSON and for a file that is too large. */
export async function readJsonFile(
  path: string,
  bounds: RecordBounds,
): Promise<RawValue | undefined> {
  const pauses = new Pauses();
  const reader = new LineReader(bounds);
  for await (const chunk of readFileBytes(path, { highWaterMark: stepBytes })) {
    reader.write(chunk);
    await pauses.take();
  }
  return reader.isBlank ? undefined : reader.end();
}

class LineReader {
  readonly #most: number;
  /** Null for a rejected line: the read part is released while the rest arrives. */
  #reader: JsonReader | null;
  #bytes = 0;

  constructor({ bytes, values }: RecordBounds) {
    this.#most = bytes;
    this.#reader = new JsonReader({ mostValues: values });
  }

  get isBlank(): boolean {
    return this.#bytes === 0;
  }

  write(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.#bytes += bytes.length;
    if (this.#bytes > this.#most) this.#reader = null;
    try {
      this.#reader?.write(bytes);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      this.#reader = null;
    }
  }

  end(): RawValue | undefined {
    try {
      return this.#reader?.end();
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      return undefined;
    }
  }
}

/** Bytes that are no UTF-8 are a fault of the text, too. */
const isUnreadable = (error: unknown) =>
  error instanceof UnreadableRequest || error instanceof TypeError;
