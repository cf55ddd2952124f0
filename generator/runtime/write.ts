/** Pieces of the generated JSON writers; each prints one value as JSON text. */
import { LaterBytes, LaterText } from './later-text.ts';

const SHORT = 40;
// Control characters, quote, backslash and surrogates: what JSON text may not hold unescaped.
// eslint-disable-next-line no-control-regex
const SPECIAL = /[\u0000-\u001f"\\\ud800-\udfff]/;

/** A part of a body that is written after the text around it: a text, base64, or more elements. */
export type LaterPart = LaterText | LaterBytes | RestOfList | string | { readonly base64: string };

/** Elements of a list that are written later, with its end. */
export class RestOfList {
  readonly print: () => string;
  readonly #values: readonly unknown[];
  readonly #start: number;

  constructor(values: readonly unknown[], start: number, print: () => string) {
    this.#values = values;
    this.#start = start;
    this.print = print;
  }

  /** Characters and bytes of its elements that are in memory until they are written. */
  get lengthInMemory(): number {
    let length = 0;
    for (let index = this.#start; index < this.#values.length; index += 1) {
      length += countCharsInMemory(this.#values[index]);
    }
    return length;
  }
}

function countCharsInMemory(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null || value instanceof LaterText) return 0;
  if (value instanceof LaterBytes) return value.bytes.length;
  let length = 0;
  for (const each of Object.values(value)) length += countCharsInMemory(each);
  return length;
}

/** JSON text of a body. Each `LEFT` in it marks the next part that is written later. */
export interface WrittenBody {
  readonly json: string;
  readonly later: readonly LaterPart[] | null;
}

/** Mark of a part that is written later; JSON contains no such character. */
export const LEFT = '\u0000';

/** Numbers of characters from which a text, or the rest of a list, is written later. */
export interface PieceSizes {
  readonly text: number;
  readonly list: number;
}

const NEVER: PieceSizes = { text: Infinity, list: Infinity };
let sizes = NEVER;
let later: LaterPart[] | null = null;

/**
 * Prints a body without its long texts, and only the beginning of a long list: slow parts are written later, whatever
 * the body contains.
 */
export function writeBeginning(print: () => string, pieces: PieceSizes): WrittenBody {
  sizes = pieces;
  try {
    const json = print();
    return { json, later };
  } finally {
    sizes = NEVER;
    later = null;
  }
}

function leave(part: LaterPart): string {
  later ??= [];
  later.push(part);
  return LEFT;
}

/** Text that may hold anything. Checking first is several times cheaper than JSON.stringify for plain text. */
export function text(value: string | null | undefined): string {
  if (typeof value !== 'string') return value == null ? 'null' : writeUntyped(value);
  const length = value.length;
  if (length > SHORT) {
    if (length > sizes.text) return leave(value);
    return SPECIAL.test(value) ? JSON.stringify(value) : `"${value}"`;
  }
  for (let index = 0; index < length; index += 1) {
    const code = value.charCodeAt(index);
    if (code < 32 || code === 34 || code === 92 || (code >= 0xd800 && code <= 0xdfff)) {
      return JSON.stringify(value);
    }
  }
  return `"${value}"`;
}

/** Writes a value of an unknown type. */
function writeUntyped(value: unknown): string {
  const isLater = value instanceof LaterText || value instanceof LaterBytes;
  return isLater && sizes !== NEVER ? leave(value) : JSON.stringify(value);
}

/** Minimum characters of base64 that are not checked for characters to escape. */
const LONG_BASE64 = 65_536;

/** Looking through the base64 of a large file would hold everybody up. */
export function base64(value: string | null | undefined): string {
  if (typeof value !== 'string' || value.length <= LONG_BASE64) return text(value);
  return value.length > sizes.text ? leave({ base64: value }) : `"${value}"`;
}

export function number(value: number | null | undefined): string {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : 'null';
}

export function boolean(value: boolean | null | undefined): string {
  return value === true ? 'true' : value === false ? 'false' : 'null';
}

/** Writes a value without a declared shape. A large one is left in pieces like any other. */
export function any(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (value === undefined || value === null) return 'null';
  if (typeof value !== 'object' || sizes === NEVER) return JSON.stringify(value);
  if (value instanceof LaterText || value instanceof LaterBytes) return leave(value);
  if (Array.isArray(value)) return list('[', value as unknown[], 0, any, ']');
  return 'toJSON' in value
    ? JSON.stringify(value)
    : writeMembers(value as Readonly<Record<string, unknown>>);
}

function writeMembers(value: Readonly<Record<string, unknown>>): string {
  let json = '{';
  for (const key of Object.keys(value)) {
    const member = value[key];
    if (member === undefined) continue;
    if (json.length > sizes.list) return json + leave(writeOtherMembers(value, key));
    json += `${json.length > 1 ? ',' : ''}${text(key)}:${any(member)}`;
  }
  return `${json}}`;
}

/** The members from `first` on, behind others. */
function writeOtherMembers(value: Readonly<Record<string, unknown>>, first: string): RestOfList {
  const all = Object.entries(value).filter(([, member]) => member !== undefined);
  const start = all.findIndex(([key]) => key === first);
  return createRest(all, start, ([key, member]) => `${text(key)}:${any(member)}`, '}');
}

export function array<T>(
  values: readonly T[] | null | undefined,
  write: (value: T) => string,
): string {
  return values == null ? 'null' : list('[', values, 0, write, ']');
}

/** List whose first elements have separate writers. */
export function tuple(
  values: readonly unknown[] | null | undefined,
  first: readonly ((value: never) => string)[],
  rest: (value: never) => string,
): string {
  if (values == null) return 'null';
  const write = ([index, value]: [number, unknown]) => (first[index] ?? rest)(value as never);
  return list('[', [...values.entries()], 0, write, ']');
}

/**
 * Writes the elements from `start` on, with the opening and closing characters; the rest is left after many characters.
 */
function list<T>(
  open: string,
  values: readonly T[],
  start: number,
  write: (value: T) => string,
  close: string,
): string {
  let json = open;
  for (let index = start; index < values.length; index += 1) {
    if (index > 0) json += ',';
    json += write(values[index] as T);
    if (json.length > sizes.list && index + 1 < values.length)
      return json + leave(createRest(values, index + 1, write, close));
  }
  return json + close;
}

const createRest = <T>(
  values: readonly T[],
  start: number,
  write: (value: T) => string,
  close: string,
) => new RestOfList(values, start, () => list('', values, start, write, close));

/** An object with free keys and values of one type. */
export function hash<T>(
  values: Readonly<Record<string, T>> | null | undefined,
  write: (value: T) => string,
): string {
  if (values == null) return 'null';
  return list(
    '{',
    Object.entries(values),
    0,
    ([key, value]) => `${text(key)}:${write(value)}`,
    '}',
  );
}

/** An object without declared members. */
export const empty = (_value: unknown): string => '{}';

/** Every member but the named ones, each behind a comma. */
export function others(
  value: object,
  named: readonly string[],
  write: (member: never) => string,
): string {
  let json = '';
  for (const key of Object.keys(value)) {
    if (named.includes(key)) continue;
    const member = (value as Readonly<Record<string, unknown>>)[key];
    if (member !== undefined) json += `,${text(key)}:${write(member as never)}`;
  }
  return json;
}

/** Tells whether a member is one of the words, to choose the branch of a union. */
export const is = (value: unknown, name: string, words: readonly string[]): boolean =>
  isObject(value) && words.includes((value as Readonly<Record<string, string>>)[name] ?? '');

/** A member of a value whose type does not name it. */
export const member = (value: unknown, name: string): never =>
  (value as Readonly<Record<string, unknown>>)[name] as never;

export const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Tells whether a value has all the named members, to choose the branch of a union. */
export function has(value: unknown, names: readonly string[]): boolean {
  const members = value as Readonly<Record<string, unknown>>;
  return isObject(value) && names.every((name) => members[name] !== undefined);
}
