import { LaterText } from '#runtime/later-text.ts';

/** Bytes of long texts that a page reads of one answer; the first is read whatever its size, as forms need it whole. */
const maxTextBytes = 2_097_152;

const tooLong = '(This text is too long for this page.)';

/**
 * The body of an answer with the long texts that a response reads when it is written. `reads` false leaves them empty: for
 * lists that show no texts.
 */
export async function readLaterTexts(body: unknown, { reads = true } = {}): Promise<unknown> {
  let left = maxTextBytes;
  const resolve = async (value: unknown): Promise<unknown> => {
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof LaterText) {
      if (!reads) return '';
      if (value.bytes > left && left < maxTextBytes) return tooLong;
      left -= value.bytes;
      return value.read(false);
    }
    if (!holdsLaterText(value)) return value;
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value) items.push(await resolve(item));
      return items;
    }
    const entries: [string, unknown][] = [];
    for (const [key, inner] of Object.entries(value)) entries.push([key, await resolve(inner)]);
    return Object.fromEntries(entries);
  };
  return resolve(body);
}

/** Bodies are plain data; files and streams hold no texts. */
function holdsLaterText(value: object): boolean {
  if (value instanceof LaterText) return true;
  if (!isPlain(value)) return false;
  return Object.values(value).some(
    (inner) => typeof inner === 'object' && inner !== null && holdsLaterText(inner as object),
  );
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
