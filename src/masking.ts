/** Values shorter than this are found everywhere. */
const shortest = 4;
/** What begins as a value for so many bytes is hidden, whatever follows. */
const longEnough = 64;
const mask = Buffer.from('[MASKED]');

/**
 * Hides values in bytes that come in pieces, wherever they are cut: the end of a piece that may be the beginning of a
 * value waits for the next one. The time grows with the bytes, and with the values that begin alike.
 */
export class Masking {
  /** By their first bytes, the longest first. */
  readonly #values = new Map<number, Buffer[]>();
  /** For each byte whether a value begins with it. */
  readonly #starts = new Uint8Array(256);
  #held: Buffer = Buffer.alloc(0);

  constructor(values: Iterable<string>) {
    const all = [...new Set(values)].map((text) => Buffer.from(text));
    for (const value of all.sort((a, b) => b.length - a.length)) {
      if (value.length < shortest) continue;
      this.#starts[value[0] ?? 0] = 1;
      const start = value.readUInt32LE(0);
      this.#values.set(start, [...(this.#values.get(start) ?? []), value]);
    }
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

  /** How much of the bytes is a value that begins there; null where that depends on what follows. */
  #lengthAt(bytes: Buffer, at: number, isAll: boolean): number | null {
    const left = bytes.length - at;
    if (left < shortest) return !isAll && this.#mayBegin(bytes.subarray(at)) ? null : 0;
    let alike = 0;
    for (const value of this.#values.get(bytes.readUInt32LE(at)) ?? []) {
      const length = Math.min(value.length, left);
      const key = Math.min(length, longEnough);
      if (bytes.compare(value, 0, key, at, at + key) !== 0) continue;
      if (bytes.compare(value, key, length, at + key, at + length) === 0) {
        if (length === value.length) return length;
        if (!isAll) return null;
      }
      if (key === longEnough) alike = key;
    }
    return alike;
  }

  #mayBegin(end: Buffer): boolean {
    for (const values of this.#values.values()) {
      if (values.some((value) => value.subarray(0, end.length).equals(end))) return true;
    }
    return false;
  }
}
