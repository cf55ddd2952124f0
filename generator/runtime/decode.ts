/**
 * Strict decoders of single values, one per declared type. Each takes what the request says and its place in it
 * (`query/ids`), and returns the value, or undefined when the parameter is absent or wrong (the fault is
 * then recorded). JSON `null` and the empty text count as "not given" for typed scalars; `nullable` keeps null, and
 * `filled` refuses it.
 */
import {
  EMPTY,
  ENOUGH,
  type Faults,
  memberName,
  type Reason,
  createReason,
  tooMany,
} from './faults.ts';
import { withStrings } from './json-values.ts';
import { LongText } from './long-text.ts';
import { isTree, type RawTree, type RawValue } from './raw.ts';
import { UploadedFile } from './upload.ts';

export type Decoder<T> = (raw: RawValue | undefined, name: string, faults: Faults) => T | undefined;

/** Variant of `Decoder` for a member whose name selects its decoder. */
export type MemberDecoder = (
  raw: RawValue | undefined,
  name: string,
  faults: Faults,
  key: string,
) => unknown;

function addFault(name: string, faults: Faults, reason: Reason): undefined {
  faults.add(name, reason);
  return undefined;
}

const createTypeReason = (name: string) => createReason('type', { type: name });
const format = (name: string) => createReason('format', { format: name });
const NO_STRING = createTypeReason('string');
const NO_INTEGER = createTypeReason('integer');
const NO_NUMBER = createTypeReason('number');
const NO_BOOLEAN = createTypeReason('boolean');
const NO_NULL = createReason('not', { type: 'null' });
const NO_LIST = createTypeReason('array');
const NO_OBJECT = createTypeReason('object');
const NO_FILE = createTypeReason('file');
const NO_DATE = format('date');
const NO_DATE_TIME = format('date-time');
const NOT_NAMED = createReason('additionalProperties');
const WRONG_NAME = createReason('propertyNames');

/** Refuses NUL (Postgres cannot store it) and lone surrogates (they change on the way to UTF-8). */
function isSound(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

export const string: Decoder<string> = (raw, name, faults) => {
  if (raw === undefined || raw === null) return undefined;
  if (typeof raw === 'string') return isSound(raw) ? raw : addFault(name, faults, NO_STRING);
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw);
  const whole = raw instanceof LongText && raw.sound ? raw.whole : null;
  return whole ?? addFault(name, faults, NO_STRING);
};

/** A text that may be longer than one string should be. */
export const longText =
  (most: number): Decoder<string | LongText> =>
  (raw, name, faults) => {
    const text = raw instanceof LongText && raw.sound ? raw : string(raw, name, faults);
    if (text === undefined || text.length <= most) return text;
    faults.add(name, createReason('maxLength', { limit: most }));
    return undefined;
  };

const INTEGER = /^(?:0|-?[1-9][0-9]{0,15})$/;

/** Canonical decimal integers within ±2^53: no sign of plus, leading zero, exponent, blank or other digits. */
export const integer: Decoder<number> = (raw, name, faults) => {
  if (raw === undefined || raw === null || raw === '') return undefined;
  const value = typeof raw === 'string' && INTEGER.test(raw) ? Number(raw) : raw;
  return typeof value === 'number' && Number.isSafeInteger(value)
    ? value
    : addFault(name, faults, NO_INTEGER);
};

const DECIMAL = /^-?(?:0|[1-9][0-9]{0,15})(?:\.[0-9]{1,15})?$/;

export const number: Decoder<number> = (raw, name, faults) => {
  if (raw === undefined || raw === null || raw === '') return undefined;
  const value = typeof raw === 'string' && DECIMAL.test(raw) ? Number(raw) : raw;
  return typeof value === 'number' && Number.isFinite(value)
    ? value
    : addFault(name, faults, NO_NUMBER);
};

const TRUE = createWordSet('1 on t true y yes');
const FALSE = createWordSet('0 off f false n no');

