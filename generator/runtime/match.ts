import type { IncomingMessage } from 'node:http';
import { RefusedRequest } from './refused-request.ts';
import type { LazyOperation } from './lazy-operations.ts';
import type { Method } from './operation.ts';
import type { FindRoute, Route } from './route.ts';
import { parts } from './segment.ts';

/** Longest path with query that is looked at (414 beyond). */
const MAX_URL = 8_192;

/** The client requests the methods of a path. */
export class OptionsRequest extends Error {
  readonly allow: string;
  constructor(allow: string) {
    super('OPTIONS');
    this.allow = allow;
  }
}

export interface Match<Facts> {
  readonly lazy: LazyOperation<Facts>;
  /**
   * Values of the path parameters, in order, percent-decoded.
   * @throws RefusedRequest when the address is too long or malformed, reported in the operation's own form of failures
   */
  values(): readonly string[];
  /** Still encoded form of `values`. */
  encoded(): readonly string[];
}

/**
 * Finds the operation of a request; `path` is that of its URL without the query.
 * @throws RefusedRequest when there is none, OptionsRequest for `OPTIONS`
 */
export function matchOperation<Facts>(
  findRoute: FindRoute<Facts>,
  http: IncomingMessage,
  path: string,
): Match<Facts> {
  const { route, segments } = findFormatted(findRoute, splitSegments(path));
  if (route === null || !isWritten(route, http))
    throw new RefusedRequest(isTooLong(http) ? 'longAddress' : 'unknownPath');
  if (http.method === 'OPTIONS') throw new OptionsRequest(formatAllowed(route));
  const method = http.method === 'HEAD' ? 'GET' : (http.method as Method);
  const lazy = Object.hasOwn(route.operations, method) ? route.operations[method] : undefined;
  if (lazy === undefined) throw createMethodRefusal(route);
  return {
    lazy,
    values() {
      if (isTooLong(http)) throw new RefusedRequest('longAddress');
      return decodeCaptured(route, segments, decodeSegment);
    },
    encoded() {
      if (isTooLong(http)) throw new RefusedRequest('longAddress');
      return decodeCaptured(route, segments, (segment) => segment);
    },
  };
}

const isTooLong = ({ url = '' }: IncomingMessage) => url.length > MAX_URL;

/** Tells whether the path has exactly the slashes of its template, if required. */
function isWritten({ exact, template }: Route, { url = '' }: IncomingMessage): boolean {
  if (exact !== true) return true;
  return countSegments(url.split('?', 1)[0] ?? '') === countSegments(template);
}

const countSegments = (path: string) => path.split('/').length;

/** Percent-encoded segments; repeated slashes count as one, because a client in the field sends them. */
export function splitSegments(url: string): string[] {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const segments = path.split('/');
  // The empty text in front of the first slash; others only when slashes are repeated or trail.
  segments.shift();
  return segments.includes('') ? segments.filter((segment) => segment !== '') : segments;
}

function formatAllowed(route: Route): string {
  const methods = Object.keys(route.operations);
  return ['OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : []), ...methods].join(', ');
}

function createMethodRefusal(route: Route): RefusedRequest {
  const allow = formatAllowed(route);
  return new RefusedRequest('method', { params: { allow }, headers: { Allow: allow } });
}

/**
 * `.json` behind a fixed word or a number at the end is ignored, any other format there is refused with 406.
 * Behind free text (a path, a file name) a suffix is part of the text.
 */
function findFormatted<Facts>(
  findRoute: FindRoute<Facts>,
  given: readonly string[],
): { route: Route<Facts> | null; segments: readonly string[] } {
  const route = findRoute(given);
  const last = given.at(-1);
  if (!last?.includes('.')) return { route, segments: given };
  const [, word = '', format] = /^(.+)\.([a-z]{2,5})$/.exec(last) ?? [];
  if (format === undefined || word === '') return { route, segments: given };
  const segments = [...given.slice(0, -1), word];
  const plain = findRoute(segments);
  const fixed =
    plain !== null &&
    plain.exact !== true &&
    (!isCaptured(plain, segments.length - 1) || /^[0-9]+$/.test(word));
  if (!fixed) return { route, segments: given };
  if (format === 'json') return { route: plain, segments };
  if (route !== null) return { route, segments: given };
  throw new RefusedRequest('format', { params: { format } });
}

const isCaptured = (route: Route, index: number) =>
  route.wildcard || route.captures.some((capture) => capture.index === index);

function decodeCaptured(
  route: Route,
  segments: readonly string[],
  decode: (segment: string) => string,
): string[] {
  const last = route.captures.length - 1;
  return route.captures.map((capture, position) => {
    const { index, before, after, between, part = 0 } = capture;
    if (route.wildcard && position === last) {
      const decoded = segments.slice(index).map(decode);
      if (decoded.some((text) => text.split('/').includes('..'))) {
        throw new RefusedRequest('malformedAddress', { detail: 'the path is invalid' });
      }
      return decoded.join('/');
    }
    const segment = segments[index] ?? '';
    return decode(
      between === undefined
        ? segment.slice(before, segment.length - after)
        : (parts(segment, before, after, between)?.[part] ?? ''),
    );
  });
}

function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new RefusedRequest('malformedAddress', { detail: 'malformed percent-encoding' });
  }
}
