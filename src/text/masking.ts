/** Values shorter than this are found everywhere. */
const minValueChars = 4;
/** A text with this many leading bytes of a value is masked, whatever follows. */
const decidedAfterBytes = 64;
const mask = Buffer.from('[MASKED]');

/**
 * Hides values in bytes that come in pieces, wherever they are cut: the end of a piece that may be the beginning of a
 * value waits for the next one. The time grows with the bytes, and hardly with the values.
 */
export class Masking {
  /** Values in byte order. */
  readonly #values: readonly Buffer[];
  /** Flags by byte: nonzero where a value begins with the byte. */
  readonly #starts = new Uint8Array(256);
  #held: Buffer = Buffer.alloc(0);

  constructor(values: Iterable<string>) {
    const all = [...new Set(values)].map((text) => Buffer.from(text));
    this.#values = all
      .filter(({ length }) => length >= minValueChars)
      .sort((one, other) => one.compare(other));
    for (const [start = 0] of this.#values) this.#starts[start] = 1;
  }

  /** The bytes that can be shown now. */
  add(bytes: Buffer): Buffer {
    return this.#show(Buffer.concat([this.#held, bytes]), false);
  }

  end(): Buffer {
    return this.#show(this.#held, true);
  }

  #show(bytes: Buffer, isAll: boolean): Buffer {
    const parts: Buffer[] = [];
    let shown = 0;
    let at = 0;
    for (; at < bytes.length; at += 1) {
      if (this.#starts[bytes[at] ?? 0] === 0) continue;
      const length = this.#lengthAt(bytes, at, isAll);
      if (length === null) break;
      if (length === 0) continue;
      parts.push(bytes.subarray(shown, at), mask);
      shown = at + length;
      at = shown - 1;
    }
    this.#held = Buffer.from(bytes.subarray(at));
    parts.push(bytes.subarray(shown, at));
    return parts.length === 1 ? bytes.subarray(0, at) : Buffer.concat(parts);
  }

  /** Number of bytes of a value that begins there; null if the next bytes must decide. */
  #lengthAt(bytes: Buffer, at: number, isAll: boolean): number | null {
    let [from, to] = [0, this.#values.length];
    let found = 0;
    for (let length = 0; from < to; length += 1) {
      while (from < to && this.#values[from]?.length === length) {
        found = length;
        from += 1;
      }
      if (from === to) return found;
      if (length === decidedAfterBytes) return this.#longestAt(bytes, at, { from, to, isAll });
      const byte = bytes[at + length];
      if (byte === undefined) return isAll ? found : null;
      from = this.#firstWith(byte, length, from, to);
      to = this.#firstWith(byte + 1, length, from, to);
    }
    return found;
  }

  /** Binary search among values with a common prefix: the first whose next byte is this one or higher. */
  #firstWith(byte: number, index: number, from: number, to: number): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#values[middle]?.[index] ?? 0) < byte) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Longest of several long values that match the bytes from here on. */
  #longestAt(
    bytes: Buffer,
    at: number,
    { from, to, isAll }: { readonly from: number; readonly to: number; readonly isAll: boolean },
  ): number | null {
    let longest = decidedAfterBytes;
    for (const value of this.#values.slice(from, to)) {
      const length = Math.min(value.length, bytes.length - at);
      if (
        bytes.compare(value, decidedAfterBytes, length, at + decidedAfterBytes, at + length) !== 0
      )
        continue;
      if (length === value.length) longest = Math.max(longest, length);
      else if (!isAll) return null;
    }
    return longest;
  }
}
