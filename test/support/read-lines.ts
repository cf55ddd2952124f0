import type { Readable } from 'node:stream';

/**
 * Calls with each line that ends in a line feed. `node:readline` would do, but for U+2028 and U+2029: JSON has them as
 * they are, and Node 24 ends lines there.
 */
export function readLines(input: Readable, read: (line: string) => void): void {
  let begun = '';
  input.setEncoding('utf8').on('data', (text: string) => {
    const lines = text.split('\n');
    lines[0] = begun + lines[0];
    begun = lines.pop() ?? '';
    for (const line of lines) read(line);
  });
}
