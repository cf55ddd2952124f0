/** Pieces of the generated JSON writers; each prints one value as JSON text. */

const SHORT = 40;
// Control characters, quote, backslash and surrogates: what JSON text may not hold unescaped.
// eslint-disable-next-line no-control-regex
const SPECIAL = /[\u0000-\u001f"\\\ud800-\udfff]/;

/** Text that may hold anything. Checking first is several times cheaper than JSON.stringify for plain text. */
export function text(value: string | null | undefined): string {
  if (typeof value !== 'string') return value == null ? 'null' : JSON.stringify(value);
  const length = value.length;
  if (length > SHORT) return SPECIAL.test(value) ? JSON.stringify(value) : `"${value}"`;
  for (let index = 0; index < length; index += 1) {
    const code = value.charCodeAt(index);
    if (code < 32 || code === 34 || code === 92 || (code >= 0xd800 && code <= 0xdfff)) {
      return JSON.stringify(value);
    }
  }
  return `"${value}"`;
}

/** Characters from which on base64 is believed to be what the document says: nothing in it needs escaping. */
const LONG_BASE64 = 65_536;

/** Looking through the base64 of a large file would hold everybody up. */
export function base64(value: string | null | undefined): string {
  return typeof value === 'string' && value.length > LONG_BASE64 ? `"${value}"` : text(value);
}

export function number(value: number | null | undefined): string {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : 'null';
}

export function boolean(value: boolean | null | undefined): string {
  return value === true ? 'true' : value === false ? 'false' : 'null';
}

/** A value without declared shape. */
export function any(value: unknown): string {
  return value === undefined ? 'null' : JSON.stringify(value);
}

export function array<T>(
  values: readonly T[] | null | undefined,
  write: (value: T) => string,
): string {
  if (values == null) return 'null';
  let json = '[';
  for (let index = 0; index < values.length; index += 1) {
    if (index > 0) json += ',';
    json += write(values[index] as T);
  }
  return `${json}]`;
}

/** An object with free keys and values of one type. */
export function hash<T>(
  values: Readonly<Record<string, T>> | null | undefined,
  write: (value: T) => string,
): string {
  if (values == null) return 'null';
  const members = Object.entries(values).map(([key, value]) => `${text(key)}:${write(value)}`);
  return `{${members.join(',')}}`;
}

/** An object without declared members. */
export const empty = (_value: unknown): string => '{}';

/** A member of a value whose type does not name it. */
export const member = (value: unknown, name: string): never =>
  (value as Readonly<Record<string, unknown>>)[name] as never;

export const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Tells whether a value has all the named members, to choose the branch of a union. */
export function has(value: unknown, names: readonly string[]): boolean {
  const members = value as Readonly<Record<string, unknown>>;
  return isObject(value) && names.every((name) => members[name] !== undefined);
}
