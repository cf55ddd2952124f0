import { findDestination, type OutboundRules } from './destination.ts';

const maxUrlChars = 4_096;

/**
 * The URL that a text is, of http or https, without a user and without blanks and line breaks, which a parser would take
 * out; null for others.
 */
export function readWebUrl(text: string): URL | null {
  if (text.length > maxUrlChars || !/^https?:\/\/[^\s\p{C}\\]+$/iu.test(text)) return null;
  return URL.canParse(text) ? new URL(text) : null;
}

/**
 * Tells whether the rules allow requests to the current addresses of a URL. A host without an address now may get one
 * later, so each request checks again.
 */
export async function isPermitted(url: URL, rules: OutboundRules): Promise<boolean> {
  const isDestinationPermitted = async (rules: OutboundRules) =>
    findDestination(url, rules).then(
      () => true,
      () => false,
    );
  return (
    (await isDestinationPermitted(rules)) ||
    !(await isDestinationPermitted({ ...rules, localAllowed: true }))
  );
}
