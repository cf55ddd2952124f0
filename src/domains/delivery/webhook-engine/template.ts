import { maxFilledBytes } from './limits.ts';

const place = /\{\{\s*([\w.-]{1,255})\s*\}\}/g;

/**
 * Fills the body template of a hook: `{{a.b}}` is replaced by the value at that path of the payload; text is escaped
 * for use within quotes. Null if the result is not JSON, or too large.
 */
export function fillHookTemplate(template: string, payload: unknown): string | null {
  let room = maxFilledBytes - template.length;
  const filled = template.replaceAll(place, (_, path: string) => {
    if (room < 0) return '';
    const value = readValue(payload, path);
    room -= value.length;
    return room < 0 ? '' : value;
  });
  return room < 0 || !isJson(filled) ? null : filled;
}

function readValue(payload: unknown, path: string): string {
  let value = payload;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return '';
    value = Reflect.get(value, key);
  }
  if (value === undefined) return '';
  const text = JSON.stringify(value);
  return typeof value === 'string' ? text.slice(1, -1) : text;
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
