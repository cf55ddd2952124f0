import type { Operation } from './operation.ts';
import { RefusedRequest } from './refused-request.ts';

/** One element of an `Accept` header: `text/*;q=0.5`. */
interface AcceptedRange {
  readonly mediaType: string;
  readonly parameters: readonly string[];
  readonly quality: number;
}

const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Splits at separators outside of quotes; one pass for any header. */
function splitUnquoted(text: string, sign: string): string[] {
  const parts: string[] = [];
  let begin = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === '\\' && isQuoted) index += 1;
    else if (letter === sign && !isQuoted) {
      parts.push(text.slice(begin, index));
      begin = index + 1;
    }
  }
  parts.push(text.slice(begin));
  return parts.map((part) => part.trim());
}

/** Media type in lower case, and its parameters except `q`. */
function parseType(text: string): { mediaType: string; parameters: readonly string[] } {
  const [mediaType = '', ...parameters] = splitUnquoted(text.toLowerCase(), ';');
  const kept = parameters
    .map((each) => each.replaceAll('"', '').replace(/^([^=]*[^=\s])\s*=\s*/, '$1='))
    .filter((each) => each !== '' && !each.startsWith('charset='));
  return { mediaType, parameters: kept };
}

/** Elements that are no media types with a quality are passed over. */
function parseRanges(header: string): readonly AcceptedRange[] {
  return splitUnquoted(header, ',').flatMap((element) => {
    const { mediaType, parameters } = parseType(element);
    const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
    if (!/^[^\s/]+\/[^\s/]+$/.test(mediaType) || !QUALITY.test(weight)) return [];
    const others = parameters.filter((each) => !each.startsWith('q='));
    return [{ mediaType, parameters: others, quality: Number(weight) }];
  });
}

/** The more of a media type a range names, the more it counts; 0 where it does not have the type. */
function computeFit(range: AcceptedRange, offered: ReturnType<typeof parseType>): number {
  if (range.mediaType === '*/*') return 1;
  if (range.mediaType.endsWith('/*'))
    return offered.mediaType.startsWith(range.mediaType.slice(0, -1)) ? 2 : 0;
  const hasAll = range.parameters.every((each) => offered.parameters.includes(each));
  return range.mediaType === offered.mediaType && hasAll ? 3 + range.parameters.length : 0;
}

/**
 * Media type among the offered ones that an `Accept` header (RFC 9110, 12.5.1) prefers, the first one of equals;
 * undefined if none is acceptable.
 */
export function preferredType(
  header: string | undefined,
  offered: readonly string[],
): string | undefined {
  const ranges = parseRanges(header ?? '');
  if (ranges.length === 0) return offered[0];
  let best: string | undefined;
  let most = 0;
  for (const each of offered) {
    const type = parseType(each);
    let closest = 0;
    let quality = 0;
    for (const range of ranges) {
      const fit = computeFit(range, type);
      if (fit > closest || (fit === closest && fit > 0 && range.quality > quality)) {
        closest = fit;
        ({ quality } = range);
      }
    }
    if (quality > most) {
      most = quality;
      best = each;
    }
  }
  return best;
}

/**
 * Media type of the response of an operation with several; undefined for all others.
 * @throws RefusedRequest if the client accepts none of those of successes
 */
export function chooseType({ offers }: Operation, header: string | undefined) {
  if (offers === undefined) return undefined;
  const accept = preferredType(header, offers.mediaTypes);
  if (accept !== undefined) return { accept };
  if (!offers.required) return { accept: offers.mediaTypes[0] };
  const params = { accept: header, offered: offers.mediaTypes };
  throw new RefusedRequest('accept', {
    detail: 'None of the accepted types is sent here.',
    params,
  });
}