/** Each word in lower, Capitalised and UPPER case. */
function createWordSet(list: string): ReadonlySet<string> {
  const listForms = (word: string) => [
    word,
    word.charAt(0).toUpperCase() + word.slice(1),
    word.toUpperCase(),
  ];
  return new Set(list.split(' ').flatMap(listForms));
}

export const boolean: Decoder<boolean> = (raw, name, faults) => {
  if (raw === undefined || raw === null || raw === '') return undefined;
  if (typeof raw === 'boolean') return raw;
  const text = typeof raw === 'number' ? String(raw) : raw;
  if (typeof text !== 'string') return addFault(name, faults, NO_BOOLEAN);
  if (TRUE.has(text)) return true;
  if (FALSE.has(text)) return false;
  return addFault(name, faults, NO_BOOLEAN);
};

const DATE = /^([0-9]{4})([-/])([0-9]{1,2})\2([0-9]{1,2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isCalendarDate(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && leap ? 29 : DAYS[month - 1];
  return year >= 1 && days !== undefined && day >= 1 && day <= days;
}

const DATE_TIME =
  /^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T ]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.,][0-9]{1,9})?)?(?:Z|z|([+-])([0-9]{2}):?([0-9]{2}))?)?$/;

/**
 * Reads ISO 8601; seconds and zone are optional, and a bare date is midnight UTC.
 * @returns the time in UTC with milliseconds, or null for anything but a time of the years 1 to 9999
 */
export function readMoment(text: string): string | null {
  const parts = DATE_TIME.exec(text);
  if (parts === null) return null;
  // Unmatched groups are undefined, unlike their type.
  const [year, month, day, hour, minute, second] = (
    parts.slice(1, 7) as (string | undefined)[]
  ).map((part) => Number(part ?? 0));
  const [offsetHour, offsetMinute] = [Number(parts[8] ?? 0), Number(parts[9] ?? 0)];
  const possible =
    isCalendarDate(year ?? 0, month ?? 0, day ?? 0) &&
    (hour ?? 0) < 24 &&
    (minute ?? 0) < 60 &&
    (second ?? 0) < 60 &&
    offsetHour < 15 &&
    offsetMinute < 60;
  if (!possible) return null;
  const fraction = /[.,]([0-9]{1,3})/.exec(parts[0])?.[1]?.padEnd(3, '0') ?? '0';
  const moment = new Date(0);
  moment.setUTCFullYear(year ?? 0, (month ?? 1) - 1, day);
  moment.setUTCHours(hour ?? 0, minute, second, Number(fraction));
  const shift = (parts[7] === '-' ? 1 : -1) * (offsetHour * 60 + offsetMinute) * 60_000;
  const read = new Date(moment.getTime() + shift).toISOString();
  // An offset may push the first or last day out of the four-digit years.
  return read.length === 24 && !read.startsWith('0000') ? read : null;
}

const createMomentDecoder =
  (reason: Reason): Decoder<string> =>
  (raw, name, faults) => {
    if (raw === undefined || raw === null || raw === '') return undefined;
    const moment = typeof raw === 'string' ? readMoment(raw) : null;
    return moment ?? addFault(name, faults, reason);
  };

/** ISO 8601; seconds and zone optional, a bare date is midnight UTC. Returns UTC with milliseconds. */
export const dateTime = createMomentDecoder(NO_DATE_TIME);
const orMoment = createMomentDecoder(NO_DATE);

