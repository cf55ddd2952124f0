import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LongText } from '#runtime/long-text.ts';

/** Sent content of a file. */
export interface SentContent {
  readonly content: string | LongText;
  readonly encoding: 'text' | 'base64';
}

/** Characters that are worked on at once. */
const stepChars = 262_144;

/** Reads the contents of one request, and lets others have their turn in between: they may have 75 MB. */
export class ContentReader {
  #worked = 0;

  /** Bytes; null for invalid base64. */
  async bytes({ content, encoding }: SentContent): Promise<Buffer | null> {
    const parts = splitParts(content);
    return encoding === 'base64' ? this.#base64(content.length, parts) : this.#utf8(parts);
  }

  async #utf8(parts: readonly string[]): Promise<Buffer> {
    let size = 0;
    for (const part of parts) {
      size += Buffer.byteLength(part);
      await this.#pause(part);
    }
    const bytes = Buffer.allocUnsafe(size);
    let at = 0;
    for (const part of parts) {
      at += bytes.write(part, at);
      await this.#pause(part);
    }
    return bytes;
  }

  /** Node skips invalid characters, so that fewer bytes result than the length implies. */
  async #base64(length: number, parts: readonly string[]): Promise<Buffer | null> {
    const bytes = Buffer.allocUnsafe(Math.ceil((length * 3) / 4));
    let at = 0;
    let rest = '';
    for (const part of parts) {
      // Many encoders break lines.
      const digits = rest + part.replace(/\s+/g, '');
      const whole = digits.length - (digits.length % 4);
      // A part that ends with padding is the last.
      if (rest.endsWith('=') && digits !== rest) return null;
      const keep = digits.at(whole - 1) === '=' ? whole - 4 : whole;
      const written = bytes.write(digits.slice(0, keep), at, 'base64');
      if (written !== (keep / 4) * 3) return null;
      at += written;
      rest = digits.slice(keep);
      await this.#pause(part);
    }
    const last = Buffer.from(rest, 'base64');
    const padding = rest.endsWith('==') ? 2 : rest.endsWith('=') ? 1 : 0;
    const digits = rest.length - padding;
    if (digits % 4 === 1 || (padding > 0 && rest.length !== 4)) return null;
    if (last.length !== Math.floor((digits * 3) / 4)) return null;
    last.copy(bytes, at);
    return bytes.subarray(0, at + last.length);
  }

  async #pause(part: string): Promise<void> {
    this.#worked += part.length;
    if (this.#worked < stepChars) return;
    this.#worked = 0;
    await nextTurn();
  }
}

/** Pieces of at most a step, no pair of surrogates split. */
function splitParts(content: string | LongText): readonly string[] {
  const pieces = typeof content === 'string' ? [content] : content.pieces;
  return pieces.flatMap((piece) => {
    if (piece.length <= stepChars) return [piece];
    const parts: string[] = [];
    for (let at = 0; at < piece.length;) {
      const last = piece.charCodeAt(at + stepChars - 1);
      const end = at + (last >= 0xd800 && last <= 0xdbff ? stepChars - 1 : stepChars);
      parts.push(piece.slice(at, end));
      at = end;
    }
    return parts;
  });
}
