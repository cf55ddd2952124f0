import { GraphQLError, GraphQLScalarType } from 'graphql';
import { readMoment } from '../decode.ts';

const day = /^\d{4}-\d\d-\d\d$/;

/** Maximum characters of a time. */
const maxTimeChars = 100;
/** Characters of a value in a message. */
const maxShownChars = 100;

function throwInvalid(name: string, value: unknown): never {
  throw new GraphQLError(`${String(JSON.stringify(value)).slice(0, maxShownChars)} is no ${name}`);
}

/** Tells whether the text is a day in the years that databases support. */
const isDay = (value: string) => day.test(value) && readMoment(value) !== null;

/** A day, or a time as REST takes it, which may also end in `UTC` and have a blank before its zone. */
function readTime(value: unknown): string {
  if (typeof value !== 'string' || value.length > maxTimeChars) return throwInvalid('Time', value);
  if (isDay(value)) return value;
  const zoned = value.replace(/ ?UTC$/i, 'Z').replace(/ (?=[+-]\d\d:?\d\d$)/, '');
  return readMoment(zoned) ?? throwInvalid('Time', value);
}

const readDay = (value: unknown): string =>
  typeof value === 'string' && isDay(value) ? value : throwInvalid('Date', value);

const readNumber = (value: unknown): string =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value))
    ? String(value)
    : throwInvalid('BigInt', value);

/** The values that a client sends for the scalars that the project knows; any value for others. */
const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  BigInt: readNumber,
  Date: readDay,
  ISO8601Date: readDay,
  Time: readTime,
};

/** Times have whole seconds, and no zone but that of UTC. */
export function timeInWholeSeconds(value: string): string {
  if (value.endsWith('Z')) return value.replace(/\.\d+(?=Z$)/, '');
  const date = new Date(value);
  return /\d\d:\d\d/.test(value) && !Number.isNaN(date.getTime())
    ? date.toISOString().replace(/\.\d+/, '')
    : value;
}

const writers: Readonly<Record<string, (value: unknown) => unknown>> = {
  BigInt: String,
  // Whole seconds, for every source of the value.
  Time: (value) => (typeof value === 'string' ? timeInWholeSeconds(value) : value),
};

export function scalarNamed(name: string, description: string | null): GraphQLScalarType {
  const coerceInputValue = readers[name];
  const coerceOutputValue = writers[name] ?? ((value: unknown) => value);
  return new GraphQLScalarType<unknown, unknown>({
    name,
    description,
    coerceOutputValue,
    ...(coerceInputValue !== undefined && { coerceInputValue }),
  });
}
