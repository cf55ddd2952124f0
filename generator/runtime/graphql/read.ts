import { GraphQLError } from 'graphql';
import { RefusedRequest } from '../refused-request.ts';
import { parseGlobalId } from './global-ids.ts';
import type { GlobalId } from './types.ts';

/**
 * The number that a text is.
 * @throws RefusedRequest with status 404 for a text that numbers nothing
 */
export function parseGlobalIdNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new RefusedRequest('namesNothing');
  return Number(text);
}

/** Number in a global id; throws like `parseGlobalIdNumber`. */
export const readIdNumber = ({ id }: GlobalId): number => parseGlobalIdNumber(id);

/** @throws GraphQLError for a text that is no number */
export function readIidNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new GraphQLError(`${JSON.stringify(text)} is no number`);
}

/** The most numbers that a list is narrowed to, as by REST. */
const maxNumbers = 1_000;

/**
 * Numbers of things in a project or group; a text that is none is the number of nothing.
 * @throws GraphQLError for more than a list is narrowed to
 */
export function readGlobalIdNumbers(texts: readonly string[]): number[] {
  if (texts.length > maxNumbers) {
    throw new GraphQLError(`No more than ${maxNumbers} numbers may be asked for at once`);
  }
  return texts.map((text) =>
    /^[1-9]\d{0,14}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER,
  );
}

/**
 * The text at the end of a global id of the application and one of the types, or a number alone. An empty list of types accepts all.
 * @throws GraphQLError for an id of another application or type
 */
export const readGlobalIdEnd = (app: string, id: string, ...types: readonly string[]): string =>
  id.includes('/') ? parseGlobalId(app, id, types).id : id;

/** Id, or a word that the parameter accepts. */
export const readIdOrWord = (text: string) =>
  (/^\d{1,15}$/.test(text) ? Number(text) : text) as never;

/** Word for the parameter: the operation rejects an unknown one. */
export const word = (text: string) => text as never;

export const lower = <Word extends string>(word: Word) => word.toLowerCase() as Lowercase<Word>;

/** `NONE` as `None`. */
export const capital = <Word extends string>(word: Word) =>
  `${word.charAt(0)}${word.slice(1).toLowerCase()}` as Capitalize<Lowercase<Word>>;

/** `atRisk` as `at_risk`; its type is whatever the parameter takes. */
export const snake = (word: string) =>
  word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as never;

/** The values of a list that are not null. */
export const listWords = <Value>(values: readonly (Value | null)[]): Value[] =>
  values.filter((value) => value !== null);