/** `YYYY-MM-DD`, years 1 to 9999; also with slashes, or without zeros. Of a moment it is the day that is written there. */
export const date: Decoder<string> = (raw, name, faults) => {
  const [, year = '', , month = '', day = ''] =
    typeof raw === 'string' ? (DATE.exec(raw) ?? []) : [];
  if (isCalendarDate(Number(year), Number(month), Number(day))) {
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  const moment = orMoment(raw, name, faults);
  return moment === undefined || typeof raw !== 'string' ? undefined : raw.slice(0, 10);
};

/** An id of digits becomes a number; anything else is a path. Ids beyond 2^53 stay text and so name nothing. */
export const integerOrString: Decoder<number | string> = (raw, name, faults) => {
  if (typeof raw === 'number') return integer(raw, name, faults);
  if (typeof raw === 'string' && INTEGER.test(raw) && Number.isSafeInteger(Number(raw)))
    return Number(raw);
  return string(raw, name, faults);
};

/** File part; a text in its place is rejected. The empty text means "no file". */
export const file: Decoder<UploadedFile> = (raw, name, faults) => {
  if (raw === undefined || raw === null || raw === '') return undefined;
  return raw instanceof UploadedFile ? raw : addFault(name, faults, NO_FILE);
};

/** The value that `filter[name]=` became: a member of a member. */
export function at(tree: RawTree, keys: readonly string[]): RawValue | undefined {
  let value: RawValue | undefined = tree;
  for (const key of keys) value = isTree(value) ? value[key] : undefined;
  return value;
}

/** Any JSON value, unchanged. */
export const any: Decoder<RawValue> = (raw, name, faults) =>
  typeof raw === 'object' && raw !== null
    ? withStrings(raw, () => addFault(name, faults, NO_STRING))
    : raw;

/** Variant of `any` for texts beyond the maximum length of a string; schemas reject those that they do not allow. */
export const anyLong: Decoder<RawValue> = (raw) =>
  typeof raw === 'object' && raw !== null ? withStrings(raw, (text) => text) : raw;

/** Refuses null as it does the empty text: nothing else of the request may then be done. */
export const filled =
  <T>(decoder: Decoder<T>): Decoder<T> =>
  (raw, name, faults) => {
    if (raw !== null) return decoder(raw, name, faults);
    faults.add(name, EMPTY);
    return undefined;
  };

/** Keeps null (and, for typed scalars, the empty text) as null instead of "not given". */
export const nullable =
  <T>(decoder: Decoder<T>, emptyIsNull: boolean): Decoder<T | null> =>
  (raw, name, faults) =>
    raw === null || (emptyIsNull && raw === '') ? null : decoder(raw, name, faults);

const createTooManyReason = (limit: number): Reason => createReason('maxProperties', { limit });

/** Elements of a list for which the document names no bound: more than any client sends. */
const MOST_ELEMENTS = 10_000;

/**
 * A list: `name[]=a`, a JSON array, one value alone, and with `comma` also one text `a,b`.
 * The empty text and null are the empty list. A list of more than `most` elements is refused before it is looked at,
 * and one of wrong elements once there are enough of them.
 */
export const array =
  <T>(decoder: Decoder<T>, comma: boolean, most = MOST_ELEMENTS): Decoder<T[]> =>
  (raw, name, faults) => {
    if (raw === undefined) return undefined;
    if (raw === null || raw === '') return [];
    const elements = listElements(raw, comma);
    if (elements === null) return addFault(name, faults, NO_LIST);
    if (elements.length > most && isLonger(elements, most)) {
      faults.add(name, tooMany(most));
      return undefined;
    }
    const enough = faults.count + ENOUGH;
    const values: T[] = [];
    for (const [index, element] of elements.entries()) {
      if (element === '') continue;
      if (faults.count >= enough) return undefined;
      const value = decoder(element, memberName(name, index), faults);
      if (value === undefined) return addElementFault(name, index, faults);
      values.push(value);
    }
    return values;
  };

/** Empty elements do not count. */
function isLonger(elements: readonly RawValue[], most: number): boolean {
  let count = 0;
  return elements.some((element) => element !== '' && ++count > most);
}

function listElements(raw: RawValue, comma: boolean): readonly RawValue[] | null {
  if (Array.isArray(raw)) return comma ? splitTexts(raw) : (raw as readonly RawValue[]);
  // `name[0]=a&name[1]=b`, also with objects as elements.
  if (isTree(raw)) {
    return Object.keys(raw).every((key) => /^[0-9]{1,4}$/.test(key)) ? Object.values(raw) : null;
  }
  return comma ? splitTexts([raw]) : [raw];
}

/** Parts that texts with commas are taken apart into, empty ones too. */
const MOST_PARTS = 2 * MOST_ELEMENTS;

/** The parts of texts with commas between them; null when there are more than any client sends. */
function splitTexts(raws: readonly RawValue[]): readonly RawValue[] | null {
  const parts: RawValue[] = [];
  for (const each of raws) {
    const raw = each instanceof LongText ? (each.whole ?? each) : each;
    if (typeof raw !== 'string') parts.push(raw);
    else for (const part of raw.split(',', MOST_PARTS + 1)) parts.push(part.trim());
    if (parts.length > MOST_PARTS) return null;
  }
  return parts;
}

/** An element without a value and without a reported fault is null. */
function addElementFault(name: string, index: number, faults: Faults): undefined {
  const element = memberName(name, index);
  if (!faults.has(element)) faults.add(element, NO_NULL);
}

/**
 * Reads `name[key]=value`, or a JSON object whose values all have one type; too many members are reported like wrong
 * ones.
 */
export const hash =
  <T>(decoder: Decoder<T>, most = MOST_ELEMENTS): Decoder<Record<string, T>> =>
  (raw, name, faults) => {
    if (raw === undefined || raw === null || raw === '') return undefined;
    if (!isTree(raw)) return addFault(name, faults, NO_OBJECT);
    const entries = Object.entries(raw);
    if (entries.length > most) return addFault(name, faults, createTooManyReason(most));
    const enough = faults.count + ENOUGH;
    const values: Record<string, T> = Object.create(null) as Record<string, T>;
    for (const [key, element] of entries) {
      if (faults.count >= enough) return undefined;
      const value = isSound(key)
        ? decoder(element, memberName(name, key), faults)
        : addFault(name, faults, WRONG_NAME);
      if (value !== undefined) values[key] = value;
    }
    return values;
  };

/** Object with declared properties. Other members are dropped without a decoder, and rejected for null. */
export const object =
  (
    properties: Readonly<Record<string, Decoder<unknown>>>,
    others?: MemberDecoder | null,
  ): Decoder<Record<string, unknown>> =>
  (raw, name, faults) => {
    if (raw === undefined || raw === null || raw === '') return undefined;
    if (!isTree(raw)) return addFault(name, faults, NO_OBJECT);
    const values: Record<string, unknown> = {};
    for (const [key, decoder] of Object.entries(properties)) {
      const value = decoder(raw[key], memberName(name, key), faults);
      if (value !== undefined) values[key] = value;
    }
    if (others !== undefined) decodeOthers(raw, properties, { name, faults, values, others });
    return values;
  };

/** Members that are not named: as many as a hash may have. */
function decodeOthers(
  raw: RawTree,
  named: Readonly<Record<string, unknown>>,
  into: {
    readonly name: string;
    readonly faults: Faults;
    readonly values: Record<string, unknown>;
    readonly others: MemberDecoder | null;
  },
): void {
  const { name, faults, values, others } = into;
  const keys = Object.keys(raw).filter((key) => !Object.hasOwn(named, key));
  if (keys.length > MOST_ELEMENTS)
    return addFault(name, faults, createTooManyReason(MOST_ELEMENTS));
  const enough = faults.count + ENOUGH;
  for (const key of keys) {
    if (faults.count >= enough) return;
    const told = memberName(name, key);
    const value =
      others === null || !isSound(key)
        ? addFault(told, faults, others === null ? NOT_NAMED : WRONG_NAME)
        : others(raw[key], told, faults, key);
    // Without assignment, which treats `__proto__` specially.
    if (value !== undefined)
      Object.defineProperty(values, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
}
