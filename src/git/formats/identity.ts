import type { TextDecoder } from 'node:util';

/** Name, email address and time of an author or committer. `date` is ISO 8601 with the original offset, or `Z`. */
export interface Identity {
  readonly name: string;
  readonly email: string;
  readonly date: string;
}

const lastSecond = Date.parse('9999-12-31T23:59:59Z') / 1000;
// eslint-disable-next-line no-control-regex
const unsafe = /[\x00-\x1f\x7f<>]/g;

/**
 * `identity` as the line of a commit object, `Name <email> 1650622530 +0200`. Angle brackets and
 * control characters are taken out, so that no field can forge another; fractions of a second
 * are dropped. Throws `RangeError` when the date cannot be read or is not in 1970 to 9999.
 */
export function formatIdentity({ name, email, date }: Identity): string {
  const cleanEmail = clean(email);
  const cleanName = clean(name) || cleanEmail.split('@')[0] || 'unknown';
  const seconds = Math.floor(Date.parse(date) / 1000);
  if (!(seconds >= 0 && seconds <= lastSecond))
    throw new RangeError(`not a date that git can store: ${date}`);
  return `${cleanName} <${cleanEmail}> ${seconds} ${readOffset(date)}`;
}

/**
 * The inverse of `formatIdentity`, for a line with one character per byte. Finds the fields as git does; broken lines
 * of old histories give the readable fields.
 */
export function parseIdentity(line: string, decoder: TextDecoder): Identity {
  const decodeText = (bytes: string) => decoder.decode(Buffer.from(bytes, 'latin1'));
  const begin = line.indexOf('<');
  const end = line.indexOf('>', begin);
  if (begin === -1 || end === -1) {
    return { name: decodeText(line), email: '', date: formatDate(0, '+0000') };
  }
  const behind = line.slice(line.lastIndexOf('>') + 1);
  const [, seconds = '0', sign = '+', offset = '0'] =
    /^[ \t\r]*([0-9]+)[ \t\r]*([+-])([0-9]+)/.exec(behind) ?? [];
  return {
    name: decodeText(line.slice(0, begin).replace(/[ \t\r]+$/, '')),
    email: decodeText(line.slice(begin + 1, end)),
    date: formatDate(Number(seconds), `${sign}${offset.padStart(4, '0').slice(0, 4)}`),
  };
}

function clean(text: string): string {
  return text.replace(unsafe, '').trim();
}

function readOffset(date: string): string {
  const match = /([+-])(\d\d):?(\d\d)$/.exec(date);
  return match === null || !date.includes('T') ? '+0000' : `${match[1]}${match[2]}${match[3]}`;
}

/** RFC 3339: histories hold dates that no calendar has, and 1970 keeps the commit readable; so does no offset. */
function formatDate(seconds: number, offset: string): string {
  if (!/^[+-](?:[01]\d|2[0-3])[0-5]\d$/.test(offset)) return formatDate(seconds, '+0000');
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3, 5));
  const shift = (offset.startsWith('-') ? -minutes : minutes) * 60;
  const moment = new Date((seconds + shift) * 1000);
  // Years have four digits.
  if (!/^\d{4}-/.test(Number.isNaN(moment.getTime()) ? '' : moment.toISOString()))
    return formatDate(0, '+0000');
  return `${moment.toISOString().slice(0, -1)}${offset.slice(0, 3)}:${offset.slice(3, 5)}`;
}
