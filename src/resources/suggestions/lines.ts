const newline = 0x0a;
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Bytes of a file whose lines are looked at; of larger ones none are suggested. */
export const largestFile = 10 * 1024 * 1024;

/** Where lines of a file begin and end. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** The place of these lines with their ends; null where the file does not have all of them. The first is 1. */
export function extentOf(file: Buffer, first: number, last: number): Extent | null {
  if (first < 1) return null;
  let start = 0;
  let at = 0;
  for (let line = 1; line <= last; line += 1) {
    if (at >= file.length) return null;
    if (line === first) start = at;
    const end = file.indexOf(newline, at);
    at = end === -1 ? file.length : end + 1;
  }
  return { start, end: at };
}

/** The text of bytes; null where they are none, or hold what no text may. */
export function textOf(bytes: Buffer): string | null {
  try {
    const text = utf8.decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** Other lines in the place of those, with the ends that those have. */
export function replacementOf(before: string, content: string): string {
  const ended = endsLikeWindows(before) ? content.replaceAll('\n', '\r\n') : content;
  // The last line of a file may have no end.
  const text = before.endsWith('\n') ? ended : ended.replace(/\r?\n$/, '');
  return before.startsWith(byteOrder) && !text.startsWith(byteOrder) ? byteOrder + text : text;
}

/** The mark that files of some editors begin with, which nobody sees. */
const byteOrder = '\uFEFF';

const endsLikeWindows = (lines: string) => {
  const end = lines.indexOf('\n');
  return end > 0 && lines[end - 1] === '\r';
};
