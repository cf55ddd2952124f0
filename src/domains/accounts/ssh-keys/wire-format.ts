/** The error for data that is not a key; callers map it to a response. */
export class MalformedKey extends Error {}

/** Reads the fields of a public key as RFC 4253 packs them: 32 bits of length, then the bytes. */
export class WireReader {
  readonly #bytes: Buffer;
  #position = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** @throws MalformedKey when the field reaches past the end */
  field(): Buffer {
    const start = this.#position + 4;
    if (start > this.#bytes.length) throw new MalformedKey('a field is truncated');
    const end = start + this.#bytes.readUInt32BE(this.#position);
    if (end > this.#bytes.length) throw new MalformedKey('a field is truncated');
    this.#position = end;
    return this.#bytes.subarray(start, end);
  }

  text(): string {
    return this.field().toString('latin1');
  }

  /** A positive whole number, without the zero byte that keeps it from being read as a negative one. */
  positive(): Buffer {
    const bytes = this.field();
    const [first = 0, second = 0] = bytes;
    const padded = first === 0;
    if (bytes.length === 0 || first >= 0x80 || (padded && (bytes.length === 1 || second < 0x80))) {
      throw new MalformedKey('a number is zero, negative or padded too much');
    }
    return padded ? bytes.subarray(1) : bytes;
  }

  /** @throws MalformedKey when something follows the last field */
  end(): void {
    if (this.#position !== this.#bytes.length) throw new MalformedKey('extra bytes follow the key');
  }
}

/** Bits of a positive number without leading zero bytes. */
export function countBits(number: Buffer): number {
  const [first = 0] = number;
  return (number.length - 1) * 8 + (32 - Math.clz32(first));
}
