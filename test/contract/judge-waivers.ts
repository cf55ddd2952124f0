import { Text } from '#src/http/fault-texts.ts';
import type { Objection } from '#test/support/objection.ts';

/** Requests that the second judge is known to read differently, and the reason for our reading. */
export interface Waiver {
  readonly rule: string;
  readonly reason: string;
  /** Address of the report in its tracker; null if nothing is reported. */
  readonly issue: string | null;
  /** Tells whether an objection of one judge alone belongs to this rule. */
  readonly covers: (objection: Objection) => boolean;
}

const issue = (number: number) =>
  `https://github.com/cdimascio/express-openapi-validator/issues/${number}`;

export const waivers: readonly Waiver[] = [
  {
    rule: 'strict numbers',
    reason:
      'It takes whatever JavaScript makes a number of: 1e1, 0x10, +5, a padded number, one too large to be exact, Infinity. ' +
      'Such an id names nothing, or something else than the client meant.',
    issue: issue(249),
    covers: ({ by, text, value, declared }) =>
      by === 'us' &&
      text === Text.invalid &&
      may(declared, ['integer', 'number', 'integer-or-string']) &&
      elements(value).some(isLooseNumber),
  },
  {
    rule: 'ids of digits',
    reason:
      'Where an id may also be a name, digits are always the id, with the bounds of ids; it tries both.',
    issue: null,
    covers: ({ by, text, value, declared }) =>
      by === 'us' &&
      text === Text.value &&
      declared?.kind === 'integer-or-string' &&
      /^-?[0-9]+$/.test(String(value)),
  },
  {
    rule: 'texts that cannot be stored',
    reason:
      'NUL and half characters are texts to it; Postgres stores no NUL, and UTF-8 no half character.',
    issue: null,
    covers: ({ by, text, value }) =>
      by === 'us' && text === Text.invalid && elements(value).some(isUnsound),
  },
  {
    rule: 'empty is not given',
    reason:
      'Forms send every field, so an empty text or null leaves a typed parameter out, and a list skips empty ' +
      'elements; null is refused for a text that may not be blank. It takes null for the empty text, and the empty text ' +
      'for a value of the wrong type.',
    issue: issue(751),
    covers: ({ by, text, value }) =>
      by === 'them'
        ? isEmpty(value) || (Array.isArray(value) && value.some(isEmpty))
        : (text === Text.missing && isEmpty(value)) || (text === Text.empty && value === null),
  },
  {
    rule: 'words for booleans',
    reason: 'Clients of version 4 send 1, 0, t, f, yes, no, on and off; it knows true and false.',
    issue: issue(641),
    covers: ({ by, text, value, declared }) =>
      by === 'them' &&
      text.startsWith('must be boolean') &&
      may(declared, ['boolean']) &&
      /^(?:1|0|t|f|y|n|yes|no|on|off|true|false)$/i.test(String(value)),
  },
  {
    rule: 'dates as they are written',
    reason:
      'A date stands for its midnight and a moment for its day, and seconds, zone and T are optional, as clients ' +
      'write them; but months have no 31st where the calendar has none, minutes no 60th second, zones no 99 hours.',
    issue: issue(589),
    covers: ({ by, text, value, declared }) =>
      by === 'them'
        ? (text === 'must match format "date-time"' &&
            may(declared, ['date-time']) &&
            isMoment(value) === true) ||
          (text === 'must match format "date"' &&
            may(declared, ['date']) &&
            isMoment(inDashes(value)) === true)
        : text === Text.invalid &&
          may(declared, ['date', 'date-time']) &&
          isMoment(value) === false,
  },
  {
    rule: 'one value for a list',
    reason: 'A list of one may be written as its element; in bodies it wants an array.',
    issue: null,
    covers: ({ by, text, value, declared }) =>
      by === 'them' &&
      text.startsWith('must be array') &&
      declared?.list !== 'none' &&
      ['string', 'number', 'boolean'].includes(typeof value),
  },
  {
    rule: 'lists in one text',
    reason:
      'It sees one text where several values are joined with commas, and none of their bounds.',
    issue: null,
    covers: ({ by, text, value, declared }) =>
      by === 'us' &&
      declared?.list === 'comma' &&
      typeof value === 'string' &&
      (text === Text.value || text === Text.invalid || /^is expected to have length/.test(text)),
  },
  {
    rule: 'relations between parameters',
    reason: 'What excludes or needs what is said with `x-` keywords, which are ours.',
    issue: null,
    covers: ({ by, text }) =>
      by === 'us' &&
      [Text.exclusive, Text.atLeastOne, Text.exactlyOne, Text.allOrNone].some(
        (known) => known === text,
      ),
  },
  {
    rule: 'files are parts with bytes',
    reason: 'A text satisfies it where the document declares a file.',
    issue: issue(850),
    covers: ({ by, text, value, declared }) =>
      by === 'us' &&
      text === Text.invalid &&
      declared?.kind === 'file' &&
      value !== undefined &&
      !isEmpty(value),
  },
];

/** Tells whether the parameter, or a part of it, may be of one of these kinds. */
const may = (declared: Objection['declared'], kinds: readonly string[]) =>
  declared === null || [...kinds, 'object', 'hash', 'any', 'union'].includes(declared.kind);

/** Values one by one; a text with commas may be a list. */
function elements(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(elements);
  return typeof value === 'string' && value.includes(',') ? value.split(',') : [value];
}

const CANONICAL = /^-?(?:0|[1-9][0-9]{0,15})(?:\.[0-9]{1,15})?$/;

/** Read as a number by JavaScript, but not written as a decimal that keeps its value. */
function isLooseNumber(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isSafeInteger(value);
  if (typeof value !== 'string' || value.trim() === '') return false;
  const number = Number(value);
  if (Number.isNaN(number)) return false;
  // `Infinity` and `1e400` are none that could be stored.
  if (!Number.isFinite(number)) return true;
  return (
    !CANONICAL.test(value) || Math.abs(number) > Number.MAX_SAFE_INTEGER || value.includes('.')
  );
}

const MOMENT =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:Z|[+-](\d{2}):?(\d{2}))?)?$/i;

/** Tells whether a text in the form of a date or time is a valid one; null for other forms. */
function isMoment(value: unknown): boolean | null {
  const parts = MOMENT.exec(String(value))?.slice(1);
  if (parts === undefined) return null;
  const [year = 0, month = 0, day = 0, ...time] = (parts as (string | undefined)[]).map((part) =>
    Number(part ?? 0),
  );
  const date = new Date(Date.UTC(year, month - 1, day));
  const [hours = 0, minutes = 0, seconds = 0, zoneHours = 0, zoneMinutes = 0] = time;
  return (
    year > 0 &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hours < 24 &&
    minutes < 60 &&
    seconds < 60 &&
    zoneHours < 15 &&
    zoneMinutes < 60
  );
}

/** A day with slashes or without zeros as it is written otherwise. */
function inDashes(value: unknown): unknown {
  const [, year, , month, day] = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})$/.exec(String(value)) ?? [];
  return year === undefined
    ? value
    : [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
}

const isUnsound = (value: unknown) =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed());

const isEmpty = (value: unknown) => value === '' || value === null;
