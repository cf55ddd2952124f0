import type { GraphQLFieldResolver } from 'graphql';
import { LaterText } from '../later-text.ts';
import { formatGlobalId } from './global-ids.ts';
import { timeInWholeSeconds } from './scalars.ts';
import type { Rest } from './define.ts';
import type { ExecutionContext } from './types.ts';

/** Turns the value of a property into that of a field; null never reaches it. */
export type Convert = (value: never, context: ExecutionContext) => unknown;

export const same = (value: unknown) => value;
export const asText = (value: unknown) => String(value);
export const upper = (value: string) => value.toUpperCase();
export const time = timeInWholeSeconds;
/** `on_track` as `onTrack`. */
export const camel = (word: string) =>
  word.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
/** The path of an address. */
export const path = (address: string) => new URL(address, 'http://localhost').pathname;
/** The object with an id, whose other properties are loaded; null for 0, which carried ids have for none. */
export const keyed = (key: string) => (id: number) => (id === 0 ? null : { [key]: id });
/** A text, whether it is at hand or is read now. */
export const text = (value: unknown) => (value instanceof LaterText ? value.read(false) : value);
export const each = (convert: Convert) => (values: readonly unknown[], context: ExecutionContext) =>
  values.map((value) => (value === null ? null : convert(value as never, context)));
export const globalId =
  (type: string) =>
  (id: number | string, { globalIdApp }: ExecutionContext) =>
    formatGlobalId(globalIdApp, type, id);

/** The value that a field has in every object. */
export const always = (value: unknown) => () => value;

/**
 * Reads a property of the source, or a nested one: `time_stats.time_estimate`. Missing properties are loaded by `rest`.
 */
export function property(
  path: string,
  convert: Convert,
  absent: unknown = null,
  rest?: Rest,
): GraphQLFieldResolver<unknown, ExecutionContext> {
  const [name = '', ...inner] = path.split('.');
  const readValue = (source: Readonly<Record<string, unknown>>, context: ExecutionContext) => {
    let value = source[name];
    for (const each of inner) value = (value as Readonly<Record<string, unknown>> | null)?.[each];
    return value == null ? absent : convert(value as never, context);
  };
  return (given, _args, context) => {
    const source = given as Readonly<Record<string, unknown>>;
    if (rest === undefined || source[name] !== undefined) return readValue(source, context);
    return rest.load.call((load) =>
      context.batches
        .load(load, source[rest.key], context)
        .then((loaded) => (loaded === undefined ? absent : readValue(loaded, context))),
    );
  };
}
