import type { RawTree, RawValue } from '#runtime/raw.ts';
import { LongText } from '#runtime/long-text.ts';

/** The error for a record that cannot be stored; the import reports only that it was skipped. */
export class RecordRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'RecordRefused';
  }
}

export function isTree(value: RawValue | undefined): value is RawTree {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof LongText)
  );
}

/** An object in a record; null for other values. */
export function readPart(record: RawTree, name: string): RawTree | null {
  const value = record[name];
  return isTree(value) ? value : null;
}

/** The objects of a list in a record; other values are skipped. */
export function readList(record: RawTree, name: string): readonly RawTree[] {
  const value = record[name];
  return Array.isArray(value) ? (value as readonly RawValue[]).filter(isTree) : [];
}

/** Removes relations from the attributes, in formats that mix both: a null may be either. */
export function removeRelations(record: RawTree): RawTree {
  const attributes = Object.entries(record).filter(
    ([, value]) => typeof value !== 'object' || value instanceof LongText,
  );
  return Object.fromEntries(attributes);
}

// NUL and lone surrogates: Postgres does not store them, and no encoder writes them.
const unsound = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/**
 * A text; null where there is none.
 * @throws RecordRefused for one that cannot be stored, or is longer than `most` characters
 */
export function readTextValue(record: RawTree, name: string, most: number): string | null {
  const raw = record[name];
  const value = toWhole(raw);
  // The text is too long to be a single string.
  if (raw instanceof LongText && value === null) throw new RecordRefused(`${name} is too long`);
  if (typeof value !== 'string') return null;
  if (value.length > most) throw new RecordRefused(`${name} is too long`);
  if (unsound.test(value))
    throw new RecordRefused(`${name} contains characters that cannot be stored`);
  return value;
}

/** A text of a record; text that cannot be stored counts as absent. */
export function readMildText(record: RawTree, name: string, most: number): string | null {
  const value = toWhole(record[name]);
  if (typeof value !== 'string' || value.length > most || unsound.test(value)) return null;
  return value;
}

/** Readers give texts of some length in pieces. */
const toWhole = (value: RawValue | undefined) => (value instanceof LongText ? value.whole : value);

/** @throws RecordRefused where it is missing or blank */
export function readRequiredText(record: RawTree, name: string, most: number): string {
  const text = readTextValue(record, name, most)?.trim();
  if (text === undefined || text === '') throw new RecordRefused(`${name} is blank`);
  return text;
}

/** Reads one of several words; any other value becomes the first word. */
export function readWord<const Word extends string>(
  record: RawTree,
  name: string,
  [usual, ...others]: readonly [Word, ...Word[]],
): Word {
  const value = record[name];
  return others.find((word) => word === value) ?? usual;
}

export function readFlag(record: RawTree, name: string): boolean {
  const value = record[name];
  return value === true || value === '1' || value === 1 || value === 'true' || value === 't';
}

/** Null for a value that is not a boolean. */
export function readMaybeFlag(record: RawTree, name: string): boolean | null {
  const value = record[name];
  return value === undefined || value === null ? null : readFlag(record, name);
}

const maxInteger = 2_147_483_647;

/** An integer from `least` on that fits into a column; null for other values. */
export function readNumber(
  record: RawTree,
  name: string,
  { least = 0, most = maxInteger }: { readonly least?: number; readonly most?: number } = {},
): number | null {
  const value = record[name];
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : null;
}

/** The user id in an archive. */
export function readForeignId(record: RawTree, name: string): number | null {
  return readNumber(record, name, { least: 1, most: Number.MAX_SAFE_INTEGER });
}

const time =
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?$/;
const earliest = Date.parse('1970-01-01T00:00:00Z');
const latest = Date.parse('2999-12-31T23:59:59Z');

/** Reads a time, ISO 8601; null if it is invalid or implausible. */
export function readTime(record: RawTree, name: string): string | null {
  const value = record[name];
  if (typeof value !== 'string' || !time.test(value)) return null;
  const zoned = value.replace(' UTC', 'Z').replace(' ', 'T');
  const parsed = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(zoned) ? zoned : `${zoned}Z`);
  return parsed >= earliest && parsed <= latest ? new Date(parsed).toISOString() : null;
}

/** A date, `YYYY-MM-DD`; null for other values. */
export function readDayValue(record: RawTree, name: string): string | null {
  const value = record[name];
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return null;
  const parsed = new Date(`${value}T00:00:00Z`);
  const real = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
  return real && parsed.getTime() >= earliest && parsed.getTime() <= latest ? value : null;
}

/** The full id of an object of git. */
export function readSha(record: RawTree, name: string): string | null {
  const value = record[name];
  return typeof value === 'string' && /^[0-9a-f]{40}$/.test(value) ? value : null;
}
