/**
 * Text that is read when the response is written: a page of such texts would not fit in memory. Bodies contain it in
 * place of a text.
 */
export class LaterText {
  /** Approximate size in bytes. */
  readonly bytes: number;
  /**
   * Reads the text; null where there is none any more. `begun` says that the client has the beginning of the answer,
   * and that the text therefore has to be the one that was there when the answer was made.
   * @throws TextChanged
   */
  readonly read: (begun: boolean) => Promise<string | null>;

  constructor(bytes: number, read: LaterText['read']) {
    this.bytes = bytes;
    this.read = read;
  }

  /** A caller that asks for the text now has forgotten that it may be long. */
  toJSON(): never {
    throw new TypeError('a long text is read when its answer is written');
  }

  [Symbol.toPrimitive](): never {
    return this.toJSON();
  }
}

/** The text is another one than when the answer was made: the answer ends unfinished. */
export class TextChanged extends Error {}

/** A text, or one that is read when its answer is written. */
export type Text = LaterText | string;

/** Bytes that a body contains in base64: one text of a large file would take much time and memory. */
export class LaterBytes {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  toJSON(): string {
    return this.bytes.toString('base64');
  }
}

/** Bytes for a body whose types say that they are in base64; of many it is made when the answer is written. */
export function inBase64(bytes: Buffer): string {
  if (bytes.length <= FEW_BYTES) return bytes.toString('base64');
  return new LaterBytes(bytes) as unknown as string;
}

const FEW_BYTES = 49_152;

/** The text for a body, whose types say `string`: the writers of bodies know both. */
export function toBeWritten(text: Text): string;
export function toBeWritten(text: Text | null): string | null;
export function toBeWritten(text: Text | null): string | null {
  return text as string | null;
}
