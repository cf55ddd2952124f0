import { TextDecoder } from 'node:util';

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
/** Printable ASCII, and the line break. */
const ascii = Uint8Array.from([0x0a, ...Array.from({ length: 95 }, (_, index) => 0x20 + index)]);
const asciiText = utf8.decode(ascii);

/** The decoder for names and messages of this encoding; UTF-8 shows at least the ASCII part of an unknown one. */
export function chooseDecoder(encoding: string | null): TextDecoder {
  return (encoding === null ? null : findDecoder(encoding, { fatal: false })) ?? utf8;
}

/**
 * Returns null for an unknown encoding, and for one that does not keep ASCII (UTF-16 by all its names). The lines of
 * an object are ASCII, so that no text between them can have such an encoding.
 */
export function findDecoder(
  encoding: string,
  { fatal }: { readonly fatal: boolean },
): TextDecoder | null {
  try {
    const decoder = new TextDecoder(encoding, { fatal, ignoreBOM: true });
    return decoder.decode(ascii) === asciiText ? decoder : null;
  } catch {
    return null;
  }
}
