/** The bytes of a character within a text of JSON, in UTF-8. */
function countBytes(code: number): number {
  if (code === 0x22 || code === 0x5c) return 2;
  if (code < 0x20) return shortEscapes.has(code) ? 2 : 6;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  if (code > 0xffff) return 4;
  // Half of a character of two.
  return code >= 0xd800 && code <= 0xdfff ? 6 : 3;
}

/** Backspace, tab, line feed, form feed and carriage return. */
const shortEscapes: ReadonlySet<number> = new Set([8, 9, 10, 12, 13]);

/** Maximum bytes of one UTF-16 unit in JSON. */
const maxBytesOfUnit = 6;

/** The beginning of a text with a maximum number of JSON bytes, without its quotes; whole characters. */
export function shortenToJsonBytes(text: string, maxBytes: number): string {
  if (text.length * maxBytesOfUnit <= maxBytes) return text;
  let [bytes, at] = [0, 0];
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    bytes += countBytes(code);
    if (bytes > maxBytes) return text.slice(0, at);
    at += code > 0xffff ? 2 : 1;
  }
  return text;
}
