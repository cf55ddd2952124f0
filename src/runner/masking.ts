/** Values shorter than this are found everywhere. */
const shortest = 4;
const mask = Buffer.from('[MASKED]');

/**
 * Hides values in bytes that come in pieces, wherever they are cut: the end of a piece that may be the beginning of a
 * value waits for the next one.
 */
export class Masking {
  readonly #values: readonly Buffer[];
  readonly #longest: number;
  #held = Buffer.alloc(0);

  constructor(values: Iterable<string>) {
    const texts = [...new Set(values)].filter((value) => value.length >= shortest);
    this.#values = texts.map((text) => Buffer.from(text)).sort((a, b) => b.length - a.length);
    this.#longest = this.#values[0]?.length ?? 0;
  }

  /** The bytes that can be shown now. */
  add(bytes: Buffer): Buffer {
    const all = this.#replace(Buffer.concat([this.#held, bytes]));
    const kept = this.#beginningAtEnd(all);
    this.#held = Buffer.from(all.subarray(all.length - kept));
    return all.subarray(0, all.length - kept);
  }

  end(): Buffer {
    const rest = this.#held;
    this.#held = Buffer.alloc(0);
    return rest;
  }

  #replace(bytes: Buffer): Buffer {
    const parts: Buffer[] = [];
    let from = 0;
    for (;;) {
      const found = this.#first(bytes, from);
      if (found === null) break;
      parts.push(bytes.subarray(from, found.at), mask);
      from = found.at + found.length;
    }
    return parts.length === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(from)]);
  }

  #first(bytes: Buffer, from: number): { readonly at: number; readonly length: number } | null {
    let first: { readonly at: number; readonly length: number } | null = null;
    for (const value of this.#values) {
      const at = bytes.indexOf(value, from);
      if (at !== -1 && (first === null || at < first.at)) first = { at, length: value.length };
    }
    return first;
  }

  /** How many of the last bytes begin a value. */
  #beginningAtEnd(bytes: Buffer): number {
    for (let size = Math.min(this.#longest - 1, bytes.length); size > 0; size -= 1) {
      const end = bytes.subarray(bytes.length - size);
      const begins = (value: Buffer) => value.length > size && value.subarray(0, size).equals(end);
      if (this.#values.some(begins)) return size;
    }
    return 0;
  }
}
