import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Lets the stacks of errors name lines of the sources instead of lines of a bundle. Node's own way reads the map of each
 * file that is loaded, a quarter of the time of a start; here a map is read for the first stack that needs it.
 */
export function showSources(folder) {
  const maps = new Map();
  const place = /(file:\/\/[^():]+|\/[^():]+):(\d+):(\d+)/;

  function mapOf(file) {
    if (!file.startsWith(folder)) return null;
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file);
  }
  function toSource(found, address, line, column) {
    const file = address.startsWith('file:') ? fileURLToPath(address) : address;
    const entry = mapOf(file)?.findEntry(line - 1, column - 1);
    if (entry?.originalSource === undefined) return found;
    const source = path.resolve(path.dirname(file), entry.originalSource);
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  }
  Error.prepareStackTrace = (error, frames) =>
    [
      String(error),
      ...frames.map((frame) => `    at ${String(frame).replace(place, toSource)}`),
    ].join('\n');
}

function readMap(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    return null;
  }
}
