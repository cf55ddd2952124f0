import { mebibyteBytes } from '#src/units.ts';

const newlineByte = 0x0a;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes of a file whose lines are read; larger files get no suggestions. */
export const maxFileBytes = 10 * mebibyteBytes;

/** Offsets of the start and end of lines in a file. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Lines between two whose places are kept. */
const strideLines = 1024;

/** The lines of a file: sequential lookups count each line once, as files may have many lines. */
export class FileLines {
  readonly file: Buffer;
  /** Offsets of the lines 1, 1 + stride, 1 + 2 * stride... */
  readonly #begins: number[] = [0];

  constructor(file: Buffer) {
    this.file = file;
    let line = 1;
    for (let at = 0; at < file.length; at += 1) {
      if (file[at] !== newlineByte) continue;
      line += 1;
      if (line % strideLines === 1) this.#begins.push(at + 1);
    }
  }

  /** The position of these lines with their ends; null if the file does not have all of them. The first line is 1. */
  extentOf(first: number, last: number): Extent | null {
    if (first < 1) return null;
    const start = this.#beginOf(first);
    if (start === null) return null;
    let end = start;
    for (let line = first; line <= last; line += 1) {
      if (end >= this.file.length) return null;
      end = this.#behind(end);
    }
    return { start, end };
  }

  #beginOf(line: number): number | null {
    let at = this.#begins[Math.floor((line - 1) / strideLines)] ?? null;
    for (let left = (line - 1) % strideLines; left > 0 && at !== null; left -= 1) {
      at = at >= this.file.length ? null : this.#behind(at);
    }
    return at;
  }

  #behind(begin: number): number {
    const end = this.file.indexOf(newlineByte, begin);
    return end === -1 ? this.file.length : end + 1;
  }
}

/** The text of bytes; null for binary bytes and for forbidden characters. */
export function decodeLines(bytes: Buffer): string | null {
  try {
    const text = utf8.decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** Replacement lines with the line endings of the original ones. */
export function createReplacement(before: string, content: string): string {
  const ended = hasWindowsEnds(before) ? content.replaceAll('\n', '\r\n') : content;
  // The last line of a file may have no end.
  const text = before.endsWith('\n') ? ended : ended.replace(/\r?\n$/, '');
  return before.startsWith(byteOrder) && !text.startsWith(byteOrder) ? byteOrder + text : text;
}

/** The byte order mark, which some editors write at the start of files. */
const byteOrder = '\uFEFF';

const hasWindowsEnds = (lines: string) => {
  const end = lines.indexOf('\n');
  return end > 0 && lines[end - 1] === '\r';
};
