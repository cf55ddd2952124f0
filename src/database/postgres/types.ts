import { types } from 'pg';
import { UnsafeInteger } from '../errors.ts';

type Parser = (text: string) => unknown;

/** Numbers of the Postgres types of ids, counts and sums. */
function parseNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) {
    throw new UnsafeInteger('came from the database');
  }
  return number;
}

/**
 * `2022-04-22 10:15:30.123456+00` to `2022-04-22T10:15:30.123Z`. Sessions run in UTC, so the offset
 * is always zero and the rest is moving characters. Years beyond 9999 and infinity stay as they are.
 */
function parseTimestamp(text: string): string {
  if (text.length < 19 || text.charCodeAt(10) !== 32) return text;
  const start = `${text.slice(0, 10)}T${text.slice(11, 19)}`;
  if (text.charCodeAt(19) !== 46) return `${start}.000Z`;
  let fraction = text.slice(20, 23);
  const end = fraction.search(/\D/);
  if (end >= 0) fraction = fraction.slice(0, end);
  return `${start}.${fraction.padEnd(3, '0')}Z`;
}

const returnText: Parser = (text) => text;

const parsers = new Map<number, Parser>([
  [types.builtins.INT8, parseNumber],
  [types.builtins.NUMERIC, parseNumber],
  [types.builtins.TIMESTAMPTZ, parseTimestamp],
  [types.builtins.TIMESTAMP, parseTimestamp],
  [types.builtins.DATE, returnText],
]);

/** The parsers of this connection's results; pg's own for every other type. */
export const typeParsers = {
  getTypeParser(oid: number, format?: string): Parser {
    if (format === 'binary') return types.getTypeParser(oid, 'binary') as Parser;
    return parsers.get(oid) ?? (types.getTypeParser(oid, 'text') as Parser);
  },
};
