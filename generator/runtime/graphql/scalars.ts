import { GraphQLError, GraphQLScalarType } from 'graphql';

const day = /^\d{4}-\d\d-\d\d$/;

function invalid(name: string, value: unknown): never {
  throw new GraphQLError(`${JSON.stringify(value)} is no ${name}`);
}

/** Tells whether this is a day of the years that databases know. */
function isDay(value: string): boolean {
  if (!day.test(value) || value.startsWith('0000')) return false;
  const time = new Date(value);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value);
}

/** Anything that reads as a time, in UTC where it names no zone. */
function readTime(value: unknown): string {
  if (typeof value !== 'string') return invalid('Time', value);
  if (isDay(value)) return value;
  const zoned = /(?:Z|UTC|[+-]\d\d:?\d\d)$/i.test(value) ? value : `${value}Z`;
  const time = new Date(zoned.replace(/ ?UTC$/i, 'Z').replace(/^(\d{4}-\d\d-\d\d) /, '$1T'));
  const text = Number.isNaN(time.getTime()) ? '' : time.toISOString();
  return isDay(text.slice(0, 10)) && !day.test(value) ? text : invalid('Time', value);
}

const readDay = (value: unknown): string =>
  typeof value === 'string' && isDay(value) ? value : invalid('Date', value);

const readNumber = (value: unknown): string =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value))
    ? String(value)
    : invalid('BigInt', value);

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
  // Whole seconds, whoever tells them.
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
