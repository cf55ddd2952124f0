/**
 * Encodes requests of a client as the decoders read them: the counterpart of `decode.ts`, `raw.ts` and `body.ts`.
 * It uses only functions that browsers have too.
 */

/** One name with its value; a file part of a multipart body is a Blob. */
export type Pair = readonly [name: string, value: string | Blob];

/** The value cannot be written in its place. */
export class Unencodable extends Error {}

/**
 * Encodes one query or form parameter as pairs: `a=1`, `a[]=1`, `a[key]=1`, `a[0][key]=1`.
 * @param comma whether the list is written as one text, `a=1,2`
 * @throws Unencodable for values without a written form: elements with commas in a comma list, empty objects in lists
 */
export function encodePairs(name: string, value: unknown, comma = false): Pair[] {
  if (value === undefined) return [];
  if (value instanceof Blob) return [[name, value]];
  if (Array.isArray(value)) return comma ? listCommaPairs(name, value) : listPairs(name, value);
  if (typeof value === 'object' && value !== null) return listObjectPairs(name, value);
  return [[name, scalarText(value)]];
}

function listCommaPairs(name: string, values: readonly unknown[]): Pair[] {
  const texts = values.map(scalarText);
  const unwritable = texts.find(
    (text) => text.trim() === '' || text !== text.trim() || text.includes(','),
  );
  if (unwritable !== undefined) {
    throw new Unencodable(
      `${name} cannot hold ${JSON.stringify(unwritable)}: it is one text with commas`,
    );
  }
  return [[name, texts.join(',')]];
}

function listPairs(name: string, values: readonly unknown[]): Pair[] {
  // The empty text is the empty list.
  if (values.length === 0) return [[name, '']];
  const plain = values.every(
    (value) => typeof value !== 'object' || value === null || value instanceof Blob,
  );
  return values.flatMap((value, index) => {
    if (value === '' || value === null || (Array.isArray(value) && value.length === 0)) {
      throw new Unencodable(`${name} cannot hold something empty`);
    }
    // Numbered, because `a[][k]=1&a[][l]=2` is one element, not two.
    const pairs = encodePairs(plain ? `${name}[]` : `${name}[${index}]`, value);
    if (pairs.length === 0) throw new Unencodable(`${name} cannot hold an empty object`);
    return pairs;
  });
}

function listObjectPairs(name: string, value: object): Pair[] {
  return Object.entries(value).flatMap(([key, member]) => {
    if (key === '' || key.includes('][')) {
      throw new Unencodable(`${name} cannot have the key ${JSON.stringify(key)}`);
    }
    return encodePairs(`${name}[${key}]`, member);
  });
}

/** Null is the empty text, which typed scalars take for "none". */
export function scalarText(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'number') return formatDecimal(value);
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (value instanceof Date) return value.toISOString();
  throw new Unencodable(`a ${typeof value} cannot be sent`);
}

/** Formats a number without an exponent, which the decoders reject. */
function formatDecimal(value: number): string {
  const text = String(value);
  const [, sign = '', whole = '', fraction = '', exponent = ''] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(text) ?? [];
  if (exponent === '') return text;
  const shift = Number(exponent);
  const digits = whole + fraction;
  const point = whole.length + shift;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return sign + digits.padEnd(point, '0');
}

/** Pairs as a query string or form body; `name[key]` keeps its brackets. */
export function encodeForm(pairs: readonly Pair[]): string {
  return pairs
    .map(([name, value]) => {
      if (typeof value !== 'string')
        throw new Unencodable(`${name} is a file, which needs a multipart body`);
      return `${encodeName(name)}=${encodeURIComponent(value)}`;
    })
    .join('&');
}

const encodeName = (name: string) =>
  encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');

/**
 * One segment of a path; slashes are part of the value. A wildcard is written so too, because
 * `a//b` and `./a` would not survive as segments.
 * @throws Unencodable for the empty text and the dot segments, which name no segment
 */
export function encodeSegment(name: string, value: unknown): string {
  const text = Array.isArray(value) ? value.map(scalarText).join(',') : scalarText(value);
  if (text === '' || text === '.' || text === '..') {
    throw new Unencodable(`${name} cannot be ${JSON.stringify(text)}`);
  }
  // A format at the end (`7.json`) would be taken for one.
  const encoded = encodeURIComponent(text);
  return /\.[a-z]{2,5}$/.test(text) ? encoded.replaceAll('.', '%2E') : encoded;
}

/** Request body: its content type, and the argument of `fetch`. */
export interface EncodedBody {
  readonly contentType: string;
  readonly content: string | Blob;
}

/** The body in its declared media type; an object with a file in it is always multipart. */
export function encodeBody(body: unknown, mediaType: string): EncodedBody {
  if (body instanceof Blob) return { contentType: body.type || mediaType, content: body };
  if (typeof body === 'string' && !/[/+]json\b/.test(mediaType))
    return { contentType: mediaType, content: body };
  return isRecord(body)
    ? encodeProperties(body, mediaType)
    : { contentType: mediaType, content: JSON.stringify(body) };
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function encodeProperties(body: Readonly<Record<string, unknown>>, mediaType: string): EncodedBody {
  const hasFile = Object.values(body).some(
    (value) =>
      value instanceof Blob || (Array.isArray(value) && value.some((part) => part instanceof Blob)),
  );
  if (mediaType === 'multipart/form-data' || hasFile) return encodeMultipart(listBodyPairs(body));
  if (mediaType === 'application/x-www-form-urlencoded') {
    return { contentType: mediaType, content: encodeForm(listBodyPairs(body)) };
  }
  return { contentType: mediaType, content: JSON.stringify(body) };
}

const listBodyPairs = (body: Readonly<Record<string, unknown>>) =>
  Object.entries(body).flatMap(([name, value]) => encodePairs(name, value));

/** A pair, and the type of a text that has one. */
export type FormPart = readonly [name: string, value: string | Blob, type?: string];

/** `FormData` is not used: it turns every line feed of a text into two characters. */
export function encodeMultipart(pairs: readonly FormPart[]): EncodedBody {
  const boundary = `----${crypto.randomUUID()}`;
  const parts = pairs.flatMap(([name, value, type]): (string | Blob)[] => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${quote(name)}"`,
    ...(typeof value === 'string'
      ? [type === undefined ? '' : `\r\nContent-Type: ${type}`, '\r\n\r\n', value]
      : [
          `; filename="${quote(getFileName(value))}"\r\nContent-Type: ${value.type || 'application/octet-stream'}\r\n\r\n`,
          value,
        ]),
    '\r\n',
  ]);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    content: new Blob([...parts, `--${boundary}--\r\n`]),
  };
}

const getFileName = (file: Blob) =>
  'name' in file && typeof file.name === 'string' ? file.name : 'blob';

function quote(text: string): string {
  // eslint-disable-next-line no-control-regex -- they end the header
  if (/[\0-\x1f\x7f]/.test(text)) throw new Unencodable('a name cannot hold control characters');
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"');
}
