/**
 * Decoders of the texts in parameters and forms, one per declared type. Each takes a text, a list of texts or a tree
 * of both, and reads the JSON form of the type. No other form of a number, list or boolean is accepted.
 */
import type { Decoder, MemberDecoder } from './decode.ts';
import * as lenient from './decode.ts';
import { ENOUGH, Faults, memberName, createReason, tooMany } from './faults.ts';
import { JsonReader } from './json-reader.ts';
import { MAX_VALUES, type RawValue } from './raw.ts';

export { any, file, hash, object, string } from './decode.ts';

/** The empty text is no number. */
const whereFilled =
  <T>(decoder: Decoder<T>): Decoder<T> =>
  (raw, name, faults) => {
    if (raw !== '' && raw !== null) return decoder(raw, name, faults);
    faults.add(name, createReason('type', { type: 'number' }));
    return undefined;
  };

export const integer = whereFilled(lenient.integer);
export const number = whereFilled(lenient.number);

export const boolean: Decoder<boolean> = (raw, name, faults) => {
  if (raw === undefined || typeof raw === 'boolean') return raw;
  if (raw === 'true') return true;
  if (raw === 'false') return false;
  faults.add(name, createReason('type', { type: 'boolean' }));
  return undefined;
};

/** Accepts one of the given texts. */
export const word =
  (words: readonly unknown[]): Decoder<string> =>
  (raw, name, faults) => {
    const text = lenient.string(raw, name, faults);
    if (text === undefined || words.includes(text)) return text;
    faults.add(name, createReason('enum'));
    return undefined;
  };

/** Reads members by the first pattern that matches their name; `others` reads the rest. */
export const byName = (
  patterns: Readonly<Record<string, Decoder<unknown>>>,
  others: Decoder<unknown>,
): MemberDecoder => {
  const decoders = Object.entries(patterns).map(
    ([pattern, decoder]) => [new RegExp(pattern, 'u'), decoder] as const,
  );
  return (raw, name, faults, key) => {
    const [, decoder] = decoders.find(([pattern]) => pattern.test(key)) ?? [];
    return (decoder ?? others)(raw, name, faults);
  };
};

/** A list of texts; one text is a list of one. */
export const array = <T>(decoder: Decoder<T>, most = Infinity): Decoder<T[]> =>
  listBy(() => decoder, most);

/** List of texts whose first elements have separate types by position. */
export const tuple = (
  first: Readonly<Record<number, Decoder<unknown>>>,
  others: Decoder<unknown>,
  most = Infinity,
): Decoder<unknown[]> => listBy((index) => first[index] ?? others, most);

const listBy =
  <T>(decoderAt: (index: number) => Decoder<T>, most: number): Decoder<T[]> =>
  (raw, name, faults) => {
    if (raw === undefined) return undefined;
    const elements = (Array.isArray(raw) ? raw : [raw]) as readonly RawValue[];
    if (elements.length > most) {
      faults.add(name, tooMany(most));
      return undefined;
    }
    const enough = faults.count + ENOUGH;
    const values: T[] = [];
    for (const [index, element] of elements.entries()) {
      if (faults.count >= enough) return undefined;
      const value = decoderAt(index)(element, memberName(name, index), faults);
      if (value !== undefined) values.push(value);
    }
    return values;
  };

/** The first of several types that the text can be read as. */
export const either =
  (...decoders: readonly Decoder<unknown>[]): Decoder<unknown> =>
  (raw, name, faults) => {
    if (raw === undefined) return undefined;
    for (const decoder of decoders) {
      const tried = new Faults();
      const value = decoder(raw, name, tried);
      if (!tried.any) return value;
    }
    faults.add(name, createReason('anyOf'));
    return undefined;
  };

/** The empty text is accepted, and means no value. */
export const emptyOr =
  <T>(decoder: Decoder<T>): Decoder<T> =>
  (raw, name, faults) =>
    raw === '' ? undefined : decoder(raw, name, faults);

/** Number of values in JSON texts of each request. */
const valuesOf = new WeakMap<Faults, number>();

/** Text with JSON; all such texts of one request have at most the values of a JSON body. */
export const json: Decoder<RawValue> = (raw, name, faults) => {
  if (typeof raw !== 'string') return raw;
  const before = valuesOf.get(faults) ?? 0;
  const reader = new JsonReader({ mostValues: MAX_VALUES - before });
  try {
    reader.write(Buffer.from(raw));
    const value = reader.end();
    if (reader.values > 0) return lenient.any(value, name, faults);
  } catch {
    // The error is reported below, like a blank text.
  } finally {
    valuesOf.set(faults, before + reader.values);
  }
  faults.add(name, createReason('contentMediaType', { contentMediaType: 'application/json' }));
  return undefined;
};
