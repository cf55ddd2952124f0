import { Pauses } from '../../turns/pauses.ts';

/** Values below so many levels are written in one step: what users may make large has fewer. */
const steppedLevels = 3;

/**
 * A value as `JSON.stringify` writes it, in steps between which others have their turn. The texts in it are bounded, the
 * number of its parts is not.
 */
export async function writeJson(value: object): Promise<string> {
  const parts: string[] = [];
  await write(value, 0, parts, new Pauses());
  return parts.join('');
}

async function write(value: unknown, level: number, parts: string[], pauses: Pauses) {
  await pauses.take();
  if (level === steppedLevels || !isComposed(value)) {
    parts.push(value === undefined ? 'null' : JSON.stringify(value));
    return;
  }
  const list = Array.isArray(value);
  let between = list ? '[' : '{';
  for (const [key, element] of Object.entries(value)) {
    if (!list && element === undefined) continue;
    parts.push(between, list ? '' : `${JSON.stringify(key)}:`);
    await write(element, level + 1, parts, pauses);
    between = ',';
  }
  if (between !== ',') parts.push(between);
  parts.push(list ? ']' : '}');
}

function isComposed(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('toJSON' in value);
}
