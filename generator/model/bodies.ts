import { isDeepStrictEqual } from 'node:util';
import type { MediaType, RequestBody, Schema } from '../load/document.ts';
import { essence, isJson } from '../load/media-type.ts';
import type { Resolver } from './resolver.ts';
import { preferred } from './responses.ts';

/** Media types of forms, whose bodies are read member by member, and the range of all. */
export const FORMS: ReadonlySet<string> = new Set([
  '*/*',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
]);

/** Members of JSON and of forms become values; all else is one text, or one file. */
function toBodyKind(mediaType: string): 'members' | 'text' | 'file' {
  if (isJson(mediaType) || FORMS.has(essence(mediaType))) return 'members';
  return essence(mediaType).startsWith('text/') ? 'text' : 'file';
}

/**
 * Splits a body into parts that are each read in one way: by schema, kind of value and encoding of forms. JSON comes
 * first if offered.
 */
export function splitBodies(body: RequestBody, resolver: Resolver): readonly RequestBody[] {
  const groups: [string, MediaType][][] = [];
  const first = preferred(body.content)?.[0];
  const offered = Object.entries(body.content);
  for (const entry of offered.toSorted(([a], [b]) => Number(b === first) - Number(a === first))) {
    const same = groups.find((group) => group.every((other) => areAlike(other, entry, resolver)));
    if (same === undefined) groups.push([entry]);
    else same.push(entry);
  }
  return groups.map((group) => ({ ...body, content: Object.fromEntries(group) }));
}

function areAlike(
  [type, { schema = {}, encoding }]: readonly [string, MediaType],
  [otherType, { schema: other = {}, encoding: otherEncoding }]: readonly [string, MediaType],
  resolver: Resolver,
): boolean {
  const kind = toBodyKind(type);
  if (kind !== toBodyKind(otherType)) return false;
  const areForms = !isJson(type) && !isJson(otherType);
  if (kind === 'members' && areForms && !isDeepStrictEqual(encoding, otherEncoding)) return false;
  const [target, otherTarget] = [schema, other].map((each) => resolver.resolve<Schema>(each));
  // The schema of a file states its maximum size, if any.
  return kind === 'file'
    ? target?.maxLength === otherTarget?.maxLength
    : isDeepStrictEqual(target, otherTarget);
}
