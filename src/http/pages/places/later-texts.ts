import { LaterText } from '#runtime/later-text.ts';

/** Bytes of long texts that a page reads of one answer; the first is read whatever its size, as forms need it whole. */
const maxTextBytes = 2_097_152;

const tooLong = '(This text is too long for this page.)';

/** Place of a long text in a body. */
interface TextPlace {
  readonly parent: Record<string, unknown>;
  readonly key: string;
  readonly text: LaterText;
}

/**
 * Reads the long texts of a body, which a response reads when it is written, and puts them in their places. `reads` false
 * leaves them empty: for lists that show no texts.
 */
export async function readLaterTexts<Body>(body: Body, { reads = true } = {}): Promise<Body> {
  let left = maxTextBytes;
  for (const { parent, key, text } of findLaterTexts(body, [])) {
    if (!reads) parent[key] = '';
    else if (text.bytes > left && left < maxTextBytes) parent[key] = tooLong;
    else {
      left -= text.bytes;
      parent[key] = await text.read(false);
    }
  }
  return body;
}

/** Adds the long texts of a body to `found`. Bodies are plain data; files and streams hold no texts. */
function findLaterTexts(body: unknown, found: TextPlace[]): readonly TextPlace[] {
  if (!isPlain(body)) return found;
  for (const [key, inner] of Object.entries(body)) {
    if (inner instanceof LaterText) found.push({ parent: body, key, text: inner });
    else findLaterTexts(inner, found);
  }
  return found;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
