import { GraphQLError } from 'graphql';
import type { GlobalId } from './types.ts';

export const formatGlobalId = (app: string, type: string, id: number | string): string =>
  `gid://${app}/${type}/${id}`;

const form = /^gid:\/\/([a-zA-Z0-9-]+)\/([A-Za-z_:]+)\/([^/?#\s]+)$/;

/** Characters of an id at most; the longest ones are hashes. */
const maxIdChars = 255;

/** The start of a value, for a message. */
const shortenForMessage = (text: string) => JSON.stringify(text.slice(0, maxIdChars));

/**
 * Parses a global id of one of these types; of any type without names.
 * @param asked name of the requested object, for the message about an id of another type
 * @throws GraphQLError
 */
export function parseGlobalId(
  app: string,
  text: string,
  types: readonly string[],
  asked = types[0] ?? '',
): GlobalId {
  const [, own, type, id] = (text.length <= maxIdChars && form.exec(text)) || [];
  if (own === undefined || type === undefined || id === undefined) {
    throw new GraphQLError(`${shortenForMessage(text)} is not a valid Global ID`);
  }
  if (own !== app)
    throw new GraphQLError(`${shortenForMessage(text)} is not a ${toWord(app)} Global ID`);
  if (types.length > 0 && !types.includes(type)) {
    throw new GraphQLError(`${shortenForMessage(text)} does not represent an instance of ${asked}`);
  }
  return { type, id };
}

const toWord = (app: string) => app.charAt(0).toUpperCase() + app.slice(1);
