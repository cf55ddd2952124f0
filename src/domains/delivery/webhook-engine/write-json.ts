import { shortenToJsonBytes } from '#src/text/json-bytes.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { maxBodyBytes, maxTextBytes } from './limits.ts';

/** Number of levels written step by step; values below are written at once, since large values have fewer levels. */
const steppedLevels = 3;

/** Characters of a text that is written whole, however large the payload is: names, ids and addresses. */
const maxWholeChars = 1024;

/**
 * Formats a value as `JSON.stringify` does, with pauses for other work, up to about `maxBodyBytes`. Long texts are
 * cut, and lists end once the bytes are used.
 */
export async function writeJson(value: object): Promise<string> {
  const written = new Written();
  await write(value, 0, written, new Pauses());
  return written.parts.join('');
}

class Written {
  readonly parts: string[] = [];
  left = maxBodyBytes;

  add(part: string): void {
    this.parts.push(part);
    this.left -= Buffer.byteLength(part);
  }

  addSimple(value: unknown): void {
    this.add(value === undefined ? 'null' : JSON.stringify(this.#shorten(value)));
  }

  #shorten(value: unknown): unknown {
    if (typeof value !== 'string' || value.length <= maxWholeChars) return value;
    const room = Math.max(maxWholeChars, Math.min(maxTextBytes, this.left));
    return shortenToJsonBytes(value, room);
  }
}

async function write(value: unknown, level: number, written: Written, pauses: Pauses) {
  await pauses.take();
  if (!isComposed(value)) {
    written.addSimple(value);
    return;
  }
  if (level === steppedLevels) {
    writeInOneStep(value, written);
    return;
  }
  const end = begin(value, written);
  for (const element of streamElements(value, written))
    await write(element, level + 1, written, pauses);
  end();
}

function writeInOneStep(value: unknown, written: Written): void {
  if (!isComposed(value)) {
    written.addSimple(value);
    return;
  }
  const end = begin(value, written);
  for (const element of streamElements(value, written)) writeInOneStep(element, written);
  end();
}

function begin(value: object, written: Written): () => void {
  written.add(Array.isArray(value) ? '[' : '{');
  return () => written.add(Array.isArray(value) ? ']' : '}');
}

/** The elements to write, each with its key; a list is cut at the size limit. */
function* streamElements(value: object, written: Written): Generator<unknown> {
  let between = '';
  if (Array.isArray(value)) {
    for (const element of value as readonly unknown[]) {
      if (written.left <= 0) return;
      written.add(between);
      between = ',';
      yield element;
    }
    return;
  }
  for (const [key, element] of Object.entries(value) as [string, unknown][]) {
    if (element === undefined) continue;
    written.add(`${between}${JSON.stringify(key)}:`);
    between = ',';
    yield element;
  }
}

function isComposed(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('toJSON' in value);
}
