import { GraphQLError } from 'graphql';
import { parseGlobalId } from '#runtime/graphql/global-ids.ts';
import { NotFound } from '#src/errors.ts';

/** @throws NotFound for a text that numbers nothing */
export function parseGlobalIdNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new NotFound();
  return Number(text);
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
