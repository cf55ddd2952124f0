import { parse } from 'scim2-parse-filter';
import { readAttributeName } from './attribute.ts';
import { createScimRefusal } from './refusals.ts';

const attributes = ['id', 'externalid', 'username'] as const;

/** Supported comparison of a filter. */
export interface UserFilter {
  readonly attribute: (typeof attributes)[number];
  readonly value: string;
}

/**
 * Parses the comparison of a filter; null when it is blank.
 * @throws HttpError 412 for everything but one `eq`
 */
export function readFilter(text: string): UserFilter | null {
  if (text.trim() === '') return null;
  // Filters have no control characters, and the parser tries two readings of each line break: forty would take it days.
  if (/\p{Cc}/u.test(text)) throw createUnsupportedError();
  const filter = tryToParse(quoteValue(text));
  if (filter?.op !== 'eq' || !('compValue' in filter)) throw createUnsupportedError();
  const { attrPath, compValue } = filter;
  const attribute = attributes.find((name) => name === readAttributeName(attrPath));
  if (attribute === undefined || typeof compValue !== 'string') throw createUnsupportedError();
  // The parser does not unescape backslashes, for clients that do not escape them.
  return { attribute, value: compValue.replaceAll('\\\\', '\\') };
}

/** Undefined for an invalid filter, also for one nested too deeply for the parser. */
function tryToParse(text: string) {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** Bare values are no values in the grammar of RFC 7644, but some clients send them. */
function quoteValue(text: string): string {
  const bare = /^\s*([\w.:-]{1,255})\s+eq\s+([^\s"()[\]]+)\s*$/i.exec(text);
  if (bare === null) return text;
  const [, attribute = '', value = ''] = bare;
  return `${attribute} eq ${JSON.stringify(value)}`;
}

const createUnsupportedError = () => createScimRefusal('Unsupported Filter');
